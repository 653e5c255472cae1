/* Clauses: lists of facts of which at least one holds. */
#ifndef RULES_LEARN_CLAUSES_H
#define RULES_LEARN_CLAUSES_H

#include "rules/learn/trail.h"

/* A clause in the store. The first two facts are watched: the clause is examined when one
 * becomes wrong. */
struct learn_clause {
    uint32_t next[2]; /* the next clause that watches the same fact; 0: none */
    uint16_t size;
    bool is_kept; /* it is never dropped */
    uint16_t fact[];
};

struct learn_clauses {
    uint32_t *store; /* the clauses, one after another from 1 */
    uint32_t used, capacity;
    uint32_t *first; /* by fact: the first clause that watches it */
    unsigned fact_count;
};

/* Allocates the memory for FACT_COUNT facts from ARENA; false if it is short. */
bool learn_clauses_create(struct learn_clauses *clauses, unsigned fact_count, struct arena *arena);

/* Drops all clauses. */
void learn_clauses_clear(struct learn_clauses *clauses);

static inline struct learn_clause *learn_clause_at(const struct learn_clauses *clauses, uint32_t at)
{
    return (struct learn_clause *)(void *)(clauses->store + at);
}

/* Adds a clause of COUNT (2 or more) facts, of which the first two are watched. Returns its
 * place, or 0 if there is no room. */
uint32_t learn_clauses_add(struct learn_clauses *clauses, const uint16_t *facts, unsigned count,
                           bool is_kept);

/* Adds the facts that clauses imply by FACT, which is known, to TRAIL; false if a clause is
 * contradicted. */
bool learn_clauses_follow(struct learn_clauses *clauses, struct learn_trail *trail, unsigned fact);

/* True if less than half of the room is left. */
static inline bool learn_clauses_are_many(const struct learn_clauses *clauses)
{
    return clauses->used > clauses->capacity / 2;
}

/* Drops about half of the clauses, the longest ones. None may be a reason. */
void learn_clauses_reduce(struct learn_clauses *clauses);

#endif
