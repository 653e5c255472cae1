/* What was read from one grid. */
#ifndef READER_READING_H
#define READER_READING_H

#include <sudokuvision/reading.h>

#include "board_size.h"
#include "reader/certainty/diagnosis.h"
#include "reader/unread/unread_marks.h"

/* What is said against a cell: enough to name it, that print may be hidden in it, or that light may
 * have drowned or changed what it shows. */
enum reading_doubt { READING_PLAIN = 0, READING_NAMED, READING_HIDES, READING_LIT };

struct svision_reading {
    struct sudoku_allocator allocator; /* of a reading that a caller made */
    const struct board_size *size;     /* NULL: there are no cells */
    uint8_t region[BOARD_MAX_CELLS];   /* of each cell of a jigsaw */
    bool denied;                     /* the lines in the picture contradict the boxes: of a still */
    bool joined;                     /* the grid shares boxes with others, */
    bool has_place;                  /* and its solution is that of all together */
    uint16_t place[2];               /* where it begins among them: row, column */
    bool has_hands;                  /* what is written by hand is told from print */
    bool numbers;                    /* digits past 9 are numbers */
    char symbols[BOARD_MAX_ANSWERS]; /* of the digits, where they are not the usual ones */
    bool zero_is_open;               /* the highest digit, a 0, may be another symbol, or one a 0 */
    unsigned turn;                   /* quarter turns from the picture to the reading */
    enum svision_certainty certainty;
    float gap;         /* of the next board's cost, struct assignment */
    float naming;      /* the lead of its digits' names, struct renaming */
    float probability; /* that the print is read rightly */
    bool contested;    /* something else speaks against that, besides doubt about cells */
    struct svision_diagnosis diagnosis;
    uint8_t doubt[BOARD_MAX_CELLS]; /* enum reading_doubt, for any reason, not the first alone */
    uint8_t cells[BOARD_MAX_CELLS];
    uint8_t solution[BOARD_MAX_CELLS];
    /* What belongs into each cell: the solution, or of several the one that was written down; 0:
     * that is not known. */
    uint8_t expected[BOARD_MAX_CELLS];
    uint8_t entries[BOARD_MAX_CELLS]; /* by hand */
    uint8_t writing[BOARD_MAX_CELLS]; /* enum svision_mark */
    sudoku_digitset candidates[BOARD_MAX_CELLS];
    float hand[BOARD_MAX_CELLS], whole[BOARD_MAX_CELLS]; /* struct posterior */
    uint8_t seen[BOARD_MAX_CELLS];    /* what entries look like, the solution left aside */
    float other[BOARD_MAX_CELLS];     /* how likely an entry is none, a logarithm, */
    float crossed[BOARD_MAX_CELLS];   /* and one that was crossed out */
    bool stands[BOARD_MAX_CELLS];     /* whether it is an entry for sure, of whichever digit */
    float evidence[BOARD_MAX_CELLS];  /* of their pictures for the solution, a logarithm of odds */
    uint8_t verdict[BOARD_MAX_CELLS]; /* enum svision_verdict, where what is expected is sure */
    struct unread_marks unread; /* printed marks besides digits */
    unsigned solutions;
    bool solution_is_sure; /* what is expected is */
    float confidence[BOARD_MAX_CELLS];
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS];
    struct svision_quad corners;
    struct svision_point crossings[BOARD_MAX_CROSSINGS];
};

/* Whether cells A and B of READING have a row, column, box or region in common. */
bool reading_peers(const struct svision_reading *reading, unsigned a, unsigned b);

/* Gives READING the symbols from 0 on, where the highest digit is printed. */
void reading_name_zero(struct svision_reading *reading);

/* Copies all but the allocator. */
void reading_copy(struct svision_reading *reading, const struct svision_reading *from);

#endif
