/* Digits that are printed in circles or squares which they touch. */
#ifndef DIGITS_FRAMED_H
#define DIGITS_FRAMED_H

#include "digits/orientation.h"

/* Looks again at those of GLYPHS, of a classic grid with hands, upright after TURN quarter turns,
 * that are dark and no digits: what is print without the frame around it counts as such. DARKNESS
 * is of the cells as they lie in the picture. */
void framed_read(const struct darkness *darkness, unsigned turn, struct cell_glyph *glyphs);

#endif
