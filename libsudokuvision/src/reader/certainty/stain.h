/* Ink in cells read as blank: marks darker than a stain need an explanation. ODDS are log odds that
 * nothing is printed. */
#ifndef READER_CERTAINTY_STAIN_H
#define READER_CERTAINTY_STAIN_H

#include "digits/orientation.h"

/* From this share of the darkness of print on, a mark may be a digit, */
#define STAIN_DARK_RATIO 0.40F
/* unless the odds that it is none are as large. */
#define STAIN_MIN_BLANK 6.0F

/* Whether the light changes so much across the cell that a shadow ends there. */
bool stain_is_shaded(const struct cell_glyph *glyph);

/* Whether so much ink is there that made-up pages tell nothing of such. NOTHING are the odds that
 * there is no mark of anybody's: one that is no print for its darkness, color or stroke, and
 * nothing by hand either, is no stain for that, since the edge of a shadow makes print look so.
 * IS_NUMBER: numbers are read, and what is none may be one whose digits were not told apart
 * rightly. */
bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number);

/* Whether the mark, in light that changes within its cell, is not for sure the edge of a shadow. */
bool stain_may_hide_in_shade(const struct cell_glyph *glyph, float odds);

#endif
