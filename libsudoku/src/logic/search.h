/* The interface of the finders of techniques.
 *
 * A finder reads the position and reports each step that it finds. It returns at once when a report
 * says that no more steps are needed, or when the limiter ends the call. Between calls it keeps
 * only complete results. */
#ifndef LOGIC_SEARCH_H
#define LOGIC_SEARCH_H

#include "engine/limiter.h"
#include "logic/step.h"

struct scratch;

struct search {
    const struct topology *topology;
    struct position *position; /* finders only read it, except for the queues of singles */
    const struct technique *technique;
    unsigned row_count; /* number of rows from TECHNIQUE on with the same finder that are searched
                         * for together */
    struct scratch *scratch; /* scratch.h */
    struct step step;        /* step under construction */
    const struct step *best; /* best step so far, or empty, of techniques that are compared; NULL:
                              * they are not */
    unsigned since;          /* last version without a step of TECHNIQUE; 0: none */
    bool wants_all;          /* include rare forms, which the next step does not need */
    bool by_progress;        /* the forcing chain that leads furthest comes first, as a person
                              * wants; else HoDoKu's or Sudoku Explainer's order */
    bool direct_only_places; /* direct moves leave out the eliminations that they follow from */
    bool (*accept)(struct search *search);
    /* True if the conclusions are worth finding their premises; NULL: always. */
    bool (*is_useful)(struct search *search);
    void *user;
    struct limiter *limiter; /* of the current call */
};

/* A finder. Returns true if no more steps are needed or the call is over. */
typedef bool find_function(struct search *search);

/* Contests that search.by_progress merges. */
enum { CONTEST_FORCING_CHAINS = 7, CONTEST_FORCING_NETS = 8 };

/* A row of the table of techniques. */
struct technique {
    struct sudoku_technique public;
    find_function *find;
    unsigned variant;        /* distinguishes the techniques of one finder, such as by size */
    bool assumes_uniqueness; /* valid only for puzzles with one solution */
    /* Techniques with the same number, other than 0, are tried together; the step that does most
     * wins. */
    unsigned contest;
};

/* True if a limit or a request has ended the call: partial results are then discarded. */
static inline bool search_is_over(const struct search *search)
{
    return search->limiter->status != SUDOKU_OK;
}

/* The same after a poll of clock and requests: for work of about 10 microseconds or more. */
static inline bool search_poll(struct search *search)
{
    return search_is_over(search) || limiter_poll(search->limiter);
}

/* The same with an occasional poll: for shorter loop bodies. */
static inline bool search_tick(struct search *search)
{
    return search_is_over(search) || limiter_node(search->limiter);
}

/* Candidates only disappear, so a new pattern must contain something that changed since the
 * technique last found nothing; finders skip patterns of unchanged parts.
 *
 * True if CELL is unchanged since then. */
static inline bool search_knows_cell(const struct search *search, unsigned cell)
{
    return search->position->cell_version[cell] <= search->since;
}

/* The same for all cells of DIGIT, and for all cells in UNIT. */
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

/* The open cells that changed since then. */
static inline struct cellset search_changed_cells(const struct search *search)
{
    struct cellset open = search->position->open, changed = cellset_none();
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        if (!search_knows_cell(search, cell))
            cellset_add(&changed, cell);
    }
    return changed;
}

/* True if since then some unit has come down to two places for DIGIT. */
static inline bool search_has_new_pair(const struct search *search, unsigned digit)
{
    for (unsigned unit = 0; unit < search->topology->unit_count; unit++)
        if (!search_knows_places(search, unit, digit) &&
            bit_count(search->position->places[unit][digit]) == 2)
            return true;
    return false;
}

/* Starts a new step of the technique. */
static inline struct step *search_start(struct search *search)
{
    step_start(&search->step, &search->technique->public);
    return &search->step;
}

/* True if the step, whose conclusions are complete, would be accepted; if not, its premises need
 * not be found. */
static inline bool search_wants(struct search *search)
{
    return !step_is_empty(&search->step) && (!search->is_useful || search->is_useful(search));
}

/* Reports the step if it does anything and is complete. Returns true if no more steps are needed.
 */
static inline bool search_report(struct search *search)
{
    return !step_is_empty(&search->step) && !search->step.is_truncated && search->accept(search);
}

#endif
