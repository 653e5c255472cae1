#include "logic/refute.h"

#include "logic/locked_set.h"

/* Maximum number of cases in the proof of a step, and of one conclusion before each way to satisfy
 * a premise is tried singly, which few steps need. */
enum { MAX_CASES = 100000, MAX_PLAIN_CASES = 500 };

void suppose(const struct premises *premises, struct supposition *supposition, unsigned cell,
             unsigned digit)
{
    struct cellset peers = cellset_and(premises->topology->peers[cell], premises->position->open);
    supposition->left[cell] = (uint16_t)(1u << digit);
    supposition->is_true[cell] = true;
    while (!cellset_is_empty(peers))
        supposition->left[cellset_pop(&peers)] &= (uint16_t) ~(1u << digit);
}

/* ---------------------------------------------------------------------------------------- ways */

static void add_ways(const struct supposition *supposition, unsigned cell, unsigned digits,
                     struct ways *ways)
{
    digits &= supposition->left[cell];
    ways->is_kept |= digits && supposition->is_true[cell];
    while (digits)
        ways->way[ways->count++] = (struct due){(uint8_t)cell, (uint8_t)bit_pop(&digits)};
}

static size_t premise_count(const struct sudoku_step *step)
{
    return step->cell_count + step->place_count + (step->pattern_count > 0);
}

/* Lists the ways to satisfy premise INDEX under SUPPOSITION. Premises are numbered cells first,
 * then places, then the pattern. */
static void list_ways(const struct premises *premises, const struct supposition *supposition,
                      size_t index, struct ways *ways)
{
    const struct sudoku_step *step = premises->step;
    const struct topology *topology = premises->topology;
    ways->count = 0;
    ways->is_kept = false;
    if (index < step->cell_count) {
        add_ways(supposition, step->cells[index], ~0u, ways);
    } else if (index - step->cell_count < step->place_count) {
        const struct sudoku_place *place = &step->places[index - step->cell_count];
        for (unsigned i = 0; i < topology->side; i++)
            add_ways(supposition, topology_cell(topology, place->unit, i), 1u << (place->digit - 1),
                     ways);
    } else {
        for (unsigned cell = 0; cell < topology->cell_count; cell++)
            if (premises->pattern[cell])
                add_ways(supposition, cell, ~(unsigned)premises->pattern[cell], ways);
    }
}

/* A premise and its number of ways; 0 ways: every premise is satisfied. */
struct way_count {
    size_t premise;
    unsigned count;
};

/* Applies all forced ways. Returns false if a premise cannot be satisfied; else stores the
 * unsatisfied premise with the fewest ways in *FEWEST. */
static bool take_forced(struct premises *premises, struct supposition *supposition,
                        struct way_count *fewest)
{
    struct ways *ways = &premises->looked_at;
    for (bool forced = true; forced;) {
        forced = false;
        fewest->count = 0;
        for (size_t i = 0; i < premise_count(premises->step); i++) {
            list_ways(premises, supposition, i, ways);
            if (ways->count == 0)
                return false;
            if (ways->is_kept)
                continue;
            if (ways->count == 1) {
                suppose(premises, supposition, ways->way[0].cell, ways->way[0].digit);
                forced = true;
            } else if (!fewest->count || ways->count < fewest->count) {
                *fewest = (struct way_count){i, ways->count};
            }
        }
    }
    return true;
}

/* ---------------------------------------------------------------------------------- exclusions */

/* Removes DIGIT, which one of CELLS holds, from their common peers. Returns true if a candidate was
 * removed. */
static bool exclude(const struct premises *premises, struct supposition *supposition,
                    struct cellset cells, unsigned digit)
{
    bool is_changed = false;
    struct cellset seeing = cellset_and(topology_common_peers(premises->topology, cells),
                                        premises->position->of_digit[digit]);
    while (!cellset_is_empty(seeing)) {
        unsigned cell = cellset_pop(&seeing);
        is_changed |= supposition->left[cell] >> digit & 1;
        supposition->left[cell] &= (uint16_t) ~(1u << digit);
    }
    return is_changed;
}

