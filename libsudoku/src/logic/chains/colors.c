#include "logic/chains/colors.h"

enum { MAX_GROUPS = 64 };

struct group {
    struct cellset color[2];
    struct cellset seen[2]; /* by some cell of the color */
    struct cellset units;   /* that join them, unit numbers as bits; at most 128 */
};

struct coloring {
    struct search *search;
    unsigned digit;
    unsigned count;
    struct group groups[MAX_GROUPS];
};

/* The partner of CELL in its Nth unit, where that has two places for the digit. */
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

/* Colors all that strong links join to FIRST. A cell may get both colors; its group then is
 * contradictory both ways, and left out. */
static void color_from(const struct coloring *c, unsigned first, struct group *group)
{
    const struct topology *topology = c->search->topology;
    struct cellset todo = cellset_of(first);
    *group = (struct group){0};
    cellset_add(&group->color[0], first);
    while (!cellset_is_empty(todo)) {
        unsigned cell = cellset_take(&todo), other;
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
        seen = cellset_or(seen, topology->peers[cellset_take(&cells)]);
    return seen;
}

static void color_digit(struct coloring *c)
{
    struct cellset left = c->search->position->of_digit[c->digit];
    c->count = 0;
    while (!cellset_is_empty(left) && c->count < MAX_GROUPS) {
        struct group *group = &c->groups[c->count];
        unsigned cell = cellset_take(&left);
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
        unsigned unit = cellset_take(&units);
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
    struct cellset both = cellset_or(group->color[0], group->color[1]);
    if (c->search->technique->variant == COLORS_TRAP)
        return report(c, group, NULL,
                      cellset_minus(cellset_and(group->seen[0], group->seen[1]), both));
    for (unsigned color = 0; color < 2; color++)
        if (cellset_meets(group->color[color], group->seen[color]) &&
            report(c, group, NULL, group->color[color]))
            return true;
    return false;
}

/* Where a color of A sees one of B, one of both others is true. */
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
    struct coloring c = {.search = search};
    for (c.digit = 0; c.digit < search->topology->side; c.digit++) {
        if (search_skips_digit(search, c.digit))
            continue;
        color_digit(&c);
        if (find_in_digit(&c))
            return true;
    }
    return false;
}

/* --------------------------------------------------------------------------------- remote pairs */

/* All cells of PAIR that FIRST reaches, in two colors by the number of steps. False: a cell has
 * both, so that there is no such coloring. */
static bool color_pair(const struct topology *topology, struct cellset cells, unsigned first,
                       struct cellset color[2])
{
    color[0] = cellset_of(first);
    color[1] = cellset_none();
    struct cellset todo = color[0];
    while (!cellset_is_empty(todo)) {
        unsigned cell = cellset_take(&todo), own = cellset_has(&color[1], cell);
        struct cellset next = cellset_and(cells, topology->peers[cell]);
        if (cellset_meets(next, color[own]))
            return false;
        todo = cellset_or(todo, cellset_minus(next, color[!own]));
        color[!own] = cellset_or(color[!own], next);
    }
    return true;
}

static bool report_pair(struct search *search, const struct cellset color[2], struct cellset losers,
                        unsigned pair)
{
    struct step *step = search_start(search);
    step_add_cells(step, cellset_or(color[0], color[1]));
    unsigned a = bit_first(pair), b = bit_first(pair & (pair - 1));
    step_eliminate(step, search->position, losers, a);
    step_eliminate(step, search->position, losers, b);
    return search_report(search);
}

static bool find_pair(struct search *search, struct cellset cells, unsigned pair)
{
    const struct topology *topology = search->topology;
    while (!cellset_is_empty(cells)) {
        struct cellset color[2];
        bool is_colored = color_pair(topology, cells, cellset_first(cells), color);
        struct cellset both = cellset_or(color[0], color[1]);
        cells = cellset_minus(cells, both);
        if (!is_colored || cellset_count(both) < 4)
            continue;
        struct cellset losers =
            cellset_and(seen_by(topology, color[0]), seen_by(topology, color[1]));
        if (report_pair(search, color, cellset_minus(losers, both), pair))
            return true;
    }
    return false;
}

bool colors_find_remote_pair(struct search *search)
{
    const struct position *position = search->position;
    struct cellset left = position->open;
    while (!cellset_is_empty(left)) {
        unsigned pair = position->candidates[cellset_take(&left)];
        if (bit_count(pair) != 2)
            continue;
        struct cellset cells = cellset_none(), open = position->open;
        while (!cellset_is_empty(open)) {
            unsigned cell = cellset_take(&open);
            if (position->candidates[cell] == pair)
                cellset_add(&cells, cell);
        }
        left = cellset_minus(left, cells);
        if (cellset_count(cells) >= 4 && find_pair(search, cells, pair))
            return true;
    }
    return false;
}
