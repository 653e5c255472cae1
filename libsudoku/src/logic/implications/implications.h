/* Implications of candidates being on or off by chains that may join, without order or reasons:
 * common implications are found before any chain is recorded. */
#ifndef LOGIC_IMPLICATIONS_IMPLICATIONS_H
#define LOGIC_IMPLICATIONS_IMPLICATIONS_H

#include "logic/implications/graph.h"
#include "logic/implications/trial.h"

/* Rows of bits 2 * candidate + is_on, by [is_on][candidate]. */
struct forcing_implications {
    unsigned version; /* version of the position it was built for; 0: none */
    bool is_known[2][FORCING_MAX];
    bool clashes[2][FORCING_MAX]; /* contradictions, of known rows */
    uint64_t row[2][FORCING_MAX][FORCING_WORDS];
    struct trial trial;
};

/* Returns the row of CANDIDATE in GRAPH, itself included. On a contradiction, which ends chains
 * early, the row is full. */
const uint64_t *forcing_implications_row(struct forcing_implications *follows,
                                         const struct forcing_graph *graph, unsigned candidate,
                                         bool is_on);

#endif
