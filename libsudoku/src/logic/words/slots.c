#include "logic/words/slots.h"

#include "logic/words/unit_words.h"

static void say_digits(struct words *words, const struct words_slot *slot)
{
    words_say_digits(words, slot->value);
}

struct words_slot slot_digits(const char *name, sudoku_digitset digits)
{
    return (struct words_slot){name, say_digits, .value = digits};
}

static void say_digit(struct words *words, const struct words_slot *slot)
{
    words_say_digit(words, (unsigned)slot->value);
}

struct words_slot slot_digit(const char *name, unsigned digit)
{
    return (struct words_slot){name, say_digit, .value = digit};
}

static void say_cell(struct words *words, const struct words_slot *slot)
{
    words_say_cell(words, (unsigned)slot->value);
}

struct words_slot slot_cell(const char *name, unsigned cell)
{
    return (struct words_slot){name, say_cell, .value = cell};
}

static void say_cells(struct words *words, const struct words_slot *slot)
{
    words_say_cells(words, slot->items, slot->count);
}

struct words_slot slot_cells(const char *name, const uint16_t *cells, size_t count)
{
    return (struct words_slot){name, say_cells, .items = cells, .count = count};
}

static void say_either(struct words *words, const struct words_slot *slot)
{
    const uint16_t *cells = slot->items;
    for (size_t i = 0; i < slot->count; i++) {
        if (i)
            words_say_template(words, WORDS_OR);
        words_say_cell(words, cells[i]);
    }
}

struct words_slot slot_either(const char *name, const uint16_t *cells, size_t count)
{
    return (struct words_slot){name, say_either, .items = cells, .count = count};
}

static void say_held(struct words *words, const struct words_slot *slot)
{
    words_say_cells_with_candidates(words, slot->items, slot->count);
}

struct words_slot slot_held(const char *name, const uint16_t *cells, size_t count)
{
    return (struct words_slot){name, say_held, .items = cells, .count = count};
}

static void say_units(struct words *words, const struct words_slot *slot)
{
    words_say_units(words, slot->items, slot->count);
}

struct words_slot slot_units(const char *name, const uint16_t *units, size_t count)
{
    return (struct words_slot){name, say_units, .items = units, .count = count};
}

struct words_slot slot_unit(const char *name, const uint16_t *unit)
{
    return slot_units(name, unit, 1);
}

static void say_node(struct words *words, const struct words_slot *slot)
{
    words_say_node(words, slot->items);
}

struct words_slot slot_node(const char *name, const struct sudoku_node *node)
{
    return (struct words_slot){name, say_node, .items = node};
}

static void say_node_cells(struct words *words, const struct words_slot *slot)
{
    words_say_node_cells(words, slot->items);
}

struct words_slot slot_node_cells(const char *name, const struct sudoku_node *node)
{
    return (struct words_slot){name, say_node_cells, .items = node};
}

void words_say_state(struct words *words, const struct sudoku_node *node, bool is_on)
{
    if (node->cell_count > 1)
        words_fill(words, is_on ? WORDS_IS_IN : WORDS_IS_NOT_IN, slot_digit("digit", node->digit),
                   slot_node_cells("cells", node));
    else
        words_fill(words, is_on ? WORDS_IS : WORDS_IS_NOT, slot_node_cells("cell", node),
                   slot_digit("digit", node->digit));
}

/* -------------------------------------------------------------------------------------- units */
