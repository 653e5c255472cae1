#include "cdcl/clause.h"

#include <string.h>

enum {
    /* Number of clauses kept at first, and its increase after each reduction. */
    FIRST_LIMIT = 2000,
    LIMIT_STEP = 300,
    /* Maximum glue of clauses that are never dropped. */
    BEST_GLUE = 2,
    /* Position of the first clause; 0 means none. */
    FIRST_POSITION = 1
};

static uint32_t clause_words(const uint32_t *clause)
{
    return CLAUSE_LITERALS + clause[CLAUSE_SIZE];
}

static void clear_watches(struct trail *trail)
{
    struct clauses *clauses = &trail->clauses;
    memset(clauses->watched, 0, 2 * (size_t)trail->variable_count * sizeof *clauses->watched);
}

void clauses_clear(struct trail *trail)
{
    clear_watches(trail);
    trail->clauses.used = FIRST_POSITION;
    trail->clauses.count = 0;
    trail->clauses.limit = FIRST_LIMIT;
}

static void watch(struct clauses *clauses, uint32_t position)
{
    uint32_t *clause = clauses->words + position;
    for (uint32_t which = 0; which < 2; which++) {
        uint32_t *first = &clauses->watched[clause[CLAUSE_LITERALS + which]];
        clause[CLAUSE_NEXT + which] = *first;
        *first = position << 1 | which;
    }
}

/* Replaces watch WHICH of CLAUSE by another literal that is not false, and removes the clause from
 * the list that LINK belongs to; false if all others are false. */
static bool move_watch(struct trail *trail, uint32_t *clause, uint32_t which, uint32_t *link)
{
    uint32_t *literals = clause + CLAUSE_LITERALS, *next = &clause[CLAUSE_NEXT + which];
    for (uint32_t i = 2; i < clause[CLAUSE_SIZE]; i++) {
        uint32_t literal = literals[i], reference = *link;
        if (trail_literal_value(trail, literal) == TRAIL_FALSE)
            continue;
        literals[i] = literals[which];
        literals[which] = literal;
        *link = *next;
        *next = trail->clauses.watched[literal];
        trail->clauses.watched[literal] = reference;
        return true;
    }
    return false;
}

void clauses_visit(struct trail *trail, uint32_t literal)
{
    uint32_t *link = &trail->clauses.watched[literal];
    while (*link && !trail->in_conflict) {
        uint32_t position = *link >> 1, which = *link & 1;
        uint32_t *clause = trail->clauses.words + position;
        uint32_t other = clause[CLAUSE_LITERALS + (which ^ 1)];
        int value = trail_literal_value(trail, other);
        if (value != TRAIL_TRUE && move_watch(trail, clause, which, link))
            continue;
        link = &clause[CLAUSE_NEXT + which];
        if (value == TRAIL_UNKNOWN) {
            trail_assign(trail, other, trail_reason(TRAIL_BY_CLAUSE, position));
        } else if (value == TRAIL_FALSE) {
            trail->in_conflict = true;
            trail->conflict = trail_reason(TRAIL_BY_CLAUSE, position);
        }
    }
}

/* Returns the reason of the variable that the clause at POSITION implies, or NULL. That variable is
 * watched: a true watch never moves. */
static uint32_t *reason_of(const struct trail *trail, uint32_t position)
{
    const uint32_t *literals = trail->clauses.words + position + CLAUSE_LITERALS;
    for (unsigned which = 0; which < 2; which++) {
        uint32_t variable = trail_literal_variable(literals[which]);
        if (trail->value[variable] != TRAIL_UNKNOWN &&
            trail->reason[variable] == trail_reason(TRAIL_BY_CLAUSE, position))
            return &trail->reason[variable];
    }
    return NULL;
}

/* Returns the median glue. */
static uint32_t median_glue(const struct clauses *clauses)
{
    enum { MAX_GLUE = 255 };
    uint32_t histogram[MAX_GLUE + 1] = {0}, seen = 0, glue = 0;
    for (uint32_t at = FIRST_POSITION; at < clauses->used;
         at += clause_words(clauses->words + at)) {
        uint32_t own = clauses->words[at + CLAUSE_GLUE];
        histogram[own < MAX_GLUE ? own : MAX_GLUE]++;
    }
    while (glue < MAX_GLUE && (seen += histogram[glue]) <= clauses->count / 2)
        glue++;
    return glue;
}

/* Drops up to half of the clauses, the older first: those with the median glue or more that are no
 * reason on the trail. The others are compacted. */
static void reduce(struct trail *trail)
{
    struct clauses *clauses = &trail->clauses;
    uint32_t glue = median_glue(clauses), to_drop = clauses->count / 2, end = FIRST_POSITION;
    for (uint32_t at = FIRST_POSITION, next; at < clauses->used; at = next) {
        uint32_t *clause = clauses->words + at, words = clause_words(clause);
        uint32_t *reason = reason_of(trail, at);
        next = at + words;
        if (!reason && to_drop && clause[CLAUSE_GLUE] >= glue && clause[CLAUSE_GLUE] > BEST_GLUE) {
            to_drop--;
            clauses->count--;
            continue;
        }
        if (reason)
            *reason = trail_reason(TRAIL_BY_CLAUSE, end);
        memmove(clauses->words + end, clause, words * sizeof *clause);
        end += words;
    }
    clauses->used = end;
    clear_watches(trail);
    for (uint32_t at = FIRST_POSITION; at < end; at += clause_words(clauses->words + at))
        watch(clauses, at);
}

uint32_t clauses_add(struct trail *trail, const uint32_t *literals, uint32_t count, uint32_t glue)
{
    struct clauses *clauses = &trail->clauses;
    if (clauses->count >= clauses->limit) {
        reduce(trail);
        clauses->limit += LIMIT_STEP;
    }
    if (clauses->capacity - clauses->used < CLAUSE_LITERALS + count)
        reduce(trail);
    if (clauses->capacity - clauses->used < CLAUSE_LITERALS + count)
        return 0;
    uint32_t position = clauses->used;
    uint32_t *clause = clauses->words + position;
    clause[CLAUSE_SIZE] = count;
    clause[CLAUSE_GLUE] = glue;
    memcpy(clause + CLAUSE_LITERALS, literals, count * sizeof *literals);
    clauses->used += clause_words(clause);
    clauses->count++;
    watch(clauses, position);
    return position;
}
