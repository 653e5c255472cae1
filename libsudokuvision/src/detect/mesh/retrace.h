/* Corrects lines that leave their course: one end was fitted to the page's edge, a shadow or an
 * ornament beside the grid, while the rest of the line is sharp. */
#ifndef DETECT_MESH_RETRACE_H
#define DETECT_MESH_RETRACE_H

#include "detect/lines/lines.h"

/* Searches again for the ends of lines with bad continuations, segment by segment from their
 * longest sound stretch. SHIFT and LINES change only for lines that are then sound from end to end;
 * lines covered by a hand or cropped by the picture stay as they are. THRESHOLD is the minimum
 * clearness of a segment. */
void mesh_retrace(const struct lines_view *view, float threshold, struct lines_shift *shift,
                  struct lines *lines);

#endif
