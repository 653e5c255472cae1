#include "text/read/forms/library.h"

#include <string.h>

#include "text/read/error.h"

enum { SIDE = 9, CELLS = 81, CODE_DIGITS = 4 };

/* A place in a line, and where the line ends. */
struct cursor {
    const struct text_line *line;
    size_t at;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_at_end(const struct cursor *cursor)
{
    return cursor->at == cursor->line->length;
}

static char current(const struct cursor *cursor)
{
    return is_at_end(cursor) ? '\0' : cursor->line->text[cursor->at];
}

/* A technique's number between colons. */
static enum text_match detect(struct sudoku_text_reader *reader, struct text_line *line)
{
    enum sudoku_text_format format = reader->hint.format;
    if (line->is_cut || line->length <= CODE_DIGITS || line->text[0] != ':' ||
        (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_LINE) ||
        (reader->hint.side && reader->hint.side != SIDE))
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
                                     struct sudoku_text_error *error)
{
    for (unsigned cell = 0; cell < CELLS; cell++) {
        bool is_placed = current(cursor) == '+';
        cursor->at += is_placed;
        bool is_blank = !is_placed && (current(cursor) == '.' || current(cursor) == '0');
        if (!is_blank && !(is_digit(current(cursor)) && current(cursor) != '0'))
            return expected(cursor, "a digit 1..9 or a blank", error);
        reader->cells[cell] = is_blank ? 0 : (uint8_t)(current(cursor) - '0');
        reader->is_placed[cell] = is_placed;
        reader->sets[cell] =
            is_blank ? sudoku_digitset_all(SIDE) : sudoku_digitset_of(reader->cells[cell]);
        cursor->at++;
    }
    return current(cursor) == ':' ? SUDOKU_OK : expected(cursor, "a colon after 81 cells", error);
}

/* A candidate as digit, row and column. */
static enum sudoku_status delete_candidate(struct sudoku_text_reader *reader, struct cursor *cursor,
                                           struct sudoku_text_error *error)
{
    unsigned number[3];
    for (int i = 0; i < 3; i++, cursor->at++) {
        if (!is_digit(current(cursor)) || current(cursor) == '0')
            return expected(cursor, "digit, row and column of a candidate", error);
        number[i] = (unsigned)(current(cursor) - '0');
    }
    sudoku_digitset *set = &reader->sets[(number[1] - 1) * SIDE + number[2] - 1];
    if (!reader->cells[(number[1] - 1) * SIDE + number[2] - 1])
        *set = sudoku_digitset_remove(*set, number[0]);
    return SUDOKU_OK;
}

static enum sudoku_status read_deleted(struct sudoku_text_reader *reader, struct cursor *cursor,
                                       struct sudoku_text_error *error)
{
    while (!is_at_end(cursor) && current(cursor) != ':') {
        if (current(cursor) == ' ') {
            cursor->at++;
        } else {
            enum sudoku_status status = delete_candidate(reader, cursor, error);
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
    if (!skip_field(&cursor))
        return expected(&cursor, "a colon after the technique", error);
    size_t code_end = cursor.at - 1;
    if (!skip_field(&cursor))
        return expected(&cursor, "a colon after the candidates", error);
    enum sudoku_status status = read_cells(reader, &cursor, error);
    if (status == SUDOKU_OK) {
        cursor.at++;
        status = read_deleted(reader, &cursor, error);
    }
    if (status != SUDOKU_OK)
        return status;
    text_reader_give(reader, SUDOKU_TEXT_LINE, SIDE, puzzle);
    puzzle->candidates = reader->sets;
    puzzle->is_placed = reader->is_placed;
    puzzle->comment = line->text + 1;
    puzzle->comment_length = code_end - 1;
    return SUDOKU_OK;
}

const struct text_form text_library_form = {detect, read};
