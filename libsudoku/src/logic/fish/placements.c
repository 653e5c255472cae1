#include "logic/fish/placements.h"

/* Maximum number of cells tried for one candidate; boards of side 9 need fewer than 100 in the
 * mean.
 */
enum { MAX_TRIALS = 5000 };

struct placements {
    struct search *search;
    unsigned digit;
    unsigned trials;
    struct cellset found; /* the last complete placement */
};

/* Stores the unit without a cell in CHOSEN that has the fewest places LEFT; false: none needs one.
 */
static bool next_unit(const struct placements *p, struct cellset chosen, struct cellset left,
                      struct cellset *places)
{
    const struct topology *topology = p->search->topology;
    unsigned fewest = ~0u;
    for (unsigned unit = 0; unit < topology->unit_count && fewest > 1; unit++) {
        if (!p->search->position->places[unit][p->digit] ||
            cellset_meets(topology->unit[unit], chosen))
            continue;
        struct cellset here = cellset_and(topology->unit[unit], left);
        unsigned count = cellset_count(here);
        if (count < fewest) {
            fewest = count;
            *places = here;
        }
    }
    return fewest != ~0u;
}

static bool place(struct placements *p, unsigned cell, struct cellset chosen, struct cellset left);

/* True if CHOSEN can be completed by cells LEFT, after too many trials, or if the call is over. */
static bool complete(struct placements *p, struct cellset chosen, struct cellset left)
{
    struct cellset places;
    if (!next_unit(p, chosen, left, &places)) {
        p->found = chosen;
        return true;
    }
    while (!cellset_is_empty(places)) {
        unsigned cell = cellset_pop(&places);
        if (place(p, cell, chosen, left))
            return true;
        cellset_remove(&left, cell);
    }
    return false;
}

static bool place(struct placements *p, unsigned cell, struct cellset chosen, struct cellset left)
{
    if (++p->trials > MAX_TRIALS || search_tick(p->search))
        return true;
    cellset_add(&chosen, cell);
    cellset_remove(&left, cell);
    return complete(p, chosen, cellset_minus(left, p->search->topology->peers[cell]));
}

struct cellset placements_exclude(struct search *search, unsigned digit)
{
    const struct position *position = search->position;
    struct known_placements *known = &search->scratch->placements[digit];
    const struct cellset all = position->of_digit[digit];
    if (known->version == position->version)
        return known->excluded;
    known->version = position->version;
    known->excluded = cellset_none();
    for (struct cellset open = all; !cellset_is_empty(open);) {
        struct placements p = {.search = search, .digit = digit};
        unsigned cell = cellset_pop(&open);
        bool is_possible = place(&p, cell, cellset_none(), all);
        if (search_is_over(search)) {
            known->version = 0; /* that of no position */
            return all;
        }
        if (!is_possible)
            cellset_add(&known->excluded, cell);
        else if (p.trials > MAX_TRIALS)
            return known->excluded = all;
        open = cellset_minus(open, p.found);
    }
    return known->excluded;
}
