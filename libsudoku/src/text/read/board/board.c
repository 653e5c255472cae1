#include "text/read/board/board.h"

#include <string.h>

#include "text/read/board/shape.h"
#include "text/read/doubt.h"

/* The row of the table that is line INDEX of the board in SHAPE, if any, or of the table. */
static unsigned line_at(const struct text_shape *shape, unsigned index)
{
    return shape->side ? text_shape_row(shape, index) : index;
}

/* The most common of the LENGTHS of COUNT lines. */
static unsigned usual_length(const unsigned *lengths, const struct text_shape *shape,
                             unsigned count)
{
    unsigned usual = 0, most = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned length = lengths[line_at(shape, i)], same = 0;
        for (unsigned k = 0; k < count; k++)
            same += lengths[line_at(shape, k)] == length;
        if (same > most || (same == most && length > usual)) {
            most = same;
            usual = length;
        }
    }
    return usual;
}

/* The first of COUNT lines whose length is not USUAL, or COUNT. */
static unsigned odd_line(const unsigned *lengths, const struct text_shape *shape, unsigned count,
                         unsigned usual)
{
    unsigned i = 0;
    while (i < count && lengths[line_at(shape, i)] == usual)
        i++;
    return i;
}

/* True if blanks are empty cells and no line ends in one: editors remove all of those, or none. */
static bool may_be_stripped(const struct text_placed *table, const struct text_shape *shape,
                            unsigned count)
{
    unsigned i = 0;
    while (i < count &&
           table->lengths[line_at(shape, i)] == table->written_lengths[line_at(shape, i)])
        i++;
    return table->may_be_stripped && !table->has_blank && i == count;
}

/* True if all lines of the board in SHAPE, or of TABLE if there is none, have the same length; in
 * another line it is unknown which cells are missing or too many. If each cell is written out,
 * separators at the ends of lines do not count. False: there is a fault. */
static bool is_even(struct text_placed *table, const struct text_shape *shape)
{
    const unsigned *lengths = table->has_empty ? table->lengths : table->written_lengths;
    unsigned count = shape->side ? shape->side : table->rows;
    unsigned usual = usual_length(table->lengths, shape, count);
    if (odd_line(table->lengths, shape, count, usual) == count)
        return true;
    /* A cell may be missing within a row as well then. */
    table->is_stripped = may_be_stripped(table, shape, count);
    if (table->is_stripped)
        return true;
    usual = usual_length(lengths, shape, count);
    unsigned odd = odd_line(lengths, shape, count, usual);
    if (odd == count)
        return true;
    odd = line_at(shape, odd);
    text_error(&table->fault, table->lines[odd], 1, "expected %u cells in this row, found %u",
               usual, lengths[odd]);
    return false;
}

/* True if the head of TABLE, blank or numbers of columns, is the first row of SHAPE: it may be no
 * row, and another one be missing. */
static bool head_may_be_none(const struct text_placed *table, const struct text_shape *shape)
{
    return table->has_head && shape->row == 0 &&
           (text_shape_row_is_blank(table, 0) || text_shape_first_row_counts(table, shape));
}

/* True if the rows of SHAPE may belong to a larger table that is cut and has gaps between boxes:
 * all blank rows are where gaps would be, whichever row the first box begins with. */
static bool may_have_cut_gaps(const struct text_placed *table, const struct text_shape *shape)
{
    unsigned box = text_root(shape->side), first = 0, gaps = 0;
    if (!table->may_be_cut || shape->row_step || box < 3 || box * box != shape->side)
        return false;
    for (unsigned i = 0; i < shape->side; i++) {
        if (!text_shape_row_is_blank(table, shape->row + i))
            continue;
        first = gaps ? first : i;
        if (i != first + gaps * (box + 1))
            return false;
        gaps++;
    }
    return gaps + 1 == box && first >= 1 && first <= box;
}

