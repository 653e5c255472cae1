#include "text/read/forms/position.h"

#include <stdio.h>
#include <string.h>

#include "text/read/error.h"
#include "text/read/forms/forms.h"

enum { MAX_SIDE = TEXT_POSITION_SIDE, CODE_DIGITS = 4, DELETED_DIGITS = 3 };

/* A place in a line. */
struct cursor {
    const struct text_line *line;
    size_t at;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

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
    struct cursor cursor = {line, 0};
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

static enum sudoku_status expected(const struct cursor *cursor, const char *what,
                                   struct sudoku_text_error *error)
{
    char found[TEXT_FOUND_SIZE];
    if (is_at_end(cursor))
        return text_error(error, cursor->line->number, cursor->line->skipped + cursor->at + 1,
                          "expected %s, found the end of the line", what);
    text_describe(cursor->line, cursor->line->text + cursor->at, 1, found);
    return text_error(error, cursor->line->number, cursor->line->skipped + cursor->at + 1,
                      "expected %s, found %s", what, found);
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

static enum sudoku_status read_cells(struct text_work *work, uint8_t *is_placed_cell,
                                     struct cursor *cursor, unsigned side,
                                     struct sudoku_text_error *error)
{
    char wanted[40];
    for (unsigned cell = 0; cell < side * side; cell++) {
        bool is_placed = current(cursor) == '+';
        cursor->at += is_placed;
        bool is_empty = !is_placed && is_blank(current(cursor));
        if (!is_empty && !is_digit_of(current(cursor), side)) {
            snprintf(wanted, sizeof wanted, "a digit 1..%u or a blank", side);
            return expected(cursor, wanted, error);
        }
        work->cells[cell] = is_empty ? 0 : (uint8_t)(current(cursor) - '0');
        is_placed_cell[cell] = is_placed;
        work->sets[cell] =
            is_empty ? sudoku_digitset_all(side) : sudoku_digitset_of(work->cells[cell]);
        cursor->at++;
    }
    return SUDOKU_OK;
}

/* Deletes a candidate: digit, row and column. Filled cells have their digit alone. */
static enum sudoku_status delete_candidate(struct text_work *work, struct cursor *cursor,
                                           unsigned side, struct sudoku_text_error *error)
{
    unsigned number[DELETED_DIGITS];
    for (int i = 0; i < DELETED_DIGITS; i++, cursor->at++) {
        if (!is_digit_of(current(cursor), side))
            return expected(cursor, "digit, row and column of a candidate", error);
        number[i] = (unsigned)(current(cursor) - '0');
    }
    unsigned cell = (number[1] - 1) * side + number[2] - 1;
    if (work->cells[cell] == number[0])
        return text_error(error, cursor->line->number,
                          text_column(cursor->line, cursor->line->text + cursor->at) -
                              DELETED_DIGITS,
                          "expected a candidate of an empty cell, found the digit %u of r%uc%u",
                          number[0], number[1], number[2]);
    work->sets[cell] = sudoku_digitset_remove(work->sets[cell], number[0]);
    return SUDOKU_OK;
}

static enum sudoku_status read_deleted(struct text_work *work, struct cursor *cursor, unsigned side,
                                       struct sudoku_text_error *error)
{
    while (!is_at_end(cursor) && current(cursor) != ':') {
        if (current(cursor) == ' ') {
            cursor->at++;
        } else {
            enum sudoku_status status = delete_candidate(work, cursor, side, error);
            if (status != SUDOKU_OK)
                return status;
        }
    }
    return SUDOKU_OK;
}

static void give(struct text_work *work, const uint8_t *is_placed, unsigned side,
                 struct sudoku_text_puzzle *puzzle)
{
    text_work_give(work, SUDOKU_TEXT_LINE, side, puzzle);
    puzzle->candidates = work->sets;
    puzzle->is_placed = is_placed;
}

/* ------------------------------------------------------------------------- lines of the library */

/* The side of the board in LINE, after the third colon. */
static unsigned side_of_library(const struct text_line *line)
{
    struct cursor cursor = {line, 0};
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
        if (!is_digit(line->text[i]))
            return false;
    return true;
}

static enum sudoku_status expected_colon(const struct cursor *cursor, unsigned side,
                                         struct sudoku_text_error *error)
{
    char wanted[40];
    snprintf(wanted, sizeof wanted, "a colon after %u cells", side * side);
    return expected(cursor, wanted, error);
}

static enum sudoku_status read_library(struct text_work *work, uint8_t *is_placed,
                                       const struct text_line *line,
                                       struct sudoku_text_puzzle *puzzle,
                                       struct sudoku_text_error *error)
{
    struct cursor cursor = {line, 1};
    const unsigned side = side_of_library(line);
    if (!skip_field(&cursor))
        return expected(&cursor, "a colon after the technique", error);
    puzzle->comment = line->text + 1;
    puzzle->comment_length = cursor.at - 2;
    if (!skip_field(&cursor))
        return expected(&cursor, "a colon after the candidates", error);
    enum sudoku_status status = read_cells(work, is_placed, &cursor, side, error);
    if (status == SUDOKU_OK && current(&cursor) != ':')
        status = expected_colon(&cursor, side, error);
    cursor.at++;
    if (status == SUDOKU_OK)
        status = read_deleted(work, &cursor, side, error);
    if (status == SUDOKU_OK)
        give(work, is_placed, side, puzzle);
    return status;
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
                     : !is_digit(current(&cursor)) || digits == DELETED_DIGITS)
            return false;
        digits = is_space ? 0 : digits + 1;
        has_one |= digits == DELETED_DIGITS;
    }
    return has_one && digits % DELETED_DIGITS == 0;
}

bool text_is_position(const struct text_line *line)
{
    const struct cells cells = cells_of(line);
    const struct cursor end = {line, cells.end}, deleted = {line, cells.end + 1};
    bool has_colon = current(&end) == ':';
    if (cells.has_placed)
        return cells.count >= 16 &&
               (has_colon || is_at_end(&end) || text_is_separator(current(&end)));
    return has_colon && side_of_cells(cells.count) * side_of_cells(cells.count) == cells.count &&
           deleted_follow(deleted);
}

enum sudoku_status text_read_position(struct text_work *work, uint8_t *is_placed,
                                      const struct text_line *line,
                                      struct sudoku_text_puzzle *puzzle,
                                      struct sudoku_text_error *error)
{
    struct cursor cursor = {line, 0};
    const unsigned count = cells_of(line).count, side = side_of_cells(count);
    if (count != side * side)
        return text_error(error, line->number, line->skipped + 1,
                          "expected %u cells in this line, found %u", side * side, count);
    enum sudoku_status status = read_cells(work, is_placed, &cursor, side, error);
    if (status == SUDOKU_OK && current(&cursor) == ':') {
        cursor.at++;
        status = read_deleted(work, &cursor, side, error);
    }
    if (status != SUDOKU_OK)
        return status;
    give(work, is_placed, side, puzzle);
    while (!is_at_end(&cursor) && text_is_separator(current(&cursor)))
        cursor.at++;
    puzzle->comment = line->text + cursor.at;
    puzzle->comment_length = line->length - cursor.at;
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

static enum sudoku_status begin(struct text_work *work, void *state, struct text_line *line,
                                struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    return is_library(line) ? read_library(work, state, line, puzzle, error)
                            : text_read_position(work, state, line, puzzle, error);
}

const struct text_form text_position_form = {.name = "a position",
                                             .size = TEXT_POSITION_CELLS,
                                             .max_score = TEXT_SCORE_ALL,
                                             .detect = detect,
                                             .begin = begin};
