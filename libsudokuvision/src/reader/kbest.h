/* The likeliest board that is a Sudoku: the cheapest one with exactly one solution, or the cheapest
 * of all if no such board is near. If the likeliest answers have several solutions, none of them is
 * proved wrong, and only cells that the picture leaves open may change.
 *
 * Boards are taken in order of cost from a heap (Lawler, A Procedure for Computing the K Best
 * Solutions, 1972): the successors of a board change one more cell, or replace its last change by
 * the next one. */
#ifndef READER_KBEST_H
#define READER_KBEST_H

#include <sudoku/solver.h>

#include "board_size.h"
#include "reader/board/jigsaw.h"
#include "reader/posterior.h"

enum {
    KBEST_CHANGES = 4,   /* largest number of cells that differ from the best board */
    KBEST_BOARDS = 3000, /* largest number of boards examined */
    KBEST_SPLITS = 60,   /* largest number of boards skipped because only their writers differ */
    KBEST_OPTIONS = 256, /* largest number of changes considered */
};

/* A second board that costs this much more than the first is not searched for. */
#define KBEST_REACH POSTERIOR_CLEAR

/* Search nodes for all boards of a grid: far more than classic boards need, and few enough to limit
 * the time for any picture. */
#define KBEST_NODES UINT64_C(200000)

/* Another answer for one cell. */
struct kbest_option {
    float cost; /* added to the cost of the cell's best answer */
    uint16_t cell;
    uint8_t value;
};

/* A board on the heap: its options in ascending order. */
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
    struct sudoku_solver *solver[BOARD_SIZES]; /* NULL: grids of that kind are not read */
    struct jigsaw jigsaw;                      /* for board_size_jigsaw, if regions are known */
    struct {
        struct sudoku_solver *solver;
        unsigned cells;
    } joined;               /* for board_size_joined, if grids share boxes */
    uint64_t nodes;         /* left to spend */
    unsigned cells;         /* of the board */
    struct posterior fused; /* work memory for the costs of several readings */
};

struct assignment {
    uint8_t cells[BOARD_MAX_CELLS];
    uint8_t solution[BOARD_MAX_CELLS]; /* 0: not solved */
    unsigned solutions;                /* 0, 1, or 2 for several */
    unsigned printed;                  /* the same for the board of the likeliest answers */
    unsigned changes;                  /* number of cells without their likeliest answer */
    uint8_t changed[BOARD_MAX_CELLS];
    float extra; /* cost above that of the likeliest answers */
    float gap;   /* cost of the next board with one solution above this one, at most KBEST_REACH;
                    boards that differ only in who wrote a digit do not count */
    uint8_t rival[BOARD_MAX_CELLS]; /* 1: that board has another answer */
    float solution_gap;             /* the same for the next board with another solution */
};

/* The solver for boards of SIZE; NULL: none. */
struct sudoku_solver *kbest_solver(const struct kbest *space, const struct board_size *size);

/* Counts the solutions of CELLS, a board of SIZE: 0, 1, or 2 for several or for fewer digits than a
 * puzzle has; a single one is stored in SOLUTION. */
unsigned kbest_solutions(struct kbest *space, const struct board_size *size, const uint8_t *cells,
                         uint8_t *solution);

/* Removes digits from CELLS, a board of SIZE with one solution, in order of increasing CLARITY,
 * except digits whose removal would allow several solutions and those of clarity INFINITY. CLARITY
 * is overwritten. */
void kbest_thin(struct kbest *space, const struct board_size *size, float *clarity, uint8_t *cells);

/* Finds the board for POSTERIOR, whose size is SIZE; SPACE must have a solver for it. */
void kbest_find(struct kbest *space, const struct board_size *size,
                const struct posterior *posterior, struct assignment *result);

#endif
