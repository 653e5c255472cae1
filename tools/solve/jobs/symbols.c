#include "solve/jobs/symbols.h"

#include <stdio.h>
#include <string.h>

static const char usual[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

static char capital(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

bool symbols_are_usual(const char *symbols, unsigned side)
{
    return side < sizeof usual && memcmp(symbols, usual, side) == 0;
}

void symbols_usual(unsigned side, char symbols[SYMBOLS_SIZE])
{
    snprintf(symbols, SYMBOLS_SIZE, "%.*s", (int)side, usual);
}

void symbols_spell(const char *named, char symbols[SYMBOLS_SIZE])
{
    bool is_range = strlen(named) == 3 && named[1] == '-', has_zero = is_range && *named == '0';
    const char *first = has_zero ? usual : strchr(usual, capital(*named));
    const char *last = is_range ? strchr(usual, capital(named[2])) : NULL;
    snprintf(symbols, SYMBOLS_SIZE, "%s", named);
    for (char *c = symbols; *c; c++)
        *c = capital(*c);
    if (first && last)
        snprintf(symbols, SYMBOLS_SIZE, "%.*s%s", (int)(last - first) + 1, first,
                 has_zero ? "0" : "");
}
