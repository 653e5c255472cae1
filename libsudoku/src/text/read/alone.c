/* Boards that may be solutions: what they are called, what stands around them. */
#include "text/read/alone.h"

#include <string.h>

#include "text/read/board/beside.h"
#include "text/read/error.h"
#include "text/read/forms/json/fragment.h"
#include "text/read/forms/json/keys.h"
#include "text/read/lines/ahead.h"

/* Whether NEXT is more than a board: a pair, the second half of one, or an end of JSON. */
static bool shows_others(const struct text_line *next, const void *unused)
{
    return text_json_is_end(next, unused) || text_is_pair(next) ||
           (next->length && strchr(",;\t|", *next->text));
}

/* Whether there is nothing but cells behind the board of PUZZLE. */
static bool is_beside_cells(const struct sudoku_text_puzzle *puzzle)
{
    const struct text_line rest = {.text = puzzle->comment, .length = puzzle->comment_length};
    return rest.length && text_leading_cells(&rest, puzzle->side) == rest.length;
}

/* Whether the cells at the start of NEXT make a board with those behind PUZZLE, be it one that
 * lacks a cell. */
static bool goes_on(const struct text_line *next, const void *puzzle)
{
    const struct sudoku_text_puzzle *first = puzzle;
    const size_t whole = (size_t)first->side * first->side;
    size_t cells = first->comment_length + text_leading_cells(next, first->side);
    return cells == whole || cells + 1 == whole;
}

size_t text_lone_cells(const struct text_line *line)
{
    struct text_measure measure;
    text_measure(line->text, line->length, &measure);
    return measure.tokens == 1 ? measure.symbols : 0;
}

/* Whether a board has COUNT cells, or one more, which the line end may have replaced. */
static bool is_square(size_t count)
{
    return text_exact_side(count) || text_exact_side(count + 1);
}

static bool makes_square(const struct text_line *next, const void *cells)
{
    size_t more = text_lone_cells(next), count = *(const size_t *)cells;
    return more && more < count && is_square(count + more);
}

/* Whether the board in LINE makes a larger one with the cells of the line before, which was bad, or
 * of the next one. Collections of side 9 are not looked at any further. */
static bool is_broken(struct text_work *work, struct text_line *line, unsigned side)
{
    size_t before = line->number == work->past.fault_line + 1 ? work->past.broken_cells : 0;
    if ((side == 9 && !before) || side <= 3)
        return false;
    size_t cells = text_lone_cells(line);
    return cells && ((before && is_square(cells + before)) ||
                     text_line_after(&work->lines, line, makes_square, &cells));
}

enum sudoku_status text_check_alone(struct text_work *work, struct text_line *line,
                                    const struct sudoku_text_puzzle *puzzle,
                                    struct sudoku_text_error *error)
{
    const uint64_t number = line->number;
    const size_t rest = puzzle->comment_length;
    if (puzzle->candidates)
        return SUDOKU_OK;
    if (!rest && is_broken(work, line, puzzle->side))
        return text_error(error, number, line->skipped + 1,
                          "expected a whole board in this line, found what may be a part of a "
                          "larger one that a line end broke");
    if (rest && (!is_beside_cells(puzzle) || !text_line_after(&work->lines, line, goes_on, puzzle)))
        return SUDOKU_OK;
    if (!rest &&
        (!text_has_no_blank(puzzle) || (!work->past.has_pair && !work->past.records.puzzle &&
                                        !text_line_after(&work->lines, line, shows_others, NULL))))
        return SUDOKU_OK;
    return text_error(error, number, 1,
                      "expected a puzzle, found what may be its solution, or stand beside it, in a "
                      "text that is damaged");
}

bool text_has_no_blank(const struct sudoku_text_puzzle *puzzle)
{
    return !puzzle->candidates && !puzzle->place_count &&
           !memchr(puzzle->givens, 0, (size_t)puzzle->side * puzzle->side);
}

bool text_is_named_solution(const struct text_work *work, const struct sudoku_text_puzzle *puzzle)
{
    return text_has_no_blank(puzzle) &&
           json_names_solution(work->heading.name, work->heading.name_length);
}
