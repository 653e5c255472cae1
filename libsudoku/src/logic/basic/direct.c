#include "logic/basic/direct.h"

#include "logic/basic/single.h"

static bool is_asked_for(const struct search *search, unsigned unit)
{
    return topology_is_line(search->topology, unit) == (search->technique->variant == DIRECT_LINES);
}

/* ------------------------------------------------------------------------------------- singles */

static bool report_single(struct search *search, unsigned unit, unsigned cell, unsigned digit)
{
    struct step *step = search_start(search);
    step_place(step, cell, digit);
    step_add_place(step, unit, digit);
    return search_report(search);
}

/* True if a unit of the requested kind has DIGIT only in CELL. */
static bool try_single(struct search *search, unsigned cell, unsigned digit)
{
    const struct topology *topology = search->topology;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = topology->cell_units[cell][n];
        if (is_asked_for(search, unit) &&
            search->position->places[unit][digit] == 1u << topology->cell_places[cell][n])
            return report_single(search, unit, cell, digit);
    }
    return false;
}

bool direct_find_single(struct search *search)
{
    return single_report_due(search, &search->position->hidden, try_single);
}

/* ----------------------------------------------------------------------------------- crossings */

static bool same_kind(const struct topology *topology, unsigned a, unsigned b)
{
    return topology->layout->unit_label[a].kind == topology->layout->unit_label[b].kind;
}

/* True if UNIT has one place for DIGIT without LOSERS. */
static bool leaves_single(const struct search *search, unsigned unit, struct cellset losers,
                          unsigned digit, unsigned *cell)
{
    struct cellset places = position_cells(search->position, unit, digit);
    struct cellset left = cellset_minus(places, losers);
    if (cellset_equal(places, left) || cellset_count(left) != 1)
        return false;
    *cell = cellset_first(left);
    return true;
}

/* Reports that FROM's places for DIGIT all lie in INTO. */
static bool report_locked(struct search *search, unsigned from, unsigned into, unsigned digit)
{
    const struct topology *topology = search->topology;
    struct cellset losers = cellset_minus(topology->unit[into], topology->unit[from]);
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        unsigned cell;
        if (!same_kind(topology, unit, from) || !leaves_single(search, unit, losers, digit, &cell))
            continue;
        struct step *step = search_start(search);
        step_add_place(step, from, digit);
        step_add_place(step, unit, digit);
        step_place(step, cell, digit);
        if (!search->direct_only_places)
            step_eliminate(step, search->position, losers, digit);
        if (search_report(search))
            return true;
    }
    return false;
}

static bool find_locked_in(struct search *search, unsigned from, unsigned digit)
{
    const struct topology *topology = search->topology;
    unsigned places = search->position->places[from][digit];
    if (!(places & (places - 1)))
        return false;
    for (unsigned i = topology->crossing_start[from]; i < topology->crossing_start[from + 1]; i++) {
        const struct crossing *c = &topology->crossings[topology->unit_crossings[i]];
        bool is_first = c->first == from;
        unsigned inside = is_first ? c->first_places : c->second_places;
        if (!(places & ~inside) &&
            report_locked(search, from, is_first ? c->second : c->first, digit))
            return true;
    }
    return false;
}

bool direct_find_locked(struct search *search)
{
    const struct topology *topology = search->topology;
    for (unsigned digit = 0; digit < topology->side; digit++)
        for (unsigned unit = 0; unit < topology->unit_count; unit++)
            if (is_asked_for(search, unit) && find_locked_in(search, unit, digit))
                return true;
    return false;
}

/* ---------------------------------------------------------------------------------------- sets */

struct hidden_set {
    unsigned unit;
    unsigned size;
    unsigned digits;
    unsigned places;
};

static void eliminate_others(struct search *search, const struct hidden_set *set)
{
    for (unsigned places = set->places; places;) {
        unsigned cell = topology_cell(search->topology, set->unit, bit_pop(&places));
        unsigned others = search->position->candidates[cell] & ~set->digits;
        while (others)
            step_eliminate(&search->step, search->position, cellset_of(cell), bit_pop(&others));
    }
}

/* Reports the lowest digit with one place outside the set. */
static bool report_set(struct search *search, const struct hidden_set *set)
{
    const uint16_t *places = search->position->places[set->unit];
    for (unsigned digit = 0; digit < search->topology->side; digit++) {
        unsigned left = places[digit] & ~set->places;
        if (set->digits >> digit & 1 || !left || left & (left - 1) || left == places[digit])
            continue;
        struct step *step = search_start(search);
        for (unsigned digits = set->digits; digits;)
            step_add_place(step, set->unit, bit_pop(&digits));
        step_add_place(step, set->unit, digit);
        step_place(step, topology_cell(search->topology, set->unit, bit_first(left)), digit);
        if (!search->direct_only_places)
            eliminate_others(search, set);
        return search_report(search);
    }
    return false;
}

/* Adds digits from NEXT on until SET has its size. */
static bool choose(struct search *search, struct hidden_set set, unsigned chosen, unsigned next)
{
    if (chosen == set.size)
        return bit_count(set.places) == set.size && report_set(search, &set);
    for (unsigned digit = next; digit < search->topology->side; digit++) {
        unsigned places = search->position->places[set.unit][digit];
        struct hidden_set more = set;
        more.digits |= 1u << digit;
        more.places |= places;
        if (places & (places - 1) && bit_count(more.places) <= set.size &&
            choose(search, more, chosen + 1, digit + 1))
            return true;
    }
    return false;
}

bool direct_find_hidden_set(struct search *search)
{
    const struct topology *topology = search->topology;
    struct hidden_set set = {.size = search->technique->variant};
    for (unsigned lines = 0; lines < 2; lines++)
        for (set.unit = 0; set.unit < topology->unit_count; set.unit++)
            if (topology_is_line(topology, set.unit) == lines &&
                search->position->open_places[set.unit] > set.size && choose(search, set, 0, 0))
                return true;
    return false;
}
