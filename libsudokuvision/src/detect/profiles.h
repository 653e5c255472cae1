/* Profiles of brightness across the lines of a grid, each the mean along the piece of a line beside
 * a cell. */
#ifndef DETECT_PROFILES_H
#define DETECT_PROFILES_H

#include "detect/lines_view.h"

enum { PROFILES_LINES = BOARD_MAX_SIDE + 1 };

/* Profiles across lines FIRST_LINE..+COUNT-1 beside one cell; sample i of all of them comes before
 * sample i + 1. */
struct profiles_bundle {
    unsigned direction, first_line, count;
    int place, reach;
    unsigned step; /* of the samples along the cell that are read; 1: all */
};

/* How far LINE of DIRECTION is moved at PLACE and PLACE + 1 the way that MOVED says: the same way
 * is across it, the other one along it. */
void profiles_shift(const struct lines_shift *shift, unsigned moved, unsigned direction,
                    unsigned line, unsigned place, float *start, float *end);

/* Stores those of BUNDLE in PROFILE; SHIFT may be NULL. */
void profiles_read(const struct lines_view *view, const struct lines_shift *shift,
                   const struct profiles_bundle *bundle, float *profile);

/* Lays the profiles ONE of BUNDLE at START of ALL that lie side by side. */
void profiles_lay(const float *one, const struct profiles_bundle *bundle, unsigned start,
                  unsigned all, float *profile);

#endif
