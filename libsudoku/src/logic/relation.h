/* The transitive closure of a relation, as rows of bits. */
#ifndef LOGIC_RELATION_H
#define LOGIC_RELATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RELATION_MAX = 4096, RELATION_WORDS = RELATION_MAX / 64 };

struct relation {
    unsigned count;  /* number of members, up to RELATION_MAX */
    unsigned words;  /* words used of each row */
    unsigned stride; /* words from one row to the next */
    uint64_t *leads; /* members with successors; only they have rows */
    uint64_t *next;  /* direct successors of each member, a row each */
    uint64_t *all;   /* closure of each member, itself included, a row each */
};

static inline bool relation_has(const uint64_t *bits, unsigned member)
{
    return bits[member / 64] >> member % 64 & 1;
}

static inline void relation_set(uint64_t *bits, unsigned member)
{
    bits[member / 64] |= (uint64_t)1 << member % 64;
}

/* Adds the bits of FROM to TO. */
static inline void relation_add(uint64_t *to, const uint64_t *from, unsigned words)
{
    for (unsigned i = 0; i < words; i++)
        to[i] |= from[i];
}

/* True if A and B have a bit in common. */
static inline bool relation_meets(const uint64_t *a, const uint64_t *b, unsigned words)
{
    uint64_t common = 0;
    for (unsigned i = 0; i < words; i++)
        common |= a[i] & b[i];
    return common != 0;
}

static inline uint64_t *relation_next(const struct relation *relation, unsigned member)
{
    return relation->next + (size_t)member * relation->stride;
}

static inline uint64_t *relation_all(const struct relation *relation, unsigned member)
{
    return relation->all + (size_t)member * relation->stride;
}

/* Computes the closures. */
void relation_close(const struct relation *relation);

#endif
