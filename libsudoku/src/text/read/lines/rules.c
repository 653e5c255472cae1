#include "text/read/lines/rules.h"

#include <string.h>

#include "text/symbols.h"

/* Where a name is that of a rule. */
enum told {
    TOLD_BY_KEY, /* among keys, and in sentences that tell rules */
    TOLD_BESIDE, /* in titles alone or beside "sudoku", too */
    TOLD_ALWAYS
};

static const struct text_rule {
    const char *name;
    enum told told;
    bool is_shape;
} rules[] = {
    {"antiking", TOLD_ALWAYS, false},
    {"antiknight", TOLD_ALWAYS, false},
    {"antiqueen", TOLD_ALWAYS, false},
    {"argyle", TOLD_BESIDE, true},
    {"arrow", TOLD_BESIDE, false},
    {"asterisk", TOLD_BESIDE, true},
    {"battenburg", TOLD_BESIDE, false},
    {"betweenline", TOLD_ALWAYS, false},
    {"cage", TOLD_BESIDE, false},
    {"calcudoku", TOLD_ALWAYS, false},
    {"centerdot", TOLD_BESIDE, true},
    {"chaosconstruction", TOLD_ALWAYS, true},
    {"chess", TOLD_BESIDE, false},
    {"clone", TOLD_BESIDE, false},
    {"comparison", TOLD_BESIDE, false},
    {"consecutive", TOLD_BESIDE, false},
    {"countingcircle", TOLD_ALWAYS, false},
    {"diagonal", TOLD_BESIDE, true},
    {"difference", TOLD_BY_KEY, false},
    {"disjoint", TOLD_BESIDE, true},
    {"disjointgroup", TOLD_ALWAYS, true},
    {"disjointset", TOLD_BY_KEY, true},
    {"dutchwhisper", TOLD_ALWAYS, false},
    {"entropicline", TOLD_ALWAYS, false},
    {"even", TOLD_BESIDE, false},
    {"evenodd", TOLD_ALWAYS, false},
    {"extraregion", TOLD_ALWAYS, false},
    {"foglight", TOLD_ALWAYS, false},
    {"fogofwar", TOLD_ALWAYS, false},
    {"fortress", TOLD_BESIDE, false},
    {"framesum", TOLD_ALWAYS, false},
    {"germanwhisper", TOLD_ALWAYS, false},
    {"girandola", TOLD_ALWAYS, true},
    {"givenpencilmark", TOLD_BY_KEY, false},
    {"greaterthan", TOLD_ALWAYS, false},
    {"hyper", TOLD_BESIDE, true},
    {"irregular", TOLD_BESIDE, true},
    {"jigsaw", TOLD_BESIDE, true},
    {"killer", TOLD_BESIDE, false},
    {"killercage", TOLD_ALWAYS, false},
    {"king", TOLD_BY_KEY, false},
    {"kingsmove", TOLD_ALWAYS, false},
    {"knight", TOLD_BY_KEY, false},
    {"knightsmove", TOLD_ALWAYS, false},
    {"kropki", TOLD_ALWAYS, false},
    {"lessthan", TOLD_BY_KEY, false},
    {"littlekiller", TOLD_ALWAYS, false},
    {"littlekillersum", TOLD_ALWAYS, false},
    {"magicsquare", TOLD_ALWAYS, false},
    {"maximum", TOLD_BY_KEY, false},
    {"minimum", TOLD_BY_KEY, false},
    {"modularline", TOLD_ALWAYS, false},
    {"nabner", TOLD_ALWAYS, false},
    {"negative", TOLD_BY_KEY, false},
    {"nonconsecutive", TOLD_ALWAYS, false},
    {"nonomino", TOLD_ALWAYS, true},
    {"numberedroom", TOLD_ALWAYS, false},
    {"odd", TOLD_BESIDE, false},
    {"oddeven", TOLD_ALWAYS, false},
    {"overlay", TOLD_BY_KEY, false},
    {"palindrome", TOLD_BESIDE, false},
    {"parity", TOLD_BESIDE, false},
    {"quadruple", TOLD_BESIDE, false},
    {"queen", TOLD_BY_KEY, false},
    {"ratio", TOLD_BY_KEY, false},
    {"regionsum", TOLD_BESIDE, false},
    {"regionsumline", TOLD_ALWAYS, false},
    {"renban", TOLD_ALWAYS, false},
    {"rossini", TOLD_ALWAYS, false},
    {"sandwich", TOLD_BESIDE, false},
    {"sandwichsum", TOLD_ALWAYS, false},
    {"skyscraper", TOLD_BESIDE, false},
    {"slowthermo", TOLD_ALWAYS, false},
    {"squiggly", TOLD_BESIDE, true},
    {"sudokux", TOLD_ALWAYS, true},
    {"sumdoku", TOLD_ALWAYS, false},
    {"thermo", TOLD_ALWAYS, false},
    {"thermometer", TOLD_ALWAYS, false},
    {"toroidal", TOLD_BESIDE, true},
    {"underlay", TOLD_BY_KEY, false},
    {"waypoint", TOLD_BY_KEY, false}, /* of a line drawn on the board */
    {"whisper", TOLD_BESIDE, false},
    {"windoku", TOLD_ALWAYS, true},
    {"xsudoku", TOLD_ALWAYS, true},
    {"xsum", TOLD_ALWAYS, false},
    {"xv", TOLD_BESIDE, false},
    {"zipper", TOLD_BESIDE, false},
    {"zipperline", TOLD_ALWAYS, false},
};

