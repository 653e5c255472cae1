/* The board that stands in a table of cells. */
#include "text/read/board/table_board.h"

#include <string.h>

/* Where the board stands. */
struct shape {
    unsigned side;
    unsigned row; /* the first one of the board */
    unsigned column;
    unsigned row_step; /* an empty row follows each so many; 0: none */
    unsigned column_step;
};

/* The row and the column of the table in which line INDEX of the board stands. */
static unsigned row_of(const struct shape *shape, unsigned index)
{
    return shape->row + index + (shape->row_step ? index / shape->row_step : 0);
}

static unsigned column_of(const struct shape *shape, unsigned index)
{
    return shape->column + index + (shape->column_step ? index / shape->column_step : 0);
}

static uint8_t value_at(const struct text_table *table, unsigned row, unsigned column)
{
    return table->values[row * TEXT_TABLE_SIDE + column];
}

static bool row_is_blank(const struct text_table *table, unsigned row)
{
    for (unsigned i = 0; i < table->columns; i++)
        if (value_at(table, row, i))
            return false;
    return true;
}

/* Whether COLUMN is blank from row FIRST on. */
static bool column_is_blank(const struct text_table *table, unsigned first, unsigned column)
{
    for (unsigned i = first; i < table->rows; i++)
        if (value_at(table, i, column))
            return false;
    return true;
}

/* Whether VALUE is the one at INDEX of 1, 2, 3 ..., 0, 1, 2 ... or A, B, C ..., which FIRST begins.
 */
static bool counts(uint8_t first, uint8_t value, unsigned index)
{
    bool begins = first == 1 || first == TEXT_ZERO || first == text_symbol_value('A');
    return begins && (index == 0 || value == (first == TEXT_ZERO ? 0 : first) + index);
}

/* Whether the first row of TABLE numbers the columns of SHAPE. */
static bool first_row_counts(const struct text_table *table, const struct shape *shape)
{
    unsigned i = 0;
    while (i < shape->side &&
           counts(value_at(table, 0, shape->column), value_at(table, 0, column_of(shape, i)), i))
        i++;
    return i == shape->side;
}

/* Whether the row above the board of SHAPE numbers its columns, or the column before it its rows.
 */
static bool head_counts(const struct text_table *table, const struct shape *shape)
{
    return shape->row > 0 && first_row_counts(table, shape);
}

static bool labels_count(const struct text_table *table, const struct shape *shape)
{
    bool do_count = shape->column > 0;
    for (unsigned i = 0; i < shape->side && do_count; i++)
        do_count = counts(value_at(table, shape->row, shape->column - 1),
                          value_at(table, row_of(shape, i), shape->column - 1), i);
    return do_count;
}

/* Whether the rows and columns between the boxes of SHAPE are empty; a head may be above them. */
static bool has_gaps(const struct text_table *table, const struct shape *shape)
{
    for (unsigned i = shape->row_step; i && i < shape->side; i += shape->row_step)
        if (!row_is_blank(table, row_of(shape, i) - 1))
            return false;
    for (unsigned i = shape->column_step; i && i < shape->side; i += shape->column_step)
        if (!column_is_blank(table, 0, column_of(shape, i) - 1))
            return false;
    return true;
}

/* The side of a board whose COUNT lines have empty ones between boxes; 0: none. */
static unsigned side_with_gaps(unsigned count)
{
    unsigned box = text_root(count);
    return box >= 3 && box * box + box - 1 == count ? box * box : 0;
}

/* What stands around the board, while it is looked for. */
struct margins {
    unsigned head;  /* rows above it */
    unsigned label; /* columns before it that number rows */
    unsigned left;  /* blank columns at the sides */
    unsigned right;
};

/* Blank columns behind LABEL and at the end of TABLE below HEAD. */
static struct margins blank_sides(const struct text_table *table, unsigned head, unsigned label)
{
    struct margins blank = {head, label, 0, 0};
    while (blank.left < table->columns && column_is_blank(table, 0, blank.left))
        blank.left++;
    while (blank.left + blank.right < table->columns &&
           column_is_blank(table, 0, table->columns - 1 - blank.right))
        blank.right++;
    return blank;
}

/* Whether it is plain which EXTRA columns are to be left out of those that are BLANK: all of them,
 * or separators at the ends of rows. Takes them into *LEFT. */
static bool sides_are_plain(const struct margins *blank, unsigned extra, unsigned *left)
{
    bool all = blank->left + blank->right == extra;
    *left = all ? blank->left : 0;
    return all || extra == 0 || (blank->left == 0 && extra <= blank->right);
}

