/* The rules of a board itself: rows, columns, boxes or regions. */
#include "rules/rules.h"

enum { NO_REGION = 255 };

/* Adds the rule of LENGTH cells from FIRST, STEP apart. */
static enum sudoku_status add_line(struct sudoku_rules *rules, unsigned first, unsigned step,
                                   unsigned length)
{
    uint16_t cells[SUDOKU_RULES_MAX_CELLS];
    for (unsigned i = 0; i < length; i++)
        cells[i] = (uint16_t)(first + i * step);
    return length > 1 ? sudoku_rules_add_different(rules, cells, length) : SUDOKU_OK;
}

static enum sudoku_status add_lines(struct sudoku_rules *rules)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned row = 0; status == SUDOKU_OK && row < rules->rows; row++)
        status = add_line(rules, row * rules->columns, 1, rules->columns);
    for (unsigned column = 0; status == SUDOKU_OK && column < rules->columns; column++)
        status = add_line(rules, column, rules->columns, rules->rows);
    return status;
}

/* Adds the rule of the box whose top left cell is FIRST. */
static enum sudoku_status add_box(struct sudoku_rules *rules, unsigned first, unsigned box_rows,
                                  unsigned box_columns)
{
    uint16_t cells[SUDOKU_RULES_MAX_VALUES];
    unsigned count = 0;
    for (unsigned row = 0; row < box_rows; row++)
        for (unsigned column = 0; column < box_columns; column++)
            cells[count++] = (uint16_t)(first + row * rules->columns + column);
    return count > 1 ? sudoku_rules_add_different(rules, cells, count) : SUDOKU_OK;
}

static enum sudoku_status add_boxes(struct sudoku_rules *rules, unsigned box_rows,
                                    unsigned box_columns)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned row = 0; row < rules->rows; row += box_rows)
        for (unsigned column = 0; status == SUDOKU_OK && column < rules->columns;
             column += box_columns)
            status = add_box(rules, row * rules->columns + column, box_rows, box_columns);
    return status;
}

static enum sudoku_status add_regions(struct sudoku_rules *rules, const uint8_t *regions)
{
    uint16_t cells[SUDOKU_RULES_MAX_CELLS];
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned region = 0; status == SUDOKU_OK && region < NO_REGION; region++) {
        unsigned count = 0;
        for (unsigned cell = 0; cell < rules->board_cell_count; cell++)
            if (regions[cell] == region)
                cells[count++] = (uint16_t)cell;
        if (count > 1)
            status = sudoku_rules_add_different(rules, cells, count);
    }
    return status;
}

enum sudoku_status rules_add_units(struct sudoku_rules *rules,
                                   const struct sudoku_rules_options *options)
{
    enum sudoku_status status = options->has_free_lines ? SUDOKU_OK : add_lines(rules);
    if (status == SUDOKU_OK && options->regions)
        status = add_regions(rules, options->regions);
    else if (status == SUDOKU_OK && options->box_rows)
        status = add_boxes(rules, options->box_rows, options->box_columns);
    return status;
}

enum sudoku_status rules_add_layout_units(struct sudoku_rules *rules,
                                          const struct sudoku_layout *layout)
{
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned unit = 0; status == SUDOKU_OK && unit < sudoku_layout_unit_count(layout); unit++)
        status = sudoku_rules_add_different(rules, sudoku_layout_unit_cells(layout, unit),
                                            sudoku_layout_unit_length(layout, unit));
    return status;
}
