/* Examines small marks again through a window around each, in a finer copy of the picture than the
 * one its cell was taken from. */
#ifndef DIGITS_CLOSER_H
#define DIGITS_CLOSER_H

#include "digits/cells.h"
#include "digits/orientation.h"

/* A cell to examine. */
struct closer_view {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
    unsigned row, column; /* of the cell as it lies in the picture */
};

/* Fills PATCH with the square of SIDE around (X, Y), in pixels of the cell's patch as it lies in
 * the picture; PATCH is upright. */
void closer_look(const struct closer_view *view, float x, float y, float side, uint8_t *patch);

/* The same with (X, Y) in pixels of the upright cell. */
void closer_look_upright(const struct closer_view *view, float x, float y, float side,
                         uint8_t *patch);

/* Returns the digit, printed or handwritten, in PATCH, a window with little else; 0 if none is
 * likely. */
unsigned closer_read(const uint8_t *patch);

/* Returns the side of the window around BLOB, in pixels of its patch; 0 if it would be no smaller
 * than the cell. */
float closer_window(const struct blob *blob);

/* True if SCORES of the network (HAND_ANSWERS) leave open what a mark is. */
bool closer_is_wanted(const float *scores);

/* Replaces the shape part of FEATURES, but not size and position, and CROP (unless NULL) by those
 * of PATCH, a mark's window. Returns false if it shows no mark. */
bool closer_measure(const uint8_t *patch, float *features, float crop[][BLOB_CROP]);

/* Examines the doubtful marks again among GLYPHS of the classic GRID, upright after TURN quarter
 * turns: with a second network, and small ones through windows. */
void closer_score(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                  struct cell_glyph *glyphs);

#endif
