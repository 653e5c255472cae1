/* Puzzles in rows. */
#include "text/read/board/board.h"

#include <string.h>

/* True if LINE is a row of blanks '-' in a grid that has used '-' for a blank. */
static bool is_row_of_dashes(const struct text_placed *grid, const struct text_line *line)
{
    if (!grid->has_dashes || grid->has_frame ||
        text_count_cells(line->text, line->length, grid->by_symbols) != grid->side)
        return false;
    for (size_t i = 0; i < line->length; i++)
        if (line->text[i] != '-' && !text_is_separator(line->text[i]))
            return false;
    return true;
}

/* Reports that the next row is missing. */
static enum sudoku_status rows_missing(struct text_placed *grid, uint64_t number)
{
    text_error(&grid->fault, number, 1, "expected %u rows, found %u", grid->side, grid->rows);
    text_placed_explain(grid);
    return SUDOKU_ERR_TEXT;
}

/* True if a band of as many rows as the one above follows the blank line LINE: some grids have a
 * blank line between their boxes. LINE stays the last one. */
static bool band_follows(struct text_work *work, struct text_line *line)
{
    struct text_placed *grid = &work->placed;
    size_t rows = grid->rows, found = 0;
    if (grid->band_rows == 0)
        grid->band_rows = rows;
    if (rows % grid->band_rows || grid->side % grid->band_rows)
        return false;
    text_lines_mark(&work->lines, line);
    (void)text_lines_next(&work->lines, line);
    while (found <= grid->band_rows && text_lines_next(&work->lines, line) == TEXT_LINES_OK) {
        if (text_is_frame(line->text, line->length, NULL))
            continue;
        if (text_ends_rows(line->text, line->length) ||
            text_count_cells(line->text, line->length, grid->by_symbols) != grid->side)
            break;
        found++;
    }
    text_lines_rewind(&work->lines, line);
    return found == grid->band_rows;
}

/* Takes the next row, which must be there, and the lines of the frame above it. */
static enum sudoku_status next_row(struct text_work *work, struct text_line *line)
{
    struct text_placed *grid = &work->placed;
    enum text_border weight;
    enum text_lines_answer answer;
    while ((answer = text_lines_next(&work->lines, line)) == TEXT_LINES_OK) {
        if (!line->is_cut && text_ends_rows(line->text, line->length)) {
            bool is_blank = text_count_cells(line->text, line->length, true) == 0;
            if (is_blank && band_follows(work, line))
                continue;
            text_lines_push_back(&work->lines, line);
            return rows_missing(grid, line->number);
        }
        if (!text_is_frame(line->text, line->length, &weight) || is_row_of_dashes(grid, line))
            return SUDOKU_OK;
        text_placed_add_frame(grid, line, weight);
    }
    return answer == TEXT_LINES_FAILED ? SUDOKU_ERR_READ
                                       : rows_missing(grid, work->lines.number + 1);
}

/* True if CELL may be one of GRID, as far as its symbols are known. */
static bool is_cell(const struct text_placed *grid, const struct text_cell *cell)
{
    if (grid->as_numbers.has_failed || grid->named->side)
        return text_cell_value(cell) >= 0;
    return text_cell_number(cell, grid->side) >= 0;
}

/* True if LINE looks like a row of GRID. */
static bool is_like_row(const struct text_placed *grid, const struct text_line *line)
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

/* The rows that look like those of the grid, after LINE, its last one, or after blank lines. */
struct rows_behind {
    unsigned count;
    bool is_cut;   /* there may be more, too far away */
    uint64_t last; /* line of the last one */
};

static struct rows_behind count_rows_behind(struct text_work *work, struct text_line *line)
{
    const struct text_placed *grid = &work->placed;
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
    text_lines_rewind(&work->lines, line);
    return rows;
}

/* Refuses rows too many: the first row may be something else, such as damaged numbers of columns or
 * a date, or some row of boards that follow one another is missing. Rows after a blank line are a
 * board of their own, unless there is only one. */
