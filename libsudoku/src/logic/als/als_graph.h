/* The links between the almost locked sets of a position: digits that only one of two sets can
 * hold.
 *
 * Rows of bits, one per set, so that all partners of a set are found at once. */
#ifndef LOGIC_ALS_ALS_GRAPH_H
#define LOGIC_ALS_ALS_GRAPH_H

#include "logic/als/als.h"
#include "logic/search.h"

enum { ALS_WORDS = ALS_MAX / 64 };

/* A row for each set, or for each hold, is WORDS words long, so that rows in use are close to each
 * other. */
struct als_graph {
    const struct als_list *list;
    unsigned version; /* version of the position it was built for; 0: none */
    bool has_overlaps;
    bool has_losing;             /* LOSING is valid */
    unsigned words;              /* words of each row */
    uint64_t changed[ALS_WORDS]; /* sets changed since the technique last found nothing */
    /* For each hold: the sets that have it; those whose cells with the digit are all peers of its
     * own, so that one of two sets lacks it; those with the digit such that a candidate outside
     * sees it in both. */
    uint64_t having[ALS_MAX_DIGITS * ALS_WORDS];
    uint64_t seen[ALS_MAX_DIGITS * ALS_WORDS];
    uint64_t losing[ALS_MAX_DIGITS * ALS_WORDS];
    /* For each set: the sets linked to it by any digit; those that overlap it, none if overlaps are
     * allowed; for wings. */
    uint64_t partners[ALS_MAX * ALS_WORDS];
    uint64_t overlapping[ALS_MAX * ALS_WORDS];
    uint64_t apart[ALS_MAX * ALS_WORDS];
    /* For building a graph: sets by cell, and by digit and cell that sees it in all their cells. */
    uint64_t in_cell[LOGIC_MAX_CELLS * ALS_WORDS];
    uint64_t seeing[LOGIC_MAX_SIDE * LOGIC_MAX_CELLS * ALS_WORDS];
};

/* Updates GRAPH to SEARCH's position and its sets LIST. Overlapping sets are linked only if all
 * steps are wanted. Returns false if the call is over. */
bool als_graph_update(struct als_graph *graph, const struct als_list *list, struct search *search);

/* Completes GRAPH, which is up to date, by what als_losing() returns. Returns false if the call is
 * over. */
bool als_graph_find_losing(struct als_graph *graph, struct search *search);

/* Finds the sets of GRAPH that changed since the technique of SEARCH last found nothing. */
void als_graph_find_changed(struct als_graph *graph, const struct search *search);

/* The digits that link sets A and B. */
unsigned als_graph_digits(const struct als_graph *graph, unsigned a, unsigned b);

static inline bool als_row_has(const uint64_t *row, unsigned als)
{
    return row[als / 64] >> als % 64 & 1;
}

static inline void als_row_add(uint64_t *row, unsigned als)
{
    row[als / 64] |= (uint64_t)1 << als % 64;
}

/* The row of set or hold INDEX in ROWS. */
static inline const uint64_t *als_row(const struct als_graph *graph, const uint64_t *rows,
                                      unsigned index)
{
    return rows + (size_t)index * graph->words;
}

/* Word INDEX of the sets that the digit of ENTRY links to its set. */
static inline uint64_t als_joined(const struct als_graph *graph, unsigned entry, unsigned index)
{
    const struct als_digit *digit = &graph->list->digits[entry];
    return als_row(graph, graph->seen, digit->hold)[index] &
           ~als_row(graph, graph->overlapping, digit->als)[index];
}

/* The sets that could lose a digit together with the set of ENTRY. */
static inline const uint64_t *als_losing(const struct als_graph *graph, unsigned entry)
{
    return als_row(graph, graph->losing, graph->list->digits[entry].hold);
}

/* Returns the search's graph, or NULL, and the search ends, if memory is short. */
static inline struct als_graph *als_graph_of(struct search *search)
{
    return scratch_part(search, SCRATCH_ALS_GRAPH, sizeof(struct als_graph));
}

/* The bits of word INDEX for sets after ALS. */
static inline uint64_t als_after(unsigned als, unsigned index)
{
    if (index != als / 64)
        return index > als / 64 ? ~(uint64_t)0 : 0;
    return ~(uint64_t)1 << als % 64;
}

#endif
