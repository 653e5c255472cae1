#include "digits/mark/piece.h"

#include <string.h>

#include "maths/bits.h"

_Static_assert((int)KERNEL_PATCH == (int)CELL_SIDE && CELL_SIDE == 32,
               "a row of a mask is 32 bits");

enum {
    SIDE = CELL_SIDE,
    STRIP_DARK = 17, /* dark pixels of 24 in a line */
    STRIP_START = 4,
    STRIP_END = 28,
    STRIP_REACH = 2, /* dark pixels of a line on both sides of the first or the last of those */
};

/* The pixels of a strip within STRIP_REACH of position AT. */
static uint32_t strip_around(unsigned at)
{
    return ((1U << 2 * STRIP_REACH) - 1) << (at - STRIP_REACH);
}

unsigned piece_count_bits(uint32_t bits)
{
    bits -= bits >> 1 & 0x55555555U;
    bits = (bits & 0x33333333U) + (bits >> 2 & 0x33333333U);
    return ((bits + (bits >> 4)) & 0x0F0F0F0FU) * 0x01010101U >> 24;
}

static int lowest_bit(uint32_t bits)
{
    return (int)piece_count_bits((bits & (0 - bits)) - 1);
}

static int highest_bit(uint32_t bits)
{
    for (unsigned i = 1; i < 32; i *= 2)
        bits |= bits >> i;
    return (int)piece_count_bits(bits) - 1;
}

/* Rows or columns that look like lines: a bit for each that extends to the next cell on at least
 * one side, and for each that does on both sides. */
struct strips {
    uint32_t reaching, crossing;
};

/* Adds ROW of a mask, DEEP rows from the edge, to LINES if it is one: mostly dark, and extending to
 * a next cell; the bar of a digit ends in its cell. */
static void add_row(uint32_t row, unsigned deep, struct strips *lines)
{
    const uint32_t middle = (1U << STRIP_END) - (1U << STRIP_START);
    const uint32_t first = strip_around(STRIP_START), last = strip_around(STRIP_END);
    const bool dark = piece_count_bits(row & middle) >= STRIP_DARK;
    const bool from_first = (row & first) == first, to_last = (row & last) == last;
    lines->reaching |= (uint32_t)(dark && (from_first || to_last)) << deep;
    lines->crossing |= (uint32_t)(dark && from_first && to_last) << deep;
}

/* The rows or columns to clear at an edge, whose bit is the lowest of LINES: up to its line, if
 * any, or up to the deepest that crosses the cell, and one more. Lines less than two apart are one;
 * beyond paper, the base of a digit may reach the next line on one side. */
static unsigned count_border(struct strips lines)
{
    if (!lines.reaching)
        return 1;
    const uint32_t all = lines.reaching;
    unsigned first = (unsigned)lowest_bit(all);
    unsigned end = first + (unsigned)lowest_bit(~((all | all << 1) >> first));
    unsigned deepest = lines.crossing ? (unsigned)highest_bit(lines.crossing) + 2 : 0;
    return deepest > end ? deepest : end;
}

static unsigned count_border_rows(const uint32_t *mask, unsigned strip, bool below)
{
    struct strips lines = {0, 0};
    for (unsigned deep = 0; deep < strip; deep++)
        add_row(mask[below ? SIDE - 1 - deep : deep], deep, &lines);
    return count_border(lines);
}

/* The columns of MASK that are lines, as add_row() finds rows. All are counted at once, with a bit
 * of each count in each of five numbers. */
static struct strips find_line_columns(const uint32_t *mask)
{
    uint32_t count[5] = {0}, first = UINT32_MAX, last = UINT32_MAX;
    for (unsigned y = STRIP_START; y < STRIP_END; y++) {
        uint32_t carry = mask[y];
        for (unsigned i = 0; i < 5; i++) {
            uint32_t both = count[i] & carry;
            count[i] ^= carry;
            carry = both;
        }
    }
    for (unsigned i = 0; i < 2 * STRIP_REACH; i++) {
        first &= mask[STRIP_START - STRIP_REACH + i];
        last &= mask[STRIP_END - STRIP_REACH + i];
    }
    _Static_assert(STRIP_DARK == 17, "a fifth bit, and one of the others");
    const uint32_t dark = count[4] & (count[0] | count[1] | count[2] | count[3]);
    return (struct strips){(first | last) & dark, first & last & dark};
}

