/* Rules of variant puzzles: cages, lines, dots, outside clues and whatever else setters invent.
 *
 *     const uint16_t cage[] = {0, 1, 9};
 *     struct sudoku_rules_options options = SUDOKU_RULES_OPTIONS_INIT;
 *     struct sudoku_rules *rules;
 *     struct sudoku_rule_solver *solver = NULL;
 *     uint8_t solution[81];
 *     if (sudoku_rules_create(&options, &rules) == SUDOKU_OK &&
 *         sudoku_rules_add_different(rules, cage, 3) == SUDOKU_OK &&
 *         sudoku_rules_add_sum(rules, cage, NULL, 3, 24, 24) == SUDOKU_OK &&
 *         sudoku_rule_solver_create(rules, &solver) == SUDOKU_OK &&
 *         sudoku_rule_solver_solve(solver, NULL, NULL, solution) == SUDOKU_OK)
 *         printf("r1c1 is %u\n", solution[0]);
 *     sudoku_rule_solver_destroy(solver);
 *     sudoku_rules_destroy(rules);
 *
 * A puzzle is a list of rules on a board, whose rows, columns and boxes are its first rules. The
 * functions sudoku_rules_add_...() add the *primitives*, which the solver knows. A rule that
 * setters have a name for is a kind (struct sudoku_rule_kind) that says what it means, holds(), and
 * builds primitives from its cells, expand(): a thermometer is a relation of each two neighbours.
 * A kind that no primitives express narrows sets of values itself, narrow().
 *
 * Cells are numbered row by row from 0; cells that are added to the board follow. Each value is one
 * of at most 16 consecutive numbers. Every solution is checked by holds() of all rules before it
 * is returned. */
#ifndef SUDOKU_RULES_H
#define SUDOKU_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/layout.h>
#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The maximum number of different values. */
#define SUDOKU_RULES_MAX_VALUES 16
/* The maximum number of cells, those added to the board included. */
#define SUDOKU_RULES_MAX_CELLS 1024
/* An empty cell in an array of values, of which 0 may be one. */
#define SUDOKU_RULES_EMPTY 255

/* A set of values: bit I stands for the value min_value + I. On boards with values from 1 these are
 * the low bits of a sudoku_digitset. */
typedef uint16_t sudoku_valueset;

struct sudoku_rules;
struct sudoku_rule_site;
struct sudoku_rule_solver;

/* A rule of a list. The list owns it and the cells; the specification belongs to who added it. */
struct sudoku_rule {
    const struct sudoku_rule_kind *kind;
    /* What the kind needs besides the cells, such as a sum; NULL if nothing. */
    const void *spec;
    /* The cells, in the order in which they were added. A cell may occur twice. */
    const uint16_t *cells;
    unsigned cell_count;
    /* The smallest value of the board. */
    unsigned min_value;
    /* The number of values of the board, 1..16. */
    unsigned value_count;
    /* The index of the rule whose expand() added this one; -1: added by the caller. */
    int parent;
    /* 0, or the number of the alternative that this rule is a part of. */
    unsigned choice;
};

/* The changes of sets that narrow() is called for. */
enum sudoku_rule_wake {
    /* Every one. */
    SUDOKU_RULE_WAKE_ANY = 0,
    /* The smallest or the largest value of a set has changed. */
    SUDOKU_RULE_WAKE_BOUNDS = 1,
    /* One value is left. */
    SUDOKU_RULE_WAKE_SINGLE = 2
};

/* How a rule is drawn, in the color of its kind. Cells beside the board are not drawn.
 */
