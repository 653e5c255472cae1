#include "text/read/board/columns.h"

#include <string.h>

#include "text/read/lines/lines.h"

/* What the rows have shown so far. */
struct survey {
    struct text_columns *columns;
    uint16_t tokens[SUDOKU_MAX_SIDE];
    uint16_t symbols[SUDOKU_MAX_SIDE];
    size_t border_at[SUDOKU_MAX_SIDE + 1]; /* columns of the borders in the first row */
    size_t longest;                        /* maximum symbols in a token */
    uint64_t next_line;                    /* after the rows */
    bool is_other;                         /* no grid, or one with written blanks */
    struct sudoku_text_error
        misfit;       /* borders in other columns than above, or a tab; line 0: none */
    unsigned outside; /* rows with tokens before or after all borders */
    struct sudoku_text_error outlier; /* of the last of them */
    bool has_end[TEXT_COLUMNS_WIDTH]; /* some token ends in the column */
    bool has_symbol[TEXT_COLUMNS_WIDTH];
    bool has_border[TEXT_COLUMNS_WIDTH];
    bool has_tab;
    size_t first_border, last_border; /* of the last row */
    bool is_ragged;                   /* other rows begin or end in other columns */
};

bool text_columns_next(struct text_walk *walk, struct text_item *item)
{
    const char *end = walk->line->text + walk->line->length;
    *item = (struct text_item){{end, 0, TEXT_BORDER_NONE}, 0, 0};
    while (walk->position < walk->line->length) {
        const char *text = walk->line->text + walk->position;
        enum text_border weight;
        size_t rest = (size_t)(end - text), gap = text_gap(text, rest, &weight);
        if (gap && item->cell.length)
            return true;
        walk->tab = *text == '\t' && !walk->tab ? text : walk->tab;
        size_t bytes = gap ? gap : text_character_length(text, rest);
        const size_t column = walk->column;
        walk->position += bytes;
        walk->column += *text != '\033' || !gap;
        if (weight) {
            *item = (struct text_item){{text, bytes, weight}, column, column};
            return true;
        }
        if (gap)
            continue;
        if (item->cell.length == 0)
            *item = (struct text_item){{text, 0, TEXT_BORDER_NONE}, column, column};
        item->cell.length += bytes;
        item->last = column;
    }
    return item->cell.length != 0;
}

/* True if CELL is a written blank, or a word. */
static bool is_foreign(const struct text_cell *cell)
{
    if (cell->length == 1)
        return text_symbol_digit(*cell->text, SUDOKU_MAX_SIDE) == 0;
    if (*cell->text == '0')
        return true;
    for (size_t i = 0; i < cell->length; i++)
        if (!text_is_decimal(cell->text[i]) && (!text_symbol_value(cell->text[i]) ||
                                                text_symbol_value(cell->text[i]) == TEXT_NO_SYMBOL))
            return true;
    return false;
}

static void note_token(struct survey *survey, const struct text_item *item, unsigned row)
{
    survey->tokens[row]++;
    survey->symbols[row] += (uint16_t)(item->last - item->first + 1);
    if (item->cell.length > survey->longest)
        survey->longest = item->cell.length;
    survey->is_other |= is_foreign(&item->cell);
    survey->has_end[item->last] = true;
    for (size_t column = item->first; column <= item->last; column++)
        survey->has_symbol[column] = true;
}

/* Compares a border with that of the first row. */
static void note_border(struct survey *survey, const struct text_item *item, unsigned row,
                        unsigned border, const struct text_line *line)
{
    survey->has_border[item->first] = true;
    if (border > SUDOKU_MAX_SIDE) {
        survey->is_other = true;
    } else if (row == 0) {
        survey->border_at[border] = item->first;
    } else if (survey->border_at[border] != item->first && !survey->misfit.line) {
        text_error(&survey->misfit, line->number, text_column(line, item->cell.text),
                   "expected borders in the same columns in every row");
    }
}

/* Compares the columns of the outer borders with those of the row above. */
static void note_ends(struct survey *survey, unsigned row, size_t first, size_t last)
{
    survey->is_ragged |= row && (first != survey->first_border || last != survey->last_border);
    survey->first_border = first;
    survey->last_border = last;
}

