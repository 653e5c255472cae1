/* Conflicts of a board: duplicates, cells without a candidate, digits without a place. */
#include <sudoku/board.h>

#include "board/board.h"
#include "board/layout.h"
#include "common/argument.h"

bool board_digits_in_range(const struct sudoku_layout *layout, const uint8_t *cells)
{
    /* Without an early exit, compilers vectorize the loop. */
    uint8_t highest = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        highest = cells[cell] > highest ? cells[cell] : highest;
    return highest <= layout->side;
}

bool board_sets_in_range(const struct sudoku_layout *layout, const sudoku_digitset *sets)
{
    sudoku_digitset all = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        all |= sets[cell];
    return sudoku_digitset_is_subset(all, sudoku_digitset_all(layout->side));
}

/* Returns the digits in UNIT of CELLS, and those that occur more than once in *TWICE. */
static sudoku_digitset digits_of_unit(const struct sudoku_layout *layout, const uint8_t *cells,
                                      unsigned unit, sudoku_digitset *twice)
{
    const uint16_t *members = layout_unit(layout, unit);
    sudoku_digitset seen = 0;
    *twice = 0;
    unsigned length = layout_unit_length(layout, unit);
    for (unsigned i = 0; i < length; i++) {
        if (!cells[members[i]])
            continue;
        sudoku_digitset digit = sudoku_digitset_of(cells[members[i]]);
        *twice |= seen & digit;
        seen |= digit;
    }
    return seen;
}

/* True if a unit of the classic board CELLS holds a digit twice. Four bits count a digit, from 6 on
 * so that the highest is set from the second occurrence on. The count of three cells in a row
 * serves both the row and the box. */
static bool classic_has_duplicate(const uint8_t *cells)
{
    static const uint64_t one[10] = {0,       1,       1 << 4,  1 << 8,  1 << 12,
                                     1 << 16, 1 << 20, 1 << 24, 1 << 28, UINT64_C(1) << 32};
    const uint64_t six = 0x666666666, eight = 0x888888888;
    uint64_t column[9] = {six, six, six, six, six, six, six, six, six}, all = 0;
    for (unsigned band = 0; band < 3; band++) {
        uint64_t box[3] = {six, six, six};
        for (unsigned i = 0; i < 3; i++, cells += 9) {
            uint64_t row = six;
            for (unsigned k = 0; k < 3; k++) {
                uint64_t a = one[cells[3 * k]], b = one[cells[3 * k + 1]],
                         c = one[cells[3 * k + 2]];
                column[3 * k] += a;
                column[3 * k + 1] += b;
                column[3 * k + 2] += c;
                box[k] += a + b + c;
                row += a + b + c;
            }
            all |= row;
        }
        all |= box[0] | box[1] | box[2];
    }
    for (unsigned i = 0; i < 9; i++)
        all |= column[i];
    return (all & eight) != 0;
}

bool board_has_duplicate(const struct sudoku_layout *layout, const uint8_t *cells)
{
    if (layout == sudoku_layout_classic())
        return classic_has_duplicate(cells);
    sudoku_digitset twice = 0;
    for (unsigned unit = 0; unit < layout->unit_count && !twice; unit++)
        digits_of_unit(layout, cells, unit, &twice);
    return twice != 0;
}

/* True if LAYOUT and CELLS, from the caller, are a valid board. */
static bool is_board(const struct sudoku_layout *layout, const uint8_t *cells)
{
    return argument_expect(layout, "layout is NULL") && argument_expect(cells, "cells is NULL") &&
           argument_expect(board_digits_in_range(layout, cells),
                           "cells has a number over the side");
}

bool sudoku_board_is_solution(const struct sudoku_layout *layout, const uint8_t *givens,
                              const uint8_t *solution)
{
    if (!argument_expect(layout, "layout is NULL") ||
        !argument_expect(solution, "solution is NULL"))
        return false;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        if (solution[cell] == 0 || solution[cell] > layout->side ||
            (givens && givens[cell] && givens[cell] != solution[cell]))
            return false;
    return !board_has_duplicate(layout, solution);
}

sudoku_digitset board_cell_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                                      unsigned cell)
{
    sudoku_digitset seen = 0;
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
        if (cells[layout->peers[p]])
            seen = sudoku_digitset_add(seen, cells[layout->peers[p]]);
    return sudoku_digitset_complement(seen, layout->side);
}

