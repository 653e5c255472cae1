/* The backbone and the true candidates, by repeated solving: each query asks for a solution that
 * differs from all those found before. */
#include <string.h>

#include "board/board.h"
#include "common/argument.h"
#include "solver/share.h"

struct several {
    struct share share; /* of the caller's limits */
    unsigned cell_count;
    struct sudoku_puzzle puzzle; /* its candidates are POSSIBLE */
    sudoku_digitset possible[SUDOKU_MAX_CELLS];
    uint8_t solution[SUDOKU_MAX_CELLS];
};

/* Stores the first solution in probe->solution, and the candidates after propagation in
 * probe->possible. */
static enum sudoku_status begin(struct several *several, const struct sudoku_puzzle *puzzle)
{
    enum sudoku_status status = share_candidates(&several->share, puzzle, several->possible);
    if (status != SUDOKU_OK && status != SUDOKU_UNDECIDED)
        return status;
    several->cell_count = sudoku_layout_cell_count(solver_layout(several->share.solver));
    several->puzzle = (struct sudoku_puzzle){puzzle->givens, several->possible};
    return share_solve(&several->share, &several->puzzle, several->solution);
}

/* Searches for a solution with one of DIGITS in CELL; without one these digits are impossible. */
static enum sudoku_status look(struct several *several, unsigned cell, sudoku_digitset digits)
{
    sudoku_digitset before = several->possible[cell];
    several->possible[cell] = digits;
    enum sudoku_status status = share_solve(&several->share, &several->puzzle, several->solution);
    several->possible[cell] = status == SUDOKU_NO_SOLUTION ? before & ~digits : before;
    return status;
}

static bool is_answer(enum sudoku_status status)
{
    return status == SUDOKU_OK || status == SUDOKU_NO_SOLUTION;
}

static void add_solution(const struct several *several, sudoku_digitset *candidates)
{
    for (unsigned cell = 0; cell < several->cell_count; cell++)
        candidates[cell] = sudoku_digitset_add(candidates[cell], several->solution[cell]);
}

static enum sudoku_status find_true(struct several *several, const struct sudoku_puzzle *puzzle,
                                    sudoku_digitset *candidates)
{
    enum sudoku_status status = begin(several, puzzle);
    if (status != SUDOKU_OK)
        return status;
    memset(candidates, 0, several->cell_count * sizeof *candidates);
    add_solution(several, candidates);
    for (unsigned cell = 0; cell < several->cell_count; cell++) {
        sudoku_digitset left;
        while ((left = several->possible[cell] & ~candidates[cell]) != 0) {
            status = look(several, cell, sudoku_digitset_of(sudoku_digitset_first(left)));
            if (!is_answer(status))
                return status;
            if (status == SUDOKU_OK)
                add_solution(several, candidates);
        }
    }
    return SUDOKU_OK;
}

enum sudoku_status sudoku_solver_true_candidates(struct sudoku_solver *solver,
                                                 const struct sudoku_puzzle *puzzle,
                                                 const struct sudoku_limits *limits,
                                                 sudoku_digitset *candidates)
{
    struct several several;
    if (!argument_expect(candidates, "candidates is NULL") ||
        !share_begin(&several.share, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    return share_end(&several.share, find_true(&several, puzzle, candidates));
}

static enum sudoku_status find_backbone(struct several *several, const struct sudoku_puzzle *puzzle,
                                        uint8_t *backbone)
{
    uint8_t common[SUDOKU_MAX_CELLS];
    enum sudoku_status status = begin(several, puzzle);
    if (status != SUDOKU_OK)
        return status;
    memcpy(common, several->solution, several->cell_count);
    for (unsigned cell = 0; cell < several->cell_count; cell++) {
        sudoku_digitset others =
            several->possible[cell] & ~sudoku_digitset_of(common[cell] ? common[cell] : 1);
        if (!common[cell] || !others)
            continue;
        status = look(several, cell, others);
        if (!is_answer(status))
            return status;
        for (unsigned i = 0; status == SUDOKU_OK && i < several->cell_count; i++)
            common[i] = common[i] == several->solution[i] ? common[i] : 0;
    }
    memcpy(backbone, common, several->cell_count);
    return SUDOKU_OK;
}

enum sudoku_status sudoku_solver_backbone(struct sudoku_solver *solver,
                                          const struct sudoku_puzzle *puzzle,
                                          const struct sudoku_limits *limits, uint8_t *backbone)
{
    struct several several;
    if (!argument_expect(backbone, "backbone is NULL") ||
        !share_begin(&several.share, solver, limits))
        return SUDOKU_ERR_ARGUMENT;
    return share_end(&several.share, find_backbone(&several, puzzle, backbone));
}
