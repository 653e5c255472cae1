/* A position in the middle of a solution on a line: cells and deleted candidates.
 *
 *     :technique:candidates:cells:deleted:eliminations:placements:extra    HoDoKu's library
 *     cells:deleted                                                        HoDoKu, Sudoku Studio
 *
 * Cells are digits and blanks, with + before a digit that was placed and not given. Deleted
 * candidates are digit, row and column, with spaces between. The other fields of the library are
 * the solution of the exercise; the technique becomes the comment. */
#include <stdio.h>
#include <string.h>

#include "text/read/board/board.h"
#include "text/read/form.h"

enum { MAX_SIDE = TEXT_POSITION_SIDE, CODE_DIGITS = 4, DELETED_DIGITS = 3 };

/* A place in a line. */
struct cursor {
    struct text_work *work;
    const struct text_line *line;
    size_t at;
};

static bool is_digit_of(char c, unsigned side)
{
    return c >= '1' && c <= (char)('0' + side);
}

static bool is_blank(char c)
{
    return c == '.' || c == '0';
}

static bool is_at_end(const struct cursor *cursor)
{
    return cursor->at == cursor->line->length;
}

static char current(const struct cursor *cursor)
{
    return is_at_end(cursor) ? '\0' : cursor->line->text[cursor->at];
}

/* The cells at the start of a line. */
struct cells {
    unsigned count;
    size_t end;
    bool has_placed;
};

static struct cells cells_of(const struct text_line *line)
{
    struct cells cells = {0, 0, false};
    struct cursor cursor = {NULL, line, 0};
    for (; cells.count <= MAX_SIDE * MAX_SIDE; cells.count++) {
        bool is_placed = current(&cursor) == '+';
        cursor.at += is_placed;
        if (!is_digit_of(current(&cursor), MAX_SIDE) && (is_placed || !is_blank(current(&cursor))))
            break;
        cells.has_placed |= is_placed;
        cells.end = ++cursor.at;
    }
    return cells;
}

/* The side of a board of COUNT cells, or 9. */
static unsigned side_of_cells(unsigned count)
{
    unsigned side = text_root(count);
    return side >= 4 && side * side == count ? side : MAX_SIDE;
}

/* Reports that WANTED should be here. Returns false. */
static bool expected(const struct cursor *cursor, const char *wanted)
{
    const struct text_line *line = cursor->line;
    char found[TEXT_FOUND_SIZE];
    text_describe(line, line->text + cursor->at, 1, found);
    text_error_at(cursor->work->error, line, cursor->at, "expected %s, found %s", wanted, found);
    return false;
}

/* Passes over the next colon. False: there is none. */
static bool skip_field(struct cursor *cursor)
{
    while (!is_at_end(cursor) && current(cursor) != ':')
        cursor->at++;
    if (is_at_end(cursor))
        return false;
    cursor->at++;
    return true;
}

/* Takes the cells of a board of SIDE. False: the error is set. */
static bool take_cells(struct cursor *cursor, uint8_t *is_placed, unsigned side)
{
    struct text_work *work = cursor->work;
    char wanted[40];
    for (unsigned cell = 0; cell < side * side; cell++, cursor->at++) {
        is_placed[cell] = current(cursor) == '+';
        cursor->at += is_placed[cell];
        bool is_empty = !is_placed[cell] && is_blank(current(cursor));
        if (!is_empty && !is_digit_of(current(cursor), side)) {
            snprintf(wanted, sizeof wanted, "a digit 1..%u or a blank", side);
            return expected(cursor, wanted);
        }
        work->cells[cell] = is_empty ? 0 : (uint8_t)(current(cursor) - '0');
        work->sets[cell] =
            is_empty ? sudoku_digitset_all(side) : sudoku_digitset_of(work->cells[cell]);
    }
    return true;
}

/* Deletes a candidate: digit, row and column. Filled cells have their digit alone. False: the error
 * is set. */
static bool delete_candidate(struct cursor *cursor, unsigned side)
{
    struct text_work *work = cursor->work;
    const uint64_t column = cursor->line->skipped + cursor->at + 1;
    unsigned number[DELETED_DIGITS];
    for (int i = 0; i < DELETED_DIGITS; i++, cursor->at++) {
        if (!is_digit_of(current(cursor), side))
            return expected(cursor, "digit, row and column of a candidate");
        number[i] = (unsigned)(current(cursor) - '0');
    }
    unsigned cell = (number[1] - 1) * side + number[2] - 1;
    work->sets[cell] = sudoku_digitset_remove(work->sets[cell], number[0]);
    if (work->cells[cell] == number[0])
        text_error(work->error, cursor->line->number, column,
                   "expected a candidate of an empty cell, found the digit %u of r%uc%u", number[0],
                   number[1], number[2]);
    return work->cells[cell] != number[0];
}

/* Takes deleted candidates up to a colon. False: the error is set. */
static bool take_deleted(struct cursor *cursor, unsigned side)
{
    while (!is_at_end(cursor) && current(cursor) != ':') {
        bool is_space = current(cursor) == ' ';
        cursor->at += is_space;
        if (!is_space && !delete_candidate(cursor, side))
            return false;
    }
    return true;
}

