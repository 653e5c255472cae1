/* A puzzle as the window shows it: what was read, what the user says stands there, and the
 * solution. It knows nothing of windows. */
#ifndef CAM_WINDOW_MODEL_PUZZLE_H
#define CAM_WINDOW_MODEL_PUZZLE_H

#include <stdbool.h>

#include "cam/grid.h"
#include "cli/text/buffer.h"

enum { CAM_SOLUTIONS_UNKNOWN = 3 };

struct cam_puzzle {
    unsigned number;                      /* the tracker's; 0: not committed */
    unsigned picture;                     /* as that of a grid */
    unsigned side, box_rows, box_columns; /* SIDE 0: there is no puzzle */
    char symbols[SVISION_MAX_ROW + 1];    /* as those of a grid */
    bool numbers;
    uint8_t read[SVISION_MAX_CELLS];   /* as it was read */
    uint8_t unread[SVISION_MAX_CELLS]; /* 1 where it may have a digit more */
    uint8_t is_corrected[SVISION_MAX_CELLS];
    uint8_t cells[SVISION_MAX_CELLS];                     /* with the user's corrections */
    uint8_t entries[SVISION_MAX_CELLS];                   /* written by hand */
    uint8_t verdicts[SVISION_MAX_CELLS];                  /* on them: of enum svision_verdict */
    float evidence[SVISION_CELLS * SVISION_ENTRY_DIGITS]; /* as that of a grid */
    uint8_t solution[SVISION_MAX_CELLS];                  /* all 0 where there is not just one */
    unsigned solutions; /* 0, 1, 2 for several, or CAM_SOLUTIONS_UNKNOWN */
};

/* Takes what is read on GRID, which has to be there; corrections stay. */
void cam_puzzle_take(struct cam_puzzle *puzzle, const struct cam_grid *grid);

/* Puts DIGIT (0: none) into CELL. False: the board has no such cell or digit. */
bool cam_puzzle_correct(struct cam_puzzle *puzzle, unsigned cell, unsigned digit);

/* Cells in which something else stands than was read. */
unsigned cam_puzzle_corrections(const struct cam_puzzle *puzzle);

/* Cells that may have a digit more, and were not corrected; the first is *FIRST. */
unsigned cam_puzzle_unread(const struct cam_puzzle *puzzle, unsigned *first);

/* Digits by hand on which the verdict is VERDICT. */
unsigned cam_puzzle_count(const struct cam_puzzle *puzzle, enum svision_verdict verdict);

/* The layout of its board, which the caller destroys. */
struct sudoku_layout *cam_puzzle_layout(const struct cam_puzzle *puzzle);

/* Adds a symbol for each cell, row by row. */
void cam_puzzle_add_text(const struct cam_puzzle *puzzle, struct buffer *out);

/* Adds the address under which a solver on the web explains the puzzle. False: it knows no boards
 * but classic ones. */
bool cam_puzzle_add_link(const struct cam_puzzle *puzzle, struct buffer *out);

#endif
