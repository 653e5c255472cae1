/* The orientation of a grid and the script of its digits.
 *
 * If no mark is a digit, the turn is 0. */
#ifndef DIGITS_ORIENTATION_H
#define DIGITS_ORIENTATION_H

#include "digits/mark/cells.h"
#include "digits/network/classifier.h"
#include "digits/network/struck.h"
#include "image/chroma.h"

/* Minimum ink of a possible digit, relative to the darkest cells. */
#define ORIENTATION_DIGIT_RATIO 0.45F

/* A cell before the rules of Sudoku are considered. Glyphs are in the order of the picture, row by
 * row, and in reading order after orientation_turn_upright(). */
struct cell_glyph {
    struct blob blob;
    float ratio; /* ink relative to the cells with the most ink */
    float features[FEATURE_COUNT];
    float scores[BOARD_MAX_ANSWERS];
    float zero;          /* the score of 0, which is no class of its own after zero_resolve() */
    struct chroma color; /* of the ink, apart from the paper's share */
    float hand[HAND_ANSWERS];  /* of the network that distinguishes print from handwriting, in
                                  classic grids */
    float struck[STRUCK_WAYS]; /* struck_score() and other evidence; initially STRUCK_UNKNOWN */
    float depth;               /* share of light that the ink absorbs; 0: not measured */
    struct chroma hue;         /* of the ink as if it hid the paper completely */
    struct chroma paper;       /* of the paper around it */
    bool inverse;              /* the mark was light on a dark cell, which is inverted */
    bool part_dark;            /* part of the cell is as dark as such cells */
    bool framed;               /* the mark is in a frame and illegible */
    bool scored;               /* features and scores are set: the mark may be a digit */
};

/* Finds the marks in the PATCHES of SIDE x SIDE cells and sets everything but the scores. Stores
 * the darkness of each cell in DARKNESS, unless NULL. */
void cell_glyphs_find(const uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS], unsigned side,
                      struct cell_glyph *glyphs, struct darkness *darkness);

/* The orientation of the marks. */
struct orientation {
    unsigned turn; /* clockwise quarter turns to upright: 0..3 */
    /* Lead of the log probability over other orientations, a lower bound if it is large; INFINITY
     * if the orientation is not in question. */
    float lead;
    float fit;                      /* mean score of the dark marks */
    const struct classifier *model; /* of the script common to all */
    bool zero;                      /* the highest digit is a 0, */
    bool zero_is_open;              /* or may be one: zero_resolve() decides */
};

/* Scores the marks of SIDE x SIDE cells upright, and puts the cells in reading order. WORK holds as
 * many glyphs. */
struct orientation orientation_turn_upright(struct cell_glyph *glyphs, unsigned side,
                                            struct cell_glyph *work);

/* Turns BLOB, its position and its crop, clockwise by a quarter. */
void orientation_turn_blob(struct blob *blob);

/* True if GLYPH is as dark as digits are, or too faint to be classified. */
bool orientation_is_dark(const struct cell_glyph *glyph);
bool orientation_is_faint(const struct cell_glyph *glyph);

/* Returns the best score of GLYPH for a digit up to SIDE, or for 0. */
float orientation_best_score(const struct cell_glyph *glyph, unsigned side);

/* True if handwriting can be distinguished from print on boards of SIDE with the digits of
 * MODEL. */
bool orientation_has_hands(unsigned side, const struct classifier *model);

/* True if most of the dark, scored GLYPHS look like digits of a grid of SIDE, and their number
 * suffices for a puzzle. */
bool orientation_has_digits(const struct cell_glyph *glyphs, unsigned side);

#endif
