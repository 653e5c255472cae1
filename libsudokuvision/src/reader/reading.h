/* The reading of one grid. */
#ifndef READER_READING_H
#define READER_READING_H

#include <sudokuvision/reading.h>

#include "board_size.h"
#include "reader/certainty/diagnosis.h"
#include "reader/unread/mark_set.h"

/* Doubts about a cell: it is named in a diagnosis, print may be hidden in it, or light may have
 * hidden or changed its contents. */
enum reading_doubt { READING_PLAIN = 0, READING_NAMED, READING_HIDES, READING_LIT };

/* Number of parts of the probability of a reading, enum svision_part. */
enum { READING_PARTS = SVISION_PART_SPLIT + 1 };

/* Minimum probability that a sure reading is correct. */
#define CONFIDENCE_MIN 0.93F

struct svision_reading {
    struct sudoku_allocator allocator; /* of a reading created by the caller */
    const struct board_size *size;     /* NULL: there are no cells */
    uint8_t region[BOARD_MAX_CELLS];   /* of each cell of a jigsaw */
    bool denied;                       /* the lines contradict the boxes; in still pictures only */
    bool joined;                       /* the grid shares boxes with others */
    bool has_place;                    /* its solution is that of all joined grids */
    uint16_t place[2];                 /* row and column at which it begins among them */
    bool has_hands;                    /* handwriting was distinguished from print */
    bool numbers;                      /* digits above 9 are numbers */
    char symbols[BOARD_MAX_ANSWERS];   /* of the digits, if they are not the usual ones */
    bool zero_is_open;                 /* the highest digit may be a 0 or not */
    unsigned turn;                     /* quarter turns from the picture to the reading */
    enum svision_certainty certainty;
    float gap;                 /* see struct assignment */
    float naming;              /* lead of the names of its digits, struct renaming */
    float probability;         /* that the print is read correctly */
    float part[READING_PARTS]; /* svision_reading_part_probability() */
    struct svision_diagnosis diagnosis;
    uint32_t votes[BOARD_MAX_CELLS], page_votes; /* svision_reading_votes() */
    uint8_t doubt[BOARD_MAX_CELLS]; /* enum reading_doubt, for any reason, not only the first */
    uint8_t cells[BOARD_MAX_CELLS];
    uint8_t solution[BOARD_MAX_CELLS];
    /* The right digit of each cell: of the solution, or of several solutions the one written down;
     * 0: unknown. */
    uint8_t expected[BOARD_MAX_CELLS];
    uint8_t entries[BOARD_MAX_CELLS]; /* handwritten */
    uint8_t writing[BOARD_MAX_CELLS]; /* enum svision_mark */
    sudoku_digitset candidates[BOARD_MAX_CELLS];
    float hand[BOARD_MAX_CELLS], whole[BOARD_MAX_CELLS]; /* struct posterior */
    uint8_t seen[BOARD_MAX_CELLS];  /* digits of the entries, judged without the solution */
    float other[BOARD_MAX_CELLS];   /* log probability that an entry is no digit */
    float crossed[BOARD_MAX_CELLS]; /* log probability that it was crossed out */
    float several[BOARD_MAX_CELLS]; /* log probability that an entry is several candidates */
    float none[BOARD_MAX_CELLS];    /* log probability that it is neither, entries_probability() */
    float evidence[SVISION_CELLS][SVISION_ENTRY_DIGITS]; /* svision_reading_entry_evidence() */
    uint8_t verdict[BOARD_MAX_CELLS]; /* enum svision_verdict, if `expected` is certain */
    struct unread_marks unread;       /* printed marks besides digits */
    unsigned solutions;
    bool solution_is_sure; /* `expected` is certain */
    float confidence[BOARD_MAX_CELLS];
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS];
    struct svision_quad corners;
    struct svision_point crossings[BOARD_MAX_CROSSINGS];
};

/* How certain a reading is as a whole. */
struct reading_outcome {
    bool is_sure;               /* all print is read correctly */
    bool is_solved;             /* `expected` is certain */
    float probability;          /* that the print is read correctly */
    enum svision_reason reason; /* of a reading that is not sure and has no reason of its own */
};

/* Sets the certainty of READING to OUTCOME; a sure reading keeps no diagnosis. */
void reading_conclude(struct svision_reading *reading, const struct reading_outcome *outcome);

/* Returns the probability of the marks of READING, the product of its parts, whatever judges know
 * of the board. */
float reading_marks_probability(const struct svision_reading *reading);

/* Returns the digit in CELL of READING, printed or handwritten; 0 if there is none. */
uint8_t reading_digit(const struct svision_reading *reading, unsigned cell);

/* Whether cells A and B of READING share a row, column, box or region. */
bool reading_peers(const struct svision_reading *reading, unsigned a, unsigned b);

/* Names the symbols of READING from 0 on, if its highest digit is printed. */
void reading_name_zero(struct svision_reading *reading);

/* Copies everything but the allocator. */
void reading_copy(struct svision_reading *reading, const struct svision_reading *from);

#endif