static bool exclude_by_place(const struct premises *premises, struct supposition *supposition,
                             const struct sudoku_place *place)
{
    struct cellset cells = cellset_none();
    for (unsigned i = 0; i < premises->topology->side; i++) {
        unsigned cell = topology_cell(premises->topology, place->unit, i);
        if (supposition->left[cell] >> (place->digit - 1) & 1)
            cellset_add(&cells, cell);
    }
    return exclude(premises, supposition, cells, place->digit - 1u);
}

/* Removes the digits of SET, each held by one of MATCHING's cells, from the common peers. */
static bool exclude_by_set(const struct premises *premises, struct supposition *supposition,
                           const struct matching *matching, unsigned set)
{
    struct cellset cells[LOGIC_MAX_SIDE] = {{{0}}};
    unsigned digits = 0;
    bool is_changed = false;
    while (set) {
        unsigned i = bit_pop(&set);
        digits |= matching->digits[i];
        for (unsigned own = matching->digits[i]; own;)
            cellset_add(&cells[bit_pop(&own)], matching->cells[i]);
    }
    while (digits) {
        unsigned digit = bit_pop(&digits);
        is_changed |= exclude(premises, supposition, cells[digit], digit);
    }
    return is_changed;
}

/* Applies the locked sets among the premise cells of UNIT. Returns false if these have too few
 * digits. */
static bool exclude_in_unit(const struct premises *premises, struct supposition *supposition,
                            struct cellset cells, bool *is_changed)
{
    struct matching matching = {0};
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        matching.cells[matching.count] = cell;
        matching.digits[matching.count++] = supposition->left[cell];
    }
    if (!matching_find(&matching))
        return false;
    for (unsigned i = 0, done = 0; i < matching.count; i++) {
        unsigned set = done >> i & 1 ? 0 : matching_locked_set(&matching, i);
        done |= set;
        if (set)
            *is_changed |= exclude_by_set(premises, supposition, &matching, set);
    }
    return true;
}

/* The cells of the premises, each once however often the step lists it. */
static struct cellset premise_cells(const struct premises *premises)
{
    const struct sudoku_step *step = premises->step;
    struct cellset cells = cellset_none();
    for (size_t i = 0; i < step->cell_count; i++)
        cellset_add(&cells, step->cells[i]);
    return cells;
}

/* Removes what all ways to satisfy a premise, or several cells of a unit, exclude. Returns false on
 * a contradiction. */
static bool exclude_all(const struct premises *premises, struct supposition *supposition,
                        bool *is_changed)
{
    const struct sudoku_step *step = premises->step;
    const struct cellset cells = premise_cells(premises);
    *is_changed = false;
    for (size_t i = 0; i < step->place_count; i++)
        *is_changed |= exclude_by_place(premises, supposition, &step->places[i]);
    for (unsigned unit = 0; unit < premises->topology->unit_count; unit++) {
        struct cellset here = cellset_and(cells, premises->topology->unit[unit]);
        if (!cellset_is_empty(here) && !exclude_in_unit(premises, supposition, here, is_changed))
            return false;
    }
    return true;
}

/* -------------------------------------------------------------------------------------- search */

/* Applies forced ways and exclusions until nothing changes; result as of take_forced(). */
static bool follow(struct premises *premises, struct supposition *supposition,
                   struct way_count *fewest)
{
    bool is_changed;
    do {
        if (!take_forced(premises, supposition, fewest))
            return false;
        if (!fewest->count)
            return true;
        if (!exclude_all(premises, supposition, &is_changed))
            return false;
    } while (is_changed);
    return true;
}

/* True if WAY leads to a contradiction at once. */
static bool fails(struct premises *premises, const struct supposition *supposition,
                  const struct due *way)
{
    struct supposition next = *supposition;
    struct way_count unwanted;
    premises->cases++;
    suppose(premises, &next, way->cell, way->digit);
    return !follow(premises, &next, &unwanted);
}

