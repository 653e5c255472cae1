#include "logic/words/patterns/two_units.h"

#include "logic/words/chains/chains.h"
#include "logic/words/slots.h"

/* True if UNIT has all cells of NODE. */
static bool unit_has_node(const struct words *words, unsigned unit, const struct sudoku_node *node)
{
    for (unsigned i = 0; i < node->cell_count && i < SUDOKU_MAX_NODE_CELLS; i++)
        if (!words_unit_has(words->layout, unit, node->cells[i]))
            return false;
    return true;
}

/* The first unit with both ends of LINK; false if there is none. */
static bool find_unit(const struct words *words, const struct sudoku_link *link, uint16_t *unit)
{
    for (unsigned i = 0; i < words->layout->unit_count; i++) {
        *unit = (uint16_t)i;
        if (unit_has_node(words, i, &link->from) && unit_has_node(words, i, &link->to))
            return true;
    }
    return false;
}

/* The same among the units of the premises, where a strong link holds. */
static bool find_place_unit(const struct words *words, const struct sudoku_link *link,
                            uint16_t *unit)
{
    for (size_t i = 0; i < words->step->place_count; i++) {
        *unit = words->step->places[i].unit;
        if (*unit < words->layout->unit_count && unit_has_node(words, *unit, &link->from) &&
            unit_has_node(words, *unit, &link->to))
            return true;
    }
    return false;
}

/* Says both nodes with "or" between. */
struct either_node {
    const struct sudoku_node *first, *second;
};

static void say_either(struct words *words, const void *data)
{
    const struct either_node *either = data;
    words_say_node_cells(words, either->first);
    words_say_template(words, WORDS_OR);
    words_say_node_cells(words, either->second);
}

static void say_both(struct words *words, const void *data)
{
    const struct either_node *both = data;
    words_say_node_cells(words, both->first);
    words_say_template(words, WORDS_AND);
    words_say_node_cells(words, both->second);
}

/* Two units have a digit in two places each, of which a third unit has two; the other two places
 * hold it, one at least. */
void words_say_two_units(struct words *words)
{
    const struct sudoku_link *links = words->step->links;
    uint16_t units[2], shared;
    if (words->step->link_count != 3 || !find_place_unit(words, &links[0], &units[0]) ||
        !find_place_unit(words, &links[2], &units[1]) || units[0] == units[1] ||
        !find_unit(words, &links[1], &shared) || words_same_node(&links[0].from, &links[2].to)) {
        words_say_chain(words);
        return;
    }
    const struct either_node near = {&links[1].from, &links[1].to};
    const struct either_node ends = {&links[0].from, &links[2].to};
    words_fill(words, WORDS_TWO_UNITS, slot_digit("digit", links[0].from.digit),
               slot_units("units", units, 2), slot_unit("shared", &shared),
               slot_part("near", say_both, &near), slot_part("ends", say_either, &ends));
}

void words_say_empty_rectangle(struct words *words)
{
    const struct sudoku_link *links = words->step->links;
    uint16_t line, box;
    if (words->step->link_count != 3 || !find_place_unit(words, &links[0], &line) ||
        !find_place_unit(words, &links[2], &box) || line == box) {
        words_say_chain(words);
        return;
    }
    words_fill(words, WORDS_EMPTY_RECTANGLE, slot_digit("digit", links[0].from.digit),
               slot_unit("box", &box), slot_unit("unit", &line),
               slot_node_cells("far", &links[0].from), slot_node_cells("near", &links[0].to),
               slot_node_cells("arm", &links[1].to), slot_node_cells("rest", &links[2].to));
}

/* The pair's common digits are the one that a unit keeps from one of them, and the other. */
void words_say_w_wing(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct sudoku_link *links = step->links;
    uint16_t unit;
    if (step->link_count != 5 || step->cell_count != 2 ||
        !find_place_unit(words, &links[2], &unit)) {
        words_say_chain(words);
        return;
    }
    const struct either_node places = {&links[2].from, &links[2].to};
    sudoku_digitset pair =
        sudoku_digitset_of(links[0].from.digit) | sudoku_digitset_of(links[0].to.digit);
    words_fill(words, WORDS_W_WING, slot_cells("cells", step->cells, step->cell_count),
               slot_digits("digits", pair), slot_digit("link", links[0].to.digit),
               slot_unit("unit", &unit), slot_part("places", say_either, &places),
               slot_digit("digit", links[0].from.digit));
}

/* ----------------------------------------------------------------------------------- Sue de Coq */

/* Two units, and the digits whose cells all lie in one of them. */
struct strong_sectors {
    uint16_t units[2];
    sudoku_digitset own[2];
};

/* True if every cell of the step lies in A or B, and some in A, in B and in both alone. */
static bool units_hold(const struct words *words, unsigned a, unsigned b)
{
    unsigned parts[4] = {0};
    for (size_t i = 0; i < words->step->cell_count; i++) {
        unsigned in_a = words_unit_has(words->layout, a, words->step->cells[i]);
        unsigned in_b = words_unit_has(words->layout, b, words->step->cells[i]);
        parts[in_a + 2 * in_b]++;
    }
    return !parts[0] && parts[1] && parts[2] && parts[3];
}

/* The digits whose cells all lie in UNIT. */
static sudoku_digitset digits_within(const struct words *words, unsigned unit)
{
    sudoku_digitset inside = SUDOKU_DIGITSET_EMPTY, outside = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < words->step->cell_count; i++) {
        unsigned cell = words->step->cells[i];
        if (words_unit_has(words->layout, unit, cell))
            inside |= words->candidates[cell];
        else
            outside |= words->candidates[cell];
    }
    return inside & ~outside;
}

static bool find_sectors(const struct words *words, struct strong_sectors *sectors)
{
    unsigned count = words->layout->unit_count;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = a + 1; b < count; b++) {
            if (!units_hold(words, a, b))
                continue;
            *sectors = (struct strong_sectors){{(uint16_t)a, (uint16_t)b},
                                               {digits_within(words, a), digits_within(words, b)}};
            return sectors->own[0] && sectors->own[1];
        }
    return false;
}

static sudoku_digitset all_digits(const struct words *words)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < words->step->cell_count; i++)
        digits |= words->candidates[words->step->cells[i]];
    return digits;
}

void words_say_two_sectors(struct words *words)
{
    const struct sudoku_step *step = words->step;
    const struct words_slot cells = slot_held("cells", step->cells, step->cell_count);
    struct strong_sectors sectors;
    bool are_as_many =
        words->candidates && sudoku_digitset_count(all_digits(words)) == step->cell_count;
    if (are_as_many && find_sectors(words, &sectors))
        words_fill(words, WORDS_TWO_SECTORS, cells, slot_unit("first", &sectors.units[0]),
                   slot_unit("second", &sectors.units[1]), slot_digits("own", sectors.own[0]),
                   slot_digits("other", sectors.own[1]));
    else
        words_fill(words, are_as_many ? WORDS_AS_MANY : WORDS_NO_OTHER_WAY, cells);
}
