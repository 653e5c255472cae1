/* Layouts built from a list of units (layout_units.c), and their accessors. */
#include "board/layout.h"

#include <string.h>

#include "board/layout_custom.h"
#include "board/layout_joined.h"
#include "board/layout_units.h"
#include "common/argument.h"
#include "common/mem.h"
#include "common/sized.h"
#include "common/text_out.h"

/* The tables of a layout in one block of memory, widest elements first. */
struct tables {
    uint32_t *unit_start;
    uint32_t *cell_units_start;
    uint32_t *peers_start;
    struct unit_label *unit_label;
    uint16_t *unit_cells;
    uint16_t *cell_row;
    uint16_t *cell_column;
    uint16_t *cell_units;
    uint16_t *places;
    uint16_t *peers;
};

static size_t memberships(const struct unit_list *list)
{
    return list->start[list->unit_count];
}

static unsigned length_of(const struct unit_list *list, unsigned unit)
{
    return list->start[unit + 1] - list->start[unit];
}

/* Returns an upper bound on the number of peers: the other cells, or the other cells of each unit
 * of the cell, over all cells. */
static size_t peers_bound(const struct unit_list *list)
{
    size_t by_units = 0;
    for (unsigned unit = 0; unit < list->unit_count; unit++)
        by_units += (size_t)length_of(list, unit) * (length_of(list, unit) - 1);
    size_t by_cells = (size_t)list->cell_count * (list->cell_count - 1);
    return by_units < by_cells ? by_units : by_cells;
}

static bool allocate_tables(const struct sudoku_allocator *allocator, const struct unit_list *list,
                            struct tables *t, void **memory)
{
    size_t cells = list->cell_count, units = list->unit_count;
    size_t starts = (units + 1 + 2 * (cells + 1)) * sizeof(uint32_t);
    size_t labels = units * sizeof(struct unit_label);
    size_t places = 2 * (size_t)list->place_count;
    size_t words = 2 * memberships(list) + 2 * cells + places + peers_bound(list);
    char *block = mem_alloc(allocator, 1, starts + labels + words * sizeof(uint16_t));
    if (!block)
        return false;
    *memory = block;
    t->unit_start = (uint32_t *)(void *)block;
    t->cell_units_start = t->unit_start + units + 1;
    t->peers_start = t->cell_units_start + cells + 1;
    t->unit_label = (struct unit_label *)(void *)(t->peers_start + cells + 1);
    t->unit_cells = (uint16_t *)(void *)(t->unit_label + units);
    t->cell_row = t->unit_cells + memberships(list);
    t->cell_column = t->cell_row + cells;
    t->cell_units = t->cell_column + cells;
    t->places = t->cell_units + memberships(list);
    t->peers = t->places + places;
    return true;
}

static void index_units_by_cell(const struct unit_list *list, struct tables *t)
{
    uint32_t *start = t->cell_units_start;
    for (size_t i = 0; i < memberships(list); i++)
        start[list->cells[i] + 1]++;
    for (unsigned cell = 0; cell < list->cell_count; cell++)
        start[cell + 1] += start[cell];
    for (unsigned unit = 0; unit < list->unit_count; unit++)
        for (uint32_t i = list->start[unit]; i < list->start[unit + 1]; i++)
            t->cell_units[start[list->cells[i]]++] = (uint16_t)unit;
    /* Filling moved each start to its end, the start of the next. */
    memmove(start + 1, start, list->cell_count * sizeof *start);
    start[0] = 0;
}

/* SEEN, cell_count zeros before and after, keeps peers from being listed twice. */
static void index_peers(const struct unit_list *list, struct tables *t, uint8_t *seen)
{
    uint32_t end = 0;
    for (unsigned cell = 0; cell < list->cell_count; cell++) {
        uint32_t begin = end;
        seen[cell] = 1;
        for (uint32_t u = t->cell_units_start[cell]; u < t->cell_units_start[cell + 1]; u++) {
            unsigned unit = t->cell_units[u];
            for (uint32_t i = list->start[unit]; i < list->start[unit + 1]; i++) {
                unsigned other = list->cells[i];
                if (!seen[other])
                    t->peers[end++] = (uint16_t)other;
                seen[other] = 1;
            }
        }
        seen[cell] = 0;
        for (uint32_t p = begin; p < end; p++)
            seen[t->peers[p]] = 0;
        t->peers_start[cell + 1] = end;
    }
}

static void place_cells(const struct unit_list *list, struct tables *t)
{
    for (unsigned cell = 0; cell < list->cell_count; cell++) {
        unsigned row = cell / list->row_length, column = cell % list->row_length;
        if (list->positions) {
            row = list->positions[2 * cell];
            column = list->positions[2 * cell + 1];
        }
        t->cell_row[cell] = (uint16_t)row;
        t->cell_column[cell] = (uint16_t)column;
    }
}

