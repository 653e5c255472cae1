/* Digits printed so faintly that they are read as blank: in a second color, in noise, or on the
 * edge of a shadow, which leave no mark. A matched filter finds them (Turin, An Introduction to
 * Matched Filters, 1960): blank cells are correlated with the page's own print. Print that shows
 * through from the other side is as faint, but its digits are arbitrary, whereas printed digits
 * agree with the solution. */
#ifndef READER_CERTAINTY_FAINT_H
#define READER_CERTAINTY_FAINT_H

#include "digits/mark/cells.h"
#include "reader/reading.h"

/* Sets FAINT to 1 for blank cells of READING that show the digit of its only solution, else to 0.
 * PATCHES are the cells in the order of the picture. False if there are none. */
bool faint_find(const uint8_t (*patches)[CELL_PIXELS], const struct svision_reading *reading,
                uint8_t *faint);

#endif
