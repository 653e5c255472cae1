/* What follows from candidates on or off by chains that may join, in no order: what several have in
 * common is found before any of them is followed for the record. */
#ifndef LOGIC_FORCING_IMPLICATIONS_H
#define LOGIC_FORCING_IMPLICATIONS_H

#include "logic/forcing/graph.h"
#include "logic/forcing/trial.h"

/* Rows of bits 2 * candidate + is_on, by [is_on][candidate]. */
struct forcing_implications {
    unsigned version; /* of the position that it was made for; 0: none */
    bool is_known[2][FORCING_MAX];
    uint64_t row[2][FORCING_MAX][FORCING_WORDS];
    struct trial trial;
};

/* The row of CANDIDATE in GRAPH, itself included. Where there is a contradiction, which ends chains
 * before all is found, the row has everything. */
const uint64_t *forcing_implications_row(struct forcing_implications *follows,
                                         const struct forcing_graph *graph, unsigned candidate,
                                         bool is_on);

#endif
