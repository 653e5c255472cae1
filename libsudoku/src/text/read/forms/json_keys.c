/* What the keys of JSON objects mean. */
#include "text/read/forms/json_keys.h"

#include <stdbool.h>
#include <stddef.h>

#include "text/symbols.h"

/* Keys that begin so; the first that fits counts. */
static const struct {
    const char *key;
    enum json_meaning meaning;
    bool is_whole;
    bool is_solution;
} keys[] = {
    {"solution", JSON_SKIPPED, false, true},
    {"solved", JSON_SKIPPED, false, true},
    {"answer", JSON_SKIPPED, false, true},
    {"candidates", JSON_CANDIDATES, true, false},
    {"candidates", JSON_SKIPPED, false, false},
    {"backbone", JSON_SKIPPED, false, false},
    {"conflicts", JSON_SKIPPED, false, false},
    {"steps", JSON_SKIPPED, false, false},
    {"corners", JSON_SKIPPED, false, false},
    {"confidence", JSON_SKIPPED, false, false},
    {"suspects", JSON_SKIPPED, true, false},
    {"unreadable", JSON_SKIPPED, true, false},
    {"entries", JSON_SKIPPED, true, false},
    {"marks", JSON_SKIPPED, true, false},
    {"kinds", JSON_SKIPPED, true, false},
    {"symbols", JSON_SYMBOLS, true, false},
    {"box", JSON_BOX, true, false},
    {"regions", JSON_REGIONS, true, false},
    {"variants", JSON_VARIANTS, true, false},
    {"variant", JSON_VARIANTS, true, false},
    {"parts", JSON_PARTS, true, false},
    {"puzzle", JSON_PUZZLE, false, false},
    {"quiz", JSON_PUZZLE, false, false},
    {"grid", JSON_PUZZLE, false, false},
    {"board", JSON_PUZZLE, false, false},
    {"sudoku", JSON_PUZZLE, false, false},
    {"givens", JSON_PUZZLE, true, false},
    {"clues", JSON_PUZZLE, true, false},
    {"question", JSON_PUZZLE, true, false},
    {"cells", JSON_PUZZLE, true, false},
    {"rows", JSON_PUZZLE, true, false},
    {"problem", JSON_PUZZLE, true, false},
    {"value", JSON_PUZZLE, true, false},
    {"unsolved", JSON_PUZZLE, true, false},
    {"initial", JSON_PUZZLE, true, false},
    {"start", JSON_PUZZLE, true, false},
    {"mission", JSON_PUZZLE, true, false},
    {"name", JSON_NAME, true, false},
    {"title", JSON_NAME, true, false},
    {"id", JSON_NUMBER, true, false},
    {"number", JSON_NUMBER, true, false},
    {"comment", JSON_COMMENT, true, false},
    {"difficulty", JSON_COMMENT, true, false},
    {"level", JSON_COMMENT, true, false},
};

/* clang-format off */
/* Rules that programs write beside puzzles of other kinds; those of variants are taken by their names
 * under one key. */
static const char *const rules[] = {
    "killercage", "killercages", "killer", "cage", "cages", "thermometer",
    "thermometers", "thermo", "thermos", "arrow", "arrows", "antiknight",
    "antiking", "nonconsecutive", "diagonal+", "diagonal-", "disjointgroups", "extraregion",
    "extraregions", "palindrome", "palindromes", "littlekillersum", "littlekillersums", "sandwichsum",
    "sandwichsums", "difference", "ratio", "clone", "betweenline", "betweenlines",
    "renban", "whispers", "quadruple", "quadruples", "xv", "odd",
    "even", "minimum", "maximum", "diagonal", "diagonals", "windoku", "hyper", "disjoint", "asterisk",
    "girandola",
};
/* clang-format on */

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Where KEY ends to begin like TEXT, in letters of either case; NULL: it does not. Words of KEY may
 * be apart, as in anti_knight. */
static const char *after(const char *key, const char *text)
{
    for (const char *start = key; *text; key++) {
        bool is_between = key > start && (*key == '_' || *key == '-' || *key == ' ');
        if (lower(*key) == *text)
            text++;
        else if (!is_between)
            return NULL;
    }
    return key;
}

enum json_meaning json_meaning_of(const char *key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *rest = after(key, keys[i].key);
        if (rest && (!keys[i].is_whole || !*rest))
            return keys[i].meaning;
    }
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        const char *rest = after(key, rules[i]);
        if (rest && !*rest)
            return JSON_RULES;
    }
    return JSON_NONE;
}

bool json_names_solution(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        char word[16];
        size_t count = 0;
        while (i < length && text_is_letter(text[i]) && count + 1 < sizeof word)
            word[count++] = text[i++];
        word[count] = '\0';
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
            if (keys[k].is_solution && after(word, keys[k].key))
                return true;
    }
    return false;
}
