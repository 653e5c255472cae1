#include "logic/uniqueness/grave.h"

enum { RATING_1 = 56, RATING_2 = 57, MAX_NAKED = 6 };

struct grave {
    uint16_t extra[LOGIC_MAX_CELLS]; /* extra digits of each cell */
    struct cellset cells;            /* cells with extra digits */
    unsigned digits;                 /* union of the extra digits */
    struct cellset peers;            /* common peers of CELLS */
};

/* --------------------------------------------------------------------------------- recognition */

/* Cells of UNIT with candidate DIGIT and more than two candidates. */
static struct cellset crowded(const struct position *position, unsigned unit, unsigned digit)
{
    struct cellset cells = position_cells(position, unit, digit), found = cellset_none();
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (bit_count(position->candidates[cell]) > 2)
            cellset_add(&found, cell);
    }
    return found;
}

static void add_extra(struct grave *grave, struct cellset cells, unsigned digit)
{
    grave->cells = cellset_or(grave->cells, cells);
    grave->digits |= 1u << digit;
    while (!cellset_is_empty(cells))
        grave->extra[cellset_pop(&cells)] |= (uint16_t)(1u << digit);
}

/* Finds the extra digits: one for a digit with more than two places in a unit. Which cell it is may
 * follow from another unit, or may be left open if only one digit is concerned. */
static bool collect_extra(const struct search *search, struct grave *grave)
{
    const struct topology *topology = search->topology;
    struct cellset all = cellset_none();
    unsigned concerned = 0;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        for (unsigned digit = 0; digit < topology->side; digit++) {
            unsigned count = bit_count(search->position->places[unit][digit]);
            if (count == 0 || count == 2)
                continue;
            struct cellset cells = crowded(search->position, unit, digit);
            if (cellset_is_empty(cells))
                return false;
            all = cellset_or(all, cells);
            concerned |= 1u << digit;
            if (cellset_count(cells) == 1)
                add_extra(grave, cells, digit);
        }
    }
    if (bit_count(concerned) == 1)
        add_extra(grave, all, bit_first(concerned));
    return concerned != 0;
}

/* True if without the extra digits each cell has two candidates and each digit two places. */
static bool is_grave(const struct search *search, const struct grave *grave)
{
    const struct topology *topology = search->topology;
    const struct position *position = search->position;
    struct cellset open = position->open;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        if (bit_count(position->candidates[cell] & ~(unsigned)grave->extra[cell]) != 2)
            return false;
    }
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        for (unsigned digit = 0; digit < topology->side; digit++) {
            struct cellset cells = position_cells(position, unit, digit);
            unsigned count = 0;
            while (!cellset_is_empty(cells))
                count += !(grave->extra[cellset_pop(&cells)] >> digit & 1);
            if (count != 0 && count != 2)
                return false;
        }
    }
    return true;
}

/* ------------------------------------------------------------------------------------ reporting */

static struct step *start(struct search *search, const struct grave *grave, unsigned rating)
{
    struct step *step = search_start(search);
    step->rating = rating;
    struct cellset open = search->position->open;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        unsigned pair = search->position->candidates[cell] & ~(unsigned)grave->extra[cell];
        unsigned first = bit_pop(&pair);
        step_add_pattern(step, cell, first, bit_first(pair));
    }
    return step;
}

static void eliminate_digits(struct search *search, unsigned cell, unsigned digits)
{
    while (digits)
        step_eliminate(&search->step, search->position, cellset_of(cell), bit_pop(&digits));
}

/* Type 1: one cell, which holds one of its extra digits. */
static bool report_1(struct search *search, const struct grave *grave)
{
    unsigned cell = cellset_first(grave->cells);
    start(search, grave, RATING_1);
    eliminate_digits(search, cell,
                     search->position->candidates[cell] & ~(unsigned)grave->extra[cell]);
    return search_report(search);
}

/* Type 2: one of the cells holds the extra digit, so their common peers do not. */
static bool report_2(struct search *search, const struct grave *grave)
{
    struct step *step = start(search, grave, RATING_2);
    step_eliminate(step, search->position, grave->peers, bit_first(grave->digits));
    return search_report(search);
}

/* Type 4: whichever of the two cells holds an extra digit, the other holds COMMON, which has no
 * other place in a common unit. */
static bool report_4(struct search *search, const struct grave *grave)
{
    struct cellset cells = grave->cells;
    unsigned a = cellset_pop(&cells), b = cellset_first(cells), unit;
    const uint16_t *candidates = search->position->candidates;
    unsigned common = candidates[a] & candidates[b] & ~grave->digits;
    if (bit_count(common) != 1 || !topology_unit_of(search->topology, grave->cells, &unit))
        return false;
    struct step *step = start(search, grave, RATING_2);
    step_add_place(step, unit, bit_first(common));
    eliminate_digits(search, a, candidates[a] & ~(unsigned)grave->extra[a] & ~common);
    eliminate_digits(search, b, candidates[b] & ~(unsigned)grave->extra[b] & ~common);
    return search_report(search);
}

/* ----------------------------------------------------------------------------------- naked sets */

/* Type 3: an extra digit and CELLS of UNIT, one fewer than DIGITS, form a naked set. */
struct naked {
    unsigned unit;
    unsigned size;
    struct cellset cells;
    unsigned digits;
};

static bool report_3(struct search *search, const struct grave *grave, const struct naked *naked)
{
    struct step *step = start(search, grave, RATING_2 + naked->size - 1);
    struct cellset losers =
        cellset_minus(search->topology->unit[naked->unit], cellset_or(naked->cells, grave->cells));
    step_add_cells(step, naked->cells);
    for (unsigned digits = naked->digits; digits;)
        step_eliminate(step, search->position, losers, bit_pop(&digits));
    return search_report(search);
}

static bool choose(struct search *search, const struct grave *grave, struct naked naked,
                   struct cellset from, unsigned left)
{
    if (!left)
        return bit_count(naked.digits) == naked.size && !(grave->digits & ~naked.digits) &&
               report_3(search, grave, &naked);
    while (!cellset_is_empty(from)) {
        struct naked more = naked;
        unsigned cell = cellset_pop(&from);
        cellset_add(&more.cells, cell);
        more.digits |= search->position->candidates[cell];
        if (bit_count(more.digits) <= naked.size && choose(search, grave, more, from, left - 1))
            return true;
    }
    return false;
}

static bool find_3(struct search *search, const struct grave *grave)
{
    const struct topology *topology = search->topology;
    struct cellset from = cellset_and(grave->peers, search->position->open);
    for (unsigned size = 2; size <= MAX_NAKED; size++)
        for (unsigned unit = 0; unit < topology->unit_count; unit++) {
            struct cellset here = cellset_and(from, topology->unit[unit]);
            struct naked naked = {unit, size, cellset_none(), 0};
            if (cellset_is_subset(grave->cells, topology->unit[unit]) &&
                cellset_count(here) >= size && choose(search, grave, naked, here, size - 1))
                return true;
        }
    return false;
}

bool grave_find(struct search *search)
{
    struct grave grave = {.cells = cellset_none()};
    if (!collect_extra(search, &grave) || !is_grave(search, &grave))
        return false;
    unsigned count = cellset_count(grave.cells);
    bool has_one_digit = bit_count(grave.digits) == 1;
    grave.peers = topology_common_peers(search->topology, grave.cells);
    if (count == 1)
        return report_1(search, &grave);
    if (has_one_digit && report_2(search, &grave))
        return true;
    if (count == 2 && report_4(search, &grave))
        return true;
    return !has_one_digit && find_3(search, &grave);
}
