/* Ink in cells read as blank: marks darker than a stain need an explanation. ODDS are log odds that
 * nothing is printed. */
#ifndef READER_CERTAINTY_STAIN_H
#define READER_CERTAINTY_STAIN_H

#include "digits/orientation.h"

/* Minimum darkness of a mark that may be a digit, relative to print. */
#define STAIN_DARK_RATIO 0.40F
/* Minimum log odds that a dark mark is not print. */
#define STAIN_MIN_BLANK 6.0F

/* True if BLOB is too wide for a digit: a fold or a stroke. */
bool stain_is_bar(const struct blob *blob);

/* True if the edge of a shadow crosses the cell. */
bool stain_is_shaded(const struct cell_glyph *glyph);

/* True if the cell has more ink than synthetic pages cover. NOTHING are the log odds that the mark
 * is neither print nor handwriting; small ones leave the mark open, since the edge of a shadow
 * changes the darkness, color and stroke of print. IS_NUMBER: numbers of two digits are read, and a
 * rejected mark may be one whose digits were split wrongly. */
bool stain_may_be_digit(const struct cell_glyph *glyph, float odds, float nothing, bool is_number);

/* True if the mark, in light that changes within its cell, may be more than the edge of a shadow.
 */
bool stain_may_hide_in_shade(const struct cell_glyph *glyph, float odds);

#endif
