/* Solving as people do: the next step, why it holds, all steps, the whole path, how hard it is.
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
 * A step names its premises: the facts that it rests on. From these alone sudoku_step_check()
 * proves it again, whatever the technique. docs/logic.md has the techniques.
 * Sources: the techniques are those of the players' forums; their codes and scores are HoDoKu's
 * (B. Hobiger), their ratings those of Sudoku Explainer (N. Juillerat). */
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

/* How hard a technique is by HoDoKu's levels. */
enum sudoku_level {
    SUDOKU_LEVEL_EASY = 1,
    SUDOKU_LEVEL_MEDIUM = 2,
    SUDOKU_LEVEL_HARD = 3,
    SUDOKU_LEVEL_UNFAIR = 4,
    SUDOKU_LEVEL_EXTREME = 5
};

/* One row of the table of techniques. */
struct sudoku_technique {
    /* As players call it, such as "Locked Candidates, pointing". */
    const char *name;
    /* HoDoKu's number, such as "0100", and abbreviation, such as "lc1"; numbers from "2000" on are
     * of techniques that it does not know. */
    const char *code;
    const char *abbreviation;
    /* Sudoku Explainer's rating times ten; 0: it does not know the technique. */
    unsigned rating;
    /* HoDoKu's score, and the level that the technique belongs to. */
    unsigned score;
    enum sudoku_level level;
    /* Takes long, or is another's variant with a name of its own: tried only where the caller's
     * order has it. */
    bool is_on_request;
};

/* How many techniques there are. Any thread may call it. */
SUDOKU_API size_t sudoku_technique_count(void);

/* The technique at INDEX (0..count-1), ordered from easy to hard: a constant; NULL out of range. */
SUDOKU_API const struct sudoku_technique *sudoku_technique_at(size_t index);

/* Finds the technique whose name, code or abbreviation is NAME, in capitals or not, and stores its
 * index in *INDEX. SUDOKU_OK; SUDOKU_ERR_ARGUMENT, with *INDEX as it was. */
SUDOKU_API enum sudoku_status sudoku_technique_from_name(const char *name, size_t *index);

/* The name of LEVEL, such as "Hard"; NULL where there is no such level. */
SUDOKU_API const char *sudoku_level_name(enum sudoku_level level);

/* The highest score that a puzzle of LEVEL can have, as sudoku_logic_rate() tells it: 800 for Easy,
 * UINT_MAX for Extreme; 0 where there is no such level. Any thread may call it. */
SUDOKU_API unsigned sudoku_level_max_score(enum sudoku_level level);

/* Orders in which techniques are tried. */
enum sudoku_profile {
    /* As HoDoKu does: the table's own order, without what is on request only. */
    SUDOKU_PROFILE_HODOKU = 0,
    /* As people who look at a board do: singles in boxes, in lines, then single candidates; what is
     * easy to see before what is easy to prove. */
    SUDOKU_PROFILE_HUMAN = 1,
    /* As Sudoku Explainer 1.2.1 does, with its direct moves and its forcing chains. */
    SUDOKU_PROFILE_SE = 2
};

/* The name of PROFILE, such as "se"; NULL where there is no such profile. */
SUDOKU_API const char *sudoku_profile_name(enum sudoku_profile profile);

/* Stores the indices of PROFILE's techniques, first tried first, in ORDER, up to ROOM of them, and
 * gives how many there are: at most sudoku_technique_count(), 0 where there is no such profile.
 * ORDER may be NULL where ROOM is 0. The caller may change the order and hand it to
 * sudoku_logic_create(). Any thread may call it. */
SUDOKU_API size_t sudoku_profile_order(enum sudoku_profile profile, size_t *order, size_t room);

/* -------------------------------------------------------------------------------------- steps */

/* A digit (1..side) in a cell. */
struct sudoku_candidate {
    uint16_t cell;
    uint16_t digit;
};

/* A digit (1..side) that a unit must hold. */
struct sudoku_place {
    uint16_t unit;
    uint16_t digit;
};

/* Cells of a node of a chain at most. */
#define SUDOKU_MAX_NODE_CELLS 8

