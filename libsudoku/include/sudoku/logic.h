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
 * A step lists its premises, the facts on which it rests. From these alone sudoku_step_check()
 * proves it again, whatever the technique. docs/logic.md lists the techniques. Sources: techniques
 * of the players' forums; codes and scores from HoDoKu (B. Hobiger); ratings from Sudoku Explainer
 * (N. Juillerat). */
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
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --------------------------------------------------------------------------------- techniques */

/* HoDoKu's levels of difficulty. */
enum sudoku_level {
    SUDOKU_LEVEL_EASY = 1,
    SUDOKU_LEVEL_MEDIUM = 2,
    SUDOKU_LEVEL_HARD = 3,
    SUDOKU_LEVEL_UNFAIR = 4,
    SUDOKU_LEVEL_EXTREME = 5
};

/* A row of the table of techniques. Strings are constant. */
struct sudoku_technique {
    /* The name that players use, such as "Locked Candidates, pointing". */
    const char *name;
    /* HoDoKu's number, such as "0100", and abbreviation, such as "lc1". Techniques that it lacks
     * have numbers from "2000" on. */
    const char *code;
    const char *abbreviation;
    /* Sudoku Explainer's rating times ten; 0 if it lacks the technique. */
    unsigned rating;
    /* HoDoKu's score and level. */
    unsigned score;
    enum sudoku_level level;
    /* True: used only if the caller's order includes it, because it is slow or a variant of another
     * technique with its own name. */
    bool is_on_request;
};

/* Returns the number of techniques. Thread-safe. */
SUDOKU_API size_t sudoku_technique_count(void);

/* Returns the technique at INDEX (0..count-1), ordered from easy to hard: a constant, or NULL if
 * out of range. Thread-safe. */
SUDOKU_API const struct sudoku_technique *sudoku_technique_at(size_t index);

/* Finds the technique with name, code or abbreviation NAME, ignoring case, and stores its index in
 * *INDEX. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *INDEX
 * unchanged. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_technique_from_name(const char *name, size_t *index);

/* Returns the name of LEVEL, such as "Hard": a constant string, or NULL if there is no such level.
 * Thread-safe. */
SUDOKU_API const char *sudoku_level_name(enum sudoku_level level);

/* Returns the highest score, as computed by sudoku_logic_rate(), of a puzzle of LEVEL: 800 for
 * Easy, UINT_MAX for Extreme; 0 if there is no such level. Thread-safe. */
SUDOKU_API unsigned sudoku_level_max_score(enum sudoku_level level);

/* Orders in which techniques are tried. */
enum sudoku_profile {
    /* HoDoKu's: the order of the table, without techniques on request. */
    SUDOKU_PROFILE_HODOKU = 0,
    /* That of a person: singles in boxes, then in lines, then naked singles; what is easy to see
     * before what is easy to prove. */
    SUDOKU_PROFILE_HUMAN = 1,
    /* Sudoku Explainer 1.2.1's, with its direct moves and its forcing chains. */
    SUDOKU_PROFILE_SE = 2,
    /* Sukaku Explainer's default: the same with turbot fish, empty rectangles, and wings of up to
     * six cells. Its direct moves only place a digit. */
    SUDOKU_PROFILE_SUKAKU = 3
};

/* Returns the name of PROFILE, such as "se": a constant string, or NULL if there is no such
 * profile. Thread-safe. */
SUDOKU_API const char *sudoku_profile_name(enum sudoku_profile profile);

/* Stores the indices of PROFILE's techniques, the first to try first, in ORDER, up to ROOM of them
 * (ORDER may be NULL if ROOM is 0). Returns their number, sudoku_technique_count() at most; 0 if
 * there is no such profile. The caller may change the order and pass it to sudoku_logic_create().
 * Thread-safe. */
SUDOKU_API size_t sudoku_profile_order(enum sudoku_profile profile, size_t *order, size_t room);

/* -------------------------------------------------------------------------------------- steps */

/* A digit (1..side) in a cell. */
struct sudoku_candidate {
    uint16_t cell;
    uint16_t digit;
};

/* A digit (1..side) in some cell of a unit. */
struct sudoku_place {
    uint16_t unit;
    uint16_t digit;
};

/* Maximum number of cells of a node of a chain. */
#define SUDOKU_MAX_NODE_CELLS 8

/* A node of a chain: a digit in one of several cells. */
struct sudoku_node {
    uint16_t digit;
    uint16_t cell_count;
    uint16_t cells[SUDOKU_MAX_NODE_CELLS];
};

/* A link of a chain: at least one of both nodes is true if it is strong, at most one if it is
 * weak. */
struct sudoku_link {
    struct sudoku_node from;
    struct sudoku_node to;
    bool is_strong;
};

/* A step: its placements, eliminations and premises. The explainer that found it owns all arrays;
 * they are valid until its next call. */
