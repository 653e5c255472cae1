/* The set of unread marks that a reading holds. */
#ifndef READER_UNREAD_MARK_SET_H
#define READER_UNREAD_MARK_SET_H

#include <stdint.h>

#include "board_size.h"

/* Bits of enum svision_unread_mark: of all marks, and of each cell, as it is read. */
struct unread_marks {
    uint8_t kinds, sides; /* SIDES: bits of enum svision_edge, as the grid is read */
    uint8_t cells[BOARD_MAX_CELLS];
};

#endif