/* A digit in one of some cells. */
struct sudoku_node {
    uint16_t digit;
    uint16_t cell_count;
    uint16_t cells[SUDOKU_MAX_NODE_CELLS];
};

/* A link of a chain: where it is strong one of both is true, else at most one is. */
struct sudoku_link {
    struct sudoku_node from;
    struct sudoku_node to;
    bool is_strong;
};

/* A step: what it places and eliminates, and its premises. All pointers belong to the explainer
 * that found it and are valid until its next call. */
struct sudoku_step {
    const struct sudoku_technique *technique;
    const struct sudoku_candidate *placements;
    size_t placement_count;
    const struct sudoku_candidate *eliminations;
    size_t elimination_count;
    /* Premises: each of these cells takes one of its candidates; */
    const uint16_t *cells;
    size_t cell_count;
    /* each of these units holds the digit in one of the places left for it; */
    const struct sudoku_place *places;
    size_t place_count;
    /* and, for techniques of uniqueness, these candidates are not enough: they can be exchanged,
     * two a cell, so that one of their cells takes another digit. */
    const struct sudoku_candidate *pattern;
    size_t pattern_count;
    /* For pictures and texts: fins of a fish and the like, and the links of a chain in order. Of
     * forcing chains, fins are the candidates that are assumed in turn; a single one is assumed not
     * to hold, and then to hold; where there are none, the contrary of the conclusion is assumed.
     * The links of one case follow those of the other, each chain from its start on; where chains
     * join, another one begins. A candidate with a weak link to itself is excluded by what those
     * before have left: by a technique between the chains. */
    const struct sudoku_candidate *fins;
    size_t fin_count;
    const struct sudoku_link *links;
    size_t link_count;
    /* Of a fish: the units whose places for the digit make it, and as many others that these lie
     * in, but for the fins; of two at once, those of the one and then those of the other. */
    const uint16_t *bases;
    size_t base_count;
    const uint16_t *covers;
    size_t cover_count;
    /* The almost locked sets that the step runs through, in order: SET_SIZES[0] of SET_CELLS are
     * the first one's. */
    const uint16_t *set_cells;
    const uint16_t *set_sizes;
    size_t set_count;
    /* Sudoku Explainer's rating of this step times ten, which for chains grows with their length;
     * 0: it does not know the technique. */
    unsigned rating;
};

/* How much a hint tells. */
enum sudoku_hint {
    /* Where to look. */
    SUDOKU_HINT_PLACE = 1,
    /* Which technique, too. */
    SUDOKU_HINT_TECHNIQUE = 2,
    /* The whole step with its reason. */
    SUDOKU_HINT_STEP = 3
};

/* How sudoku_step_write() words a step. Begin with its _INIT, then set what there is. */
struct sudoku_step_wording {
    /* sizeof(struct sudoku_step_wording): lets the struct grow. */
    size_t size;
    /* What is written for the digits 1, 2 ... side, as many symbols, spelled as in struct
     * sudoku_text_options ("A-P"). NULL: numbers. */
    const char *symbols;
    /* cell_count sets: the candidates before the step, which sentences name: "r1c1 and r1c5 in
     * row 1 have no candidates but 2 and 7". NULL: sentences do without. */
    const sudoku_digitset *candidates;
};

/* Its size, and nothing set. */
#define SUDOKU_STEP_WORDING_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_step_wording), NULL, NULL                                             \
    }

/* Writes STEP, as far as HINT tells it, such as "Hidden Single: 7 has one place left in box 2, so
 * r1c5 is 7", into TEXT of SIZE bytes (NULL where SIZE is 0) as snprintf() does; WORDING may be
 * NULL. Gives the length that the whole text has; 0 where an argument is NULL, the size of WORDING
 * too small, or its symbols do not fit. Any thread may call it. */
SUDOKU_API size_t sudoku_step_write(const struct sudoku_layout *layout,
                                    const struct sudoku_step *step, enum sudoku_hint hint,
                                    const struct sudoku_step_wording *wording, char *text,
                                    size_t size);

/* ---------------------------------------------------------------------------------- positions */

