/* Steps in words. The reason is told by the shape of the premises: what the units hold, what the
 * cells have, what could be exchanged, and how the chain runs. */
#include <string.h>

#include <sudoku/logic.h>

#include "common/argument.h"
#include "logic/last/brute_force.h"
#include "logic/techniques.h"
#include "logic/topology.h"
#include "text/write/out.h"

struct words {
    const struct sudoku_layout *layout;
    const struct sudoku_step *step;
    const struct text_alphabet *alphabet; /* NULL: digits are numbers */
    struct text_out out;
};

static void say(struct words *words, const char *text)
{
    text_out_string(&words->out, text);
}

static void say_digit(struct words *words, unsigned digit)
{
    text_out_digit(&words->out, digit, words->alphabet);
}

static void say_cell(struct words *words, unsigned cell)
{
    char name[32];
    sudoku_layout_cell_name(words->layout, cell, name, sizeof name);
    say(words, name);
}

static void say_unit(struct words *words, unsigned unit)
{
    char name[32];
    sudoku_layout_unit_name(words->layout, unit, name, sizeof name);
    say(words, name);
}

/* What stands before item INDEX of COUNT in a list. */
static void say_between(struct words *words, size_t index, size_t count)
{
    if (index)
        say(words, index + 1 == count ? " and " : ", ");
}

static void say_cells(struct words *words, const uint16_t *cells, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        say_between(words, i, count);
        say_cell(words, cells[i]);
    }
}

static void say_digits(struct words *words, sudoku_digitset digits)
{
    size_t count = sudoku_digitset_count(digits);
    for (size_t i = 0; i < count; i++) {
        say_between(words, i, count);
        say_digit(words, sudoku_digitset_take(&digits));
    }
}

/* -------------------------------------------------------------------------------- conclusions */

/* The eliminations of DIGIT, as "r3c1 and r3c8 lose 4". */
static void say_losers(struct words *words, unsigned digit)
{
    uint16_t cells[LOGIC_MAX_CELLS] = {0};
    size_t count = 0;
    for (size_t i = 0; i < words->step->elimination_count && count < LOGIC_MAX_CELLS; i++)
        if (words->step->eliminations[i].digit == digit)
            cells[count++] = words->step->eliminations[i].cell;
    say_cells(words, cells, count);
    say(words, count == 1 ? " loses " : " lose ");
    say_digit(words, digit);
}

static sudoku_digitset eliminated_digits(const struct sudoku_step *step)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->elimination_count; i++)
        digits = sudoku_digitset_add(digits, step->eliminations[i].digit);
    return digits;
}

static void say_conclusions(struct words *words)
{
    const struct sudoku_step *step = words->step;
    sudoku_digitset digits = eliminated_digits(step);
    size_t groups = sudoku_digitset_count(digits), count = step->placement_count + groups;
    for (size_t i = 0; i < step->placement_count; i++) {
        say_between(words, i, count);
        say_cell(words, step->placements[i].cell);
        say(words, " is ");
        say_digit(words, step->placements[i].digit);
    }
    for (size_t i = 0; i < groups; i++) {
        say_between(words, step->placement_count + i, count);
        say_losers(words, sudoku_digitset_take(&digits));
    }
}

/* ------------------------------------------------------------------------------------- reason */

static bool unit_has(const struct sudoku_layout *layout, unsigned unit, unsigned cell)
{
    for (unsigned place = 0; place < layout->side; place++)
        if (layout_unit(layout, unit)[place] == cell)
            return true;
    return false;
}

/* The unit, not EXCEPT, that holds every elimination. */
static bool unit_of_eliminations(const struct words *words, unsigned except, unsigned *unit)
{
    const struct sudoku_step *step = words->step;
    for (*unit = 0; *unit < words->layout->unit_count; (*unit)++) {
        size_t inside = 0;
        for (size_t i = 0; i < step->elimination_count; i++)
            inside += unit_has(words->layout, *unit, step->eliminations[i].cell);
        if (*unit != except && inside == step->elimination_count)
            return true;
    }
    return false;
}

/* A digit in a unit: the premise of hidden singles and of locked candidates. */
static void say_place(struct words *words)
{
    const struct sudoku_place *place = &words->step->places[0];
    unsigned into;
    say_digit(words, place->digit);
    if (words->step->placement_count) {
        say(words, " has one place left in ");
        say_unit(words, place->unit);
    } else {
        say(words, " in ");
        say_unit(words, place->unit);
        say(words, " is confined to ");
        if (unit_of_eliminations(words, place->unit, &into))
            say_unit(words, into);
        else
            say(words, "cells that they see");
    }
}

static sudoku_digitset place_digits(const struct sudoku_step *step)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->place_count; i++)
        digits = sudoku_digitset_add(digits, step->places[i].digit);
    return digits;
}

/* The units that must hold a digit, each once. */
static void say_place_units(struct words *words)
{
    const struct sudoku_step *step = words->step;
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = 0;
    for (size_t i = 0; i < step->place_count; i++)
        if (!count || units[count - 1] != step->places[i].unit)
            units[count++] = step->places[i].unit;
    for (size_t i = 0; i < count; i++) {
        say_between(words, i, count);
        say_unit(words, units[i]);
    }
}

