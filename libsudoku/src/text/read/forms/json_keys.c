/* What the keys of JSON objects mean. */
#include "text/read/forms/json_keys.h"

#include <stdbool.h>
#include <stddef.h>

/* Keys that begin so; the first that fits counts. */
static const struct {
    const char *key;
    enum json_meaning meaning;
    bool is_whole;
} keys[] = {
    {"solution", JSON_SKIPPED, false},
    {"solved", JSON_SKIPPED, false},
    {"answer", JSON_SKIPPED, false},
    {"candidates", JSON_CANDIDATES, true},
    {"candidates", JSON_SKIPPED, false},
    {"backbone", JSON_SKIPPED, false},
    {"conflicts", JSON_SKIPPED, false},
    {"steps", JSON_SKIPPED, false},
    {"corners", JSON_SKIPPED, false},
    {"confidence", JSON_SKIPPED, false},
    {"suspects", JSON_SKIPPED, true},
    {"unreadable", JSON_SKIPPED, true},
    {"entries", JSON_SKIPPED, true},
    {"marks", JSON_SKIPPED, true},
    {"kinds", JSON_SKIPPED, true},
    {"symbols", JSON_SYMBOLS, true},
    {"box", JSON_BOX, true},
    {"regions", JSON_REGIONS, true},
    {"variants", JSON_VARIANTS, true},
    {"variant", JSON_VARIANTS, true},
    {"parts", JSON_PARTS, true},
    {"puzzle", JSON_PUZZLE, false},
    {"quiz", JSON_PUZZLE, false},
    {"grid", JSON_PUZZLE, false},
    {"board", JSON_PUZZLE, false},
    {"sudoku", JSON_PUZZLE, false},
    {"givens", JSON_PUZZLE, true},
    {"clues", JSON_PUZZLE, true},
    {"question", JSON_PUZZLE, true},
    {"cells", JSON_PUZZLE, true},
    {"rows", JSON_PUZZLE, true},
    {"problem", JSON_PUZZLE, true},
    {"value", JSON_PUZZLE, true},
    {"unsolved", JSON_PUZZLE, true},
    {"initial", JSON_PUZZLE, true},
    {"start", JSON_PUZZLE, true},
    {"mission", JSON_PUZZLE, true},
    {"name", JSON_NAME, true},
    {"title", JSON_NAME, true},
    {"id", JSON_NUMBER, true},
    {"number", JSON_NUMBER, true},
    {"comment", JSON_COMMENT, true},
    {"difficulty", JSON_COMMENT, true},
    {"level", JSON_COMMENT, true},
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
