/* Units in addition to rows, columns and boxes, and cells that differ by a move of chess. */
#include "rules/kinds/kind.h"
#include "rules/text/reader.h"

static bool differ_holds(const struct sudoku_rule *rule, const uint8_t *values)
{
    return kind_values_differ(values, rule->cell_count);
}

static enum sudoku_status differ_expand(const struct sudoku_rule *rule, struct sudoku_rules *rules)
{
    return kind_add_different(rules, rule->cells, rule->cell_count);
}

#define UNIT_KIND(variable, words, ...)                                                            \
    static const struct sudoku_rule_kind variable = {.size = sizeof(variable),                     \
                                                     .name = (words),                              \
                                                     .holds = differ_holds,                        \
                                                     .expand = differ_expand,                      \
                                                     __VA_ARGS__}

UNIT_KIND(diagonal, "diagonal", .shape = SUDOKU_RULE_SHAPE_DIAGONAL, .color = 0x8A8A8A);
UNIT_KIND(window, "window", .shape = SUDOKU_RULE_SHAPE_SHADE, .color = 0xE3EAF3);
UNIT_KIND(disjoint, "disjoint set", .shape = SUDOKU_RULE_SHAPE_NONE);
UNIT_KIND(region, "region", .shape = SUDOKU_RULE_SHAPE_REGION);
UNIT_KIND(knight, "anti-knight", .shape = SUDOKU_RULE_SHAPE_NONE);
UNIT_KIND(king, "anti-king", .shape = SUDOKU_RULE_SHAPE_NONE);

static enum sudoku_status expect_square(struct rule_reader *reader, const struct named_kind *named)
{
    return reader->shape.rows == reader->shape.columns
               ? SUDOKU_OK
               : reader_fail(reader, reader->text.text + reader->item, "%s needs a square grid",
                             named->name);
}

/* 1: from the bottom left to the top right; -1: the other one. */
static enum sudoku_status read_diagonal(struct rule_reader *reader, const struct named_kind *named)
{
    int direction;
    enum sudoku_status status = reader_next_number(reader, -1, 1, &direction);
    if (status || (status = expect_square(reader, named)))
        return status;
    if (direction == 0)
        return reader_fail(reader, reader->text.text + reader->item, "expected 1 or -1");
    unsigned side = reader->shape.rows;
    for (unsigned row = 0; row < side; row++)
        reader->cells[row] = reader_grid_cell(reader, row, direction > 0 ? side - 1 - row : row);
    reader->cell_count = side;
    return reader_add(reader, named->kind, NULL, 0);
}

/* Adds a unit of the shape of a box with its corner at TOP and LEFT. */
static enum sudoku_status add_window(struct rule_reader *reader, const struct named_kind *named,
                                     unsigned top, unsigned left)
{
    const struct reader_shape *shape = &reader->shape;
    reader->cell_count = 0;
    for (unsigned row = 0; row < shape->box_rows; row++)
        for (unsigned column = 0; column < shape->box_columns; column++)
            reader->cells[reader->cell_count++] =
                reader_grid_cell(reader, top + row, left + column);
    return reader_add(reader, named->kind, NULL, 0);
}

/* Fails on a board that is not square or has no boxes, or others than its size has, which are read
 * as regions. */
static enum sudoku_status expect_boxes(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status = expect_square(reader, named);
    if (!status && (!shape->box_rows || (shape->has_jigsaw && !shape->has_boxes)))
        return reader_fail(reader, reader->text.text + reader->item,
                           "%s needs the usual boxes of the grid", named->name);
    return status;
}

static enum sudoku_status read_windoku(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status = expect_boxes(reader, named);
    for (unsigned top = 1; top + shape->box_rows < shape->rows && !status;
         top += shape->box_rows + 1)
        for (unsigned left = 1; left + shape->box_columns < shape->columns && !status;
             left += shape->box_columns + 1)
            status = add_window(reader, named, top, left);
    return status;
}

