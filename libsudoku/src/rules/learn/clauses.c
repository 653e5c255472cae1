#include "rules/learn/clauses.h"

#include <string.h>

/* The room for clauses, in words of four bytes; clauses of MAX_SIZE and more facts are one class,
 * those of less than MIN_DROPPED are never dropped. */
enum { CAPACITY = 1 << 20, MAX_SIZE = 64, MIN_DROPPED = 4 };

bool learn_clauses_create(struct learn_clauses *own, unsigned fact_count, struct arena *arena)
{
    *own = (struct learn_clauses){.capacity = CAPACITY, .used = 1, .fact_count = fact_count};
    own->store = arena_alloc(arena, CAPACITY * sizeof *own->store);
    own->first = arena_alloc(arena, fact_count * sizeof *own->first);
    return own->store && own->first;
}

void learn_clauses_clear(struct learn_clauses *clauses)
{
    clauses->used = 1;
    memset(clauses->first, 0, clauses->fact_count * sizeof *clauses->first);
}

/* Returns the number of words of a clause with COUNT facts. */
static uint32_t words_of(unsigned count)
{
    const size_t bytes = sizeof(struct learn_clause) + count * sizeof(uint16_t);
    return (uint32_t)((bytes + sizeof(uint32_t) - 1) / sizeof(uint32_t));
}

static void watch(struct learn_clauses *own, uint32_t at)
{
    struct learn_clause *clause = learn_clause_at(own, at);
    for (unsigned side = 0; side < 2; side++) {
        clause->next[side] = own->first[clause->fact[side]];
        own->first[clause->fact[side]] = at;
    }
}

uint32_t learn_clauses_add(struct learn_clauses *clauses, const uint16_t *facts, unsigned count,
                           bool is_kept)
{
    const uint32_t at = clauses->used, words = words_of(count);
    if (words > clauses->capacity - at)
        return 0;
    struct learn_clause *clause = learn_clause_at(clauses, at);
    clause->size = (uint16_t)count;
    clause->is_kept = is_kept;
    memcpy(clause->fact, facts, count * sizeof *facts);
    clauses->used += words;
    watch(clauses, at);
    return at;
}

/* Watches another fact of CLAUSE than that of SIDE, which is wrong; false if the others are wrong,
 * too. */
static bool move_watch(struct learn_clauses *own, const struct learn_trail *trail, uint32_t at,
                       unsigned side)
{
    struct learn_clause *clause = learn_clause_at(own, at);
    for (unsigned i = 2; i < clause->size; i++) {
        const uint16_t fact = clause->fact[i];
        if (learn_is_known(trail, fact ^ 1U))
            continue;
        clause->fact[i] = clause->fact[side];
        clause->fact[side] = fact;
        clause->next[side] = own->first[fact];
        own->first[fact] = at;
        return true;
    }
    return false;
}

bool learn_clauses_follow(struct learn_clauses *own, struct learn_trail *trail, unsigned fact)
{
    const unsigned wrong = fact ^ 1;
    uint32_t *link = &own->first[wrong];
    while (*link) {
        const uint32_t at = *link;
        struct learn_clause *clause = learn_clause_at(own, at);
        const unsigned side = clause->fact[0] == wrong ? 0 : 1, other = clause->fact[1 - side];
        const uint32_t next = clause->next[side];
        if (learn_is_known(trail, other)) {
            link = &clause->next[side];
        } else if (move_watch(own, trail, at, side)) {
            *link = next;
        } else {
            const struct learn_reason reason = {LEARN_CLAUSE, at, 0};
            link = &clause->next[side];
            if (learn_is_known(trail, other ^ 1U))
                return learn_trail_fail(trail, other, reason);
            if (!learn_trail_add(trail, other, reason))
                return false;
        }
    }
    return true;
}

/* Returns the minimum size of clauses to drop, about half of all. */
static unsigned find_limit(const struct learn_clauses *own)
{
    uint32_t count[MAX_SIZE + 1] = {0}, all = 0, kept = 0;
    unsigned limit = 0;
    for (uint32_t at = 1; at < own->used; at += words_of(learn_clause_at(own, at)->size)) {
        const unsigned size = learn_clause_at(own, at)->size;
        count[size < MAX_SIZE ? size : MAX_SIZE]++;
        all++;
    }
    while (limit < MAX_SIZE && kept + count[limit] <= all / 2)
        kept += count[limit++];
    return limit > MIN_DROPPED ? limit : MIN_DROPPED;
}

void learn_clauses_reduce(struct learn_clauses *clauses)
{
    const unsigned limit = find_limit(clauses);
    const uint32_t end = clauses->used;
    uint32_t words;
    learn_clauses_clear(clauses);
    for (uint32_t at = 1; at < end; at += words) {
        const struct learn_clause *clause = learn_clause_at(clauses, at);
        words = words_of(clause->size);
        if (clause->size >= limit && !clause->is_kept)
            continue;
        memmove(clauses->store + clauses->used, clause, words * sizeof *clauses->store);
        watch(clauses, clauses->used);
        clauses->used += words;
    }
}