static enum sudoku_status look_behind(struct text_work *work, struct text_line *line)
{
    const unsigned side = work->placed.side;
    if (work->lines.label || line->number < work->past.whole_rows_end)
        return SUDOKU_OK;
    const struct rows_behind rows = count_rows_behind(work, line);
    bool is_alone = rows.last > line->number + rows.count;
    if (rows.is_cut || rows.count % side == 0)
        work->past.whole_rows_end = rows.last;
    else if (rows.count == 1)
        return text_error(&work->placed.fault, line->number + 1, 1, "expected %u rows, found %u",
                          side, side + 1);
    else if (!is_alone)
        return text_error(&work->placed.fault, rows.last + 1, 1,
                          "expected a multiple of %u rows, found %u", side, side + rows.count);
    return SUDOKU_OK;
}

/* --------------------------------------------------------------- empty cells that are spaces */

/* Adds blanks to the row at hand up to COLUMN. */
static void add_blanks(struct text_placed *grid, const struct text_line *line, unsigned column)
{
    while (grid->length < column && text_placed_add(grid, line, line->text, 0))
        continue;
}

/* Adds the symbols of ITEM, after BORDERS borders. False: there is a fault. */
static bool add_item(struct text_placed *grid, const struct text_columns *columns,
                     const struct text_line *line, const struct text_item *item, unsigned borders)
{
    struct text_item piece = *item;
    size_t pieces = columns->by_symbols ? item->cell.length : 1;
    piece.cell.length /= pieces;
    piece.last = columns->by_symbols ? item->first : item->last;
    for (size_t i = 0; i < pieces; i++, piece.cell.text++, piece.last++) {
        int column = text_columns_of(columns, borders, &piece);
        if (column < (int)grid->length || column >= (int)columns->side) {
            char found[TEXT_FOUND_SIZE];
            text_describe(line, item->cell.text, item->cell.length, found);
            text_error(&grid->fault, line->number, text_column(line, item->cell.text),
                       "expected one digit in each cell, found %s", found);
            return false;
        }
        add_blanks(grid, line, (unsigned)column);
        if (!text_placed_add(grid, line, piece.cell.text, piece.cell.length))
            return false;
    }
    return true;
}

/* Adds ITEM, a border with BEFORE cells before it. */
static void add_bar(struct text_placed *grid, const struct text_columns *columns,
                    const struct text_line *line, const struct text_item *item, unsigned before)
{
    if (before >= columns->side)
        return;
    add_blanks(grid, line, before);
    text_placed_add_border(grid, item->cell.border);
}

/* Adds the lines of the frame above the row, whose borders are in the columns BARS of the text. */
static void add_lines_above(struct text_placed *grid, const struct text_columns *columns,
                            const size_t *bars)
{
    size_t places[SUDOKU_MAX_SIDE];
    bool are_cells = columns->box_columns == 1 && !columns->segments.count;
    for (unsigned cell = 0; cell < columns->side; cell++)
        places[cell] =
            are_cells ? (bars[cell] + bars[cell + 1]) / 2 : text_columns_place(columns, cell);
    if (grid->rows)
        text_walls_add_below_at(&grid->walls, grid->rows - 1, places, columns->side);
}

/* Adds LINE as a row. False: there is a fault. */
static bool add_row(struct text_placed *grid, const struct text_columns *columns,
                    const struct text_line *line)
{
    struct text_walk walk = {.line = line};
    struct text_item item;
    size_t bars[SUDOKU_MAX_SIDE + 1] = {0}; /* columns of the borders by the cells before them */
    unsigned passed = 0;
    while (text_columns_next(&walk, &item)) {
        if (!item.cell.border) {
            if (!add_item(grid, columns, line, &item, passed))
                return false;
            continue;
        }
        unsigned before = text_columns_before(columns, passed++, &item);
        if (before <= columns->side)
            bars[before] = item.first;
        add_bar(grid, columns, line, &item, before);
    }
    add_blanks(grid, line, columns->side);
    if (columns->is_open_right)
        bars[columns->side] = walk.column + 1;
    add_lines_above(grid, columns, bars);
    return text_placed_end_row(grid, line);
}

/* ----------------------------------------------------------------------------------------- the
 * grid */

