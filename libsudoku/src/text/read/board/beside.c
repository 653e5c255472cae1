#include "text/read/board/beside.h"

#include <string.h>

#include "text/symbols.h"

/* Minimum symbols in a run; shorter ones are numbers and words. */
enum { MIN_RUN = 9 };

/* Symbols from START to END. */
struct symbol_run {
    size_t start, end;
};

/* True if C is a digit or a blank on a board of SIDE; LOOSE: also a blank that words contain. */
static bool is_symbol(char c, unsigned side, bool loose)
{
    return (loose ? text_symbol_digit(c, side) : text_symbol_value(c)) <= side;
}

/* Finds the next run of symbols of SIDE from AT on. False: none. */
static bool next_run(const struct text_line *line, size_t at, unsigned side, bool loose,
                     struct symbol_run *run)
{
    while (at < line->length && !is_symbol(line->text[at], side, loose))
        at++;
    run->start = at;
    while (at < line->length && is_symbol(line->text[at], side, loose))
        at++;
    run->end = at;
    return run->end > run->start;
}

/* The number of digits among COUNT symbols of a board of SIDE. */
static size_t count_digits(const char *symbols, size_t count, unsigned side)
{
    size_t digits = 0;
    for (size_t i = 0; i < count; i++)
        digits += text_symbol_digit(symbols[i], side) != 0;
    return digits;
}

bool text_is_full(const char *board, unsigned side)
{
    size_t count = (size_t)side * side;
    return count_digits(board, count, side) == count;
}

/* The first board of SIDE from AT on; blanks alone are none. */
static size_t find(const struct text_line *line, size_t at, unsigned side, bool loose)
{
    struct symbol_run run;
    for (; next_run(line, at, side, loose, &run); at = run.end) {
        size_t count = run.end - run.start;
        if (count == (size_t)side * side &&
            (!loose || count_digits(line->text + run.start, count, side)))
            return run.start;
    }
    return line->length;
}

size_t text_find_board(const struct text_line *line, size_t at, unsigned side)
{
    /* A dash or an x may be a blank or set a board off. */
    size_t strict = find(line, at, side, false), loose = find(line, at, side, true);
    return strict < loose ? strict : loose;
}

size_t text_leading_cells(const struct text_line *line, unsigned side)
{
    size_t count = 0;
    while (count < line->length && is_symbol(line->text[count], side, true))
        count++;
    return count;
}

bool text_is_pair(const struct text_line *line)
{
    size_t first = text_find_board(line, 0, 9);
    return first < line->length && text_find_board(line, first + 81, 9) < line->length;
}

bool text_has_digits_of(const char *board, const char *part, size_t count)
{
    /* The blanks . * - sort before the digits; x, a blank up to side 9, sorts after them. */
    const char last = count <= 81 ? '9' : 'z';
    bool lacks = false;
    for (size_t i = 0; i < count; i++)
        lacks |= part[i] > '0' && part[i] <= last && part[i] != '_' && board[i] != part[i];
    return !lacks;
}

/* True if RUN of LINE has a digit, and the same blank twice in a row: numbers, dates and words have
 * not. */
static bool has_blanks(const struct text_line *line, const struct symbol_run *run, unsigned side)
{
    bool has_digit = false, has_twice = false;
    if ((run->start > 0 && text_is_letter(line->text[run->start - 1])) ||
        (run->end < line->length && text_is_letter(line->text[run->end])))
        return false;
    for (size_t i = run->start; i < run->end; i++) {
        char c = line->text[i];
        has_digit |= text_symbol_digit(c, side) != 0;
        has_twice |=
            i > run->start && c != '0' && c == line->text[i - 1] && text_symbol_digit(c, side) == 0;
    }
    return has_digit && has_twice;
}

bool text_has_rest(const struct text_line *line, unsigned side)
{
    size_t whole = (size_t)side * side, cells = 0, digits = 0;
    struct symbol_run run;
    for (size_t at = 0; next_run(line, at, side, true, &run); at = run.end) {
        size_t count = run.end - run.start;
        if (count != whole && has_blanks(line, &run, side))
            return true;
        if (count < MIN_RUN || count == whole)
            continue;
        cells += count;
        digits += count_digits(line->text + run.start, count, side);
    }
    return cells > digits && cells > whole / 2;
}

