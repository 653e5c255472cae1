/* Conflicts of a board, in words. */
#include <sudoku/board.h>

#include "board/layout.h"
#include "common/argument.h"
#include "text/read/board/alphabet.h"

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
                            const struct sudoku_conflict *conflict,
                            const struct text_alphabet *alphabet)
{
    text_out_digit(out, conflict->digit, alphabet);
    text_out_char(out, ' ');
    if (conflict->cell_count != 2)
        text_out_number(out, conflict->cell_count, 0);
    text_out_string(out, conflict->cell_count == 2 ? "twice" : " times");
    write_unit(out, layout, conflict->unit);
    text_out_string(out, ": ");
    write_cells(out, layout, conflict);
}

static bool conflict_fits(const struct sudoku_layout *layout,
                          const struct sudoku_conflict *conflict)
{
    bool has_cells = conflict->cell_count <= SUDOKU_MAX_SIDE;
    for (unsigned i = 0; has_cells && i < conflict->cell_count; i++)
        has_cells = conflict->cells[i] < layout->cell_count;
    return has_cells &&
           (conflict->kind == SUDOKU_CONFLICT_NO_CANDIDATE || conflict->unit < layout->unit_count);
}

size_t sudoku_conflict_write(const struct sudoku_layout *layout,
                             const struct sudoku_conflict *conflict, char *text, size_t size)
{
    return sudoku_conflict_write_symbols(layout, conflict, NULL, text, size);
}

size_t sudoku_conflict_write_symbols(const struct sudoku_layout *layout,
                                     const struct sudoku_conflict *conflict, const char *symbols,
                                     char *text, size_t size)
{
    struct text_out out = {text, size, 0};
    struct text_alphabet room;
    const struct text_alphabet *alphabet;
    if (!text_out_begin(&out) || !argument_expect(layout, "layout is NULL") ||
        !argument_expect(conflict, "conflict is NULL") ||
        !argument_expect(conflict_fits(layout, conflict),
                         "conflict names a cell or a unit that the layout lacks") ||
        !text_alphabet_take(symbols, layout->side, &room, &alphabet))
        return 0;
    switch (conflict->kind) {
    case SUDOKU_CONFLICT_DUPLICATE:
        write_duplicate(&out, layout, conflict, alphabet);
        break;
    case SUDOKU_CONFLICT_NO_CANDIDATE:
        text_out_string(&out, "no candidate left for ");
        write_cells(&out, layout, conflict);
        break;
    case SUDOKU_CONFLICT_NO_PLACE:
        text_out_string(&out, "no place left for ");
        text_out_digit(&out, conflict->digit, alphabet);
        write_unit(&out, layout, conflict->unit);
        break;
    }
    return text_out_end(&out);
}
