/* All that follows from one candidate being on or off, in the order in which Sudoku Explainer finds
 * it: what is on is followed at once, what is off in the order in which it was found. */
#ifndef LOGIC_FORCING_CLOSURE_H
#define LOGIC_FORCING_CLOSURE_H

#include "logic/forcing/graph.h"

struct search;

/* What may be followed. */
struct forcing_mode {
    bool x_only;     /* digits of one kind: no links inside cells (Nishio) */
    bool is_dynamic; /* what is off is gone for all that follows, so that chains may join */
    unsigned level;  /* of dynamic chains: 0, or how strong the techniques in between are */
};

struct forcing_closure {
    /* How many candidates, on and off, lead to this one, itself included; [is_on][candidate];
     * 0: it does not follow. */
    uint16_t length[2][FORCING_MAX];
    /* In the order in which they were found. */
    unsigned on_count, off_count;
    uint16_t on[FORCING_MAX];
    uint16_t off[FORCING_MAX];
    /* Not 0: CLASH follows both on and off, by chains of that length together. The second of both
     * ends the closure and is in none of the lists. */
    unsigned clash_length;
    unsigned clash;
    bool clash_is_on; /* which came second */
};

enum { FORCING_MAX_PARENTS = 32768, FORCING_MAX_RESTS = 16384 };

/* How the candidates of the last closure were found. [is_on][candidate]. */
struct forcing_trail {
    /* Numbers 2 * candidate + is_on. One more than candidates: the second of a clash. */
    uint32_t first_parent[2][FORCING_MAX + 1];
    uint16_t parent_count[2][FORCING_MAX + 1];
    uint32_t parents_end;
    uint16_t parents[FORCING_MAX_PARENTS];
    /* What each rests on. */
    uint32_t first_rest[2][FORCING_MAX + 1];
    uint16_t rest_count[2][FORCING_MAX + 1];
    uint32_t rests_end;
    forcing_premise rests[FORCING_MAX_RESTS];
    /* What is left while dynamic chains go on. */
    uint16_t left[LOGIC_MAX_CELLS];
    uint16_t places[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE];
};

/* What each candidate comes from, while chains that may join are followed. */
struct forcing_ancestry {
    uint64_t sets[2][FORCING_MAX + 1][FORCING_WORDS];
};

struct forcing_run;

/* Takes in what stronger techniques find once links lead no further; whether there is any. */
typedef bool forcing_advance_function(struct forcing_run *run);

struct forcing_run {
    struct forcing_graph *graph; /* with its links, or to be linked on the way */
    struct forcing_trail *trail;
    struct forcing_ancestry *ancestry;
    struct forcing_mode mode;
    struct forcing_closure *closure;
    unsigned next_on, next_off;
    unsigned advances;                 /* that found something in this closure */
    forcing_advance_function *advance; /* for levels over 0 */
    struct search *search; /* may end while a closure is filled, which then lacks some */
};

/* For forcing_advance_function: begins with CANDIDATE, which is off since PARENTS are and PREMISES
 * hold; takes it in at last, with the length of a chain within if there is one. */
void forcing_begin_off(struct forcing_run *run, unsigned candidate);
void forcing_add_off_parent(struct forcing_run *run, unsigned parent);
void forcing_add_off_rest(struct forcing_run *run, forcing_premise premise);
void forcing_take_off(struct forcing_run *run, unsigned candidate, unsigned inner_length);

/* Fills CLOSURE with what follows from SOURCE. Chains that are not dynamic are followed up to
 * MAX_LENGTH only; what is shorter is found all the same. */
void forcing_close(struct forcing_run *run, struct forcing_closure *closure, unsigned source,
                   bool is_on, unsigned max_length);

#endif
