/* Templates with named slots, filled. */
#ifndef LOGIC_WORDS_FILL_H
#define LOGIC_WORDS_FILL_H

#include "logic/words/sentence.h"
#include "logic/words/templates.h"

/* Maximum length of a translation in bytes. */
enum { WORDS_MAX_TRANSLATION = 1000 };

/* A slot: its name, and what says its value from the fields below. */
struct words_slot {
    const char *name;
    void (*say)(struct words *words, const struct words_slot *slot);
    const void *items;
    size_t count;
    uint64_t value;
    void (*part)(struct words *words, const void *data);
};

/* Says TEXT as it is: notation, not words. */
void words_say(struct words *words, const char *text);

/* Returns the translation of TEXT, or TEXT itself if it has none. */
const char *words_translate(const struct words *words, const char *text);

/* Says TEMPLATE, which has no slots. */
void words_say_template(struct words *words, enum words_template template);

/* Says TEMPLATE, or its translation, with the COUNT slots. A translation with other slots than the
 * template would lose facts: it is ignored. */
void words_fill_slots(struct words *words, enum words_template template,
                      const struct words_slot *slots, size_t count);

/* The same with the slots as arguments, one at least. */
#define words_fill(words, template, ...)                                                           \
    words_fill_slots(words, template, (const struct words_slot[]){__VA_ARGS__},                    \
                     sizeof((const struct words_slot[]){__VA_ARGS__}) / sizeof(struct words_slot))

/* Values of slots. Items must outlive the slot. */
struct words_slot slot_text(const char *name, const char *text); /* constant; translated */
struct words_slot slot_number(const char *name, uint64_t number);

/* A part that SAY says from DATA. It may be said in any order, so it must not change DATA. */
struct words_slot slot_part(const char *name, void (*say)(struct words *words, const void *data),
                            const void *data);

#endif
