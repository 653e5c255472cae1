/* A step under construction.
 *
 * The finder of a technique starts it, adds premises and conclusions, and reports it. */
#ifndef LOGIC_STEP_H
#define LOGIC_STEP_H

#include "logic/position.h"

enum { STEP_MAX_CANDIDATES = 1024, STEP_MAX_LINKS = 2048, STEP_MAX_SETS = 64, STEP_MAX_FISH = 16 };

/* Base or cover units of a fish. */
struct fish_units {
    unsigned count;
    uint16_t items[STEP_MAX_FISH];
};

struct candidate_list {
    unsigned count;
    struct sudoku_candidate items[STEP_MAX_CANDIDATES];
};

struct step {
    const struct sudoku_technique *technique;
    struct candidate_list placements;
    struct candidate_list eliminations;
    struct candidate_list pattern; /* deadly.h */
    struct candidate_list fins;
    struct cellset cells;             /* premises: each cell holds one of its candidates */
    uint16_t places[LOGIC_MAX_UNITS]; /* premises: digits that the unit holds in one of its places
                                       */
    bool is_truncated;                /* a link or set did not fit: the step cannot be shown */
    unsigned link_count;
    struct sudoku_link links[STEP_MAX_LINKS];
    struct fish_units bases;
    struct fish_units covers;
    unsigned set_count;
    struct cellset sets[STEP_MAX_SETS]; /* almost locked sets */
    unsigned rating;                    /* Sudoku Explainer's rating, times ten */
    unsigned progress; /* of the conclusion of forcing chains ranked by it (trial.h); else 0 */
    bool is_forcing;   /* one conclusion of forcing chains, ranked by cell, then digit */
};

/* The arrays behind the pointers of a public step. */
struct step_view {
    struct sudoku_step step;
    uint16_t cells[LOGIC_MAX_CELLS];
    struct sudoku_place places[LOGIC_MAX_UNITS * LOGIC_MAX_SIDE];
    uint16_t set_cells[STEP_MAX_SETS * LOGIC_MAX_SIDE];
    uint16_t set_sizes[STEP_MAX_SETS];
};

/* Empties STEP for another find of TECHNIQUE. */
void step_start(struct step *step, const struct sudoku_technique *technique);

/* Copies the used part of FROM; its arrays are far larger than most steps need. */
void step_copy(struct step *to, const struct step *from);

/* Add conclusions; digits from 0. Only candidates of POSITION are eliminated. */
void step_place(struct step *step, unsigned cell, unsigned digit);
void step_eliminate(struct step *step, const struct position *position, struct cellset cells,
                    unsigned digit);

/* Adds a cell with its two digits to the deadly pattern. */
void step_add_pattern(struct step *step, unsigned cell, unsigned digit_a, unsigned digit_b);

/* Adds DIGIT of CELL to the deadly pattern. */
void step_add_pattern_digit(struct step *step, unsigned cell, unsigned digit);

void step_add_fins(struct step *step, struct cellset cells, unsigned digit);

/* Add the premise that UNIT holds DIGIT, or that each of CELLS holds a candidate. */
static inline void step_add_place(struct step *step, unsigned unit, unsigned digit)
{
    step->places[unit] |= (uint16_t)(1u << digit);
}

static inline void step_add_cells(struct step *step, struct cellset cells)
{
    step->cells = cellset_or(step->cells, cells);
}

/* Adds the premise that the base UNIT of a fish holds DIGIT. */
void step_add_base(struct step *step, unsigned unit, unsigned digit);

void step_add_cover(struct step *step, unsigned unit);

/* Adds the premises of an almost locked set. */
void step_add_set(struct step *step, struct cellset cells);

/* Adds a link between the candidates DIGIT of some cells. */
void step_add_link(struct step *step, bool is_strong, struct cellset from, unsigned from_digit,
                   struct cellset to, unsigned to_digit);

static inline bool step_is_empty(const struct step *step)
{
    return !step->placements.count && !step->eliminations.count;
}

/* True if A and B have the same conclusions. */
bool step_concludes_same(const struct step *a, const struct step *b);

/* A hash of the conclusions of STEP, independent of their order; never 0. */
uint64_t step_conclusion_hash(const struct step *step);

/* Stores STEP in VIEW as the public struct, which points into STEP. */
const struct sudoku_step *step_show(const struct step *step, const struct topology *topology,
                                    struct step_view *view);

#endif
