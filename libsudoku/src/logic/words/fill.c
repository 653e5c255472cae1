#include "logic/words/fill.h"

#include <string.h>

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

void words_say(struct words *words, const char *text)
{
    text_out_string(&words->out, text);
}

const char *words_translate(const struct words *words, const char *text)
{
    const char *other = words->translate ? words->translate(words->user, text) : NULL;
    return other && *other ? other : text;
}

/* Returns the translation of TEMPLATE in ROOM, since slots are translated before all of it is said;
 * the template itself if the translation does not fit. */
static const char *chosen_text(const struct words *words, enum words_template template,
                               const struct words_slot *slots, size_t count,
                               char room[WORDS_MAX_TRANSLATION + 1])
{
    const char *text = words_template_text(template), *other = words_translate(words, text);
    size_t length = strlen(other);
    if (other == text || length > WORDS_MAX_TRANSLATION || !has_slots(other, slots, count))
        return text;
    return memcpy(room, other, length + 1);
}

void words_fill_slots(struct words *words, enum words_template template,
                      const struct words_slot *slots, size_t count)
{
    char room[WORDS_MAX_TRANSLATION + 1];
    const char *at = chosen_text(words, template, slots, count, room);
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

void words_say_template(struct words *words, enum words_template template)
{
    words_fill_slots(words, template, NULL, 0);
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

static void say_part(struct words *words, const struct words_slot *slot)
{
    slot->part(words, slot->items);
}

struct words_slot slot_part(const char *name, void (*say)(struct words *words, const void *data),
                            const void *data)
{
    return (struct words_slot){name, say_part, .items = data, .part = say};
}
