/* Boards that share cells, such as a samurai, laid out with spaces where there is no cell; or all
 * cells of a named figure on a line. */
#include "text/read/board/board.h"
#include "text/read/form.h"
#include "text/read/joined/joined.h"

/* Maximum characters in a row that are no cells; prose and frames have more. */
enum { MAX_OTHERS = 3 };

struct figure_state {
    bool is_line;            /* all cells of the figure are on one line */
    unsigned first;          /* column of the line at which it begins */
    unsigned step;           /* columns from cell to cell */
    struct text_figure seen; /* places with a cell in the lines */
};

/* The place of the rows in their lines. */
struct row_look {
    unsigned rows;
    unsigned first; /* columns with a cell */
    unsigned last;
    unsigned cells; /* of the last row */
    bool used[2];   /* even and odd columns have cells */
    bool is_even;   /* all rows begin, end and have as many cells alike */
};

static bool is_cell(char c)
{
    return text_symbol_value(c) <= TEXT_FIGURE_BOARD;
}

/* Notes LINE as a row. False: it is none. */
static bool look_at_row(const struct text_line *line, struct row_look *look)
{
    enum { WIDTH = 3 * TEXT_FIGURE_SIDE }; /* with spaces between all cells, and before them */
    unsigned others = 0, cells = 0, first = WIDTH, last = 0;
    enum text_border weight;
    if (line->is_cut || text_ends_rows(line->text, line->length))
        return false;
    for (unsigned i = 0; i < line->length; i++) {
        const char *c = line->text + i;
        if (*c == ' ')
            continue;
        if (i >= WIDTH || *c == '-' || text_is_separator(*c) ||
            text_border(c, line->length - i, &weight))
            return false;
        others += !is_cell(*c);
        if (others > MAX_OTHERS)
            return false;
        first = i < first ? i : first;
        last = i;
        cells++;
        look->used[i % 2] = true;
    }
    if (cells < TEXT_FIGURE_BOARD)
        return false;
    bool is_alike = first == look->first && last == look->last && cells == look->cells;
    look->is_even = look->rows == 0 || (look->is_even && is_alike);
    look->cells = cells;
    look->first = first < look->first ? first : look->first;
    look->last = last > look->last ? last : look->last;
    look->rows++;
    return true;
}

/* Columns from cell to cell. */
static unsigned step_of(const struct row_look *look)
{
    return look->used[0] && look->used[1] ? 1 : 2;
}

/* Notes the rows from LINE on, the last line, which comes again. Nine rows alike are a board of
 * their own unless a figure is NAMED. False: these are no rows of a figure. */
static bool look_at_rows(struct text_lines *lines, struct text_line *line, bool named,
                         struct row_look *look)
{
    bool may_be = true;
    *look = (struct row_look){.first = UINT16_MAX};
    text_lines_mark(lines, line);
    while (may_be && look->rows < TEXT_FIGURE_SIDE &&
           text_lines_next(lines, line) == TEXT_LINES_OK && look_at_row(line, look))
        may_be = named || look->rows != TEXT_FIGURE_BOARD || !look->is_even;
    text_lines_rewind(lines, line);
    return may_be && look->rows >= TEXT_FIGURE_BOARD &&
           (look->last - look->first) / step_of(look) < TEXT_FIGURE_SIDE;
}

/* Marks the places with a cell. */
static void see(struct text_lines *lines, struct text_line *line, const struct row_look *look,
                struct text_figure *seen)
{
    text_figure_start(seen);
    text_lines_mark(lines, line);
    for (unsigned row = 0; row < look->rows && text_lines_next(lines, line) == TEXT_LINES_OK; row++)
        for (unsigned i = look->first; i < line->length; i++)
            if (line->text[i] != ' ')
                text_figure_mark(seen, row, (i - look->first) / step_of(look));
    text_lines_rewind(lines, line);
}

