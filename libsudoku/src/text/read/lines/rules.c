#include "text/read/lines/rules.h"

#include <stdlib.h>
#include <string.h>

#include "text/symbols.h"

/* Where a name is the name of a rule. */
enum rule_use {
    USE_IN_KEYS, /* in keys and in rules that are written out */
    USE_BESIDE,  /* also in titles, alone or beside "sudoku" */
    USE_ALWAYS
};

/* In the order of their names; waypoints are those of lines drawn on the board. */
static const struct text_rule {
    const char *name;
    enum rule_use use;
    bool is_shape;
} rules[] = {
    {"antiking", USE_ALWAYS, false},
    {"antiknight", USE_ALWAYS, false},
    {"antiqueen", USE_ALWAYS, false},
    {"argyle", USE_BESIDE, true},
    {"arrow", USE_BESIDE, false},
    {"asterisk", USE_BESIDE, true},
    {"battenburg", USE_BESIDE, false},
    {"betweenline", USE_ALWAYS, false},
    {"bothdiagonal", USE_ALWAYS, true},
    {"cage", USE_BESIDE, false},
    {"calcudoku", USE_ALWAYS, false},
    {"centerdot", USE_BESIDE, true},
    {"chaosconstruction", USE_ALWAYS, true},
    {"chess", USE_BESIDE, false},
    {"clone", USE_BESIDE, false},
    {"colorsudoku", USE_ALWAYS, true},
    {"coloursudoku", USE_ALWAYS, true},
    {"comparison", USE_BESIDE, false},
    {"consecutive", USE_BESIDE, false},
    {"countingcircle", USE_ALWAYS, false},
    {"diagonal", USE_BESIDE, true},
    {"difference", USE_IN_KEYS, false},
    {"disjoint", USE_BESIDE, true},
    {"disjointgroup", USE_ALWAYS, true},
    {"disjointset", USE_IN_KEYS, true},
    {"dutchwhisper", USE_ALWAYS, false},
    {"eitherdiagonal", USE_ALWAYS, true},
    {"entropicline", USE_ALWAYS, false},
    {"even", USE_BESIDE, false},
    {"evenodd", USE_ALWAYS, false},
    {"extraregion", USE_ALWAYS, false},
    {"foglight", USE_ALWAYS, false},
    {"fogofwar", USE_ALWAYS, false},
    {"fortress", USE_BESIDE, false},
    {"framesum", USE_ALWAYS, false},
    {"germanwhisper", USE_ALWAYS, false},
    {"girandola", USE_ALWAYS, true},
    {"givenpencilmark", USE_IN_KEYS, false},
    {"greaterthan", USE_ALWAYS, false},
    {"hyper", USE_BESIDE, true},
    {"irregular", USE_BESIDE, true},
    {"jigsaw", USE_BESIDE, true},
    {"killer", USE_BESIDE, false},
    {"killercage", USE_ALWAYS, false},
    {"king", USE_IN_KEYS, false},
    {"kingsmove", USE_ALWAYS, false},
    {"knight", USE_IN_KEYS, false},
    {"knightsmove", USE_ALWAYS, false},
    {"kropki", USE_ALWAYS, false},
    {"lessthan", USE_IN_KEYS, false},
    {"littlekiller", USE_ALWAYS, false},
    {"littlekillersum", USE_ALWAYS, false},
    {"longdiagonal", USE_ALWAYS, true},
    {"magicsquare", USE_ALWAYS, false},
    {"maindiagonal", USE_ALWAYS, true},
    {"maximum", USE_IN_KEYS, false},
    {"minimum", USE_IN_KEYS, false},
    {"modularline", USE_ALWAYS, false},
    {"nabner", USE_ALWAYS, false},
    {"negative", USE_IN_KEYS, false},
    {"nonconsecutive", USE_ALWAYS, false},
    {"nonomino", USE_ALWAYS, true},
    {"numberedroom", USE_ALWAYS, false},
    {"odd", USE_BESIDE, false},
    {"oddeven", USE_ALWAYS, false},
    {"overlay", USE_IN_KEYS, false},
    {"palindrome", USE_BESIDE, false},
    {"parity", USE_BESIDE, false},
    {"quadruple", USE_BESIDE, false},
    {"queen", USE_IN_KEYS, false},
    {"ratio", USE_IN_KEYS, false},
    {"regionsum", USE_BESIDE, false},
    {"regionsumline", USE_ALWAYS, false},
    {"renban", USE_ALWAYS, false},
    {"rossini", USE_ALWAYS, false},
    {"sandwich", USE_BESIDE, false},
    {"sandwichsum", USE_ALWAYS, false},
    {"skyscraper", USE_BESIDE, false},
    {"slowthermo", USE_ALWAYS, false},
    {"squiggly", USE_BESIDE, true},
    {"sudokux", USE_ALWAYS, true},
    {"sumdoku", USE_ALWAYS, false},
    {"thermo", USE_ALWAYS, false},
    {"thermometer", USE_ALWAYS, false},
    {"toroidal", USE_BESIDE, true},
    {"underlay", USE_IN_KEYS, false},
    {"waypoint", USE_IN_KEYS, false},
    {"whisper", USE_BESIDE, false},
    {"windoku", USE_ALWAYS, true},
    {"xsudoku", USE_ALWAYS, true},
    {"xsum", USE_ALWAYS, false},
    {"xv", USE_BESIDE, false},
    {"zipper", USE_BESIDE, false},
    {"zipperline", USE_ALWAYS, false},
};

