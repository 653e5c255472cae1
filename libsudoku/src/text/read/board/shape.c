#include "text/read/board/shape.h"

unsigned text_shape_row(const struct text_shape *shape, unsigned index)
{
    return shape->row + index + (shape->row_step ? index / shape->row_step : 0);
}

unsigned text_shape_column(const struct text_shape *shape, unsigned index)
{
    return shape->column + index + (shape->column_step ? index / shape->column_step : 0);
}

bool text_shape_row_is_blank(const struct text_placed *table, unsigned row)
{
    for (unsigned i = 0; i < table->columns; i++)
        if (text_placed_value(table, row, i))
            return false;
    return true;
}

/* True if COLUMN is blank from row FIRST on. */
static bool column_is_blank(const struct text_placed *table, unsigned first, unsigned column)
{
    for (unsigned i = first; i < table->rows; i++)
        if (text_placed_value(table, i, column))
            return false;
    return true;
}

/* True if VALUE is number INDEX of the count 1, 2, 3 ..., 0, 1, 2 ... or A, B, C ... that begins
 * with FIRST. */
static bool counts(uint8_t first, uint8_t value, unsigned index)
{
    bool begins = first == 1 || first == TEXT_ZERO || first == text_symbol_value('A');
    return begins && (index == 0 || text_value_number(value) == text_value_number(first) + index);
}

bool text_shape_first_row_counts(const struct text_placed *table, const struct text_shape *shape)
{
    unsigned i = 0;
    while (i < shape->side && counts(text_placed_value(table, 0, shape->column),
                                     text_placed_value(table, 0, text_shape_column(shape, i)), i))
        i++;
    return i == shape->side;
}

bool text_shape_head_counts(const struct text_placed *table, const struct text_shape *shape)
{
    return shape->row > 0 && text_shape_first_row_counts(table, shape);
}

bool text_shape_labels_count(const struct text_placed *table, const struct text_shape *shape)
{
    bool do_count = shape->column > 0;
    for (unsigned i = 0; i < shape->side && do_count; i++)
        do_count = counts(text_placed_value(table, shape->row, shape->column - 1),
                          text_placed_value(table, text_shape_row(shape, i), shape->column - 1), i);
    return do_count;
}

/* True if the rows and columns between the boxes of SHAPE are empty, below a head. */
static bool has_gaps(const struct text_placed *table, const struct text_shape *shape)
{
    for (unsigned i = shape->row_step; i && i < shape->side; i += shape->row_step)
        if (!text_shape_row_is_blank(table, text_shape_row(shape, i) - 1))
            return false;
    for (unsigned i = shape->column_step; i && i < shape->side; i += shape->column_step)
        if (!column_is_blank(table, 0, text_shape_column(shape, i) - 1))
            return false;
    return true;
}

unsigned text_side_with_gaps(unsigned count)
{
    unsigned box = text_root(count);
    return box >= 3 && box * box + box - 1 == count ? box * box : 0;
}

/* The margins of a board in a table. */
struct margins {
    unsigned head;  /* rows above it */
    unsigned label; /* columns before it that number rows */
    unsigned left;  /* blank columns at the sides */
    unsigned right;
};

/* The blank columns after LABEL and at the end of TABLE below HEAD. */
static struct margins blank_sides(const struct text_placed *table, unsigned head, unsigned label)
{
    struct margins blank = {head, label, 0, 0};
    while (blank.left < table->columns && column_is_blank(table, 0, blank.left))
        blank.left++;
    while (blank.left + blank.right < table->columns &&
           column_is_blank(table, 0, table->columns - 1 - blank.right))
        blank.right++;
    return blank;
}

/* True if it is plain which EXTRA columns of BLANK are left out: all of them, or separators at the
 * ends of rows. *LEFT is their number before the board. */
static bool sides_are_plain(const struct margins *blank, unsigned extra, unsigned *left)
{
    bool all = blank->left + blank->right == extra;
    *left = all ? blank->left : 0;
    return all || extra == 0 || (blank->left == 0 && extra <= blank->right);
}

/* Fits a board, with gaps or not, into TABLE below HEAD rows and after LABEL columns. */
static bool fit(const struct text_placed *table, unsigned head, unsigned label, bool row_gaps,
                bool column_gaps, struct text_shape *shape)
{
    unsigned rows = table->rows - head, left = 0;
    unsigned side = row_gaps ? text_side_with_gaps(rows) : rows;
    unsigned box = text_root(side), width = side + (column_gaps ? box - 1 : 0);
    unsigned columns = table->columns - label;
    if (side < 4 || side > SUDOKU_MAX_SIDE || columns < width ||
        ((row_gaps || column_gaps) && (box < 3 || box * box != side)))
        return false;
    const struct margins blank = blank_sides(table, head, label);
    if (!sides_are_plain(&blank, columns - width, &left))
        return false;
    *shape =
        (struct text_shape){side, head, label + left, row_gaps ? box : 0, column_gaps ? box : 0};
    if (head && !text_shape_head_counts(table, shape) && !text_shape_row_is_blank(table, 0))
        return false;
    if (!has_gaps(table, shape) || (label && !text_shape_labels_count(table, shape)))
        return false;
    /* A board of a square side that lacks a row looks like a smaller one; one of side 10 hardly
     * does. */
    unsigned root = text_root(side + 1);
    return columns != side + 1 || root * root != side + 1 || column_gaps ||
           (head && text_shape_head_counts(table, shape));
}

/* Scores how much of TABLE the SHAPE explains: lines that number others are no cells. */
static unsigned weight_of(const struct text_placed *table, const struct text_shape *shape)
{
    unsigned weight = text_shape_head_counts(table, shape) ? 4 : 0;
    weight += text_shape_labels_count(table, shape) ? 4 : 0;
    weight += shape->row_step ? 1 : 0;
    return weight + (shape->column_step ? 1 : 0);
}

bool text_shape_find(const struct text_placed *table, struct text_shape *shape)
{
    unsigned most = 0;
    bool is_clear = false;
    *shape = (struct text_shape){0};
    for (unsigned way = 0; way < 16; way++) {
        struct text_shape found;
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

bool text_shape_exists(const struct text_placed *table)
{
    struct text_shape shape;
    return text_shape_find(table, &shape);
}
