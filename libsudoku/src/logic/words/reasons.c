#include "logic/words/reasons.h"

#include <string.h>

#include "logic/words/chains/chains.h"
#include "logic/words/chains/forcing.h"
#include "logic/words/patterns/cell_words.h"
#include "logic/words/patterns/color_words.h"
#include "logic/words/patterns/exocet_words.h"
#include "logic/words/patterns/fish.h"
#include "logic/words/patterns/linked_sets.h"
#include "logic/words/patterns/pattern_words.h"
#include "logic/words/patterns/sector_words.h"
#include "logic/words/patterns/singles.h"
#include "logic/words/patterns/two_units.h"
#include "logic/words/patterns/uniqueness.h"
#include "logic/words/slots.h"

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

static void say_locked(struct words *words)
{
    const struct sudoku_place *place = &words->step->places[0];
    const struct words_slot digit = slot_digit("digit", place->digit);
    const struct words_slot unit = slot_unit("unit", &place->unit);
    unsigned confined_to = 0;
    bool has_unit = unit_confined_to(words, place, &confined_to);
    const uint16_t into = (uint16_t)confined_to;
    if (has_unit)
        words_fill(words, WORDS_CONFINED, digit, unit, slot_unit("into", &into));
    else
        words_fill(words, WORDS_CONFINED_UNNAMED, digit, unit);
}

static void say_places(struct words *words)
{
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    words_fill(words, WORDS_MUST_HAVE_PLACE, slot_digits("digits", words_place_digits(words->step)),
               slot_units("units", units, count));
}

/* Says a digit in a unit: the premise of hidden singles and locked candidates. */
static void say_place(struct words *words)
{
    if (words->step->placement_count)
        words_say_hidden_single(words);
    else
        say_locked(words);
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
    const uint16_t confined_to = (uint16_t)into;
    words_fill(words, WORDS_CONFINED_SINGLE, slot_digit("digit", confined->digit),
               slot_unit("unit", &confined->unit), slot_unit("into", &confined_to),
               slot_unit("last", &single->unit));
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
    words_fill(words, WORDS_HIDDEN_SET, slot_digits("digits", digits),
               slot_unit("unit", &step->places[0].unit),
               slot_cells("cells", cells.items, cells.count));
}

static void say_templates(struct words *words)
{
    const struct sudoku_step *step = words->step;
    bool is_set = step->placement_count;
    const struct sudoku_candidate *items = is_set ? step->placements : step->eliminations;
    size_t count = is_set ? step->placement_count : step->elimination_count;
    const struct words_slot digit = slot_digit("digit", count ? items[0].digit : 0);
    struct words_cells cells = {.count = 0};
    for (size_t i = 0; i < count; i++)
        words_add_cell(&cells, items[i].cell);
    const struct words_slot where = slot_cells("cells", cells.items, cells.count);
    sudoku_digitset others = words_place_digits(step);
    if (count)
        others = sudoku_digitset_remove(others, items[0].digit);
    if (others)
        words_fill(words, is_set ? WORDS_TEMPLATE_SET_CLEAR : WORDS_TEMPLATE_DELETE_CLEAR, digit,
                   slot_digits("others", others), where);
    else
        words_fill(words, is_set ? WORDS_TEMPLATE_SET : WORDS_TEMPLATE_DELETE, digit, where);
}

/* -------------------------------------------------------------------------------------- trials */

bool words_is_trial(const struct sudoku_step *step)
{
    return strcmp(step->technique->code, "1401") == 0 && step->elimination_count;
}

static void say_trial(struct words *words)
{
    words_fill(words, WORDS_TRIAL, slot_digits("digits", words_eliminated_digits(words->step)),
               slot_cell("cell", words->step->eliminations[0].cell));
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
    {"0000", NEED_PLACEMENT, words_say_full_house},
    {"0003", NEED_CELLS, words_say_naked_single},
    {"00", NEED_PLACES, say_place},
    {"010", NEED_PLACES, say_place},
    {"011", NEED_CELLS, words_say_naked_set},
    {"020", NEED_CELLS, words_say_naked_set},
    {"021", NEED_PLACES, say_hidden_set},
    {"0400", NEED_LINKS, words_say_two_units},
    {"0401", NEED_LINKS, words_say_two_units},
    {"0402", NEED_LINKS, words_say_empty_rectangle},
    {"0403", NEED_LINKS, words_say_two_units},
    {"037", NEED_LINKS, words_say_kraken},
    {"03", NEED_PLACES, words_say_fish},
    {"05", NEED_LINKS, words_say_colors},
    {"06", NEED_PATTERN, words_say_pattern},
    {"0703", NEED_CELLS, words_say_remote_pair},
    {"0706", NEED_LINKS, words_say_loop},
    {"0709", NEED_LINKS, words_say_loop},
    {"0803", NEED_LINKS, words_say_w_wing},
    {"08", NEED_CELLS, words_say_wing},
    {"0904", NEED_LINKS, words_say_blossom},
    {"09", NEED_LINKS, words_say_linked_sets},
    {"1101", NEED_CELLS, words_say_two_sectors},
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
    {"2019", NEED_CELLS, words_say_sectors},
    {"2020", NEED_CELLS, words_say_tridagon},
    {"2025", NEED_PLACES, words_say_exocet},
    {"2026", NEED_PLACES, words_say_almost_locked},
    {"2027", NEED_PLACES, words_say_almost_locked},
    {"2028", NEED_LINKS, words_say_broken_wing},
    {"2029", NEED_PLACES, words_say_firework},
    {"2030", NEED_PLACES, words_say_firework},
    {"2031", NEED_LINKS, words_say_medusa},
    {"2032", NEED_LINKS, words_say_medusa},
    {"2033", NEED_PATTERN, words_say_pattern},
    {"2034", NEED_PATTERN, words_say_reverse_bug},
    {"2035", NEED_PATTERN, words_say_bug_plus},
    {"2036", NEED_PATTERN, words_say_bug_plus},
    {"2037", NEED_PATTERN, words_say_bug_plus},
    {"2038", NEED_PATTERN, words_say_bug_plus},
    {"2039", NEED_PLACES, words_say_exocet},
    {"2040", NEED_PLACES, words_say_exocet},
    {"2041", NEED_LINKS, words_say_forcing},
    {"2042", NEED_LINKS, words_say_forcing},
    {"2043", NEED_LINKS, words_say_forcing},
    {"2016", NEED_CELLS, words_say_wing},
    {"2017", NEED_CELLS, words_say_wing},
    {"2018", NEED_CELLS, words_say_wing},
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
        words_say_premise_cells(words);
}

typedef void say_way(struct words *words);

/* Returns what says the reason of STEP. */
static say_way *way_of(const struct sudoku_step *step)
{
    if (words_is_trial(step))
        return say_trial;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        size_t length = strlen(ways[i].code);
        if (strncmp(step->technique->code, ways[i].code, length) == 0 && has(step, ways[i].need))
            return ways[i].say;
    }
    return say_premises;
}

void words_say_reason(struct words *words)
{
    way_of(words->step)(words);
}

size_t words_case_count(const struct words *words)
{
    return way_of(words->step) == words_say_forcing ? words_forcing_cases(words) : 0;
}
