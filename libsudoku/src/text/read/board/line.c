/* Puzzles on one line. */
#include "text/read/board/board.h"

#include <string.h>

#include "text/read/board/beside.h"
#include "text/read/form.h"
#include "text/read/lines/ahead.h"

/* Turns digits and dots into digits. False: some of the COUNT characters are neither. Two plain
 * loops, which compilers vectorize. */
static bool take_digits(const char *restrict text, size_t count, uint8_t *restrict cells)
{
    uint8_t bad = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t digit = (uint8_t)(text[i] - '0');
        cells[i] = text[i] == '.' ? 0 : digit;
    }
    for (size_t i = 0; i < count; i++)
        bad |= cells[i] > 9;
    return !bad;
}

/* True if 0 may be a digit: it is beside another blank, or once in each row. */
static bool has_unclear_zero(const char *text, size_t count, unsigned side)
{
    size_t zeros = 0;
    if (!memchr(text, '0', count))
        return false;
    for (size_t i = 0; i < count; i++)
        zeros += text[i] == '0';
    return zeros == side || memchr(text, '.', count) || memchr(text, '*', count) ||
           memchr(text, '_', count);
}

size_t text_take_symbols(const char *text, size_t length, uint8_t *cells, unsigned *highest)
{
    size_t count = 0;
    if (length > SUDOKU_MAX_CELLS)
        length = SUDOKU_MAX_CELLS;
    *highest = 9;
    if (take_digits(text, length, cells))
        return length;
    for (; count < length; count++) {
        uint8_t value = text_symbol_value(text[count]);
        if (value == TEXT_NO_SYMBOL)
            break;
        cells[count] = value;
        *highest = value > *highest ? value : *highest;
    }
    return count;
}

/* Makes the rest of LINE from END on the comment of PUZZLE, without separators around it. */
static void take_comment(struct text_work *work, const struct text_line *line, size_t end)
{
    size_t length = line->length;
    while (end < length && text_is_separator(line->text[end]))
        end++;
    while (length > end && text_is_space(line->text[length - 1]))
        length--;
    work->puzzle->comment = line->text + end;
    work->puzzle->comment_length = length - end;
}

/* Reads nine symbols for each cell of side 9, already in cells: symbol D is D, or a blank if D is
 * gone. */
static enum sudoku_status read_pencilmarks(struct text_work *work, const struct text_line *line)
{
    memset(work->sets, 0, 81 * sizeof *work->sets);
    for (unsigned i = 0; i < 729; i++) {
        unsigned digit = i % 9 + 1;
        char found[TEXT_FOUND_SIZE];
        if (work->cells[i] == digit) {
            work->sets[i / 9] = sudoku_digitset_add(work->sets[i / 9], digit);
        } else if (work->cells[i]) {
            text_describe(line, line->text + i, 1, found);
            return text_error_at(work->error, line, i, "expected %u or a blank, found %s", digit,
                                 found);
        }
    }
    memset(work->cells, 0, 81);
    text_board_give(work, SUDOKU_TEXT_PENCILMARKS, 9);
    work->puzzle->candidates = work->sets;
    return SUDOKU_OK;
}

/* True if the COUNT cells of LINE are followed by cells alone that make a larger board with them: a
 * space within that is no end of a smaller one. */
static bool may_go_on(const struct text_line *line, size_t count)
{
    size_t cells = count;
    unsigned top = 0;
    for (size_t i = count; i < line->length; i++) {
        char c = line->text[i];
        unsigned value = c == '-' ? 0 : text_symbol_value(c);
        if (value == TEXT_NO_SYMBOL && !text_is_separator(c))
            return false;
        if (value == TEXT_NO_SYMBOL)
            continue;
        cells++;
        top = value != TEXT_ZERO && value > top ? value : top;
    }
    /* Words have letters beyond the digits of that board. */
    unsigned side = text_exact_side(cells);
    return cells > count && side && top <= side;
}

/* True if CELLS of side 27 have no digit over 9: they are nine candidates for each cell. */
static bool are_pencilmarks(const struct text_hint *hint, unsigned side, const uint8_t *cells)
{
    bool are_digits = side == 27 && hint->side != 27;
    for (unsigned i = 0; i < 729 && are_digits; i++)
        are_digits = cells[i] <= 9;
    return are_digits;
}

bool text_read_plain_line(struct text_work *work, const struct text_line *line,
                          enum sudoku_status *status)
{
    unsigned highest;
    size_t count = text_take_symbols(line->text, line->length, work->cells, &highest);
    if (count <= SUDOKU_MAX_SIDE || !text_hint_allows_line(&work->hint) || work->named.side ||
        (count < line->length && !text_is_separator(line->text[count])))
        return false;
    /* Most lines are like the one before. */
    unsigned side = work->hint.line_side;
    if ((size_t)side * side != count)
        side = text_root(count);
    if (!work->past.records.puzzle)
        take_comment(work, line, count);
    if (count == 729 && highest <= 9 && work->hint.side != 27) {
        *status = read_pencilmarks(work, line);
        return !work->hint.side || work->hint.side == 9;
    }
    if ((size_t)side * side != count || highest > side ||
        (work->hint.side && work->hint.side != side) ||
        work->hint.format == SUDOKU_TEXT_PENCILMARKS || has_unclear_zero(line->text, count, side) ||
        (count < line->length && (text_may_be_solution(line, work->cells, side) ||
                                  text_may_be_other(line, side) || text_is_jigsaw(line))) ||
        ((side > 9 || line->length > 3 * count) && may_go_on(line, count)))
        return false;
    text_board_give(work, SUDOKU_TEXT_LINE, side);
    *status = SUDOKU_OK;
    return true;
}

enum sudoku_status text_read_line(struct text_work *work, const struct text_line *line,
                                  const struct text_plan *plan)
{
    struct text_line cells = *line;
    struct text_measure measure;
    cells.length = plan->length;
    if (work->hint.format == SUDOKU_TEXT_PENCILMARKS)
        return text_error_at(work->error, line, line->length,
                             "expected 729 symbols in this line, found %zu",
                             text_count_cells(line->text, line->length, true));
    text_placed_expect(&work->placed, line->number, plan->side, plan->by_symbols, &work->named,
                       NULL);
    (void)text_placed_add_line(&work->placed, &cells, (size_t)plan->side * plan->side);
    if (!text_board_make(work, line->number))
        return SUDOKU_ERR_TEXT;
    text_measure(cells.text, cells.length, &measure);
    if (plan->by_symbols && !measure.is_even)
        return text_error_at(
            work->error, line, 0,
            "expected one group of cells in this line, or equal ones, found others");
    if (plan->length < line->length && may_go_on(line, plan->length))
        return text_error_at(work->error, line, plan->length,
                             "expected the end of a board of side %u, found cells of a larger one",
                             plan->side);
    if (plan->length < line->length && text_may_be_solution(line, work->cells, plan->side))
        return text_error_at(work->error, line, 0,
                             "expected a puzzle in this line, found a full board and cells beside "
                             "it, whose solution it may be");
    if (plan->length < line->length && plan->length == (size_t)plan->side * plan->side &&
        text_may_be_other(line, plan->side))
        return text_error_at(work->error, line, 0,
                             "expected one puzzle in this line, found several");
    take_comment(work, line, plan->length);
    if (are_pencilmarks(&work->hint, plan->side, work->cells))
        return read_pencilmarks(work, line);
    text_board_give(work, SUDOKU_TEXT_LINE, plan->side);
    text_board_give_symbols(work);
    return SUDOKU_OK;
}
