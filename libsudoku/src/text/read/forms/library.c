#include "text/read/forms/library.h"

#include <stdio.h>
#include <string.h>

#include "text/read/error.h"

enum { MAX_SIDE = 9, CODE_DIGITS = 4 };

/* A place in a line, and where the line ends. */
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

static bool is_at_end(const struct cursor *cursor)
{
    return cursor->at == cursor->line->length;
}

static char current(const struct cursor *cursor)
{
    return is_at_end(cursor) ? '\0' : cursor->line->text[cursor->at];
}

/* The side of the board in LINE, behind the third colon; that of most where there is none. */
static unsigned side_of(const struct text_line *line)
{
    unsigned colons = 0, cells = 0;
    for (size_t i = 0; i < line->length && colons < 4; i++) {
        colons += line->text[i] == ':';
        cells += colons == 3 && line->text[i] != ':' && line->text[i] != '+';
    }
    unsigned side = text_root(cells);
    return side >= 4 && side < MAX_SIDE && side * side == cells ? side : MAX_SIDE;
}

/* A technique's number between colons. */
static enum text_match detect(struct sudoku_text_reader *reader, struct text_line *line)
{
    enum sudoku_text_format format = reader->hint.format;
    if (line->is_cut || line->length <= CODE_DIGITS || line->text[0] != ':' ||
        (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_LINE) ||
        (reader->hint.side && reader->hint.side != side_of(line)))
        return TEXT_MATCH_NO;
    for (int i = 1; i <= CODE_DIGITS; i++)
        if (!is_digit(line->text[i]))
            return TEXT_MATCH_NO;
    return TEXT_MATCH_SURE;
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

/* Goes behind the next colon. False: there is none. */
static bool skip_field(struct cursor *cursor)
{
    while (!is_at_end(cursor) && current(cursor) != ':')
        cursor->at++;
    if (is_at_end(cursor))
        return false;
    cursor->at++;
    return true;
}

static enum sudoku_status read_cells(struct sudoku_text_reader *reader, struct cursor *cursor,
                                     unsigned side, struct sudoku_text_error *error)
{
    char wanted[40];
    for (unsigned cell = 0; cell < side * side; cell++) {
        bool is_placed = current(cursor) == '+';
        cursor->at += is_placed;
        bool is_blank = !is_placed && (current(cursor) == '.' || current(cursor) == '0');
        if (!is_blank && !is_digit_of(current(cursor), side)) {
            snprintf(wanted, sizeof wanted, "a digit 1..%u or a blank", side);
            return expected(cursor, wanted, error);
        }
        reader->cells[cell] = is_blank ? 0 : (uint8_t)(current(cursor) - '0');
        reader->is_placed[cell] = is_placed;
        reader->sets[cell] =
            is_blank ? sudoku_digitset_all(side) : sudoku_digitset_of(reader->cells[cell]);
        cursor->at++;
    }
    snprintf(wanted, sizeof wanted, "a colon after %u cells", side * side);
    return current(cursor) == ':' ? SUDOKU_OK : expected(cursor, wanted, error);
}

/* A candidate as digit, row and column. */
static enum sudoku_status delete_candidate(struct sudoku_text_reader *reader, struct cursor *cursor,
                                           unsigned side, struct sudoku_text_error *error)
{
    unsigned number[3];
    for (int i = 0; i < 3; i++, cursor->at++) {
        if (!is_digit_of(current(cursor), side))
            return expected(cursor, "digit, row and column of a candidate", error);
        number[i] = (unsigned)(current(cursor) - '0');
    }
    unsigned cell = (number[1] - 1) * side + number[2] - 1;
    sudoku_digitset *set = &reader->sets[cell];
    if (!reader->cells[cell])
        *set = sudoku_digitset_remove(*set, number[0]);
    return SUDOKU_OK;
}

static enum sudoku_status read_deleted(struct sudoku_text_reader *reader, struct cursor *cursor,
                                       unsigned side, struct sudoku_text_error *error)
{
    while (!is_at_end(cursor) && current(cursor) != ':') {
        if (current(cursor) == ' ') {
            cursor->at++;
        } else {
            enum sudoku_status status = delete_candidate(reader, cursor, side, error);
            if (status != SUDOKU_OK)
                return status;
        }
    }
    return SUDOKU_OK;
}

static enum sudoku_status read(struct sudoku_text_reader *reader, struct text_line *line,
                               struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error)
{
    struct cursor cursor = {line, 1};
    unsigned side = side_of(line);
    if (!skip_field(&cursor))
        return expected(&cursor, "a colon after the technique", error);
    size_t code_end = cursor.at - 1;
    if (!skip_field(&cursor))
        return expected(&cursor, "a colon after the candidates", error);
    enum sudoku_status status = read_cells(reader, &cursor, side, error);
    if (status == SUDOKU_OK) {
        cursor.at++;
        status = read_deleted(reader, &cursor, side, error);
    }
    if (status != SUDOKU_OK)
        return status;
    text_reader_give(reader, SUDOKU_TEXT_LINE, side, puzzle);
    puzzle->candidates = reader->sets;
    puzzle->is_placed = reader->is_placed;
    puzzle->comment = line->text + 1;
    puzzle->comment_length = code_end - 1;
    return SUDOKU_OK;
}

const struct text_form text_library_form = {detect, read};
