#include "cli/options/parse.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value)
{
    char *end;
    if (text[0] < '0' || text[0] > '9')
        return false;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    if (errno || *end || number < min || number > max)
        return false;
    *value = number;
    return true;
}

bool parse_real(const char *text, double *value)
{
    char *end;
    /* strtod() accepts hexadecimal numbers, too. */
    if (((text[0] < '0' || text[0] > '9') && text[0] != '.') || strpbrk(text, "xX"))
        return false;
    double number = strtod(text, &end);
    if (end == text || *end || !isfinite(number))
        return false;
    *value = number;
    return true;
}

bool parse_pair(const char *text, uint64_t max, unsigned *first, unsigned *second)
{
    uint64_t one, other;
    char number[8] = "";
    size_t length = strcspn(text, "xX");
    if (length >= sizeof number || !text[length])
        return false;
    memcpy(number, text, length);
    if (!parse_number(number, 1, max, &one) || !parse_number(text + length + 1, 1, max, &other))
        return false;
    *first = (unsigned)one;
    *second = (unsigned)other;
    return true;
}

bool parse_names(const char *text, bool (*take)(void *user, const char *name), void *user)
{
    char name[64];
    for (;; text++) {
        size_t length = strcspn(text, ",");
        if (length >= sizeof name)
            return false;
        memcpy(name, text, length);
        name[length] = '\0';
        if (!take(user, name))
            return false;
        text += length;
        if (!*text)
            return true;
    }
}
