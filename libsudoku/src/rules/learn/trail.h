/* The trail: the known facts about cells in the order of their discovery, each with its reason.
 *
 * A fact says that a cell lacks a value (an even number) or has it (the next, odd number), so that
 * the opposite of FACT is FACT ^ 1. */
#ifndef RULES_LEARN_TRAIL_H
#define RULES_LEARN_TRAIL_H

#include "rules/search/program.h"
#include "rules/valueset.h"

enum { LEARN_FACTS_OF_CELL = 2 * SUDOKU_RULES_MAX_VALUES };

/* The place of a fact that is not known. */
#define LEARN_UNKNOWN UINT32_MAX

static inline unsigned fact_lacks(unsigned cell, unsigned value)
{
    return cell * LEARN_FACTS_OF_CELL + 2 * value;
}

static inline unsigned fact_has(unsigned cell, unsigned value)
{
    return fact_lacks(cell, value) + 1;
}

static inline unsigned fact_cell(unsigned fact)
{
    return fact / LEARN_FACTS_OF_CELL;
}

static inline unsigned fact_value(unsigned fact)
{
    return fact % LEARN_FACTS_OF_CELL / 2;
}

static inline bool fact_is_has(unsigned fact)
{
    return fact & 1;
}

/* Why a fact is known, or a contradiction arose. */
enum learn_cause {
    LEARN_DECISION,
    LEARN_LEFT,     /* the cell lacks all other values; of a contradiction: all values */
    LEARN_TAKEN,    /* the cell has another value */
    LEARN_PEER,     /* the cell SOURCE has the value */
    LEARN_PLACE,    /* all other cells of the unit of narrower SOURCE lack the value; of a
                       contradiction: all of them */
    LEARN_NARROWER, /* the narrower SOURCE excludes it */
    LEARN_CLAUSE,   /* all other facts of clause SOURCE are wrong; of a contradiction: all */
};

struct learn_reason {
    enum learn_cause cause;
    uint32_t source;
    uint32_t start; /* the number of events that the narrower knew */
};

struct learn_event {
    uint16_t fact;
    uint16_t level;
    struct learn_reason reason;
};

struct learn_trail {
    const struct program *program;
    sudoku_valueset *sets; /* by cell */
    uint32_t *place;       /* by fact: of its event, or LEARN_UNKNOWN */
    struct learn_event *event;
    uint32_t count;
    unsigned level;
    uint32_t *level_start; /* by level: the number of events before it */
    /* The last contradiction, and the fact that it is about. */
    struct learn_reason conflict;
    unsigned conflict_fact;
};

/* Allocates the memory for PROGRAM from ARENA; false if it is short. */
bool learn_trail_create(struct learn_trail *trail, const struct program *program,
                        struct arena *arena);

/* Begins anew with SETS, none empty, on level 0. */
void learn_trail_start(struct learn_trail *trail, const sudoku_valueset *sets);

/* Adds FACT, unless it is known; false if its cell has no value left. If FACT is that a cell has a
 * value, its opposite must not be known. */
bool learn_trail_add(struct learn_trail *trail, unsigned fact, struct learn_reason reason);

/* Keeps REASON of a contradiction about FACT; returns false. */
bool learn_trail_fail(struct learn_trail *trail, unsigned fact, struct learn_reason reason);

/* Begins another level. */
void learn_trail_descend(struct learn_trail *trail);

/* Removes all events above LEVEL. */
void learn_trail_return(struct learn_trail *trail, unsigned level);

static inline bool learn_is_known(const struct learn_trail *trail, unsigned fact)
{
    return trail->place[fact] != LEARN_UNKNOWN;
}

/* Returns the number of events of level 0, which hold whatever is decided. */
static inline uint32_t learn_trail_root(const struct learn_trail *trail)
{
    return trail->level ? trail->level_start[1] : trail->count;
}

#endif
