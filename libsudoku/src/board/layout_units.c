#include "board/layout_units.h"

#include <string.h>

#include "common/argument.h"
#include "common/mem.h"

/* A variant: its name, an alias or NULL, its requirement on the board, and its units. */
struct variant {
    enum sudoku_variant flag;
    const char *name;
    const char *alias;
    bool (*fits)(const struct unit_list *list);
    unsigned (*unit_count)(const struct unit_list *list);
    void (*add)(struct unit_list *list);
};

static unsigned sqrt_floor(unsigned n)
{
    unsigned root = 1;
    while ((root + 1) * (root + 1) <= n)
        root++;
    return root;
}

unsigned layout_default_box_rows(unsigned side)
{
    unsigned rows = sqrt_floor(side);
    while (side % rows)
        rows--;
    return rows;
}

bool unit_list_allocate(struct unit_list *list, unsigned unit_count, size_t cells,
                        const struct sudoku_allocator *allocator)
{
    list->cells = mem_alloc(allocator, cells, sizeof *list->cells);
    list->start = mem_alloc(allocator, (size_t)unit_count + 1, sizeof *list->start);
    list->labels = mem_alloc(allocator, unit_count, sizeof *list->labels);
    return list->cells && list->start && list->labels;
}

uint16_t *unit_list_add(struct unit_list *list, enum sudoku_unit_kind kind, unsigned number,
                        unsigned length)
{
    uint32_t *start = &list->start[list->unit_count];
    list->labels[list->unit_count++] = (struct unit_label){(uint8_t)kind, (uint16_t)number};
    start[1] = start[0] + length;
    return list->cells + start[0];
}

/* Adds a unit of side cells. */
static uint16_t *add_unit(struct unit_list *list, enum sudoku_unit_kind kind, unsigned number)
{
    return unit_list_add(list, kind, number, list->side);
}

static uint16_t cell_at(const struct unit_list *list, unsigned row, unsigned column)
{
    return (uint16_t)(row * list->side + column);
}

static void add_lines(struct unit_list *list)
{
    for (unsigned row = 0; row < list->side; row++) {
        uint16_t *cells = add_unit(list, SUDOKU_UNIT_ROW, row);
        for (unsigned i = 0; i < list->side; i++)
            cells[i] = cell_at(list, row, i);
    }
    for (unsigned column = 0; column < list->side; column++) {
        uint16_t *cells = add_unit(list, SUDOKU_UNIT_COLUMN, column);
        for (unsigned i = 0; i < list->side; i++)
            cells[i] = cell_at(list, i, column);
    }
}

/* Fills CELLS with the box_rows x box_columns rectangle at TOP, LEFT. */
static void fill_rectangle(const struct unit_list *list, uint16_t *cells, unsigned top,
                           unsigned left)
{
    for (unsigned i = 0; i < list->side; i++)
        cells[i] = cell_at(list, top + i / list->box_columns, left + i % list->box_columns);
}

static unsigned box_top(const struct unit_list *list, unsigned box)
{
    return box / list->box_rows * list->box_rows;
}

static unsigned box_left(const struct unit_list *list, unsigned box)
{
    return box % list->box_rows * list->box_columns;
}

static void add_boxes(struct unit_list *list)
{
    for (unsigned box = 0; box < list->side; box++)
        fill_rectangle(list, add_unit(list, SUDOKU_UNIT_BOX, box), box_top(list, box),
                       box_left(list, box));
}

/* Returns false if a region does not have side cells. */
static bool add_regions(struct unit_list *list, const uint8_t *regions)
{
    unsigned filled[SUDOKU_MAX_SIDE] = {0};
    uint16_t *cells[SUDOKU_MAX_SIDE];
    for (unsigned region = 0; region < list->side; region++)
        cells[region] = add_unit(list, SUDOKU_UNIT_REGION, region);
    for (unsigned cell = 0; cell < list->cell_count; cell++) {
        unsigned region = regions[cell];
        if (region >= list->side || filled[region] == list->side)
            return false;
        cells[region][filled[region]++] = (uint16_t)cell;
    }
    return true;
}

