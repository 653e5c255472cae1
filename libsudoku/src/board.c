/* What is wrong with a board: duplicates, cells and digits with nowhere to go. */
#include <sudoku/board.h>

#include "board.h"
#include "layout.h"
#include "text_out.h"

bool board_digits_in_range(const struct sudoku_layout *layout, const uint8_t *board)
{
    /* Without a way out in between, compilers compare many cells at once. */
    uint8_t highest = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        highest = board[cell] > highest ? board[cell] : highest;
    return highest <= layout->side;
}

/* The digits in UNIT of BOARD; those that stand twice in *TWICE. */
static sudoku_digitset digits_of_unit(const struct sudoku_layout *layout, const uint8_t *board,
                                      unsigned unit, sudoku_digitset *twice)
{
    const uint16_t *cells = layout_unit(layout, unit);
    sudoku_digitset seen = 0;
    *twice = 0;
    for (unsigned i = 0; i < layout->side; i++) {
        if (!board[cells[i]])
            continue;
        sudoku_digitset digit = sudoku_digitset_of(board[cells[i]]);
        *twice |= seen & digit;
        seen |= digit;
    }
    return seen;
}

bool board_has_duplicate(const struct sudoku_layout *layout, const uint8_t *board)
{
    sudoku_digitset twice = 0;
    for (unsigned unit = 0; unit < layout->unit_count && !twice; unit++)
        digits_of_unit(layout, board, unit, &twice);
    return twice != 0;
}

bool sudoku_board_is_solution(const struct sudoku_layout *layout, const uint8_t *givens,
                              const uint8_t *solution)
{
    if (!layout || !solution)
        return false;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        if (solution[cell] == 0 || solution[cell] > layout->side ||
            (givens && givens[cell] && givens[cell] != solution[cell]))
            return false;
    return !board_has_duplicate(layout, solution);
}

sudoku_digitset board_cell_candidates(const struct sudoku_layout *layout, const uint8_t *board,
                                      unsigned cell)
{
    sudoku_digitset seen = 0;
    for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
        if (board[layout->peers[p]])
            seen = sudoku_digitset_add(seen, board[layout->peers[p]]);
    return sudoku_digitset_complement(seen, layout->side);
}

void board_candidates(const struct sudoku_layout *layout, const uint8_t *board,
                      sudoku_digitset *candidates)
{
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        candidates[cell] = board[cell] ? sudoku_digitset_of(board[cell])
                                       : board_cell_candidates(layout, board, cell);
}

enum sudoku_status sudoku_board_candidates(const struct sudoku_layout *layout, const uint8_t *board,
                                           sudoku_digitset *candidates)
{
    if (!layout || !board || !candidates || !board_digits_in_range(layout, board))
        return SUDOKU_ERR_ARGUMENT;
    board_candidates(layout, board, candidates);
    return SUDOKU_OK;
}

/* Where conflicts go: stored while there is room, counted in any case. */
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

static void find_duplicates(const struct sudoku_layout *layout, const uint8_t *board,
                            struct conflict_list *list)
{
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        const uint16_t *cells = layout_unit(layout, unit);
        sudoku_digitset twice;
        digits_of_unit(layout, board, unit, &twice);
        while (twice) {
            struct sudoku_conflict conflict = {.kind = SUDOKU_CONFLICT_DUPLICATE, .unit = unit};
            conflict.digit = sudoku_digitset_take(&twice);
            for (unsigned i = 0; i < layout->side; i++)
                if (board[cells[i]] == conflict.digit)
                    conflict.cells[conflict.cell_count++] = cells[i];
            add_conflict(list, &conflict);
        }
    }
}

/* What is still possible in CELL: its digit, or what its peers and CANDIDATES leave. */
static sudoku_digitset possible_in_cell(const struct sudoku_layout *layout, const uint8_t *board,
                                        const sudoku_digitset *candidates, unsigned cell)
{
    if (board[cell])
        return sudoku_digitset_of(board[cell]);
    sudoku_digitset set = board_cell_candidates(layout, board, cell);
    return candidates ? set & candidates[cell] : set;
}