/* True if the rows and columns between boxes of SHAPE are empty but for at most one cell. */
static bool has_damaged_gaps(const struct text_placed *table, const struct text_shape *shape)
{
    unsigned period = shape->row_step + 1, filled = 0;
    for (unsigned i = 0; i < table->rows; i++)
        for (unsigned k = 0; k < table->columns; k++)
            filled += (i % period == shape->row_step || k % period == shape->row_step) &&
                      text_placed_value(table, i, k);
    return filled <= 1;
}

/* True if TABLE, all of it in SHAPE, may be a smaller board of square boxes with numbers at two
 * sides, or with gaps between boxes, one of which is damaged. */
static bool may_be_smaller(const struct text_placed *table, const struct text_shape *shape)
{
    unsigned side = shape->side - 1, box = text_root(side),
             whole = text_side_with_gaps(shape->side);
    const struct text_shape numbered = {side, 1, 1, 0, 0};
    const struct text_shape gaps = {whole, 0, 0, text_root(whole), text_root(whole)};
    if (table->rows != shape->side || table->columns != shape->side)
        return false;
    if (whole && has_damaged_gaps(table, &gaps))
        return true;
    return side >= 4 && box * box == side &&
           (text_shape_head_counts(table, &numbered) || text_shape_labels_count(table, &numbered));
}

/* True if TABLE can be nothing but SHAPE. False: there is a fault. */
static bool is_only_reading(struct text_placed *table, const struct text_shape *shape)
{
    uint64_t line = table->lines[shape->row];
    if (head_may_be_none(table, shape))
        text_error(&table->fault, line, 1,
                   "expected %u rows below the head of this table, found %u", shape->side,
                   table->rows - 1);
    else if (may_have_cut_gaps(table, shape))
        text_error(&table->fault, line, 1,
                   "expected rows, or gaps between boxes, found blank rows that may be either");
    else if (may_be_smaller(table, shape))
        text_error(&table->fault, line, 1,
                   "expected cells, or numbers or gaps around them, found what may be either");
    else
        return true;
    return false;
}

/* Finds the board in TABLE. Returns its side, or 0 with a fault. */
static unsigned find_side(struct text_placed *table, uint64_t end, struct text_shape *shape)
{
    if (table->rows == 1) {
        unsigned cells = table->columns, root = text_root(cells);
        if (root * root == cells && root >= 4)
            return root;
        text_error(&table->fault, table->line, 1,
                   "expected 81 cells in this row, or rows, found %u", cells);
        return 0;
    }
    bool is_found = text_shape_find(table, shape);
    if (!is_even(table, shape))
        return 0;
    if (is_found)
        return is_only_reading(table, shape) ? shape->side : 0;
    if (table->rows == table->columns && table->rows < 4)
        text_error(&table->fault, end, 1, "expected 4 rows or more, found %u", table->rows);
    else
        text_error(&table->fault, end, 1, "expected as many rows as columns, found %u and %u",
                   table->rows, table->columns);
    return 0;
}

static void copy_cells(const struct text_placed *table, const struct text_shape *shape,
                       uint8_t *cells)
{
    const unsigned side = shape->side;
    if (table->rows == 1)
        memcpy(cells, table->values, (size_t)side * side);
    for (unsigned i = 0; i < side * side && table->rows > 1; i++)
        cells[i] = text_placed_value(table, text_shape_row(shape, i / side),
                                     text_shape_column(shape, i % side));
}

/* True if all VALUES are the same blank, such as '-'. */
static bool are_dashes(const uint8_t *values, size_t count)
{
    return !values[0] && memcmp(values, values + 1, count - 1) == 0;
}

/* Keeps the fault that the symbols of a board of SIDE are none. */
static void explain(struct text_placed *placed, enum text_alphabet_answer answer, unsigned side)
{
    if (answer != TEXT_ALPHABET_NONE)
        text_alphabet_explain(answer, side, placed->line, &placed->fault);
    else if (placed->side)
        text_placed_report(placed);
    else
        text_error(&placed->fault, placed->top_line, placed->top_column,
                   "expected a digit up to %u or a blank, found %s", side, placed->found);
}

