#include "logic/words/patterns/cell_words.h"

#include "logic/words/patterns/singles.h"
#include "logic/words/slots.h"

static sudoku_digitset candidates_of_cells(const struct words *words)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; words->candidates && i < words->step->cell_count; i++)
        digits |= words->candidates[words->step->cells[i]];
    return digits;
}

/* Stores the units that contain all cells of the premises; returns their number. */
static size_t units_of_cells(const struct words *words, uint16_t *units)
{
    size_t count = 0;
    for (unsigned unit = 0; unit < words->layout->unit_count && count < LOGIC_MAX_UNITS; unit++) {
        size_t inside = 0;
        for (size_t i = 0; i < words->step->cell_count; i++)
            inside += words_unit_has(words->layout, unit, words->step->cells[i]);
        if (inside == words->step->cell_count)
            units[count++] = (uint16_t)unit;
    }
    return count;
}

void words_say_premise_cells(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (step->placement_count) {
        words_say_naked_single(words);
        return;
    }
    bool are_as_many = sudoku_digitset_count(candidates_of_cells(words)) == step->cell_count;
    words_fill(words, are_as_many ? WORDS_AS_MANY : WORDS_NO_OTHER_WAY,
               slot_held("cells", step->cells, step->cell_count));
}

/* Says a naked set by one of two templates: without its units, or with them. */
static void say_set(struct words *words, enum words_template bare, enum words_template in_units)
{
    const struct sudoku_step *step = words->step;
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = units_of_cells(words, units);
    const struct words_slot cells = slot_cells("cells", step->cells, step->cell_count);
    const struct words_slot digits = slot_digits("digits", candidates_of_cells(words));
    if (!words->candidates)
        words_say_premise_cells(words);
    else if (count)
        words_fill(words, in_units, cells, slot_units("units", units, count), digits);
    else
        words_fill(words, bare, cells, digits);
}

void words_say_naked_set(struct words *words)
{
    say_set(words, WORDS_NAKED_SET, WORDS_NAKED_SET_IN);
}

void words_say_remote_pair(struct words *words)
{
    say_set(words, WORDS_REMOTE_PAIR, WORDS_REMOTE_PAIR_IN);
}

/* The cells of the premises with candidate DIGIT, or without it. */
static struct words_cells cells_with(const struct words *words, unsigned digit, bool can)
{
    struct words_cells cells = {.count = 0};
    for (size_t i = 0; i < words->step->cell_count; i++)
        if (sudoku_digitset_has(words->candidates[words->step->cells[i]], digit) == can)
            words_add_cell(&cells, words->step->cells[i]);
    return cells;
}

/* The cell of the premises that sees all others and has every candidate; LOGIC_MAX_CELLS if there
 * is none, or more than one. */
static unsigned full_pivot(const struct words *words)
{
    const struct sudoku_step *step = words->step;
    sudoku_digitset all = candidates_of_cells(words);
    unsigned pivot = LOGIC_MAX_CELLS;
    for (size_t i = 0; i < step->cell_count; i++) {
        if (words->candidates[step->cells[i]] != all)
            continue;
        if (pivot != LOGIC_MAX_CELLS)
            return LOGIC_MAX_CELLS;
        pivot = step->cells[i];
    }
    return pivot;
}

/* Says an XYZ-wing, whose pivot may hold the eliminated digit, too. False: it is another wing. */
static bool say_pivot_wing(struct words *words, unsigned digit)
{
    const struct sudoku_step *step = words->step;
    const uint16_t pivot = (uint16_t)full_pivot(words);
    struct words_cells others = {.count = 0};
    if (pivot == LOGIC_MAX_CELLS || step->cell_count != 3)
        return false;
    for (size_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] != pivot)
            words_add_cell(&others, step->cells[i]);
    words_fill(words, WORDS_WING_PIVOT_TOO, slot_held("pivot", &pivot, 1),
               slot_held("cells", others.items, others.count), slot_digit("digit", digit));
    return true;
}

/* Whichever digit the pivot holds, one of the other cells holds the eliminated digit; or the other
 * digits do not fill all cells. */
void words_say_wing(struct words *words)
{
    sudoku_digitset digits = words_eliminated_digits(words->step);
    if (!words->candidates || !sudoku_digitset_is_single(digits)) {
        words_say_premise_cells(words);
        return;
    }
    unsigned digit = sudoku_digitset_first(digits);
    struct words_cells holders = cells_with(words, digit, true);
    struct words_cells hinges = cells_with(words, digit, false);
    const struct words_slot cells = slot_held("cells", holders.items, holders.count);
    if (hinges.count)
        words_fill(words, hinges.count > 1 ? WORDS_WING_PIVOTS : WORDS_WING_PIVOT, cells,
                   slot_digit("digit", digit), slot_held("pivot", hinges.items, hinges.count));
    else if (!say_pivot_wing(words, digit))
        words_fill(words, WORDS_BENT_SET,
                   slot_digits("others", sudoku_digitset_remove(candidates_of_cells(words), digit)),
                   cells, slot_digit("digit", digit));
}
