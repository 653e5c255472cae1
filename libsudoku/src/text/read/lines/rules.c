#include "text/read/lines/rules.h"

#include <stdlib.h>
#include <string.h>

#include <sudoku/layout.h>

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
    unsigned shape;
} rules[] = {
    {"antiking", USE_ALWAYS, 0},
    {"antiknight", USE_ALWAYS, 0},
    {"antiqueen", USE_ALWAYS, 0},
    {"argyle", USE_BESIDE, 0},
    {"arrow", USE_BESIDE, 0},
    {"asterisk", USE_BESIDE, SUDOKU_VARIANT_ASTERISK},
    {"battenburg", USE_BESIDE, 0},
    {"betweenline", USE_ALWAYS, 0},
    {"bothdiagonal", USE_ALWAYS, SUDOKU_VARIANT_DIAGONAL},
    {"cage", USE_BESIDE, 0},
    {"calcudoku", USE_ALWAYS, 0},
    {"centerdot", USE_BESIDE, SUDOKU_VARIANT_CENTER_DOT},
    {"chaosconstruction", USE_ALWAYS, TEXT_SHAPE_REGIONS},
    {"chess", USE_BESIDE, 0},
    {"clone", USE_BESIDE, 0},
    {"colorsudoku", USE_ALWAYS, SUDOKU_VARIANT_DISJOINT},
    {"coloursudoku", USE_ALWAYS, SUDOKU_VARIANT_DISJOINT},
    {"comparison", USE_BESIDE, 0},
    {"consecutive", USE_BESIDE, 0},
    {"countingcircle", USE_ALWAYS, 0},
    {"diagonal", USE_BESIDE, SUDOKU_VARIANT_DIAGONAL},
    {"difference", USE_IN_KEYS, 0},
    {"disjoint", USE_BESIDE, SUDOKU_VARIANT_DISJOINT},
    {"disjointgroup", USE_ALWAYS, SUDOKU_VARIANT_DISJOINT},
    {"disjointset", USE_IN_KEYS, SUDOKU_VARIANT_DISJOINT},
    {"dutchwhisper", USE_ALWAYS, 0},
    {"eitherdiagonal", USE_ALWAYS, SUDOKU_VARIANT_DIAGONAL},
    {"entropicline", USE_ALWAYS, 0},
    {"even", USE_BESIDE, 0},
    {"evenodd", USE_ALWAYS, 0},
    {"extraregion", USE_ALWAYS, 0},
    {"foglight", USE_ALWAYS, 0},
    {"fogofwar", USE_ALWAYS, 0},
    {"fortress", USE_BESIDE, 0},
    {"framesum", USE_ALWAYS, 0},
    {"germanwhisper", USE_ALWAYS, 0},
    {"girandola", USE_ALWAYS, SUDOKU_VARIANT_GIRANDOLA},
    {"givenpencilmark", USE_IN_KEYS, 0},
    {"greaterthan", USE_ALWAYS, 0},
    {"hyper", USE_BESIDE, SUDOKU_VARIANT_WINDOKU},
    {"irregular", USE_BESIDE, TEXT_SHAPE_REGIONS},
    {"jigsaw", USE_BESIDE, TEXT_SHAPE_REGIONS},
    {"killer", USE_BESIDE, 0},
    {"killercage", USE_ALWAYS, 0},
    {"king", USE_IN_KEYS, 0},
    {"kingsmove", USE_ALWAYS, 0},
    {"knight", USE_IN_KEYS, 0},
    {"knightsmove", USE_ALWAYS, 0},
    {"kropki", USE_ALWAYS, 0},
    {"lessthan", USE_IN_KEYS, 0},
    {"littlekiller", USE_ALWAYS, 0},
    {"littlekillersum", USE_ALWAYS, 0},
    {"longdiagonal", USE_ALWAYS, SUDOKU_VARIANT_DIAGONAL},
    {"magicsquare", USE_ALWAYS, 0},
    {"maindiagonal", USE_ALWAYS, SUDOKU_VARIANT_DIAGONAL},
    {"maximum", USE_IN_KEYS, 0},
    {"minimum", USE_IN_KEYS, 0},
    {"modularline", USE_ALWAYS, 0},
    {"nabner", USE_ALWAYS, 0},
    {"negative", USE_IN_KEYS, 0},
    {"nonconsecutive", USE_ALWAYS, 0},
    {"nonomino", USE_ALWAYS, TEXT_SHAPE_REGIONS},
    {"numberedroom", USE_ALWAYS, 0},
    {"odd", USE_BESIDE, 0},
    {"oddeven", USE_ALWAYS, 0},
    {"overlay", USE_IN_KEYS, 0},
    {"palindrome", USE_BESIDE, 0},
    {"parity", USE_BESIDE, 0},
    {"quadruple", USE_BESIDE, 0},
    {"queen", USE_IN_KEYS, 0},
    {"ratio", USE_IN_KEYS, 0},
    {"regionsum", USE_BESIDE, 0},
    {"regionsumline", USE_ALWAYS, 0},
    {"renban", USE_ALWAYS, 0},
    {"rossini", USE_ALWAYS, 0},
    {"sandwich", USE_BESIDE, 0},
    {"sandwichsum", USE_ALWAYS, 0},
    {"skyscraper", USE_BESIDE, 0},
    {"slowthermo", USE_ALWAYS, 0},
    {"squiggly", USE_BESIDE, TEXT_SHAPE_REGIONS},
    {"sudokux", USE_ALWAYS, SUDOKU_VARIANT_DIAGONAL},
    {"sumdoku", USE_ALWAYS, 0},
    {"thermo", USE_ALWAYS, 0},
    {"thermometer", USE_ALWAYS, 0},
    {"toroidal", USE_BESIDE, TEXT_SHAPE_REGIONS},
    {"underlay", USE_IN_KEYS, 0},
    {"waypoint", USE_IN_KEYS, 0},
    {"whisper", USE_BESIDE, 0},
    {"windoku", USE_ALWAYS, SUDOKU_VARIANT_WINDOKU},
    {"xsudoku", USE_ALWAYS, SUDOKU_VARIANT_DIAGONAL},
    {"xsum", USE_ALWAYS, 0},
    {"xv", USE_BESIDE, 0},
    {"zipper", USE_BESIDE, 0},
    {"zipperline", USE_ALWAYS, 0},
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
    return (struct text_part){from, word_length(text + from, length - from), 0};
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

struct text_part text_title_rule(const char *text, size_t length, size_t from)
{
    struct text_part before = {0, 0, 0}, word = next_word(text, length, 0), next;
    for (; word.length; before = word, word = next) {
        next = next_word(text, length, word.start + word.length);
        if (word.start < from)
            continue;
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
            return (struct text_part){word.start, taken, rule->shape};
    }
    return (struct text_part){length, 0, 0};
}