static enum sudoku_status read_disjoint(struct rule_reader *reader, const struct named_kind *named)
{
    const struct reader_shape *shape = &reader->shape;
    enum sudoku_status status = expect_boxes(reader, named);
    for (unsigned place = 0; place < shape->box_rows * shape->box_columns && !status; place++) {
        reader->cell_count = 0;
        for (unsigned top = 0; top < shape->rows; top += shape->box_rows)
            for (unsigned left = 0; left < shape->columns; left += shape->box_columns)
                reader->cells[reader->cell_count++] = reader_grid_cell(
                    reader, top + place / shape->box_columns, left + place % shape->box_columns);
        status = reader_add(reader, named->kind, NULL, 0);
    }
    return status;
}

/* The regions that were read with the shape. */
static enum sudoku_status read_jigsaw(struct rule_reader *reader, const struct named_kind *named)
{
    unsigned cells = reader->shape.rows * reader->shape.columns;
    enum sudoku_status status = read_nothing(reader, named);
    for (unsigned number = 0; number < NO_REGION && !status; number++) {
        reader->cell_count = 0;
        for (unsigned cell = 0; cell < cells; cell++)
            if (reader->shape.regions[cell] == number)
                reader->cells[reader->cell_count++] = (uint16_t)cell;
        if (reader->cell_count && reader->shape.has_jigsaw)
            status = reader_add(reader, named->kind, NULL, 0);
    }
    return status;
}

/* Adds the rule for each two cells DOWN, RIGHT apart, to the right or the left. */
static enum sudoku_status add_moves(struct rule_reader *reader, const struct named_kind *named,
                                    int down, int right)
{
    enum sudoku_status status = SUDOKU_OK;
    unsigned cells = reader->shape.rows * reader->shape.columns;
    for (unsigned cell = 0; cell < cells; cell++)
        for (int side = -1; side <= 1 && !status; side += 2) {
            uint16_t pair[2] = {(uint16_t)cell, 0};
            if (reader_move(reader, (uint16_t)cell, down, side * right, &pair[1]))
                status = reader_add_cells(reader, named->kind, pair, 2, NULL, 0);
        }
    return status;
}

static enum sudoku_status read_knight(struct rule_reader *reader, const struct named_kind *named)
{
    enum sudoku_status status = add_moves(reader, named, 1, 2);
    return status ? status : add_moves(reader, named, 2, 1);
}

static enum sudoku_status read_king(struct rule_reader *reader, const struct named_kind *named)
{
    return add_moves(reader, named, 1, 1);
}

const struct named_kind kinds_layout[] = {
    {"Shape", "ROWSxCOLUMNS [VALUES] [Raw]",
     "The grid and its values, such as 6x6 0-5; Raw: digits may repeat in rows and columns.", NULL,
     read_nothing, 0, 0, 0},
    {"NoBoxes", "", "There are no boxes.", NULL, read_nothing, 0, 0, 0},
    {"RegionSize", "CELLS", "The number of cells of a box or region.", NULL, read_nothing, 0, 0, 0},
    {"Jigsaw", "REGIONS", "Regions whose digits differ: a letter for each cell.", &region,
     read_jigsaw, 0, 0, 0},
    {"Var", "PREFIX [NAME] [COUNT]", "Cells beside the grid, VPREFIX1 VPREFIX2 ...", NULL,
     read_nothing, 0, 0, 0},
    {"SearchPriority", "N CELLS", "Advice to a solver, which has no effect.", NULL, read_nothing, 0,
     0, 0},
    {"Diagonal", "1|-1", "The digits of a diagonal differ; 1: the one that rises to the right.",
     &diagonal, read_diagonal, 0, 0, 0},
    {"Windoku", "", "The digits of windows between the boxes differ.", &window, read_windoku, 0, 0,
     0},
    {"DisjointSets", "", "Cells at the same place in boxes differ.", &disjoint, read_disjoint, 0, 0,
     0},
    {"AntiKnight", "", "Cells a knight's move apart differ.", &knight, read_knight, 0, 0, 0},
    {"AntiKing", "", "Cells a king's move apart differ.", &king, read_king, 0, 0, 0},
    {0},
};
