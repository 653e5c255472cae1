#include "logic/als/sue_de_coq.h"

/* Parts: cells of the crossing, of the rest of the first unit, of the rest of the second. */
enum part { PART_CROSSING, PART_FIRST, PART_SECOND, PARTS };

/* The open cells available to a part. */
struct pool {
    bool is_changed; /* a cell changed since the last search */
    unsigned count;
    uint8_t cells[LOGIC_MAX_SIDE];
    uint16_t digits[LOGIC_MAX_SIDE];
};

/* The cells chosen for a part. */
struct sum {
    unsigned count;
    unsigned digits;
    int spare;       /* number of cells minus number of digits not in the crossing; for the
                      * crossing: of any digits */
    bool is_changed; /* a cell changed since the last search */
};

struct taken {
    struct sum sum;
    unsigned cells[LOGIC_MAX_SIDE];
};

struct sue {
    struct search *search;
    unsigned unit[2];
    struct pool pool[PARTS];
    struct taken taken[PARTS];
    int max_spare; /* maximum for the last part */
};

/* The number of cells that the crossing lacks for its digits, which both outer parts must supply. A
 * digit of both of them, but not of the crossing, may be in both units. */
static int lacking(const struct sue *sue)
{
    return -sue->taken[PART_CROSSING].sum.spare;
}

/* Adds cell I of the pool to PART. */
static void add_cell(struct sue *sue, enum part part, unsigned i)
{
    const struct pool *pool = &sue->pool[part];
    struct taken *taken = &sue->taken[part];
    unsigned crossing = part == PART_CROSSING ? 0 : sue->taken[PART_CROSSING].sum.digits;
    taken->cells[taken->sum.count++] = pool->cells[i];
    taken->sum.digits |= pool->digits[i];
    taken->sum.spare = (int)taken->sum.count - (int)bit_count(taken->sum.digits & ~crossing);
    taken->sum.is_changed |= !search_knows_cell(sue->search, pool->cells[i]);
}

/* The maximum spare cells obtainable from cells of POOL from NEXT on together with COUNT cells with
 * DIGITS. */
static int max_spare(const struct sue *sue, const struct pool *pool, unsigned next, unsigned digits,
                     int count, int best)
{
    int spare = count - (int)bit_count(digits & ~sue->taken[PART_CROSSING].sum.digits);
    if (count && spare > best)
        best = spare;
    for (unsigned i = next; i < pool->count && spare + (int)(pool->count - i) > best; i++)
        best = max_spare(sue, pool, i + 1, digits | pool->digits[i], count + 1, best);
    return best;
}

/* The digits of the crossing that only the first of the outer parts may hold. */
static unsigned barred_digits(const struct sue *sue)
{
    return sue->taken[PART_CROSSING].sum.digits & sue->taken[PART_FIRST].sum.digits;
}

/* True if the last part can supply NEEDED spare cells, given COUNT cells with DIGITS and those of
 * its pool from NEXT on. */
static bool can_supply(const struct sue *sue, int needed, unsigned next, unsigned digits, int count)
{
    const struct pool *pool = &sue->pool[PART_SECOND];
    int spare = count - (int)bit_count(digits & ~sue->taken[PART_CROSSING].sum.digits);
    if (count && spare >= needed)
        return true;
    for (unsigned i = next; i < pool->count && spare + (int)(pool->count - i) >= needed; i++)
        if (!(pool->digits[i] & barred_digits(sue)) &&
            can_supply(sue, needed, i + 1, digits | pool->digits[i], count + 1))
            return true;
    return false;
}

/* True if a changed cell is among those chosen up to PART, or may still be. */
static bool may_be_new(const struct sue *sue, enum part part)
{
    bool is_changed = false;
    for (unsigned p = 0; p < PARTS; p++)
        is_changed |= p <= part ? sue->taken[p].sum.is_changed : sue->pool[p].is_changed;
    return is_changed;
}

static struct cellset cells_taken(const struct sue *sue)
{
    struct cellset cells = cellset_none();
    for (unsigned part = 0; part < PARTS; part++)
        for (unsigned i = 0; i < sue->taken[part].sum.count; i++)
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
        unsigned own = sue->taken[i ? PART_SECOND : PART_FIRST].sum.digits;
        unsigned other = sue->taken[i ? PART_FIRST : PART_SECOND].sum.digits;
        struct cellset rest = cellset_minus(topology->unit[sue->unit[i]], cells);
        for (unsigned digits = own | (sue->taken[PART_CROSSING].sum.digits & ~other); digits;)
            step_eliminate(step, sue->search->position, rest, bit_pop(&digits));
    }
    return search_report(sue->search);
}

