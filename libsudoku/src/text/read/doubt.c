#include "text/read/doubt.h"

#include <string.h>

#include <sudoku/layout.h>
#include <sudoku/solver.h>

#include "text/read/board/beside.h"
#include "text/read/forms/json/fragment.h"
#include "text/read/forms/json/keys.h"
#include "text/read/lines/ahead.h"

/* ---------------------------------------------------------------------- lines around a board */

/* True if NEXT is more than a board: a pair, the second half of one, or an end of JSON. */
static bool shows_others(const struct text_line *next, const void *unused)
{
    return text_json_is_end(next, unused) || text_is_pair(next) ||
           (next->length && strchr(",;\t|", *next->text));
}

/* True if nothing but cells follows the board of PUZZLE on its line. */
static bool has_more_cells(const struct sudoku_text_puzzle *puzzle)
{
    const struct text_line rest = {.text = puzzle->comment, .length = puzzle->comment_length};
    return rest.length && text_leading_cells(&rest, puzzle->side) == rest.length;
}

/* True if the first cells of NEXT make a board with those after PUZZLE, perhaps but for a cell. */
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

/* True if a board has COUNT cells, or one more, which the line end may have replaced. */
static bool is_square(size_t count)
{
    return text_exact_side(count) || text_exact_side(count + 1);
}

static bool makes_square(const struct text_line *next, const void *cells)
{
    size_t more = text_lone_cells(next), count = *(const size_t *)cells;
    return more && more < count && is_square(count + more);
}

/* True if the board in LINE makes a larger one with the cells of the line before, which was bad, or
 * of the next one. Collections of side 9 are not looked at any further. */
static bool is_broken(struct text_work *work, struct text_line *line, unsigned side)
{
    size_t before = text_past_broken_above(&work->past, line->number);
    if ((side == 9 && !before) || side <= 3)
        return false;
    size_t cells = text_lone_cells(line);
    return cells && ((before && is_square(cells + before)) ||
                     text_line_after(&work->lines, line, makes_square, &cells));
}

enum sudoku_status text_doubt_line(struct text_work *work, struct text_line *line)
{
    const struct sudoku_text_puzzle *puzzle = work->puzzle;
    const uint64_t number = line->number;
    const struct text_past *past = &work->past;
    bool has_rest = puzzle->comment_length > 0, is_doubtful;
    if (puzzle->candidates)
        return SUDOKU_OK;
    if (!has_rest && is_broken(work, line, puzzle->side))
        return text_error(work->error, number, line->skipped + 1,
                          "expected a whole board in this line, found what may be a part of a "
                          "larger one that a line end broke");
    if (has_rest)
        is_doubtful =
            has_more_cells(puzzle) && text_line_after(&work->lines, line, goes_on, puzzle);
    else
        is_doubtful =
            text_is_full_board(puzzle) && (past->has_pair || past->records.puzzle ||
                                           text_line_after(&work->lines, line, shows_others, NULL));
    return is_doubtful ? text_error(work->error, number, 1,
                                    "expected a puzzle, found what may be its solution, or stand "
                                    "beside it, in a text that is damaged")
                       : SUDOKU_OK;
}

/* --------------------------------------------------------------------------------- solutions */

bool text_is_full_board(const struct sudoku_text_puzzle *puzzle)
{
    return !puzzle->candidates && !puzzle->place_count &&
           !memchr(puzzle->givens, 0, (size_t)puzzle->side * puzzle->side);
}

bool text_is_named_solution(const struct text_heading *heading,
                            const struct sudoku_text_puzzle *puzzle)
{
    return text_is_full_board(puzzle) && json_names_solution(heading->name, heading->name_length);
}

/* True if half a turn leaves the pattern of givens as it is, as in most printed puzzles. */
static bool is_symmetric(const uint8_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!cells[i] != !cells[count - 1 - i])
            return false;
    return true;
}

bool text_is_proper(const uint8_t *cells, unsigned side, const struct sudoku_allocator *allocator)
{
    const struct sudoku_puzzle puzzle = {cells, NULL};
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    uint8_t solution[81];
    options.allocator = allocator;
    if (side != 9 || !is_symmetric(cells, 81) ||
        sudoku_solver_create(sudoku_layout_classic(), &options, &solver) != SUDOKU_OK)
        return false;
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, solution);
    sudoku_solver_destroy(solver);
    return status == SUDOKU_OK;
}

/* ------------------------------------------------------------------------------------- cells */

