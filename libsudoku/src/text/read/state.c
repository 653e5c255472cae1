/* What the parts of the reader share while they read a puzzle. */
#include "text/read/state.h"

#include <string.h>

#include "text/read/board/proper.h"
#include "text/read/board/table_board.h"
#include "text/read/error.h"
#include "text/read/lines/rules.h"

void text_reader_forget_head(struct sudoku_text_reader *reader)
{
    reader->is_sdk = false;
    reader->header_length = 0;
    reader->grid.prefers_sets = false;
}

void text_reader_begin(struct sudoku_text_reader *reader)
{
    text_reader_forget_head(reader);
    reader->name_length = 0;
    reader->number = 0;
    reader->rule_length = 0;
}

void text_reader_give(struct sudoku_text_reader *reader, enum sudoku_text_format format,
                      unsigned side, struct sudoku_text_puzzle *puzzle)
{
    puzzle->format = format;
    puzzle->side = side;
    puzzle->givens = reader->cells;
    reader->hint.line_side = format == SUDOKU_TEXT_LINE ? side : 0;
}

void text_reader_give_symbols(const struct sudoku_text_reader *reader,
                              struct sudoku_text_puzzle *puzzle)
{
    if (*reader->alphabet.symbols && !reader->grid.has_numbers && !puzzle->candidates)
        puzzle->symbols = reader->alphabet.symbols;
}

/* Whether some digits of the table are marked as entries, or the others as givens. Of a full board
 * either may be bold; of others the numbers of rows may be. */
static bool has_entries(const struct sudoku_text_reader *reader, unsigned side)
{
    const unsigned marks = reader->table.marks;
    return (marks & TEXT_MARK_ENTERED) || marks == (TEXT_MARK_GIVEN | TEXT_MARK_NONE) ||
           (marks == (TEXT_MARK_BOLD | TEXT_MARK_PLAIN) &&
            !memchr(reader->cells, 0, (size_t)side * side));
}

enum sudoku_status text_reader_give_table(struct sudoku_text_reader *reader,
                                          enum sudoku_text_format format, uint64_t end,
                                          struct sudoku_text_puzzle *puzzle,
                                          struct sudoku_text_error *error)
{
    unsigned side = text_table_finish(&reader->table, end, &reader->named, &reader->alphabet,
                                      reader->cells, error);
    if (!side)
        return SUDOKU_ERR_TEXT;
    if (reader->is_html)
        reader->table.marks |= reader->page.marks;
    if (has_entries(reader, side))
        return text_error(error, reader->table.line, 1,
                          "expected givens alone, found digits that are marked as entries, or not "
                          "as givens as others are");
    if (reader->table.is_stripped && !text_is_proper(reader->cells, side, &reader->allocator))
        return text_error(
            error, reader->table.line, 1,
            "expected all cells of each row, or a symmetric puzzle of side 9 with one "
            "solution, found rows that may lack cells, or have too many");
    puzzle->line = reader->table.line;
    text_reader_give(reader, format, side, puzzle);
    if (*reader->alphabet.symbols && !reader->table.has_numbers)
        puzzle->symbols = reader->alphabet.symbols;
    return SUDOKU_OK;
}

static bool is_around(char c)
{
    return text_is_space(c) || c == '"' || c == '*' || c == '=' || c == '-' || c == ':';
}

/* Whether TEXT is a whole number of at most 18 digits. */
static bool is_number(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!text_is_decimal(text[i]))
            return false;
    return length > 0 && length <= 18;
}

void text_reader_name(struct sudoku_text_reader *reader, const char *text, size_t length)
{
    while (length && (is_around(text[length - 1]) || text_is_separator(text[length - 1])))
        length--;
    while (length && (is_around(*text) || *text == '#')) {
        text++;
        length--;
    }
    reader->name_length = length < TEXT_NAME_SIZE ? length : TEXT_NAME_SIZE;
    /* A character that is cut is left out. */
    while (reader->name_length < length && reader->name_length &&
           (text[reader->name_length] & 0xC0) == 0x80)
        reader->name_length--;
    memcpy(reader->name, text, reader->name_length);
}

void text_reader_number(struct sudoku_text_reader *reader, const char *text, size_t length)
{
    uint64_t number = 0;
    if (is_number(text, length)) {
        for (size_t i = 0; i < length; i++)
            number = number * 10 + (uint64_t)(text[i] - '0');
        reader->number = number;
    } else if (!reader->name_length) {
        text_reader_name(reader, text, length);
    }
}

void text_reader_rule(struct sudoku_text_reader *reader, const char *text, size_t length)
{
    if (reader->rule_length)
        return;
    const struct text_part rule = text_titles_rule(text, length);
    if (rule.length > TEXT_RULE_SIZE)
        return;
    memcpy(reader->rule, text + rule.start, rule.length);
    reader->rule_length = rule.length;
    reader->rule_is_shape = rule.is_shape;
}

void text_reader_title(struct sudoku_text_reader *reader, const struct text_line *line)
{
    bool has_word = false;
    for (size_t i = 0; i < line->length; i++)
        has_word |= text_is_letter(line->text[i]) || text_is_decimal(line->text[i]) ||
                    (line->text[i] & 0x80);
    if (!has_word)
        return;
    text_reader_rule(reader, line->text, line->length);
    text_reader_name(reader, line->text, line->length);
    if (!is_number(reader->name, reader->name_length))
        return;
    text_reader_number(reader, reader->name, reader->name_length);
    reader->name_length = 0;
}
