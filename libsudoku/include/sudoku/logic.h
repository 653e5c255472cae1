/* Human solving: the next step and its reason, all steps, the whole path, its rating.
 *
 *     struct sudoku_logic *logic;
 *     struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
 *     position.cells = givens;
 *     const struct sudoku_step *step;
 *     char text[256];
 *     sudoku_logic_create(sudoku_layout_classic(), NULL, &logic);
 *     sudoku_logic_set_position(logic, &position);
 *     while (sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
 *         sudoku_step_write(sudoku_layout_classic(), step, SUDOKU_HINT_STEP, NULL, text, 256);
 *         puts(text);
 *         sudoku_logic_apply(logic, step);
 *     }
 *     sudoku_logic_destroy(logic);
 *
 * A step (step.h) lists its premises, the facts on which it rests. From these alone
 * sudoku_step_check() proves it again, whatever the technique. */
#ifndef SUDOKU_LOGIC_H
#define SUDOKU_LOGIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/step.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------- positions */

/* A puzzle at any point of its solution. Start from SUDOKU_LOGIC_POSITION_INIT, then change fields.
 * Arrays are read during the call only. */
struct sudoku_logic_position {
    /* sizeof(struct sudoku_logic_position); allows the struct to grow. */
    size_t size;
    /* All digits on the board: cell_count numbers, 0 for an empty cell. */
    const uint8_t *cells;
    /* cell_count numbers, nonzero for digits that were placed, not given. NULL: all were given. */
    const uint8_t *is_placed;
    /* The candidates of empty cells: cell_count sets; those of filled cells are ignored. NULL: all
     * that the digits allow. */
    const sudoku_digitset *candidates;
    /* True: the givens alone, without the candidates, are known to have one solution, so uniqueness
     * techniques apply. */
    bool is_unique;
    /* True: a player notes candidates in some cells only. An empty cell without candidates then has
     * all that the digits allow. */
    bool is_partial;
};

/* The size and an empty position. */
#define SUDOKU_LOGIC_POSITION_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_logic_position), NULL, NULL, NULL, false, false                       \
    }

/* Proves STEP in POSITION from its premises alone: assumes the negation of each placement and
 * elimination, one at a time, and derives a contradiction with the premises. The technique is
 * ignored.
 *
 * Returns SUDOKU_OK if proved; SUDOKU_UNDECIDED if it does not follow, or not within some 100000
 * cases; SUDOKU_ERR_ARGUMENT for a NULL, a number out of range, a premise that does not hold in
 * POSITION, a pattern if POSITION is not known to be unique, a step without effect, or a layout
 * with over 256 cells, over 16 digits, or units shorter than the side; SUDOKU_ERR_MEMORY.
 * Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_step_check(const struct sudoku_layout *layout,
                                                const struct sudoku_logic_position *position,
                                                const struct sudoku_step *step);

/* ----------------------------------------------------------------------------------- explainer */

struct sudoku_logic;

/* Options of sudoku_logic_create(). Start from SUDOKU_LOGIC_OPTIONS_INIT, then change fields. */
struct sudoku_logic_options {
    /* sizeof(struct sudoku_logic_options); allows the struct to grow. */
    size_t size;
    /* Indices of techniques in the order in which to try them; ORDER_LENGTH of them, copied. NULL:
     * the order of the profile. */
    const size_t *order;
    size_t order_length;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* The order if ORDER is NULL. Of forcing chains and nets, SUDOKU_PROFILE_HUMAN prefers the one
     * whose conclusion leads furthest by singles, others the first in the order of their program.
     * Direct moves only place digits if it is SUDOKU_PROFILE_SUKAKU. */
    enum sudoku_profile profile;
    /* Limits of each call that searches for steps; only seconds, progress and user have an effect.
     * When the thread has worked for half of the time, or three quarters have passed,
     * SUDOKU_PROFILE_HUMAN is content with the best forcing chain or net found so far, and at the
     * end with the best step found. Copied. NULL: none. */
    const struct sudoku_limits *limits;
};

/* The size and the defaults. */
#define SUDOKU_LOGIC_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_logic_options), NULL, 0, NULL, SUDOKU_PROFILE_HODOKU, NULL            \
    }

/* Receives a step, valid during the call. A nonzero result stops the search. */
typedef int sudoku_step_callback(void *user, const struct sudoku_step *step);

/* Creates an explainer for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and
 * stores it in *LOGIC, owned by the caller. On failure *LOGIC is NULL. Some techniques allocate
 * their working memory, 84 MB for all of them, when they are first used, and keep it.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, an unknown technique or profile, invalid
 * limits, or a layout with over 256 cells, 16 digits or 128 units or with units shorter than the
 * side; SUDOKU_ERR_MEMORY. Thread-safe; an explainer belongs to one thread and to one call at a
 * time. Callbacks must not call the same explainer, which would return SUDOKU_ERR_ARGUMENT;
 * sudoku_logic_cancel() and sudoku_logic_get_position() are allowed. */
