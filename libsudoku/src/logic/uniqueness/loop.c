#include "logic/uniqueness/loop.h"

enum { MAX_LOOP = 2 * LOGIC_MAX_SIDE, MAX_CROWDED = 2, MAX_SET = 7, NO_UNIT = LOGIC_MAX_UNITS };

/* A loop whose even and odd cells each have one cell in each of its units. */
struct loop {
    unsigned count;
    unsigned cells[MAX_LOOP];
    struct cellset all;
    struct cellset crowded; /* cells with other candidates */
    unsigned crowded_count;
    struct cellset seen[2]; /* peers of its even cells, and of its odd ones */
    unsigned digits[2];
    unsigned pair;  /* the two digits as a mask */
    unsigned extra; /* the other candidates */
};

/* A loop with its conclusion. */
struct loop_hint {
    struct loop loop;
    unsigned type; /* 1 to 4; 0: none */
    unsigned rating;
    unsigned unit;       /* of types 3 and 4 */
    struct cellset set;  /* type 3: the other cells of the naked or hidden set */
    unsigned set_digits; /* type 3: digits of the set; type 4: the locked digit */
    bool is_hidden;
};

struct loop_search {
    struct search *search;
    struct cellset field;  /* cells that may be part of loops of the current digits */
    struct loop_hint best; /* the easiest one found */
};

/* Ratings: rectangles 4.5, loops of six cells 4.6, of eight 4.7, longer ones 5.0. */
static unsigned loop_rating(const struct loop *loop)
{
    return 45 + (loop->count >= 10 ? 5 : loop->count >= 8 ? 2 : loop->count >= 6);
}

/* ------------------------------------------------------------------------------------ reporting */

static void eliminate_digits(struct search *search, struct cellset cells, unsigned digits)
{
    while (digits)
        step_eliminate(&search->step, search->position, cells, bit_pop(&digits));
}

static void conclude_3(struct search *search, const struct loop_hint *hint)
{
    const struct topology *topology = search->topology;
    struct step *step = &search->step;
    if (!hint->is_hidden) {
        step_add_cells(step, hint->set);
        eliminate_digits(
            search,
            cellset_minus(topology->unit[hint->unit], cellset_or(hint->set, hint->loop.crowded)),
            hint->set_digits);
        return;
    }
    for (unsigned digits = hint->set_digits; digits;)
        step_add_place(step, hint->unit, bit_pop(&digits));
    eliminate_digits(search, hint->set, ((1u << topology->side) - 1) & ~hint->set_digits);
}

static void conclude(struct search *search, const struct loop_hint *hint)
{
    const struct loop *loop = &hint->loop;
    if (hint->type == 1)
        eliminate_digits(search, loop->crowded, loop->pair);
    else if (hint->type == 2)
        eliminate_digits(search, topology_common_peers(search->topology, loop->crowded),
                         loop->extra);
    else if (hint->type == 3)
        conclude_3(search, hint);
    else {
        step_add_place(&search->step, hint->unit, bit_first(hint->set_digits));
        eliminate_digits(search, loop->crowded, loop->pair & ~hint->set_digits);
    }
}

static void build(struct search *search, const struct loop_hint *hint)
{
    struct step *step = search_start(search);
    for (unsigned i = 0; i < hint->loop.count; i++)
        step_add_pattern(step, hint->loop.cells[i], hint->loop.digits[0], hint->loop.digits[1]);
    step->rating = hint->rating;
    conclude(search, hint);
}

/* Keeps HINT if it does anything and is easier than the best. Returns true if no more steps are
 * needed. */
static bool offer(struct loop_search *loops, const struct loop_hint *hint)
{
    struct loop_hint *best = &loops->best;
    bool is_better = !best->type || hint->rating < best->rating ||
                     (hint->rating == best->rating && hint->type < best->type);
    if (!loops->search->wants_all && !is_better)
        return false;
    build(loops->search, hint);
    if (loops->search->wants_all)
        return search_report(loops->search);
    if (!step_is_empty(&loops->search->step))
        *best = *hint;
    return false;
}

/* ---------------------------------------------------------------------------------------- types */

/* Chooses LEFT cells of FROM that form a naked set with one digit of the crowded cells. */
static bool choose_naked(struct loop_search *loops, struct loop_hint *hint, struct cellset from,
                         unsigned size, unsigned left)
{
    const struct position *position = loops->search->position;
    if (!left) {
        struct loop_hint found = *hint;
        found.set_digits |= hint->loop.extra;
        return bit_count(found.set_digits) == size && offer(loops, &found);
    }
    while (!cellset_is_empty(from)) {
        struct loop_hint more = *hint;
        unsigned cell = cellset_pop(&from);
        cellset_add(&more.set, cell);
        more.set_digits |= position->candidates[cell];
        if (bit_count(more.set_digits | hint->loop.extra) <= size &&
            choose_naked(loops, &more, from, size, left - 1))
            return true;
    }
    return false;
}

static bool offer_hidden(struct loop_search *loops, struct loop_hint hint, struct cellset cells,
                         unsigned size)
{
    hint.set = cellset_minus(cells, hint.loop.crowded);
    return cellset_count(hint.set) == size - 1 && offer(loops, &hint);
}