/* A puzzle at any point of its solution. Begin with its _INIT, then set what differs. */
struct sudoku_logic_position {
    /* sizeof(struct sudoku_logic_position): lets the struct grow. */
    size_t size;
    /* cell_count numbers: all digits that stand, 0 for an empty cell. */
    const uint8_t *cells;
    /* cell_count numbers, not 0 where a digit was placed and not given. NULL: all were given. */
    const uint8_t *is_placed;
    /* cell_count sets: what is left for the empty cells; those of others are not looked at.
     * NULL: all that the digits leave. */
    const sudoku_digitset *candidates;
    /* The digits that were given and not placed are known to have one solution, without the
     * candidates, be those deduced or conditions of the puzzle: techniques may rely on that. */
    bool is_unique;
};

/* Its size, and nothing set. */
#define SUDOKU_LOGIC_POSITION_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_logic_position), NULL, NULL, NULL, false                              \
    }

/* Proves STEP for POSITION from its premises alone: assumes the contrary of each placement and
 * elimination in turn, and shows that the premises then fail. Takes no account of the technique.
 * SUDOKU_OK: proved. SUDOKU_UNDECIDED: it does not follow, or not within some 100000 cases.
 * SUDOKU_ERR_ARGUMENT: a NULL, a number out of range, a premise that is none, a pattern where
 * POSITION is not known to be unique, a step that does nothing, or a layout over 256 cells or 16
 * digits or with units of fewer cells than digits; SUDOKU_ERR_MEMORY. Any thread may call it. */
SUDOKU_API enum sudoku_status sudoku_step_check(const struct sudoku_layout *layout,
                                                const struct sudoku_logic_position *position,
                                                const struct sudoku_step *step);

/* ----------------------------------------------------------------------------------- explainer */

struct sudoku_logic;

/* How sudoku_logic_create() builds an explainer. Begin with its _INIT, then set what differs. */
struct sudoku_logic_options {
    /* sizeof(struct sudoku_logic_options): lets the struct grow. */
    size_t size;
    /* Indices of techniques in the order in which they are tried. NULL: that of the profile. */
    const size_t *order;
    size_t order_length;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* The order where none is given. */
    enum sudoku_profile profile;
    /* Bounds each call that finds steps: of the limits, seconds, progress and user count. Copied.
     * NULL: no limit. */
    const struct sudoku_limits *limits;
};

/* Its size, and the defaults. */
#define SUDOKU_LOGIC_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_logic_options), NULL, 0, NULL, SUDOKU_PROFILE_HODOKU, NULL            \
    }

/* Receives a step, valid during the call. A result other than 0 stops. */
typedef int sudoku_step_callback(void *user, const struct sudoku_step *step);

/* Makes an explainer for LAYOUT, which must outlive it, and stores it in *LOGIC, which the caller
 * then owns. OPTIONS may be NULL. On failure *LOGIC is NULL.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no such technique or profile, limits that make no sense,
 * a layout over 256 cells, 16
 * digits or 128 units, or one with units of fewer cells than digits; SUDOKU_ERR_MEMORY. An
 * explainer belongs to one thread at a time, and to one call: what its own callbacks ask of it is
 * SUDOKU_ERR_ARGUMENT, but for sudoku_logic_cancel() and sudoku_logic_get_position(). What single
 * techniques work in, up to 37 MB for all of them, it takes when they are first asked, and keeps.
 */
SUDOKU_API enum sudoku_status sudoku_logic_create(const struct sudoku_layout *layout,
                                                  const struct sudoku_logic_options *options,
                                                  struct sudoku_logic **logic);

/* Frees LOGIC. NULL is left alone. */
SUDOKU_API void sudoku_logic_destroy(struct sudoku_logic *logic);

/* Starts from POSITION.
 * SUDOKU_OK; SUDOKU_CONFLICT: a digit stands twice in a unit; SUDOKU_NO_SOLUTION: a cell or a digit
 * has nowhere to go; SUDOKU_ERR_ARGUMENT: a NULL or a number out of range. Only after SUDOKU_OK is
 * there a position to ask about. */
SUDOKU_API enum sudoku_status
sudoku_logic_set_position(struct sudoku_logic *logic, const struct sudoku_logic_position *position);

