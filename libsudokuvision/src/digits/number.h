/* Numbers of one or two digits in a cell, on boards that count past 9.
 *
 * Their digits are separated as pieces side by side, or at the thinnest column of a wide piece, and
 * read one by one with a table that includes 0. */
#ifndef DIGITS_NUMBER_H
#define DIGITS_NUMBER_H

#include "digits/orientation.h"

/* Reads the upright PATCH (CELL_PIXELS) as a number 0..SIDE into the scores of GLYPH. Its blob
 * shows the position of the number. If there is none, the scores are not set. */
void number_read(const uint8_t *patch, unsigned side, struct cell_glyph *glyph);

#endif