static void say_places(struct words *words)
{
    say_digits(words, place_digits(words->step));
    say(words, " must have a place in ");
    say_place_units(words);
}

/* The digits of the cells are those that others lose, where nothing else is said. */
static void say_premise_cells(struct words *words)
{
    say_cells(words, words->step->cells, words->step->cell_count);
    if (words->step->placement_count)
        say(words, " has one candidate left");
    else if (words->step->place_count || words->step->pattern_count || words->step->link_count)
        say(words, " must take a candidate");
    else
        say(words, " have as many digits as cells");
}

static void say_pattern(struct words *words)
{
    const struct sudoku_step *step = words->step;
    say(words, "the digits of ");
    for (size_t i = 0; i < step->pattern_count; i += 2) {
        say_between(words, i / 2, step->pattern_count / 2);
        say_cell(words, step->pattern[i].cell);
    }
    say(words, " could be exchanged");
}

static void say_node(struct words *words, const struct sudoku_node *node)
{
    for (size_t i = 0; i < node->cell_count; i++) {
        say(words, i ? "/" : "");
        say_cell(words, node->cells[i]);
    }
    text_out_char(&words->out, '(');
    say_digit(words, node->digit);
    text_out_char(&words->out, ')');
}

/* A chain as players write it: = for a strong link, - for a weak one. */
static void say_chain(struct words *words)
{
    const struct sudoku_step *step = words->step;
    say(words, "by the chain ");
    for (size_t i = 0; i < step->link_count; i++) {
        const struct sudoku_link *link = &step->links[i];
        bool goes_on = i && memcmp(&step->links[i - 1].to, &link->from, sizeof link->from) == 0;
        if (!goes_on) {
            say(words, i ? "; " : "");
            say_node(words, &link->from);
        }
        say(words, link->is_strong ? "=" : "-");
        say_node(words, &link->to);
    }
}

static void say_fins(struct words *words)
{
    const struct sudoku_step *step = words->step;
    say(words, ", but for ");
    for (size_t i = 0; i < step->fin_count; i++) {
        say_between(words, i, step->fin_count);
        say_cell(words, step->fins[i].cell);
    }
}

/* Brute force rests on the whole board: there is no pattern to name. */
static bool is_trial(const struct sudoku_step *step)
{
    const struct technique *technique = technique_of(step);
    return technique && technique->find == brute_force_find && step->elimination_count;
}

static void say_trial(struct words *words)
{
    say(words, "no technique helps, and trying ");
    say_digits(words, eliminated_digits(words->step));
    say(words, " in ");
    say_cell(words, words->step->eliminations[0].cell);
    say(words, " leads to no solution");
}

static void say_reason(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (is_trial(step)) {
        say_trial(words);
    } else if (step->link_count) {
        say_chain(words);
    } else if (step->pattern_count) {
        say_pattern(words);
    } else if (step->place_count == 1 && !step->cell_count) {
        say_place(words);
    } else if (step->place_count) {
        say_places(words);
    } else {
        say_premise_cells(words);
    }
    if (step->fin_count)
        say_fins(words);
}

/* A unit of the premises, or a cell: enough to know where to look. */
static void say_where(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (is_trial(step)) {
        say(words, "Try the candidates of ");
        say_cell(words, step->eliminations[0].cell);
        say(words, ", for no technique helps");
        return;
    }
    say(words, "Look at ");
    if (step->place_count)
        say_place_units(words);
    else if (step->cell_count)
        say_cells(words, step->cells, step->cell_count < 3 ? step->cell_count : 3);
    else if (step->pattern_count)
        say_cell(words, step->pattern[0].cell);
    else
        say(words, "the whole board");
}

size_t sudoku_step_write(const struct sudoku_layout *layout, const struct sudoku_step *step,
                         enum sudoku_hint hint, char *text, size_t size)
{
    return sudoku_step_write_symbols(layout, step, hint, NULL, text, size);
}

size_t sudoku_step_write_symbols(const struct sudoku_layout *layout, const struct sudoku_step *step,
                                 enum sudoku_hint hint, const char *symbols, char *text,
                                 size_t size)
{
    struct words words = {layout, step, NULL, {text, size, 0}};
    struct text_alphabet room;
    if (!text_out_begin(&words.out) || !argument_expect(layout, "layout is NULL") ||
        !argument_expect(step, "step is NULL") ||
        !text_alphabet_take(symbols, layout->side, &room, &words.alphabet))
        return 0;
    if (hint == SUDOKU_HINT_PLACE) {
        say_where(&words);
    } else if (hint == SUDOKU_HINT_TECHNIQUE) {
        say(&words, step->technique->name);
        say(&words, ": ");
        say_where(&words);
    } else {
        say(&words, step->technique->name);
        say(&words, ": ");
        say_reason(&words);
        say(&words, ", so ");
        say_conclusions(&words);
    }
    return text_out_end(&words.out);
}
