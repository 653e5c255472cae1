/* A puzzle on its way: placed digits, candidates, and the singles that are due.
 *
 * Every view of the candidates (by cell, by digit, by unit and digit) is kept up to date with each
 * change, so that techniques only read. */
#ifndef LOGIC_POSITION_H
#define LOGIC_POSITION_H

#include <sudoku/logic.h>

#include "logic/bits.h"
#include "logic/topology.h"

/* A digit for a cell; one that came due stays in its queue until the cell is solved. */
struct due {
    uint8_t cell;
    uint8_t digit;
};

struct due_queue {
    unsigned first;
    unsigned end;
    struct due due[LOGIC_MAX_UNITS * LOGIC_MAX_SIDE];
};

struct position {
    const struct topology *topology;
    unsigned version; /* a higher one after each change, never 0 */
    /* The version of the last change of each cell, of each digit, of anything in each unit, and of
     * each digit there. */
    unsigned cell_version[LOGIC_MAX_CELLS];
    unsigned digit_version[LOGIC_MAX_SIDE];
    unsigned unit_version[LOGIC_MAX_UNITS];
    unsigned places_version[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE];
    uint16_t candidates[LOGIC_MAX_CELLS]; /* bit D: digit D; none in solved cells */
    uint8_t value[LOGIC_MAX_CELLS];       /* digit + 1, or 0 */
    struct cellset given;
    struct cellset open;                              /* cells without a digit */
    struct cellset of_digit[LOGIC_MAX_SIDE];          /* open cells that have the candidate */
    uint16_t places[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE]; /* the same as places in each unit */
    uint8_t open_places[LOGIC_MAX_UNITS];             /* how many cells of the unit are open */
    /* Last of all: singles in the order in which they came due: first come, first placed. */
    struct due_queue naked;
    struct due_queue hidden;
};

/* Sets POSITION to an empty board. */
void position_clear(struct position *position, const struct topology *topology);

/* Places DIGIT in the open CELL: its candidates and those of its peers go. */
void position_place(struct position *position, unsigned cell, unsigned digit);

/* Removes candidate DIGIT of CELL where it is there. */
void position_remove(struct position *position, unsigned cell, unsigned digit);

/* Sets POSITION to what FROM is, but that no singles are due: for trials that ask for none. */
void position_branch(struct position *position, const struct position *from);

/* Whether an open cell has no candidate, or a unit no place for a digit that it lacks. */
bool position_is_broken(const struct position *position);

/* The open cells with two candidates. */
struct cellset position_bivalue(const struct position *position);

static inline bool position_has(const struct position *position, unsigned cell, unsigned digit)
{
    return position->candidates[cell] >> digit & 1;
}

static inline bool position_is_solved(const struct position *position)
{
    return cellset_is_empty(position->open);
}

/* The cells of UNIT that have candidate DIGIT. */
static inline struct cellset position_cells(const struct position *position, unsigned unit,
                                            unsigned digit)
{
    return cellset_and(position->topology->unit[unit], position->of_digit[digit]);
}

#endif
