/* Print and hand told apart in one photo.
 *
 * The marks of a photo are a mixture of two kinds: those of one face, which are alike in darkness,
 * color, size, stroke and place, and those of a hand, which are less so. Where both kinds are is
 * found by expectation maximization (Dempster, Laird & Rubin, 1977), from what the network makes of
 * their shapes on. */
#ifndef READER_HAND_MIXTURE_H
#define READER_HAND_MIXTURE_H

#include "digits/orientation.h"

/* Stores in ODDS for each of COUNT cells the logarithm of the odds that what stands in it was
 * written by hand, -MIXTURE_MOST..MIXTURE_MOST; the lowest where there is nothing. */
void mixture_fit(const struct cell_glyph *glyphs, unsigned count, float *odds);

#define MIXTURE_MOST 12.0F

/* The logarithm of the odds that the mark of GLYPH was written by hand, by its shape alone: what
 * the network says, before the photo is asked. */
float mixture_shape(const struct cell_glyph *glyph);

#endif
