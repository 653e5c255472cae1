/* What the finders of forcing chains work in. */
#ifndef LOGIC_FORCING_WORK_H
#define LOGIC_FORCING_WORK_H

#include "logic/forcing/closure.h"
#include "logic/forcing/hint.h"
#include "logic/forcing/implications.h"
#include "logic/forcing/reach.h"
#include "logic/forcing/trial.h"
#include "logic/forcing/trial_cache.h"
#include "logic/step.h"

/* An off candidate on a way through chains. */
struct forcing_entry {
    uint16_t off;
    uint16_t parent; /* that is on */
};

struct forcing_chain {
    /* A candidate was reached on or off from the source of number MARK. */
    uint32_t mark;
    uint32_t reached[2][FORCING_MAX];
    uint16_t parent[2][FORCING_MAX]; /* of cycles, an entry for what is on */
    forcing_premise premise[FORCING_MAX];
    uint16_t on[FORCING_MAX];
    struct forcing_entry off[FORCING_MAX_OFFS];
    uint32_t on_path[FORCING_MAX]; /* candidates off on the way to the one looked at */
    uint32_t path_mark;
    struct forcing_hint best;
};

/* Chains within chains, and other techniques there: the position that a chain has led to. */
struct forcing_inner {
    struct position position;
    unsigned gone;  /* so many of the closure's offs are gone from it */
    unsigned since; /* its version that techniques were asked about in vain; 0: none */
    struct forcing_graph graph;
    struct trial trial;
    struct trial_cache cache;
    struct forcing_trail trail;
    struct forcing_ancestry ancestry;
    struct forcing_closure closure;
    struct step step; /* aside, while techniques are asked within a chain */
    uint8_t is_visited[2][FORCING_MAX + 1];
    uint16_t stack[FORCING_MAX_PARENTS];
};

/* What follows from SOURCE being on or off, and why. */
struct forcing_case {
    unsigned source; /* FORCING_NONE: nothing was asked */
    bool is_on;
    struct forcing_closure closure;
    struct forcing_trail trail;
};

/* All cases of a cell or unit, of which each of their conclusions is proved. */
enum { FORCING_CASES = LOGIC_MAX_SIDE };

struct forcing {
    struct forcing_graph graph;
    struct forcing_reach reach;
    struct forcing_implications implications;
    struct trial trial;
    struct forcing_chain chain;
    struct forcing_trail trail;
    struct forcing_ancestry ancestry;
    struct forcing_hint best;
    /* What each candidate leads to when it is on, as far as it was asked for. */
    bool is_closed[FORCING_MAX];
    struct forcing_closure on[FORCING_MAX];
    struct forcing_closure off; /* of one that is off: */
    unsigned off_of;
    struct forcing_case cases[FORCING_CASES]; /* those that were proved last */
    unsigned next_case;
    struct forcing_inner inner;
    bool is_visited[2][FORCING_MAX + 1];
};

#endif