/* True if CELLS are a map of regions, perhaps a damaged one: over half of them are filled, with at
 * least half as many values as a row has cells, and equal ones are neighbours, as no digits are. */
static bool is_region_map(const uint8_t *cells, unsigned side)
{
    const unsigned count = side * side;
    bool is_known[UINT8_MAX + 1] = {false};
    unsigned digits = 0, pairs = 0, known = 0;
    for (unsigned i = 0; i < count; i++) {
        digits += cells[i] != 0;
        pairs += cells[i] && i > 0 && cells[i] == cells[i - 1];
        pairs += cells[i] && i >= side && cells[i] == cells[i - side];
        known += cells[i] && !is_known[cells[i]];
        is_known[cells[i]] = true;
    }
    return side >= 3 && digits > count / 2 && pairs > digits / 2 && 2 * known >= side;
}

/* True if ROW of SIDE cells is FIRST, FIRST + 1 and so on, as numbers of columns are. */
static bool counts_from(const uint8_t *row, unsigned side, unsigned first)
{
    unsigned i = 0;
    while (i < side && row[i] == first + i)
        i++;
    return i == side;
}

/* True if the first row of CELLS numbers the columns of a board that lacks a row: one of the
 * numbers is in its column once more. */
static bool is_headed(const uint8_t *cells, unsigned side)
{
    if (!counts_from(cells, side, 1) && !counts_from(cells, side, 0))
        return false;
    for (unsigned i = side; i < side * side; i++)
        if (cells[i] && cells[i] == cells[i % side])
            return true;
    return false;
}

/* True if CELLS of side 5, 10, 17 ... are a square board with numbers or blanks at its sides, and a
 * line twice: one row with digits is the same as the one above. */
static bool has_row_twice(const uint8_t *cells, unsigned side)
{
    unsigned twice = 0, root = text_root(side - 1);
    if (root < 2 || root * root != side - 1)
        return false;
    for (const uint8_t *row = cells + side; row < cells + (size_t)side * side; row += side) {
        unsigned digits = 0;
        for (unsigned i = 0; i < side; i++)
            digits += row[i] != 0;
        twice += digits > 1 && memcmp(row, row - side, side) == 0;
    }
    return twice == 1;
}

/* True if CELLS of side 8, 27 or 64 have no digit over 4, 9 or 16, and not only 1: pencil marks of
 * a smaller board, drawn as a square in each cell. */
static bool are_drawn_marks(const uint8_t *cells, unsigned side)
{
    unsigned highest = 0;
    for (unsigned i = 0; i < side * side; i++)
        highest = cells[i] > highest ? cells[i] : highest;
    unsigned max = side == 8 ? 4 : side == 27 ? 9 : side == 64 ? 16 : 0;
    return highest > 1 && highest <= max;
}

/* The digits that PUZZLE shows: its givens, or single candidates, stored in SINGLES. */
static const uint8_t *shown_digits(const struct sudoku_text_puzzle *puzzle, uint8_t *singles)
{
    if (!puzzle->candidates)
        return puzzle->givens;
    for (unsigned i = 0; i < puzzle->side * puzzle->side; i++) {
        sudoku_digitset set = puzzle->candidates[i];
        singles[i] = sudoku_digitset_is_single(set) ? (uint8_t)sudoku_digitset_first(set) : 0;
    }
    return singles;
}

enum sudoku_status text_doubt_cells(const struct text_work *work)
{
    uint8_t singles[SUDOKU_MAX_CELLS];
    const struct sudoku_text_puzzle *puzzle = work->puzzle;
    const uint8_t *cells = shown_digits(puzzle, singles);
    const unsigned side = puzzle->side;
    if (is_region_map(cells, side))
        return text_error(work->error, puzzle->line, 1,
                          "expected a puzzle, found a map of regions, which belong to a layout: a "
                          "puzzle above it, if any, was read without them");
    if (is_headed(cells, side))
        return text_error(
            work->error, puzzle->line, 1,
            "expected %u rows, found %u below numbers of columns, or a digit twice in a column",
            side, side - 1);
    if (!work->hint.side && !puzzle->candidates && are_drawn_marks(cells, side))
        return text_error(work->error, puzzle->line, 1,
                          "expected digits of side %u, found small ones alone: pencil marks of a "
                          "smaller board, or name the side",
                          side);
    if (has_row_twice(cells, side))
        return text_error(work->error, puzzle->line, 1, "expected different rows, found one twice");
    return SUDOKU_OK;
}
