/* Names of rules that the libraries do not have, and of cells. */
#include "text/read/forms/json/rules.h"

#include <string.h>

#include "text/symbols.h"

/* Rules that programs write beside puzzles of other kinds; those of variants are taken by their
 * names under one key. */
static const char *const rules[] = {
    "antiking",    "antiknight",    "antiqueen",    "arrow",
    "asterisk",    "betweenline",   "cage",         "centerdot",
    "chess",       "clone",         "diagonal",     "difference",
    "disjoint",    "disjointgroup", "disjointset",  "even",
    "extraregion", "foglight",      "girandola",    "givenpencilmark",
    "hyper",       "killer",        "killercage",   "king",
    "knight",      "kropki",        "littlekiller", "littlekillersum",
    "maximum",     "minimum",       "negative",     "nonconsecutive",
    "odd",         "oddeven",       "overlay",      "palindrome",
    "parity",      "quadruple",     "queen",        "ratio",
    "renban",      "sandwich",      "sandwichsum",  "skyscraper",
    "sudokux",     "thermo",        "thermometer",  "underlay",
    "whisper",     "windoku",       "xsudoku",      "xsum",
    "xv",
};

/* Takes WORD off the beginning or, where AT_END, the end of NAME, of which something has to be
 * left. */
static void take_off(char *name, const char *word, bool at_end)
{
    size_t length = strlen(name), taken = strlen(word);
    char *from = at_end && length > taken ? name + length - taken : name;
    if (length <= taken || memcmp(from, word, taken) != 0)
        return;
    if (at_end)
        *from = '\0';
    else
        memmove(name, name + taken, length - taken + 1);
}

static bool is_rule(const char *name)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(name, rules[i]) == 0)
            return true;
    return false;
}

bool json_names_rule(const char *text, size_t length)
{
    static const char *const before[] = {"is", "has", "use"};
    static const char *const behind[] = {"enabled", "s",      "constraint", "rule",
                                         "variant", "sudoku", "s"};
    enum { LONGEST = 32 };
    char name[LONGEST + 1];
    size_t count = 0;
    if (length && *text == '_')
        return false; /* as keys that are put out of use begin */
    for (size_t i = 0; i < length && count < LONGEST; i++)
        if (text_is_letter(text[i]))
            name[count++] = json_lower(text[i]);
    name[count] = '\0';
    bool names = is_rule(name);
    for (size_t i = 0; !names && i < sizeof behind / sizeof *behind; i++) {
        take_off(name, behind[i], true);
        names = is_rule(name);
    }
    for (size_t i = 0; !names && i < sizeof before / sizeof *before; i++) {
        take_off(name, before[i], false);
        names = is_rule(name);
    }
    return names;
}

bool json_tells_rule(const char *text, size_t length)
{
    size_t end;
    for (size_t i = 0; i < length; i = end + 1) {
        for (end = i; end < length && (text_is_letter(text[end]) || text[end] == '-'); end++)
            continue;
        if (json_names_rule(text + i, end - i))
            return true;
    }
    return false;
}

bool json_names_cell(const char *text, size_t length)
{
    size_t at = 0;
    for (unsigned part = 0; part < 2; part++) {
        bool is_named = at < length && json_lower(text[at]) == "rc"[part];
        size_t digits = ++at;
        while (at < length && text_is_decimal(text[at]))
            at++;
        if (!is_named || at == digits)
            return false;
    }
    return at == length;
}
