/* Circles and squares that are printed around digits. */
#ifndef DIGITS_FRAME_H
#define DIGITS_FRAME_H

#include "digits/piece.h"

/* Sides of a frame at least, in pixels of a patch. */
enum { FRAME_SIDE = 17 };

/* Whether FRAME goes around PIECE. */
bool frame_encloses(const struct piece *frame, const struct piece *piece);

/* Stores in the CELL_SIDE rows of AREA what lies within the circle or square that PIECE begins with
 * from outside. False: it is none. */
bool frame_open(const struct piece *piece, uint32_t *area);

#endif
