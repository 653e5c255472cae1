#include "logic/exhaustive/template.h"

/* Maximum number of templates per digit; an empty board of side 9 has 46656. Digits with more are
 * skipped. */
enum { MAX_WAYS = 50000 };

struct templates {
    struct search *search;
    unsigned digit;
    unsigned ways;
    struct cellset some; /* cells in some template */
    struct cellset all;  /* cells in every template */
};

/* Stores the unit, of those without a cell in CHOSEN, with the fewest places LEFT; false if there
 * is none. */
static bool next_unit(const struct templates *t, struct cellset chosen, struct cellset left,
                      struct cellset *places)
{
    unsigned fewest = ~0u;
    for (unsigned unit = 0; unit < t->search->topology->unit_count; unit++) {
        const struct cellset cells = t->search->topology->unit[unit];
        if (!t->search->position->places[unit][t->digit] || cellset_meets(cells, chosen))
            continue;
        struct cellset here = cellset_and(cells, left);
        if (cellset_count(here) < fewest) {
            fewest = cellset_count(here);
            *places = here;
        }
    }
    return fewest != ~0u;
}

static void enumerate(struct templates *t, struct cellset chosen, struct cellset left)
{
    struct cellset places;
    if (t->ways > MAX_WAYS || search_tick(t->search))
        return;
    if (!next_unit(t, chosen, left, &places)) {
        t->ways++;
        t->some = cellset_or(t->some, cellset_or(chosen, left)); /* cells of LEFT are in no unit */
        t->all = cellset_and(t->all, chosen);
        return;
    }
    while (!cellset_is_empty(places)) {
        unsigned cell = cellset_pop(&places);
        struct cellset more = chosen, rest = cellset_minus(left, t->search->topology->peers[cell]);
        cellset_add(&more, cell);
        cellset_remove(&rest, cell);
        enumerate(t, more, rest);
        cellset_remove(&left, cell);
    }
}

static bool report(struct search *search, const struct templates *t, unsigned digits)
{
    struct step *step = search_start(search);
    struct cellset all = t->all;
    for (; digits; digits &= digits - 1)
        for (unsigned unit = 0; unit < search->topology->unit_count; unit++)
            if (search->position->places[unit][bit_first(digits)])
                step_add_place(step, unit, bit_first(digits));
    if (search->technique->variant == TEMPLATE_SET)
        while (!cellset_is_empty(all))
            step_place(step, cellset_pop(&all), t->digit);
    else
        step_eliminate(step, search->position,
                       cellset_minus(search->position->of_digit[t->digit], t->some), t->digit);
    return search_report(search);
}

/* Drops the templates of each digit that meet the common cells of another one's templates, until
 * nothing changes. DIGITS are those refined by another. */
static void refine(struct search *search, struct templates *t, unsigned *digits)
{
    unsigned side = search->topology->side;
    for (unsigned fresh = (1u << side) - 1; fresh && !search_is_over(search);) {
        unsigned digit = bit_pop(&fresh);
        struct cellset cells = search->position->of_digit[digit];
        for (unsigned other = 0; other < side; other++) {
            if (other == digit || !cellset_meets(cells, t[other].all))
                continue;
            cells = cellset_minus(cells, t[other].all);
            *digits |= 1u << other;
        }
        struct templates now = {.search = search, .digit = digit, .all = cells};
        enumerate(&now, cellset_none(), cells);
        if (!now.ways || now.ways > MAX_WAYS)
            now.some = now.all = cellset_none();
        if (!cellset_equal(now.all, t[digit].all))
            fresh |= ((1u << side) - 1) & ~(1u << digit);
        t[digit] = now;
    }
}

bool template_find(struct search *search)
{
    struct templates t[LOGIC_MAX_SIDE] = {{0}};
    unsigned digits = 0;
    refine(search, t, &digits);
    if (search_is_over(search))
        return true;
    for (unsigned digit = 0; digit < search->topology->side; digit++)
        if (t[digit].ways && t[digit].ways <= MAX_WAYS &&
            report(search, &t[digit], digits | 1u << digit))
            return true;
    return false;
}
