/* Layout and solver of the current puzzle, reused for puzzles of the same shape. */
#ifndef SOLVE_JOBS_BOARD_H
#define SOLVE_JOBS_BOARD_H

#include "solve/ask/options.h"

/* The shape of a board. */
struct solve_shape {
    unsigned side;
    unsigned box_rows, box_columns; /* 0: unknown */
    unsigned variants;
    const uint8_t *regions; /* a number per cell, instead of boxes; NULL: boxes */
    unsigned place_count;   /* number of joined boards; 0: a single board */
    const uint16_t *places; /* row and column of each */
};

/* Maximum number of joined boards. */
enum { SOLVE_BOARDS = 255 };

bool solve_shape_equals(const struct solve_shape *shape, const struct solve_shape *other);

struct solve_board {
    struct solve_shape shape;          /* current shape; side 0: none */
    uint8_t regions[SUDOKU_MAX_CELLS]; /* storage of SHAPE */
    uint16_t places[2 * SOLVE_BOARDS]; /* of SHAPE */
    struct sudoku_layout *owned;       /* NULL for the classic layout */
    const struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    struct sudoku_logic *logic;  /* NULL until needed */
    double end;                  /* deadline of queries, by clock_now(); 0: none */
    bool (*wait)(void *waiting); /* called during queries; false ends them. NULL: not used */
    void *waiting;
    const char *problem; /* why the last open failed */
};

/* Opens the board for a puzzle of SHAPE, completed by OPTIONS, unless it is already open. */
bool solve_board_open(struct solve_board *board, const struct solve_options *options,
                      const struct solve_shape *shape);

/* Returns the explainer for BOARD, which must be open and not move, with the techniques of OPTIONS,
 * or NULL if the board is too large. Its calls are cancelled after the time of OPTIONS, on
 * interruption, or by BOARD's wait(). */
struct sudoku_logic *solve_board_logic(struct solve_board *board,
                                       const struct solve_options *options);

/* Appends a sentence, terminated, on why the board could not be opened. */
void solve_board_explain(const struct solve_board *board, struct buffer *text);

/* Frees what is open. */
void solve_board_close(struct solve_board *board);

#endif
