#include "logic/words/patterns/singles.h"

#include "logic/words/slots.h"

void words_say_full_house(struct words *words)
{
    words_fill(words, WORDS_LAST_CELL, slot_cell("cell", words->step->placements[0].cell),
               slot_unit("unit", &words->step->places[0].unit));
}

/* -------------------------------------------------------------------------------- naked singles */

/* Digits by the unit in which a cell sees them. */
struct sights {
    size_t count;
    uint16_t units[LOGIC_MAX_CELL_UNITS];
    sudoku_digitset digits[LOGIC_MAX_CELL_UNITS];
    sudoku_digitset lost; /* digits not seen: other steps excluded them */
};

static sudoku_digitset placed_in(const struct words *words, unsigned unit)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (unsigned i = 0; i < layout_unit_length(words->layout, unit); i++) {
        unsigned digit = words->cells[layout_unit(words->layout, unit)[i]];
        if (digit)
            digits = sudoku_digitset_add(digits, digit);
    }
    return digits;
}

/* The unit of CELL that shows most digits of LEFT; shows none of them: false. */
static bool find_sight(const struct words *words, unsigned cell, sudoku_digitset left,
                       uint16_t *unit, sudoku_digitset *seen)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(words->layout, cell, &units);
    *seen = SUDOKU_DIGITSET_EMPTY;
    for (unsigned i = 0; i < count; i++) {
        sudoku_digitset digits = placed_in(words, units[i]) & left;
        if (sudoku_digitset_count(digits) <= sudoku_digitset_count(*seen))
            continue;
        *seen = digits;
        *unit = units[i];
    }
    return *seen;
}

/* Lists the fewest units, greedily, that show the digits other than DIGIT to CELL. */
static void list_sights(const struct words *words, unsigned cell, unsigned digit,
                        struct sights *sights)
{
    sudoku_digitset left = sudoku_digitset_remove(sudoku_digitset_all(words->layout->side), digit);
    sights->count = 0;
    while (sights->count < LOGIC_MAX_CELL_UNITS &&
           find_sight(words, cell, left, &sights->units[sights->count],
                      &sights->digits[sights->count]))
        left &= ~sights->digits[sights->count++];
    sights->lost = left;
}

static void say_sights(struct words *words, const void *data)
{
    const struct sights *sights = data;
    for (size_t i = 0; i < sights->count; i++) {
        if (i)
            words_say_template(words, i + 1 == sights->count ? WORDS_COMMA_AND : WORDS_COMMA);
        words_fill(words, WORDS_DIGITS_IN, slot_digits("digits", sights->digits[i]),
                   slot_unit("unit", &sights->units[i]));
    }
}

static bool cell_fits(const struct words *words, unsigned cell)
{
    return words->cells && cell < words->layout->cell_count;
}

void words_say_naked_single(struct words *words)
{
    const struct sudoku_candidate *placed = &words->step->placements[0];
    const struct words_slot cell = slot_cell("cell", words->step->cells[0]);
    struct sights sights;
    if (!words->step->placement_count || !cell_fits(words, placed->cell)) {
        words_fill(words, WORDS_ONE_CANDIDATE, cell);
        return;
    }
    list_sights(words, placed->cell, placed->digit, &sights);
    const struct words_slot seen = slot_part("seen", say_sights, &sights);
    const struct words_slot lost = slot_digits("lost", sights.lost);
    if (sights.lost && sights.count)
        words_fill(words, WORDS_ONE_CANDIDATE_SEES_LOST, cell, seen, lost);
    else if (sights.lost)
        words_fill(words, WORDS_ONE_CANDIDATE_LOST, cell, lost);
    else
        words_fill(words, WORDS_ONE_CANDIDATE_SEES, cell, seen);
}

/* ------------------------------------------------------------------------------- hidden singles */

/* The other empty cells of a unit, and the placed digits that exclude a digit from them. */
struct blocked {
    struct words_cells open; /* not yet excluded */
    struct words_cells blockers;
};

static bool see_each_other(const struct sudoku_layout *layout, unsigned a, unsigned b)
{
    const uint16_t *units;
    unsigned count = sudoku_layout_cell_units(layout, a, &units);
    for (unsigned i = 0; i < count; i++)
        if (words_unit_has(layout, units[i], b))
            return true;
    return false;
}

/* The number of open cells that see CELL. */
static unsigned count_seen(const struct words *words, const struct blocked *blocked, unsigned cell)
{
    unsigned seen = 0;
    for (size_t i = 0; i < blocked->open.count; i++)
        seen += see_each_other(words->layout, blocked->open.items[i], cell);
    return seen;
}

/* Adds the placed DIGIT that most open cells see; false if none sees one. */
static bool add_blocker(const struct words *words, struct blocked *blocked, unsigned digit)
{
    unsigned best = 0, blocker = 0;
    struct words_cells left = {.count = 0};
    for (unsigned cell = 0; cell < words->layout->cell_count; cell++) {
        unsigned seen = words->cells[cell] == digit ? count_seen(words, blocked, cell) : 0;
        if (seen <= best)
            continue;
        best = seen;
        blocker = cell;
    }
    if (!best)
        return false;
    for (size_t i = 0; i < blocked->open.count; i++)
        if (!see_each_other(words->layout, blocked->open.items[i], blocker))
            words_add_cell(&left, blocked->open.items[i]);
    blocked->open = left;
    words_add_cell(&blocked->blockers, blocker);
    return true;
}

static void list_blockers(const struct words *words, unsigned unit, unsigned cell, unsigned digit,
                          struct blocked *blocked)
{
    const uint16_t *cells = layout_unit(words->layout, unit);
    blocked->open.count = blocked->blockers.count = 0;
    for (unsigned i = 0; i < layout_unit_length(words->layout, unit); i++)
        if (!words->cells[cells[i]] && cells[i] != cell)
            words_add_cell(&blocked->open, cells[i]);
    while (blocked->open.count && add_blocker(words, blocked, digit))
        continue;
}

void words_say_hidden_single(struct words *words)
{
    const struct sudoku_place *place = &words->step->places[0];
    const unsigned cell = words->step->placements[0].cell;
    const struct words_slot digit = slot_digit("digit", place->digit);
    const struct words_slot unit = slot_unit("unit", &place->unit);
    struct blocked blocked = {{.count = 0}, {.count = 0}};
    if (cell_fits(words, cell) && place->unit < words->layout->unit_count)
        list_blockers(words, place->unit, cell, place->digit, &blocked);
    const struct words_slot seen =
        slot_cells("seen", blocked.blockers.items, blocked.blockers.count);
    const struct words_slot lost = slot_cells("lost", blocked.open.items, blocked.open.count);
    if (blocked.open.count && blocked.blockers.count)
        words_fill(words, WORDS_ONE_PLACE_SEEN_LOST, digit, unit, seen, lost);
    else if (blocked.open.count)
        words_fill(words, WORDS_ONE_PLACE_LOST, digit, unit, lost);
    else if (blocked.blockers.count)
        words_fill(words, WORDS_ONE_PLACE_SEEN, digit, unit, seen);
    else
        words_fill(words, WORDS_ONE_PLACE, digit, unit);
}
