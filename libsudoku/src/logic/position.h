/* A position: placed digits, candidates, and the singles that are due.
 *
 * All views of the candidates (by cell, by digit, by unit and digit) are updated with each change,
 * so that finders only read. */
#ifndef LOGIC_POSITION_H
#define LOGIC_POSITION_H

#include <sudoku/logic.h>

#include "logic/bits.h"
#include "logic/topology.h"

/* A single: a digit of a cell. It stays in its queue until the cell is solved. */
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
    unsigned version; /* increases with each change; never 0 */
    /* Version of the last change of each cell, each digit, each unit, and each digit in a unit. */
    unsigned cell_version[LOGIC_MAX_CELLS];
    unsigned digit_version[LOGIC_MAX_SIDE];
    unsigned unit_version[LOGIC_MAX_UNITS];
    unsigned places_version[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE];
    uint16_t candidates[LOGIC_MAX_CELLS]; /* bit D is digit D; empty for solved cells */
    uint8_t value[LOGIC_MAX_CELLS];       /* digit + 1; 0 for an open cell */
    struct cellset given;
    struct cellset open;                              /* unsolved cells */
    struct cellset of_digit[LOGIC_MAX_SIDE];          /* open cells with each candidate */
    uint16_t places[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE]; /* the same by unit, as places */
    uint8_t open_places[LOGIC_MAX_UNITS];             /* number of open cells of each unit */
    /* Last members: singles in the order in which they became due. */
    struct due_queue naked;
    struct due_queue hidden;
};

/* Sets POSITION to an empty board. */
void position_clear(struct position *position, const struct topology *topology);

/* Places DIGIT in the open CELL and removes the candidates this excludes. */
void position_place(struct position *position, unsigned cell, unsigned digit);

/* Removes candidate DIGIT of CELL, if present. */
void position_remove(struct position *position, unsigned cell, unsigned digit);

/* Copies FROM to POSITION without its queues of singles, for searches that need none. */
void position_branch(struct position *position, const struct position *from);

/* True if an open cell has no candidate, or a unit no place for a digit that it lacks. */
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
