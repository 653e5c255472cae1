#include "logic/chains/colors.h"

#include "logic/fish/placements.h"

enum { MAX_GROUPS = 64 };

struct group {
    struct cellset color[2];
    struct cellset seen[2]; /* peers of each color */
    struct cellset units;   /* joining units, as bits; 128 at most */
};

struct coloring {
    struct search *search;
    unsigned digit;
    unsigned count;
    struct group groups[MAX_GROUPS];
};

/* Stores the other place of CELL's Nth unit; false if the unit does not have two places. */
static bool partner(const struct coloring *c, unsigned cell, unsigned n, unsigned *other)
{
    const struct topology *topology = c->search->topology;
    unsigned unit = topology->cell_units[cell][n];
    unsigned places = c->search->position->places[unit][c->digit];
    if (bit_count(places) != 2)
        return false;
    places &= ~(1u << topology->cell_places[cell][n]);
    *other = topology_cell(topology, unit, bit_first(places));
    return true;
}

/* Colors everything connected to FIRST by strong links. A group in which a cell gets both colors is
 * contradictory and ignored. */
static void color_from(const struct coloring *c, unsigned first, struct group *group)
{
    const struct topology *topology = c->search->topology;
    struct cellset todo = cellset_of(first);
    *group = (struct group){0};
    cellset_add(&group->color[0], first);
    while (!cellset_is_empty(todo)) {
        unsigned cell = cellset_pop(&todo), other;
        unsigned color = cellset_has(&group->color[1], cell);
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
            if (!partner(c, cell, n, &other))
                continue;
            cellset_add(&group->units, topology->cell_units[cell][n]);
            if (!cellset_has(&group->color[!color], other))
                cellset_add(&todo, other);
            cellset_add(&group->color[!color], other);
            if (cellset_has(&group->color[color], other))
                return;
        }
    }
}

static struct cellset seen_by(const struct topology *topology, struct cellset cells)
{
    struct cellset seen = cellset_none();
    while (!cellset_is_empty(cells))
        seen = cellset_or(seen, topology->peers[cellset_pop(&cells)]);
    return seen;
}

static void color_digit(struct coloring *c)
{
    struct cellset left = c->search->position->of_digit[c->digit];
    c->count = 0;
    while (!cellset_is_empty(left) && c->count < MAX_GROUPS) {
        struct group *group = &c->groups[c->count];
        unsigned cell = cellset_pop(&left);
        color_from(c, cell, group);
        left = cellset_minus(left, cellset_or(group->color[0], group->color[1]));
        if (cellset_is_empty(group->color[1]) || cellset_meets(group->color[0], group->color[1]))
            continue;
        group->seen[0] = seen_by(c->search->topology, group->color[0]);
        group->seen[1] = seen_by(c->search->topology, group->color[1]);
        c->count++;
    }
}

static void add_group(struct coloring *c, const struct group *group)
{
    struct cellset units = group->units;
    while (!cellset_is_empty(units)) {
        unsigned unit = cellset_pop(&units);
        struct cellset places = position_cells(c->search->position, unit, c->digit);
        struct cellset first = cellset_and(places, group->color[0]);
        step_add_place(&c->search->step, unit, c->digit);
        step_add_link(&c->search->step, true, first, c->digit, cellset_minus(places, first),
                      c->digit);
    }
}

static bool report(struct coloring *c, const struct group *a, const struct group *b,
                   struct cellset losers)
{
    if (!cellset_meets(losers, c->search->position->of_digit[c->digit]))
        return false;
    struct step *step = search_start(c->search);
    add_group(c, a);
    if (b)
        add_group(c, b);
    step_eliminate(step, c->search->position, losers, c->digit);
    return search_report(c->search);
}

static bool find_simple(struct coloring *c, const struct group *group)
{
    if (c->search->technique->variant == COLORS_TRAP)
        return report(c, group, NULL, cellset_and(group->seen[0], group->seen[1]));
    for (unsigned color = 0; color < 2; color++)
        if (cellset_meets(group->color[color], group->seen[color]) &&
            report(c, group, NULL, group->color[color]))
            return true;
    return false;
}

/* If a color of A sees one of B, one of the other two colors is true. */
static bool find_multi_1(struct coloring *c, const struct group *a, const struct group *b)
{
    struct cellset losers = cellset_none();
    for (unsigned i = 0; i < 4; i++) {
        unsigned x = i & 1, y = i >> 1;
        if (cellset_meets(a->color[x], b->seen[y]))
            losers = cellset_or(losers, cellset_and(a->seen[!x], b->seen[!y]));
    }
    return report(c, a, b, losers);
}

static bool find_multi_2(struct coloring *c, const struct group *a, const struct group *b)
{
    for (unsigned x = 0; x < 2; x++)
        if (cellset_meets(a->color[x], b->seen[0]) && cellset_meets(a->color[x], b->seen[1]) &&
            report(c, a, b, a->color[x]))
            return true;
    return false;
}

