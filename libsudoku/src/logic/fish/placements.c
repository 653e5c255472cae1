#include "logic/fish/placements.h"

/* Maximum number of cells tried for one candidate; boards of side 9 need fewer than 100 in the
 * mean.
 */
enum { MAX_TRIALS = 5000 };

enum { UNIT_WORDS = LOGIC_MAX_UNITS / 64 };

/* Units as bits. */
struct unit_set {
    uint64_t word[UNIT_WORDS];
};

struct placements {
    struct search *search;
    unsigned digit;
    unsigned trials;
    struct cellset found; /* the last complete placement */
};

/* True if SET has one cell or none. */
static bool has_one_at_most(struct cellset set)
{
    uint64_t any = 0, more = 0;
    for (unsigned i = 0; i < CELLSET_WORDS; i++) {
        more |= (set.word[i] & (set.word[i] - 1)) | (any ? set.word[i] : 0);
        any |= set.word[i];
    }
    return !more;
}

/* Stores the one of UNITS that has the fewest places LEFT; false: none is left. */
static bool next_unit(const struct placements *p, const struct unit_set *units, struct cellset left,
                      struct cellset *places)
{
    unsigned fewest = ~0u;
    for (unsigned i = 0; i < UNIT_WORDS; i++)
        for (uint64_t bits = units->word[i]; bits; bits &= bits - 1) {
            unsigned unit = 64 * i + (unsigned)__builtin_ctzll(bits);
            struct cellset here = cellset_and(p->search->topology->unit[unit], left);
            bool is_forced = has_one_at_most(here);
            unsigned count = is_forced || fewest == 2 ? 2 : cellset_count(here);
            if (is_forced || count < fewest) {
                fewest = count;
                *places = here;
            }
            if (is_forced)
                return true;
        }
    return fewest != ~0u;
}

/* Removes the units of CELL from *UNITS. */
static void leave_units(const struct topology *topology, unsigned cell, struct unit_set *units)
{
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = topology->cell_units[cell][n];
        units->word[unit / 64] &= ~((uint64_t)1 << unit % 64);
    }
}

static bool place(struct placements *p, unsigned cell, struct cellset chosen, struct cellset left,
                  struct unit_set units);

/* True if CHOSEN can be completed by cells LEFT, one in each of UNITS, after too many trials, or if
 * the call is over. */
static bool complete(struct placements *p, struct cellset chosen, struct cellset left,
                     const struct unit_set *units)
{
    struct cellset places;
    if (!next_unit(p, units, left, &places)) {
        p->found = chosen;
        return true;
    }
    while (!cellset_is_empty(places)) {
        unsigned cell = cellset_pop(&places);
        if (place(p, cell, chosen, left, *units))
            return true;
        cellset_remove(&left, cell);
    }
    return false;
}

static bool place(struct placements *p, unsigned cell, struct cellset chosen, struct cellset left,
                  struct unit_set units)
{
    const struct topology *topology = p->search->topology;
    if (++p->trials > MAX_TRIALS || search_tick(p->search))
        return true;
    cellset_add(&chosen, cell);
    cellset_remove(&left, cell);
    leave_units(topology, cell, &units);
    return complete(p, chosen, cellset_minus(left, topology->peers[cell]), &units);
}

/* The units in which DIGIT has places. */
static struct unit_set units_of(const struct position *position, unsigned digit)
{
    struct unit_set units = {{0}};
    for (unsigned unit = 0; unit < position->topology->unit_count; unit++)
        if (position->places[unit][digit])
            units.word[unit / 64] |= (uint64_t)1 << unit % 64;
    return units;
}

/* True if CELLS, which do not see each other, have one in each of UNITS. */
static bool covers(const struct topology *topology, struct cellset cells, struct unit_set units)
{
    uint64_t left = 0;
    while (!cellset_is_empty(cells))
        leave_units(topology, cellset_pop(&cells), &units);
    for (unsigned i = 0; i < UNIT_WORDS; i++)
        left |= units.word[i];
    return left == 0;
}

/* The ones of CANDIDATES that are in none of the KNOWN placements that are still complete. */
static struct cellset leave_known(const struct known_placements *known,
                                  const struct topology *topology, struct cellset candidates,
                                  struct unit_set units)
{
    struct cellset open = candidates;
    for (unsigned i = 0; i < MAX_KNOWN_PLACEMENTS; i++) {
        struct cellset cells = cellset_and(known->found[i], candidates);
        if (cellset_meets(cells, open) && covers(topology, cells, units))
            open = cellset_minus(open, cells);
    }
    return open;
}

struct cellset placements_exclude(struct search *search, unsigned digit)
{
    const struct position *position = search->position;
    const unsigned version = position->digit_version[digit];
    struct known_placements *known = &search->scratch->placements[digit];
    const struct cellset all = position->of_digit[digit];
    if (known->version == version)
        return known->excluded;
    struct placements p = {.search = search, .digit = digit};
    known->version = version;
    known->excluded = cellset_none();
    const struct unit_set units = units_of(position, digit);
    struct cellset open = leave_known(known, position->topology, all, units);
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        p.trials = 0;
        bool is_possible = place(&p, cell, cellset_none(), all, units);
        if (search_is_over(search)) {
            known->version = 0; /* that of no position */
            return all;
        }
        if (!is_possible) {
            cellset_add(&known->excluded, cell);
            continue;
        }
        if (p.trials > MAX_TRIALS)
            return known->excluded = all;
        known->found[known->next++ % MAX_KNOWN_PLACEMENTS] = p.found;
        open = cellset_minus(open, p.found);
    }
    return known->excluded;
}
