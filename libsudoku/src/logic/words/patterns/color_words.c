#include "logic/words/patterns/color_words.h"

#include <string.h>

#include "logic/words/chains/chains.h"
#include "logic/words/slots.h"

void words_say_broken_wing(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct words_cells cells = {.count = 0};
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    for (size_t i = 0; i < step->link_count; i++)
        words_add_cell(&cells, step->links[i].from.cells[0]);
    words_fill(words, WORDS_BROKEN_WING, slot_digit("digit", step->links[0].from.digit),
               slot_cells("cells", cells.items, cells.count), slot_units("units", units, count),
               slot_part("guardians", words_say_fins, step));
}

/* ------------------------------------------------------------------------------------- coloring */

/* The digits of each cell that have a color. */
struct medusa_color {
    sudoku_digitset digits[LOGIC_MAX_CELLS];
};

struct medusa_colors {
    struct medusa_color first, second;
};

static bool has(const struct medusa_color *color, const struct sudoku_node *node)
{
    return sudoku_digitset_has(color->digits[node->cells[0]], node->digit);
}

/* Gives NODE the color. Returns false if it has it. */
static bool give(struct medusa_color *color, const struct sudoku_node *node)
{
    sudoku_digitset *digits = &color->digits[node->cells[0]];
    sudoku_digitset before = *digits;
    *digits = sudoku_digitset_add(before, node->digit);
    return *digits != before;
}

/* Colors both ends of LINK if one has a color. Returns false if nothing is new. */
static bool color_link(struct medusa_colors *coloring, const struct sudoku_link *link)
{
    bool grows = false;
    for (unsigned i = 0; i < 2; i++) {
        const struct sudoku_node *a = i ? &link->to : &link->from;
        const struct sudoku_node *b = i ? &link->from : &link->to;
        if (has(&coloring->first, a))
            grows |= give(&coloring->second, b);
        if (has(&coloring->second, a))
            grows |= give(&coloring->first, b);
    }
    return grows;
}

/* Colors the ends of all links; the second color is the one that STEP eliminates, if any. */
static struct medusa_colors coloring_of(const struct sudoku_step *step)
{
    struct medusa_colors coloring;
    bool grows = true;
    memset(&coloring, 0, sizeof coloring);
    give(&coloring.first, &step->links[0].from);
    while (grows) {
        grows = false;
        for (size_t i = 0; i < step->link_count; i++)
            grows |= color_link(&coloring, &step->links[i]);
    }
    const struct sudoku_candidate *gone = step->elimination_count ? &step->eliminations[0] : NULL;
    if (gone && sudoku_digitset_has(coloring.first.digits[gone->cell], gone->digit))
        return (struct medusa_colors){coloring.second, coloring.first};
    return coloring;
}

/* True if all cells of the layout and the step have room in the colors; a step may be for another
 * layout. */
static bool fits(const struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (words->layout->cell_count > LOGIC_MAX_CELLS)
        return false;
    for (size_t i = 0; i < step->link_count; i++)
        if (step->links[i].from.cells[0] >= LOGIC_MAX_CELLS ||
            step->links[i].to.cells[0] >= LOGIC_MAX_CELLS)
            return false;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell >= LOGIC_MAX_CELLS)
            return false;
    return true;
}

/* Maximum number of candidates of a color that are said in a folded sentence. */
enum { MAX_FOLDED = 4 };

static size_t count_candidates(const struct medusa_color *color)
{
    size_t count = 0;
    for (unsigned cell = 0; cell < LOGIC_MAX_CELLS; cell++)
        count += sudoku_digitset_count(color->digits[cell]);
    return count;
}

/* Says the first MAX candidates of the color. */
static void say_candidates(struct words *words, const struct medusa_color *color, size_t max)
{
    size_t said = 0;
    for (unsigned cell = 0; cell < LOGIC_MAX_CELLS; cell++)
        for (sudoku_digitset left = color->digits[cell]; left && said < max; said++) {
            const struct sudoku_node node = {
                (uint16_t)sudoku_digitset_pop(&left), 1, {(uint16_t)cell}};
            if (said)
                words_say_template(words, WORDS_COMMA);
            words_say_node(words, &node);
        }
}

static void say_first_candidates(struct words *words, const void *data)
{
    say_candidates(words, data, MAX_FOLDED);
}

static void say_color(struct words *words, const void *data)
{
    const struct medusa_color *color = data;
    size_t count = count_candidates(color);
    if (words->is_folded && count > MAX_FOLDED)
        words_fill(words, WORDS_FOLDED_CANDIDATES, slot_part("first", say_first_candidates, color),
                   slot_number("number", count));
    else
        say_candidates(words, color, count);
}

