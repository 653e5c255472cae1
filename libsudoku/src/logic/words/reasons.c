#include "logic/words/reasons.h"

#include <string.h>

#include "logic/words/chains.h"
#include "logic/words/fish.h"
#include "logic/words/forcing.h"
#include "logic/words/linked_sets.h"
#include "logic/words/uniqueness.h"

/* -------------------------------------------------------------------------- units and a digit */

/* The number of cells common to UNIT and the unit of PLACE; 0 if an elimination, or a place known
 * to be left, lies outside UNIT. */
static unsigned common_cells(const struct words *words, const struct sudoku_place *place,
                             unsigned unit)
{
    const struct sudoku_layout *layout = words->layout;
    const struct sudoku_step *step = words->step;
    const uint16_t *cells = layout_unit(layout, place->unit);
    unsigned common = 0;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (!words_unit_has(layout, unit, step->eliminations[i].cell))
            return 0;
    for (unsigned i = 0; i < layout_unit_length(layout, place->unit); i++) {
        if (words_unit_has(layout, unit, cells[i]))
            common++;
        else if (words->candidates &&
                 sudoku_digitset_has(words->candidates[cells[i]], place->digit))
            return 0;
    }
    return common;
}

/* Stores the unit to which PLACE's digit is confined within its own and from which it is
 * eliminated: the one with most common cells, since places may be unknown. False if there is none.
 */
static bool unit_confined_to(const struct words *words, const struct sudoku_place *place,
                             unsigned *confined_to)
{
    unsigned best = 0, count = words->layout->unit_count;
    for (unsigned unit = 0; place->unit < count && unit < count; unit++) {
        unsigned common = unit == place->unit ? 0 : common_cells(words, place, unit);
        if (common <= best)
            continue;
        best = common;
        *confined_to = unit;
    }
    return best > 0;
}

static void say_unit(struct words *words, unsigned unit)
{
    uint16_t units[] = {(uint16_t)unit};
    words_say_units(words, units, 1);
}

/* Says a digit in a unit: the premise of hidden singles and locked candidates. */
static void say_place(struct words *words)
{
    const struct sudoku_place *place = &words->step->places[0];
    unsigned into;
    words_say_digit(words, place->digit);
    if (words->step->placement_count) {
        words_say(words, " has one place left in ");
        say_unit(words, place->unit);
        return;
    }
    words_say(words, " in ");
    say_unit(words, place->unit);
    words_say(words, " is confined to ");
    if (unit_confined_to(words, place, &into))
        say_unit(words, into);
    else
        words_say(words, "cells that they see");
}

static void say_places(struct words *words)
{
    uint16_t units[LOGIC_MAX_UNITS];
    words_say_digits(words, words_place_digits(words->step));
    words_say(words, " must have a place in ");
    words_say_units(words, units, words_place_units(words, units, LOGIC_MAX_UNITS));
}

/* Says "2 in box 8 is confined to column 6, and then has one place left in box 2": the lock in one
 * unit places the digit in the other. */
static void say_direct_place(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct sudoku_place *confined = &step->places[0], *single = &step->places[1];
    unsigned into, count = words->layout->unit_count;
    bool fits = step->place_count == 2 && confined->unit < count && single->unit < count;
    if (fits && words_unit_has(words->layout, confined->unit, step->placements[0].cell)) {
        confined = &step->places[1];
        single = &step->places[0];
    }
    if (!fits || confined->digit != single->digit || !unit_confined_to(words, confined, &into)) {
        say_places(words);
        return;
    }
    words_say_digit(words, confined->digit);
    words_say(words, " in ");
    say_unit(words, confined->unit);
    words_say(words, " is confined to ");
    say_unit(words, into);
    words_say(words, ", and then has one place left in ");
    say_unit(words, single->unit);
}

static void say_last_cell(struct words *words)
{
    words_say_cell(words, words->step->placements[0].cell);
    words_say(words, " is the last empty cell of ");
    say_unit(words, words->step->places[0].unit);
}