/* A name in small letters without anything between; what goes beyond is no rule's. */
enum { LONGEST = 32 };

struct name {
    char text[LONGEST + 1];
    size_t length;
};

/* Adds the letters among LENGTH bytes of TEXT. */
static void add_letters(struct name *name, const char *text, size_t length)
{
    for (size_t i = 0; i < length && name->length < LONGEST; i++)
        if (text_is_letter(text[i]))
            name->text[name->length++] = text_lower(text[i]);
    name->text[name->length] = '\0';
}

/* Takes WORD off the beginning or, where AT_END, the end of NAME, of which something has to be
 * left. */
static void take_off(struct name *name, const char *word, bool at_end)
{
    size_t length = strlen(word);
    char *from = at_end && name->length > length ? name->text + name->length - length : name->text;
    if (name->length <= length || memcmp(from, word, length) != 0)
        return;
    name->length -= length;
    memmove(from, from + length, name->length - (size_t)(from - name->text) + 1);
}

static const struct text_rule *find(const struct name *name)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (*name->text == *rules[i].name && strcmp(name->text, rules[i].name) == 0)
            return &rules[i];
    return NULL;
}

/* The rule that NAME is with what keys and words have around it; NULL: none. */
static const struct text_rule *find_within(struct name *name)
{
    static const char *const before[] = {"is", "has", "use"};
    static const char *const behind[] = {"enabled", "s",      "constraint", "rule",
                                         "variant", "sudoku", "s"};
    const struct text_rule *rule = find(name);
    for (size_t i = 0; !rule && i < sizeof behind / sizeof *behind; i++) {
        take_off(name, behind[i], true);
        rule = find(name);
    }
    for (size_t i = 0; !rule && i < sizeof before / sizeof *before; i++) {
        take_off(name, before[i], false);
        rule = find(name);
    }
    return rule;
}

bool text_names_rule(const char *text, size_t length)
{
    struct name name = {.length = 0};
    if (length && *text == '_')
        return false; /* as keys that are put out of use begin */
    add_letters(&name, text, length);
    return find_within(&name) != NULL;
}

bool text_tells_rule(const char *text, size_t length)
{
    size_t end;
    for (size_t i = 0; i < length; i = end + 1) {
        for (end = i; end < length && (text_is_letter(text[end]) || text[end] == '-'); end++)
            continue;
        if (text_names_rule(text + i, end - i))
            return true;
    }
    return false;
}

/* --------------------------------------------------------------------------------------- titles */

/* Bytes of the word at TEXT, which letters begin: marks within it, as in "Anti-Knight" and
 * "knight's", go with it. */
static size_t word_length(const char *text, size_t length)
{
    size_t end = 0;
    for (size_t i = 0; i < length && (text_is_letter(text[i]) || text[i] == '-' ||
                                      text[i] == '\'' || (text[i] & 0x80));
         i++)
        if (text_is_letter(text[i]))
            end = i + 1;
    return end;
}

/* The next word of LENGTH bytes of TEXT from FROM on. */
static struct text_part next_word(const char *text, size_t length, size_t from)
{
    while (from < length && !text_is_letter(text[from]))
        from++;
    return (struct text_part){from, word_length(text + from, length - from), false};
}

static bool is_sudoku(const char *text, struct text_part word)
{
    struct name name = {.length = 0};
    add_letters(&name, text + word.start, word.length);
    take_off(&name, "s", true);
    return strcmp(name.text, "sudoku") == 0;
}

/* The rule that LENGTH bytes of TEXT, words that belong together, name in a title; NULL: none. */
static const struct text_rule *find_title(const char *text, size_t length, bool counts_beside)
{
    struct name name = {.length = 0};
    add_letters(&name, text, length);
    bool has_sudoku = name.length > 6 && strcmp(name.text + name.length - 6, "sudoku") == 0;
    const struct text_rule *rule = find_within(&name);
    bool counts = rule && (rule->told == TOLD_ALWAYS ||
                           (rule->told == TOLD_BESIDE && (counts_beside || has_sudoku)));
    return counts ? rule : NULL;
}

struct text_part text_titles_rule(const char *text, size_t length)
{
    struct text_part before = {0, 0, false}, word = next_word(text, length, 0), next;
    for (; word.length; before = word, word = next) {
        next = next_word(text, length, word.start + word.length);
        bool is_alone = !before.length && !next.length;
        bool is_beside = (before.length && is_sudoku(text, before)) || is_sudoku(text, next);
        size_t both = next.length ? next.start + next.length - word.start : word.length;
        const struct text_rule *rule = find_title(text + word.start, both, false);
        size_t taken = rule ? both : word.length;
        if (!rule)
            rule = find_title(text + word.start, taken, is_alone || is_beside);
        if (rule)
            return (struct text_part){word.start, taken, rule->is_shape};
    }
    return (struct text_part){0, 0, false};
}
