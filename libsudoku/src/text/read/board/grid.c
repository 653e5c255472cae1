/* A board put together from lines of cells. */
#include "text/read/board/grid.h"

#include <stdio.h>
#include <string.h>

#include "text/read/error.h"

void text_grid_start(struct text_grid *grid, unsigned side, bool by_symbols,
                     const struct text_alphabet *named, uint8_t *numbers, sudoku_digitset *sets)
{
    *grid = (struct text_grid){
        .side = side, .by_symbols = by_symbols, .named = named, .numbers = numbers, .sets = sets};
    grid->as_sets.has_failed = by_symbols;
    grid->are_letters = named->side == 0;
}

/* The last digit of SIDE as it is written. */
static const char *last_digit(unsigned side, char buffer[12])
{
    if (side <= TEXT_SYMBOL_SIDE)
        snprintf(buffer, 12, "%c", text_symbol(side));
    else
        snprintf(buffer, 12, "%u", side);
    return buffer;
}

static void fail(struct text_reading *reading, const struct text_grid *grid,
                 const struct text_line *line, const struct text_cell *cell)
{
    char found[TEXT_FOUND_SIZE], last[12];
    const char *wanted = reading == &grid->as_sets ? "candidates" : "a digit";
    const char *blank = reading == &grid->as_sets ? "" : " or a blank";
    reading->has_failed = true;
    text_describe(line, cell->text, cell->length, found);
    if (reading == &grid->as_numbers && grid->named->side)
        text_error(&reading->error, line->number, text_column(line, cell->text),
                   "expected one of the symbols %.*s or a blank, found %s", (int)grid->named->side,
                   grid->named->symbols, found);
    else
        text_error(&reading->error, line->number, text_column(line, cell->text),
                   "expected %s 1..%s%s, found %s", wanted, last_digit(grid->side, last), blank,
                   found);
}

/* Whether VALUE is a digit or a blank of the usual symbols or of those that were named. */
static bool is_usual(const struct text_grid *grid, int value)
{
    const struct text_alphabet *named = grid->named;
    if (value < 0 || text_value_is_blank((unsigned)value))
        return value >= 0;
    if (named->side)
        return text_alphabet_digit(named, (unsigned)value) != 0;
    return text_value_number((unsigned)value) <= grid->side ||
           (grid->side <= 9 && value == text_symbol_value('X'));
}

/* Notes what tells letters from numbers, and one way to count from another. */
static void note_cell(struct text_grid *grid, const struct text_cell *cell, int value)
{
    bool is_long = cell->length > 1;
    bool is_letter = value > 0 && text_value_is_letter((unsigned)value);
    bool is_blank = value >= 0 && text_value_is_blank((unsigned)value);
    grid->are_letters &= is_letter || is_blank;
    grid->has_minus_one |= is_long && value == 0;
    grid->has_numbers |= is_long && !is_blank;
    grid->has_dashes |= !is_long && *cell->text == '-';
}

/* Reads CELL as a number and as candidates, as far as that still works. */
static void add_cell(struct text_grid *grid, const struct text_line *line,
                     const struct text_cell *cell)
{
    struct text_reading *as_numbers = &grid->as_numbers, *as_sets = &grid->as_sets;
    int value = text_cell_value(cell);
    grid->numbers[grid->count] = value < 0 ? 0 : (uint8_t)value;
    note_cell(grid, cell, value);
    if (!as_numbers->has_failed) {
        as_numbers->cells = grid->count;
        if (!is_usual(grid, value))
            fail(as_numbers, grid, line, cell);
    }
    if (!as_sets->has_failed) {
        as_sets->cells = grid->count;
        if (!text_cell_set(cell, grid->side, &grid->sets[grid->count]))
            fail(as_sets, grid, line, cell);
        grid->has_lists |= !sudoku_digitset_is_single(grid->sets[grid->count]);
    }
    grid->count++;
}

static bool has_failed(const struct text_grid *grid)
{
    return grid->as_numbers.has_failed && grid->as_sets.has_failed && !grid->are_letters;
}

/* Both readings failed: the one that came farther was meant. */
static bool report(const struct text_grid *grid, struct sudoku_text_error *error)
{
    bool sets_came_farther = !grid->by_symbols && grid->as_sets.has_failed &&
                             grid->as_sets.cells > grid->as_numbers.cells;
    *error = sets_came_farther ? grid->as_sets.error : grid->as_numbers.error;
    return false;
}

/* Borders within a row say where boxes end, as long as all rows agree. */
static void note_columns(struct text_grid *grid, const uint64_t columns[2], size_t first)
{
    if (first == 0)
        memcpy(grid->columns, columns, sizeof grid->columns);
    else if (columns[0] != grid->columns[0] || columns[1] != grid->columns[1])
        grid->has_uneven_columns = true;
}

static bool report_count(const struct text_grid *grid, const struct text_line *line,
                         const struct text_cell *extra, size_t expected,
                         struct sudoku_text_error *error)
{
    size_t found = text_count_cells(line->text, line->length, grid->by_symbols);
    text_error(error, line->number,
               text_column(line, extra ? extra->text : line->text + line->length),
               "expected %zu cells in this %s, found %zu", expected,
               expected == grid->side ? "row" : "line", found);
    text_grid_explain(grid, error);
    return false;
}

