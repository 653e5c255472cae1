/* Puzzles that stand in rows. */
#include "text/read/board/grid_rows.h"

#include <string.h>

#include "text/read/board/grid_columns.h"
#include "text/read/board/line.h"
#include "text/read/error.h"

/* Whether LINE is the row of blanks '-' that it could be in a grid where '-' is a blank. */
static bool is_row_of_dashes(const struct text_grid *grid, const struct text_line *line)
{
    if (!grid->has_dashes || grid->has_frame ||
        text_count_cells(line->text, line->length, grid->by_symbols) != grid->side)
        return false;
    for (size_t i = 0; i < line->length; i++)
        if (line->text[i] != '-' && !text_is_separator(line->text[i]))
            return false;
    return true;
}

/* What stands in the way of the next row. */
static enum sudoku_status rows_missing(const struct text_work *work, uint64_t number,
                                       struct sudoku_text_error *error)
{
    const struct text_grid *grid = &work->grid;
    text_error(error, number, 1, "expected %u rows, found %zu", grid->side,
               grid->count / grid->side);
    text_grid_explain(grid, error);
    return SUDOKU_ERR_TEXT;
}

/* Whether a band of as many rows as the one above follows the blank line LINE: grids are written
 * with a blank line between their boxes too. LINE stays the last one given. */
static bool band_follows(struct text_work *work, struct text_line *line)
{
    struct text_grid *grid = &work->grid;
    enum text_border weight;
    size_t rows = grid->count / grid->side, found = 0;
    if (grid->band_rows == 0)
        grid->band_rows = rows;
    if (rows % grid->band_rows || grid->side % grid->band_rows)
        return false;
    text_lines_mark(&work->lines, line);
    (void)text_lines_next(&work->lines, line);
    while (found <= grid->band_rows && text_lines_next(&work->lines, line) == TEXT_LINES_OK) {
        if (text_is_frame(line->text, line->length, &weight))
            continue;
        if (text_ends_rows(line->text, line->length) ||
            text_count_cells(line->text, line->length, grid->by_symbols) != grid->side)
            break;
        found++;
    }
    text_lines_rewind(&work->lines);
    (void)text_lines_next(&work->lines, line);
    return found == grid->band_rows;
}

/* Takes the next row, of which there must be one, and the lines of the frame above it. */
static enum sudoku_status next_row(struct text_work *work, struct text_line *line,
                                   struct sudoku_text_error *error)
{
    struct text_grid *grid = &work->grid;
    enum text_border weight;
    enum text_lines_answer answer;
    while ((answer = text_lines_next(&work->lines, line)) == TEXT_LINES_OK) {
        if (!line->is_cut && text_ends_rows(line->text, line->length)) {
            bool is_blank = text_count_cells(line->text, line->length, true) == 0;
            if (is_blank && band_follows(work, line))
                continue;
            text_lines_push_back(&work->lines, line);
            return rows_missing(work, line->number, error);
        }
        if (!text_is_frame(line->text, line->length, &weight) || is_row_of_dashes(grid, line))
            return SUDOKU_OK;
        text_grid_add_frame(grid, line, weight);
    }
    return answer == TEXT_LINES_FAILED ? SUDOKU_ERR_READ
                                       : rows_missing(work, work->lines.number + 1, error);
}

/* Whether CELL may be one of GRID, whose symbols are known. */
static bool is_cell(const struct text_grid *grid, const struct text_cell *cell)
{
    if (grid->as_numbers.has_failed || grid->named->side)
        return text_cell_value(cell) >= 0;
    return text_cell_number(cell, grid->side) >= 0;
}

/* Whether LINE is a row of GRID as well. */
static bool is_like_row(const struct text_grid *grid, const struct text_line *line)
{
    struct text_cursor cursor = {line->text, line->length, 0, grid->by_symbols};
    struct text_cell cell;
    unsigned cells = 0;
    if (line->is_cut || text_ends_rows(line->text, line->length))
        return false;
    for (; text_next_cell(&cursor, &cell); cells++)
        if (!is_cell(grid, &cell))
            return false;
    return cells == grid->side;
}

/* The rows like those of the grid that follow LINE, its last one, or blank lines after it. */
struct rows_behind {
    unsigned count;
    bool is_cut;   /* there may be more, farther than one can look */
    uint64_t last; /* the line of the last one */
};

static struct rows_behind count_rows_behind(struct text_work *work, struct text_line *line)
{
    const struct text_grid *grid = &work->grid;
    struct text_line next;
    struct rows_behind rows = {0, false, line->number};
    enum text_lines_answer answer;
    text_lines_mark(&work->lines, line);
    (void)text_lines_next(&work->lines, line);
    while ((answer = text_lines_next(&work->lines, &next)) == TEXT_LINES_OK) {
        if (is_like_row(grid, &next)) {
            rows.count++;
            rows.last = next.number;
        } else if (rows.count || text_pass_spaces(&next, 0) < next.length) {
            break;
        }
    }
    rows.is_cut = answer == TEXT_LINES_TOO_FAR;
    text_lines_rewind(&work->lines);
    (void)text_lines_next(&work->lines, line);
    return rows;
}

/* Rows too many show that the first one may be something else, as numbers of columns or a date are
 * where they are damaged, or that some row of boards that follow one another is missing. Rows after
 * a blank line are a board of their own, unless there is one alone. */
