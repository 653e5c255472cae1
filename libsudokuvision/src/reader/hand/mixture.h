/* Print and hand told apart in one photo.
 *
 * The marks of a photo are a mixture of two kinds: those of one face, which are alike in darkness,
 * color, size, stroke and place, and those of a hand, which are less so. Where both kinds are is
 * found by expectation maximization (Dempster, Laird & Rubin, 1977), from what the network makes of
 * their shapes on. */
#ifndef READER_HAND_MIXTURE_H
#define READER_HAND_MIXTURE_H

#include "digits/orientation.h"

#define MIXTURE_MOST 12.0F

/* Logarithms of the odds that what stands in each cell was written by hand, -MIXTURE_MOST..
 * MIXTURE_MOST; the lowest where there is nothing. */
struct mixture {
    float odds[BOARD_MAX_CELLS];  /* by all that the marks of the photo say */
    float shape[BOARD_MAX_CELLS]; /* by its shape alone: what the network makes of it, and whether
                                   * it repeats itself */
};

/* Fits MIXTURE to the GLYPHS of COUNT cells. */
void mixture_fit(const struct cell_glyph *glyphs, unsigned count, struct mixture *mixture);

#endif