bool text_grid_add(struct text_grid *grid, const struct text_line *line, size_t expected,
                   struct sudoku_text_error *error)
{
    struct text_cursor cursor = {line->text, line->length, 0, grid->by_symbols};
    struct text_cell cell;
    uint64_t columns[2] = {0, 0};
    size_t first = grid->count;
    while (text_next_cell(&cursor, &cell)) {
        size_t column = grid->count - first;
        if (column == expected)
            return report_count(grid, line, &cell, expected, error);
        if (cell.border && column && column < grid->side)
            columns[cell.border - TEXT_BORDER_LIGHT] |= (uint64_t)1 << (column - 1);
        grid->has_frame |= cell.border != TEXT_BORDER_NONE;
        add_cell(grid, line, &cell);
        if (has_failed(grid))
            return report(grid, error);
    }
    grid->has_frame |= cell.border != TEXT_BORDER_NONE;
    if (grid->count - first < expected)
        return report_count(grid, line, NULL, expected, error);
    note_columns(grid, columns, first);
    return true;
}

bool text_grid_add_cell(struct text_grid *grid, const struct text_line *line,
                        const struct text_cell *cell, enum text_border border,
                        struct sudoku_text_error *error)
{
    unsigned column = (unsigned)(grid->count % grid->side);
    grid->as_sets.has_failed = grid->has_frame = true;
    if (border && column)
        grid->columns[border - TEXT_BORDER_LIGHT] |= (uint64_t)1 << (column - 1);
    if (cell->length == 0) {
        grid->numbers[grid->count++] = 0;
        return true;
    }
    add_cell(grid, line, cell);
    return !has_failed(grid) || report(grid, error);
}

bool text_has_corners(const struct text_line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (line->text[i] == ':' || line->text[i] == '\'' || line->text[i] == '.')
            return true;
    return false;
}

void text_grid_add_frame(struct text_grid *grid, const struct text_line *line,
                         enum text_border weight)
{
    size_t row = grid->count / grid->side;
    grid->has_frame = true;
    grid->prefers_sets |= text_has_corners(line);
    if (row && row < grid->side)
        grid->rows[weight - TEXT_BORDER_LIGHT] |= (uint64_t)1 << (row - 1);
}

void text_grid_explain(const struct text_grid *grid, struct sudoku_text_error *error)
{
    bool is_letters = grid->as_numbers.has_failed && grid->as_sets.has_failed;
    if (is_letters && grid->count < 2 * (size_t)grid->side)
        *error = grid->as_numbers.error;
}

/* Whether the cells of GRID are blanks, with '-' among them: a frame that is damaged. */
static bool may_be_frame(const struct text_grid *grid)
{
    size_t i = 0;
    while (grid->has_dashes && i < grid->count && !grid->numbers[i])
        i++;
    return grid->has_dashes && i == grid->count;
}

bool text_grid_finish(struct text_grid *grid, uint64_t first_line, struct text_alphabet *alphabet,
                      struct sudoku_text_error *error)
{
    struct text_symbols_seen seen = {grid->side, !grid->as_numbers.has_failed, grid->are_letters,
                                     grid->has_minus_one};
    if (text_grid_has_candidates(grid))
        return true;
    if (may_be_frame(grid)) {
        text_error(error, first_line, 1, "expected a digit, found the line of a frame");
        return false;
    }
    enum text_alphabet_answer answer =
        text_alphabet_choose(&seen, grid->named, grid->numbers, alphabet);
    if (answer == TEXT_ALPHABET_NONE)
        return report(grid, error);
    if (answer != TEXT_ALPHABET_FOUND)
        text_alphabet_explain(answer, grid->side, first_line, error);
    return answer == TEXT_ALPHABET_FOUND;
}

bool text_grid_has_candidates(const struct text_grid *grid)
{
    if (grid->as_sets.has_failed)
        return false;
    if (grid->prefers_sets && grid->has_lists)
        return true;
    /* -1 is a blank among numbers, one of which is wrong, or the last candidate, which goes. */
    return grid->as_numbers.has_failed && !grid->has_minus_one;
}

/* The distance between borders if they are evenly spaced over SIDE, else 0. Strong ones count
 * where there are any: then light ones are around cells. */
static unsigned spacing(const uint64_t borders[2], unsigned side)
{
    uint64_t bits = borders[1] ? borders[1] : borders[0];
    unsigned distance = bits ? sudoku_digitset_first(bits) : side;
    uint64_t even = 0;
    for (unsigned place = distance; place < side; place += distance)
        even |= (uint64_t)1 << (place - 1);
    return side % distance == 0 && bits == even ? distance : 0;
}

void text_grid_boxes(const struct text_grid *grid, unsigned *rows, unsigned *columns)
{
    *rows = spacing(grid->rows, grid->side);
    *columns = grid->has_uneven_columns ? 0 : spacing(grid->columns, grid->side);
    /* Strokes beside each cell and no lines between rows are no boxes. */
    bool are_cells = *columns == 1 && (grid->rows[0] | grid->rows[1]) == 0;
    if (*rows * *columns != grid->side || are_cells)
        *rows = *columns = 0;
}