/* The lowest COUNT bits of BITS, or the highest ones in reverse order. */
static uint32_t take_edge(uint32_t bits, unsigned count, bool highest)
{
    uint32_t edge = 0;
    for (unsigned deep = 0; deep < count; deep++)
        edge |= (bits >> (highest ? SIDE - 1 - deep : deep) & 1) << deep;
    return edge;
}

/* The columns to clear at the left and the right, where LINES are those of the mask. */
static uint32_t list_border_columns(struct strips lines, unsigned strip)
{
    unsigned clear[2];
    for (unsigned i = 0; i < 2; i++)
        clear[i] = count_border((struct strips){take_edge(lines.reaching, strip, i == 1),
                                                take_edge(lines.crossing, strip, i == 1)});
    return ((1U << clear[0]) - 1) | ~(UINT32_MAX >> clear[1]);
}

/* Clears the remains of the cell's border lines. All are found before one is cleared, since they
 * cross. */
static void clear_borders(uint32_t *mask, unsigned strip)
{
    unsigned top = count_border_rows(mask, strip, false);
    unsigned bottom = count_border_rows(mask, strip, true);
    uint32_t columns = list_border_columns(find_line_columns(mask), strip);
    memset(mask, 0, top * sizeof *mask);
    memset(mask + SIDE - bottom, 0, bottom * sizeof *mask);
    for (unsigned y = 0; y < SIDE; y++)
        mask[y] &= ~columns;
}

/* Row Y of a piece as grown from its neighbors above and below (8-connected). */
static uint32_t grow_row(const struct piece *piece, const uint32_t *mask, int y)
{
    uint32_t near = piece->rows[y];
    uint32_t beside = (y > 0 ? piece->rows[y - 1] : 0) | (y < SIDE - 1 ? piece->rows[y + 1] : 0);
    near |= beside | beside << 1 | beside >> 1;
    return near & mask[y] ? (uint32_t)bits_spread(near, mask[y], SIDE) : 0;
}

void piece_measure(struct piece *piece)
{
    uint32_t columns = 0;
    piece->area = 0;
    piece->top = SIDE;
    piece->bottom = -1;
    for (int y = 0; y < SIDE; y++) {
        if (!piece->rows[y])
            continue;
        piece->top = y < piece->top ? y : piece->top;
        piece->bottom = y;
        piece->area += (int)piece_count_bits(piece->rows[y]);
        columns |= piece->rows[y];
    }
    piece->left = lowest_bit(columns);
    piece->right = highest_bit(columns);
}

/* Grows the rows of PIECE from FIRST in steps of STEP, 1 or -1. Returns false if none grew. */
static bool grow_rows(const uint32_t *mask, int first, int step, struct piece *piece)
{
    bool changed = false;
    for (int y = first; y >= 0 && y < SIDE; y += step) {
        uint32_t row = grow_row(piece, mask, y);
        if (!row)
            break;
        changed = changed || row != piece->rows[y];
        piece->rows[y] = row;
    }
    return changed;
}

/* Grows the piece of MASK from the lowest bit of row START, the first nonempty row, down and up
 * until nothing changes. */
static void grow_piece(const uint32_t *mask, int start, struct piece *piece)
{
    memset(piece, 0, sizeof *piece);
    piece->rows[start] = (uint32_t)bits_spread(mask[start] & (0 - mask[start]), mask[start], SIDE);
    do {
        grow_rows(mask, start, 1, piece);
        piece_measure(piece);
    } while (grow_rows(mask, piece->bottom, -1, piece));
}

void pieces_threshold(const struct darkness *dark, float share, unsigned strip, uint32_t *mask)
{
    kernels_best()->find_deeper(dark->depth, (int16_t)(share * (float)dark->ink), mask);
    clear_borders(mask, strip);
}

bool pieces_pop(uint32_t *mask, struct piece *piece)
{
    int y = 0;
    while (y < SIDE && !mask[y])
        y++;
    if (y == SIDE)
        return false;
    grow_piece(mask, y, piece);
    for (int row = piece->top; row <= piece->bottom; row++)
        mask[row] &= ~piece->rows[row];
    return true;
}

int pieces_find(const struct darkness *dark, float share, unsigned strip, struct piece *pieces)
{
    uint32_t mask[SIDE];
    int count = 0;
    pieces_threshold(dark, share, strip, mask);
    while (count < MAX_PIECES && pieces_pop(mask, &pieces[count]))
        count++;
    return count;
}
