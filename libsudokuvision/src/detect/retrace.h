/* Lines that leave their course: what was found at one end of a line is the page's edge, a shadow
 * or the ornament beside the grid, while the rest of the line is sharp. */
#ifndef DETECT_RETRACE_H
#define DETECT_RETRACE_H

#include "detect/lines.h"

/* Finds the ends of lines anew that go on badly, each from the longest stretch of its own that is
 * sound, segment after segment. SHIFT and LINES change for those lines only that are then sound
 * from end to end: what a hand covers, or the picture's border, is left as it was. THRESHOLD is the
 * clearness of a segment that counts. */
void mesh_retrace(const struct lines_view *view, float threshold, struct lines_shift *shift,
                  struct lines *lines);

#endif