/* A name in small letters, without anything between them. No rule has a longer name. */
enum { MAX_NAME = 32 };

struct name {
    char text[MAX_NAME + 1];
    size_t length;
};

static void add_letters(struct name *name, const char *text, size_t length)
{
    for (size_t i = 0; i < length && name->length < MAX_NAME; i++)
        if (text_is_letter(text[i]))
            name->text[name->length++] = text_lower(text[i]);
    name->text[name->length] = '\0';
}

/* Removes WORD from the beginning, or AT_END, of a longer NAME. False: it is not there. */
static bool remove_word(struct name *name, const char *word, bool at_end)
{
    size_t length = strlen(word);
    char *from = at_end && name->length > length ? name->text + name->length - length : name->text;
    if (name->length <= length || memcmp(from, word, length) != 0)
        return false;
    name->length -= length;
    memmove(from, from + length, name->length - (size_t)(from - name->text) + 1);
    return true;
}

static int compare(const void *name, const void *rule)
{
    return strcmp(name, ((const struct text_rule *)rule)->name);
}

static const struct text_rule *find(const struct name *name)
{
    return bsearch(name->text, rules, sizeof rules / sizeof *rules, sizeof *rules, compare);
}

/* The rule in NAME, without the words that keys and titles put around it, or NULL. */
static const struct text_rule *find_within(struct name *name)
{
    static const char *const before[] = {"is", "has", "use"};
    static const char *const behind[] = {"enabled", "s",      "constraint", "rule",
                                         "variant", "sudoku", "s"};
    const struct text_rule *rule = find(name);
    for (size_t i = 0; !rule && i < sizeof behind / sizeof *behind; i++)
        if (remove_word(name, behind[i], true))
            rule = find(name);
    for (size_t i = 0; !rule && i < sizeof before / sizeof *before; i++)
        if (remove_word(name, before[i], false))
            rule = find(name);
    return rule;
}

bool text_names_rule(const char *text, size_t length)
{
    struct name name = {.length = 0};
    if (length && *text == '_')
        return false; /* as keys that are out of use begin */
    add_letters(&name, text, length);
    return find_within(&name) != NULL;
}

bool text_mentions_rule(const char *text, size_t length)
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

/* Bytes of the word at TEXT, with marks inside it as in "Anti-Knight" and "knight's". */
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

/* The next word in LENGTH bytes of TEXT from FROM on. */
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
    (void)remove_word(&name, "s", true);
    return strcmp(name.text, "sudoku") == 0;
}

/* The rule that LENGTH bytes of TEXT, words that belong together, name in a title, or NULL. */
static const struct text_rule *find_title(const char *text, size_t length, bool counts_beside)
{
    struct name name = {.length = 0};
    add_letters(&name, text, length);
    bool has_sudoku = name.length > 6 && strcmp(name.text + name.length - 6, "sudoku") == 0;
    const struct text_rule *rule = find_within(&name);
    bool counts = rule && (rule->use == USE_ALWAYS ||
                           (rule->use == USE_BESIDE && (counts_beside || has_sudoku)));
    return counts ? rule : NULL;
}

struct text_part text_title_rule(const char *text, size_t length)
{
    struct text_part before = {0, 0, false}, word = next_word(text, length, 0), next;
    for (; word.length; before = word, word = next) {
        next = next_word(text, length, word.start + word.length);
        bool is_alone = !before.length && !next.length;
        bool is_beside = (before.length && is_sudoku(text, before)) || is_sudoku(text, next);
        size_t both = next.length ? next.start + next.length - word.start : word.length;
        bool is_both_beside =
            next.length && is_sudoku(text, next_word(text, length, word.start + both));
        const struct text_rule *rule = find_title(text + word.start, both, is_both_beside);
        size_t taken = rule ? both : word.length;
        if (!rule)
            rule = find_title(text + word.start, taken, is_alone || is_beside);
        if (rule)
            return (struct text_part){word.start, taken, rule->is_shape};
    }
    return (struct text_part){0, 0, false};
}
