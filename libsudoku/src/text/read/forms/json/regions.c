#include "text/read/forms/json/regions.h"

#include <string.h>

#include "text/symbols.h"

void json_regions_forget(struct json_regions *regions)
{
    regions->cells = regions->labels = regions->lists = regions->numbers = 0;
}

bool json_regions_are_said(const struct json_regions *regions)
{
    return regions->cells || regions->numbers;
}

/* --------------------------------------------------------------------------------------- labels */

static bool add_label(struct json_regions *regions, const char *label, size_t length)
{
    unsigned region = 0;
    while (region < regions->labels && (strncmp(regions->label[region], label, length) != 0 ||
                                        regions->label[region][length] != '\0'))
        region++;
    if (region == SUDOKU_MAX_SIDE || regions->cells == SUDOKU_MAX_CELLS)
        return false;
    if (region == regions->labels) {
        memcpy(regions->label[region], label, length);
        regions->label[region][length] = '\0';
        regions->labels++;
    }
    regions->region[regions->cells++] = (uint8_t)region;
    return true;
}

bool json_regions_add_labels(struct json_regions *regions, const char *text, size_t length)
{
    enum { LONGEST = sizeof regions->label[0] - 1 };
    bool fits = true;
    if (length && length <= LONGEST)
        return add_label(regions, text, length);
    for (size_t i = 0; i < length; i++)
        fits = fits && (text_is_space(text[i]) || add_label(regions, text + i, 1));
    return fits;
}

/* ---------------------------------------------------------------------------------------- cells */

void json_regions_begin_list(struct json_regions *regions)
{
    regions->lists++;
}

bool json_regions_add_number(struct json_regions *regions, unsigned number)
{
    unsigned count = regions->numbers;
    if (number > SUDOKU_MAX_SIDE || regions->lists > SUDOKU_MAX_SIDE ||
        count == sizeof regions->number)
        return false;
    regions->number[count] = (uint8_t)number;
    regions->region[count / 2] = (uint8_t)(regions->lists - 1);
    regions->numbers++;
    return true;
}

/* ------------------------------------------------------------------------------------- board */

/* True if REGION has SIDE regions of SIDE cells each in its COUNT cells. */
static bool are_whole(const uint8_t *region, unsigned count, unsigned side)
{
    unsigned sizes[SUDOKU_MAX_SIDE] = {0};
    bool are = count == side * side;
    for (unsigned cell = 0; are && cell < count; cell++)
        are = region[cell] < side && ++sizes[region[cell]] <= side;
    return are;
}

/* Puts the cells of the lists at their places, counted from 0 or 1: the lowest number is there. */
static bool lay_lists(struct json_regions *regions, unsigned side)
{
    enum { FREE = UINT8_MAX };
    unsigned base = memchr(regions->number, 0, regions->numbers) ? 0 : 1;
    if (regions->numbers != 2 * side * side)
        return false;
    memset(regions->laid, FREE, (size_t)side * side);
    for (unsigned i = 0; i < side * side; i++) {
        unsigned row = regions->number[2 * i] - base, column = regions->number[2 * i + 1] - base;
        if (row >= side || column >= side || regions->laid[row * side + column] != FREE)
            return false;
        regions->laid[row * side + column] = regions->region[i];
    }
    return true;
}

const uint8_t *json_regions_lay(struct json_regions *regions, unsigned side)
{
    if (regions->cells && regions->numbers)
        return NULL;
    if (regions->numbers && !lay_lists(regions, side))
        return NULL;
    const uint8_t *region = regions->numbers ? regions->laid : regions->region;
    unsigned count = regions->numbers ? regions->numbers / 2 : regions->cells;
    return are_whole(region, count, side) ? region : NULL;
}