/* Propagates, and removes single ways that fail until none does; result as of take_forced(). */
static bool try_all(struct premises *premises, struct supposition *supposition,
                    struct way_count *fewest)
{
    bool is_changed = true;
    while (is_changed) {
        if (!follow(premises, supposition, fewest))
            return false;
        is_changed = false;
        for (size_t i = 0; fewest->count && i < premise_count(premises->step); i++) {
            struct ways *ways = &premises->tried;
            list_ways(premises, supposition, i, ways);
            for (unsigned k = 0; !ways->is_kept && k < ways->count; k++) {
                if (!fails(premises, supposition, &ways->way[k]))
                    continue;
                supposition->left[ways->way[k].cell] &= (uint16_t) ~(1u << ways->way[k].digit);
                is_changed = true;
            }
        }
    }
    return true;
}

static bool refute_within(struct premises *premises, struct supposition *supposition,
                          bool tries_all, unsigned max_cases)
{
    struct way_count fewest;
    if (++premises->cases > max_cases)
        return false;
    if (!(tries_all ? try_all(premises, supposition, &fewest)
                    : follow(premises, supposition, &fewest)))
        return true;
    for (unsigned i = 0; i < fewest.count; i++) {
        struct supposition next = *supposition;
        /* Listed again for each way, so that a level of the recursion needs little stack. */
        list_ways(premises, supposition, fewest.premise, &premises->looked_at);
        const struct due way = premises->looked_at.way[i];
        suppose(premises, &next, way.cell, way.digit);
        if (!refute_within(premises, &next, tries_all, max_cases))
            return false;
    }
    return fewest.count > 0;
}

/* -------------------------------------------------------------------------------------- counting
 */

/* The cells of CELLS in which DIGIT is left. */
static struct cellset cells_with(const struct supposition *supposition, struct cellset cells,
                                 unsigned digit)
{
    struct cellset with = cellset_none();
    while (!cellset_is_empty(cells)) {
        unsigned cell = cellset_pop(&cells);
        if (supposition->left[cell] >> digit & 1)
            cellset_add(&with, cell);
    }
    return with;
}

/* The number of units of KIND that hold all CELLS; the number of cells if they do not. */
static unsigned count_covers(const struct topology *topology, struct cellset cells, unsigned kind)
{
    unsigned covers = 0, count = cellset_count(cells);
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        if (topology->layout->unit_label[unit].kind != kind ||
            !cellset_meets(cells, topology->unit[unit]))
            continue;
        covers++;
        cells = cellset_minus(cells, topology->unit[unit]);
    }
    return cellset_is_empty(cells) ? covers : count;
}

/* True if the cells of the premises are more than the digits that they can hold: each digit once in
 * each of the rows, columns or boxes that cover its cells. */
static bool are_too_many(const struct premises *premises, const struct supposition *supposition)
{
    static const unsigned kinds[] = {SUDOKU_UNIT_ROW, SUDOKU_UNIT_COLUMN, SUDOKU_UNIT_BOX};
    const struct cellset cells = premise_cells(premises);
    unsigned room = 0, count = cellset_count(cells);
    for (unsigned digit = 0; digit < premises->topology->side && room < count; digit++) {
        struct cellset with = cells_with(supposition, cells, digit);
        unsigned fewest = cellset_count(with);
        for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
            unsigned covers = count_covers(premises->topology, with, kinds[i]);
            fewest = covers < fewest ? covers : fewest;
        }
        room += fewest;
    }
    return room < count;
}

bool refute(struct premises *premises, struct supposition *supposition)
{
    if (are_too_many(premises, supposition))
        return true;
    struct supposition again = *supposition;
    unsigned max_plain = premises->cases + MAX_PLAIN_CASES;
    return refute_within(premises, supposition, false, max_plain) ||
           refute_within(premises, &again, true, MAX_CASES);
}
