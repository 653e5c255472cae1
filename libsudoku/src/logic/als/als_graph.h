/* The links between the almost locked sets of a position: digits that only one of two sets can
 * hold.
 *
 * Rows of bits, one per set, so that all partners of a set are found at once. */
#ifndef LOGIC_ALS_ALS_GRAPH_H
#define LOGIC_ALS_ALS_GRAPH_H

#include "logic/als/als.h"
#include "logic/search.h"

enum { ALS_WORDS = ALS_MAX / 64 };

struct als_row {
    uint64_t word[ALS_WORDS];
};

struct als_graph {
    const struct als_list *list;
    unsigned version; /* version of the position it was built for; 0: none */
    bool has_overlaps;
    unsigned words;         /* words used of each row */
    struct als_row changed; /* sets changed since the technique last found nothing */
    /* For each digit of each set: the sets whose cells with the digit are all peers of those here,
     * so that one of the two sets lacks it. */
    struct als_row joined[ALS_MAX_DIGITS];
    /* For each hold: the sets with the digit such that a candidate outside sees it in both. */
    struct als_row losing[ALS_MAX_DIGITS];
    /* The sets linked to each set by any digit. */
    struct als_row partners[ALS_MAX];
    /* The sets that overlap each set; empty if overlaps are allowed. */
    struct als_row overlapping[ALS_MAX];
    /* For wings. */
    struct als_row apart[ALS_MAX];
    /* Buffers for building a graph: sets with a hold's digit only in its peers; sets by digit, by
     * digit and cell that holds or loses it, by cell. */
    struct als_row seen[ALS_MAX_DIGITS];
    struct als_row seeing[LOGIC_MAX_SIDE][LOGIC_MAX_CELLS];
    struct als_row in_cell[LOGIC_MAX_CELLS];
};

/* Updates GRAPH to SEARCH's position and its sets LIST. Overlapping sets are linked only if all
 * steps are wanted. Returns false if the call is over. */
bool als_graph_update(struct als_graph *graph, const struct als_list *list, struct search *search);

/* Finds the sets of GRAPH that changed since the technique of SEARCH last found nothing. */
void als_graph_find_changed(struct als_graph *graph, const struct search *search);

/* The sets that could lose a digit together with the set of ENTRY. */
static inline const struct als_row *als_losing(const struct als_graph *graph, unsigned entry)
{
    return &graph->losing[graph->list->digits[entry].hold];
}

/* The digits that link sets A and B. */
unsigned als_graph_digits(const struct als_graph *graph, unsigned a, unsigned b);

static inline bool als_row_has(const struct als_row *row, unsigned als)
{
    return row->word[als / 64] >> als % 64 & 1;
}

static inline void als_row_add(struct als_row *row, unsigned als)
{
    row->word[als / 64] |= (uint64_t)1 << als % 64;
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
