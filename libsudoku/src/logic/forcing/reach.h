/* Where chains without joints can lead at all: a quick look before they are followed one by one. */
#ifndef LOGIC_FORCING_REACH_H
#define LOGIC_FORCING_REACH_H

#include "logic/forcing/graph.h"
#include "logic/relation.h"

/* The first candidate of a cell, or of a digit in a unit. */
struct forcing_first {
    uint16_t id;
    uint16_t unit; /* of cells 0 */
};

/* Rows by 2 * candidate + is_on, of bits of the same numbers. */
struct forcing_reach {
    unsigned version; /* of the position that it was made for; 0: none */
    bool x_only;
    uint64_t leads[FORCING_WORDS];
    uint64_t next[2 * FORCING_MAX][FORCING_WORDS];
    uint64_t all[2 * FORCING_MAX][FORCING_WORDS];
    /* Candidates, as on, that lead to being off. */
    unsigned absurd_count;
    uint16_t absurd[FORCING_MAX];
    /* Cells with several candidates, then digits with several places in a unit. */
    unsigned cell_count, group_count;
    struct forcing_first groups[LOGIC_MAX_CELLS + LOGIC_MAX_UNITS * LOGIC_MAX_SIDE];
    /* The contraries of what leaves some of these groups empty, where that was asked for. */
    bool knows_emptying;
    uint64_t emptying[FORCING_WORDS];
};

/* Makes REACH that of GRAPH where it is not yet; with links between cells only (X_ONLY) or also in
 * them. */
void forcing_reach_update(struct forcing_reach *reach, const struct forcing_graph *graph,
                          bool x_only);

/* All that follows where FROM is on, or off, as a row of bits; NULL: nothing does. */
static inline const uint64_t *forcing_reach_row(const struct forcing_reach *reach, unsigned from,
                                                bool is_on)
{
    unsigned row = 2 * from + is_on;
    return relation_has(reach->leads, row) ? reach->all[row] : NULL;
}

/* Whether ROW has the candidate TO as on, or off. */
static inline bool forcing_row_has(const uint64_t *row, unsigned to, bool is_on)
{
    return relation_has(row, 2 * to + is_on);
}

/* Whether TO follows where FROM is on, or off. */
static inline bool forcing_reaches(const struct forcing_reach *reach, unsigned from,
                                   bool from_is_on, unsigned to, bool to_is_on)
{
    const uint64_t *row = forcing_reach_row(reach, from, from_is_on);
    return row && forcing_row_has(row, to, to_is_on);
}

/* Whether the candidate FROM leads to some other one being both on and off. */
bool forcing_reaches_clash(const struct forcing_reach *reach, const struct forcing_graph *graph,
                           unsigned from, bool is_on);

/* Whether a cycle through SOURCE can eliminate anything: a candidate that sees two of its
 * candidates leads round it to its own contrary. */
bool forcing_reaches_round(const struct forcing_reach *reach, unsigned source);

#endif
