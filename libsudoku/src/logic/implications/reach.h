/* Reachability by chains that do not join: a quick check before chains are followed one by one. */
#ifndef LOGIC_IMPLICATIONS_REACH_H
#define LOGIC_IMPLICATIONS_REACH_H

#include "logic/implications/graph.h"
#include "logic/relation.h"

/* Rows by 2 * candidate + is_on, of bits with the same numbers. */
struct forcing_reach {
    unsigned version; /* version of the position it was built for; 0: none */
    bool x_only;
    uint64_t leads[FORCING_WORDS];
    uint64_t next[2 * FORCING_MAX][FORCING_WORDS];
    uint64_t all[2 * FORCING_MAX][FORCING_WORDS];
    /* Candidates that imply their own negation when on. */
    unsigned absurd_count;
    uint16_t absurd[FORCING_MAX];
};

/* Updates REACH to GRAPH, with links between cells only (X_ONLY) or also within them. */
void forcing_reach_update(struct forcing_reach *reach, const struct forcing_graph *graph,
                          bool x_only);

/* Returns the implications of FROM being on or off, as a row of bits, or NULL if there are none. */
static inline const uint64_t *forcing_reach_row(const struct forcing_reach *reach, unsigned from,
                                                bool is_on)
{
    unsigned row = 2 * from + is_on;
    return relation_has(reach->leads, row) ? reach->all[row] : NULL;
}

/* True if ROW has candidate TO being on, or off. */
static inline bool forcing_row_has(const uint64_t *row, unsigned to, bool is_on)
{
    return relation_has(row, 2 * to + is_on);
}

/* True if TO follows from FROM being on, or off. */
static inline bool forcing_reaches(const struct forcing_reach *reach, unsigned from,
                                   bool from_is_on, unsigned to, bool to_is_on)
{
    const uint64_t *row = forcing_reach_row(reach, from, from_is_on);
    return row && forcing_row_has(row, to, to_is_on);
}

/* True if a cycle through SOURCE can eliminate anything: a candidate that sees two of its
 * candidates implies its own negation around it. */
bool forcing_reaches_round(const struct forcing_reach *reach, unsigned source);

#endif