enum sudoku_rule_shape {
    /* Not at all: its name is written below the board. */
    SUDOKU_RULE_SHAPE_NONE = 0,
    /* A row or a column: not at all; other cells: a thick border. */
    SUDOKU_RULE_SHAPE_UNIT = 1,
    /* A thick border around the cells. */
    SUDOKU_RULE_SHAPE_REGION = 2,
    /* Thick borders between the cells of the first half whose partners in the second half, which
     * are beside the board, have different values. */
    SUDOKU_RULE_SHAPE_FOUND_REGIONS = 3,
    /* A thin line from corner to corner of the cells. */
    SUDOKU_RULE_SHAPE_DIAGONAL = 4,
    /* Colored cells. */
    SUDOKU_RULE_SHAPE_SHADE = 5,
    /* The first cell colored; the name is written below the board. */
    SUDOKU_RULE_SHAPE_MARK = 6,
    /* A dashed border, with the label in the corner. */
    SUDOKU_RULE_SHAPE_CAGE = 7,
    /* A ring in each cell. */
    SUDOKU_RULE_SHAPE_RINGS = 8,
    /* A thick line through the cells, with the label in the corner of the first. */
    SUDOKU_RULE_SHAPE_LINE = 9,
    /* A line through cells that are in pairs from both ends to the center. */
    SUDOKU_RULE_SHAPE_FOLDED_LINE = 10,
    /* A line back to the first cell. */
    SUDOKU_RULE_SHAPE_LOOP = 11,
    /* A line with a bulb at the first cell. */
    SUDOKU_RULE_SHAPE_THERMOMETER = 12,
    /* A line with a ring at either end. */
    SUDOKU_RULE_SHAPE_RING_LINE = 13,
    /* A line with a diamond at either end. */
    SUDOKU_RULE_SHAPE_DIAMOND_LINE = 14,
    /* A ring around the head cells, and a thin line with an arrowhead from the last of them. */
    SUDOKU_RULE_SHAPE_ARROW = 15,
    /* A thin line between two rings. */
    SUDOKU_RULE_SHAPE_DOUBLE_ARROW = 16,
    /* A ring around the head cells, and a thin line from the last of them. */
    SUDOKU_RULE_SHAPE_STEM = 17,
    /* A disc in the middle of the cells, with the label. */
    SUDOKU_RULE_SHAPE_DOT = 18,
    /* The label in the middle of the cells. */
    SUDOKU_RULE_SHAPE_LETTER = 19,
    /* A sign between two cells that points to the second. */
    SUDOKU_RULE_SHAPE_GREATER = 20,
    /* The label before the first cell, outside the board; the name is written below the board. */
    SUDOKU_RULE_SHAPE_OUTSIDE = 21,
    /* The label before the first cell, and an arrow that points along the cells. */
    SUDOKU_RULE_SHAPE_OUTSIDE_ARROW = 22,
    /* Labels around the board, for places from 0: before the first and after the last cell of each
     * row from the top, then of each column from the left; the name is written below the board. */
    SUDOKU_RULE_SHAPE_AROUND = 23
};

/* A kind of rule. All functions are pure: they depend on their arguments alone. Start from
 * SUDOKU_RULE_KIND_INIT, or use designated initializers and leave the rest zero. */
struct sudoku_rule_kind {
    /* sizeof(struct sudoku_rule_kind); allows the struct to grow. */
    size_t size;
    /* Such as "thermometer"; messages and lists use it. */
    const char *name;
    /* The definition: true if VALUES, cell_count numbers in the order of RULE's cells, obey RULE.
     * Required. */
    bool (*holds)(const struct sudoku_rule *rule, const uint8_t *values);
    /* Adds rules to RULES that together are true exactly if this one is. Called by
     * sudoku_rules_add(), which returns its status. NULL: none. A kind without narrow() and
     * expand() is checked when all of its cells have values. */
    enum sudoku_status (*expand)(const struct sudoku_rule *rule, struct sudoku_rules *rules);
    /* Removes values that no combination of values from SETS, cell_count sets in the order of the
     * rule's cells, can hold; false if there is no combination. It must be *sound* (never remove a
     * value that a combination obeying holds() has), *monotone* (smaller sets never keep more), and
     * return false for single values that break the rule. It need not be complete. Bit I of CHANGED
     * is 0 only if the set of cell I has not changed since the last call. DATA is from prepare().
     * Each cell that the rule has twice has equal sets. NULL: none. */
    bool (*narrow)(const void *data, sudoku_valueset *sets, uint64_t changed);
    /* Stores in *DATA what narrow() receives, in memory of sudoku_rule_site_alloc(). Returns
     * SUDOKU_OK, SUDOKU_ERR_MEMORY, or SUDOKU_ERR_ARGUMENT for a rule that it cannot support. NULL:
     * narrow() receives the struct sudoku_rule. */
    enum sudoku_status (*prepare)(const struct sudoku_rule *rule, struct sudoku_rule_site *site,
                                  void **data);
    /* Writes the rule in words, such as "cage of 15", into TEXT of SIZE bytes as snprintf() does,
     * and returns the length of all. NULL: the kind's name. */
    size_t (*say)(const struct sudoku_rule *rule, char *text, size_t size);
    /* What narrow() cannot use need not wake it. */
    enum sudoku_rule_wake wake;
    /* True: a call right after another one removes nothing more if the rule has no cell twice. */
    bool is_stable;
    /* How the rule is drawn, and its color, 0xRRGGBB. */
    enum sudoku_rule_shape shape;
    uint32_t color;
    /* The number of cells in the ring of an arrow or a stem; 0: 1. */
    unsigned heads;
    /* Writes the label of the shape, such as a sum, into TEXT of SIZE bytes as snprintf() does, and
     * returns its length; PLACE is that of SUDOKU_RULE_SHAPE_AROUND, otherwise 0. NULL: none. */
    size_t (*label)(const struct sudoku_rule *rule, unsigned place, char *text, size_t size);
};

