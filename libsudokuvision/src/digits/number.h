/* Numbers of one or two digits in a cell, on boards that count past 9.
 *
 * Their digits are told apart as pieces that stand side by side, or where a wide piece is thinnest,
 * and read one by one with a table of their own, which knows the 0. */
#ifndef DIGITS_NUMBER_H
#define DIGITS_NUMBER_H

#include "digits/orientation.h"

/* Reads the upright PATCH (CELL_PIXELS) as a number up to SIDE, or 0, into the scores of GLYPH; its
 * blob says where the number lies, and whether there is any: only then are scores set. */
void number_read(const uint8_t *patch, unsigned side, struct cell_glyph *glyph);

#endif
