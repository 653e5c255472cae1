#include "logic/words/uniqueness.h"

#include <string.h>

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

/* Says a naked set with other cells, or a digit that the pattern's cells must hold. */
static void say_rest(struct words *words, const struct words_cells *cells)
{
    const struct sudoku_step *step = words->step;
    uint16_t units[LOGIC_MAX_UNITS];
    size_t count = words_place_units(words, units, LOGIC_MAX_UNITS);
    if (step->cell_count) {
        words_say(words, ", which with ");
        words_say_cells_with_candidates(words, step->cells, step->cell_count);
        words_say(words, step->cell_count > 1 ? " take their digits" : " takes its digits");
    }
    if (count) {
        words_say(words, ", and ");
        words_say_digits(words, words_place_digits(step));
        words_say(words, " in ");
        words_say_units(words, units, count);
        words_say(words, sudoku_digitset_is_single(words_place_digits(step)) ? " is" : " are");
        words_say(words, " confined to those ");
        text_out_number(&words->out, cells->count, 0);
        words_say(words, " cells");
    }
}

static void say_others(struct words *words, const struct words_cells *cells)
{
    struct words_cells holders;
    sudoku_digitset more = others(words, cells, &holders);
    if (holders.count < 2)
        return;
    if (sudoku_digitset_is_single(more)) {
        words_say(words, ", hence ");
        words_say_digit(words, sudoku_digitset_first(more));
        words_say(words, " is in ");
    } else {
        words_say(words, ", hence another digit is in ");
    }
    for (size_t i = 0; i < holders.count; i++) {
        words_say(words, i ? " or " : "");
        words_say_cell(words, holders.items[i]);
    }
}

void words_say_pattern(struct words *words)
{
    const struct sudoku_step *step = words->step;
    sudoku_digitset digits = pattern_digits(step, LOGIC_MAX_CELLS);
    struct words_cells cells = {.count = 0};
    for (size_t i = 0; i < step->pattern_count; i++)
        words_add_cell(&cells, step->pattern[i].cell);
    if (sudoku_digitset_count(digits) == 2) {
        words_say_digits(words, digits);
        words_say(words, " alone in ");
        words_say_cells(words, cells.items, cells.count);
        words_say(words, " could be exchanged");
    } else if (strcmp(step->technique->code, "0610") == 0 && step->elimination_count) {
        words_say(words, "with ");
        words_say_digits(words, words_eliminated_digits(step));
        words_say(words, " alone in ");
        words_say_cell(words, step->eliminations[0].cell);
        words_say(words, " all cells would have two candidates, which could be exchanged");
    } else {
        words_say(words, "the digits of ");
        words_say_cells(words, cells.items, cells.count);
        words_say(words, " could be exchanged");
    }
    say_others(words, &cells);
    say_rest(words, &cells);
}
