#include "text/read/forms/json/keys.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "text/read/lines/rules.h"
#include "text/symbols.h"

/* Keys, or beginnings of keys, up to a NULL; the first that fits counts. */
enum { MAX_NAMES = 12 };

static const struct {
    enum json_meaning meaning;
    bool is_whole;
    const char *names[MAX_NAMES];
} keys[] = {
    {JSON_SOLUTION, false, {"solution", "solved", "answer"}},
    {JSON_CANDIDATES, true, {"candidates"}},
    {JSON_SKIPPED,
     false,
     {"candidates", "backbone", "conflicts", "steps", "corners", "confidence"}},
    {JSON_SKIPPED, true, {"suspects", "unreadable", "entries", "marks", "kinds"}},
    {JSON_SYMBOLS, true, {"symbols"}},
    {JSON_BOX, true, {"box"}},
    {JSON_REGIONS, true, {"regions"}},
    {JSON_VARIANTS, true, {"variants", "variant"}},
    {JSON_PARTS, true, {"parts"}},
    {JSON_PUZZLE, false, {"puzzle", "quiz", "grid", "board", "sudoku"}},
    {JSON_PUZZLE,
     true,
     {"givens", "clues", "question", "cells", "rows", "problem", "value", "unsolved", "initial",
      "start", "mission"}},
    {JSON_NAME, true, {"name", "title"}},
    {JSON_NUMBER, true, {"id", "number"}},
    {JSON_COMMENT, true, {"comment", "difficulty", "level"}},
    {JSON_RULES, false, {"constraint"}},
    {JSON_RULES_TEXT, true, {"rules", "ruleset"}},
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

static enum json_meaning find(const char *key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        for (const char *const *name = keys[i].names; *name; name++) {
            const char *rest = after(key, *name);
            if (rest && (!keys[i].is_whole || !*rest))
                return keys[i].meaning;
        }
    }
    return JSON_NONE;
}

enum json_meaning json_meaning_of(const char *key)
{
    return text_names_rule(key, strlen(key)) ? JSON_RULES : find(key);
}

bool json_names_solution(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        char word[16];
        size_t count = 0;
        while (i < length && text_is_letter(text[i]) && count + 1 < sizeof word)
            word[count++] = text[i++];
        word[count] = '\0';
        if (find(word) == JSON_SOLUTION)
            return true;
    }
    return false;
}
