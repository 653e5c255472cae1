/* Which way up a grid is, and in which script its digits are.
 *
 * Where no mark is a digit, the turn is 0. */
#ifndef DIGITS_ORIENTATION_H
#define DIGITS_ORIENTATION_H

#include "digits/cells.h"
#include "digits/classifier.h"
#include "digits/struck.h"
#include "image/chroma.h"

/* What is known of a cell before the rules of Sudoku are looked at; row by row as it lies in the
 * picture, and in the order of reading after orientation_turn_upright(). */
struct cell_glyph {
    struct blob blob;
    float ratio; /* ink against that of the cells with most ink */
    float features[FEATURE_COUNT];
    float scores[BOARD_MAX_ANSWERS];
    float zero;                /* the score of 0, which none is until zero_settle() */
    struct chroma color;       /* of the ink, beyond what the paper makes of gray ink */
    float hand[HAND_ANSWERS];  /* of the network that tells print from hand, of classic grids */
    float struck[STRUCK_WAYS]; /* struck_weigh(), and what else says so; STRUCK_UNASKED first */
    float depth;               /* share of the light that the ink takes; 0: not measured */
    struct chroma hue;         /* of the ink where it hides all of the paper */
    bool inverse;              /* it was light on a dark cell, whose negative it is in */
    bool part_dark;            /* part of it is as dark as such cells */
    bool framed;               /* something goes around what stands there, which cannot be read */
    bool scored;               /* features and scores are set: the mark may be a digit */
};

/* Finds marks in the PATCHES of SIDE x SIDE cells and sets all but the scores; what it saw of each
 * cell stays in DARKNESS, where that is not NULL. */
void cell_glyphs_find(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                      struct cell_glyph *glyphs, struct darkness *darkness);

/* Which way up marks are. */
struct orientation {
    unsigned turn; /* quarter turns, clockwise, that bring them upright: 0..3 */
    /* By how much they look more like digits than turned otherwise, in natural logarithms, at least
     * where it is much; INFINITY where that is not in question. */
    float lead;
    float fit;                      /* the mean score of the dark ones */
    const struct classifier *model; /* of the script that all of them have */
    bool zero;                      /* the highest digit is a 0, */
    bool zero_is_open;              /* or it is not: zero_settle() finds out */
};

/* Scores the marks of SIDE x SIDE cells the right way up and puts the cells in the order in which
 * they are read. WORK has room for as many marks. */
struct orientation orientation_turn_upright(struct cell_glyph *glyphs, unsigned side,
                                            struct cell_glyph *work);

/* A quarter turn clockwise of BLOB, its place and its crop. */
void orientation_turn_blob(struct blob *blob);

/* Whether GLYPH is as dark as digits are; or too faint to be looked at. */
bool orientation_is_dark(const struct cell_glyph *glyph);
bool orientation_is_faint(const struct cell_glyph *glyph);

/* The best score of GLYPH for a digit up to SIDE, or for 0. */
float orientation_best_score(const struct cell_glyph *glyph, unsigned side);

/* Whether hands are told from print on boards of SIDE whose digits are those of MODEL. */
bool orientation_has_hands(unsigned side, const struct classifier *model);

/* Whether most dark MARKS, scored, look like digits that a grid of SIDE has, and there are as many
 * as a puzzle needs. */
bool orientation_has_digits(const struct cell_glyph *glyphs, unsigned side);

#endif
