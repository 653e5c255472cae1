/* Moves the crossings of one line to where the line is seen. */
#ifndef DETECT_BEND_LINE_H
#define DETECT_BEND_LINE_H

#include "detect/lines.h"

/* Moves the crossings of LINE of DIRECTION by the offsets in LINES, smoothed along the line and
 * reduced where the line is fainter than THRESHOLD. */
void bend_line_follow(const struct lines *lines, float threshold, unsigned direction, unsigned line,
                      struct lines_shift *shift);

#endif
