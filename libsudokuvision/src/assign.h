/* The most likely reading that is a Sudoku.
 *
 * Takes the cost of each answer in each cell, gives the cheapest board that has exactly one
 * solution, or the cheapest board of all where none near it has. Boards are taken in the order of
 * their cost from a heap (Lawler, A Procedure for Computing the K Best Solutions, 1972: each
 * changes one cell more, or the last one further, than the board that it comes from). */
#ifndef ASSIGN_H
#define ASSIGN_H

#include <sudoku/solver.h>

#include "belief.h"
#include "kinds.h"

enum {
    ASSIGN_CHANGES = 4,   /* cells changed against the best board, at most */
    ASSIGN_BOARDS = 3000, /* boards looked at, at most */
    ASSIGN_OPTIONS = 256, /* changes thought of, at most */
};

/* Nodes of all boards of a grid: far more than classic ones need, and few enough that no picture
 * takes long. */
#define ASSIGN_NODES UINT64_C(200000)

/* One cell's other answer. */
struct assign_option {
    float cost; /* beyond that of the cell's best answer */
    uint8_t cell;
    uint8_t value;
};

/* A board on the heap: the options that are taken, in ascending order. */
struct assign_board {
    float cost;
    uint16_t option[ASSIGN_CHANGES];
    uint16_t count;
};

struct assign_space {
    struct assign_option options[ASSIGN_OPTIONS];
    unsigned option_count;
    struct assign_board heap[2 * ASSIGN_BOARDS + 2];
    unsigned heap_size;
    struct sudoku_solver *solver[KINDS]; /* NULL: of a kind that is not read */
    uint64_t nodes;                      /* that may still be spent */
};

struct assignment {
    uint8_t cells[CELL_MOST];
    uint8_t solution[CELL_MOST]; /* 0 where not solved */
    unsigned solutions;          /* 0, 1, 2 for several */
    unsigned changes;            /* cells that do not have their likeliest answer */
    uint8_t changed[CELL_MOST];
    float extra; /* cost beyond that of the likeliest answers */
    float gap;   /* how much more the next board with one solution costs, at most 4 */
};

/* Finds the board of KIND, for which SPACE has a solver, for BELIEF of its side. */
void assign_cells(struct assign_space *space, const struct kind *kind, const struct belief *belief,
                  struct assignment *result);

#endif