/* True if a character other than a digit follows itself in LINE from AT on, as blanks do. */
static bool repeats(const struct text_line *line, size_t at)
{
    while (++at < line->length)
        if (line->text[at] == line->text[at - 1] && !text_is_decimal(line->text[at]))
            return true;
    return false;
}

bool text_may_be_other(const struct text_line *line, unsigned side)
{
    size_t count = (size_t)side * side;
    if (line->length <= count + count / 2 && !repeats(line, count))
        return false;
    /* In most lines the other board is after a separator, and is the solution. */
    if (line->length > 2 * count && text_has_digits_of(line->text + count + 1, line->text, count))
        return false;
    size_t other = text_find_board(line, count, side);
    return (other < line->length && !text_has_digits_of(line->text + other, line->text, count)) ||
           text_has_rest(line, side);
}

/* True if at most one of COUNT cells is blank: a solution may be damaged as well. */
static bool is_nearly_full(const uint8_t *cells, size_t count)
{
    const uint8_t *blank = memchr(cells, 0, count);
    return !blank || !memchr(blank + 1, 0, count - (size_t)(blank + 1 - cells));
}

static bool ends_word(char c)
{
    return text_is_separator(c) || c == '|' || c == '"' || c == '\'';
}

/* True if LINE has a word as long as a board of SIDE, or one character more or less, with the
 * digits of a puzzle and other characters that may be its blanks. */
static bool has_puzzle_of_other_blanks(const struct text_line *line, unsigned side)
{
    const size_t whole = (size_t)side * side;
    size_t characters = 0, digits = 0;
    for (size_t i = 0; i <= line->length; i++) {
        char c = i < line->length ? line->text[i] : ' ';
        if (!ends_word(c)) {
            characters += (c & 0xC0) != 0x80;
            digits += text_symbol_value(c) && text_symbol_value(c) <= side;
            continue;
        }
        if (characters + 1 >= whole && characters <= whole + 1 && digits >= whole / 5 &&
            digits + 1 < whole)
            return true;
        characters = digits = 0;
    }
    return false;
}

/* True if LINE has something beside boards of SIDE, but no word or colon: perhaps the rest of a
 * board, or a place where one is lost. Letters that may be blanks are no words; beside a board of
 * side 4 a number is one. */
static bool has_wordless_rest(const struct text_line *line, unsigned side)
{
    bool has_rest = false;
    struct symbol_run run = {0, 0};
    if (side <= 4)
        return false;
    for (size_t i = 0; i < line->length; i++) {
        char c = line->text[i];
        if (i >= run.end && next_run(line, i, side, false, &run) && run.start == i &&
            run.end - run.start == (size_t)side * side)
            i = run.end - 1;
        else if (c == ':' || (c & 0x80) || (text_is_letter(c) && !strchr("xXoO", c)))
            return false;
        else
            has_rest |= !text_is_space(c) && c != '"' && c != '\'';
    }
    return has_rest;
}

bool text_may_be_solution(const struct text_line *line, const uint8_t *cells, unsigned side)
{
    const size_t whole = (size_t)side * side;
    size_t digits = 0;
    struct symbol_run run;
    if (!is_nearly_full(cells, whole))
        return false;
    /* Beside boards of other sides any number has that many digits, and letters make words. */
    for (size_t at = 0; side == 9 && next_run(line, at, side, false, &run); at = run.end) {
        size_t count = run.end - run.start;
        size_t found = count_digits(line->text + run.start, count, side);
        digits += count == whole && found + 1 >= whole ? 0 : found;
    }
    /* Puzzles have a digit in at least one cell of five: 17 of 81. */
    return (side == 9 && digits >= whole / 5) || has_puzzle_of_other_blanks(line, side) ||
           has_wordless_rest(line, side);
}