/* Fits a board of SIDE, with gaps or not, into TABLE beside margins of HEAD and LABEL. */
static bool fit(const struct text_table *table, unsigned head, unsigned label, bool row_gaps,
                bool column_gaps, struct shape *shape)
{
    unsigned rows = table->rows - head, left = 0;
    unsigned side = row_gaps ? side_with_gaps(rows) : rows;
    unsigned box = text_root(side), width = side + (column_gaps ? box - 1 : 0);
    unsigned columns = table->columns - label;
    if (side < 4 || side > SUDOKU_MAX_SIDE || columns < width ||
        ((row_gaps || column_gaps) && (box < 3 || box * box != side)))
        return false;
    const struct margins blank = blank_sides(table, head, label);
    if (!sides_are_plain(&blank, columns - width, &left))
        return false;
    *shape = (struct shape){side, head, label + left, row_gaps ? box : 0, column_gaps ? box : 0};
    if (head && !head_counts(table, shape) && !row_is_blank(table, 0))
        return false;
    if (!has_gaps(table, shape) || (label && !labels_count(table, shape)))
        return false;
    /* A board of a square side that lacks a row looks like a smaller one; of side 10 hardly. */
    unsigned root = text_root(side + 1);
    return columns != side + 1 || root * root != side + 1 || column_gaps ||
           (head && head_counts(table, shape));
}

/* How well SHAPE explains TABLE: lines that number others are no cells. */
static unsigned weight_of(const struct text_table *table, const struct shape *shape)
{
    unsigned weight = head_counts(table, shape) ? 4 : 0;
    weight += labels_count(table, shape) ? 4 : 0;
    weight += shape->row_step ? 1 : 0;
    return weight + (shape->column_step ? 1 : 0);
}

/* Finds the board in TABLE: the reading with the most that number others. False: there is none, or
 * two explain as much; *SHAPE then has no side. */
static bool find_board(const struct text_table *table, struct shape *shape)
{
    unsigned most = 0;
    bool is_clear = false;
    *shape = (struct shape){0};
    for (unsigned way = 0; way < 16; way++) {
        struct shape found;
        unsigned head = way & 1, label = way >> 1 & 1;
        if (table->rows <= head || table->columns <= label ||
            !fit(table, head, label, way & 4, way & 8, &found))
            continue;
        unsigned weight = 1 + weight_of(table, &found);
        if (weight >= most)
            is_clear = weight > most;
        if (weight > most) {
            most = weight;
            *shape = found;
        }
    }
    if (!is_clear)
        shape->side = 0;
    return is_clear;
}

bool text_table_is_square(const struct text_table *table)
{
    struct shape shape;
    return find_board(table, &shape);
}

/* --------------------------------------------------------------------------------- the board */

/* The row of the table where line INDEX of the board in SHAPE is; of the table where none was
 * found.
 */
static unsigned line_at(const struct shape *shape, unsigned index)
{
    return shape->side ? row_of(shape, index) : index;
}

/* The LENGTHS that most of COUNT lines have. */
static unsigned usual_length(const unsigned *lengths, const struct shape *shape, unsigned count)
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

/* The first of COUNT lines whose length is not the USUAL one; COUNT: there is none. */
static unsigned odd_line(const unsigned *lengths, const struct shape *shape, unsigned count,
                         unsigned usual)
{
    unsigned i = 0;
    while (i < count && lengths[line_at(shape, i)] == usual)
        i++;
    return i;
}

/* Whether blanks are empty cells and no line ends in one: editors take them all off, or none. */
static bool is_stripped(const struct text_table *table, const struct shape *shape, unsigned count)
{
    unsigned i = 0;
    while (i < count &&
           table->lengths[line_at(shape, i)] == table->written_lengths[line_at(shape, i)])
        i++;
    return table->may_be_stripped && !table->has_blank && i == count;
}

/* Whether all lines of the board in SHAPE, or of TABLE where none was found, are equally long;
 * which cells of another one are missing or too many nobody can know. Where each cell is written
 * out, a separator at the end of some lines does not count. False: *ERROR. */
static bool is_even(const struct text_table *table, const struct shape *shape,
                    struct sudoku_text_error *error)
{
    const unsigned *lengths = table->has_empty ? table->lengths : table->written_lengths;
    unsigned count = shape->side ? shape->side : table->rows;
    unsigned usual = usual_length(table->lengths, shape, count);
    if (odd_line(table->lengths, shape, count, usual) == count || is_stripped(table, shape, count))
        return true;
    usual = usual_length(lengths, shape, count);
    unsigned odd = odd_line(lengths, shape, count, usual);
    if (odd == count)
        return true;
    odd = line_at(shape, odd);
    text_error(error, table->lines[odd], 1, "expected %u cells in this row, found %u", usual,
               lengths[odd]);
    return false;
}

/* Whether the head of TABLE, blank or numbers of columns, is the first row of SHAPE: it may as well
 * be none, and another row be missing. */
static bool head_may_be_none(const struct text_table *table, const struct shape *shape)
{
    return table->has_head && shape->row == 0 &&
           (row_is_blank(table, 0) || first_row_counts(table, shape));
}

/* Whether the rows of SHAPE may be those of a larger table with gaps between boxes, which is cut:
 * the only blank ones are where gaps would be, wherever the first box begins. */
