/* The frame of exocets: two base cells of a box and a line, three lines across it, and two target
 * cells in these.
 *
 * The lines across pass the third cell beside the base and each of the other boxes of the band.
 * Each holds every digit. A digit of the base that fits into them at most twice outside the targets
 * is in a target too; if that holds for all digits of the base, the targets hold the same two.
 *
 * Sources: champagne, "Exocet pattern in hardest puzzles" (2012); D. P. Bird, "JExocet Compendium",
 * New Sudoku Players' Forum (2013). */
#ifndef LOGIC_PATTERNS_EXOCET_FRAME_H
#define LOGIC_PATTERNS_EXOCET_FRAME_H

#include "logic/search.h"

enum { EXOCET_SIDE = 9, EXOCET_LINES = 3, EXOCET_CELLS = 4, EXOCET_MAX_WAYS = 24 };

/* A cell of a line across. */
struct exocet_place {
    unsigned line, row;
};

/* An exocet in rows; in columns all cells are transposed. */
struct exocet {
    struct search *search;
    bool is_transposed;
    unsigned row;                   /* of the base */
    unsigned columns[EXOCET_LINES]; /* of the lines across: that beside the base comes first */
    unsigned digits;                /* of the base */
    unsigned cells[EXOCET_CELLS];   /* the base, then the targets */
    struct exocet_place targets[2];
    /* Rows in which each line may have each digit, if one of the base cells has it. */
    uint16_t rows[EXOCET_LINES][EXOCET_SIDE];
};

/* Digits of the cells of an exocet that fit together. */
struct exocet_way {
    unsigned digits[EXOCET_CELLS];
};

typedef bool exocet_visit(struct exocet *exocet, void *user);

/* Visits all exocets, of which both targets are in the band of the base or, unless IS_JUNIOR, one
 * at most. Returns true if a visit did, or if the call is over. Boards of nine boxes of side 3. */
bool exocet_each(struct search *search, bool is_junior, exocet_visit *visit, void *user);

/* Stores the ways to fill the cells of EXOCET for which the lines across have room. Returns their
 * number. */
unsigned exocet_list_ways(const struct exocet *exocet, struct exocet_way ways[EXOCET_MAX_WAYS]);

/* Returns the cells in which DIGIT, which one of the base cells has, cannot be, for its places in
 * the lines across: those of rows that have one of them outside the targets. */
struct cellset exocet_uncrossed(const struct exocet *exocet, unsigned digit);

/* Adds the premises of EXOCET to the step. Its fins are the digits of the base in the targets. */
void exocet_add_premises(const struct exocet *exocet);

#endif