/* Makes the board. Returns the side, or 0 with a fault. */
static unsigned make(struct text_work *work, uint64_t end)
{
    struct text_placed *placed = &work->placed;
    struct text_shape shape = {.side = placed->side};
    if (text_board_has_candidates(placed)) {
        memset(work->cells, 0, (size_t)placed->side * placed->side);
        return placed->side;
    }
    const unsigned side = placed->side ? placed->side : find_side(placed, end, &shape);
    if (!side)
        return 0;
    shape.side = side;
    copy_cells(placed, &shape, work->cells);
    if (placed->side && placed->has_dashes && are_dashes(work->cells, (size_t)side * side)) {
        text_error(&placed->fault, placed->line, 1, "expected a digit, found the line of a frame");
        return 0;
    }
    enum text_alphabet_answer answer =
        placed->has_foreign ? TEXT_ALPHABET_NONE
                            : text_alphabet_choose(side, placed->has_minus_one, &work->named,
                                                   work->cells, &work->alphabet);
    if (answer == TEXT_ALPHABET_FOUND)
        return side;
    explain(placed, answer, side);
    return 0;
}

unsigned text_board_make(struct text_work *work, uint64_t end)
{
    unsigned side = text_placed_has_fault(&work->placed) ? 0 : make(work, end);
    if (!side)
        *work->error = work->placed.fault;
    return side;
}

bool text_board_has_candidates(const struct text_placed *placed)
{
    if (!placed->sets || placed->as_sets.has_failed)
        return false;
    if (placed->prefers_sets && placed->has_lists)
        return true;
    /* -1 is a blank among numbers, one of which is wrong, or the last candidate, which goes. */
    return placed->as_numbers.has_failed && !placed->has_minus_one;
}

/* -------------------------------------------------------------------------------- the puzzle */

void text_board_give(struct text_work *work, enum sudoku_text_format format, unsigned side)
{
    work->puzzle->format = format;
    work->puzzle->side = side;
    work->puzzle->givens = work->cells;
    work->hint.line_side = format == SUDOKU_TEXT_LINE ? side : 0;
}

void text_board_give_symbols(struct text_work *work)
{
    if (*work->alphabet.symbols && !work->placed.has_numbers && !work->puzzle->candidates)
        work->puzzle->symbols = work->alphabet.symbols;
}

/* True if some digits of the table are marked as entries, or the others as givens. In a full board
 * either may be bold; in others the numbers of rows may be. */
static bool has_entries(const struct text_work *work, unsigned side)
{
    const unsigned marks = work->placed.marks;
    return (marks & TEXT_MARK_ENTERED) || marks == (TEXT_MARK_GIVEN | TEXT_MARK_NONE) ||
           (marks == (TEXT_MARK_BOLD | TEXT_MARK_PLAIN) &&
            !memchr(work->cells, 0, (size_t)side * side));
}

enum sudoku_status text_board_give_table(struct text_work *work, enum sudoku_text_format format,
                                         uint64_t end)
{
    unsigned side = text_board_make(work, end);
    if (!side)
        return SUDOKU_ERR_TEXT;
    if (has_entries(work, side))
        return text_error(work->error, work->placed.line, 1,
                          "expected givens alone, found digits that are marked as entries, or not "
                          "as givens as others are");
    if (work->placed.is_stripped && !text_is_proper(work->cells, side, &work->allocator))
        return text_error(work->error, work->placed.line, 1,
                          "expected all cells of each row, or a symmetric puzzle of side 9 with "
                          "one solution, found rows that may lack cells, or have too many");
    work->puzzle->line = work->placed.line;
    text_board_give(work, format, side);
    text_board_give_symbols(work);
    return SUDOKU_OK;
}