static bool may_have_cut_gaps(const struct text_table *table, const struct shape *shape)
{
    unsigned box = text_root(shape->side), first = 0, gaps = 0;
    if (!table->may_be_cut || shape->row_step || box < 3 || box * box != shape->side)
        return false;
    for (unsigned i = 0; i < shape->side; i++) {
        if (!row_is_blank(table, shape->row + i))
            continue;
        first = gaps ? first : i;
        if (i != first + gaps * (box + 1))
            return false;
        gaps++;
    }
    return gaps + 1 == box && first >= 1 && first <= box;
}

/* Whether the rows and columns between boxes of SHAPE are empty but for a cell. */
static bool has_damaged_gaps(const struct text_table *table, const struct shape *shape)
{
    unsigned period = shape->row_step + 1, filled = 0;
    for (unsigned i = 0; i < table->rows; i++)
        for (unsigned k = 0; k < table->columns; k++)
            filled += (i % period == shape->row_step || k % period == shape->row_step) &&
                      value_at(table, i, k);
    return filled <= 1;
}

/* Whether TABLE, of SHAPE as a whole, may be a smaller board of square boxes with numbers at two
 * sides, or gaps between boxes both ways, where one of the two is damaged. */
static bool may_be_smaller(const struct text_table *table, const struct shape *shape)
{
    unsigned side = shape->side - 1, box = text_root(side), whole = side_with_gaps(shape->side);
    const struct shape numbered = {side, 1, 1, 0, 0};
    const struct shape gaps = {whole, 0, 0, text_root(whole), text_root(whole)};
    if (table->rows != shape->side || table->columns != shape->side)
        return false;
    if (whole && has_damaged_gaps(table, &gaps))
        return true;
    return side >= 4 && box * box == side &&
           (head_counts(table, &numbered) || labels_count(table, &numbered));
}

/* Whether SHAPE is the only thing that TABLE can be. False: *ERROR. */
static bool is_only_reading(const struct text_table *table, const struct shape *shape,
                            struct sudoku_text_error *error)
{
    uint64_t line = table->lines[shape->row];
    if (head_may_be_none(table, shape))
        text_error(error, line, 1, "expected %u rows below the head of this table, found %u",
                   shape->side, table->rows - 1);
    else if (may_have_cut_gaps(table, shape))
        text_error(error, line, 1,
                   "expected rows, or gaps between boxes, found blank rows that may be either");
    else if (may_be_smaller(table, shape))
        text_error(error, line, 1,
                   "expected cells, or numbers or gaps around them, found what may be either");
    else
        return true;
    return false;
}

/* Finds the board in TABLE. Its side, or 0 with *ERROR. */
static unsigned find_side(const struct text_table *table, uint64_t end, struct shape *shape,
                          struct sudoku_text_error *error)
{
    if (table->rows == 1) {
        unsigned cells = table->columns, root = text_root(cells);
        if (root * root == cells && root >= 4)
            return root;
        text_error(error, table->line, 1, "expected 81 cells in this row, or rows, found %u",
                   cells);
        return 0;
    }
    bool is_found = find_board(table, shape);
    if (!is_even(table, shape, error))
        return 0;
    if (is_found)
        return is_only_reading(table, shape, error) ? shape->side : 0;
    text_error(error, end, 1, "expected as many rows as columns, found %u and %u", table->rows,
               table->columns);
    return 0;
}

static enum text_alphabet_answer choose(const struct text_table *table, unsigned side,
                                        const struct text_alphabet *named, uint8_t *cells,
                                        struct text_alphabet *alphabet)
{
    struct text_symbols_seen seen = {side, true, true, table->has_minus_one};
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t value = cells[i];
        bool is_blank = value == 0 || value == TEXT_ZERO;
        bool is_x = side <= 9 && value == text_symbol_value('X');
        seen.are_usual &= value <= side || is_blank || is_x;
        seen.are_letters &= is_blank || (value >= text_symbol_value('A') && !table->has_numbers);
    }
    return text_alphabet_choose(&seen, named, cells, alphabet);
}

unsigned text_table_finish(struct text_table *table, uint64_t end,
                           const struct text_alphabet *named, struct text_alphabet *alphabet,
                           uint8_t *cells, struct sudoku_text_error *error)
{
    struct shape shape;
    unsigned side = find_side(table, end, &shape, error);
    if (!side)
        return 0;
    if (table->rows == 1)
        memcpy(cells, table->values, (size_t)side * side);
    for (unsigned i = 0; i < side * side && table->rows > 1; i++)
        cells[i] =
            table->values[row_of(&shape, i / side) * TEXT_TABLE_SIDE + column_of(&shape, i % side)];
    enum text_alphabet_answer answer = choose(table, side, named, cells, alphabet);
    if (answer == TEXT_ALPHABET_FOUND)
        return side;
    if (answer == TEXT_ALPHABET_NONE)
        text_error(error, table->top_line, table->top_column,
                   "expected a digit up to %u or a blank, found %s", side, table->found);
    else
        text_alphabet_explain(answer, side, table->line, error);
    return 0;
}