static bool find_in_digit(struct coloring *c)
{
    unsigned variant = c->search->technique->variant;
    for (unsigned i = 0; i < c->count; i++) {
        if (variant < COLORS_MULTI_1 && find_simple(c, &c->groups[i]))
            return true;
        for (unsigned j = 0; variant >= COLORS_MULTI_1 && j < c->count; j++) {
            const struct group *a = &c->groups[i], *b = &c->groups[j];
            if (variant == COLORS_MULTI_1 ? j > i && find_multi_1(c, a, b)
                                          : j != i && find_multi_2(c, a, b))
                return true;
        }
    }
    return false;
}

bool colors_find(struct search *search)
{
    struct coloring c;
    c.search = search; /* the other fields are set for each digit: too many to clear first */
    for (c.digit = 0; c.digit < search->topology->side; c.digit++) {
        if (!search_has_new_pair(search, c.digit) ||
            cellset_is_empty(placements_exclude(search, c.digit)))
            continue;
        color_digit(&c);
        if (find_in_digit(&c))
            return true;
    }
    return false;
}

/* --------------------------------------------------------------------------------- remote pairs */

/* Maximum number of cells of a chain; HoDoKu's limit. */
enum { MAX_PAIR_CELLS = 10 };

struct pair_chain {
    struct search *search;
    unsigned pair;        /* the two digits */
    struct cellset cells; /* cells with exactly these candidates */
    unsigned count;
    unsigned chain[MAX_PAIR_CELLS];
};

/* Cells seen by two cells of the chain of different colors. */
static struct cellset losers(const struct pair_chain *c)
{
    const struct topology *topology = c->search->topology;
    struct cellset gone = cellset_none();
    for (unsigned i = 0; i < c->count; i++)
        for (unsigned k = i + 3; k < c->count; k += 2)
            gone = cellset_or(
                gone, cellset_and(topology->peers[c->chain[i]], topology->peers[c->chain[k]]));
    return cellset_minus(gone, c->cells);
}

static bool report_pair(struct pair_chain *c)
{
    const struct topology *topology = c->search->topology;
    const struct position *position = c->search->position;
    unsigned a = bit_first(c->pair), b = bit_first(c->pair & (c->pair - 1));
    struct cellset ends =
        cellset_and(topology->peers[c->chain[0]], topology->peers[c->chain[c->count - 1]]);
    ends = cellset_minus(ends, c->cells);
    if (!cellset_meets(ends, cellset_or(position->of_digit[a], position->of_digit[b])))
        return false;
    struct step *step = search_start(c->search);
    step_eliminate(step, position, losers(c), a);
    step_eliminate(step, position, losers(c), b);
    if (!search_wants(c->search))
        return false;
    for (unsigned i = 0; i < c->count; i++)
        cellset_add(&step->cells, c->chain[i]);
    return search_report(c->search);
}

/* Extends the chain from its last cell to cells in LEFT, which are not in it. */
static bool extend_pair(struct pair_chain *c, struct cellset left)
{
    struct cellset next = cellset_and(left, c->search->topology->peers[c->chain[c->count - 1]]);
    if (c->count >= 4 && c->count % 2 == 0 && report_pair(c))
        return true;
    while (c->count < MAX_PAIR_CELLS && !cellset_is_empty(next)) {
        struct cellset rest = left;
        unsigned cell = cellset_pop(&next);
        cellset_remove(&rest, cell);
        c->chain[c->count++] = cell;
        bool is_enough = extend_pair(c, rest);
        c->count--;
        if (is_enough)
            return true;
    }
    return false;
}

/* The cells of BIVALUE with PAIR. */
static struct cellset cells_with(const struct position *position, struct cellset bivalue,
                                 unsigned pair)
{
    struct cellset cells = cellset_none();
    while (!cellset_is_empty(bivalue)) {
        unsigned cell = cellset_pop(&bivalue);
        if (position->candidates[cell] == pair)
            cellset_add(&cells, cell);
    }
    return cells;
}

static bool knows_pair(const struct search *search, unsigned pair)
{
    return search_knows_digit(search, bit_first(pair)) &&
           search_knows_digit(search, bit_last(pair));
}

bool colors_find_remote_pair(struct search *search)
{
    const struct position *position = search->position;
    struct cellset bivalue = position_bivalue(position), starts = bivalue;
    struct pair_chain c = {.search = search, .count = 1};
    while (!cellset_is_empty(starts)) {
        c.chain[0] = cellset_pop(&starts);
        c.pair = position->candidates[c.chain[0]];
        if (knows_pair(search, c.pair))
            continue;
        c.cells = cells_with(position, bivalue, c.pair);
        struct cellset left = c.cells;
        cellset_remove(&left, c.chain[0]);
        if (cellset_count(c.cells) >= 4 && extend_pair(&c, left))
            return true;
    }
    return false;
}
