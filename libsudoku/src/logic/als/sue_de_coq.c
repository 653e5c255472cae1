#include "logic/als/sue_de_coq.h"

/* Cells of the crossing, then more of the first unit, then more of the second. */
enum part { PART_CROSSING, PART_FIRST, PART_SECOND, PARTS };

/* Open cells that a part may take. */
struct pool {
    unsigned count;
    uint8_t cells[LOGIC_MAX_SIDE];
    uint16_t digits[LOGIC_MAX_SIDE];
};

/* What a part has taken so far. */
struct taken {
    unsigned count;
    unsigned digits;
    unsigned cells[LOGIC_MAX_SIDE];
};

struct sue {
    struct search *search;
    unsigned unit[2];
    struct pool pool[PARTS];
    struct taken taken[PARTS];
    int max_spare; /* of the last part */
};

/* How many cells more than digits besides those of the crossing an outer part has: both parts
 * together need as many as the crossing lacks. A digit that both outer parts have, and the crossing
 * has not, may stand in both units. */
static int spare(const struct sue *sue, const struct taken *taken)
{
    return (int)taken->count - (int)bit_count(taken->digits & ~sue->taken[PART_CROSSING].digits);
}

static int lacking(const struct sue *sue)
{
    const struct taken *crossing = &sue->taken[PART_CROSSING];
    return (int)bit_count(crossing->digits) - (int)crossing->count;
}

/* The most spare cells that cells of POOL from NEXT on can give together with TAKEN. */
static int max_spare(const struct sue *sue, const struct pool *pool, unsigned next,
                     struct taken taken, int best)
{
    for (unsigned i = next; i < pool->count; i++) {
        struct taken more = taken;
        if (spare(sue, &taken) + (int)(pool->count - i) <= best)
            break;
        more.count++;
        more.digits |= pool->digits[i];
        int here = spare(sue, &more);
        best = max_spare(sue, pool, i + 1, more, here > best ? here : best);
    }
    return best;
}

static struct cellset cells_taken(const struct sue *sue)
{
    struct cellset cells = cellset_none();
    for (unsigned part = 0; part < PARTS; part++)
        for (unsigned i = 0; i < sue->taken[part].count; i++)
            cellset_add(&cells, sue->taken[part].cells[i]);
    return cells;
}

static bool conclude(struct sue *sue)
{
    const struct topology *topology = sue->search->topology;
    struct cellset cells = cells_taken(sue);
    struct step *step = search_start(sue->search);
    step_add_cells(step, cells);
    for (unsigned i = 0; i < 2; i++) {
        unsigned own = sue->taken[i ? PART_SECOND : PART_FIRST].digits;
        unsigned other = sue->taken[i ? PART_FIRST : PART_SECOND].digits;
        struct cellset rest = cellset_minus(topology->unit[sue->unit[i]], cells);
        for (unsigned digits = own | (sue->taken[PART_CROSSING].digits & ~other); digits;)
            step_eliminate(step, sue->search->position, rest, bit_take(&digits));
    }
    return search_report(sue->search);
}

static bool choose(struct sue *sue, enum part part, unsigned next);

static bool begin_part(struct sue *sue, enum part part)
{
    sue->taken[part].count = sue->taken[part].digits = 0;
    return choose(sue, part, 0);
}

/* Goes on with the next part where what PART has may do. */
static bool go_on(struct sue *sue, enum part part)
{
    static const struct taken nothing;
    int lacks = lacking(sue), has = spare(sue, &sue->taken[PART_FIRST]);
    if (part == PART_SECOND)
        return has + spare(sue, &sue->taken[part]) == lacks && conclude(sue);
    if (part == PART_FIRST)
        return has + sue->max_spare >= lacks && begin_part(sue, PART_SECOND);
    if (sue->taken[part].count < 2 || lacks < 2)
        return false;
    sue->max_spare = max_spare(sue, &sue->pool[PART_SECOND], 0, nothing, -LOGIC_MAX_SIDE);
    has = max_spare(sue, &sue->pool[PART_FIRST], 0, nothing, -LOGIC_MAX_SIDE);
    return has + sue->max_spare >= lacks && begin_part(sue, PART_FIRST);
}

/* Whether a part before PART has taken CELL: pools meet where all steps are wanted. */
static bool is_taken(const struct sue *sue, enum part part, unsigned cell)
{
    for (unsigned before = 0; before < part; before++)
        for (unsigned i = 0; i < sue->taken[before].count; i++)
            if (sue->taken[before].cells[i] == cell)
                return true;
    return false;
}

/* Adds cells of the pool from NEXT on to PART; the two outer parts have no digit of the crossing in
 * common. */
static bool choose(struct sue *sue, enum part part, unsigned next)
{
    const struct pool *pool = &sue->pool[part];
    struct taken *taken = &sue->taken[part];
    unsigned before = taken->digits;
    unsigned barred = sue->taken[PART_CROSSING].digits & sue->taken[PART_FIRST].digits;
    for (unsigned i = next; i < pool->count; i++) {
        if (search_counts(sue->search))
            return true;
        if ((part == PART_SECOND && pool->digits[i] & barred) ||
            is_taken(sue, part, pool->cells[i]))
            continue;
        taken->cells[taken->count++] = pool->cells[i];
        taken->digits = before | pool->digits[i];
        if (go_on(sue, part) || choose(sue, part, i + 1))
            return true;
        taken->count--;
        taken->digits = before;
    }
    return false;
}

static void fill_pool(struct pool *pool, const struct position *position, struct cellset cells)
{
    cells = cellset_and(cells, position->open);
    for (pool->count = 0; !cellset_is_empty(cells); pool->count++) {
        unsigned cell = cellset_take(&cells);
        pool->cells[pool->count] = (uint8_t)cell;
        pool->digits[pool->count] = position->candidates[cell];
    }
}

bool sue_de_coq_find(struct search *search)
{
    const struct topology *topology = search->topology;
    struct sue sue = {.search = search};
    for (unsigned i = 0; i < topology->crossing_count; i++) {
        const struct crossing *c = &topology->crossings[i];
        struct cellset first = topology->unit[c->first], second = topology->unit[c->second];
        if (search_skips_unit(search, c->first) && search_skips_unit(search, c->second))
            continue;
        sue.unit[0] = c->first;
        sue.unit[1] = c->second;
        fill_pool(&sue.pool[PART_CROSSING], search->position, cellset_and(first, second));
        if (sue.pool[PART_CROSSING].count < 2)
            continue;
        /* The rest of the crossing may be of either unit: a rare form. */
        struct cellset both = search->wants_all ? cellset_none() : cellset_and(first, second);
        fill_pool(&sue.pool[PART_FIRST], search->position, cellset_minus(first, both));
        fill_pool(&sue.pool[PART_SECOND], search->position, cellset_minus(second, both));
        if (begin_part(&sue, PART_CROSSING))
            return true;
    }
    return false;
}
