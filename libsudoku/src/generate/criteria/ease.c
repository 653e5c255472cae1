#include "generate/criteria/ease.h"

#include <string.h>

#include "board/layout.h"
#include "common/random.h"
#include "generate/orbits.h"
#include "logic/topology.h"

/* The empty cells of a puzzle, orbit by orbit in the order in which they get their digits. */
struct easing {
    const uint8_t *hard;
    const uint8_t *solution;
    unsigned cells;
    uint16_t order[LOGIC_MAX_CELLS];
    uint16_t ends[LOGIC_MAX_CELLS]; /* of each orbit in ORDER */
    unsigned count;                 /* of orbits */
};

bool ease_is_needed(const struct sudoku_layout *layout, const struct criteria *criteria)
{
    enum { MAX_QUICK_SIDE = 9 };
    return layout->side > MAX_QUICK_SIDE && criteria_limit_score(criteria) &&
           !criteria->asked.is_minimal;
}

/* Lists the empty cells of the puzzle in an order drawn from SEED. */
static void draw_order(struct easing *easing, const struct sudoku_layout *layout,
                       enum sudoku_symmetry symmetry, uint64_t seed)
{
    uint16_t drawn[LOGIC_MAX_CELLS], orbit[ORBIT_MAX];
    bool is_listed[LOGIC_MAX_CELLS] = {false};
    unsigned end = 0;
    for (unsigned i = 0; i < easing->cells; i++) {
        unsigned j = random_below(&seed, i + 1);
        drawn[i] = drawn[j];
        drawn[j] = (uint16_t)i;
    }
    for (unsigned i = 0; i < easing->cells; i++) {
        unsigned start = end, count = orbit_of(layout, symmetry, drawn[i], orbit);
        for (unsigned k = 0; k < count; k++) {
            if (easing->hard[orbit[k]] || is_listed[orbit[k]])
                continue;
            is_listed[orbit[k]] = true;
            easing->order[end++] = orbit[k];
        }
        if (end > start)
            easing->ends[easing->count++] = (uint16_t)end;
    }
}

/* Stores the puzzle with the digits of the first COUNT orbits in PUZZLE. */
static void restore(const struct easing *easing, unsigned count, uint8_t *puzzle)
{
    unsigned end = count ? easing->ends[count - 1] : 0;
    memcpy(puzzle, easing->hard, easing->cells);
    for (unsigned i = 0; i < end; i++)
        puzzle[easing->order[i]] = easing->solution[easing->order[i]];
}

enum sudoku_status ease_puzzle(struct assessor *assessor, struct limiter *limiter,
                               enum sudoku_symmetry symmetry, uint64_t seed,
                               const uint8_t *solution, uint8_t *puzzle)
{
    uint8_t hard[LOGIC_MAX_CELLS];
    struct easing easing = {
        .hard = hard, .solution = solution, .cells = assessor->layout->cell_count};
    enum sudoku_status status = SUDOKU_OK;
    memcpy(hard, puzzle, easing.cells);
    draw_order(&easing, assessor->layout, symmetry, seed);
    unsigned too_few = 0, enough = easing.count;
    while (enough - too_few > 1 && status == SUDOKU_OK) {
        unsigned middle = too_few + (enough - too_few) / 2;
        bool is_within;
        restore(&easing, middle, puzzle);
        status = assessor_compare(assessor, limiter, puzzle, &is_within);
        if (is_within)
            enough = middle;
        else
            too_few = middle;
    }
    restore(&easing, enough, puzzle);
    return status;
}
