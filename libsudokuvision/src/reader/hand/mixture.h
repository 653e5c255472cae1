/* Distinguishes print from handwriting in one photo.
 *
 * The marks of a photo are a mixture of two kinds: print of one face, which is uniform in darkness,
 * color, size, stroke and place, and handwriting, which is less so. Expectation maximization
 * (Dempster, Laird & Rubin, 1977) fits both kinds, starting from the network's odds for each shape.
 */
#ifndef READER_HAND_MIXTURE_H
#define READER_HAND_MIXTURE_H

#include <sudokuvision/reading.h>

#include "digits/orientation.h"
#include "reader/hand/marks_model.h"
#include "reader/hand/odds.h"

/* Log odds that the mark in each cell is handwritten; the minimum for cells without a mark. */
struct mixture {
    /* By all marks of the photo: -MIXTURE_MAX..MIXTURE_MAX. */
    float odds[SVISION_CELLS];
    /* As ODDS, for decisions that require each digit to be print with certainty: as uniform as the
     * photo's print and with repeated shapes. -MIXTURE_WHOLE..MIXTURE_WHOLE. */
    float whole[SVISION_CELLS];
    /* By its shape alone, by the network and print of the same digit: -MIXTURE_MAX..MIXTURE_MAX. */
    float shape[SVISION_CELLS];
    /* Log odds of a printed candidate instead: small_print_weigh(). */
    float small[SVISION_CELLS], note[SVISION_CELLS];
};

/* Stores in SIGNS what distinguishes handwriting from print in each of COUNT GLYPHS. */
void mixture_describe(const struct cell_glyph *glyphs, unsigned count,
                      float (*signs)[WRITING_SIGNS]);

/* Fits MIXTURE to the GLYPHS of COUNT cells, at most SVISION_CELLS: only classic grids have
 * handwriting. */
void mixture_fit(const struct cell_glyph *glyphs, unsigned count, struct mixture *mixture);

#endif
