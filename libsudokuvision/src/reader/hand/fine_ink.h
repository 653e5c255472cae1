/* Features of a mark in a bitmap at twice the resolution of its patch, surrounded by paper. */
#ifndef READER_HAND_FINE_INK_H
#define READER_HAND_FINE_INK_H

#include <stdint.h>

#include "digits/mark/blob.h"

enum { FINE_INK_SIDE = 2 * CELL_SIDE };

/* Returns the number of holes in INK. */
unsigned fine_ink_holes(const uint64_t ink[FINE_INK_SIDE]);

/* Returns the standard deviation of the stroke widths of INK along their center lines, relative to
 * their mean. */
float fine_ink_unevenness(const uint64_t ink[FINE_INK_SIDE]);

#endif
