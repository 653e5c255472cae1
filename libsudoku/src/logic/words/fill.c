#include "logic/words/fill.h"

#include <string.h>

#include "logic/words/unit_words.h"

/* ----------------------------------------------------------------------------------- templates */

/* The slot called NAME, up to LENGTH bytes; NULL if there is none. */
static const struct words_slot *slot_named(const struct words_slot *slots, size_t count,
                                           const char *name, size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(slots[i].name) == length && memcmp(slots[i].name, name, length) == 0)
            return &slots[i];
    return NULL;
}

/* The end of the name after the brace at TEXT, or NULL if no brace closes it. */
static const char *name_end(const char *text)
{
    return strchr(text, '}');
}

/* True if TEXT has every slot and no other. */
static bool has_slots(const char *text, const struct words_slot *slots, size_t count)
{
    unsigned found = 0;
    for (const char *at = strchr(text, '{'); at; at = strchr(at, '{')) {
        const char *name = at + 1, *end = name_end(name);
        const struct words_slot *slot =
            end ? slot_named(slots, count, name, (size_t)(end - name)) : NULL;
        if (!slot)
            return false;
        found |= 1u << (slot - slots);
        at = end;
    }
    return found == (1u << count) - 1;
}

const char *words_translate(const struct words *words, const char *text)
{
    const char *other = words->translate ? words->translate(words->user, text) : NULL;
    return other && *other ? other : text;
}

static const char *chosen_text(const struct words *words, enum words_template template,
                               const struct words_slot *slots, size_t count)
{
    const char *text = words_template_text(template), *other = words_translate(words, text);
    return other == text || has_slots(other, slots, count) ? other : text;
}

void words_fill_slots(struct words *words, enum words_template template,
                      const struct words_slot *slots, size_t count)
{
    const char *at = chosen_text(words, template, slots, count);
    while (*at) {
        const char *name = at + 1, *end = *at == '{' ? name_end(name) : NULL;
        const struct words_slot *slot =
            end ? slot_named(slots, count, name, (size_t)(end - name)) : NULL;
        if (slot)
            slot->say(words, slot);
        else
            text_out_char(&words->out, *at);
        at = slot ? end + 1 : at + 1;
    }
}

/* -------------------------------------------------------------------------------------- values */

static void say_text(struct words *words, const struct words_slot *slot)
{
    words_say(words, words_translate(words, slot->items));
}

struct words_slot slot_text(const char *name, const char *text)
{
    return (struct words_slot){name, say_text, .items = text};
}

static void say_number(struct words *words, const struct words_slot *slot)
{
    text_out_number(&words->out, slot->value, 0);
}

struct words_slot slot_number(const char *name, uint64_t number)
{
    return (struct words_slot){name, say_number, .value = number};
}

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

static void say_part(struct words *words, const struct words_slot *slot)
{
    slot->part(words, slot->items);
}

struct words_slot slot_part(const char *name, void (*say)(struct words *words, const void *data),
                            const void *data)
{
    return (struct words_slot){name, say_part, .items = data, .part = say};
}