static void say_colors(struct words *words, const void *data)
{
    const struct medusa_colors *coloring = data;
    words_fill(words, WORDS_MEDUSA, slot_part("first", say_color, &coloring->first),
               slot_part("second", say_color, &coloring->second));
}

/* ------------------------------------------------------------------------------------- conflict */

/* True if A and B share a unit. */
static bool see_each_other(const struct sudoku_layout *layout, unsigned a, unsigned b)
{
    for (unsigned unit = 0; unit < layout->unit_count && a != b; unit++)
        if (words_unit_has(layout, unit, a) && words_unit_has(layout, unit, b))
            return true;
    return false;
}

/* True if COLOR excludes DIGIT of CELL. */
static bool excludes(const struct sudoku_layout *layout, const struct medusa_color *color,
                     unsigned cell, unsigned digit)
{
    if (sudoku_digitset_remove(color->digits[cell], digit))
        return true;
    for (unsigned other = 0; other < layout->cell_count; other++)
        if (sudoku_digitset_has(color->digits[other], digit) && see_each_other(layout, cell, other))
            return true;
    return false;
}

/* Says a candidate of the second color that another one of it excludes. False if there is none. */
static bool say_clash(struct words *words, const struct medusa_colors *coloring)
{
    const struct medusa_color *color = &coloring->second;
    for (uint16_t a = 0; a < words->layout->cell_count; a++)
        for (uint16_t b = a; b < words->layout->cell_count; b++) {
            sudoku_digitset both = color->digits[a] & color->digits[b], rest = color->digits[a];
            if (!both ||
                (a == b ? sudoku_digitset_count(both) < 2 : !see_each_other(words->layout, a, b)))
                continue;
            unsigned first = sudoku_digitset_first(both);
            rest = sudoku_digitset_remove(rest, first);
            const struct sudoku_node node = {(uint16_t)first, 1, {a}};
            const struct sudoku_node other = {
                (uint16_t)(a == b ? sudoku_digitset_first(rest) : first), 1, {b}};
            words_fill(words, WORDS_MEDUSA_CLASH, slot_part("medusa", say_colors, coloring),
                       slot_node("node", &node), slot_node("other", &other));
            return true;
        }
    return false;
}

/* Says the cell that the second color leaves no candidate. False if there is none. */
static bool say_empty_cell(struct words *words, const struct medusa_colors *coloring)
{
    for (unsigned cell = 0; words->candidates && cell < words->layout->cell_count; cell++) {
        sudoku_digitset left = words->candidates[cell];
        bool is_empty = words->candidates[cell] && (!words->cells || !words->cells[cell]);
        while (is_empty && left)
            is_empty = excludes(words->layout, &coloring->second, cell, sudoku_digitset_pop(&left));
        if (!is_empty)
            continue;
        words_fill(words, WORDS_MEDUSA_CELL, slot_part("medusa", say_colors, coloring),
                   slot_cell("cell", cell));
        return true;
    }
    return false;
}

/* True if the second color excludes all places of PLACE. */
static bool is_emptied(const struct words *words, const struct medusa_colors *coloring,
                       const struct sudoku_place *place)
{
    for (unsigned i = 0; i < layout_unit_length(words->layout, place->unit); i++) {
        unsigned cell = layout_unit(words->layout, place->unit)[i];
        if (sudoku_digitset_has(words->candidates[cell], place->digit) &&
            !excludes(words->layout, &coloring->second, cell, place->digit))
            return false;
    }
    return true;
}

static bool say_empty_unit(struct words *words, const struct medusa_colors *coloring)
{
    for (size_t i = 0; words->candidates && i < words->step->place_count; i++) {
        const struct sudoku_place *place = &words->step->places[i];
        if (place->unit >= words->layout->unit_count || !is_emptied(words, coloring, place))
            continue;
        words_fill(words, WORDS_MEDUSA_UNIT, slot_part("medusa", say_colors, coloring),
                   slot_digit("digit", place->digit), slot_unit("unit", &place->unit));
        return true;
    }
    return false;
}

void words_say_medusa(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (!fits(words)) {
        words_say_chain(words);
        return;
    }
    const struct medusa_colors coloring = coloring_of(step);
    bool is_wrap = step->elimination_count &&
                   sudoku_digitset_has(coloring.second.digits[step->eliminations[0].cell],
                                       step->eliminations[0].digit);
    if (!is_wrap || (!say_clash(words, &coloring) && !say_empty_cell(words, &coloring) &&
                     !say_empty_unit(words, &coloring)))
        say_colors(words, &coloring);
}
