/* The layout and the solver for the puzzle at hand, kept while puzzles are alike. */
#ifndef SOLVE_JOBS_BOARD_H
#define SOLVE_JOBS_BOARD_H

#include "solve/ask/options.h"

/* What a board is to be. */
struct solve_shape {
    unsigned side;
    unsigned box_rows, box_columns; /* 0: not known */
    unsigned variants;
    const uint8_t *regions; /* a number a cell, in place of boxes; NULL: boxes */
    unsigned place_count;   /* of joined boards; 0: it is one board */
    const uint16_t *places; /* row and column at which each begins */
};

/* As many joined boards as there can be. */
enum { SOLVE_BOARDS = 255 };

bool solve_shape_equals(const struct solve_shape *shape, const struct solve_shape *other);

struct solve_board {
    struct solve_shape shape;          /* of what is open; its side is 0: nothing is */
    uint8_t regions[SUDOKU_MAX_CELLS]; /* of SHAPE */
    uint16_t places[2 * SOLVE_BOARDS]; /* of SHAPE */
    struct sudoku_layout *owned;       /* NULL for the classic layout */
    const struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    struct sudoku_logic *logic;  /* NULL until it is asked for */
    double end;                  /* of what it is asked, by clock_now(); 0: no limit */
    bool (*wait)(void *waiting); /* called now and then meanwhile; false: ends it. NULL: not */
    void *waiting;
    const char *problem; /* why the last open failed */
};

/* Opens the board for a puzzle that says SHAPE, of which OPTIONS may say more, or leaves it open
 * where it fits already. */
bool solve_board_open(struct solve_board *board, const struct solve_options *options,
                      const struct solve_shape *shape);

/* The explainer for BOARD, which is open and stays where it is; NULL: the board is too large for
 * it. In SECONDS (0: never), and where the program is to end or BOARD's wait() says so, its calls
 * are cancelled. */
struct sudoku_logic *solve_board_logic(struct solve_board *board, enum sudoku_profile profile,
                                       double seconds);

/* Adds a sentence, terminated, on why the board could not be opened. */
void solve_board_explain(const struct solve_board *board, struct buffer *text);

/* Frees what is open. */
void solve_board_close(struct solve_board *board);

#endif
