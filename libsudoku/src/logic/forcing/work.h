/* Working memory of the finders of forcing chains. */
#ifndef LOGIC_FORCING_WORK_H
#define LOGIC_FORCING_WORK_H

#include "logic/forcing/hints.h"
#include "logic/implications/closure.h"
#include "logic/implications/implications.h"
#include "logic/implications/reach.h"
#include "logic/implications/trial.h"
#include "logic/implications/trial_cache.h"
#include "logic/step.h"

/* An off candidate on a path through chains. */
struct forcing_entry {
    uint16_t off;
    uint16_t parent; /* on candidate it follows from */
};

struct forcing_chain {
    /* A candidate was reached on or off from the source with number MARK. */
    uint32_t mark;
    uint32_t reached[2][FORCING_MAX];
    uint16_t parent[2][FORCING_MAX]; /* in cycles: the entry of an on candidate */
    forcing_premise premise[FORCING_MAX];
    uint16_t on[FORCING_MAX];
    struct forcing_entry off[FORCING_MAX_OFFS];
    uint32_t on_path[FORCING_MAX]; /* marks off candidates on the path to the current one */
    uint32_t path_mark;
    struct forcing_hint best;
};

/* Nested chains and techniques: the position that a chain has led to. */
struct forcing_inner {
    struct position position;
    struct forcing_graph graph;
    struct trial trial;
    struct trial_cache cache;
    struct forcing_trail trail;
    struct forcing_ancestry ancestry;
    struct forcing_closure closure;
    struct step step; /* the premises of an inner chain */
    struct forcing_hints hints;
    uint8_t is_visited[2][FORCING_MAX + 1];
    uint16_t stack[FORCING_MAX_PARENTS];
};

/* The implications of SOURCE being on or off, with reasons. */
struct forcing_case {
    unsigned source; /* FORCING_NONE: unused */
    bool is_on;
    struct forcing_closure closure;
    struct forcing_trail trail;
};

/* The cases of a cell or unit, each used to prove all their conclusions. */
enum { FORCING_CASES = LOGIC_MAX_SIDE };

/* The chains nested in closures of candidates. */
struct forcing_nests {
    struct forcing_nest on[FORCING_MAX];
    struct forcing_nest off; /* of one candidate */
    struct forcing_nest proved;
};

struct forcing {
    struct forcing_graph graph;
    struct forcing_reach reach;
    struct forcing_implications implications;
    struct trial trial;
    struct forcing_chain chain;
    struct forcing_trail trail;
    struct forcing_ancestry ancestry;
    struct forcing_hint best;
    uint16_t progress[2][FORCING_MAX]; /* by [is_on][candidate]; 0: not known */
    /* The implications of each candidate being on, computed on demand. */
    bool is_closed[FORCING_MAX];
    struct forcing_closure on[FORCING_MAX];
    struct forcing_closure off; /* those of one candidate being off: */
    unsigned off_of;
    struct forcing_case cases[FORCING_CASES]; /* the last ones used in proofs */
    unsigned next_case;
    struct forcing_inner inner;
    struct forcing *within;         /* for chains within chains, if they are listed; else NULL */
    struct forcing_nests *nests;    /* the same */
    struct forcing_counted counted; /* nested chains of a hint */
    bool is_visited[2][FORCING_MAX + 1];
};

#endif
