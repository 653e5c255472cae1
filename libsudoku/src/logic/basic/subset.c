#include "logic/basic/subset.h"

/* A search for SIZE of COUNT masks whose union has SIZE bits. */
struct choice {
    unsigned size;
    unsigned count;
    unsigned items[LOGIC_MAX_SIDE]; /* places or digits to choose from */
    unsigned masks[LOGIC_MAX_SIDE]; /* digits or places of each item */
    unsigned unit;
    bool is_in_one_unit; /* the eliminations are confined to one unit */
    bool (*report)(struct search *search, unsigned unit, unsigned items, unsigned masks);
};

/* Chooses LEFT more items from NEXT on, in addition to ITEMS, whose union is MASKS. */
static bool choose(struct search *search, const struct choice *choice, unsigned next, unsigned left,
                   unsigned items, unsigned masks)
{
    if (left == 0)
        return choice->report(search, choice->unit, items, masks);
    for (unsigned i = next; i + left <= choice->count; i++) {
        unsigned both = masks | choice->masks[i];
        if (bit_count(both) <= choice->size &&
            choose(search, choice, i + 1, left - 1, items | 1u << choice->items[i], both))
            return true;
    }
    return false;
}

/* Stores another unit that contains all CELLS; false if there is none. */
static bool other_unit(const struct topology *topology, struct cellset cells, unsigned unit,
                       unsigned *other)
{
    unsigned first = cellset_first(cells);
    for (unsigned n = 0; n < topology->cell_unit_count[first]; n++) {
        *other = topology->cell_units[first][n];
        if (*other != unit && cellset_is_subset(cells, topology->unit[*other]))
            return true;
    }
    return false;
}

static void eliminate_digits(struct search *search, struct cellset cells, unsigned digits)
{
    while (digits)
        step_eliminate(&search->step, search->position, cells, bit_pop(&digits));
}

static bool loses(const struct search *search, struct cellset cells, unsigned digits)
{
    while (digits)
        if (cellset_meets(cells, search->position->of_digit[bit_pop(&digits)]))
            return true;
    return false;
}

static bool report_naked(struct search *search, unsigned unit, unsigned places, unsigned digits)
{
    const struct topology *topology = search->topology;
    struct cellset cells = topology_cells(topology, unit, places);
    struct step *step = search_start(search);
    step_add_cells(step, cells);
    eliminate_digits(search, cellset_minus(topology->unit[unit], cells), digits);
    return search_report(search);
}

static bool report_locked(struct search *search, unsigned unit, unsigned places, unsigned digits)
{
    const struct topology *topology = search->topology;
    struct cellset cells = topology_cells(topology, unit, places);
    unsigned other;
    if (!other_unit(topology, cells, unit, &other) || other > unit)
        return false;
    struct cellset here = cellset_minus(topology->unit[unit], topology->unit[other]);
    struct cellset there = cellset_minus(topology->unit[other], topology->unit[unit]);
    if (!loses(search, here, digits) || !loses(search, there, digits))
        return false;
    struct step *step = search_start(search);
    step_add_cells(step, cells);
    eliminate_digits(search,
                     cellset_minus(cellset_or(topology->unit[unit], topology->unit[other]), cells),
                     digits);
    return search_report(search);
}

static bool report_hidden(struct search *search, unsigned unit, unsigned digits, unsigned places)
{
    const struct topology *topology = search->topology;
    struct cellset cells = topology_cells(topology, unit, places);
    struct step *step = search_start(search);
    for (unsigned left = digits; left;)
        step_add_place(step, unit, bit_pop(&left));
    eliminate_digits(search, cells, ((1u << topology->side) - 1) & ~digits);
    return search_report(search);
}

/* Lists the open cells of the unit with SIZE candidates or fewer. */
static void offer_cells(const struct search *search, struct choice *choice)
{
    choice->count = 0;
    for (unsigned place = 0; place < search->topology->side; place++) {
        unsigned cell = topology_cell(search->topology, choice->unit, place);
        unsigned candidates = search->position->candidates[cell];
        if (!bit_has_two(candidates) || bit_count(candidates) > choice->size)
            continue;
        choice->items[choice->count] = place;
        choice->masks[choice->count++] = candidates;
    }
}

/* Lists the digits with SIZE places in the unit or fewer. */
static void offer_digits(const struct search *search, struct choice *choice)
{
    choice->count = 0;
    for (unsigned digit = 0; digit < search->topology->side; digit++) {
        unsigned places = search->position->places[choice->unit][digit];
        if (!bit_has_two(places) || bit_count(places) > choice->size)
            continue;
        choice->items[choice->count] = digit;
        choice->masks[choice->count++] = places;
    }
}

typedef void offer_function(const struct search *search, struct choice *choice);

/* A subset of all open cells eliminates nothing. */
static bool find_in(struct search *search, struct choice *choice, offer_function *offer)
{
    if (search->position->open_places[choice->unit] <= choice->size ||
        search_knows_unit(search, choice->unit))
        return false;
    offer(search, choice);
    return choice->count >= choice->size && choose(search, choice, 0, choice->size, 0, 0);
}

/* True if an earlier unit shares two or more cells with UNIT, as report_locked() needs. */
static bool crosses_earlier(const struct topology *topology, unsigned unit)
{
    unsigned begin = topology->crossing_start[unit], end = topology->crossing_start[unit + 1];
    return begin < end && topology->crossings[topology->unit_crossings[begin]].second == unit;
}

/* Boxes before lines: they are easier to scan. */
static bool find(struct search *search, struct choice *choice, offer_function *offer)
{
    const struct topology *topology = search->topology;
    choice->size = search->technique->variant;
    for (unsigned lines = 0; lines < 2; lines++)
        for (choice->unit = 0; choice->unit < topology->unit_count; choice->unit++)
            if (topology_is_line(topology, choice->unit) == lines &&
                (choice->is_in_one_unit || crosses_earlier(topology, choice->unit)) &&
                find_in(search, choice, offer))
                return true;
    return false;
}

bool subset_find_naked(struct search *search)
{
    struct choice choice = {.report = report_naked, .is_in_one_unit = true};
    return find(search, &choice, offer_cells);
}

bool subset_find_locked(struct search *search)
{
    struct choice choice = {.report = report_locked};
    return find(search, &choice, offer_cells);
}

bool subset_find_hidden(struct search *search)
{
    struct choice choice = {.report = report_hidden, .is_in_one_unit = true};
    return find(search, &choice, offer_digits);
}
