/* What every technique's finder has in common.
 *
 * A finder looks at the position, reports each step that it finds, and returns at once when a
 * report says that enough was seen, or the limiter that the call is over. It keeps nothing between
 * calls but what it finished. */
#ifndef LOGIC_SEARCH_H
#define LOGIC_SEARCH_H

#include "engine/limiter.h"
#include "logic/step.h"

struct scratch;

struct search {
    const struct topology *topology;
    struct position *position; /* finders only read it, but for the queues of singles */
    const struct technique *technique;
    unsigned
        row_count; /* of the table from TECHNIQUE on, of the same finder, that are asked at once */
    struct scratch *scratch; /* scratch.h */
    struct step step;        /* the one under construction */
    unsigned since;          /* the version that TECHNIQUE was asked about in vain; 0: none */
    bool wants_all;          /* rare forms too, which the next step leaves out */
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
static inline bool search_poll(struct search *search)
{
    return search_is_over(search) || limiter_poll(search->limiter);
}

/* The same now and then: for loops whose rounds take less. */
static inline bool search_tick(struct search *search)
{
    return search_is_over(search) || limiter_node(search->limiter);
}

/* Candidates only go. A pattern that was not there before, or did nothing, can so come only of
 * something that has changed: techniques leave out what consists of known parts alone.
 *
 * Whether CELL has the candidates that it had when the technique was asked in vain. */
static inline bool search_knows_cell(const struct search *search, unsigned cell)
{
    return search->position->cell_version[cell] <= search->since;
}

/* The same for all candidates of DIGIT, and for all of the cells in UNIT. */
static inline bool search_knows_digit(const struct search *search, unsigned digit)
{
    return search->position->digit_version[digit] <= search->since;
}

static inline bool search_knows_unit(const struct search *search, unsigned unit)
{
    return search->position->unit_version[unit] <= search->since;
}

/* The same for the places of DIGIT in UNIT. */
static inline bool search_knows_places(const struct search *search, unsigned unit, unsigned digit)
{
    return search->position->places_version[unit][digit] <= search->since;
}

/* Whether some unit has come down to two places for DIGIT since then. */
static inline bool search_has_new_pair(const struct search *search, unsigned digit)
{
    for (unsigned unit = 0; unit < search->topology->unit_count; unit++)
        if (!search_knows_places(search, unit, digit) &&
            bit_count(search->position->places[unit][digit]) == 2)
            return true;
    return false;
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

/* Reports the step under construction where it does anything, and can be shown as it is; true:
 * enough was seen. */
static inline bool search_report(struct search *search)
{
    return !step_is_empty(&search->step) && !search->step.is_cut && search->take(search);
}

#endif