static enum sudoku_status layout_from_list(const struct unit_list *list,
                                           const struct sudoku_allocator *allocator,
                                           struct sudoku_layout **out)
{
    struct tables t;
    void *memory = NULL;
    struct sudoku_layout *layout = mem_alloc(allocator, 1, sizeof *layout);
    uint8_t *seen = mem_alloc(allocator, list->cell_count, 1);
    if (!layout || !seen || !allocate_tables(allocator, list, &t, &memory)) {
        mem_free(allocator, seen);
        mem_free(allocator, layout);
        return SUDOKU_ERR_MEMORY;
    }
    memcpy(t.unit_start, list->start, (list->unit_count + (size_t)1) * sizeof *t.unit_start);
    memcpy(t.unit_cells, list->cells, memberships(list) * sizeof *t.unit_cells);
    memcpy(t.unit_label, list->labels, list->unit_count * sizeof *t.unit_label);
    if (list->place_count)
        memcpy(t.places, list->places, 2 * (size_t)list->place_count * sizeof *t.places);
    place_cells(list, &t);
    index_units_by_cell(list, &t);
    index_peers(list, &t, seen);
    mem_free(allocator, seen);
    *layout = (struct sudoku_layout){
        .allocator = *allocator,
        .memory = memory,
        .side = list->side,
        .cell_count = list->cell_count,
        .unit_count = list->unit_count,
        .box_rows = list->box_rows,
        .box_columns = list->box_columns,
        .is_square = list->is_square,
        .is_figure = list->is_figure,
        .place_count = list->place_count,
        .places = list->place_count ? t.places : NULL,
        .unit_start = t.unit_start,
        .unit_cells = t.unit_cells,
        .unit_label = t.unit_label,
        .cell_row = t.cell_row,
        .cell_column = t.cell_column,
        .cell_units_start = t.cell_units_start,
        .cell_units = t.cell_units,
        .peers_start = t.peers_start,
        .peers = t.peers,
    };
    *out = layout;
    return SUDOKU_OK;
}