void board_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                      sudoku_digitset *candidates)
{
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        candidates[cell] = cells[cell] ? sudoku_digitset_of(cells[cell])
                                       : board_cell_candidates(layout, cells, cell);
}

enum sudoku_status sudoku_board_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                                           sudoku_digitset *candidates)
{
    if (!is_board(layout, cells) || !argument_expect(candidates, "candidates is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    board_candidates(layout, cells, candidates);
    return SUDOKU_OK;
}

/* Conflicts, stored up to the capacity and counted beyond it. */
struct conflict_list {
    struct sudoku_conflict *items;
    size_t capacity;
    size_t count;
};

static void add_conflict(struct conflict_list *list, const struct sudoku_conflict *conflict)
{
    if (list->count < list->capacity)
        list->items[list->count] = *conflict;
    list->count++;
}

static void find_duplicates(const struct sudoku_layout *layout, const uint8_t *cells,
                            struct conflict_list *list)
{
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        const uint16_t *members = layout_unit(layout, unit);
        sudoku_digitset twice;
        digits_of_unit(layout, cells, unit, &twice);
        while (twice) {
            struct sudoku_conflict conflict = {.kind = SUDOKU_CONFLICT_DUPLICATE, .unit = unit};
            conflict.digit = sudoku_digitset_pop(&twice);
            for (unsigned i = 0; i < layout_unit_length(layout, unit); i++)
                if (cells[members[i]] == conflict.digit)
                    conflict.cells[conflict.cell_count++] = members[i];
            add_conflict(list, &conflict);
        }
    }
}

/* Returns the digit of CELL, or the digits allowed by its peers and by CANDIDATES. */
static sudoku_digitset possible_in_cell(const struct sudoku_layout *layout, const uint8_t *cells,
                                        const sudoku_digitset *candidates, unsigned cell)
{
    if (cells[cell])
        return sudoku_digitset_of(cells[cell]);
    sudoku_digitset set = board_cell_candidates(layout, cells, cell);
    return candidates ? set & candidates[cell] : set;
}

static void find_empty_cells(const struct sudoku_layout *layout, const uint8_t *cells,
                             const sudoku_digitset *candidates, struct conflict_list *list)
{
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        if (!possible_in_cell(layout, cells, candidates, cell))
            add_conflict(list, &(struct sudoku_conflict){.kind = SUDOKU_CONFLICT_NO_CANDIDATE,
                                                         .cell_count = 1,
                                                         .cells = {(uint16_t)cell}});
}

static void find_placeless_digits(const struct sudoku_layout *layout, const uint8_t *cells,
                                  const sudoku_digitset *candidates, struct conflict_list *list)
{
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        if (!layout_unit_is_full(layout, unit))
            continue;
        const uint16_t *members = layout_unit(layout, unit);
        sudoku_digitset possible = 0;
        for (unsigned i = 0; i < layout->side; i++)
            possible |= possible_in_cell(layout, cells, candidates, members[i]);
        sudoku_digitset missing = sudoku_digitset_complement(possible, layout->side);
        while (missing) {
            struct sudoku_conflict conflict = {.kind = SUDOKU_CONFLICT_NO_PLACE, .unit = unit};
            conflict.digit = sudoku_digitset_pop(&missing);
            add_conflict(list, &conflict);
        }
    }
}

enum sudoku_status sudoku_board_check(const struct sudoku_layout *layout, const uint8_t *cells,
                                      const sudoku_digitset *candidates,
                                      struct sudoku_conflict *conflicts, size_t capacity,
                                      size_t *count)
{
    struct conflict_list list = {conflicts, capacity, 0};
    if (!is_board(layout, cells) || !argument_expect(conflicts || !capacity, "conflicts is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    find_duplicates(layout, cells, &list);
    size_t duplicates = list.count;
    find_empty_cells(layout, cells, candidates, &list);
    find_placeless_digits(layout, cells, candidates, &list);
    if (count)
        *count = list.count;
    if (duplicates)
        return SUDOKU_CONFLICT;
    return list.count ? SUDOKU_NO_SOLUTION : SUDOKU_OK;
}