static void give(struct text_work *work, const uint8_t *is_placed, unsigned side)
{
    text_board_give(work, SUDOKU_TEXT_LINE, side);
    work->puzzle->candidates = work->sets;
    work->puzzle->is_placed = is_placed;
}

/* ------------------------------------------------------------------------- lines of the library */

/* The side of the board in LINE, after the third colon. */
static unsigned side_of_library(const struct text_line *line)
{
    struct cursor cursor = {NULL, line, 0};
    unsigned colons = 0;
    while (colons < 3 && skip_field(&cursor))
        colons++;
    const struct text_line part = {.text = line->text + cursor.at,
                                   .length = line->length - cursor.at};
    return colons == 3 ? side_of_cells(cells_of(&part).count) : MAX_SIDE;
}

/* True if LINE has the number of a technique between colons. */
static bool is_library(const struct text_line *line)
{
    if (line->length <= CODE_DIGITS || line->text[0] != ':')
        return false;
    for (int i = 1; i <= CODE_DIGITS; i++)
        if (!text_is_decimal(line->text[i]))
            return false;
    return true;
}

static enum sudoku_status read_library(struct text_work *work, uint8_t *is_placed,
                                       const struct text_line *line)
{
    struct cursor cursor = {work, line, 1};
    const unsigned side = side_of_library(line);
    char wanted[40];
    if (!skip_field(&cursor) && !expected(&cursor, "a colon after the technique"))
        return SUDOKU_ERR_TEXT;
    work->puzzle->comment = line->text + 1;
    work->puzzle->comment_length = cursor.at - 2;
    if (!skip_field(&cursor) && !expected(&cursor, "a colon after the candidates"))
        return SUDOKU_ERR_TEXT;
    snprintf(wanted, sizeof wanted, "a colon after %u cells", side * side);
    if (!take_cells(&cursor, is_placed, side) ||
        (current(&cursor) != ':' && !expected(&cursor, wanted)))
        return SUDOKU_ERR_TEXT;
    cursor.at++;
    if (!take_deleted(&cursor, side))
        return SUDOKU_ERR_TEXT;
    give(work, is_placed, side);
    return SUDOKU_OK;
}

/* ---------------------------------------------------------------- cells and deleted candidates */

/* True if candidates, at least one, and nothing else follow in CURSOR up to a colon. */
static bool deleted_follow(struct cursor cursor)
{
    size_t digits = 0;
    bool has_one = false;
    for (; !is_at_end(&cursor) && current(&cursor) != ':'; cursor.at++) {
        bool is_space = current(&cursor) == ' ';
        if (is_space ? digits % DELETED_DIGITS != 0
                     : !text_is_decimal(current(&cursor)) || digits == DELETED_DIGITS)
            return false;
        digits = is_space ? 0 : digits + 1;
        has_one |= digits == DELETED_DIGITS;
    }
    return has_one && digits % DELETED_DIGITS == 0;
}

bool text_is_position(const struct text_line *line)
{
    const struct cells cells = cells_of(line);
    const struct cursor end = {NULL, line, cells.end}, deleted = {NULL, line, cells.end + 1};
    bool has_colon = current(&end) == ':';
    if (cells.has_placed)
        return cells.count >= 16 &&
               (has_colon || is_at_end(&end) || text_is_separator(current(&end)));
    return has_colon && side_of_cells(cells.count) * side_of_cells(cells.count) == cells.count &&
           deleted_follow(deleted);
}

enum sudoku_status text_read_position(struct text_work *work, uint8_t *is_placed,
                                      const struct text_line *line)
{
    struct cursor cursor = {work, line, 0};
    const unsigned count = cells_of(line).count, side = side_of_cells(count);
    if (count != side * side)
        return text_error_at(work->error, line, 0, "expected %u cells in this line, found %u",
                             side * side, count);
    if (!take_cells(&cursor, is_placed, side))
        return SUDOKU_ERR_TEXT;
    bool has_deleted = current(&cursor) == ':';
    cursor.at += has_deleted;
    if (has_deleted && !take_deleted(&cursor, side))
        return SUDOKU_ERR_TEXT;
    give(work, is_placed, side);
    while (!is_at_end(&cursor) && text_is_separator(current(&cursor)))
        cursor.at++;
    work->puzzle->comment = line->text + cursor.at;
    work->puzzle->comment_length = line->length - cursor.at;
    return SUDOKU_OK;
}

/* ------------------------------------------------------------------------------------- the form */

static enum text_score detect(struct text_work *work, void *state, struct text_line *line)
{
    (void)state;
    enum sudoku_text_format format = work->hint.format;
    if (line->is_cut || (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_LINE))
        return TEXT_SCORE_NONE;
    bool has_code = is_library(line);
    if (!has_code && (work->named.side || !text_is_position(line)))
        return TEXT_SCORE_NONE;
    unsigned side = has_code ? side_of_library(line) : side_of_cells(cells_of(line).count);
    return !work->hint.side || work->hint.side == side ? TEXT_SCORE_ALL : TEXT_SCORE_NONE;
}

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line)
{
    return is_library(line) ? read_library(work, state, line)
                            : text_read_position(work, state, line);
}

const struct text_form text_position_form = {.name = "a position",
                                             .size = TEXT_POSITION_CELLS,
                                             .max_score = TEXT_SCORE_ALL,
                                             .detect = detect,
                                             .begin = begin};
