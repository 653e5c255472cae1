/* Examines small marks again through a window around each, in a finer copy of the picture than the
 * one its cell was taken from. */
#ifndef DIGITS_MARK_MARK_WINDOW_H
#define DIGITS_MARK_MARK_WINDOW_H

#include "digits/mark/cells.h"
#include "digits/orientation.h"

/* Side of the window in which a candidate is read, in its heights. */
#define MARK_WINDOW_SMALL 1.5F
/* Minimum log probability of what a mark is, beyond which a closer look has nothing to add. */
#define MARK_WINDOW_DECIDED (-0.01F)

/* A cell to examine. */
struct mark_window_view {
    const struct pyramid *pyramid;
    const struct grid *grid;
    unsigned turn;
    unsigned row, column; /* of the cell as it lies in the picture */
};

/* Fills PATCH with the square of SIDE around (X, Y), in pixels of the cell's patch as it lies in
 * the picture; PATCH is upright. */
void mark_window_render(const struct mark_window_view *view, float x, float y, float side,
                        uint8_t *patch);

/* The same with (X, Y) in pixels of the upright cell. */
void mark_window_render_upright(const struct mark_window_view *view, float x, float y, float side,
                                uint8_t *patch);

/* Returns the digit, printed or handwritten, in PATCH, a window with little else; 0 if none is
 * likely. */
unsigned mark_window_read(const uint8_t *patch);

/* Returns the side of the window around BLOB, in pixels of its patch; 0 if it would be no smaller
 * than the cell. */
float mark_window_side(const struct blob *blob);

/* True if SCORES of the network (HAND_ANSWERS) leave open what a mark is. */
bool mark_window_is_needed(const float *scores);

/* Replaces the shape part of FEATURES, but not size and position, and CROP (unless NULL) by those
 * of PATCH, a mark's window. Returns false if it shows no mark. */
bool mark_window_measure(const uint8_t *patch, float *features, float crop[][BLOB_CROP]);

/* Examines the doubtful marks again among GLYPHS of the classic GRID, upright after TURN quarter
 * turns: with a second network, and small ones through windows. */
void mark_window_rescore(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                         struct cell_glyph *glyphs);

#endif
