#include "logic/words/patterns/pattern_words.h"

#include "logic/words/patterns/cell_words.h"
#include "logic/words/slots.h"

static bool is_line(const struct words *words, unsigned unit)
{
    return sudoku_layout_unit_kind(words->layout, unit) <= SUDOKU_UNIT_COLUMN;
}

/* The cells of UNIT outside OTHER that have candidates of DIGITS. */
static struct words_cells cells_outside(const struct words *words, unsigned unit, unsigned other,
                                        sudoku_digitset digits)
{
    struct words_cells cells = {.count = 0};
    for (unsigned i = 0; i < layout_unit_length(words->layout, unit); i++) {
        unsigned cell = layout_unit(words->layout, unit)[i];
        if ((words->candidates[cell] & digits) && !words_unit_has(words->layout, other, cell))
            words_add_cell(&cells, cell);
    }
    return cells;
}

/* --------------------------------------------------------------------------------- almost locked
 */

/* True if UNIT, other than that of the places, has all cells of the step, and the digits have as
 * many cells outside it. */
static bool is_crossing(const struct words *words, unsigned unit, sudoku_digitset digits)
{
    const struct sudoku_step *step = words->step;
    for (size_t i = 0; i < step->cell_count; i++)
        if (!words_unit_has(words->layout, unit, step->cells[i]))
            return false;
    return unit != step->places[0].unit &&
           cells_outside(words, step->places[0].unit, unit, digits).count == step->cell_count;
}

void words_say_almost_locked(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const sudoku_digitset digits = words_place_digits(step);
    uint16_t line = 0;
    if (!words->candidates || step->places[0].unit >= words->layout->unit_count) {
        words_say_premise_cells(words);
        return;
    }
    while (line < words->layout->unit_count && !is_crossing(words, line, digits))
        line++;
    if (line == words->layout->unit_count) {
        words_say_premise_cells(words);
        return;
    }
    const struct words_cells hidden = cells_outside(words, step->places[0].unit, line, digits);
    words_fill(words, hidden.count > 1 ? WORDS_ALMOST_LOCKED_TRIPLE : WORDS_ALMOST_LOCKED_PAIR,
               slot_digits("digits", digits), slot_unit("unit", &step->places[0].unit),
               slot_cells("hidden", hidden.items, hidden.count), slot_unit("line", &line),
               slot_cells("set", step->cells, step->cell_count));
}

/* ------------------------------------------------------------------------------------- fireworks
 */

/* A row and a column that cross, with their digits, and the box of the crossing. */
struct said_firework {
    uint16_t units[2];
    uint16_t box;
    sudoku_digitset digits;
    struct words_cells cells; /* the crossing, then the other cells of the step in these lines */
};

static sudoku_digitset digits_in(const struct sudoku_step *step, unsigned unit)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->place_count; i++)
        if (step->places[i].unit == unit)
            digits = sudoku_digitset_add(digits, step->places[i].digit);
    return digits;
}

/* Lists the cells of the step in both units, or in one of them. */
static void add_cells(const struct words *words, struct said_firework *firework, bool in_both)
{
    for (size_t i = 0; i < words->step->cell_count; i++) {
        unsigned cell = words->step->cells[i];
        bool in_first = words_unit_has(words->layout, firework->units[0], cell);
        bool in_second = words_unit_has(words->layout, firework->units[1], cell);
        if (in_both ? in_first && in_second : in_first != in_second)
            words_add_cell(&firework->cells, cell);
    }
}

/* True if both lines have the digits in UNIT and the cells only. */
static bool is_box(const struct words *words, const struct said_firework *firework, unsigned unit)
{
    if (is_line(words, unit) || !words_unit_has(words->layout, unit, firework->cells.items[0]))
        return false;
    for (unsigned i = 0; i < 2; i++) {
        const struct words_cells rest =
            cells_outside(words, firework->units[i], unit, firework->digits);
        for (size_t k = 0; k < rest.count; k++)
            if (rest.items[k] != firework->cells.items[1] &&
                rest.items[k] != firework->cells.items[2])
                return false;
    }
    return true;
}

/* Completes FIREWORK from its units. Returns false if these have no crossing in a box. */
static bool complete(const struct words *words, struct said_firework *firework)
{
    firework->digits = digits_in(words->step, firework->units[0]);
    add_cells(words, firework, true);
    add_cells(words, firework, false);
    if (firework->cells.count != 3)
        return false;
    for (firework->box = 0; firework->box < words->layout->unit_count; firework->box++)
        if (is_box(words, firework, firework->box))
            return true;
    return false;
}

/* Pairs the units of the places, rows first, by their digits. Returns the number of pairs, 0 if the
 * step is not made of fireworks. */
static unsigned find_fireworks(const struct words *words, struct said_firework fireworks[2])
{
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    unsigned pairs = (unsigned)count / 2;
    if (!words->candidates || (count != 2 && count != 4))
        return 0;
    for (unsigned i = 0; i < pairs; i++) {
        bool is_same = digits_in(words->step, units[i]) == digits_in(words->step, units[pairs + i]);
        fireworks[i] =
            (struct said_firework){.units = {units[i], units[is_same ? pairs + i : count - 1 - i]}};
        if (!complete(words, &fireworks[i]))
            return 0;
    }
    return pairs;
}

static void say_quadruple(struct words *words, const struct said_firework *a,
                          const struct said_firework *b)
{
    words_fill(words, WORDS_FIREWORK_QUADRUPLE, slot_digits("own", a->digits),
               slot_units("first", a->units, 2), slot_cells("cells", a->cells.items, 3),
               slot_unit("box", &a->box), slot_digits("other", b->digits),
               slot_units("second", b->units, 2), slot_cells("others", b->cells.items, 3),
               slot_unit("other_box", &b->box),
               slot_cells("corners", words->step->cells, words->step->cell_count));
}

void words_say_firework(struct words *words)
{
    struct said_firework fireworks[2];
    unsigned count = find_fireworks(words, fireworks);
    if (count == 2)
        say_quadruple(words, &fireworks[0], &fireworks[1]);
    else if (count == 1)
        words_fill(words, WORDS_FIREWORK_TRIPLE, slot_digits("digits", fireworks[0].digits),
                   slot_units("units", fireworks[0].units, 2),
                   slot_cells("cells", fireworks[0].cells.items, 3),
                   slot_unit("box", &fireworks[0].box));
    else
        words_say_premise_cells(words);
}
