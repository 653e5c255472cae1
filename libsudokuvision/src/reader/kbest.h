/* The most likely reading that is a Sudoku.
 *
 * That is the cheapest board that has exactly one solution, or the cheapest of all where none near
 * it has. Where the likeliest answers leave several solutions, nothing proves one of them wrong:
 * then only cells that the picture leaves open may have another answer. Boards are taken in the
 * order of their cost from a heap (Lawler, A Procedure for Computing the K Best Solutions, 1972:
 * each changes one cell more, or the last one further, than the board that it comes from). */
#ifndef READER_KBEST_H
#define READER_KBEST_H

#include <sudoku/solver.h>

#include "board_size.h"
#include "reader/board/jigsaw.h"
#include "reader/posterior.h"

enum {
    KBEST_CHANGES = 4,   /* cells changed against the best board, at most */
    KBEST_BOARDS = 3000, /* boards looked at, at most */
    KBEST_SPLITS = 60,   /* boards that differ in who wrote only, at most */
    KBEST_OPTIONS = 256, /* changes thought of, at most */
};

/* A second board that costs this much more than the first is not worth finding. */
#define KBEST_REACH 4.0F

/* Nodes of all boards of a grid: far more than classic ones need, and few enough that no picture
 * takes long. */
#define KBEST_NODES UINT64_C(200000)

/* One cell's other answer. */
struct kbest_option {
    float cost; /* beyond that of the cell's best answer */
    uint16_t cell;
    uint8_t value;
};

/* A board on the heap: the options that are taken, in ascending order. */
struct kbest_board {
    float cost;
    uint16_t option[KBEST_CHANGES];
    uint16_t count;
};

struct kbest {
    struct kbest_option options[KBEST_OPTIONS];
    unsigned option_count;
    struct kbest_board heap[2 * KBEST_BOARDS + 2];
    unsigned heap_size;
    struct sudoku_solver *solver[BOARD_SIZES]; /* NULL: of a kind that is not read */
    struct jigsaw jigsaw;                      /* for board_size_jigsaw, where regions are known */
    struct {
        struct sudoku_solver *solver;
        unsigned cells;
    } joined;       /* for board_size_joined, where grids share boxes */
    uint64_t nodes; /* that may still be spent */
    unsigned cells; /* of the board */
};

struct assignment {
    uint8_t cells[BOARD_MAX_CELLS];
    uint8_t solution[BOARD_MAX_CELLS]; /* 0 where not solved */
    unsigned solutions;                /* 0, 1, 2 for several */
    unsigned printed;                  /* the same of the board of the likeliest answers */
    unsigned changes;                  /* cells that do not have their likeliest answer */
    uint8_t changed[BOARD_MAX_CELLS];
    float extra;                    /* cost beyond that of the likeliest answers */
    float gap;                      /* how much more the next board with one solution costs, at most
                                     * KBEST_REACH; those left aside that differ in who wrote only */
    uint8_t rival[BOARD_MAX_CELLS]; /* 1 where that board has another answer */
    bool rival_agrees;              /* it has the same solution */
};

/* The solver for boards of SIZE; NULL: there is none. */
struct sudoku_solver *kbest_solver(const struct kbest *space, const struct board_size *size);

/* 0, 1, or 2 solutions for several, or for fewer digits than a puzzle has, of CELLS, a board of
 * SIZE; the one solution in SOLUTION. */
unsigned kbest_solutions(struct kbest *space, const struct board_size *size, const uint8_t *cells,
                         uint8_t *solution);

/* Blanks cells of CELLS, a board of SIZE with one solution, those with the lowest CLARITY first;
 * each but those without which there would be several, and those of INFINITY. CLARITY is spent. */
void kbest_thin(struct kbest *space, const struct board_size *size, float *clarity, uint8_t *cells);

/* Finds the board of KIND, for which SPACE has a solver, for POSTERIOR of its side. */
void kbest_find(struct kbest *space, const struct board_size *size,
                const struct posterior *posterior, struct assignment *result);

#endif