/* Says that digits of a unit have as many places as there are digits. */
static void say_hidden_set(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct words_cells cells = {.count = 0};
    unsigned unit = step->places[0].unit;
    sudoku_digitset digits = words_place_digits(step);
    if (!words->candidates || unit >= words->layout->unit_count) {
        say_places(words);
        return;
    }
    for (unsigned i = 0; i < layout_unit_length(words->layout, unit); i++) {
        unsigned cell = layout_unit(words->layout, unit)[i];
        if (words->candidates[cell] & digits)
            words_add_cell(&cells, cell);
    }
    words_say_digits(words, digits);
    words_say(words, " in ");
    say_unit(words, unit);
    words_say(words, " are confined to ");
    words_say_cells(words, cells.items, cells.count);
}

static void say_templates(struct words *words)
{
    const struct sudoku_step *step = words->step;
    bool is_set = step->placement_count;
    const struct sudoku_candidate *items = is_set ? step->placements : step->eliminations;
    size_t count = is_set ? step->placement_count : step->elimination_count;
    unsigned digit = count ? items[0].digit : 0;
    sudoku_digitset others = words_place_digits(step);
    if (digit)
        others = sudoku_digitset_remove(others, digit);
    words_say(words, is_set ? "every way to place " : "no way to place ");
    words_say_digit(words, digit);
    words_say(words, " in all units");
    if (others) {
        words_say(words, ", clear of the cells that ");
        words_say_digits(words, others);
        words_say(words, " must have,");
    }
    words_say(words, is_set ? " puts it into " : " puts it into any of ");
    for (size_t i = 0; i < count; i++) {
        words_say_between(words, i, count);
        words_say_cell(words, items[i].cell);
    }
}

/* -------------------------------------------------------------------------------------- cells */

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

static void say_cells(struct words *words)
{
    words_say_cells_with_candidates(words, words->step->cells, words->step->cell_count);
    if (words->step->placement_count)
        words_say(words, " has one candidate left");
    else if (sudoku_digitset_count(candidates_of_cells(words)) == words->step->cell_count)
        words_say(words, " have as many digits as cells");
    else
        words_say(words, " leave no other way");
}

static void say_single(struct words *words)
{
    words_say_cells(words, words->step->cells, words->step->cell_count);
    words_say(words, " has one candidate left");
}

static void say_naked_set(struct words *words)
{
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = units_of_cells(words, units);
    if (!words->candidates) {
        say_cells(words);
        return;
    }
    words_say_cells(words, words->step->cells, words->step->cell_count);
    if (count) {
        words_say(words, " in ");
        words_say_units(words, units, count);
    }
    words_say(words, " have no candidates but ");
    words_say_digits(words, candidates_of_cells(words));
}

