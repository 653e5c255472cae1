/* The unread marks of a reading. */
#ifndef READER_UNREAD_MARK_SET_H
#define READER_UNREAD_MARK_SET_H

#include <stdint.h>

#include "board_size.h"

/* Minimum share of the places of a pattern that show it; the others are noise, hidden or misread.
 */
#define UNREAD_MOST 0.75F

/* Bits of enum svision_unread_mark: of the whole page, and of each cell in reading order. */
struct unread_marks {
    uint8_t kinds, sides; /* SIDES: bits of enum svision_edge, the grid upright */
    uint8_t cells[BOARD_MAX_CELLS];
};

#endif