/* True if LINE has the symbols of all cells of the named figure, and nothing else. */
static bool is_line_of(const struct text_figure *named, const struct text_line *line)
{
    unsigned cells = text_figure_count(named);
    for (size_t i = 0; i < line->length; i++)
        if (i < cells ? !is_cell(line->text[i]) : !text_is_space(line->text[i]))
            return false;
    return line->length >= cells;
}

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    struct figure_state *own = state;
    struct text_joined *joined = &work->joined;
    const struct text_hint *hint = &work->hint;
    struct row_look look = {0};
    bool named = joined->named.place_count;
    own->is_line = false;
    if (line->is_cut || work->named.side || (hint->side && hint->side != TEXT_FIGURE_BOARD) ||
        (hint->format != SUDOKU_TEXT_AUTO && hint->format != SUDOKU_TEXT_GRID &&
         hint->format != SUDOKU_TEXT_LINE))
        return TEXT_SCORE_NONE;
    if (named && hint->format != SUDOKU_TEXT_GRID && is_line_of(&joined->named, line)) {
        own->is_line = true;
        joined->figure = joined->named;
        return TEXT_SCORE_CELLS;
    }
    if (hint->format == SUDOKU_TEXT_LINE || !look_at_row(line, &look) ||
        !look_at_rows(&work->lines, line, named, &look))
        return TEXT_SCORE_NONE;
    see(&work->lines, line, &look, &own->seen);
    own->first = look.first;
    own->step = step_of(&look);
    if (named && !text_figure_resembles(&joined->named, &own->seen))
        return TEXT_SCORE_NONE;
    if (!named && !text_figure_find(&own->seen, &joined->figure))
        return TEXT_SCORE_NONE;
    if (named)
        joined->figure = joined->named;
    return TEXT_SCORE_CELLS;
}

/* ------------------------------------------------------------------------------------ reading */

/* Takes the cells of ROW from LINE, after *COUNT others. */
static enum sudoku_status take_row(struct text_work *work, const struct figure_state *own,
                                   const struct text_line *line, unsigned row, unsigned *count)
{
    const struct text_figure *figure = &work->joined.figure;
    size_t i = own->first;
    for (unsigned column = 0; column < figure->columns || i < line->length; column++) {
        size_t at = i < line->length ? i : line->length;
        bool has = at < line->length && line->text[at] != ' ';
        bool is_place = text_figure_has(figure, row, column);
        i += own->step;
        if (is_place && has && is_cell(line->text[at])) {
            work->cells[(*count)++] = text_joined_value(line->text[at]);
        } else if (is_place || has) {
            char found[TEXT_FOUND_SIZE];
            text_describe(line, line->text + at, 1, found);
            return text_error_at(work->error, line, at, "expected %s at r%uc%u, found %s",
                                 is_place ? "a digit 1..9 or a blank"
                                 : column < figure->columns
                                     ? "a space, which is outside of all boards,"
                                     : "the end of the row",
                                 row + 1, column + 1, found);
        }
    }
    return SUDOKU_OK;
}

/* Takes all rows; LINE is the first. */
static enum sudoku_status take_rows(struct text_work *work, const struct figure_state *own,
                                    struct text_line *line)
{
    const unsigned rows = work->joined.figure.rows;
    enum sudoku_status status = SUDOKU_OK;
    unsigned count = 0;
    for (unsigned row = 0; row < rows && status == SUDOKU_OK; row++) {
        enum text_lines_answer answer = row ? text_lines_next(&work->lines, line) : TEXT_LINES_OK;
        if (answer == TEXT_LINES_FAILED)
            return SUDOKU_ERR_READ;
        bool is_row = answer == TEXT_LINES_OK && !text_ends_rows(line->text, line->length);
        status = is_row ? take_row(work, own, line, row, &count) : SUDOKU_ERR_TEXT;
        if (answer == TEXT_LINES_OK && status != SUDOKU_OK)
            text_lines_push_back(&work->lines, line);
        if (!is_row)
            text_error(work->error, work->lines.number + 1, 1, "expected %u rows, found %u", rows,
                       row);
    }
    return status;
}

/* True if the rows fill whole boxes; if a row is missing, all below it would be on other boards.
 * False: the error is set. */
static bool has_whole_boxes(const struct text_work *work, const struct figure_state *own,
                            uint64_t number)
{
    unsigned rows = own->seen.rows;
    if (work->joined.named.place_count || rows % 3 == 0)
        return true;
    (void)text_error(work->error, number + rows, 1, "expected a multiple of 3 rows, found %u",
                     rows);
    return false;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    const struct figure_state *own = state;
    const uint64_t number = line->number;
    if (own->is_line) {
        for (unsigned i = 0; i < text_figure_count(&work->joined.figure); i++)
            work->cells[i] = text_joined_value(line->text[i]);
        return text_joined_give(work, SUDOKU_TEXT_LINE, number);
    }
    bool fits = text_joined_fits(work, number) && has_whole_boxes(work, own, number);
    enum sudoku_status status = fits ? take_rows(work, own, line) : SUDOKU_ERR_TEXT;
    if (status == SUDOKU_ERR_TEXT)
        text_skip_rows(work, number, false);
    return status == SUDOKU_OK ? text_joined_give(work, SUDOKU_TEXT_GRID, number) : status;
}

const struct text_form text_figure_form = {.name = "joined boards",
                                           .size = sizeof(struct figure_state),
                                           .max_score = TEXT_SCORE_CELLS,
                                           .detect = detect,
                                           .begin = begin};