/* Adds rows until the grid is complete; FIRST is the first one. */
static enum sudoku_status read_rows(struct text_work *work, const struct text_columns *columns,
                                    const struct text_line *first)
{
    struct text_placed *grid = &work->placed;
    struct text_line line = *first;
    while (columns ? add_row(grid, columns, &line)
                   : text_placed_add_line(grid, &line, grid->side)) {
        if (grid->rows == grid->side) /* the survey saw all lines with columns */
            return columns ? SUDOKU_OK : look_behind(work, &line);
        enum sudoku_status status = next_row(work, &line);
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

/* The number of COUNT cells, STEP apart, that count on from FIRST. */
static unsigned counting(const uint8_t *cells, unsigned step, unsigned count, unsigned first)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++)
        found += cells[i * step] == first + i;
    return found;
}

/* True if CELLS, which are not full, may be a board of SIDE - 1 with square boxes below and beside
 * numbers, those above all or one of them damaged. */
static bool may_be_numbered(const uint8_t *cells, unsigned side)
{
    /* Numbers from 1 are 2 and more if 0 is a digit. */
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

static enum sudoku_text_format grid_format(const struct text_work *work)
{
    const struct text_placed *grid = &work->placed;
    if (work->puzzle->candidates)
        return SUDOKU_TEXT_CANDIDATES;
    if (work->heading.is_sdk || work->heading.header_length)
        return SUDOKU_TEXT_SDK;
    if (grid->has_frame)
        return SUDOKU_TEXT_PRETTY;
    return grid->by_symbols ? SUDOKU_TEXT_GRID : SUDOKU_TEXT_NUMBERS;
}

static enum sudoku_status gather(struct text_work *work, struct text_line *line,
                                 const struct text_plan *plan, const struct text_columns *columns,
                                 bool has_top)
{
    struct text_placed *grid = &work->placed;
    text_placed_expect(grid, line->number, plan->side, plan->by_symbols, &work->named,
                       columns ? NULL : work->sets);
    grid->has_frame = has_top || columns;
    grid->prefers_sets = work->frame.has_corners || work->hint.format == SUDOKU_TEXT_CANDIDATES;
    if (columns)
        grid->fault = columns->error;
    return text_placed_has_fault(grid) ? SUDOKU_ERR_TEXT : read_rows(work, columns, line);
}

/* Gives the puzzle the boxes or regions that the frame shows. */
static void give_shape(struct text_work *work)
{
    struct sudoku_text_puzzle *puzzle = work->puzzle;
    enum text_walls_shape shape =
        text_walls_find(&work->placed.walls, work->placed.side, &puzzle->box_rows,
                        &puzzle->box_columns, work->regions);
    if (shape == TEXT_WALLS_REGIONS)
        puzzle->regions = work->regions;
    if (shape == TEXT_WALLS_OTHER)
        text_heading_shape(&work->heading, "jigsaw regions");
}

/* Completes the puzzle with what the grid shows beside its cells. */
static void give(struct text_work *work)
{
    const struct text_placed *grid = &work->placed;
    const struct text_heading *heading = &work->heading;
    struct sudoku_text_puzzle *puzzle = work->puzzle;
    if (text_board_has_candidates(grid))
        puzzle->candidates = work->sets;
    give_shape(work);
    text_board_give(work, grid_format(work), grid->side);
    text_board_give_symbols(work);
    if (!heading->header_length)
        return;
    puzzle->comment = heading->header;
    puzzle->comment_length = heading->header_length;
    puzzle->line = heading->header_line;
}

enum sudoku_status text_read_grid(struct text_work *work, struct text_line *line,
                                  const struct text_plan *plan, const struct text_columns *columns,
                                  bool has_top)
{
    const uint64_t first = line->number;
    enum sudoku_status status = gather(work, line, plan, columns, has_top);
    if (status != SUDOKU_ERR_READ && !text_board_make(work, 0) && status == SUDOKU_OK)
        return SUDOKU_ERR_TEXT;
    if (status == SUDOKU_ERR_TEXT)
        text_skip_rows(work, first, work->error->line == first);
    work->past.rows_end = work->lines.number;
    if (status != SUDOKU_OK)
        return status;
    if (!work->hint.side && may_be_numbered(work->cells, plan->side))
        return text_error(
            work->error, first, 1,
            "expected cells, or numbers of columns and rows around them, found what may be either");
    give(work);
    work->frame.bottom_may_follow = has_top;
    return SUDOKU_OK;
}