/* The size and nothing else. */
#define SUDOKU_RULE_KIND_INIT                                                                      \
    {                                                                                              \
        sizeof(struct sudoku_rule_kind), NULL, NULL, NULL, NULL, NULL, NULL, SUDOKU_RULE_WAKE_ANY, \
            false, SUDOKU_RULE_SHAPE_NONE, 0, 0, NULL                                              \
    }

/* What prepare() may ask about the board around its rule. */

/* True if the values of the rule's cells I and J always differ by other rules. */
SUDOKU_API bool sudoku_rule_site_differ(const struct sudoku_rule_site *site, unsigned i,
                                        unsigned j);

/* Returns the values that the rule's cell I may have at the start. */
SUDOKU_API sudoku_valueset sudoku_rule_site_values(const struct sudoku_rule_site *site, unsigned i);

/* Returns SIZE zeroed bytes that live as long as the solver, or NULL. */
SUDOKU_API void *sudoku_rule_site_alloc(struct sudoku_rule_site *site, size_t size);

/* Options of sudoku_rules_create(). Start from SUDOKU_RULES_OPTIONS_INIT, a classic board, then
 * change fields. */
struct sudoku_rules_options {
    /* sizeof(struct sudoku_rules_options); allows the struct to grow. */
    size_t size;
    /* 1..16 each. */
    unsigned rows;
    unsigned columns;
    /* The smallest value, 0..100. */
    unsigned min_value;
    /* The number of values, 1..16; a row and a column must not be longer, unless has_free_lines. */
    unsigned value_count;
    /* Rows and columns of a box, which divide those of the board. Both 0: no boxes. */
    unsigned box_rows;
    unsigned box_columns;
    /* True: values may repeat in rows and columns. */
    bool has_free_lines;
    /* Jigsaw regions in place of boxes: the region of each cell row by row, 255 for none; values of
     * a region differ. NULL: boxes. Read during the call only. */
    const uint8_t *regions;
    /* The cells and units of a layout of side 16 at most in place of all fields above but the
     * first; it is read during the call only. NULL: the fields above. */
    const struct sudoku_layout *layout;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* The size and the classic board. */
#define SUDOKU_RULES_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_rules_options), 9, 9, 1, 9, 3, 3, false, NULL, NULL, NULL             \
    }

/* Creates the board that OPTIONS (NULL: the classic board) describes with the rules of its rows,
 * columns and boxes, and stores it in *RULES, owned by the caller. On failure *RULES is NULL.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for numbers that do not fit together or a NULL;
 * SUDOKU_ERR_MEMORY. Thread-safe; a list belongs to one thread at a time, and any number of solvers
 * share one that no longer changes. */
SUDOKU_API enum sudoku_status sudoku_rules_create(const struct sudoku_rules_options *options,
                                                  struct sudoku_rules **rules);

/* Frees RULES, which no solver may be using. NULL is left alone. */
SUDOKU_API void sudoku_rules_destroy(struct sudoku_rules *rules);

