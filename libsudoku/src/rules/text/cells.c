/* Cells by their names, and the places of cells. */
#include <string.h>

#include "rules/text/reader.h"

/* Returns the number of a row or column, from 0, by its digit to base 17; or -1. */
static int line_number(char c)
{
    if (c >= '1' && c <= '9')
        return c - '1';
    if (c >= 'a' && c <= 'g')
        return c - 'a' + 9;
    return c >= 'A' && c <= 'G' ? c - 'A' + 9 : -1;
}

static bool is_grid_cell(const struct rule_reader *reader, uint16_t cell)
{
    return cell < reader->shape.rows * reader->shape.columns;
}

uint16_t reader_grid_cell(const struct rule_reader *reader, unsigned row, unsigned column)
{
    return (uint16_t)(row * reader->shape.columns + column);
}

const struct cell_group *reader_group(const struct rule_reader *reader, const char *prefix,
                                      size_t length)
{
    for (unsigned i = 0; i < reader->group_count; i++)
        if (strlen(reader->groups[i].prefix) == length &&
            memcmp(reader->groups[i].prefix, prefix, length) == 0)
            return &reader->groups[i];
    return NULL;
}

/* Finds a cell of a group: its prefix and a number from 1, or the prefix of a group of one. */
static bool find_group_cell(const struct rule_reader *reader, struct text_slice name,
                            uint16_t *cell)
{
    size_t letters = name.length;
    unsigned number = 0;
    while (letters && name.text[letters - 1] >= '0' && name.text[letters - 1] <= '9')
        letters--;
    const struct cell_group *group = reader_group(reader, name.text, letters);
    for (size_t i = letters; i < name.length && number <= SUDOKU_RULES_MAX_CELLS; i++)
        number = 10 * number + (unsigned)(name.text[i] - '0');
    if (!group || (letters == name.length ? group->count != 1 : number - 1 >= group->count))
        return false;
    *cell = (uint16_t)(group->first + (letters == name.length ? 0 : number - 1));
    return true;
}

static bool find_cell(const struct rule_reader *reader, struct text_slice name, uint16_t *cell)
{
    const char *text = name.text;
    if (name.length == 4 && (*text == 'R' || *text == 'r') && (text[2] == 'C' || text[2] == 'c')) {
        int row = line_number(text[1]), column = line_number(text[3]);
        if (row < 0 || column < 0 || row >= (int)reader->shape.rows ||
            column >= (int)reader->shape.columns)
            return false;
        *cell = reader_grid_cell(reader, (unsigned)row, (unsigned)column);
        return true;
    }
    return find_group_cell(reader, name, cell);
}

enum sudoku_status reader_cell(struct rule_reader *reader, struct text_slice name, uint16_t *cell)
{
    if (!find_cell(reader, name, cell))
        return reader_fail(reader, name.text, "%.*s is not a cell", (int)name.length, name.text);
    if ((reader->down || reader->right) &&
        !reader_move(reader, *cell, reader->down, reader->right, cell))
        return reader_fail(reader, name.text, "%.*s is moved out of the grid", (int)name.length,
                           name.text);
    return SUDOKU_OK;
}

/* Stores the grid or group of CELL: its first cell, number of cells, and width. */
static void find_home(const struct rule_reader *reader, uint16_t cell, unsigned *first,
                      unsigned *count, unsigned *width)
{
    *first = 0;
    *count = reader->shape.rows * reader->shape.columns;
    *width = reader->shape.columns;
    for (unsigned i = 0; i < reader->group_count && !is_grid_cell(reader, cell); i++) {
        const struct cell_group *group = &reader->groups[i];
        if (cell < group->first || cell >= group->first + group->count)
            continue;
        *first = group->first;
        *count = group->count;
        *width = group->width;
    }
}

bool reader_move(const struct rule_reader *reader, uint16_t cell, int down, int right,
                 uint16_t *found)
{
    unsigned first, count, width;
    find_home(reader, cell, &first, &count, &width);
    int row = (int)((cell - first) / width) + down, column = (int)((cell - first) % width) + right;
    if (row < 0 || column < 0 || column >= (int)width || row * (int)width + column >= (int)count)
        return false;
    *found = (uint16_t)(first + (unsigned)row * width + (unsigned)column);
    return true;
}

bool reader_are_neighbors(const struct rule_reader *reader, uint16_t a, uint16_t b)
{
    uint16_t next;
    for (int side = -1; side <= 1; side += 2)
        if ((reader_move(reader, a, 0, side, &next) && next == b) ||
            (reader_move(reader, a, side, 0, &next) && next == b))
            return true;
    return false;
}

bool reader_has_regions(const struct rule_reader *reader)
{
    return reader->shape.has_boxes || reader->shape.has_jigsaw;
}

int reader_region(const struct rule_reader *reader, uint16_t cell)
{
    const struct reader_shape *shape = &reader->shape;
    if (!is_grid_cell(reader, cell))
        return -1;
    if (!shape->has_boxes)
        return shape->has_jigsaw && shape->regions[cell] != NO_REGION ? shape->regions[cell] : -1;
    unsigned row = cell / shape->columns, column = cell % shape->columns;
    return (int)(row / shape->box_rows * (shape->columns / shape->box_columns) +
                 column / shape->box_columns);
}

/* Parses the number of a line: a digit to base 17, or a decimal number. */
static int parse_line(struct text_slice name)
{
    int number = 0;
    if (name.length == 2)
        return line_number(name.text[1]);
    for (size_t i = 1; i < name.length && number < 100; i++) {
        if (name.text[i] < '0' || name.text[i] > '9')
            return -1;
        number = 10 * number + name.text[i] - '0';
    }
    return number - 1;
}

enum sudoku_status reader_line(struct rule_reader *reader, struct text_slice name)
{
    const struct reader_shape *shape = &reader->shape;
    int number = name.length > 1 ? parse_line(name) : -1;
    bool is_row = name.length && (*name.text == 'R' || *name.text == 'r');
    bool is_column = name.length && (*name.text == 'C' || *name.text == 'c');
    if (number < 0 || (!is_row && !is_column) ||
        number >= (int)(is_row ? shape->rows : shape->columns))
        return reader_fail(reader, name.text, "%.*s is not a row or column", (int)name.length,
                           name.text);
    reader->cell_count = is_row ? shape->columns : shape->rows;
    for (unsigned i = 0; i < reader->cell_count; i++)
        reader->cells[i] = is_row ? reader_grid_cell(reader, (unsigned)number, i)
                                  : reader_grid_cell(reader, i, (unsigned)number);
    return SUDOKU_OK;
}