static void say_remote_pair(struct words *words)
{
    say_naked_set(words);
    words_say(words, ", which take turns");
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

/* Whichever digit the pivot holds, one of the other cells holds the eliminated digit. */
static void say_wing(struct words *words)
{
    sudoku_digitset digits = words_eliminated_digits(words->step);
    if (!words->candidates || !sudoku_digitset_is_single(digits)) {
        say_cells(words);
        return;
    }
    unsigned digit = sudoku_digitset_first(digits);
    struct words_cells holders = cells_with(words, digit, true);
    struct words_cells hinges = cells_with(words, digit, false);
    words_say(words, "one of ");
    words_say_cells_with_candidates(words, holders.items, holders.count);
    words_say(words, " is ");
    words_say_digit(words, digit);
    if (hinges.count) {
        words_say(words, ", whatever ");
        words_say_cells_with_candidates(words, hinges.items, hinges.count);
        words_say(words, hinges.count > 1 ? " are" : " is");
    }
}

/* -------------------------------------------------------------------------------------- trials */

bool words_is_trial(const struct sudoku_step *step)
{
    return strcmp(step->technique->code, "1401") == 0 && step->elimination_count;
}

static void say_trial(struct words *words)
{
    words_say(words, "no technique helps, and trying ");
    words_say_digits(words, words_eliminated_digits(words->step));
    words_say(words, " in ");
    words_say_cell(words, words->step->eliminations[0].cell);
    words_say(words, " leads to no solution");
}

/* -------------------------------------------------------------------------------------- choice */

/* What a sentence needs. */
enum need { NEED_CELLS, NEED_PLACES, NEED_PATTERN, NEED_LINKS, NEED_PLACEMENT };

static bool has(const struct sudoku_step *step, enum need need)
{
    const size_t counts[] = {[NEED_CELLS] = step->cell_count,
                             [NEED_PLACES] = step->place_count,
                             [NEED_PATTERN] = step->pattern_count,
                             [NEED_LINKS] = step->link_count,
                             [NEED_PLACEMENT] = step->place_count ? step->placement_count : 0};
    return counts[need] > 0;
}

/* Sentences by the first digits of HoDoKu's code. */
static const struct {
    const char *code;
    enum need need;
    void (*say)(struct words *words);
} ways[] = {
    {"0000", NEED_PLACEMENT, say_last_cell},
    {"0003", NEED_CELLS, say_single},
    {"00", NEED_PLACES, say_place},
    {"010", NEED_PLACES, say_place},
    {"011", NEED_CELLS, say_naked_set},
    {"020", NEED_CELLS, say_naked_set},
    {"021", NEED_PLACES, say_hidden_set},
    {"037", NEED_LINKS, words_say_kraken},
    {"03", NEED_PLACES, words_say_fish},
    {"05", NEED_LINKS, words_say_colors},
    {"06", NEED_PATTERN, words_say_pattern},
    {"0703", NEED_CELLS, say_remote_pair},
    {"0706", NEED_LINKS, words_say_loop},
    {"0709", NEED_LINKS, words_say_loop},
    {"0803", NEED_LINKS, words_say_chain},
    {"08", NEED_CELLS, say_wing},
    {"0904", NEED_LINKS, words_say_blossom},
    {"09", NEED_LINKS, words_say_linked_sets},
    {"1101", NEED_CELLS, say_cells},
    {"12", NEED_PLACES, say_templates},
    {"13", NEED_LINKS, words_say_forcing},
    {"2000", NEED_PLACES, say_place},
    {"2001", NEED_PLACES, say_place},
    {"2002", NEED_PLACEMENT, say_direct_place},
    {"2003", NEED_PLACEMENT, say_direct_place},
    {"2006", NEED_PATTERN, words_say_pattern},
    {"2007", NEED_PATTERN, words_say_pattern},
    {"2010", NEED_LINKS, words_say_forcing},
    {"2011", NEED_LINKS, words_say_forcing},
    {"2012", NEED_LINKS, words_say_forcing},
    {"2013", NEED_LINKS, words_say_forcing},
    {"2014", NEED_LINKS, words_say_forcing},
    {"2015", NEED_LINKS, words_say_forcing},
    {"2016", NEED_CELLS, say_wing},
    {"2017", NEED_CELLS, say_wing},
    {"2018", NEED_CELLS, say_wing},
};

/* Says the premises, for techniques without a row above. */
static void say_premises(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (step->link_count)
        words_say_chain(words);
    else if (step->pattern_count)
        words_say_pattern(words);
    else if (step->place_count == 1 && !step->cell_count)
        say_place(words);
    else if (step->place_count)
        say_places(words);
    else
        say_cells(words);
}

void words_say_reason(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (words_is_trial(step)) {
        say_trial(words);
        return;
    }
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        size_t length = strlen(ways[i].code);
        if (strncmp(step->technique->code, ways[i].code, length) == 0 && has(step, ways[i].need)) {
            ways[i].say(words);
            return;
        }
    }
    say_premises(words);
}
