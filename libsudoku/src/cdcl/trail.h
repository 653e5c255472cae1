/* The state of engine `cdcl`: candidates, exactly-one groups, and the trail.
 *
 * A *variable* is a candidate, a digit in a cell: true, false or unknown. A *group* is a set of
 * variables with exactly one true: the digits of a cell, or the cells of a full unit for a digit. A
 * group has at most 64 members, so one word holds those that are not false, and no clause
 * represents it. Shorter units only yield *rivals*, cells that exclude each other. A *level* is a
 * decision and its consequences; level 0 holds the consequences of the puzzle itself. All memory is
 * allocated at creation. */
#ifndef CDCL_TRAIL_H
#define CDCL_TRAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>
#include <sudoku/status.h>

#include "board/full_units.h"
#include "board/layout.h"
#include "cdcl/heap.h"

/* Values of variables and literals. */
enum { TRAIL_FALSE = -1, TRAIL_UNKNOWN = 0, TRAIL_TRUE = 1 };

/* The reason of a value: a kind in the low bits, and its object in the others. */
enum {
    TRAIL_BY_CHOICE = 0,    /* TRAIL_NO_REASON or TRAIL_FLIPPED */
    TRAIL_BY_PLACEMENT = 1, /* that variable of the same group is true */
    TRAIL_BY_GROUP = 2,     /* all other members of that group are false */
    TRAIL_BY_CLAUSE = 3,    /* all other literals of that clause are false */
    TRAIL_REASON_BITS = 2
};

enum {
    TRAIL_NO_REASON = TRAIL_BY_CHOICE, /* a decision or a fact */
    /* The opposite decision was fully explored under the decisions before it. */
    TRAIL_FLIPPED = 1 << TRAIL_REASON_BITS | TRAIL_BY_CHOICE
};

/* A unit of a cell: its groups start at GROUP, one per digit; the cell is member PLACE of each. */
struct unit_link {
    uint32_t group;
    uint32_t place;
};

/* See clause.h. */
struct clauses {
    uint32_t *words;
    uint32_t *watched; /* for each literal, the first clause that watches it */
    uint32_t capacity; /* in words */
    uint32_t used;
    uint32_t count;
    uint32_t limit; /* number of clauses at which the worse half is dropped */
};

/* Conflicts before phases are first renewed, and the increase of that interval. 1000, as in the
 * paper of phases.h. */
enum { PHASES_INTERVAL = 1000 };

/* See phases.h. Digits of cells, 0 for none. */
struct phases {
    uint8_t *last;   /* placed last while learning */
    uint8_t *target; /* in the longest conflict-free trail since the last renewal */
    uint8_t *best;   /* the same, kept across a renewal until a longer trail */
    uint32_t target_count, best_count; /* literals of those trails */
    uint64_t conflicts;
    uint64_t due; /* number of conflicts at the next renewal */
    uint64_t renewals;
    uint64_t interval;
};

/* Working memory of cdcl_analyze(). */
struct analysis {
    uint32_t *literals;    /* the clause under construction */
    uint32_t *antecedents; /* variables that imply another one */
    uint32_t *marked;      /* marked variables */
    uint32_t *block;       /* those of the current level */
    uint32_t marked_count;
    uint8_t *is_marked;
    uint64_t *level_stamp; /* the analysis that last counted a level */
    uint64_t stamp;
};

struct walk;

struct trail {
    const struct sudoku_layout *layout;
    unsigned shift; /* a variable is cell << shift | digit - 1 */
    uint32_t variable_count;
    struct full_units units;
    uint32_t group_count;    /* cells, then 1 << shift per full unit */
    uint32_t *links_start;   /* cell_count + 1 positions in links */
    struct unit_link *links; /* the full units of each cell */
    uint32_t *rivals_start;  /* cell_count + 1 positions in rivals */
    uint16_t *rivals;        /* the other cells of shorter units, of each cell */

