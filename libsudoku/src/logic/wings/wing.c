#include "logic/wings/wing.h"

static bool knows_both(const struct search *search, unsigned a, unsigned b)
{
    return search_knows_cell(search, a) && search_knows_cell(search, b);
}

/* Pincers A and B share DIGIT, and so does the pivot of XYZ-Wings. */
static bool report(struct search *search, unsigned pivot, unsigned a, unsigned b, unsigned digit)
{
    const struct topology *topology = search->topology;
    struct cellset pincers = cellset_or(cellset_of(a), cellset_of(b)), all = pincers;
    cellset_add(&all, pivot);
    struct step *step = search_start(search);
    step_add_cells(step, all);
    step_eliminate(step, search->position,
                   topology_common_peers(topology, search->technique->variant == 3 ? all : pincers),
                   digit);
    return search_report(search);
}

/* True if PIVOT, A and B have three candidates together and the pincers share one. */
static bool is_wing(const struct search *search, unsigned pivot, unsigned a, unsigned b,
                    unsigned *digit)
{
    const uint16_t *candidates = search->position->candidates;
    unsigned shared = candidates[a] & candidates[b];
    unsigned all = candidates[pivot] | candidates[a] | candidates[b];
    if (bit_count(shared) != 1 || bit_count(all) != 3)
        return false;
    *digit = bit_first(shared);
    return search->technique->variant == 3 || !(candidates[pivot] & shared);
}

static bool find_at(struct search *search, unsigned pivot, struct cellset bivalue)
{
    struct cellset firsts = cellset_and(bivalue, search->topology->peers[pivot]);
    bool is_known = search_knows_cell(search, pivot);
    while (!cellset_is_empty(firsts)) {
        unsigned a = cellset_pop(&firsts), digit;
        struct cellset seconds = firsts;
        while (!cellset_is_empty(seconds)) {
            unsigned b = cellset_pop(&seconds);
            if (!(is_known && knows_both(search, a, b)) && is_wing(search, pivot, a, b, &digit) &&
                report(search, pivot, a, b, digit))
                return true;
        }
    }
    return false;
}

static bool find_with(struct search *search, unsigned pivot, unsigned a, unsigned b)
{
    const struct cellset *peers = &search->topology->peers[pivot];
    unsigned digit;
    return cellset_has(peers, a) && cellset_has(peers, b) && is_wing(search, pivot, a, b, &digit) &&
           report(search, pivot, a, b, digit);
}

/* The cells of CELLS changed since the last search. */
static struct cellset changed_cells(const struct search *search, struct cellset cells)
{
    struct cellset changed = cellset_none();
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (!search_knows_cell(search, cell))
            cellset_add(&changed, cell);
    }
    return changed;
}

/* Tries three cells with two candidates, each of which may be the pivot, in HoDoKu's order. */
static bool find_xy(struct search *search, struct cellset bivalue)
{
    const uint16_t *candidates = search->position->candidates;
    struct cellset changed = changed_cells(search, bivalue);
    while (!cellset_is_empty(cellset_and(bivalue, changed))) {
        unsigned a = cellset_pop(&bivalue);
        for (struct cellset second = bivalue; !cellset_is_empty(second);) {
            unsigned b = cellset_pop(&second), both = candidates[a] | candidates[b];
            if (bit_count(both) != 3)
                continue;
            struct cellset third = knows_both(search, a, b) ? cellset_and(second, changed) : second;
            while (!cellset_is_empty(third)) {
                unsigned c = cellset_pop(&third);
                if ((candidates[c] & ~both) == 0 &&
                    (find_with(search, a, b, c) || find_with(search, b, a, c) ||
                     find_with(search, c, a, b)))
                    return true;
            }
        }
    }
    return false;
}

bool wing_find(struct search *search)
{
    struct cellset bivalue = position_bivalue(search->position), open = search->position->open;
    if (search->technique->variant == 2)
        return find_xy(search, bivalue);
    while (!cellset_is_empty(open)) {
        unsigned pivot = cellset_pop(&open);
        if (bit_count(search->position->candidates[pivot]) == search->technique->variant &&
            find_at(search, pivot, bivalue))
            return true;
    }
    return false;
}

/* -------------------------------------------------------------------------------------- W-Wing */

/* UNIT has LINKED in X and Y only; A sees X and B sees Y, so that not both hold LINKED and one
 * holds the other digit. */
static bool report_w(struct search *search, unsigned a, unsigned b, unsigned unit, unsigned linked)
{
    const struct topology *topology = search->topology;
    unsigned other = bit_first(search->position->candidates[a] & ~(1u << linked));
    struct cellset places = position_cells(search->position, unit, linked);
    struct cellset x = cellset_and(places, topology->peers[a]), y = cellset_minus(places, x);
    if (!cellset_is_subset(y, topology->peers[b]) || cellset_is_empty(x) || cellset_is_empty(y)) {
        y = cellset_and(places, topology->peers[b]);
        x = cellset_minus(places, y);
    }
    struct step *step = search_start(search);
    step_add_cells(step, cellset_or(cellset_of(a), cellset_of(b)));
    step_add_place(step, unit, linked);
    step_add_link(step, true, cellset_of(a), other, cellset_of(a), linked);
    step_add_link(step, false, cellset_of(a), linked, x, linked);
    step_add_link(step, true, x, linked, y, linked);
    step_add_link(step, false, y, linked, cellset_of(b), linked);
    step_add_link(step, true, cellset_of(b), linked, cellset_of(b), other);
    step_eliminate(step, search->position, cellset_and(topology->peers[a], topology->peers[b]),
                   other);
    return search_report(search);
}

/* True if UNIT has a strong link whose ends see A and B, one each. */
static bool joins(const struct search *search, unsigned unit, unsigned linked, unsigned a,
                  unsigned b)
{
    const struct topology *topology = search->topology;
    unsigned places = search->position->places[unit][linked];
    if (bit_count(places) != 2)
        return false;
    unsigned x = topology_cell(topology, unit, bit_pop(&places));
    unsigned y = topology_cell(topology, unit, bit_first(places));
    if (x == a || x == b || y == a || y == b)
        return false;
    return (cellset_has(&topology->peers[a], x) && cellset_has(&topology->peers[b], y)) ||
           (cellset_has(&topology->peers[a], y) && cellset_has(&topology->peers[b], x));
}

static bool find_w_between(struct search *search, unsigned a, unsigned b)
{
    bool is_known = knows_both(search, a, b);
    for (unsigned digits = search->position->candidates[a]; digits;) {
        unsigned linked = bit_pop(&digits);
        unsigned other = bit_first(search->position->candidates[a] & ~(1u << linked));
        struct cellset losers = cellset_and(search->topology->peers[a], search->topology->peers[b]);
        if (!cellset_meets(losers, search->position->of_digit[other]))
            continue;
        for (unsigned unit = 0; unit < search->topology->unit_count; unit++)
            if (!(is_known && search_knows_places(search, unit, linked)) &&
                joins(search, unit, linked, a, b) && report_w(search, a, b, unit, linked))
                return true;
    }
    return false;
}

bool wing_find_w(struct search *search)
{
    const struct position *position = search->position;
    struct cellset firsts = position_bivalue(position);
    while (!cellset_is_empty(firsts)) {
        unsigned a = cellset_pop(&firsts);
        struct cellset seconds = firsts;
        while (!cellset_is_empty(seconds)) {
            unsigned b = cellset_pop(&seconds);
            if (position->candidates[a] == position->candidates[b] && find_w_between(search, a, b))
                return true;
        }
    }
    return false;
}
