/* Shared by the tests of the explainer: a position with its solutions, and two checks of a step,
 * the public checker and the solutions. */
#ifndef TESTS_LOGIC_EXPLAINED_H
#define TESTS_LOGIC_EXPLAINED_H

#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

struct explained {
    const struct sudoku_layout *layout;
    struct sudoku_logic *logic;
    const sudoku_digitset *possible; /* digits of each cell in solutions; NULL: unknown */
    const uint8_t *givens;
    bool is_unique;
    unsigned steps;
};

/* Stores the digits of SOLUTION as the only possible ones of COUNT cells. */
static inline void possible_by_solution(const uint8_t *solution, unsigned count,
                                        sudoku_digitset *possible)
{
    for (unsigned cell = 0; cell < count; cell++)
        possible[cell] = sudoku_digitset_of(solution[cell]);
}

static inline void expect_true_to_solutions(const struct explained *explained,
                                            const struct sudoku_step *step)
{
    for (size_t i = 0; explained->possible && i < step->placement_count; i++)
        CHECK(explained->possible[step->placements[i].cell] ==
              sudoku_digitset_of(step->placements[i].digit));
    for (size_t i = 0; explained->possible && i < step->elimination_count; i++)
        CHECK(!sudoku_digitset_has(explained->possible[step->eliminations[i].cell],
                                   step->eliminations[i].digit));
}

static inline bool see_each_other(const struct sudoku_layout *layout, unsigned a, unsigned b)
{
    const uint16_t *units, *others;
    unsigned count = sudoku_layout_cell_units(layout, a, &units);
    unsigned other_count = sudoku_layout_cell_units(layout, b, &others);
    for (unsigned i = 0; i < count * other_count; i++)
        if (units[i / other_count] == others[i % other_count])
            return a != b;
    return false;
}

/* True if link I means that a technique between the chains of a net excludes its candidate. */
static inline bool is_exclusion(const struct sudoku_step *step, size_t i)
{
    const struct sudoku_link *link = &step->links[i];
    static const char *const codes[] = {"2014", "2015", "2041", "2042", "2043"};
    bool is_nested = false;
    for (size_t k = 0; k < sizeof codes / sizeof codes[0]; k++)
        is_nested |= strcmp(step->technique->code, codes[k]) == 0;
    return is_nested && link->from.cell_count == 1 && link->to.cell_count == 1 &&
           link->from.digit == link->to.digit && link->from.cells[0] == link->to.cells[0];
}

/* True if every weak link holds: no two candidates of its ends can both be true. */
static inline bool weak_links_hold(const struct sudoku_layout *layout,
                                   const struct sudoku_step *step)
{
    for (size_t i = 0; i < step->link_count; i++) {
        const struct sudoku_node *from = &step->links[i].from, *to = &step->links[i].to;
        if (is_exclusion(step, i))
            continue;
        for (unsigned k = 0;
             !step->links[i].is_strong && k < from->cell_count * (unsigned)to->cell_count; k++) {
            unsigned a = from->cells[k / to->cell_count], b = to->cells[k % to->cell_count];
            if (from->digit == to->digit ? !see_each_other(layout, a, b) : a != b)
                return false;
        }
    }
    return true;
}

static inline bool node_has(const struct sudoku_node *node, unsigned cell)
{
    for (unsigned i = 0; i < node->cell_count; i++)
        if (node->cells[i] == cell)
            return true;
    return false;
}

/* True if some unit has all places of the digit of LINK, between cell groups, at its ends. */
static inline bool is_conjugate(const struct sudoku_layout *layout, const struct sudoku_link *link,
                                const sudoku_digitset *candidates)
{
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
        const uint16_t *cells = sudoku_layout_unit_cells(layout, unit);
        bool is_held = false, is_all = true;
        for (unsigned i = 0; i < sudoku_layout_unit_length(layout, unit); i++) {
            bool is_place = sudoku_digitset_has(candidates[cells[i]], link->to.digit);
            bool is_end = node_has(&link->from, cells[i]) || node_has(&link->to, cells[i]);
            is_held |= is_place && is_end;
            is_all &= !is_place || is_end;
        }
        if (is_held && is_all)
            return true;
    }
    return false;
}

/* True if the strong links of grouped chains and rectangles without sets hold. */
static inline bool groups_are_conjugate(const struct sudoku_layout *layout,
                                        const struct sudoku_step *step,
                                        const sudoku_digitset *candidates)
{
    const char *code = step->technique->code;
    bool is_grouped = !strcmp(code, "0402") || !strcmp(code, "0405") || !strcmp(code, "0709") ||
                      !strcmp(code, "0710") || !strcmp(code, "0711");
    for (size_t i = 0; is_grouped && !step->set_count && i < step->link_count; i++)
        if (step->links[i].is_strong && step->links[i].from.digit == step->links[i].to.digit &&
            !is_conjugate(layout, &step->links[i], candidates))
            return false;
    return true;
}