static void note_row(struct survey *survey, const struct text_line *line)
{
    struct text_columns *columns = survey->columns;
    struct text_walk walk = {.line = line};
    struct text_item item;
    unsigned row = columns->rows++, borders = 0;
    bool starts_open = false, ends_open = false;
    size_t first = 0, last = 0; /* borders */
    while (text_columns_next(&walk, &item) && item.last < TEXT_COLUMNS_WIDTH) {
        ends_open = item.cell.border == TEXT_BORDER_NONE;
        starts_open |= ends_open && borders == 0;
        if (ends_open)
            note_token(survey, &item, row);
        else
            note_border(survey, &item, row, borders++, line);
        last = ends_open ? last : item.first;
        first = borders == 1 ? last : first;
    }
    note_ends(survey, row, first, last);
    survey->has_tab |= walk.tab != NULL;
    columns->is_open_left |= starts_open;
    columns->is_open_right |= ends_open;
    if (ends_open || starts_open) {
        survey->outside++;
        text_error(&survey->outlier, line->number,
                   ends_open ? text_column(line, line->text + line->length) : 1,
                   "expected all cells between borders, found something outside");
    }
    survey->is_other |= item.last >= TEXT_COLUMNS_WIDTH;
    columns->borders = row ? columns->borders : borders;
    if (borders != columns->borders && !columns->error.line)
        text_error_at(&columns->error, line, line->length,
                      "expected %u borders in this row, found %u", columns->borders, borders);
    if (walk.tab && !survey->misfit.line)
        text_error(&survey->misfit, line->number, text_column(line, walk.tab),
                   "expected spaces between borders, found a tab");
}

static bool has_border(const struct text_line *line)
{
    struct text_walk walk = {.line = line};
    struct text_item item;
    while (text_columns_next(&walk, &item))
        if (item.cell.border)
            return true;
    return false;
}

/* Notes the rows from LINE on, up to a blank line, a line without borders, or the top of the next
 * frame. */
static void note_rows(struct survey *survey, struct text_lines *lines, struct text_line *line)
{
    bool is_below_frame = false;
    text_lines_mark(lines, line);
    while (!survey->is_other && text_lines_next(lines, line) == TEXT_LINES_OK) {
        bool is_frame = text_is_frame(line->text, line->length, NULL);
        if (line->is_cut || text_ends_rows(line->text, line->length) ||
            (is_frame && is_below_frame) || (!is_frame && !has_border(line)))
            break;
        is_below_frame = is_frame;
        survey->next_line = line->number + 1;
        if (is_frame)
            continue;
        if (survey->columns->rows == SUDOKU_MAX_SIDE)
            survey->is_other = true;
        else
            note_row(survey, line);
    }
    text_lines_rewind(lines, line);
}

/* The number of rows that have neither as many tokens nor as many symbols as there are rows. */
static unsigned count_short_rows(const struct survey *survey)
{
    unsigned rows = survey->columns->rows, found = 0;
    for (unsigned i = 0; i < rows; i++)
        found += survey->tokens[i] < rows && survey->symbols[i] != rows;
    return found;
}

/* The cell of a box at column OFFSET of the box, or -1. */
static int cell_at(const struct text_columns *columns, size_t offset)
{
    if (offset < columns->lead || (offset - columns->lead) % columns->pitch)
        return -1;
    size_t cell = (offset - columns->lead) / columns->pitch;
    return cell < columns->box_columns ? (int)cell : -1;
}

/* True if every symbol is in a column of a cell; with OTHER, of the same cell as there. */
static bool fits(const struct survey *survey, const struct text_columns *columns,
                 const struct text_columns *other)
{
    const bool *used = columns->by_symbols ? survey->has_symbol : survey->has_end;
    for (size_t i = 0; i < TEXT_COLUMNS_WIDTH; i++) {
        size_t offset = (size_t)((ptrdiff_t)i - columns->origin) % (columns->width + 1);
        if (used[i] && (cell_at(columns, offset) < 0 ||
                        (other && cell_at(columns, offset) != cell_at(other, offset))))
            return false;
    }
    return !other || survey->longest == 1 || columns->by_symbols == other->by_symbols;
}

/* Finds the boxes between borders: equally wide, but for a space at an open side. */
static bool find_boxes(const struct survey *survey, struct text_columns *columns)
{
    if (columns->borders < 2)
        return false;
    size_t step = survey->border_at[1] - survey->border_at[0];
    for (unsigned i = 1; i < columns->borders; i++)
        if (survey->border_at[i] - survey->border_at[i - 1] != step)
            return false;
    columns->width = step - 1;
    columns->origin = (ptrdiff_t)survey->border_at[0] + 1;
    if (columns->is_open_left)
        columns->origin -= (ptrdiff_t)step;
    for (size_t i = 0; i < TEXT_COLUMNS_WIDTH; i++) {
        ptrdiff_t place = (ptrdiff_t)i - columns->origin;
        if (survey->has_symbol[i] && (place < 0 || place >= (ptrdiff_t)(columns->boxes * step)))
            return false;
    }
    return columns->origin >= -1;
}

/* Tries every even spacing that leaves as much room on the left of a box as on the right, but for
 * one column. Returns the number of readings: 0, 1, or 2 for several. */