/* Return the numbers of the board: its cells (all and those of the board alone), rows, columns, the
 * smallest value, and the number of values. */
SUDOKU_API unsigned sudoku_rules_cell_count(const struct sudoku_rules *rules);
SUDOKU_API unsigned sudoku_rules_board_cell_count(const struct sudoku_rules *rules);
SUDOKU_API unsigned sudoku_rules_rows(const struct sudoku_rules *rules);
SUDOKU_API unsigned sudoku_rules_columns(const struct sudoku_rules *rules);
SUDOKU_API unsigned sudoku_rules_min_value(const struct sudoku_rules *rules);
SUDOKU_API unsigned sudoku_rules_value_count(const struct sudoku_rules *rules);

/* Returns the number of rules, and rule INDEX of them, or NULL if there is none. Rules that a kind
 * adds follow the rule that they belong to. The pointer is valid until a rule is added. */
SUDOKU_API unsigned sudoku_rules_rule_count(const struct sudoku_rules *rules);
SUDOKU_API const struct sudoku_rule *sudoku_rules_rule(const struct sudoku_rules *rules,
                                                       unsigned index);

/* Writes rule INDEX in words and its cells, such as "cage of 15 at r1c1 r1c2" or "different digits
 * in row 9", into TEXT of SIZE bytes as snprintf() does. Returns the length of all, or 0 if there
 * is no such rule. */
SUDOKU_API size_t sudoku_rules_describe(const struct sudoku_rules *rules, unsigned index,
                                        char *text, size_t size);

/* Functions that add to a list return SUDOKU_OK; SUDOKU_ERR_ARGUMENT, with the list unchanged, for
 * a cell that is not of the board, no cells, other numbers out of range, or a NULL; or
 * SUDOKU_ERR_MEMORY. They copy cells and numbers. After a failure within a kind's expand() or
 * within alternatives the list may only be destroyed. */

/* Adds a rule of KIND, which must outlive RULES, as must what SPEC points to: see
 * sudoku_rules_keep(). The rule's expand() is called. */
SUDOKU_API enum sudoku_status sudoku_rules_add(struct sudoku_rules *rules,
                                               const struct sudoku_rule_kind *kind,
                                               const uint16_t *cells, unsigned cell_count,
                                               const void *spec);

/* Copies SIZE bytes at DATA (NULL: zeros) and returns the copy, which RULES owns, or NULL if memory
 * is short. */
SUDOKU_API void *sudoku_rules_keep(struct sudoku_rules *rules, const void *data, size_t size);

/* Restricts CELL to the values of SET. */
SUDOKU_API enum sudoku_status sudoku_rules_restrict(struct sudoku_rules *rules, unsigned cell,
                                                    sudoku_valueset set);

/* Restricts CELL to VALUE: a given. */
SUDOKU_API enum sudoku_status sudoku_rules_give(struct sudoku_rules *rules, unsigned cell,
                                                unsigned value);

/* Returns the values of CELL by the calls of the two functions above. */
SUDOKU_API sudoku_valueset sudoku_rules_values(const struct sudoku_rules *rules, unsigned cell);

/* Adds a cell outside the board, with any value, and stores its number in *CELL. IS_AUXILIARY:
 * solutions that differ in such cells only count as one. */
SUDOKU_API enum sudoku_status sudoku_rules_add_cell(struct sudoku_rules *rules, bool is_auxiliary,
                                                    uint16_t *cell);

/* The primitives. */

/* All values differ. COUNT is at most value_count; with as many, every value occurs. */
SUDOKU_API enum sudoku_status sudoku_rules_add_different(struct sudoku_rules *rules,
                                                         const uint16_t *cells, unsigned count);

/* The sum of COEFFICIENTS (-1000..1000; NULL: 1 each) times values is MIN_SUM..MAX_SUM. COUNT is at
 * most 256. That values differ is known from other rules, not demanded. */
SUDOKU_API enum sudoku_status sudoku_rules_add_sum(struct sudoku_rules *rules,
                                                   const uint16_t *cells, const int *coefficients,
                                                   unsigned count, int min_sum, int max_sum);