static bool any_board(const struct unit_list *list)
{
    (void)list;
    return true;
}

static unsigned two_units(const struct unit_list *list)
{
    (void)list;
    return 2;
}

static unsigned one_unit(const struct unit_list *list)
{
    (void)list;
    return 1;
}

static unsigned side_units(const struct unit_list *list)
{
    return list->side;
}

static void add_diagonals(struct unit_list *list)
{
    uint16_t *down = add_unit(list, SUDOKU_UNIT_DIAGONAL, 0);
    uint16_t *up = add_unit(list, SUDOKU_UNIT_DIAGONAL, 1);
    for (unsigned i = 0; i < list->side; i++) {
        down[i] = cell_at(list, i, i);
        up[i] = cell_at(list, list->side - 1 - i, i);
    }
}

static bool has_boxes(const struct unit_list *list)
{
    return list->box_rows != 0;
}

static bool has_square_boxes(const struct unit_list *list)
{
    return list->box_rows > 1 && list->box_rows == list->box_columns;
}

/* Windows start one cell in and are one cell apart, so a row has one fewer than it has boxes. */
static unsigned window_count(const struct unit_list *list)
{
    return (list->box_rows - 1) * (list->box_rows - 1);
}

static void add_windows(struct unit_list *list)
{
    unsigned across = list->box_rows - 1, pitch = list->box_rows + 1;
    for (unsigned window = 0; window < across * across; window++)
        fill_rectangle(list, add_unit(list, SUDOKU_UNIT_WINDOW, window),
                       1 + window / across * pitch, 1 + window % across * pitch);
}

static void fill_box_place(const struct unit_list *list, uint16_t *cells, unsigned place)
{
    for (unsigned box = 0; box < list->side; box++)
        cells[box] = cell_at(list, box_top(list, box) + place / list->box_columns,
                             box_left(list, box) + place % list->box_columns);
}

static void add_disjoint_groups(struct unit_list *list)
{
    for (unsigned place = 0; place < list->side; place++)
        fill_box_place(list, add_unit(list, SUDOKU_UNIT_DISJOINT_GROUP, place), place);
}

static bool has_side_nine(const struct unit_list *list)
{
    return list->side == 9;
}

static void add_asterisk(struct unit_list *list)
{
    static const uint16_t cells[9] = {13, 20, 24, 37, 40, 43, 56, 60, 67};
    memcpy(add_unit(list, SUDOKU_UNIT_ASTERISK, 0), cells, sizeof cells);
}

static bool has_box_centers(const struct unit_list *list)
{
    return list->box_rows % 2 == 1 && list->box_columns % 2 == 1;
}

static void add_center_dot(struct unit_list *list)
{
    fill_box_place(list, add_unit(list, SUDOKU_UNIT_CENTER_DOT, 0), list->side / 2);
}

static void add_girandola(struct unit_list *list)
{
    static const uint16_t cells[9] = {0, 8, 13, 37, 40, 43, 67, 72, 80};
    memcpy(add_unit(list, SUDOKU_UNIT_GIRANDOLA, 0), cells, sizeof cells);
}

static const struct variant variants[] = {
    {SUDOKU_VARIANT_DIAGONAL, "diagonal", "x", any_board, two_units, add_diagonals},
    {SUDOKU_VARIANT_WINDOKU, "windoku", "hyper", has_square_boxes, window_count, add_windows},
    {SUDOKU_VARIANT_DISJOINT, "disjoint", NULL, has_boxes, side_units, add_disjoint_groups},
    {SUDOKU_VARIANT_ASTERISK, "asterisk", NULL, has_side_nine, one_unit, add_asterisk},
    {SUDOKU_VARIANT_CENTER_DOT, "center-dot", "centre-dot", has_box_centers, one_unit,
     add_center_dot},
    {SUDOKU_VARIANT_GIRANDOLA, "girandola", NULL, has_side_nine, one_unit, add_girandola},
};

