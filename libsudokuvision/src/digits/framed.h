/* Digits printed in circles or squares that they touch. */
#ifndef DIGITS_FRAMED_H
#define DIGITS_FRAMED_H

#include "digits/orientation.h"

/* Examines GLYPHS, of a classic grid that may have handwriting, upright after TURN quarter turns,
 * again if they are dark but not digits, and replaces them by the digit in the frame if there is
 * one. DARKNESS is that of the cells as they lie in the picture. */
void framed_read(const struct darkness *darkness, unsigned turn, struct cell_glyph *glyphs);

#endif
