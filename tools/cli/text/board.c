#include "cli/text/board.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/text/forms.h"

static struct sudoku_layout *create(const struct sudoku_layout_options *options)
{
    struct sudoku_layout *layout;
    enum sudoku_status status = sudoku_layout_create(options, &layout);
    if (status != SUDOKU_OK) {
        fprintf(stderr, "%s\n", sudoku_strstatus(status));
        exit(EXIT_FAILURE);
    }
    return layout;
}

struct sudoku_layout *board_layout(unsigned side, unsigned box_rows, unsigned box_columns)
{
    bool fits = box_rows * box_columns == side;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.box_rows = fits ? box_rows : 0;
    options.box_columns = fits ? box_columns : 0;
    return create(&options);
}

struct sudoku_layout *board_layout_regions(unsigned side, const uint8_t *regions)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.regions = regions;
    return create(&options);
}

bool board_add(struct buffer *out, const struct sudoku_layout *layout,
               const struct sudoku_text_board *board)
{
    if (form_is_own(board->format))
        return form_add(out, layout, board);
    /* Enough for most boards: those of side 9 on a line are written without computing the length
     * first. */
    enum { USUAL = 256 };
    char *room = buffer_reserve(out, USUAL);
    size_t size = out->capacity - out->length;
    size_t length = sudoku_text_write_board(layout, board, room, size);
    if (length >= size) {
        room = buffer_reserve(out, length + 1);
        sudoku_text_write_board(layout, board, room, length + 1);
    }
    out->length += length;
    return length > 0;
}

const char *board_line_symbols(const char *symbols, const uint8_t *cells, unsigned side)
{
    for (unsigned i = 0; i < side * side; i++)
        if (cells[i] > 9 && cells[i] < side)
            return symbols;
    return NULL;
}

void board_add_symbols(struct buffer *out, const struct sudoku_layout *layout, const uint8_t *cells,
                       const char *symbols)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = SUDOKU_TEXT_LINE;
    board.cells = cells;
    board.symbols = symbols;
    if (board_add(out, layout, &board))
        out->length--;
}

/* Adds ,"regions":[...] if LAYOUT has regions. */
static bool add_regions(struct buffer *out, const struct sudoku_layout *layout)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    unsigned side = sudoku_layout_side(layout), found = 0;
    for (unsigned i = 0; i < sudoku_layout_unit_count(layout); i++) {
        const uint16_t *unit = sudoku_layout_unit_cells(layout, i);
        if (sudoku_layout_unit_kind(layout, i) != SUDOKU_UNIT_REGION)
            continue;
        found++;
        for (unsigned k = 0; k < side; k++)
            regions[unit[k]] = (uint8_t)found;
    }
    for (unsigned cell = 0; found && cell < side * side; cell++)
        buffer_printf(out, cell ? ",%u" : ",\"regions\":[%u", regions[cell]);
    if (found)
        buffer_printf(out, "]");
    return found > 0;
}

/* Adds ,"variants":[...] if LAYOUT has any; each has its own kind of units. */
static void add_variants(struct buffer *out, const struct sudoku_layout *layout)
{
    unsigned variants = 0;
    for (unsigned i = 0; i < sudoku_layout_unit_count(layout); i++) {
        enum sudoku_unit_kind kind = sudoku_layout_unit_kind(layout, i);
        if (kind >= SUDOKU_UNIT_DIAGONAL && kind <= SUDOKU_UNIT_GIRANDOLA)
            variants |= 1U << (kind - SUDOKU_UNIT_DIAGONAL);
    }
    const char *before = ",\"variants\":[";
    for (unsigned flag = 1; flag <= variants; flag <<= 1) {
        if (!(variants & flag))
            continue;
        buffer_printf(out, "%s\"%s\"", before, sudoku_variant_name((enum sudoku_variant)flag));
        before = ",";
    }
    if (variants)
        buffer_printf(out, "]");
}

/* Adds ,"box":[3,3],"parts":[...] if LAYOUT joins boards. */
static bool add_parts(struct buffer *out, const struct sudoku_layout *layout)
{
    const uint16_t *places;
    unsigned count = sudoku_layout_places(layout, &places);
    if (count)
        buffer_printf(out, ",\"box\":[3,3]");
    for (unsigned i = 0; i < count; i++)
        buffer_printf(out, "%s{\"at\":\"r%uc%u\"}", i ? "," : ",\"parts\":[", places[2 * i] + 1U,
                      places[2 * i + 1] + 1U);
    if (count)
        buffer_printf(out, "]");
    return count > 0;
}

void board_add_shape(struct buffer *out, const struct sudoku_layout *layout)
{
    if (add_parts(out, layout))
        return;
    if (!add_regions(out, layout) && sudoku_layout_box_rows(layout))
        buffer_printf(out, ",\"box\":[%u,%u]", sudoku_layout_box_rows(layout),
                      sudoku_layout_box_columns(layout));
    add_variants(out, layout);
}

void board_add_lines(struct buffer *out, const uint8_t *cells, size_t count)
{
    enum { CELLS = 81 };
    char *line = buffer_reserve(out, (CELLS + 1) * count);
    for (size_t i = 0; i < count; i++, line += CELLS + 1, cells += CELLS) {
        for (unsigned cell = 0; cell < CELLS; cell++)
            line[cell] = cells[cell] ? (char)('0' + cells[cell]) : '.';
        line[CELLS] = '\n';
    }
    out->length += (CELLS + 1) * count;
}
