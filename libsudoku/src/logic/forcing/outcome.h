/* What several chains, or two that contradict each other, lead to: which conclusion is the best. */
#ifndef LOGIC_FORCING_OUTCOME_H
#define LOGIC_FORCING_OUTCOME_H

#include "logic/forcing/forcing.h"

/* A search for chains. */
struct multiple {
    struct search *search;
    struct forcing *forcing;
    struct forcing_run run;
    struct forcing_hints *hints; /* to which all are added; NULL: the best is reported, or all */
    unsigned base;               /* rating of the shortest chains */
    bool finds_contradictions;
    bool finds_verities;
    bool is_nishio;
    bool by_progress;               /* conclusions that lead furthest come first */
    bool by_conclusion;             /* HoDoKu's order; else the shortest chains come first */
    uint64_t wanted[FORCING_WORDS]; /* acceptable targets, by 2 * candidate + is_on */
};

/* Candidates, each on, that may imply a common target. */
struct outcomes {
    struct forcing_hint hint; /* with its source, unit and kind */
    unsigned count;
    bool last_is_off;
    uint16_t candidates[LOGIC_MAX_SIDE];
    const struct forcing_closure *from[LOGIC_MAX_SIDE];
};

/* The maximum length of a hint of KIND that could be the best. */
unsigned outcome_max_length(const struct multiple *multiple, enum forcing_kind kind);

/* True if a contradiction from CANDIDATE, on or off, could beat the best hint. */
bool outcome_may_be_better(const struct multiple *multiple, unsigned candidate, bool is_on);

/* Offers the contradiction of CLOSURE, if it has one, from SOURCE; or all targets, on or off, that
 * the closures of OUTCOMES have in common. The best hint is kept, or all are reported. Return true
 * if no more are needed. */
bool outcome_offer_clash(struct multiple *multiple, const struct forcing_closure *closure,
                         unsigned source, bool is_on);
bool outcome_offer_common(struct multiple *multiple, const struct outcomes *outcomes, bool is_on);

#endif
