/* What every technique's finder has in common.
 *
 * A finder looks at the position, reports each step that it finds, and returns at once when a
 * report says that enough was seen, or the limiter that the call is over. It keeps nothing between
 * calls but what it finished. */
#ifndef LOGIC_SEARCH_H
#define LOGIC_SEARCH_H

#include "logic/step.h"
#include "solver/limiter.h"

struct scratch;

/* What a technique was asked about in vain: the versions of digits and units at that time. */
struct searched {
    unsigned digit[LOGIC_MAX_SIDE];
    unsigned unit[LOGIC_MAX_UNITS];
};

struct search {
    const struct topology *topology;
    struct position *position; /* finders only read it, but for the queues of singles */
    const struct technique *technique;
    unsigned
        row_count; /* of the table from TECHNIQUE on, of the same finder, that are asked at once */
    struct scratch *scratch;         /* scratch.h */
    struct step step;                /* the one under construction */
    const struct searched *searched; /* by the same technique; NULL: nothing may be left out */
    bool wants_all;                  /* rare forms too, which the next step leaves out */
    bool (*take)(struct search *search);
    /* Whether the conclusions so far are worth their premises; NULL: they always are. */
    bool (*wants)(struct search *search);
    void *user;
    struct limiter *limiter; /* of the call */
};

/* A finder; true: a report said that enough was seen, or the call is over. */
typedef bool find_function(struct search *search);

/* A row of the table, with what only the library knows. */
struct technique {
    struct sudoku_technique public;
    find_function *find;
    unsigned variant;        /* for finders of several techniques: which; a size, say */
    bool assumes_uniqueness; /* holds for puzzles with one solution only */
    /* Not 0: techniques of the same number are tried together, and the step that does most counts.
     */
    unsigned contest;
};

/* Whether a limit or a request has ended the call: what is half done then is worth nothing. */
static inline bool search_is_over(const struct search *search)
{
    return search->limiter->status != SUDOKU_OK;
}

/* The same, looking at clock and requests: for work of some 10 microseconds and more. */
static inline bool search_looks_up(struct search *search)
{
    return search_is_over(search) || limiter_poll(search->limiter);
}

/* The same now and then: for loops whose rounds take less. */
static inline bool search_counts(struct search *search)
{
    return search_is_over(search) || limiter_node(search->limiter);
}

/* Whether DIGIT has been as it is since it was searched in vain: for techniques of one digit. */
static inline bool search_skips_digit(const struct search *search, unsigned digit)
{
    return search->searched &&
           search->searched->digit[digit] == search->position->digit_version[digit];
}

/* The same for UNIT: for techniques within one unit. */
static inline bool search_skips_unit(const struct search *search, unsigned unit)
{
    return search->searched && search->searched->unit[unit] == search->position->unit_version[unit];
}

/* Starts another step of the technique that is searched for. */
static inline struct step *search_start(struct search *search)
{
    step_start(&search->step, &search->technique->public);
    return &search->step;
}

/* Whether the step under construction, whose conclusions are complete, would be taken: premises
 * that are costly to find can be spared. */
static inline bool search_wants(struct search *search)
{
    return !step_is_empty(&search->step) && (!search->wants || search->wants(search));
}

/* Reports the step under construction where it does anything; true: enough was seen. */
static inline bool search_report(struct search *search)
{
    return !step_is_empty(&search->step) && search->take(search);
}

#endif
