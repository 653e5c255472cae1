/* Where chains without joints can lead at all: a quick look before they are followed one by one. */
#ifndef LOGIC_FORCING_REACH_H
#define LOGIC_FORCING_REACH_H

#include "logic/forcing/graph.h"

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
};

/* Makes REACH that of GRAPH where it is not yet; with links between cells only (X_ONLY) or also in
 * them. */
void forcing_reach_update(struct forcing_reach *reach, const struct forcing_graph *graph,
                          bool x_only);

/* Whether TO follows where FROM is on, or off. */
bool forcing_reaches(const struct forcing_reach *reach, unsigned from, bool from_is_on, unsigned to,
                     bool to_is_on);

/* Whether the candidate FROM leads to some other one being both on and off. */
bool forcing_reaches_clash(const struct forcing_reach *reach, const struct forcing_graph *graph,
                           unsigned from, bool is_on);

/* Whether all COUNT candidates TO are off where FROM is on, or off. */
bool forcing_reaches_all(const struct forcing_reach *reach, unsigned from, bool is_on,
                         const uint16_t *to, unsigned count);

/* Whether the COUNT candidates FROM, each of them on, lead to something in common. */
bool forcing_reaches_common(const struct forcing_reach *reach, const struct forcing_graph *graph,
                            const uint16_t *from, unsigned count);

/* Whether a cycle through SOURCE can eliminate anything: a candidate that sees two of its
 * candidates leads round it to its own contrary. */
bool forcing_reaches_round(const struct forcing_reach *reach, unsigned source);

#endif
