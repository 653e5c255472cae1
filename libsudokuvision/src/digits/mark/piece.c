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

/* True if STRIP, a row of the mask, is mostly dark and extends to the next cell, as a line does;
 * the bar of a digit ends in its cell. */
static bool is_line(uint32_t strip)
{
    const uint32_t middle = (1U << STRIP_END) - (1U << STRIP_START);
    const uint32_t first = strip_around(STRIP_START), last = strip_around(STRIP_END);
    return piece_count_bits(strip & middle) >= STRIP_DARK &&
           ((strip & first) == first || (strip & last) == last);
}

/* The rows or columns to clear at an edge: up to its line, if any, and one more. A bit of LINES,
 * the lowest for the one at the edge, is set for each that looks like a line. Lines less than two
 * apart are one; beyond paper there may be others, such as the base of a digit that reaches the
 * next line. */
static unsigned count_border(uint32_t lines)
{
    if (!lines)
        return 1;
    unsigned first = (unsigned)lowest_bit(lines);
    return first + (unsigned)lowest_bit(~((lines | lines << 1) >> first));
}

static unsigned count_border_rows(const uint32_t *mask, unsigned strip, bool below)
{
    uint32_t lines = 0;
    for (unsigned deep = 0; deep < strip; deep++)
        lines |= (uint32_t)is_line(mask[below ? SIDE - 1 - deep : deep]) << deep;
    return count_border(lines);
}

/* The columns of MASK that are lines in the sense of is_line(). All are counted at once, with a bit
 * of each count in each of five numbers. */
static uint32_t find_line_columns(const uint32_t *mask)
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
    return (first | last) & count[4] & (count[0] | count[1] | count[2] | count[3]);
}

/* The columns of MASK to clear at the left and the right, where LINES are columns that look like
 * lines. */
static uint32_t list_border_columns(uint32_t lines, unsigned strip)
{
    uint32_t right = 0;
    for (unsigned deep = 0; deep < strip; deep++)
        right |= (lines >> (SIDE - 1 - deep) & 1) << deep;
    unsigned from_left = count_border(lines & ((1U << strip) - 1));
    return ((1U << from_left) - 1) | ~(UINT32_MAX >> count_border(right));
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
