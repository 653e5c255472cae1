/* Boards that are no puzzles, and what they are instead. */
#include "text/read/board/no_puzzle.h"

#include <string.h>

#include "text/symbols.h"

bool text_is_region_map(const uint8_t *cells, unsigned side)
{
    const unsigned count = side * side;
    bool is_known[UINT8_MAX + 1] = {false};
    unsigned digits = 0, pairs = 0, known = 0;
    if (side < 3)
        return false;
    for (unsigned i = 0; i < count; i++)
        digits += cells[i] != 0;
    if (digits <= count / 2)
        return false;
    for (unsigned i = 1; i < count; i++)
        pairs += cells[i] && cells[i] == cells[i - 1];
    for (unsigned i = side; i < count; i++)
        pairs += cells[i] && cells[i] == cells[i - side];
    for (unsigned i = 0; i < count && pairs > digits / 2; i++) {
        known += cells[i] && !is_known[cells[i]];
        is_known[cells[i]] = true;
    }
    return 2 * known >= side;
}

/* Whether the first row of SIDE is FIRST, FIRST + 1 and so on. */
static bool counts_from(const uint8_t *row, unsigned side, unsigned first)
{
    unsigned i = 0;
    while (i < side && row[i] == first + i)
        i++;
    return i == side;
}

bool text_is_headed(const uint8_t *cells, unsigned side)
{
    if (!counts_from(cells, side, 1) && !counts_from(cells, side, 0))
        return false;
    for (unsigned i = side; i < side * side; i++)
        if (cells[i] && cells[i] == cells[i % side])
            return true;
    return false;
}

bool text_has_row_twice(const uint8_t *cells, unsigned side)
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

bool text_is_drawn_marks(const uint8_t *cells, unsigned side)
{
    unsigned highest = 0;
    if (side != 8 && side != 27 && side != 64)
        return false;
    for (unsigned i = 0; i < side * side; i++)
        highest = cells[i] > highest ? cells[i] : highest;
    return highest > 1 && highest <= (side == 8 ? 4 : side == 27 ? 9 : 16);
}
