/* What engine `search` knows at one moment: candidates, exactly-one groups, and the trail.
 *
 * Takes a layout once and start candidates for each puzzle, gives sets that follow every
 * assignment and can be undone, fails only when memory is short at the beginning.
 *
 * A *variable* is a candidate, a digit in a cell: true, false or unknown. A *group* is a set of
 * variables of which exactly one is true: the digits of a cell, or the cells of a unit for a digit.
 * A group has 64 members at most, so one word tells which of them are not false; no clause stands
 * for it. Nothing else is known of a layout. A *level* is a decision and all that follows from it;
 * level 0 holds what follows from the puzzle itself. */
#ifndef SEARCH_STATE_H
#define SEARCH_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>
#include <sudoku/status.h>

#include "layout.h"

/* Values of variables and literals. */
enum { SEARCH_FALSE = -1, SEARCH_UNKNOWN = 0, SEARCH_TRUE = 1 };

/* Why a variable has its value: the low bits of a reason; the others say which. */
enum {
    SEARCH_BY_CHOICE = 0,    /* SEARCH_NO_REASON or SEARCH_FLIPPED */
    SEARCH_BY_PLACEMENT = 1, /* that variable of the same group is true */
    SEARCH_BY_GROUP = 2,     /* all others of that group are false */
    SEARCH_BY_CLAUSE = 3,    /* all other literals of that clause are false */
    SEARCH_REASON_BITS = 2
};

enum {
    SEARCH_NO_REASON = SEARCH_BY_CHOICE, /* a decision, or a fact */
    /* The opposite of this decision was seen to its end under the decisions before it. */
    SEARCH_FLIPPED = 1 << SEARCH_REASON_BITS | SEARCH_BY_CHOICE
};

/* A unit of a cell: its groups start at GROUP, one a digit, and the cell is member PLACE of them.
 */
struct search_link {
    uint32_t group;
    uint32_t place;
};

/* See search_clause.h. */
struct search_clauses {
    uint32_t *words;
    uint32_t *watched; /* for each literal the first of the clauses that watch it */
    uint32_t capacity; /* words */
    uint32_t used;
    uint32_t count;
    uint32_t limit; /* at so many clauses the worse half is dropped */
};

/* See search_heap.h. */
struct search_heap {
    uint32_t *items; /* variables */
    uint32_t *place; /* of each variable in items, from 1; 0: it is not there */
    float *activity; /* of each variable */
    float step;      /* what the next bump adds */
    uint32_t count;
};

/* What search_learn() needs while it works. */
struct search_lesson_memory {
    uint32_t *literals;    /* the clause that is being made */
    uint32_t *antecedents; /* variables that explain one */
    uint32_t *marked;      /* variables with a mark */
    uint32_t marked_count;
    uint8_t *mark;
    uint64_t *level_stamp; /* the lesson in which a level was last counted */
    uint64_t stamp;
};

struct search {
    const struct sudoku_layout *layout;
    unsigned shift; /* a variable is cell << shift | digit - 1 */
    uint32_t variable_count;
    uint32_t group_count;      /* cells, then 1 << shift for each unit */
    struct search_link *links; /* parallel to layout->cell_units */

    uint64_t *set;      /* for each group the members that are not false */
    uint64_t *root_set; /* the same before the first decision */
    int8_t *value;      /* these three for each variable that is a start candidate */
    uint32_t *level;
    uint32_t *reason;
    uint32_t *trail; /* the literals that are true, in the order in which they became so */
    uint32_t trail_count;
    uint32_t trail_head;   /* those before it were propagated */
    uint32_t *level_start; /* for each level but 0, from index 0, its decision in the trail */
    uint32_t level_count;
    uint32_t placed; /* variables that are true: one a cell in a solution */

    bool in_conflict;
    uint32_t conflict;          /* the group or clause that is false throughout, as a reason */
    uint32_t conflict_variable; /* by a placement: the variable that is true beside it */

    bool is_learning;
    uint32_t floor;    /* jumps go back to this level at most, see search.c */
    uint32_t stall;    /* contradictions since the last solution */
    uint32_t patience; /* learning begins where there are more */
    uint32_t until_restart;
    uint32_t luby[2];
    uint64_t random;
    bool is_shuffled;
    uint32_t first_group; /* where looking for a smallest group starts */
    uint8_t *last_digit;  /* for each cell the last one placed while learning, 0: none */
    uint8_t *solution;

    struct search_clauses clauses;
    struct search_heap heap;
    struct search_lesson_memory lesson;
};

enum sudoku_status search_state_create(const struct sudoku_layout *layout,
                                       const struct sudoku_allocator *allocator,
                                       struct search **out);
void search_state_destroy(struct search *search, const struct sudoku_allocator *allocator);

/* Begins a puzzle with cell_count sets. */
void search_state_load(struct search *search, const sudoku_digitset *start);

/* Makes LITERAL, unknown so far, true because of REASON. May note a conflict. */
void search_assign(struct search *search, uint32_t literal, uint32_t reason);

/* Opens a level. */
void search_decide(struct search *search, uint32_t literal);

/* Closes all levels after LEVEL. */
void search_undo(struct search *search, uint32_t level);

/* The literal that VARIABLE is true, or false. The opposite of a literal is literal ^ 1. */
static inline uint32_t search_literal(uint32_t variable, bool is_true)
{
    return variable << 1 | !is_true;
}

static inline uint32_t search_literal_variable(uint32_t literal)
{
    return literal >> 1;
}

static inline bool search_literal_is_positive(uint32_t literal)
{
    return !(literal & 1);
}

static inline int search_literal_value(const struct search *search, uint32_t literal)
{
    int value = search->value[search_literal_variable(literal)];
    return search_literal_is_positive(literal) ? value : -value;
}

static inline uint32_t search_reason(uint32_t kind, uint32_t which)
{
    return which << SEARCH_REASON_BITS | kind;
}

static inline uint32_t search_variable_cell(const struct search *search, uint32_t variable)
{
    return variable >> search->shift;
}

/* The digit of VARIABLE, less 1. */
static inline uint32_t search_variable_digit(const struct search *search, uint32_t variable)
{
    return variable & ((1u << search->shift) - 1);
}

/* The variable that is the first in SET, which is not empty, of GROUP's members. */
static inline uint32_t search_member(const struct search *search, uint32_t group, uint64_t set)
{
    uint32_t cells = search->layout->cell_count, place = sudoku_digitset_first(set) - 1;
    if (group < cells)
        return group << search->shift | place;
    uint32_t unit = search_variable_cell(search, group - cells);
    uint32_t cell = layout_unit(search->layout, unit)[place];
    return cell << search->shift | search_variable_digit(search, group - cells);
}

/* The decision of LEVEL, 1..level_count. */
static inline uint32_t search_decision(const struct search *search, uint32_t level)
{
    return search->trail[search->level_start[level - 1]];
}

#endif
