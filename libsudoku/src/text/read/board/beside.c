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

/* The run of symbols on a board of SIDE at AT or behind it, with DASHES for blanks. False: none. */
static bool next_run(const struct text_line *line, size_t at, unsigned side, bool dashes,
                     struct symbol_run *run)
{
    for (; at < line->length; at++)
        if (text_symbol_value(line->text[at]) <= side || (dashes && line->text[at] == '-'))
            break;
    run->start = at;
    for (; at < line->length; at++)
        if (text_symbol_value(line->text[at]) > side && !(dashes && line->text[at] == '-'))
            break;
    run->end = at;
    return run->end > run->start;
}

static bool is_blank(char symbol)
{
    return symbol == '-' || text_symbol_value(symbol) == 0;
}

bool text_is_full(const char *board, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (is_blank(board[i]))
            return false;
    return true;
}

/* Whether RUN has digits; a line of dashes alone sets something off. */
static bool has_digits(const struct text_line *line, const struct symbol_run *run)
{
    for (size_t i = run->start; i < run->end; i++)
        if (!is_blank(line->text[i]))
            return true;
    return false;
}

static size_t find(const struct text_line *line, size_t at, unsigned side, bool dashes)
{
    struct symbol_run run;
    for (; next_run(line, at, side, dashes, &run); at = run.end)
        if (run.end - run.start == (size_t)side * side && (!dashes || has_digits(line, &run)))
            return run.start;
    return line->length;
}

size_t text_find_board(const struct text_line *line, size_t at, unsigned side)
{
    /* Dashes may be blanks, or set a board off. */
    size_t plain = find(line, at, side, false), dashed = find(line, at, side, true);
    return plain < dashed ? plain : dashed;
}

bool text_has_digits_of(const char *board, const char *part, size_t count)
{
    bool lacks = false;
    /* The blanks . * - lie before the digits. */
    for (size_t i = 0; i < count; i++)
        lacks |= part[i] > '0' && part[i] != '_' && board[i] != part[i];
    return !lacks;
}

/* What the runs of symbols in a line have together. */
struct tally {
    size_t cells;
    bool has_blanks;
};

/* Adds up the runs of SHORTEST symbols and more, but those of a whole board where they are known
 * to be boards. */
static struct tally add_runs(const struct text_line *line, unsigned side, size_t shortest,
                             bool but_boards)
{
    struct tally tally = {0, false};
    struct symbol_run run;
    for (size_t at = 0; next_run(line, at, side, true, &run); at = run.end) {
        size_t cells = run.end - run.start;
        if (cells < shortest || (but_boards && cells == (size_t)side * side))
            continue;
        tally.cells += cells;
        tally.has_blanks |= !text_is_full(line->text + run.start, cells);
    }
    return tally;
}

bool text_has_rest(const struct text_line *line, unsigned side)
{
    struct tally tally = add_runs(line, side, SHORTEST_RUN, true);
    return tally.has_blanks && tally.cells > (size_t)side * side / 2;
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

bool text_may_be_solution(const struct text_line *line, const uint8_t *cells, unsigned side,
                          size_t boards)
{
    size_t count = (size_t)side * side;
    if (memchr(cells, 0, count))
        return false;
    /* Letters that are digits of large boards make words as well. */
    struct tally tally = add_runs(line, side, side <= 9 ? 1 : SHORTEST_RUN, false);
    return tally.has_blanks && tally.cells >= count * boards + count / 2;
}
