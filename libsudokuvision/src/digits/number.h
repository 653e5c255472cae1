/* Numbers of one or two digits in a cell, on boards that count past 9.
 *
 * Their digits are told apart as pieces that stand side by side, or where a wide piece is thinnest,
 * and read one by one with a table of their own, which knows the 0. */
#ifndef DIGITS_NUMBER_H
#define DIGITS_NUMBER_H

#include "board_size.h"
#include "digits/blob.h"

/* Reads the upright PATCH (CELL_PIXELS) as a number up to SIDE. Stores the logarithms of the
 * probabilities of 0, for none, and of each number in SCORES (BOARD_MAX_ANSWERS), and where it lies
 * in BLOB, whose `found` says whether there is anything. */
void number_read(const uint8_t *patch, unsigned side, struct blob *blob, float *scores);

#endif