/* Chooses LEFT digits from NEXT on that, with the loop's two, have SIZE places, one of them a
 * crowded cell. */
static bool choose_hidden(struct loop_search *loops, const struct loop_hint *hint,
                          struct cellset cells, unsigned next, unsigned size, unsigned left)
{
    const struct position *position = loops->search->position;
    if (!left)
        return offer_hidden(loops, *hint, cells, size);
    for (unsigned digit = next; digit < loops->search->topology->side; digit++) {
        struct cellset here = position_cells(position, hint->unit, digit);
        if ((hint->loop.pair | hint->loop.extra) >> digit & 1 || cellset_is_empty(here))
            continue;
        struct loop_hint more = *hint;
        more.set_digits |= 1u << digit;
        if (choose_hidden(loops, &more, cellset_or(cells, here), digit + 1, size, left - 1))
            return true;
    }
    return false;
}

static bool try_sets_in(struct loop_search *loops, struct loop_hint hint, unsigned size)
{
    const struct position *position = loops->search->position;
    const struct topology *topology = loops->search->topology;
    unsigned base = loop_rating(&hint.loop), open = position->open_places[hint.unit];
    struct cellset others =
        cellset_minus(cellset_and(topology->unit[hint.unit], position->open), hint.loop.crowded);
    hint.type = 3;
    hint.set = cellset_none();
    hint.set_digits = 0;
    hint.is_hidden = false;
    hint.rating = base + size - 1;
    if (size * 2 <= open && size >= bit_count(hint.loop.extra) &&
        choose_naked(loops, &hint, others, size, size - 1))
        return true;
    hint.is_hidden = true;
    hint.set_digits = hint.loop.pair;
    hint.rating = base + size - 2;
    struct cellset cells = cellset_or(position_cells(position, hint.unit, hint.loop.digits[0]),
                                      position_cells(position, hint.unit, hint.loop.digits[1]));
    return size * 2 < open && choose_hidden(loops, &hint, cells, 0, size, size - 2);
}

/* Type 3: the two crowded cells count as one cell with their other candidates, in a set of a common
 * unit. */
static bool try_type_3(struct loop_search *loops, const struct loop_hint *hint)
{
    const struct topology *topology = loops->search->topology;
    struct loop_hint found = *hint;
    for (unsigned size = 2; size <= MAX_SET; size++)
        for (unsigned lines = 0; lines < 2; lines++)
            for (found.unit = 0; found.unit < topology->unit_count; found.unit++)
                if (topology_is_line(topology, found.unit) == lines &&
                    cellset_is_subset(hint->loop.crowded, topology->unit[found.unit]) &&
                    try_sets_in(loops, found, size))
                    return true;
    return false;
}

/* Type 4: one of the two digits has no other place in a common unit than the two crowded cells. */
static bool try_type_4(struct loop_search *loops, const struct loop_hint *hint)
{
    const struct topology *topology = loops->search->topology;
    struct loop_hint found = *hint;
    found.type = 4;
    found.rating = loop_rating(&hint->loop);
    for (unsigned i = 0; i < 2; i++) {
        found.set_digits = 1u << hint->loop.digits[i];
        for (found.unit = 0; found.unit < topology->unit_count; found.unit++)
            if (cellset_is_subset(hint->loop.crowded, topology->unit[found.unit]) &&
                cellset_equal(
                    position_cells(loops->search->position, found.unit, hint->loop.digits[i]),
                    hint->loop.crowded))
                return offer(loops, &found);
    }
    return false;
}

static bool try_loop(struct loop_search *loops, const struct loop *loop)
{
    struct loop_hint hint = {.loop = *loop, .rating = loop_rating(loop)};
    unsigned crowded = cellset_count(loop->crowded), extra = bit_count(loop->extra);
    hint.type = crowded == 1 ? 1 : 2;
    if (!crowded)
        return false;
    if (crowded == 1 || extra == 1)
        if (offer(loops, &hint))
            return true;
    if (crowded != 2)
        return false;
    return (extra > 1 && try_type_3(loops, &hint)) || try_type_4(loops, &hint);
}

/* --------------------------------------------------------------------------------------- search */

/* True if the even and the odd cells occupy the same units, one cell in each. */
static bool is_exchangeable(const struct topology *topology, const struct loop *loop)
{
    uint64_t visited[2][LOGIC_MAX_UNITS / 64] = {{0}};
    for (unsigned i = 0; i < loop->count; i++) {
        unsigned cell = loop->cells[i];
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
            unsigned unit = topology->cell_units[cell][n];
            uint64_t *word = &visited[i % 2][unit / 64], bit = (uint64_t)1 << unit % 64;
            if (*word & bit)
                return false;
            *word |= bit;
        }
    }
    for (unsigned w = 0; w < LOGIC_MAX_UNITS / 64; w++)
        if (visited[0][w] != visited[1][w])
            return false;
    return true;
}

static bool extend(struct loop_search *loops, struct loop *loop, unsigned last_unit);

