/* The closure of one candidate being on or off, in Sudoku Explainer's order: on candidates are
 * followed at once, off candidates in the order of discovery. */
#ifndef LOGIC_IMPLICATIONS_CLOSURE_H
#define LOGIC_IMPLICATIONS_CLOSURE_H

#include "logic/implications/graph.h"
#include "logic/implications/nest.h"

struct search;

/* The links that may be followed. */
struct forcing_mode {
    bool x_only;     /* links of one digit only, none within cells (Nishio) */
    bool is_dynamic; /* off candidates are removed for the rest, so that chains may join */
    unsigned level;  /* for dynamic chains: strength of the techniques between links, 0 to 4 */
    bool first_only; /* of chains between links, the first contradiction will do */
};

/* True if all chains between links are listed and the best of them taken. */
static inline bool forcing_lists_chains(const struct forcing_mode *mode)
{
    return mode->level > 1 && !mode->first_only;
}

struct forcing_closure {
    /* The number of candidates, on and off, that lead to this one, itself included, by
     * [is_on][candidate]; 0: it does not follow. */
    uint16_t length[2][FORCING_MAX];
    /* In the order of discovery. */
    unsigned on_count, off_count;
    uint16_t on[FORCING_MAX];
    uint16_t off[FORCING_MAX];
    /* Not 0: CLASH follows both on and off, by chains of this total length. The second of the two
     * ends the closure and is in neither list. */
    unsigned clash_length;
    unsigned clash;
    bool clash_is_on;          /* the second of the two */
    struct forcing_nest *nest; /* NULL: not recorded */
};

enum { FORCING_MAX_PARENTS = 32768, FORCING_MAX_RESTS = 16384 };

/* How the candidates of the last closure were found, by [is_on][candidate]. */
struct forcing_trail {
    /* Numbers 2 * candidate + is_on. One more slot than candidates, for the second of a clash. */
    uint32_t first_parent[2][FORCING_MAX + 1];
    uint16_t parent_count[2][FORCING_MAX + 1];
    uint32_t parents_end;
    uint16_t parents[FORCING_MAX_PARENTS];
    /* The premises of each. */
    uint32_t first_rest[2][FORCING_MAX + 1];
    uint16_t rest_count[2][FORCING_MAX + 1];
    uint32_t rests_end;
    forcing_premise rests[FORCING_MAX_RESTS];
    /* The candidates left during dynamic chains. */
    uint16_t left[LOGIC_MAX_CELLS];
    uint16_t places[LOGIC_MAX_UNITS][LOGIC_MAX_SIDE];
};

/* The ancestors of each candidate in chains that may join. */
struct forcing_ancestry {
    uint64_t sets[2][FORCING_MAX + 1][FORCING_WORDS];
};

struct forcing_run;

/* Adds what stronger techniques find when links lead no further. Returns false if they find
 * nothing. */
typedef bool forcing_advance_function(struct forcing_run *run);

struct forcing_run {
    struct forcing_graph *graph; /* complete, or linked on demand */
    struct forcing_trail *trail;
    struct forcing_ancestry *ancestry;
    struct forcing_mode mode;
    struct forcing_closure *closure;
    struct forcing_nest *nest; /* for the next closure; NULL: not recorded */
    unsigned next_on, next_off;
    unsigned gone; /* number of off candidates removed from the inner position; 0: it is of another
                    * closure */
    forcing_advance_function *advance; /* for levels above 0 */
    struct search *search;             /* may end during a closure, which is then incomplete */
};

/* For forcing_advance_function: begin CANDIDATE, which is off because PARENTS are and PREMISES
 * hold; add it at the end, with the length of an inner chain if there is one that is not recorded
 * as nested. */
void forcing_begin_off(struct forcing_run *run, unsigned candidate);
void forcing_add_off_parent(struct forcing_run *run, unsigned parent);
void forcing_add_off_rest(struct forcing_run *run, forcing_premise premise);
void forcing_take_off(struct forcing_run *run, unsigned candidate, unsigned inner_length);

/* True if there is room for one more candidate with many parents. */
bool forcing_has_room(const struct forcing_run *run);

/* Computes the CLOSURE of SOURCE. Chains that are not dynamic are followed up to MAX_LENGTH;
 * shorter ones are complete. */
void forcing_close(struct forcing_run *run, struct forcing_closure *closure, unsigned source,
                   bool is_on, unsigned max_length);

#endif
