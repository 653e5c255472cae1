/* What finders work in. Its parts are large, and easy puzzles need none of them: each is taken when
 * a finder first asks for it, and then kept. */
#ifndef LOGIC_SCRATCH_H
#define LOGIC_SCRATCH_H

#include "logic/search.h"

enum scratch_part {
    SCRATCH_ALS,
    SCRATCH_ALS_GRAPH,
    SCRATCH_ALS_REACH,
    SCRATCH_NET,
    SCRATCH_FRUITFUL,
    SCRATCH_FORCING,
    SCRATCH_KRAKEN,
    SCRATCH_RECTANGLES,
    SCRATCH_BRUTE_BOARDS,
    SCRATCH_PARTS
};

/* No basic fish that changed since one version of its digit is sashimi in another. */
struct without_sashimi {
    unsigned since;
    unsigned version;
};

struct scratch {
    struct sudoku_allocator allocator;
    void *parts[SCRATCH_PARTS]; /* NULL: not taken yet */
    struct without_sashimi without_sashimi[LOGIC_MAX_SIDE][LOGIC_MAX_SIDE]; /* by size and digit */
};

/* Takes PART, zeroed. NULL: memory is short, and SEARCH is over. */
void *scratch_take(struct search *search, enum scratch_part part);

/* Without any part. NULL: memory is short. */
struct scratch *scratch_create(const struct sudoku_allocator *allocator);

/* Frees SCRATCH with all parts. NULL is left alone. */
void scratch_free(struct scratch *scratch);

/* PART as it was left, or taken now. NULL: memory is short, and SEARCH is over. */
static inline void *scratch_part(struct search *search, enum scratch_part part)
{
    void *known = search->scratch->parts[part];
    return known ? known : scratch_take(search, part);
}

static inline struct als_list *scratch_als(struct search *search)
{
    return scratch_part(search, SCRATCH_ALS);
}

static inline struct als_graph *scratch_als_graph(struct search *search)
{
    return scratch_part(search, SCRATCH_ALS_GRAPH);
}

static inline struct net *scratch_net(struct search *search)
{
    return scratch_part(search, SCRATCH_NET);
}

#endif
