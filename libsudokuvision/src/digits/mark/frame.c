#include "digits/mark/frame.h"

#include <string.h>

enum {
    SIDE = CELL_SIDE,
    MAX_LAYERS = 5, /* maximum thickness of its line, in pixels */
};

/* Minimum percentages of ink in a frame: rows with ink on both sides of the digit (thin lines have
 * gaps), outermost pixels, and pixels of each layer of its line. Inside the line, digits touching
 * it have less. */
enum { MIN_ROWS = 70, MIN_OUTER = 60, MIN_LAYER = 45 };

bool frame_encloses(const struct piece *frame, const struct piece *piece)
{
    int both = 0, rows = piece->bottom - piece->top + 1;
    if (frame->left >= piece->left || frame->right <= piece->right || frame->top >= piece->top ||
        frame->bottom <= piece->bottom)
        return false;
    uint32_t left = ((uint32_t)1 << piece->left) - 1;
    uint32_t right = ~(uint32_t)0 << piece->right;
    for (int y = piece->top; y <= piece->bottom; y++)
        both += (frame->rows[y] & left) && (frame->rows[y] & right);
    return 100 * both >= MIN_ROWS * rows;
}

/* Bits from the lowest to the highest one of ROW. */
static uint32_t span(uint32_t row)
{
    uint32_t up = row, down = row;
    for (unsigned step = 1; step < SIDE; step *= 2) {
        up |= up << step;
        down |= down >> step;
    }
    return up & down;
}

/* Fills HULL with the pixels that have ink of PIECE on both sides in their row and column. */
static void fill_hull(const struct piece *piece, uint32_t *hull)
{
    uint32_t below[SIDE + 1] = {0}, above = 0;
    for (int y = SIDE - 1; y >= 0; y--)
        below[y] = below[y + 1] | piece->rows[y];
    for (int y = 0; y < SIDE; y++) {
        above |= piece->rows[y];
        hull[y] = span(piece->rows[y]) & above & below[y];
    }
}

/* Removes the outermost pixels of AREA and returns the percentage of them with ink of PIECE. */
static unsigned peel(const struct piece *piece, uint32_t *area)
{
    uint32_t inner[SIDE];
    unsigned count = 0, ink = 0;
    for (int y = 0; y < SIDE; y++) {
        uint32_t above = y > 0 ? area[y - 1] : 0, below = y < SIDE - 1 ? area[y + 1] : 0;
        inner[y] = area[y] & area[y] << 1 & area[y] >> 1 & above & below;
        count += piece_count_bits(area[y] & ~inner[y]);
        ink += piece_count_bits(area[y] & ~inner[y] & piece->rows[y]);
    }
    memcpy(area, inner, sizeof inner);
    return count ? 100 * ink / count : 0;
}

bool frame_open(const struct piece *piece, uint32_t *area)
{
    int width = piece->right - piece->left + 1, height = piece->bottom - piece->top + 1;
    int longer = width > height ? width : height, shorter = width + height - longer;
    uint32_t inner[SIDE];
    unsigned layers = 0;
    if (shorter < FRAME_SIDE || 4 * longer > 5 * shorter)
        return false;
    fill_hull(piece, area);
    if (peel(piece, area) < MIN_OUTER)
        return false;
    memcpy(inner, area, sizeof inner);
    while (peel(piece, inner) >= MIN_LAYER && ++layers < MAX_LAYERS)
        memcpy(area, inner, sizeof inner);
    return layers < MAX_LAYERS;
}