static void find_empty_cells(const struct sudoku_layout *layout, const uint8_t *board,
                             const sudoku_digitset *candidates, struct conflict_list *list)
{
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        if (!possible_in_cell(layout, board, candidates, cell))
            add_conflict(list, &(struct sudoku_conflict){.kind = SUDOKU_CONFLICT_NO_CANDIDATE,
                                                         .cell_count = 1,
                                                         .cells = {(uint16_t)cell}});
}

static void find_placeless_digits(const struct sudoku_layout *layout, const uint8_t *board,
                                  const sudoku_digitset *candidates, struct conflict_list *list)
{
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        const uint16_t *cells = layout_unit(layout, unit);
        sudoku_digitset possible = 0;
        for (unsigned i = 0; i < layout->side; i++)
            possible |= possible_in_cell(layout, board, candidates, cells[i]);
        sudoku_digitset missing = sudoku_digitset_complement(possible, layout->side);
        while (missing) {
            struct sudoku_conflict conflict = {.kind = SUDOKU_CONFLICT_NO_PLACE, .unit = unit};
            conflict.digit = sudoku_digitset_take(&missing);
            add_conflict(list, &conflict);
        }
    }
}

enum sudoku_status sudoku_board_check(const struct sudoku_layout *layout, const uint8_t *board,
                                      const sudoku_digitset *candidates,
                                      struct sudoku_conflict *conflicts, size_t capacity,
                                      size_t *count)
{
    struct conflict_list list = {conflicts, capacity, 0};
    if (!layout || !board || (capacity && !conflicts) || !board_digits_in_range(layout, board))
        return SUDOKU_ERR_ARGUMENT;
    find_duplicates(layout, board, &list);
    size_t duplicates = list.count;
    find_empty_cells(layout, board, candidates, &list);
    find_placeless_digits(layout, board, candidates, &list);
    if (count)
        *count = list.count;
    if (duplicates)
        return SUDOKU_CONFLICT;
    return list.count ? SUDOKU_NO_SOLUTION : SUDOKU_OK;
}

static void write_cells(struct text_out *out, const struct sudoku_layout *layout,
                        const struct sudoku_conflict *conflict)
{
    char name[32];
    for (unsigned i = 0; i < conflict->cell_count; i++) {
        sudoku_layout_cell_name(layout, conflict->cells[i], name, sizeof name);
        text_out_string(out, i ? ", " : "");
        text_out_string(out, name);
    }
}

static void write_unit(struct text_out *out, const struct sudoku_layout *layout, unsigned unit)
{
    char name[32];
    sudoku_layout_unit_name(layout, unit, name, sizeof name);
    text_out_string(out, " in ");
    text_out_string(out, name);
}

static void write_duplicate(struct text_out *out, const struct sudoku_layout *layout,
                            const struct sudoku_conflict *conflict)
{
    text_out_number(out, conflict->digit, 0);
    text_out_char(out, ' ');
    if (conflict->cell_count != 2)
        text_out_number(out, conflict->cell_count, 0);
    text_out_string(out, conflict->cell_count == 2 ? "twice" : " times");
    write_unit(out, layout, conflict->unit);
    text_out_string(out, ": ");
    write_cells(out, layout, conflict);
}

size_t sudoku_conflict_format(const struct sudoku_layout *layout,
                              const struct sudoku_conflict *conflict, char *text, size_t size)
{
    struct text_out out = {text, size, 0};
    switch (conflict->kind) {
    case SUDOKU_CONFLICT_DUPLICATE:
        write_duplicate(&out, layout, conflict);
        break;
    case SUDOKU_CONFLICT_NO_CANDIDATE:
        text_out_string(&out, "no candidate left for ");
        write_cells(&out, layout, conflict);
        break;
    case SUDOKU_CONFLICT_NO_PLACE:
        text_out_string(&out, "no place left for ");
        text_out_number(&out, conflict->digit, 0);
        write_unit(&out, layout, conflict->unit);
        break;
    }
    return text_out_end(&out);
}
