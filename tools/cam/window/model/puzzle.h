/* A puzzle as the window shows it: the digits read, the user's corrections and the solution.
 * Independent of any window system. */
#ifndef CAM_WINDOW_MODEL_PUZZLE_H
#define CAM_WINDOW_MODEL_PUZZLE_H

#include <stdbool.h>

#include "cam/grid.h"
#include "cli/text/buffer.h"

enum { CAM_SOLUTIONS_UNKNOWN = 3 };

struct cam_puzzle {
    unsigned number;                      /* the tracker's number; 0: not committed */
    unsigned picture;                     /* as in struct cam_grid */
    unsigned side, box_rows, box_columns; /* SIDE 0: no puzzle */
    char symbols[SVISION_MAX_ROW + 1];    /* as in struct cam_grid */
    bool numbers;
    uint8_t read[SVISION_MAX_CELLS];   /* digits as read */
    uint8_t unread[SVISION_MAX_CELLS]; /* 1 where it may have another digit */
    uint8_t is_corrected[SVISION_MAX_CELLS];
    uint8_t cells[SVISION_MAX_CELLS];    /* digits with the user's corrections */
    uint8_t entries[SVISION_MAX_CELLS];  /* handwritten digits */
    uint8_t verdicts[SVISION_MAX_CELLS]; /* verdicts on them: enum svision_verdict */
    float evidence[SVISION_CELLS * SVISION_ENTRY_DIGITS]; /* as in struct cam_grid */
    uint8_t solution[SVISION_MAX_CELLS];                  /* all 0 unless it is unique */
    unsigned solutions; /* 0, 1, 2 for several, or CAM_SOLUTIONS_UNKNOWN */
};

/* Updates PUZZLE with GRID, which must be visible; corrections are kept. */
void cam_puzzle_take(struct cam_puzzle *puzzle, const struct cam_grid *grid);

/* Puts DIGIT (0: none) into CELL. Returns false if the board has no such cell or digit. */
bool cam_puzzle_correct(struct cam_puzzle *puzzle, unsigned cell, unsigned digit);

/* Returns the number of corrected cells. */
unsigned cam_puzzle_corrections(const struct cam_puzzle *puzzle);

/* Returns the number of unread, uncorrected cells, with the first in *FIRST. */
unsigned cam_puzzle_unread(const struct cam_puzzle *puzzle, unsigned *first);

/* Returns the number of handwritten digits with VERDICT. */
unsigned cam_puzzle_count(const struct cam_puzzle *puzzle, enum svision_verdict verdict);

/* Returns the layout of its board, which the caller destroys. */
struct sudoku_layout *cam_puzzle_layout(const struct cam_puzzle *puzzle);

/* Appends a symbol for each cell, row by row. */
void cam_puzzle_add_text(const struct cam_puzzle *puzzle, struct buffer *out);

/* Appends the address of a solver on the web that explains the puzzle. Returns false if the
 * board is not classic, as it requires. */
bool cam_puzzle_add_link(const struct cam_puzzle *puzzle, struct buffer *out);

#endif
