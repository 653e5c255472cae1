/* A closer look at a small mark: through a window around it, in a copy of the picture that is finer
 * than the one from which its cell was taken. */
#ifndef DIGITS_CLOSER_H
#define DIGITS_CLOSER_H

#include "digits/cells.h"
#include "digits/orientation.h"

/* A cell that can be looked at. */
struct closer_view {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
    unsigned row, column; /* of the cell, as it lies in the picture */
};

/* Fills PATCH with the square of SIDE around (X, Y), in pixels of the cell's patch as it lies in
 * the picture; upright. */
void closer_look(const struct closer_view *view, float x, float y, float side, uint8_t *patch);

/* The same where (X, Y) are pixels of the upright cell. */
void closer_look_upright(const struct closer_view *view, float x, float y, float side,
                         uint8_t *patch);

/* The digit, by whomever, that PATCH shows, a window that holds little else; 0: none that is
 * likely.
 */
unsigned closer_read(const uint8_t *patch);

/* The side of the window around BLOB, in pixels of its patch; 0: it would be no smaller than the
 * cell. */
float closer_window(const struct blob *blob);

/* Whether SCORES of the network (HAND_ANSWERS) leave it open what a mark is. */
bool closer_is_wanted(const float *scores);

/* Replaces what FEATURES tell of the shape of a mark, not of its size and place, and its CROP
 * where that is not NULL, by what PATCH shows, its window. False: no mark is seen there. */
bool closer_measure(const uint8_t *patch, float *features, float crop[][BLOB_CROP]);

/* Asks again about the marks among GLYPHS, of the classic GRID and upright after TURN quarter
 * turns, of which the network is in doubt: a second one, too, and by what small ones look from
 * close by. */
void closer_score(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                  struct cell_glyph *glyphs);

#endif
