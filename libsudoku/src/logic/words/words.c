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
        words_say_template(words, index + 1 == count ? WORDS_AND : WORDS_COMMA);
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

void words_say_fins(struct words *words, const void *data)
{
    const struct sudoku_step *step = data;
    for (size_t i = 0; i < step->fin_count; i++) {
        const struct sudoku_node node = {step->fins[i].digit, 1, {step->fins[i].cell}};
        if (i)
            words_say_template(words, WORDS_COMMA);
        words_say_node(words, &node);
    }
}

bool words_same_node(const struct sudoku_node *a, const struct sudoku_node *b)
{
    return memcmp(a, b, sizeof *a) == 0;
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
