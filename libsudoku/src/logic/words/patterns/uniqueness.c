#include "logic/words/patterns/uniqueness.h"

#include <string.h>

#include "logic/words/slots.h"

/* The digits of the pattern in CELL, or in all its cells (LOGIC_MAX_CELLS). */
static sudoku_digitset pattern_digits(const struct sudoku_step *step, unsigned cell)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->pattern_count; i++)
        if (cell == LOGIC_MAX_CELLS || step->pattern[i].cell == cell)
            digits = sudoku_digitset_add(digits, step->pattern[i].digit);
    return digits;
}

/* The other candidates of the pattern's cells, and the cells that have them. */
static sudoku_digitset others(const struct words *words, const struct words_cells *cells,
                              struct words_cells *holders)
{
    sudoku_digitset all = SUDOKU_DIGITSET_EMPTY;
    holders->count = 0;
    for (size_t i = 0; words->candidates && i < cells->count; i++) {
        sudoku_digitset more =
            words->candidates[cells->items[i]] & ~pattern_digits(words->step, cells->items[i]);
        all |= more;
        if (more)
            words_add_cell(holders, cells->items[i]);
    }
    return all;
}

/* The cells of the pattern, said in three layers: what could be exchanged, what the other
 * candidates of its cells must be, and how a set or a confined digit uses that. */
struct pattern {
    struct words_cells cells;
    sudoku_digitset digits;
};

/* True if every cell of the pattern has all its digits. */
static bool is_uniform(const struct words *words, const struct pattern *pattern)
{
    return words->step->pattern_count ==
           pattern->cells.count * sudoku_digitset_count(pattern->digits);
}

static void say_exchange(struct words *words, const void *data)
{
    const struct pattern *pattern = data;
    const struct words_cells *cells = &pattern->cells;
    if (is_uniform(words, pattern))
        words_fill(words, WORDS_EXCHANGE, slot_digits("digits", pattern->digits),
                   slot_cells("cells", cells->items, cells->count));
    else
        words_fill(words, WORDS_EXCHANGE_ALL, slot_cells("cells", cells->items, cells->count));
}

static void say_others(struct words *words, const void *data)
{
    const struct pattern *pattern = data;
    struct words_cells holders;
    sudoku_digitset more = others(words, &pattern->cells, &holders);
    if (holders.count < 2)
        say_exchange(words, pattern);
    else if (sudoku_digitset_is_single(more))
        words_fill(words, WORDS_PATTERN_OTHER, slot_part("pattern", say_exchange, pattern),
                   slot_digit("digit", sudoku_digitset_first(more)),
                   slot_either("cells", holders.items, holders.count));
    else
        words_fill(words, WORDS_PATTERN_ANOTHER, slot_part("pattern", say_exchange, pattern),
                   slot_either("cells", holders.items, holders.count));
}

static void say_taken(struct words *words, const void *data)
{
    const struct sudoku_step *step = words->step;
    if (!step->cell_count)
        say_others(words, data);
    else
        words_fill(words, step->cell_count > 1 ? WORDS_PATTERN_TAKE : WORDS_PATTERN_TAKES,
                   slot_part("pattern", say_others, data),
                   slot_held("cells", step->cells, step->cell_count));
}

static void say_confined(struct words *words, const struct pattern *pattern)
{
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    sudoku_digitset digits = words_place_digits(words->step);
    if (!count) {
        say_taken(words, pattern);
        return;
    }
    words_fill(words,
               sudoku_digitset_is_single(digits) ? WORDS_PATTERN_CONFINED_ONE
                                                 : WORDS_PATTERN_CONFINED,
               slot_part("pattern", say_taken, pattern), slot_digits("digits", digits),
               slot_units("units", units, count), slot_number("number", pattern->cells.count));
}

/* Without one of its three candidates the cell would complete the grave, so it holds that one. */
static bool say_grave(struct words *words)
{
    const struct sudoku_step *step = words->step;
    sudoku_digitset gone = words_eliminated_digits(step);
    if (strcmp(step->technique->code, "0610") != 0 || !step->elimination_count ||
        !words->candidates)
        return false;
    unsigned cell = step->eliminations[0].cell;
    sudoku_digitset kept = words->candidates[cell] & ~gone;
    if (!sudoku_digitset_is_single(kept))
        return false;
    words_fill(words, WORDS_BUG_PLUS_ONE, slot_digits("digits", gone), slot_cell("cell", cell),
               slot_digit("placed", sudoku_digitset_first(kept)));
    return true;
}

void words_say_pattern(struct words *words)
{
    const struct sudoku_step *step = words->step;
    struct pattern pattern = {.digits = pattern_digits(step, LOGIC_MAX_CELLS)};
    for (size_t i = 0; i < step->pattern_count; i++)
        words_add_cell(&pattern.cells, step->pattern[i].cell);
    if (!say_grave(words))
        say_confined(words, &pattern);
}

void words_say_bug_plus(struct words *words)
{
    words_fill(words, WORDS_BUG_PLUS, slot_part("guardians", words_say_fins, words->step));
}

void words_say_reverse_bug(struct words *words)
{
    const struct sudoku_step *step = words->step;
    if (!step->elimination_count) {
        words_say_pattern(words);
        return;
    }
    words_fill(words, WORDS_REVERSE_BUG, slot_digit("digit", step->eliminations[0].digit),
               slot_cell("cell", step->eliminations[0].cell),
               slot_digits("digits", pattern_digits(step, LOGIC_MAX_CELLS)));
}
