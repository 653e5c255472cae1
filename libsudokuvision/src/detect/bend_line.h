/* The crossings of one line, moved to where it is seen. */
#ifndef DETECT_BEND_LINE_H
#define DETECT_BEND_LINE_H

#include "detect/lines.h"

/* Moves the crossings of LINE of DIRECTION by what LINES leaves there, smoothed along the line and
 * shrunk where it is fainter than THRESHOLD. */
void bend_line_follow(const struct lines *lines, float threshold, unsigned direction, unsigned line,
                      struct lines_shift *shift);

#endif