SUDOKU_API enum sudoku_status sudoku_logic_create(const struct sudoku_layout *layout,
                                                  const struct sudoku_logic_options *options,
                                                  struct sudoku_logic **logic);

/* Frees LOGIC. NULL is left alone. */
SUDOKU_API void sudoku_logic_destroy(struct sudoku_logic *logic);

/* Sets the position of LOGIC to POSITION.
 *
 * Returns SUDOKU_OK; SUDOKU_CONFLICT if a unit holds a digit twice; SUDOKU_NO_SOLUTION if a cell
 * has no candidate or a digit no place; SUDOKU_ERR_ARGUMENT for a NULL or a number out of range.
 * Queries require a position that was set with SUDOKU_OK. */
SUDOKU_API enum sudoku_status
sudoku_logic_set_position(struct sudoku_logic *logic, const struct sudoku_logic_position *position);

/* Sets the current position to POSITION, as sudoku_logic_set_position() does, and determines with
 * SOLVER, which must have the same layout, whether the givens have one solution, so that techniques
 * may rely on it; position->is_unique is ignored. If the givens have several solutions, placed
 * digits and single candidates count as givens where that makes the solution unique. LIMITS bounds
 * the search for solutions (NULL: no limit).
 *
 * Returns SUDOKU_OK if the puzzle has one solution, SUDOKU_SEVERAL_SOLUTIONS if it has more; the
 * position is set only then. Returns SUDOKU_CONFLICT or SUDOKU_NO_SOLUTION if there is none;
 * SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED or, from SUDOKU_ENGINE_LOGIC,
 * SUDOKU_UNDECIDED if the number of solutions remains unknown; SUDOKU_ERR_ARGUMENT for a NULL, a
 * number out of range, invalid limits, or a solver for another layout. LOGIC and SOLVER
 * belong to this call until it returns. */
SUDOKU_API enum sudoku_status sudoku_logic_start(struct sudoku_logic *logic,
                                                 struct sudoku_solver *solver,
                                                 const struct sudoku_logic_position *position,
                                                 const struct sudoku_limits *limits);

/* Stops the running call of LOGIC, or else its next one, with SUDOKU_CANCELLED, if that call finds,
 * enumerates or rates steps; a call that already has its answer returns it. The request ends with
 * that call; a call rejected for its arguments does not count. Any thread, signal handler or
 * callback may call this while LOGIC exists. */
SUDOKU_API void sudoku_logic_cancel(struct sudoku_logic *logic);

/* The queries below, up to sudoku_logic_rate_se(), also return SUDOKU_TIME_LIMIT and
 * SUDOKU_CANCELLED, by the limits of the options or sudoku_logic_cancel(), and SUDOKU_ERR_MEMORY if
 * a technique cannot allocate its working memory. The position then keeps the steps already
 * applied, and the next call continues from there. */

/* Finds a step of the first technique that has one, and stores it in *STEP, owned by LOGIC.
 *
 * Returns SUDOKU_OK; SUDOKU_END if the puzzle is solved; SUDOKU_UNDECIDED if no technique applies;
 * SUDOKU_NO_SOLUTION if a cell has no candidate or a digit no place; SUDOKU_ERR_ARGUMENT for a NULL
 * or without a position. */
SUDOKU_API enum sudoku_status sudoku_logic_find_step(struct sudoku_logic *logic,
                                                     const struct sudoku_step **step);

/* Same as sudoku_logic_find_step(), but of all steps of that technique finds the one with the most
 * effect. */
SUDOKU_API enum sudoku_status sudoku_logic_find_best_step(struct sudoku_logic *logic,
                                                          const struct sudoku_step **step);

/* Passes every step of the technique at INDEX that the position allows to CALLBACK with USER; steps
 * with the same effect count once.
 *
 * Returns SUDOKU_OK after the last, even if there were none; SUDOKU_CANCELLED also if the callback
 * stopped it; SUDOKU_ERR_ARGUMENT for a NULL, INDEX out of range, or without a position. */
SUDOKU_API enum sudoku_status sudoku_logic_enumerate_steps(struct sudoku_logic *logic, size_t index,
                                                           sudoku_step_callback *callback,
                                                           void *user);

/* Finds the easiest reason why CANDIDATE of the position goes: the first step, in the order of the
 * techniques, that eliminates it, or places another digit in its cell or its digit in a peer; and
 * stores it in *STEP, owned by LOGIC.
 *
 * Returns SUDOKU_OK; SUDOKU_UNDECIDED if no technique excludes it in this position; a limit's
 * status if that was not found out; SUDOKU_ERR_ARGUMENT for a NULL, without a position, or if
 * CANDIDATE is none of the position. LOGIC belongs to this call until it returns. */