static enum sudoku_status look_behind(struct text_work *work, struct text_line *line,
                                      struct sudoku_text_error *error)
{
    const unsigned side = work->grid.side;
    if (work->lines.label || line->number < work->past.whole_rows_end)
        return SUDOKU_OK;
    const struct rows_behind rows = count_rows_behind(work, line);
    bool is_alone = rows.last > line->number + rows.count;
    if (rows.is_cut || rows.count % side == 0)
        work->past.whole_rows_end = rows.last;
    else if (rows.count == 1)
        return text_error(error, line->number + 1, 1, "expected %u rows, found %u", side, side + 1);
    else if (!is_alone)
        return text_error(error, rows.last + 1, 1, "expected a multiple of %u rows, found %u", side,
                          side + rows.count);
    return SUDOKU_OK;
}

/* Adds rows until the grid is complete; FIRST is the first of them. */
static enum sudoku_status read_rows(struct text_work *work, struct text_line *first,
                                    struct sudoku_text_error *error)
{
    struct text_grid *grid = &work->grid;
    struct text_line line = *first;
    while (text_grid_add(grid, &line, grid->side, error)) {
        if (grid->count == (size_t)grid->side * grid->side)
            return look_behind(work, &line, error);
        enum sudoku_status status = next_row(work, &line, error);
        if (status != SUDOKU_OK)
            return status;
    }
    if (!line.is_cut)
        text_lines_push_back(&work->lines, &line);
    return SUDOKU_ERR_TEXT;
}

void text_skip_rows(struct text_work *work, uint64_t first_number, bool may_be_title)
{
    struct text_line line;
    unsigned highest;
    while (text_lines_next(&work->lines, &line) == TEXT_LINES_OK) {
        if (line.is_cut || line.number <= first_number)
            continue;
        size_t count = text_take_symbols(line.text, line.length, work->cells, &highest);
        if (text_ends_rows(line.text, line.length) || count > SUDOKU_MAX_SIDE ||
            (may_be_title && text_plan_finds_grid(&work->lines, &line))) {
            text_lines_push_back(&work->lines, &line);
            return;
        }
        may_be_title = false;
    }
}

/* How many of COUNT cells, STEP apart, count on from FIRST. */
static unsigned counting(const uint8_t *cells, unsigned step, unsigned count, unsigned first)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++)
        found += cells[i * step] == first + i;
    return found;
}

/* Whether CELLS, not full, may be a board of SIDE - 1 with square boxes, something in the corner,
 * and numbers of its columns above and of its rows before it, of which the upper ones or a single
 * one may be damaged. */
static bool may_be_numbered(const uint8_t *cells, unsigned side)
{
    /* Numbers from 1 are 2 and more where 0 is a digit. */
    enum { LAST_FIRST = 2 };
    unsigned count = side - 1, box = text_root(count);
    if (count < 4 || box * box != count || !memchr(cells, 0, (size_t)side * side))
        return false;
    for (unsigned first = 0; first <= LAST_FIRST; first++) {
        unsigned above = counting(cells + 1, 1, count, first);
        unsigned before = counting(cells + side, side, count, first);
        if (before == count || above + before + 1 >= 2 * count)
            return true;
    }
    return false;
}

static enum sudoku_text_format grid_format(const struct text_work *work,
                                           const struct sudoku_text_puzzle *puzzle)
{
    const struct text_grid *grid = &work->grid;
    if (puzzle->candidates)
        return SUDOKU_TEXT_CANDIDATES;
    if (work->heading.is_sdk || work->heading.header_length)
        return SUDOKU_TEXT_SDK;
    if (grid->has_frame)
        return SUDOKU_TEXT_PRETTY;
    return grid->by_symbols ? SUDOKU_TEXT_GRID : SUDOKU_TEXT_NUMBERS;
}

/* The grid that LINE begins, below TOP if that is the line of a frame (its number is not 0). */
enum sudoku_status text_read_grid(struct text_work *work, struct text_line *line,
                                  const struct text_plan *plan, const struct text_columns *columns,
                                  bool has_top, struct sudoku_text_puzzle *puzzle,
                                  struct sudoku_text_error *error)
{
    struct text_grid *grid = &work->grid;
    uint64_t first_number = line->number;
    bool prefers_sets = work->frame.has_corners;
    text_grid_start(grid, plan->side, plan->by_symbols, &work->named, work->cells, work->sets);
    grid->has_frame = has_top;
    grid->prefers_sets = prefers_sets || work->hint.format == SUDOKU_TEXT_CANDIDATES;
    enum sudoku_status status =
        columns ? text_read_columns(work, columns, line, error) : read_rows(work, line, error);
    if (status == SUDOKU_OK && !text_grid_finish(grid, first_number, &work->alphabet, error))
        return SUDOKU_ERR_TEXT;
    if (status == SUDOKU_ERR_TEXT)
        text_skip_rows(work, first_number, error->line == first_number);
    work->past.rows_end = work->lines.number;
    if (status != SUDOKU_OK)
        return status;
    if (!work->hint.side && may_be_numbered(work->cells, plan->side))
        return text_error(error, first_number, 1,
                          "expected cells, or numbers of columns and rows around them, found what "
                          "may be either");
    if (text_grid_has_candidates(grid)) {
        memset(work->cells, 0, (size_t)plan->side * plan->side);
        puzzle->candidates = work->sets;
    }
    text_grid_boxes(grid, &puzzle->box_rows, &puzzle->box_columns);
    text_work_give(work, grid_format(work, puzzle), plan->side, puzzle);
    text_work_give_symbols(work, puzzle);
    if (work->heading.header_length) {
        puzzle->comment = work->heading.header;
        puzzle->comment_length = work->heading.header_length;
        puzzle->line = work->heading.header_line;
    }
    work->frame.bottom_may_follow = has_top;
    return SUDOKU_OK;
}
