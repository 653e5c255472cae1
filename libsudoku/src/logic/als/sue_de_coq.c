#include "logic/als/sue_de_coq.h"

/* Cells of the crossing, then more of the first unit, then more of the second. */
enum part { PART_CROSSING, PART_FIRST, PART_SECOND, PARTS };

struct sue {
    struct search *search;
    unsigned unit[2];
    struct cellset pool[PARTS];
    struct cellset cells[PARTS];
    unsigned digits[PARTS];
};

static struct cellset chosen(const struct sue *sue)
{
    return cellset_or(sue->cells[PART_CROSSING],
                      cellset_or(sue->cells[PART_FIRST], sue->cells[PART_SECOND]));
}

/* How many digits the cells can take: one that both outer parts have, and the crossing has not,
 * may stand in both units. */
static unsigned count_digits(const struct sue *sue)
{
    unsigned crossing = sue->digits[PART_CROSSING];
    return bit_count(crossing) + bit_count(sue->digits[PART_FIRST] & ~crossing) +
           bit_count(sue->digits[PART_SECOND] & ~crossing);
}

static bool conclude(struct sue *sue)
{
    const struct topology *topology = sue->search->topology;
    struct cellset cells = chosen(sue);
    if (cellset_count(cells) != count_digits(sue))
        return false;
    struct step *step = search_start(sue->search);
    step_add_cells(step, cells);
    for (unsigned i = 0; i < 2; i++) {
        unsigned own = sue->digits[i ? PART_SECOND : PART_FIRST];
        unsigned other = sue->digits[i ? PART_FIRST : PART_SECOND];
        struct cellset rest = cellset_minus(topology->unit[sue->unit[i]], cells);
        for (unsigned digits = own | (sue->digits[PART_CROSSING] & ~other); digits;)
            step_eliminate(step, sue->search->position, rest, bit_take(&digits));
    }
    return search_report(sue->search);
}

/* Each part takes some of its cells; the two outer parts have no digit of the crossing in common.
 */
static bool choose(struct sue *sue, enum part part, struct cellset left)
{
    unsigned min = part == PART_CROSSING ? 2 : 1;
    if (search_counts(sue->search))
        return true;
    if (part == PARTS)
        return conclude(sue);
    if (cellset_count(sue->cells[part]) >= min) {
        unsigned surplus = count_digits(sue) - cellset_count(chosen(sue));
        if ((part != PART_CROSSING || surplus >= 2) &&
            choose(sue, part + 1, part + 1 < PARTS ? sue->pool[part + 1] : left))
            return true;
    }
    while (!cellset_is_empty(left)) {
        unsigned cell = cellset_take(&left), digits = sue->search->position->candidates[cell];
        struct sue more = *sue;
        cellset_add(&more.cells[part], cell);
        more.digits[part] |= digits;
        if (more.digits[PART_FIRST] & more.digits[PART_SECOND] & more.digits[PART_CROSSING])
            continue;
        if (choose(&more, part, left))
            return true;
    }
    return false;
}

static struct cellset open_cells(const struct search *search, struct cellset cells)
{
    return cellset_and(cells, search->position->open);
}

bool sue_de_coq_find(struct search *search)
{
    const struct topology *topology = search->topology;
    for (unsigned i = 0; i < topology->crossing_count; i++) {
        const struct crossing *c = &topology->crossings[i];
        struct cellset first = topology->unit[c->first], second = topology->unit[c->second];
        struct sue sue = {.search = search, .unit = {c->first, c->second}};
        sue.pool[PART_CROSSING] = open_cells(search, cellset_and(first, second));
        sue.pool[PART_FIRST] = open_cells(search, cellset_minus(first, second));
        sue.pool[PART_SECOND] = open_cells(search, cellset_minus(second, first));
        if (cellset_count(sue.pool[PART_CROSSING]) >= 2 &&
            choose(&sue, PART_CROSSING, sue.pool[PART_CROSSING]))
            return true;
    }
    return false;
}
