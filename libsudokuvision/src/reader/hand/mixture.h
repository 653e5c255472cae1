/* Print and hand told apart in one photo.
 *
 * The marks of a photo are a mixture of two kinds: those of one face, which are alike in darkness,
 * color, size, stroke and place, and those of a hand, which are less so. Where both kinds are is
 * found by expectation maximization (Dempster, Laird & Rubin, 1977), from what the network makes of
 * their shapes on. */
#ifndef READER_HAND_MIXTURE_H
#define READER_HAND_MIXTURE_H

#include "digits/orientation.h"

/* No sign is surer than this, a logarithm of odds; nor all of them together than twice as sure. */
#define MIXTURE_MOST  12.0F
#define MIXTURE_WHOLE (2 * MIXTURE_MOST)

/* Logarithms of the odds that what stands in each cell was written by hand; the lowest where there
 * is nothing. */
struct mixture {
    /* By what the marks of the photo say, each sign held back as far as it may deceive:
     * -MIXTURE_MOST..MIXTURE_MOST. */
    float odds[BOARD_MAX_CELLS];
    /* The same where each digit has to be print for sure: that is as even as the photo shows it,
     * and repeats its shapes. -MIXTURE_WHOLE..MIXTURE_WHOLE. */
    float whole[BOARD_MAX_CELLS];
    /* By its shape alone, -MIXTURE_MOST..MIXTURE_MOST: what the network makes of it, and whether it
     * repeats itself. */
    float shape[BOARD_MAX_CELLS];
    /* Not by hand, but a candidate in print: small_print_weigh(). */
    float note[BOARD_MAX_CELLS];
};

/* Fits MIXTURE to the GLYPHS of COUNT cells. */
void mixture_fit(const struct cell_glyph *glyphs, unsigned count, struct mixture *mixture);

#endif
