#include "logic/words/words.h"

#include <string.h>

enum { NAME_SIZE = 32 };

void words_add_cell(struct words_cells *cells, unsigned cell)
{
    for (size_t i = 0; i < cells->count; i++)
        if (cells->items[i] == cell)
            return;
    if (cell < LOGIC_MAX_CELLS)
        cells->items[cells->count++] = (uint16_t)cell;
}

void words_say(struct words *words, const char *text)
{
    text_out_string(&words->out, text);
}

void words_say_digit(struct words *words, unsigned digit)
{
    text_out_digit(&words->out, digit, words->alphabet);
}

void words_say_cell(struct words *words, unsigned cell)
{
    char name[NAME_SIZE];
    sudoku_layout_cell_name(words->layout, cell, name, sizeof name);
    words_say(words, name);
}

void words_say_between(struct words *words, size_t index, size_t count)
{
    if (index)
        words_say(words, index + 1 == count ? " and " : ", ");
}

void words_say_digits(struct words *words, sudoku_digitset digits)
{
    size_t count = sudoku_digitset_count(digits);
    for (size_t i = 0; i < count; i++) {
        words_say_between(words, i, count);
        words_say_digit(words, sudoku_digitset_pop(&digits));
    }
}

void words_say_cells(struct words *words, const uint16_t *cells, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        words_say_between(words, i, count);
        words_say_cell(words, cells[i]);
    }
}

static void say_candidates(struct words *words, unsigned cell)
{
    bool are_numbers = !words->alphabet && words->layout->side > 9, is_first = true;
    words_say(words, "(");
    for (sudoku_digitset left = words->candidates[cell]; left; is_first = false) {
        words_say(words, are_numbers && !is_first ? "," : "");
        words_say_digit(words, sudoku_digitset_pop(&left));
    }
    words_say(words, ")");
}

static void say_cell_with_candidates(struct words *words, unsigned cell)
{
    words_say_cell(words, cell);
    if (words->candidates && cell < words->layout->cell_count)
        say_candidates(words, cell);
}

void words_say_cells_with_candidates(struct words *words, const uint16_t *cells, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        words_say_between(words, i, count);
        say_cell_with_candidates(words, cells[i]);
    }
}

const uint16_t *words_set(const struct sudoku_step *step, size_t index)
{
    const uint16_t *cells = step->set_cells;
    for (size_t i = 0; i < index; i++)
        cells += step->set_sizes[i];
    return cells;
}

void words_say_sets(struct words *words)
{
    const struct sudoku_step *step = words->step;
    for (size_t i = 0; i < step->set_count; i++) {
        words_say_between(words, i, step->set_count);
        for (size_t k = 0; k < step->set_sizes[i]; k++) {
            words_say(words, k ? "/" : "");
            say_cell_with_candidates(words, words_set(step, i)[k]);
        }
    }
}

/* -------------------------------------------------------------------------------------- nodes */

void words_say_node_cells(struct words *words, const struct sudoku_node *node)
{
    for (unsigned i = 0; i < node->cell_count && i < SUDOKU_MAX_NODE_CELLS; i++) {
        words_say(words, i ? "/" : "");
        words_say_cell(words, node->cells[i]);
    }
}

void words_say_node(struct words *words, const struct sudoku_node *node)
{
    words_say_node_cells(words, node);
    words_say(words, "(");
    words_say_digit(words, node->digit);
    words_say(words, ")");
}

bool words_same_node(const struct sudoku_node *a, const struct sudoku_node *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

void words_say_true(struct words *words, const struct sudoku_node *node, const char *verb)
{
    if (node->cell_count > 1) {
        words_say_digit(words, node->digit);
        words_say(words, verb);
        words_say(words, " in ");
        words_say_node_cells(words, node);
    } else {
        words_say_node_cells(words, node);
        words_say(words, verb);
        words_say(words, " ");
        words_say_digit(words, node->digit);
    }
}

/* -------------------------------------------------------------------------------------- units */

/* The length of the word before the number in NAME; 0 if there is no number. */
static size_t kind_length(const char *name)
{
    const char *space = strrchr(name, ' ');
    return space && space[1] >= '0' && space[1] <= '9' ? (size_t)(space - name) : 0;
}

static void unit_name(const struct words *words, unsigned unit, char name[NAME_SIZE])
{
    sudoku_layout_unit_name(words->layout, unit, name, NAME_SIZE);
}

/* The number of units of the same kind at the start of UNITS. */
static size_t run_length(const struct words *words, const uint16_t *units, size_t count)
{
    char first[NAME_SIZE], next[NAME_SIZE];
    size_t run = 1;
    unit_name(words, units[0], first);
    size_t length = kind_length(first);
    for (; length && run < count; run++) {
        unit_name(words, units[run], next);
        if (kind_length(next) != length || memcmp(first, next, length) != 0)
            break;
    }
    return run;
}

/* Says units of one kind: "rows 1 and 3". */
static void say_run(struct words *words, const uint16_t *units, size_t count)
{
    char name[NAME_SIZE];
    unit_name(words, units[0], name);
    if (count == 1) {
        words_say(words, name);
        return;
    }
    name[kind_length(name)] = '\0';
    words_say(words, name);
    words_say(words, name[strlen(name) - 1] == 'x' ? "es " : "s ");
    for (size_t i = 0; i < count; i++) {
        unit_name(words, units[i], name);
        words_say_between(words, i, count);
        words_say(words, name + kind_length(name) + 1);
    }
}

void words_say_units(struct words *words, const uint16_t *units, size_t count)
{
    size_t runs = 0, said = 0;
    for (size_t at = 0; at < count; runs++)
        at += run_length(words, units + at, count - at);
    for (size_t at = 0; at < count; said++) {
        size_t run = run_length(words, units + at, count - at);
        words_say_between(words, said, runs);
        say_run(words, units + at, run);
        at += run;
    }
}

size_t words_place_units(const struct words *words, uint16_t *units, size_t size)
{
    const struct sudoku_step *step = words->step;
    size_t count = 0;
    for (size_t i = 0; i < step->place_count && count < size; i++) {
        size_t known = 0;
        while (known < count && units[known] != step->places[i].unit)
            known++;
        if (known == count && step->places[i].unit < words->layout->unit_count)
            units[count++] = step->places[i].unit;
    }
    return count;
}

bool words_unit_has(const struct sudoku_layout *layout, unsigned unit, unsigned cell)
{
    const uint16_t *cells = layout_unit(layout, unit);
    for (unsigned place = 0; place < layout_unit_length(layout, unit); place++)
        if (cells[place] == cell)
            return true;
    return false;
}

/* ------------------------------------------------------------------------------------- digits */

sudoku_digitset words_place_digits(const struct sudoku_step *step)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->place_count; i++)
        digits = sudoku_digitset_add(digits, step->places[i].digit);
    return digits;
}

sudoku_digitset words_eliminated_digits(const struct sudoku_step *step)
{
    sudoku_digitset digits = SUDOKU_DIGITSET_EMPTY;
    for (size_t i = 0; i < step->elimination_count; i++)
        digits = sudoku_digitset_add(digits, step->eliminations[i].digit);
    return digits;
}