/* Makes the call that LOGIC is in, or else its next one, stop with SUDOKU_CANCELLED, if it finds,
 * lists or rates steps; one that has its answer before it looks keeps it. The request ends with
 * that call and stops no other; a call that is refused for its arguments does not count. Any thread
 * and any signal handler may call it while LOGIC exists, and so may a callback. */
SUDOKU_API void sudoku_logic_cancel(struct sudoku_logic *logic);

/* The questions that follow, down to sudoku_logic_rate_se(), also end with SUDOKU_TIME_LIMIT and
 * SUDOKU_CANCELLED, by the limits of the options or sudoku_logic_cancel(), and with
 * SUDOKU_ERR_MEMORY where a technique cannot have what it works in. The position is then as far as
 * the call took it, and the next call goes on from there. */

/* Finds a step of the first technique that has one, and stores it in *STEP.
 * SUDOKU_OK; SUDOKU_END: the puzzle is solved; SUDOKU_UNDECIDED: no technique helps;
 * SUDOKU_NO_SOLUTION: a cell or a digit has nowhere to go; SUDOKU_ERR_ARGUMENT: a NULL. */
SUDOKU_API enum sudoku_status sudoku_logic_find_step(struct sudoku_logic *logic,
                                                     const struct sudoku_step **step);

/* As sudoku_logic_find_step(), but of all steps of that technique the one that does most. */
SUDOKU_API enum sudoku_status sudoku_logic_find_best_step(struct sudoku_logic *logic,
                                                          const struct sudoku_step **step);

/* Hands every step of the technique at INDEX that the position allows to CALLBACK; steps that do
 * the same count once.
 * SUDOKU_OK: all were handed over, there may have been none; SUDOKU_CANCELLED: stopped, also by the
 * callback; SUDOKU_ERR_ARGUMENT: a NULL, or INDEX out of range. */
SUDOKU_API enum sudoku_status sudoku_logic_enumerate_steps(struct sudoku_logic *logic, size_t index,
                                                           sudoku_step_callback *callback,
                                                           void *user);

/* Rates the way from the position to the solution as HoDoKu does: stores the sum of the scores of
 * all steps in *SCORE, and in *LEVEL the highest level of a step, or the lowest above it that
 * allows the score (up to 800, 1000, 1600, 1800). The position is then the one at the end.
 * SUDOKU_OK; SUDOKU_UNDECIDED: no technique helps all the way; SUDOKU_NO_SOLUTION as above;
 * SUDOKU_ERR_ARGUMENT: a NULL. On failure the outputs are as they were. */
SUDOKU_API enum sudoku_status sudoku_logic_rate(struct sudoku_logic *logic,
                                                enum sudoku_level *level, unsigned *score);

/* Ratings of a whole path by Sudoku Explainer, times ten. */
struct sudoku_se_rating {
    /* ER, the hardest step of all; */
    unsigned puzzle;
    /* EP, the hardest up to the first placement; */
    unsigned pearl;
    /* ED, the first step. */
    unsigned diamond;
};

/* Rates the way from the position to the solution as Sudoku Explainer does, by the ratings of the
 * steps: as its program does where LOGIC was made for SUDOKU_PROFILE_SE. The position is then the
 * one at the end.
 * SUDOKU_OK; SUDOKU_UNDECIDED: no technique helps all the way; SUDOKU_NO_SOLUTION as above;
 * SUDOKU_ERR_ARGUMENT: a NULL. On failure *RATING is as it was. */
SUDOKU_API enum sudoku_status sudoku_logic_rate_se(struct sudoku_logic *logic,
                                                   struct sudoku_se_rating *rating);

/* Does what STEP says, which need not have been found by LOGIC.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, or a number out of range. */
SUDOKU_API enum sudoku_status sudoku_logic_apply(struct sudoku_logic *logic,
                                                 const struct sudoku_step *step);

/* The position: stores cell_count numbers in CELLS and as many sets in CANDIDATES, where they are
 * not NULL; a solved cell's set holds its digit.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: LOGIC is NULL. */
SUDOKU_API enum sudoku_status sudoku_logic_get_position(const struct sudoku_logic *logic,
                                                        uint8_t *cells,
                                                        sudoku_digitset *candidates);

#ifdef __cplusplus
}
#endif
#endif