/* ALLOWED (value_count sets) has the values that B may have for each value of A. */
SUDOKU_API enum sudoku_status sudoku_rules_add_pair(struct sudoku_rules *rules, unsigned a,
                                                    unsigned b, const sudoku_valueset *allowed);

/* The number of cells with a value in VALUES is one of COUNTS: bit I allows I. COUNT is at most
 * 256; numbers over 63 are allowed if 63 is. */
SUDOKU_API enum sudoku_status sudoku_rules_add_count(struct sudoku_rules *rules,
                                                     const uint16_t *cells, unsigned count,
                                                     sudoku_valueset values, uint64_t counts);

/* The value of INDEX minus FIRST (-100..100) is the position, from 0, of one of CELLS, whose value
 * is that of TARGET. */
SUDOKU_API enum sudoku_status sudoku_rules_add_element(struct sudoku_rules *rules, unsigned index,
                                                       int first, unsigned target,
                                                       const uint16_t *cells, unsigned count);

/* A transition of an automaton: any value of VALUES leads from state FROM to state TO. */
struct sudoku_transition {
    uint16_t from;
    uint16_t to;
    sudoku_valueset values;
};

/* A finite automaton, deterministic or not, that reads the values of a line. */
struct sudoku_automaton {
    /* sizeof(struct sudoku_automaton); allows the struct to grow. */
    size_t size;
    /* 1..4096. */
    unsigned state_count;
    unsigned transition_count;
    const struct sudoku_transition *transitions;
    /* The states before the first value and those after the last: one byte per state, 0 or 1. */
    const uint8_t *is_start;
    const uint8_t *is_final;
};

/* The size and nothing else. */
#define SUDOKU_AUTOMATON_INIT                                                                      \
    {                                                                                              \
        sizeof(struct sudoku_automaton), 0, 0, NULL, NULL, NULL                                    \
    }

/* AUTOMATON accepts the values of CELLS, at most 256, read in their order. */
SUDOKU_API enum sudoku_status sudoku_rules_add_automaton(struct sudoku_rules *rules,
                                                         const uint16_t *cells, unsigned count,
                                                         const struct sudoku_automaton *automaton);

/* All rules of at least one alternative hold. Rules that are added between begin and end are parts
 * of the alternative that sudoku_rules_next_alternative() began last; the first begins by itself.
 * Alternatives may be nested. SUDOKU_ERR_ARGUMENT if an alternative has no rule, or no alternatives
 * are open. */
SUDOKU_API enum sudoku_status sudoku_rules_begin_alternatives(struct sudoku_rules *rules);
SUDOKU_API enum sudoku_status sudoku_rules_next_alternative(struct sudoku_rules *rules);
SUDOKU_API enum sudoku_status sudoku_rules_end_alternatives(struct sudoku_rules *rules);

/* Checks VALUES (cell_count numbers, SUDOKU_RULES_EMPTY for an empty cell) against the restricted
 * values of cells and every rule whose cells all have values. Returns SUDOKU_OK; SUDOKU_CONFLICT
 * with the index of the first broken rule in *BROKEN (-1: a restricted cell), which is one that the
 * caller added; SUDOKU_ERR_ARGUMENT for a number that is no value, a NULL, or open alternatives.
 *
 * Cells that kinds add for themselves, such as those that say whether two cells are in one region
 * or at which place of a ranking a line is, belong to no rule of the caller: what VALUES has there
 * is not compared with the board. Numbers of regions are cells of the caller's rules. */
SUDOKU_API enum sudoku_status sudoku_rules_check(const struct sudoku_rules *rules,
                                                 const uint8_t *values, int *broken);

/* Creates a solver of RULES, which must outlive it and no longer change, and stores it in *SOLVER,
 * owned by the caller. On failure *SOLVER is NULL. Allocates all memory of the solver, by the
 * allocator of RULES.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, open alternatives, or what prepare() rejects;
 * SUDOKU_ERR_MEMORY. A solver belongs to one thread and one call at a time. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_create(const struct sudoku_rules *rules,
                                                        struct sudoku_rule_solver **solver);

/* Frees SOLVER. NULL is left alone. */
SUDOKU_API void sudoku_rule_solver_destroy(struct sudoku_rule_solver *solver);

