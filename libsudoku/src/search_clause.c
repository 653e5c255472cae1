#include "search_clause.h"

#include <string.h>

enum {
    /* Clauses kept at first, and how many more after each time that half of them were dropped. */
    FIRST_LIMIT = 2000,
    LIMIT_STEP = 300,
    /* Clauses of so little glue are never dropped for it. */
    BEST_GLUE = 2,
    /* Where a clause can begin; 0 says that there is none. */
    FIRST_POSITION = 1
};

static uint32_t clause_words(const uint32_t *clause)
{
    return CLAUSE_LITERALS + clause[CLAUSE_SIZE];
}

static void clear_watches(struct search *search)
{
    struct search_clauses *clauses = &search->clauses;
    memset(clauses->watched, 0, 2 * (size_t)search->variable_count * sizeof *clauses->watched);
}

void search_clauses_clear(struct search *search)
{
    clear_watches(search);
    search->clauses.used = FIRST_POSITION;
    search->clauses.count = 0;
    search->clauses.limit = FIRST_LIMIT;
}

static void watch(struct search_clauses *clauses, uint32_t position)
{
    uint32_t *clause = clauses->words + position;
    for (uint32_t which = 0; which < 2; which++) {
        uint32_t *first = &clauses->watched[clause[CLAUSE_LITERALS + which]];
        clause[CLAUSE_NEXT + which] = *first;
        *first = position << 1 | which;
    }
}

/* Makes another literal that is not false the watch WHICH of CLAUSE, which leaves the list that
 * LINK is part of. False: all others are false. */
static bool move_watch(struct search *search, uint32_t *clause, uint32_t which, uint32_t *link)
{
    uint32_t *literals = clause + CLAUSE_LITERALS, *next = &clause[CLAUSE_NEXT + which];
    for (uint32_t i = 2; i < clause[CLAUSE_SIZE]; i++) {
        uint32_t literal = literals[i], reference = *link;
        if (search_literal_value(search, literal) == SEARCH_FALSE)
            continue;
        literals[i] = literals[which];
        literals[which] = literal;
        *link = *next;
        *next = search->clauses.watched[literal];
        search->clauses.watched[literal] = reference;
        return true;
    }
    return false;
}

void search_clauses_visit(struct search *search, uint32_t literal)
{
    uint32_t *link = &search->clauses.watched[literal];
    while (*link && !search->in_conflict) {
        uint32_t position = *link >> 1, which = *link & 1;
        uint32_t *clause = search->clauses.words + position;
        uint32_t other = clause[CLAUSE_LITERALS + (which ^ 1)];
        int value = search_literal_value(search, other);
        if (value != SEARCH_TRUE && move_watch(search, clause, which, link))
            continue;
        link = &clause[CLAUSE_NEXT + which];
        if (value == SEARCH_UNKNOWN) {
            search_assign(search, other, search_reason(SEARCH_BY_CLAUSE, position));
        } else if (value == SEARCH_FALSE) {
            search->in_conflict = true;
            search->conflict = search_reason(SEARCH_BY_CLAUSE, position);
        }
    }
}

/* Where the state says that the clause at POSITION is the reason of a variable, or NULL. That
 * variable is watched: a true watch never moves. */
static uint32_t *reason_of(const struct search *search, uint32_t position)
{
    const uint32_t *literals = search->clauses.words + position + CLAUSE_LITERALS;
    for (unsigned which = 0; which < 2; which++) {
        uint32_t variable = search_literal_variable(literals[which]);
        if (search->value[variable] != SEARCH_UNKNOWN &&
            search->reason[variable] == search_reason(SEARCH_BY_CLAUSE, position))
            return &search->reason[variable];
    }
    return NULL;
}

/* The glue that half of the clauses do not exceed. */
static uint32_t median_glue(const struct search_clauses *clauses)
{
    enum { MOST = 255 };
    uint32_t histogram[MOST + 1] = {0}, seen = 0, glue = 0;
    for (uint32_t at = FIRST_POSITION; at < clauses->used;
         at += clause_words(clauses->words + at)) {
        uint32_t own = clauses->words[at + CLAUSE_GLUE];
        histogram[own < MOST ? own : MOST]++;
    }
    while (glue < MOST && (seen += histogram[glue]) <= clauses->count / 2)
        glue++;
    return glue;
}

/* Drops up to half of the clauses, the older first: of those with the median glue or more, and
 * which are no reason of the trail. The others close the gaps. */
static void reduce(struct search *search)
{
    struct search_clauses *clauses = &search->clauses;
    uint32_t glue = median_glue(clauses), to_drop = clauses->count / 2, end = FIRST_POSITION;
    for (uint32_t at = FIRST_POSITION, next; at < clauses->used; at = next) {
        uint32_t *clause = clauses->words + at, words = clause_words(clause);
        uint32_t *reason = reason_of(search, at);
        next = at + words;
        if (!reason && to_drop && clause[CLAUSE_GLUE] >= glue && clause[CLAUSE_GLUE] > BEST_GLUE) {
            to_drop--;
            clauses->count--;
            continue;
        }
        if (reason)
            *reason = search_reason(SEARCH_BY_CLAUSE, end);
        memmove(clauses->words + end, clause, words * sizeof *clause);
        end += words;
    }
    clauses->used = end;
    clear_watches(search);
    for (uint32_t at = FIRST_POSITION; at < end; at += clause_words(clauses->words + at))
        watch(clauses, at);
}

uint32_t search_clauses_add(struct search *search, const uint32_t *literals, uint32_t count,
                            uint32_t glue)
{
    struct search_clauses *clauses = &search->clauses;
    if (clauses->count >= clauses->limit) {
        reduce(search);
        clauses->limit += LIMIT_STEP;
    }
    if (clauses->capacity - clauses->used < CLAUSE_LITERALS + count)
        reduce(search);
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
