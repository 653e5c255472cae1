/* What a mark looks like in a picture twice as fine as its patch, a bit a pixel, in which paper is
 * all around. */
#ifndef READER_HAND_FINE_INK_H
#define READER_HAND_FINE_INK_H

#include <stdint.h>

#include "digits/mark/blob.h"

enum { FINE_INK_SIDE = 2 * CELL_SIDE };

/* How many pieces of paper INK goes around. */
unsigned fine_ink_holes(const uint64_t ink[FINE_INK_SIDE]);

/* By how much the widths of strokes of INK along their middles differ, as a share of them. */
float fine_ink_unevenness(const uint64_t ink[FINE_INK_SIDE]);

#endif