static unsigned find_spacing(const struct survey *survey, struct text_columns *columns)
{
    struct text_columns found = *columns, tried = *columns;
    size_t gaps = columns->box_columns - 1;
    unsigned readings = 0;
    for (tried.pitch = 1; tried.pitch * gaps < columns->width; tried.pitch++) {
        tried.by_symbols = tried.pitch == 1;
        size_t length = tried.by_symbols ? 1 : survey->longest ? survey->longest : 1;
        size_t span = tried.pitch * gaps + length;
        /* Digits up to 9 are alone; symbols end at 35; numbers need a space between them. */
        if (span > columns->width ||
            (length > 1 && (columns->side <= 9 || tried.pitch <= length)) ||
            (tried.by_symbols && columns->side > TEXT_SYMBOL_SIDE))
            continue;
        size_t room = columns->width - span;
        for (size_t left = room / 2; left <= (room + 1) / 2; left++) {
            tried.lead = left + length - 1;
            if (!fits(survey, &tried, NULL))
                continue;
            if (readings && !fits(survey, &tried, &found))
                return 2;
            found = tried;
            readings = 1;
        }
    }
    *columns = found;
    return readings;
}

/* Finds the grid of the rows. False: the error is set. */
static bool find_grid(const struct survey *survey, uint64_t first_line,
                      struct text_columns *columns)
{
    struct sudoku_text_error *error = &columns->error;
    columns->side = columns->rows;
    columns->box_columns = columns->rows / columns->boxes;
    if (columns->box_columns == 1 && columns->boxes == columns->rows)
        return true;
    if (columns->rows % columns->boxes) {
        text_error(error, survey->next_line, 1,
                   "expected a multiple of %u rows for %u boxes in a row, found %u", columns->boxes,
                   columns->boxes, columns->rows);
        return false;
    }
    if (survey->misfit.line) {
        *error = survey->misfit;
        return false;
    }
    unsigned readings = find_boxes(survey, columns) ? find_spacing(survey, columns) : 0;
    if (readings != 1)
        text_error(error, first_line, 1,
                   readings ? "expected digits that show the columns of %u cells between borders, "
                              "found several readings"
                            : "expected digits in %u even columns between borders, found others",
                   columns->box_columns);
    return readings == 1;
}

/* Finds the grid of rows whose borders differ. */
static bool find_segments(const struct survey *survey, struct text_columns *columns)
{
    const struct text_drawing drawing = {columns->rows, survey->has_border, survey->has_symbol,
                                         survey->has_end, survey->longest};
    bool is_closed = !columns->is_open_left && !columns->is_open_right && !survey->is_ragged;
    if (survey->has_tab || !is_closed || !(columns->error.line || survey->misfit.line) ||
        text_segments_find(&columns->segments, &drawing) != 1)
        return false;
    columns->side = columns->rows;
    columns->by_symbols = columns->segments.pitch == 1;
    columns->error.line = 0;
    return true;
}

bool text_columns_survey(struct text_lines *lines, struct text_line *line, unsigned side,
                         struct text_columns *columns)
{
    struct survey survey = {.columns = columns};
    *columns = (struct text_columns){0};
    if (!has_border(line))
        return false;
    note_rows(&survey, lines, line);
    unsigned rows = columns->rows, short_rows = count_short_rows(&survey);
    unsigned open_sides = (unsigned)columns->is_open_left + columns->is_open_right;
    if (survey.is_other || rows < 2 || columns->borders + open_sides < 2 || short_rows == 0)
        return false;
    columns->boxes = columns->borders + open_sides - 1;
    bool are_cells = !columns->error.line && columns->boxes == rows;
    if ((!side || side == rows) && !are_cells && find_segments(&survey, columns))
        return true;
    if (side && side != rows && !columns->error.line)
        text_error(&columns->error, survey.next_line, 1, "expected %u rows, found %u", side, rows);
    /* One row alone does not show that a grid is open at one side only. */
    if (open_sides == 1 && survey.outside == 1 && !columns->error.line)
        columns->error = survey.outlier;
    if (!columns->error.line && find_grid(&survey, line->number, columns))
        return true;
    columns->side = 0;
    /* In a few rows that are too short, cells are missing rather than blank. */
    return short_rows > rows / 2;
}

unsigned text_columns_before(const struct text_columns *columns, unsigned borders,
                             const struct text_item *border)
{
    return columns->segments.count ? text_segments_before(&columns->segments, border->first)
                                   : (borders + columns->is_open_left) * columns->box_columns;
}

size_t text_columns_place(const struct text_columns *columns, unsigned cell)
{
    if (columns->segments.count)
        return text_segments_column(&columns->segments, cell);
    ptrdiff_t box = (ptrdiff_t)((cell / columns->box_columns) * (columns->width + 1));
    return (size_t)(columns->origin + box) + columns->lead +
           cell % columns->box_columns * columns->pitch;
}

int text_columns_of(const struct text_columns *columns, unsigned borders,
                    const struct text_item *item)
{
    if (columns->segments.count)
        return text_segments_cell(&columns->segments, item->last);
    if (columns->box_columns == 1)
        return (int)borders - !columns->is_open_left;
    size_t place = (size_t)((ptrdiff_t)item->last - columns->origin);
    int cell = cell_at(columns, place % (columns->width + 1));
    return cell < 0 ? -1 : (int)(place / (columns->width + 1) * columns->box_columns) + cell;
}
