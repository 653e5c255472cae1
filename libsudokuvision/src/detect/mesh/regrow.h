/* Searches for lines again from the middle of the grid outwards.
 *
 * Paper that curls at one side compresses the last columns: a plane and a polynomial then miss
 * lines by more than the search distance, and find something else instead, such as an ornament or
 * the edge of the page. But the distance of two lines differs little from that of the next two. */
#ifndef DETECT_MESH_REGROW_H
#define DETECT_MESH_REGROW_H

#include "detect/mesh/mesh_work.h"

/* Moves SHIFT to lines that continue those in the middle if this fits better. LINES holds the
 * measurements at SHIFT, before and after. THRESHOLD: mesh_threshold(). */
void mesh_regrow(struct mesh_work *work, const struct lines_view *view, float threshold,
                 struct lines_shift *shift, struct lines *lines);

#endif
