#include "logic/basic/almost_locked.h"

/* Two units that cross: NAKED has cells with the digits alone, HIDDEN their other places. */
struct almost_locked {
    struct search *search;
    unsigned naked_unit, hidden_unit;
    struct cellset crossing;
    struct cellset naked;
    unsigned digits;
};

static void add_conclusions(struct almost_locked *a, struct cellset hidden)
{
    struct search *search = a->search;
    const struct cellset *unit = search->topology->unit;
    struct cellset losers = cellset_minus(unit[a->naked_unit], cellset_or(a->crossing, a->naked));
    for (unsigned digits = a->digits; digits;)
        step_eliminate(&search->step, search->position, losers, bit_pop(&digits));
    for (unsigned digit = 0; digit < search->topology->side; digit++)
        if (!(a->digits >> digit & 1))
            step_eliminate(&search->step, search->position, hidden, digit);
}

/* Reports the naked cells if the digits have as many places in the other unit, outside the
 * crossing, and one in it. */
static bool conclude(struct almost_locked *a)
{
    const struct position *position = a->search->position;
    struct cellset all = cellset_none();
    for (unsigned digits = a->digits; digits;) {
        unsigned digit = bit_pop(&digits);
        if (!position->places[a->hidden_unit][digit])
            return false;
        all = cellset_or(all, position_cells(position, a->hidden_unit, digit));
    }
    struct cellset hidden = cellset_minus(all, a->crossing);
    if (cellset_count(hidden) != cellset_count(a->naked) || !cellset_meets(all, a->crossing))
        return false;
    search_start(a->search);
    add_conclusions(a, hidden);
    step_add_set(&a->search->step, a->naked);
    for (unsigned digits = a->digits; digits;)
        step_add_place(&a->search->step, a->hidden_unit, bit_pop(&digits));
    return search_report(a->search);
}

/* Chooses COUNT more naked cells of FROM, whose digits are no more than the variant's. */
static bool choose(struct almost_locked *a, struct cellset from, unsigned count)
{
    const unsigned size = a->search->technique->variant;
    if (count == 0)
        return bit_count(a->digits) == size && conclude(a);
    while (!cellset_is_empty(from)) {
        struct almost_locked more = *a;
        unsigned cell = cellset_pop(&from);
        cellset_add(&more.naked, cell);
        more.digits |= a->search->position->candidates[cell];
        if (bit_count(more.digits) <= size && choose(&more, from, count - 1))
            return true;
    }
    return false;
}

/* The open cells of NAKED outside HIDDEN with few candidates. */
static struct cellset naked_cells(const struct search *search, unsigned naked, unsigned hidden)
{
    const struct cellset *unit = search->topology->unit;
    struct cellset left =
        cellset_and(cellset_minus(unit[naked], unit[hidden]), search->position->open);
    struct cellset found = cellset_none();
    while (!cellset_is_empty(left)) {
        unsigned cell = cellset_pop(&left);
        if (bit_count(search->position->candidates[cell]) <= search->technique->variant)
            cellset_add(&found, cell);
    }
    return found;
}

static bool try_units(struct search *search, unsigned naked, unsigned hidden)
{
    const struct cellset *unit = search->topology->unit;
    struct almost_locked a = {.search = search,
                              .naked_unit = naked,
                              .hidden_unit = hidden,
                              .crossing = cellset_and(unit[naked], unit[hidden])};
    if (search_knows_unit(search, naked) && search_knows_unit(search, hidden))
        return false;
    return choose(&a, naked_cells(search, naked, hidden), search->technique->variant - 1);
}

bool almost_locked_find(struct search *search)
{
    const struct topology *topology = search->topology;
    for (unsigned i = 0; i < topology->crossing_count; i++) {
        const struct crossing *crossing = &topology->crossings[i];
        if (search_tick(search) || try_units(search, crossing->first, crossing->second) ||
            try_units(search, crossing->second, crossing->first))
            return true;
    }
    return false;
}
