/* Circles and squares printed around digits. */
#ifndef DIGITS_MARK_FRAME_H
#define DIGITS_MARK_FRAME_H

#include "digits/mark/piece.h"

/* Minimum side of a frame, in pixels of a patch. */
enum { FRAME_SIDE = 17 };

/* True if FRAME surrounds PIECE. */
bool frame_encloses(const struct piece *frame, const struct piece *piece);

/* If PIECE is a circle or square, perhaps with a digit touching it, stores the inside in the
 * CELL_SIDE rows of AREA; otherwise returns false. */
bool frame_open(const struct piece *piece, uint32_t *area);

#endif
