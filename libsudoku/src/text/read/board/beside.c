/* Boards that stand beside each other on a line: the puzzle, its solution, what was solved so far.
 */
#include "text/read/board/beside.h"

#include <string.h>

#include "text/symbols.h"

/* Shorter runs of symbols are numbers and words. */
enum { SHORTEST_RUN = 9 };

/* Symbols from START to END. */
struct symbol_run {
    size_t start, end;
};

/* Whether C is a digit or a blank on a board of SIDE; LOOSE: be it a blank that words have, too. */
static bool is_symbol(char c, unsigned side, bool loose)
{
    return (loose ? text_symbol_digit(c, side) : text_symbol_value(c)) <= side;
}

/* The run of symbols on a board of SIDE at AT or behind it. False: none. */
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

/* How many digits COUNT symbols on a board of SIDE have among them. */
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

/* A line of blanks alone sets something off. */
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
    /* A dash or an x may be a blank, or set a board off. */
    size_t strict = find(line, at, side, false), loose = find(line, at, side, true);
    return strict < loose ? strict : loose;
}

bool text_has_digits_of(const char *board, const char *part, size_t count)
{
    /* The blanks . * - lie before the digits, x behind those of boards on which it is one. */
    const char last = count <= 81 ? '9' : 'z';
    bool lacks = false;
    for (size_t i = 0; i < count; i++)
        lacks |= part[i] > '0' && part[i] <= last && part[i] != '_' && board[i] != part[i];
    return !lacks;
}

bool text_has_rest(const struct text_line *line, unsigned side)
{
    size_t whole = (size_t)side * side, cells = 0, digits = 0;
    struct symbol_run run;
    for (size_t at = 0; next_run(line, at, side, true, &run); at = run.end) {
        size_t count = run.end - run.start;
        if (count < SHORTEST_RUN || count == whole)
            continue;
        cells += count;
        digits += count_digits(line->text + run.start, count, side);
    }
    return cells > digits && cells > whole / 2;
}

bool text_may_be_other(const struct text_line *line, unsigned side)
{
    size_t count = (size_t)side * side;
    if (line->length <= count + count / 2)
        return false;
    /* In most lines the other one is behind a separator, and the solution. */
    if (line->length > 2 * count && text_has_digits_of(line->text + count + 1, line->text, count))
        return false;
    size_t other = text_find_board(line, count, side);
    return (other < line->length && !text_has_digits_of(line->text + other, line->text, count)) ||
           text_has_rest(line, side);
}

/* Whether one of COUNT cells is blank at most: a solution may be damaged, too. */
static bool is_nearly_full(const uint8_t *cells, size_t count)
{
    const uint8_t *blank = memchr(cells, 0, count);
    return !blank || !memchr(blank + 1, 0, count - (size_t)(blank + 1 - cells));
}

static bool ends_word(char c)
{
    return text_is_separator(c) || c == '|' || c == '"' || c == '\'';
}

/* Whether LINE has a word as long as a board of SIDE, be it one character more or less, that has
 * digits as a puzzle, and otherwise what may be its blanks. */
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

bool text_may_be_solution(const struct text_line *line, const uint8_t *cells, unsigned side)
{
    const size_t whole = (size_t)side * side;
    size_t digits = 0;
    struct symbol_run run;
    if (!is_nearly_full(cells, whole))
        return false;
    /* Beside boards of other sides so few digits are any number; letters make words as well. */
    for (size_t at = 0; side == 9 && next_run(line, at, side, false, &run); at = run.end) {
        size_t count = run.end - run.start;
        size_t found = count_digits(line->text + run.start, count, side);
        digits += count == whole && found + 1 >= whole ? 0 : found;
    }
    /* Puzzles have one digit in five cells or more: 17 of 81. */
    return (side == 9 && digits >= whole / 5) || has_puzzle_of_other_blanks(line, side);
}