/* Extends the loop to NEXT in UNIT; more than two crowded cells must share their only other
 * candidate. */
static bool go_to(struct loop_search *loops, struct loop *loop, unsigned unit, unsigned next)
{
    unsigned extra = loop->extra, more = loops->search->position->candidates[next] & ~loop->pair;
    struct cellset *seen = &loop->seen[loop->count % 2], before = *seen;
    if (more && bit_count(extra | more) > 1 && loop->crowded_count >= MAX_CROWDED)
        return false;
    loop->cells[loop->count++] = next;
    cellset_add(&loop->all, next);
    *seen = cellset_or(before, loops->search->topology->peers[next]);
    loop->extra |= more;
    loop->crowded_count += more != 0;
    if (more)
        cellset_add(&loop->crowded, next);
    bool is_enough = extend(loops, loop, unit);
    loop->count--;
    cellset_remove(&loop->all, next);
    *seen = before;
    loop->extra = extra;
    loop->crowded_count -= more != 0;
    cellset_remove(&loop->crowded, next);
    return is_enough;
}

/* Tries the cells of UNIT; cells of the same parity must not see each other. */
static bool extend_in(struct loop_search *loops, struct loop *loop, unsigned unit)
{
    struct cellset cells = cellset_and(loops->field, loops->search->topology->unit[unit]);
    if (loop->count >= 4 && loop->count % 2 == 0 && cellset_has(&cells, loop->cells[0]) &&
        is_exchangeable(loops->search->topology, loop) && try_loop(loops, loop))
        return true;
    if (loop->count == MAX_LOOP)
        return false;
    cells = cellset_minus(cells, cellset_or(loop->all, loop->seen[loop->count % 2]));
    while (!cellset_is_empty(cells))
        if (go_to(loops, loop, unit, cellset_pop(&cells)))
            return true;
    return false;
}

static bool extend(struct loop_search *loops, struct loop *loop, unsigned last_unit)
{
    const struct topology *topology = loops->search->topology;
    unsigned cell = loop->cells[loop->count - 1];
    if (search_tick(loops->search))
        return true;
    for (unsigned lines = 0; lines < 2; lines++)
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
            unsigned unit = topology->cell_units[cell][n];
            if (unit != last_unit && topology_is_line(topology, unit) == lines &&
                extend_in(loops, loop, unit))
                return true;
        }
    return false;
}

/* True if FIELD has another cell in each unit of CELL. */
static bool is_accompanied(const struct topology *topology, struct cellset field, unsigned cell)
{
    cellset_remove(&field, cell);
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
        if (!cellset_meets(field, topology->unit[topology->cell_units[cell][n]]))
            return false;
    return true;
}

/* The ones of FIELD that are not alone in a unit; none if that excludes CELL. */
static struct cellset remove_lone(const struct topology *topology, struct cellset field,
                                  unsigned cell)
{
    struct cellset before;
    do {
        before = field;
        for (struct cellset left = field; !cellset_is_empty(left);) {
            unsigned other = cellset_pop(&left);
            if (!is_accompanied(topology, field, other))
                cellset_remove(&field, other);
        }
        if (!cellset_has(&field, cell))
            return cellset_none();
    } while (!cellset_equal(before, field));
    return field;
}

/* The cells before CELL with exactly the digits of PAIR, all loops through which are known. */
static struct cellset known_starts(const struct position *position, unsigned cell, unsigned pair)
{
    struct cellset before = cellset_and(position->open, cellset_below(cell));
    struct cellset starts = cellset_none();
    while (!cellset_is_empty(before)) {
        unsigned other = cellset_pop(&before);
        if (position->candidates[other] == pair)
            cellset_add(&starts, other);
    }
    return starts;
}

/* The cells with both digits of LOOP that are not alone in a unit: no loop of those could be
 * exchanged. None if its first cell is alone. */
static struct cellset find_field(const struct search *search, const struct loop *loop)
{
    const struct cellset *of_digit = search->position->of_digit;
    struct cellset both = cellset_and(of_digit[loop->digits[0]], of_digit[loop->digits[1]]);
    both = cellset_minus(both, known_starts(search->position, loop->cells[0], loop->pair));
    if (!is_accompanied(search->topology, both, loop->cells[0]))
        return cellset_none();
    return remove_lone(search->topology, both, loop->cells[0]);
}

bool loop_find(struct search *search)
{
    struct loop_search loops = {.search = search};
    struct cellset open = search->position->open;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open), pair = search->position->candidates[cell];
        if (bit_count(pair) != 2)
            continue;
        struct loop loop = {.count = 1, .cells = {cell}, .pair = pair};
        loop.all = cellset_of(cell);
        loop.seen[0] = search->topology->peers[cell];
        loop.digits[0] = bit_pop(&pair);
        loop.digits[1] = bit_first(pair);
        loops.field = find_field(search, &loop);
        if (!cellset_is_empty(loops.field) && extend(&loops, &loop, NO_UNIT))
            return true;
    }
    if (search->wants_all || !loops.best.type)
        return false;
    build(search, &loops.best);
    return search_report(search);
}
