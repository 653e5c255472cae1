/* Ink in cells read as blank: marks darker than a stain need an explanation. ODDS are log odds that
 * nothing is printed. */
#ifndef READER_CERTAINTY_STAIN_H
#define READER_CERTAINTY_STAIN_H

#include "digits/orientation.h"

/* True if BLOB is too wide for a digit: a fold or a stroke. */
bool stain_is_bar(const struct blob *blob);

/* True if the cell has more ink than synthetic pages cover. NOTHING are the log odds that the mark
 * is neither print nor handwriting; small ones leave the mark open, since the edge of a shadow
 * changes the darkness, color and stroke of print. IS_NUMBER: numbers of two digits are read, and a
 * rejected mark may be one whose digits were split wrongly. */
bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number);

/* True if the mark, in light that changes within its cell, may be more than the edge of a shadow.
 */
bool stain_may_hide_in_shade(const struct cell_glyph *glyph, float odds);

#endif