    uint64_t *set;      /* for each group, the members that are not false */
    uint64_t *root_set; /* the same before the first decision */
    int8_t *value;      /* this and the next three: for each start candidate */
    uint32_t *level;
    uint32_t *reason;
    uint32_t *position; /* in literals, of each variable with a value */
    uint32_t *literals; /* true literals, in the order of assignment */
    uint32_t trail_count;
    uint32_t trail_head;   /* literals before it were propagated */
    uint32_t *level_start; /* for each level from 1, its decision's position */
    uint32_t level_count;
    uint32_t placed; /* true variables; cell_count in a solution */

    bool in_conflict;
    uint32_t conflict;          /* the false group or clause, as a reason */
    uint32_t conflict_variable; /* for a placement: the other true variable */

    bool is_learning;
    uint32_t floor;    /* lowest level for jumps; see cdcl.c */
    uint32_t stall;    /* contradictions since the last solution */
    uint32_t patience; /* its limit, at which learning starts */
    uint32_t until_restart;
    uint32_t luby[2];
    uint64_t random;
    bool is_shuffled;
    uint32_t first_group; /* where the search for a smallest group starts */
    uint8_t *solution;

    struct clauses clauses;
    struct phases phases;
    struct heap heap;
    struct analysis analysis;
    struct walk *walk; /* NULL on small boards; owned by cdcl.c */
    uint64_t walked;   /* contradictions while learning, up to the last walk */
};

enum sudoku_status trail_create(const struct sudoku_layout *layout,
                                const struct sudoku_allocator *allocator, struct trail **out);
void trail_destroy(struct trail *trail, const struct sudoku_allocator *allocator);

/* Loads a puzzle of cell_count sets. */
void trail_load(struct trail *trail, const sudoku_digitset *start);

/* Makes LITERAL, now unknown, true because of REASON. May record a conflict. */
void trail_assign(struct trail *trail, uint32_t literal, uint32_t reason);

/* Opens a level with decision LITERAL. */
void trail_decide(struct trail *trail, uint32_t literal);

/* Closes all levels above LEVEL. */
void trail_undo(struct trail *trail, uint32_t level);

/* Returns the literal "VARIABLE is true" or "VARIABLE is false". The negation of a literal is
 * literal ^ 1. */
static inline uint32_t trail_literal(uint32_t variable, bool is_true)
{
    return variable << 1 | !is_true;
}

static inline uint32_t trail_literal_variable(uint32_t literal)
{
    return literal >> 1;
}

static inline bool trail_literal_is_positive(uint32_t literal)
{
    return !(literal & 1);
}

static inline int trail_literal_value(const struct trail *trail, uint32_t literal)
{
    int value = trail->value[trail_literal_variable(literal)];
    return trail_literal_is_positive(literal) ? value : -value;
}

/* Returns the false literal of VARIABLE, which has a value. */
static inline uint32_t trail_opposite(const struct trail *trail, uint32_t variable)
{
    return trail_literal(variable, trail->value[variable] == TRAIL_FALSE);
}

static inline uint32_t trail_reason(uint32_t kind, uint32_t which)
{
    return which << TRAIL_REASON_BITS | kind;
}

static inline uint32_t trail_variable_cell(const struct trail *trail, uint32_t variable)
{
    return variable >> trail->shift;
}

/* Returns the digit of VARIABLE, minus 1. */
static inline uint32_t trail_variable_digit(const struct trail *trail, uint32_t variable)
{
    return variable & ((1u << trail->shift) - 1);
}

/* Returns the first group of full unit UNIT. */
static inline uint32_t trail_group(const struct trail *trail, uint32_t unit)
{
    return trail->layout->cell_count + (unit << trail->shift);
}

/* Returns the variable of the first member in SET, not empty, of GROUP. */
static inline uint32_t trail_member(const struct trail *trail, uint32_t group, uint64_t set)
{
    uint32_t cells = trail->layout->cell_count, place = sudoku_digitset_first(set) - 1;
    if (group < cells)
        return group << trail->shift | place;
    uint32_t unit = trail_variable_cell(trail, group - cells);
    uint32_t cell = trail->units.cells[(size_t)unit * trail->layout->side + place];
    return cell << trail->shift | trail_variable_digit(trail, group - cells);
}

/* Returns the decision of LEVEL, 1..level_count. */
static inline uint32_t trail_decision(const struct trail *trail, uint32_t level)
{
    return trail->literals[trail->level_start[level - 1]];
}

#endif
