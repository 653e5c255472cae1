/* What engine `cdcl` knows at one moment: candidates, exactly-one groups, and the trail.
 *
 * Every assignment can be undone; all memory is taken at the beginning.
 *
 * A *variable* is a candidate, a digit in a cell: true, false or unknown. A *group* is a set of
 * variables of which exactly one is true: the digits of a cell, or the cells of a full unit for a
 * digit. A group has 64 members at most, so one word tells which of them are not false; no clause
 * stands for it. Of units that are not full it is known only which cells exclude each other, the
 * *rivals*. Nothing else is known of a layout. A *level* is a decision and all that follows from
 * it; level 0 holds what follows from the puzzle itself. */
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

/* Why a variable has its value: the low bits of a reason; the others say which. */
enum {
    TRAIL_BY_CHOICE = 0,    /* TRAIL_NO_REASON or TRAIL_FLIPPED */
    TRAIL_BY_PLACEMENT = 1, /* that variable of the same group is true */
    TRAIL_BY_GROUP = 2,     /* all others of that group are false */
    TRAIL_BY_CLAUSE = 3,    /* all other literals of that clause are false */
    TRAIL_REASON_BITS = 2
};

enum {
    TRAIL_NO_REASON = TRAIL_BY_CHOICE, /* a decision, or a fact */
    /* The opposite of this decision was seen to its end under the decisions before it. */
    TRAIL_FLIPPED = 1 << TRAIL_REASON_BITS | TRAIL_BY_CHOICE
};

/* A unit of a cell: its groups start at GROUP, one a digit, and the cell is member PLACE of them.
 */
struct unit_link {
    uint32_t group;
    uint32_t place;
};

/* See clause.h. */
struct clauses {
    uint32_t *words;
    uint32_t *watched; /* for each literal the first of the clauses that watch it */
    uint32_t capacity; /* words */
    uint32_t used;
    uint32_t count;
    uint32_t limit; /* at so many clauses the worse half is dropped */
};

/* Conflicts before phases are renewed first; each time it is as many more. From 1000, as in the
 * paper that phases.h names. */
enum { PHASES_INTERVAL = 1000 };

/* See phases.h. The digits of cells, 0: none. */
struct phases {
    uint8_t *last;   /* placed last while learning */
    uint8_t *target; /* in the longest trail without a conflict since the last renewal */
    uint8_t *best;   /* the same, kept over a renewal until a trail is longer */
    uint32_t target_count, best_count; /* literals of those trails */
    uint64_t conflicts;
    uint64_t due; /* at so many conflicts they are renewed */
    uint64_t renewals;
    uint64_t interval;
};

/* What cdcl_analyze() needs while it works. */
struct analysis {
    uint32_t *literals;    /* the clause that is being made */
    uint32_t *antecedents; /* variables that explain one */
    uint32_t *marked;      /* the variables that are marked */
    uint32_t *block;       /* those of one level that are marked so */
    uint32_t marked_count;
    uint8_t *is_marked;
    uint64_t *level_stamp; /* the analysis in which a level was last counted */
    uint64_t stamp;
};

struct walk;

struct trail {
    const struct sudoku_layout *layout;
    unsigned shift; /* a variable is cell << shift | digit - 1 */
    uint32_t variable_count;
    struct full_units units;
    uint32_t group_count;    /* cells, then 1 << shift for each full unit */
    uint32_t *links_start;   /* cell_count + 1 positions in links */
    struct unit_link *links; /* the full units of each cell */
    uint32_t *rivals_start;  /* cell_count + 1 positions in rivals */
    uint16_t *rivals;        /* the other cells of each cell's shorter units */

    uint64_t *set;      /* for each group the members that are not false */
    uint64_t *root_set; /* the same before the first decision */
    int8_t *value;      /* these four for each variable that is a start candidate */
    uint32_t *level;
    uint32_t *reason;
    uint32_t *position; /* of each variable that has a value in literals */
    uint32_t *literals; /* the literals that are true, in the order in which they became so */
    uint32_t trail_count;
    uint32_t trail_head;   /* those before it were propagated */
    uint32_t *level_start; /* for each level but 0, from index 0, its decision in the trail */
    uint32_t level_count;
    uint32_t placed; /* variables that are true: one a cell in a solution */

    bool in_conflict;
    uint32_t conflict;          /* the group or clause that is false throughout, as a reason */
    uint32_t conflict_variable; /* by a placement: the variable that is true beside it */

    bool is_learning;
    uint32_t floor;    /* jumps go back to this level at most, see cdcl.c */
    uint32_t stall;    /* contradictions since the last solution */
    uint32_t patience; /* learning begins where there are more */
    uint32_t until_restart;
    uint32_t luby[2];
    uint64_t random;
    bool is_shuffled;
    uint32_t first_group; /* where looking for a smallest group starts */
    uint8_t *solution;

    struct clauses clauses;
    struct phases phases;
    struct heap heap;
    struct analysis analysis;
    struct walk *walk; /* NULL on small boards; not the trail's own, see cdcl.c */
    uint64_t walked;   /* contradictions, while learning, up to the last walk */
};

enum sudoku_status trail_create(const struct sudoku_layout *layout,
                                const struct sudoku_allocator *allocator, struct trail **out);
void trail_destroy(struct trail *trail, const struct sudoku_allocator *allocator);

/* Begins a puzzle with cell_count sets. */
void trail_load(struct trail *trail, const sudoku_digitset *start);

/* Makes LITERAL, unknown so far, true because of REASON. May note a conflict. */
void trail_assign(struct trail *trail, uint32_t literal, uint32_t reason);

/* Opens a level. */
void trail_decide(struct trail *trail, uint32_t literal);

/* Closes all levels after LEVEL. */
void trail_undo(struct trail *trail, uint32_t level);

/* The literal that VARIABLE is true, or false. The opposite of a literal is literal ^ 1. */
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

/* The literal that VARIABLE, which has a value, has the other one. */
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

/* The digit of VARIABLE, less 1. */
static inline uint32_t trail_variable_digit(const struct trail *trail, uint32_t variable)
{
    return variable & ((1u << trail->shift) - 1);
}

/* The first group of UNIT, of the full units. */
static inline uint32_t trail_group(const struct trail *trail, uint32_t unit)
{
    return trail->layout->cell_count + (unit << trail->shift);
}

/* The variable that is the first in SET, which is not empty, of GROUP's members. */
static inline uint32_t trail_member(const struct trail *trail, uint32_t group, uint64_t set)
{
    uint32_t cells = trail->layout->cell_count, place = sudoku_digitset_first(set) - 1;
    if (group < cells)
        return group << trail->shift | place;
    uint32_t unit = trail_variable_cell(trail, group - cells);
    uint32_t cell = trail->units.cells[(size_t)unit * trail->layout->side + place];
    return cell << trail->shift | trail_variable_digit(trail, group - cells);
}

/* The decision of LEVEL, 1..level_count. */
static inline uint32_t trail_decision(const struct trail *trail, uint32_t level)
{
    return trail->literals[trail->level_start[level - 1]];
}

#endif
