/* How the almost locked sets of a position are joined: which digits only one of two sets can hold.
 *
 * Rows of bits, one bit a set, so that all partners of a set are found at once. */
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
    unsigned version; /* of the position that it was made for; 0: none */
    bool has_overlaps;
    unsigned words;         /* in use of each row */
    struct als_row changed; /* sets that the technique at work has not seen in vain */
    /* For each digit of each set: the sets that have the digit, too, and only where they see it in
     * all its cells here, so that one of both sets lacks it. */
    struct als_row joined[ALS_MAX_DIGITS];
    /* For each hold: the sets with the digit such that some candidate outside sees it in both. */
    struct als_row losing[ALS_MAX_DIGITS];
    /* The sets that some digit joins to each set. */
    struct als_row partners[ALS_MAX];
    /* The sets that share a cell with each set; none where overlaps are welcome. */
    struct als_row overlapping[ALS_MAX];
    /* For wings. */
    struct als_row apart[ALS_MAX];
    /* Where a graph is made: the sets that have the digit of a hold only where they see it; the
     * sets by digit, by digit and cell that holds or loses it, by cell.
     */
    struct als_row seen[ALS_MAX_DIGITS];
    struct als_row seeing[LOGIC_MAX_SIDE][LOGIC_MAX_CELLS];
    struct als_row in_cell[LOGIC_MAX_CELLS];
};

/* Makes GRAPH that of the position of SEARCH and its sets LIST, where it is not yet. Sets that
 * share cells are joined only where all steps are wanted. False: the call was over before. */
bool als_graph_update(struct als_graph *graph, const struct als_list *list, struct search *search);

/* Finds the sets of GRAPH that have changed since the technique of SEARCH was asked in vain: steps
 * of others alone are known. */
void als_graph_find_changed(struct als_graph *graph, const struct search *search);

/* The sets that could lose a digit together with the set of ENTRY. */
static inline const struct als_row *als_losing(const struct als_graph *graph, unsigned entry)
{
    return &graph->losing[graph->list->digits[entry].hold];
}

/* The digits that join sets A and B. */
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

/* The bits of word INDEX that stand for sets after ALS. */
static inline uint64_t als_after(unsigned als, unsigned index)
{
    if (index != als / 64)
        return index > als / 64 ? ~(uint64_t)0 : 0;
    return ~(uint64_t)1 << als % 64;
}

#endif
