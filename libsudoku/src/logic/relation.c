#include "logic/relation.h"

#include <string.h>

/* Returns a member of SET that leads on and is not DONE, or RELATION_MAX. */
static unsigned pick(const struct relation *relation, const uint64_t *set, const uint64_t *done)
{
    for (unsigned i = 0; i < relation->words; i++) {
        uint64_t left = set[i] & relation->leads[i] & ~done[i];
        if (left)
            return 64 * i + (unsigned)__builtin_ctzll(left);
    }
    return RELATION_MAX;
}

/* Computes the closure of START. The closures of CLOSED are known and reused: most members of a
 * position are connected. Members that lead to each other have the same closure. */
static void close_from(const struct relation *relation, unsigned start, const uint64_t *closed)
{
    uint64_t done[RELATION_WORDS], *all = relation_all(relation, start);
    unsigned words = relation->words;
    memset(done, 0, words * sizeof *done);
    memset(all, 0, words * sizeof *all);
    relation_set(all, start);
    for (unsigned member = start; member != RELATION_MAX; member = pick(relation, all, done)) {
        relation_set(done, member);
        if (!relation_has(closed, member)) {
            relation_add(all, relation_next(relation, member), words);
            continue;
        }
        const uint64_t *known = relation_all(relation, member);
        if (relation_has(known, start)) {
            memcpy(all, known, words * sizeof *all);
            return;
        }
        relation_add(done, known, words);
        relation_add(all, known, words);
    }
}

void relation_close(const struct relation *relation)
{
    uint64_t closed[RELATION_WORDS];
    memset(closed, 0, relation->words * sizeof *closed);
    for (unsigned member = 0; member < relation->count; member++) {
        if (!relation_has(relation->leads, member))
            continue;
        close_from(relation, member, closed);
        relation_set(closed, member);
    }
}
