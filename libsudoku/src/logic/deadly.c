#include "logic/deadly.h"

#include <string.h>

/* --------------------------------------------------------------------------------------- pairs */

/* True if no cell is given, each has two digits, and each unit has each digit twice or never. A
 * solution with these digits only has a twin, with the other digit in each of the cells. */
static bool are_pairs(const struct position *position, const uint16_t *pattern)
{
    const struct topology *topology = position->topology;
    for (unsigned cell = 0; cell < topology->cell_count; cell++) {
        unsigned digits = pattern[cell], value = position->value[cell];
        if (digits && (bit_count(digits) != 2 || cellset_has(&position->given, cell) ||
                       (value && !(digits >> (value - 1) & 1))))
            return false;
    }
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        unsigned once = 0, twice = 0, more = 0;
        for (unsigned place = 0; place < topology->side; place++) {
            unsigned digits = pattern[topology_cell(topology, unit, place)];
            more |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        if (more || once != twice)
            return false;
    }
    return true;
}

/* ---------------------------------------------------------------------------------------- ways */

enum { MAX_CELLS = 8, MAX_WAYS = 512 };

/* All ways to fill a few open cells. */
struct fillings {
    const struct topology *topology;
    unsigned cell_count, way_count;
    bool are_too_many;
    unsigned cells[MAX_CELLS], digits[MAX_CELLS];
    uint8_t way[MAX_WAYS][MAX_CELLS]; /* the digit of each cell */
};

static bool list_cells(struct fillings *ways, const struct position *position,
                       const uint16_t *pattern)
{
    for (unsigned cell = 0; cell < position->topology->cell_count; cell++) {
        if (!pattern[cell])
            continue;
        if (position->value[cell] || ways->cell_count == MAX_CELLS)
            return false;
        ways->cells[ways->cell_count] = cell;
        ways->digits[ways->cell_count++] = pattern[cell];
    }
    return true;
}

/* Fills cell INDEX and those after it in all ways, after the first cells of WAY. */
static void fill(struct fillings *ways, uint8_t *way, unsigned index)
{
    if (index == ways->cell_count) {
        ways->are_too_many |= ways->way_count == MAX_WAYS;
        if (!ways->are_too_many)
            memcpy(ways->way[ways->way_count++], way, MAX_CELLS);
        return;
    }
    for (unsigned digits = ways->digits[index]; digits && !ways->are_too_many;) {
        bool fits = true;
        way[index] = (uint8_t)bit_pop(&digits);
        for (unsigned i = 0; i < index; i++)
            fits &= way[i] != way[index] ||
                    !cellset_has(&ways->topology->peers[ways->cells[index]], ways->cells[i]);
        if (fits)
            fill(ways, way, index + 1);
    }
}

/* The digits that WAY puts into UNIT. */
static unsigned digits_in(const struct fillings *ways, const uint8_t *way, unsigned unit)
{
    unsigned digits = 0;
    for (unsigned i = 0; i < ways->cell_count; i++)
        if (cellset_has(&ways->topology->unit[unit], ways->cells[i]))
            digits |= 1u << way[i];
    return digits;
}

static bool are_twins(const struct fillings *ways, const uint8_t *a, const uint8_t *b)
{
    for (unsigned unit = 0; unit < ways->topology->unit_count; unit++)
        if (digits_in(ways, a, unit) != digits_in(ways, b, unit))
            return false;
    return true;
}

static bool all_have_twins(const struct position *position, const uint16_t *pattern)
{
    struct fillings ways = {.topology = position->topology};
    uint8_t way[MAX_CELLS] = {0};
    if (!list_cells(&ways, position, pattern))
        return false;
    fill(&ways, way, 0);
    if (ways.are_too_many)
        return false;
    for (unsigned i = 0; i < ways.way_count; i++) {
        bool has_twin = false;
        for (unsigned k = 0; k < ways.way_count && !has_twin; k++)
            has_twin = k != i && are_twins(&ways, ways.way[i], ways.way[k]);
        if (!has_twin)
            return false;
    }
    return true;
}

/* ----------------------------------------------------------------------------------- complement */

/* True if PATTERN has all placed cells of DIGITS, and one of them in each of its cells. */
static bool has_all_placed(const struct position *position, const uint16_t *pattern,
                           unsigned digits)
{
    for (unsigned cell = 0; cell < position->topology->cell_count; cell++) {
        unsigned value = position->value[cell] ? 1u << (position->value[cell] - 1) : 0;
        if ((pattern[cell] && !bit_is_single(pattern[cell])) ||
            (value && pattern[cell] != (value & digits)))
            return false;
    }
    return true;
}

/* True if the cells of two digits outside the pattern could be exchanged. */
static bool rest_is_deadly(const struct position *position, const uint16_t *pattern)
{
    const struct topology *topology = position->topology;
    unsigned digits = 0;
    bool has_rest = false;
    for (unsigned cell = 0; cell < topology->cell_count; cell++)
        digits |= pattern[cell];
    if (bit_count(digits) != 2 || !has_all_placed(position, pattern, digits))
        return false;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        unsigned count = 0, here = 0;
        for (unsigned place = 0; place < topology->side; place++) {
            unsigned digit = pattern[topology_cell(topology, unit, place)];
            count += digit != 0;
            here |= digit;
        }
        has_rest |= count == 0;
        if (count != bit_count(here) || (here && here != digits))
            return false;
    }
    return has_rest;
}

bool deadly_is(const struct position *position, const uint16_t *pattern)
{
    return are_pairs(position, pattern) || rest_is_deadly(position, pattern) ||
           all_have_twins(position, pattern);
}
