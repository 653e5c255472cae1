/* What the keys of JSON objects mean. */
#include "text/read/forms/json/keys.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "text/read/lines/rules.h"
#include "text/symbols.h"

/* Beginnings of keys; the first that fits counts. */
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
    {"constraint", JSON_RULES, false, false},
    {"rules", JSON_RULES_TEXT, true, false},
    {"ruleset", JSON_RULES_TEXT, true, false},
};

/* The rest of KEY after TEXT, in either case, or NULL if it begins in another way. Words of KEY may
 * be apart, as in anti_knight. */
static const char *after(const char *key, const char *text)
{
    for (const char *start = key; *text; key++) {
        bool is_between = key > start && (*key == '_' || *key == '-' || *key == ' ');
        if (text_lower(*key) == *text)
            text++;
        else if (!is_between)
            return NULL;
    }
    return key;
}

enum json_meaning json_meaning_of(const char *key)
{
    if (text_names_rule(key, strlen(key)))
        return JSON_RULES;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *rest = after(key, keys[i].key);
        if (rest && (!keys[i].is_whole || !*rest))
            return keys[i].meaning;
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

bool json_names_cell(const char *text, size_t length)
{
    size_t at = 0;
    for (unsigned part = 0; part < 2; part++) {
        bool is_named = at < length && text_lower(text[at]) == "rc"[part];
        size_t digits = ++at;
        while (at < length && text_is_decimal(text[at]))
            at++;
        if (!is_named || at == digits)
            return false;
    }
    return at == length;
}