static inline bool is_in_units(const struct sudoku_layout *layout, const uint16_t *units,
                               size_t count, unsigned cell)
{
    const uint16_t *own;
    unsigned own_count = sudoku_layout_cell_units(layout, cell, &own);
    for (size_t i = 0; i < count * own_count; i++)
        if (units[i / own_count] == own[i % own_count])
            return true;
    return false;
}

static inline bool is_fin(const struct sudoku_step *step, unsigned cell)
{
    for (size_t i = 0; i < step->fin_count; i++)
        if (step->fins[i].cell == cell)
            return true;
    return false;
}

/* True if all places of the bases of a fish, except fins, lie in its covers. */
static inline bool bases_are_covered(const struct sudoku_layout *layout,
                                     const struct sudoku_step *step,
                                     const sudoku_digitset *candidates)
{
    unsigned digit = step->fin_count ? step->fins[0].digit : step->places[0].digit;
    for (size_t i = 0; i < step->base_count; i++) {
        const uint16_t *cells = sudoku_layout_unit_cells(layout, step->bases[i]);
        for (unsigned k = 0; k < sudoku_layout_unit_length(layout, step->bases[i]); k++)
            if (sudoku_digitset_has(candidates[cells[k]], digit) && !is_fin(step, cells[k]) &&
                !is_in_units(layout, step->covers, step->cover_count, cells[k]))
                return false;
    }
    return step->cover_count == step->base_count || step->cover_count == 2 * step->base_count;
}

/* True if the sets of STEP have one more digit than cells and are among its premises. */
static inline bool sets_are_almost_locked(const struct sudoku_step *step,
                                          const sudoku_digitset *candidates)
{
    const uint16_t *cells = step->set_cells;
    for (size_t i = 0; i < step->set_count; cells += step->set_sizes[i++]) {
        sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
        for (size_t k = 0; k < step->set_sizes[i]; k++) {
            bool is_premise = false;
            for (size_t n = 0; n < step->cell_count; n++)
                is_premise |= step->cells[n] == cells[k];
            if (!is_premise)
                return false;
            digits |= candidates[cells[k]];
        }
        if (sudoku_digitset_count(digits) != step->set_sizes[i] + 1u)
            return false;
    }
    return true;
}

/* Expects that STEP is proved by its premises and keeps all solutions. */
static inline int expect_sound(void *user, const struct sudoku_step *step)
{
    struct explained *explained = user;
    uint8_t cells[SUDOKU_MAX_CELLS], is_placed[SUDOKU_MAX_CELLS];
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    int failures = check_failures;
    sudoku_logic_get_position(explained->logic, cells, candidates);
    for (unsigned i = 0; i < sudoku_layout_cell_count(explained->layout); i++)
        is_placed[i] = cells[i] && !explained->givens[i];
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    position.is_placed = is_placed;
    position.candidates = candidates;
    position.is_unique = explained->is_unique;
    CHECK_EQ(sudoku_step_check(explained->layout, &position, step), SUDOKU_OK);
    position.is_unique = false;
    if (step->pattern_count)
        CHECK_EQ(sudoku_step_check(explained->layout, &position, step), SUDOKU_ERR_ARGUMENT);
    CHECK(weak_links_hold(explained->layout, step));
    CHECK(groups_are_conjugate(explained->layout, step, candidates));
    CHECK(bases_are_covered(explained->layout, step, candidates));
    CHECK(sets_are_almost_locked(step, candidates));
    expect_true_to_solutions(explained, step);
    explained->steps++;
    if (check_failures > failures) {
        char text[1024];
        sudoku_step_write(explained->layout, step, SUDOKU_HINT_STEP, NULL, text, sizeof text);
        fprintf(stderr, "  %s\n", text);
    }
    return check_failures > 20;
}

/* Expects that every step of the path from the explainer's position is sound, and every other one
 * of techniques up to MAX_SCORE. Returns the final status of the path. */
static inline enum sudoku_status expect_sound_path(struct explained *explained, unsigned max_score)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    while ((status = sudoku_logic_find_step(explained->logic, &step)) == SUDOKU_OK) {
        if (expect_sound(explained, step))
            break;
        CHECK_EQ(sudoku_logic_apply(explained->logic, step), SUDOKU_OK);
        for (size_t i = 0; i < sudoku_technique_count(); i++)
            if (!sudoku_technique_at(i)->is_on_request &&
                sudoku_technique_at(i)->score <= max_score)
                sudoku_logic_enumerate_steps(explained->logic, i, expect_sound, explained);
    }
    return status;
}

#endif