enum sudoku_status sudoku_layout_create(const struct sudoku_layout_options *options,
                                        struct sudoku_layout **layout)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_layout_options, allocator);
    struct sudoku_layout_options own = {0};
    struct unit_list list;
    if (!argument_expect(layout, "layout is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *layout = NULL;
    if (!argument_expect(options, "options is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    enum sudoku_status status = unit_list_square(&list, &own, &allocator);
    if (status == SUDOKU_OK)
        status = layout_from_list(&list, &allocator, layout);
    unit_list_free(&list, &allocator);
    return status;
}

enum sudoku_status sudoku_layout_create_custom(const struct sudoku_custom_layout *custom,
                                               struct sudoku_layout **layout)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_custom_layout, allocator);
    struct sudoku_custom_layout own = {0};
    struct unit_list list;
    if (!argument_expect(layout, "layout is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *layout = NULL;
    if (!argument_expect(custom, "custom is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, custom, first_form),
                         "custom->size is too small"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    enum sudoku_status status = unit_list_custom(&list, &own, &allocator);
    if (status == SUDOKU_OK)
        status = layout_from_list(&list, &allocator, layout);
    unit_list_free(&list, &allocator);
    return status;
}

enum sudoku_status sudoku_layout_create_joined(const uint16_t *places, unsigned count,
                                               const struct sudoku_allocator *allocator,
                                               struct sudoku_layout **layout)
{
    struct unit_list list;
    uint16_t *positions;
    if (!argument_expect(layout, "layout is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *layout = NULL;
    struct sudoku_allocator own = mem_allocator(allocator);
    enum sudoku_status status = unit_list_joined(&list, places, count, &own, &positions);
    if (status == SUDOKU_OK)
        status = layout_from_list(&list, &own, layout);
    unit_list_free(&list, &own);
    mem_free(&own, positions);
    return status;
}

void sudoku_layout_destroy(struct sudoku_layout *layout)
{
    if (!layout || !layout->memory)
        return;
    struct sudoku_allocator allocator = layout->allocator;
    mem_free(&allocator, layout->memory);
    mem_free(&allocator, layout);
}

unsigned sudoku_layout_side(const struct sudoku_layout *layout)
{
    return layout ? layout->side : 0;
}

unsigned sudoku_layout_cell_count(const struct sudoku_layout *layout)
{
    return layout ? layout->cell_count : 0;
}

unsigned sudoku_layout_box_rows(const struct sudoku_layout *layout)
{
    return layout ? layout->box_rows : 0;
}

unsigned sudoku_layout_box_columns(const struct sudoku_layout *layout)
{
    return layout ? layout->box_columns : 0;
}

unsigned sudoku_layout_places(const struct sudoku_layout *layout, const uint16_t **places)
{
    if (places)
        *places = layout ? layout->places : NULL;
    return layout ? layout->place_count : 0;
}

unsigned sudoku_layout_cell_row(const struct sudoku_layout *layout, unsigned cell)
{
    return layout ? layout->cell_row[cell] : 0;
}

unsigned sudoku_layout_cell_column(const struct sudoku_layout *layout, unsigned cell)
{
    return layout ? layout->cell_column[cell] : 0;
}

unsigned sudoku_layout_unit_count(const struct sudoku_layout *layout)
{
    return layout ? layout->unit_count : 0;
}

const uint16_t *sudoku_layout_unit_cells(const struct sudoku_layout *layout, unsigned unit)
{
    return layout ? layout_unit(layout, unit) : NULL;
}

unsigned sudoku_layout_unit_length(const struct sudoku_layout *layout, unsigned unit)
{
    return layout ? layout_unit_length(layout, unit) : 0;
}

struct unit_label layout_unit_label(const struct sudoku_layout *layout, unsigned unit,
                                    unsigned *board)
{
    static const uint8_t kinds[] = {SUDOKU_UNIT_ROW, SUDOKU_UNIT_COLUMN, SUDOKU_UNIT_BOX};
    enum { SIDE = LAYOUT_JOINED_UNITS / 3 };
    struct unit_label label = layout->unit_label[unit];
    *board = 0;
    if (!layout->place_count)
        return label;
    unsigned number = label.number % LAYOUT_JOINED_UNITS;
    *board = label.number / LAYOUT_JOINED_UNITS + 1u;
    return (struct unit_label){kinds[number / SIDE], (uint16_t)(number % SIDE)};
}

enum sudoku_unit_kind sudoku_layout_unit_kind(const struct sudoku_layout *layout, unsigned unit)
{
    unsigned board;
    if (!layout)
        return SUDOKU_UNIT_CUSTOM;
    return (enum sudoku_unit_kind)layout_unit_label(layout, unit, &board).kind;
}

unsigned sudoku_layout_cell_units(const struct sudoku_layout *layout, unsigned cell,
                                  const uint16_t **units)
{
    if (units)
        *units = layout ? layout->cell_units + layout->cell_units_start[cell] : NULL;
    if (!layout)
        return 0;
    return layout->cell_units_start[cell + 1] - layout->cell_units_start[cell];
}

unsigned sudoku_layout_cell_peers(const struct sudoku_layout *layout, unsigned cell,
                                  const uint16_t **peers)
{
    if (peers)
        *peers = layout ? layout->peers + layout->peers_start[cell] : NULL;
    if (!layout)
        return 0;
    return layout->peers_start[cell + 1] - layout->peers_start[cell];
}

size_t sudoku_layout_unit_name(const struct sudoku_layout *layout, unsigned unit, char *text,
                               size_t size)
{
    static const char *const names[] = {
        [SUDOKU_UNIT_ROW] = "row",
        [SUDOKU_UNIT_COLUMN] = "column",
        [SUDOKU_UNIT_BOX] = "box",
        [SUDOKU_UNIT_REGION] = "region",
        [SUDOKU_UNIT_DIAGONAL] = "diagonal",
        [SUDOKU_UNIT_WINDOW] = "window",
        [SUDOKU_UNIT_DISJOINT_GROUP] = "disjoint group",
        [SUDOKU_UNIT_ASTERISK] = "asterisk",
        [SUDOKU_UNIT_CENTER_DOT] = "center dot",
        [SUDOKU_UNIT_GIRANDOLA] = "girandola",
        [SUDOKU_UNIT_CUSTOM] = "unit",
    };
    struct text_out out = {text, size, 0};
    if (!text_out_begin(&out) || !argument_expect(layout, "layout is NULL") ||
        !argument_expect(unit < layout->unit_count, "unit is none of layout"))
        return 0;
    unsigned board;
    const struct unit_label label = layout_unit_label(layout, unit, &board);
    bool alone = label.kind == SUDOKU_UNIT_ASTERISK || label.kind == SUDOKU_UNIT_CENTER_DOT ||
                 label.kind == SUDOKU_UNIT_GIRANDOLA;
    text_out_string(&out, names[label.kind]);
    if (!alone) {
        text_out_char(&out, ' ');
        text_out_number(&out, label.number + 1u, 0);
    }
    if (board) {
        text_out_string(&out, " of board ");
        text_out_number(&out, board, 0);
    }
    return text_out_end(&out);
}

size_t sudoku_layout_cell_name(const struct sudoku_layout *layout, unsigned cell, char *text,
                               size_t size)
{
    struct text_out out = {text, size, 0};
    if (!text_out_begin(&out) || !argument_expect(layout, "layout is NULL") ||
        !argument_expect(cell < layout->cell_count, "cell is none of layout"))
        return 0;
    text_out_char(&out, 'r');
    text_out_number(&out, layout->cell_row[cell] + 1u, 0);
    text_out_char(&out, 'c');
    text_out_number(&out, layout->cell_column[cell] + 1u, 0);
    return text_out_end(&out);
}