SUDOKU_API enum sudoku_status sudoku_logic_why(struct sudoku_logic *logic,
                                               const struct sudoku_candidate *candidate,
                                               const struct sudoku_step **step);

/* Verdicts on a player's own step. */
enum sudoku_verdict {
    /* Right, and a technique shows it in this position. */
    SUDOKU_VERDICT_PROVED = 0,
    /* Right, but no technique shows it yet. */
    SUDOKU_VERDICT_UNPROVED = 1,
    /* Wrong: a placed digit is in no solution, or an excluded candidate is in one. */
    SUDOKU_VERDICT_WRONG = 2
};

/* Judges a player's step, which places CANDIDATE of the position if IS_PLACEMENT, or else excludes
 * it: stores the verdict in *VERDICT, and in *STEP the easiest step that shows the same, owned by
 * LOGIC, or NULL. SOLVER, which must have the same layout, decides what is wrong by the digits of
 * the position; the limits of LOGIC bound its search, too.
 *
 * Returns SUDOKU_OK with a verdict. Without one, *VERDICT and *STEP are undefined:
 * SUDOKU_NO_SOLUTION if the position has none, so that an earlier digit is wrong; a limit's status;
 * SUDOKU_ERR_ARGUMENT for a NULL, without a position, a solver for another layout, or if CANDIDATE
 * is none of the position. LOGIC and SOLVER belong to this call until it returns. */
SUDOKU_API enum sudoku_status sudoku_logic_judge(struct sudoku_logic *logic,
                                                 struct sudoku_solver *solver,
                                                 const struct sudoku_candidate *candidate,
                                                 bool is_placement, enum sudoku_verdict *verdict,
                                                 const struct sudoku_step **step);

/* Rates the path from the position to the solution as HoDoKu does: stores the sum of the scores of
 * all steps in *SCORE, and in *LEVEL the highest level of a step, or a higher one if the score
 * exceeds that level's maximum (800, 1000, 1600, 1800). The position is then the end of the path.
 *
 * Returns SUDOKU_OK; SUDOKU_UNDECIDED if no technique applies before the end; SUDOKU_NO_SOLUTION if
 * a cell has no candidate or a digit no place; SUDOKU_ERR_ARGUMENT for a NULL or without a
 * position. On failure the outputs are unchanged. */
SUDOKU_API enum sudoku_status sudoku_logic_rate(struct sudoku_logic *logic,
                                                enum sudoku_level *level, unsigned *score);

/* The highest rating of Sudoku Explainer, times ten, that was compared with the program's: all were
 * equal. Higher ones come from the same search, but were not compared. */
#define SUDOKU_SE_MAX_EXACT 113

/* The highest exact rating of Sukaku Explainer, times ten. Higher ones may differ: of several fish
 * of two strong links, from 4.0 on, another may come first, and its grouped ones, its fish of three
 * and four strong links and its wings of seven cells are missing. */
#define SUDOKU_SUKAKU_MAX_EXACT 39

/* Sudoku Explainer's ratings of a whole path, times ten. */
struct sudoku_se_rating {
    /* ER: the hardest step. */
    unsigned puzzle;
    /* EP: the hardest step up to the first placement. */
    unsigned pearl;
    /* ED: the first step. */
    unsigned diamond;
};

/* Rates the path from the position to the solution as Sudoku Explainer does, by the ratings of its
 * steps; the same as that program if LOGIC has SUDOKU_PROFILE_SE, and as Sukaku Explainer if it has
 * SUDOKU_PROFILE_SUKAKU, up to the ratings above. The position is then the end of
 * the path. Statuses as for sudoku_logic_rate(). On failure *RATING is unchanged. */
SUDOKU_API enum sudoku_status sudoku_logic_rate_se(struct sudoku_logic *logic,
                                                   struct sudoku_se_rating *rating);

/* Applies STEP, which may come from anywhere, to the position. Returns SUDOKU_OK;
 * SUDOKU_ERR_ARGUMENT for a NULL, a number out of range, or without a position. */
SUDOKU_API enum sudoku_status sudoku_logic_apply(struct sudoku_logic *logic,
                                                 const struct sudoku_step *step);

/* Stores the position: cell_count numbers in CELLS and cell_count sets in CANDIDATES (each unless
 * NULL); a solved cell's set holds its digit. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT if LOGIC is
 * NULL or without a position. */
SUDOKU_API enum sudoku_status sudoku_logic_get_position(const struct sudoku_logic *logic,
                                                        uint8_t *cells,
                                                        sudoku_digitset *candidates);

#ifdef __cplusplus
}
#endif
#endif