enum { VARIANT_COUNT = sizeof variants / sizeof variants[0] };

const char *sudoku_variant_name(enum sudoku_variant variant)
{
    for (unsigned i = 0; i < VARIANT_COUNT; i++)
        if (variants[i].flag == variant)
            return variants[i].name;
    return NULL;
}

enum sudoku_status sudoku_variant_from_name(const char *name, enum sudoku_variant *variant)
{
    if (!argument_expect(name, "name is NULL") || !argument_expect(variant, "variant is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    for (unsigned i = 0; i < VARIANT_COUNT; i++) {
        const char *alias = variants[i].alias;
        if (strcmp(name, variants[i].name) == 0 || (alias && strcmp(name, alias) == 0)) {
            *variant = variants[i].flag;
            return SUDOKU_OK;
        }
    }
    argument_refuse("name is that of no variant");
    return SUDOKU_ERR_ARGUMENT;
}

/* Returns the number of units that the variants in FLAGS add, or -1 if one does not fit or does not
 * exist. */
static int variant_units(const struct unit_list *list, unsigned flags)
{
    unsigned units = 0;
    for (unsigned i = 0; i < VARIANT_COUNT; i++) {
        if (!(flags & (unsigned)variants[i].flag))
            continue;
        flags &= ~(unsigned)variants[i].flag;
        if (!argument_expect(variants[i].fits(list), "options->variants has one that does not fit"))
            return -1;
        units += variants[i].unit_count(list);
    }
    return argument_expect(!flags, "options->variants has one that there is not") ? (int)units : -1;
}

/* Stores side and box sizes of OPTIONS in LIST; false if they do not fit together. */
static bool set_sizes(struct unit_list *list, const struct sudoku_layout_options *options)
{
    unsigned side = options->side, rows = options->box_rows, columns = options->box_columns;
    if (!argument_expect(side >= 2 && side <= SUDOKU_MAX_SIDE, "options->side is not 2..64"))
        return false;
    if (rows == 0 && columns == 0) {
        rows = layout_default_box_rows(side);
        columns = side / rows;
    }
    if (!argument_expect(rows <= side && columns <= side && rows * columns == side,
                         "options->box_rows * box_columns is not the side"))
        return false;
    list->side = list->row_length = side;
    list->cell_count = side * side;
    list->is_square = true;
    list->box_rows = options->regions ? 0 : rows;
    list->box_columns = options->regions ? 0 : columns;
    return true;
}

enum sudoku_status unit_list_square(struct unit_list *list,
                                    const struct sudoku_layout_options *options,
                                    const struct sudoku_allocator *allocator)
{
    *list = (struct unit_list){0};
    if (!set_sizes(list, options))
        return SUDOKU_ERR_ARGUMENT;
    int extra = variant_units(list, options->variants);
    if (extra < 0)
        return SUDOKU_ERR_ARGUMENT;
    unsigned units = 3 * list->side + (unsigned)extra;
    if (!unit_list_allocate(list, units, (size_t)units * list->side, allocator))
        return SUDOKU_ERR_MEMORY;
    add_lines(list);
    if (!options->regions)
        add_boxes(list);
    else if (!argument_expect(add_regions(list, options->regions),
                              "options->regions has a region of another number of cells"))
        return SUDOKU_ERR_ARGUMENT;
    for (unsigned i = 0; i < VARIANT_COUNT; i++)
        if (options->variants & (unsigned)variants[i].flag)
            variants[i].add(list);
    return SUDOKU_OK;
}

void unit_list_free(struct unit_list *list, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, list->cells);
    mem_free(allocator, list->start);
    mem_free(allocator, list->labels);
}