struct sudoku_step {
    const struct sudoku_technique *technique;
    const struct sudoku_candidate *placements;
    size_t placement_count;
    const struct sudoku_candidate *eliminations;
    size_t elimination_count;
    /* Premise: each of these cells holds one of its candidates. */
    const uint16_t *cells;
    size_t cell_count;
    /* Premise: each of these units holds the digit in one of the places left for it. */
    const struct sudoku_place *places;
    size_t place_count;
    /* Premise of uniqueness techniques: not all of these cells hold digits of this pattern;
     * otherwise there would be a second solution. Either the digits, two in each cell or those of
     * two lines, could be exchanged; or the pattern has all placed cells of two digits, and those
     * that are left could be exchanged. */
    const struct sudoku_candidate *pattern;
    size_t pattern_count;
    /* For display: fins of a fish and the like, and the links of a chain in order. In forcing
     * chains, fins are the candidates assumed one after another; a single fin is assumed false and
     * then true; without fins, the negation of the conclusion is assumed. Links of one case follow
     * those of the previous case, each chain from its start; a new chain begins where chains join.
     * A candidate with a weak link to itself is excluded by a technique applied after the preceding
     * links. */
    const struct sudoku_candidate *fins;
    size_t fin_count;
    const struct sudoku_link *links;
    size_t link_count;
    /* Of a fish: its base units, and an equal number of cover units that contain the bases' places
     * except for the fins. Of two fish at once, those of the first and then those of the second. */
    const uint16_t *bases;
    size_t base_count;
    const uint16_t *covers;
    size_t cover_count;
    /* The almost locked sets of the step, in order: the first SET_SIZES[0] of SET_CELLS belong to
     * the first set, and so on. */
    const uint16_t *set_cells;
    const uint16_t *set_sizes;
    size_t set_count;
    /* Sudoku Explainer's rating of this step times ten, which for chains grows with their length; 0
     * if it lacks the technique. */
    unsigned rating;
};

/* The amount of detail of a hint. */
enum sudoku_hint {
    /* Where to look: one unit, never the cell of a single. */
    SUDOKU_HINT_PLACE = 1,
    /* The same and the technique. */
    SUDOKU_HINT_TECHNIQUE = 2,
    /* The whole step with its reason. */
    SUDOKU_HINT_STEP = 3
};

/* Returns the text to say instead of TEXT, which is a sentence of sudoku_sentence_at() or the name
 * of a technique: UTF-8, 1000 bytes at most, valid until the next call with USER, or NULL to keep
 * TEXT. */
typedef const char *sudoku_translate_callback(void *user, const char *text);

/* The length of sentences. */
enum sudoku_detail {
    /* Sentences of more than SUDOKU_FOLDED_LENGTH bytes are folded: long chains and nets are said
     * by their length and their ends, and of many cases the first ones. */
    SUDOKU_DETAIL_FOLDED = 0,
    /* Every link and every exclusion. */
    SUDOKU_DETAIL_FULL = 1
};

/* The length in bytes above which sentences are folded. */
#define SUDOKU_FOLDED_LENGTH 600

/* The wording of sudoku_step_write(). Start from SUDOKU_STEP_WORDING_INIT, then change fields. */
struct sudoku_step_wording {
    /* sizeof(struct sudoku_step_wording); allows the struct to grow. */
    size_t size;
    /* The symbols of the digits 1, 2 ... side, one per digit, spelled as in struct
     * sudoku_text_options ("A-P"). NULL: numbers. */
    const char *symbols;
    /* The candidates before the step, cell_count sets, which sentences then mention: "r1c1 and r1c5
     * in row 1 have no candidates but 2 and 7". NULL: sentences do without. */
    const sudoku_digitset *candidates;
    /* The digits on the board before the step, cell_count numbers, 0 for an empty cell, with which
     * singles say why: "7 has one place left in box 2: the other empty cells see 7 in r3c1 and
     * r5c6". NULL: sentences do without. */
    const uint8_t *cells;
    /* Translates sentences and names of techniques, called with USER. NULL: English. */
    sudoku_translate_callback *translate;
    void *user;
    /* The length of sentences. */
    enum sudoku_detail detail;
};

/* The size and the defaults. */
#define SUDOKU_STEP_WORDING_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_step_wording), NULL, NULL, NULL, NULL, NULL, SUDOKU_DETAIL_FOLDED     \
    }

/* Returns the number of sentences. Thread-safe. */
SUDOKU_API size_t sudoku_sentence_count(void);

/* Returns the sentence at INDEX, a template in English with slots in braces, such as "{digit} in
 * {unit} is confined to {into}": a constant, or NULL if out of range. Its translation has the same
 * slots, in any order; one with other slots is ignored. Some sentences are slots of others, such as
 * " and " in lists. Thread-safe. */
SUDOKU_API const char *sudoku_sentence_at(size_t index);

/* Describes STEP at the detail of HINT, such as "Hidden Single: 7 has one place left in box 2, so
 * r1c5 is 7", in TEXT of SIZE bytes (NULL if SIZE is 0), as snprintf() does. WORDING may be NULL:
 * the defaults. Returns the length of the whole text; 0 if an argument is NULL, HINT or the detail
 * of WORDING is none, its size is too small, or the number of its symbols is not the side.
 * Thread-safe. */
SUDOKU_API size_t sudoku_step_write(const struct sudoku_layout *layout,
                                    const struct sudoku_step *step, enum sudoku_hint hint,
                                    const struct sudoku_step_wording *wording, char *text,
                                    size_t size);

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
     * Copied. NULL: none. */
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
 * their working memory, 37 MB for all of them, when they are first used, and keep it.
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

/* The highest exact rating of Sudoku Explainer, times ten. Higher ones come from nested chains, of
 * which the first is taken and not the shortest: they are approximate. */
#define SUDOKU_SE_MAX_EXACT 100

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
