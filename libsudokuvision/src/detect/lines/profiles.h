/* Profiles of brightness across the lines of a grid, each the mean along a segment. */
#ifndef DETECT_LINES_PROFILES_H
#define DETECT_LINES_PROFILES_H

#include "detect/lines/lines_view.h"

/* Maximum distance of lines of bent paper from their positions on flat paper, in cells. */
#define PROFILES_MAX_MOVE 1.5F

enum { PROFILES_LINES = BOARD_MAX_SIDE + 1 };

/* Profiles across lines FIRST_LINE..FIRST_LINE + COUNT - 1 beside one cell, interleaved: sample i
 * of all lines precedes sample i + 1. */
struct profiles_bundle {
    unsigned direction, first_line, count;
    int place, reach;
    unsigned step; /* of the samples along the cell that are read; 1: all */
};

/* Stores the shifts in direction MOVED of LINE of DIRECTION at PLACE and PLACE + 1: across the line
 * if MOVED is DIRECTION, otherwise along it. */
void profiles_shift(const struct lines_shift *shift, unsigned moved, unsigned direction,
                    unsigned line, unsigned place, float *start, float *end);

/* Stores the profiles of BUNDLE in PROFILE. SHIFT may be NULL. */
void profiles_read(const struct lines_view *view, const struct lines_shift *shift,
                   const struct profiles_bundle *bundle, float *profile);

/* Copies ONE, the profiles of BUNDLE, to index START of ALL interleaved profiles. */
void profiles_lay(const float *one, const struct profiles_bundle *bundle, unsigned start,
                  unsigned all, float *profile);

#endif