/* Queries. Each restricts the cells further by CANDIDATES (NULL: not; otherwise cell_count sets),
 * works within LIMITS (NULL: none), and returns, in addition to the statuses of its comment:
 *
 *   SUDOKU_NO_SOLUTION    proved
 *   SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED   stopped before the answer was known
 *   SUDOKU_ERR_ARGUMENT   a NULL, limits that are invalid, a busy solver
 *
 * Outputs not named for a status are unchanged. Solutions have cell_count values. */

/* Finds one solution and stores it in SOLUTION. Returns SUDOKU_OK if found. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_solve(struct sudoku_rule_solver *solver,
                                                       const sudoku_valueset *candidates,
                                                       const struct sudoku_limits *limits,
                                                       uint8_t *solution);

/* Finds one solution and proves that there is no other. Returns SUDOKU_OK with it in SOLUTION, or
 * SUDOKU_SEVERAL_SOLUTIONS with one of them. If a limit is reached after the first solution,
 * SOLUTION holds it, and sudoku_stats.solutions is 1. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_unique(struct sudoku_rule_solver *solver,
                                                        const sudoku_valueset *candidates,
                                                        const struct sudoku_limits *limits,
                                                        uint8_t *solution);

/* Counts the solutions and stores their number in *COUNT. Returns SUDOKU_OK if all were counted;
 * SUDOKU_NO_SOLUTION with 0; SUDOKU_SOLUTION_LIMIT and the other limits with a lower bound. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_count(struct sudoku_rule_solver *solver,
                                                       const sudoku_valueset *candidates,
                                                       const struct sudoku_limits *limits,
                                                       uint64_t *count);

/* Passes every solution to CALLBACK with USER, each once. Returns SUDOKU_OK after the last;
 * SUDOKU_SOLUTION_LIMIT after as many as the limit; SUDOKU_CANCELLED if the callback stopped the
 * search. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_enumerate(struct sudoku_rule_solver *solver,
                                                           const sudoku_valueset *candidates,
                                                           const struct sudoku_limits *limits,
                                                           sudoku_solution_callback *callback,
                                                           void *user);

/* Finds the values that remain after propagation alone and stores them in RESULT (cell_count sets,
 * may be CANDIDATES). Returns SUDOKU_OK if every set is a single; SUDOKU_UNDECIDED if not;
 * SUDOKU_NO_SOLUTION if refuted. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_candidates(struct sudoku_rule_solver *solver,
                                                            const sudoku_valueset *candidates,
                                                            sudoku_valueset *result);

/* Finds the values that each cell has in at least one solution, and stores them in RESULT
 * (cell_count sets, may be CANDIDATES). LIMITS bound the whole call. Returns SUDOKU_OK if complete.
 * If a limit is reached after the first solution, RESULT holds the values found until then. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_true_candidates(struct sudoku_rule_solver *solver,
                                                                 const sudoku_valueset *candidates,
                                                                 const struct sudoku_limits *limits,
                                                                 sudoku_valueset *result);

/* Searches for a rule that alone excludes all combinations of the start values by propagation, such
 * as one that givens break. Returns SUDOKU_OK if there is none; SUDOKU_CONFLICT with its index, or
 * that of the caller's rule that it is a part of, in *BROKEN (-1: a cell without a value);
 * SUDOKU_NO_SOLUTION with the same index if the rule alone excludes all values of the board, so
 * that neither start values nor CANDIDATES are to blame; SUDOKU_ERR_MEMORY. */
SUDOKU_API enum sudoku_status sudoku_rule_solver_find_conflict(struct sudoku_rule_solver *solver,
                                                               const sudoku_valueset *candidates,
                                                               int *broken);

/* Returns the statistics of the last of these calls, over all its searches. SOLVER owns them, and
 * the next call overwrites them. */
SUDOKU_API const struct sudoku_stats *
sudoku_rule_solver_stats(const struct sudoku_rule_solver *solver);

/* Stops the running call of SOLVER, or else its next one, with SUDOKU_CANCELLED. Any thread and any
 * signal handler may call this while the solver exists. */
SUDOKU_API void sudoku_rule_solver_cancel(struct sudoku_rule_solver *solver);

#ifdef __cplusplus
}
#endif
#endif
