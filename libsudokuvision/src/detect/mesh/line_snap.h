/* Moves the crossings of one line to where the line is seen. */
#ifndef DETECT_MESH_LINE_SNAP_H
#define DETECT_MESH_LINE_SNAP_H

#include "detect/lines/lines.h"

/* Moves the crossings of LINE of DIRECTION by the offsets in LINES, smoothed along the line and
 * reduced where the line is fainter than THRESHOLD. */
void line_snap(const struct lines *lines, float threshold, unsigned direction, unsigned line,
               struct lines_shift *shift);

#endif
