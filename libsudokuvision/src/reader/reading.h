/* What was read from one grid. */
#ifndef READER_READING_H
#define READER_READING_H

#include <sudokuvision/reading.h>

#include "board_size.h"
#include "reader/diagnosis.h"

struct svision_reading {
    struct sudoku_allocator allocator; /* of a reading that a caller made */
    const struct board_size *size;     /* NULL: there are no cells */
    enum svision_certainty certainty;
    struct svision_diagnosis diagnosis;
    uint8_t cells[BOARD_MAX_CELLS];
    uint8_t solution[BOARD_MAX_CELLS];
    unsigned solutions;
    float confidence[BOARD_MAX_CELLS];
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS];
    struct svision_quad corners;
    struct svision_point crossings[BOARD_MAX_CROSSINGS];
};

/* Copies all but the allocator. */
void reading_copy(struct svision_reading *reading, const struct svision_reading *from);

#endif
