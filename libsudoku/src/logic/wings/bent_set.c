#include "logic/wings/bent_set.h"

struct bent_set {
    struct search *search;
    unsigned size;
    struct cellset first, second; /* the units */
    struct cellset changed;       /* cells changed since the last search */
    struct cellset cells;
    unsigned digits;
};

static struct cellset places_of(const struct bent_set *set, unsigned digit)
{
    return cellset_and(set->cells, set->search->position->of_digit[digit]);
}

/* True if CELLS all see each other, so that only one of them can hold the digit. */
static bool is_restricted(const struct topology *topology, struct cellset cells)
{
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (!cellset_is_subset(cells, topology->peers[cell]))
            return false;
    }
    return true;
}

static void eliminate(const struct bent_set *set, unsigned digit)
{
    step_eliminate(&set->search->step, set->search->position,
                   topology_common_peers(set->search->topology, places_of(set, digit)), digit);
}

/* The rating times ten by Sukaku Explainer, which knows sets of up to six cells: wings of four or
 * five cells are hardest if their largest cell has three candidates, then with two or four. */
static unsigned rating_of(const struct bent_set *set)
{
    unsigned base = set->search->technique->public.rating, largest = 0;
    struct cellset cells = set->cells;
    while (!cellset_is_empty(cells)) {
        unsigned count = bit_count(set->search->position->candidates[cellset_pop(&cells)]);
        largest = count > largest ? count : largest;
    }
    unsigned distance = largest > 3 ? largest - 3 : 3 - largest;
    return set->size > 5 ? base : base + set->size - 3 - distance;
}

/* If every digit is restricted, each is in one of the cells. */
static bool conclude(const struct bent_set *set)
{
    unsigned loose = 0;
    if (cellset_is_subset(set->cells, set->first) || cellset_is_subset(set->cells, set->second))
        return false;
    for (unsigned digits = set->digits; digits;) {
        unsigned digit = bit_pop(&digits);
        if (!is_restricted(set->search->topology, places_of(set, digit)))
            loose |= 1u << digit;
    }
    if (bit_count(loose) > 1)
        return false;
    step_add_cells(search_start(set->search), set->cells);
    set->search->step.rating = rating_of(set);
    for (unsigned digits = loose ? loose : set->digits; digits;)
        eliminate(set, bit_pop(&digits));
    return search_report(set->search);
}

/* Adds cells of LEFT until the set is complete. */
static bool choose(const struct bent_set *set, unsigned chosen, struct cellset left)
{
    if (chosen == set->size)
        return bit_count(set->digits) == set->size && cellset_meets(set->cells, set->changed) &&
               conclude(set);
    if (search_tick(set->search))
        return true;
    if (!cellset_meets(cellset_or(set->cells, left), set->changed))
        return false;
    while (!cellset_is_empty(left)) {
        unsigned cell = cellset_pop(&left);
        struct bent_set more = *set;
        if (bit_count(set->search->position->candidates[cell]) < 2)
            continue;
        cellset_add(&more.cells, cell);
        more.digits |= set->search->position->candidates[cell];
        if (bit_count(more.digits) <= set->size && choose(&more, chosen + 1, left))
            return true;
    }
    return false;
}

/* Tries each cell of the crossing as the first one chosen. */
static bool find_at(struct search *search, const struct crossing *crossing, struct cellset changed)
{
    const struct topology *topology = search->topology;
    struct bent_set set = {.search = search,
                           .size = search->technique->variant,
                           .first = topology->unit[crossing->first],
                           .second = topology->unit[crossing->second],
                           .changed = changed};
    struct cellset open = search->position->open;
    struct cellset hinges = cellset_and(open, cellset_and(set.first, set.second));
    struct cellset left = cellset_and(open, cellset_or(set.first, set.second));
    if (!cellset_meets(left, changed))
        return false;
    while (!cellset_is_empty(hinges)) {
        unsigned hinge = cellset_pop(&hinges);
        cellset_remove(&left, hinge);
        set.cells = cellset_of(hinge);
        set.digits = search->position->candidates[hinge];
        if (bit_count(set.digits) <= set.size && choose(&set, 1, left))
            return true;
    }
    return false;
}

bool bent_set_find(struct search *search)
{
    const struct cellset changed = search_changed_cells(search);
    for (unsigned i = 0; i < search->topology->crossing_count; i++)
        if (find_at(search, &search->topology->crossings[i], changed))
            return true;
    return false;
}