static bool choose(struct sue *sue, enum part part, unsigned next);

static bool begin_part(struct sue *sue, enum part part)
{
    sue->taken[part].sum = (struct sum){0};
    return choose(sue, part, 0);
}

/* Continues with the next part if PART may suffice. */
static bool go_on(struct sue *sue, enum part part)
{
    int lacks = lacking(sue), has = sue->taken[PART_FIRST].sum.spare;
    if (!may_be_new(sue, part))
        return false;
    if (part == PART_SECOND)
        return has + sue->taken[part].sum.spare == lacks && conclude(sue);
    if (part == PART_FIRST)
        return has + sue->max_spare >= lacks && can_supply(sue, lacks - has, 0, 0, 0) &&
               begin_part(sue, PART_SECOND);
    if (sue->taken[part].sum.count < 2 || lacks < 2)
        return false;
    sue->max_spare = max_spare(sue, &sue->pool[PART_SECOND], 0, 0, 0, -LOGIC_MAX_SIDE);
    has = max_spare(sue, &sue->pool[PART_FIRST], 0, 0, 0, -LOGIC_MAX_SIDE);
    return has + sue->max_spare >= lacks && begin_part(sue, PART_FIRST);
}

/* True if an earlier part has CELL: pools overlap if all steps are wanted. */
static bool is_taken(const struct sue *sue, enum part part, unsigned cell)
{
    for (unsigned before = 0; sue->search->wants_all && before < part; before++)
        for (unsigned i = 0; i < sue->taken[before].sum.count; i++)
            if (sue->taken[before].cells[i] == cell)
                return true;
    return false;
}

/* The minimum number of cells PART still needs: each adds one spare cell at most. */
static int min_more(const struct sue *sue, enum part part)
{
    if (part == PART_CROSSING)
        return 0;
    int others = part == PART_FIRST ? sue->max_spare : sue->taken[PART_SECOND].sum.spare;
    return lacking(sue) - sue->taken[PART_FIRST].sum.spare - others;
}

/* True if PART may take cell I of its pool; the outer parts share no digit of the crossing. */
static bool may_take(const struct sue *sue, enum part part, unsigned i)
{
    const struct pool *pool = &sue->pool[part];
    return !(part == PART_SECOND && pool->digits[i] & barred_digits(sue)) &&
           !is_taken(sue, part, pool->cells[i]);
}

/* Adds cells of the pool from NEXT on to PART. */
static bool choose(struct sue *sue, enum part part, unsigned next)
{
    const struct sum before = sue->taken[part].sum;
    unsigned count = sue->pool[part].count;
    int needed = min_more(sue, part);
    for (unsigned i = next; i < count && (int)(count - i) >= needed; i++) {
        if (search_tick(sue->search))
            return true;
        if (!may_take(sue, part, i))
            continue;
        add_cell(sue, part, i);
        if (go_on(sue, part) || choose(sue, part, i + 1))
            return true;
        sue->taken[part].sum = before;
    }
    return false;
}

static void fill_pool(struct pool *pool, const struct search *search, struct cellset cells)
{
    const struct position *position = search->position;
    cells = cellset_and(cells, position->open);
    pool->is_changed = false;
    for (pool->count = 0; !cellset_is_empty(cells); pool->count++) {
        unsigned cell = cellset_pop(&cells);
        pool->is_changed |= !search_knows_cell(search, cell);
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
        if (search_knows_unit(search, c->first) && search_knows_unit(search, c->second))
            continue;
        sue.unit[0] = c->first;
        sue.unit[1] = c->second;
        fill_pool(&sue.pool[PART_CROSSING], search, cellset_and(first, second));
        if (sue.pool[PART_CROSSING].count < 2)
            continue;
        /* The rest of the crossing may belong to either unit: a rare form. */
        struct cellset both = search->wants_all ? cellset_none() : cellset_and(first, second);
        fill_pool(&sue.pool[PART_FIRST], search, cellset_minus(first, both));
        fill_pool(&sue.pool[PART_SECOND], search, cellset_minus(second, both));
        if (begin_part(&sue, PART_CROSSING))
            return true;
    }
    return false;
}
