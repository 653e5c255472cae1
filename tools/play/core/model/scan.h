/* Parsing of a line. Each function removes one token from the front of *TEXT; if it is not there,
 * the function returns false and leaves *TEXT unchanged. */
#ifndef PLAY_CORE_MODEL_SCAN_H
#define PLAY_CORE_MODEL_SCAN_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline bool scan_text(const char **text, const char *expected)
{
    size_t length = strlen(expected);
    bool is_there = strncmp(*text, expected, length) == 0;
    *text += is_there ? length : 0;
    return is_there;
}

/* Reads a whole number in BASE (10 or 16, in lower case) up to MAX. */
static inline bool scan_number(const char **text, unsigned base, uint64_t max, uint64_t *number)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = *text, *digit;
    uint64_t value = 0;
    for (; *at && (digit = strchr(digits, *at)) && digit < digits + base; at++) {
        uint64_t next = (uint64_t)(digit - digits);
        if (next > max || value > (max - next) / base)
            return false;
        value = value * base + next;
    }
    if (at == *text)
        return false;
    *number = value;
    *text = at;
    return true;
}

/* Likewise for an unsigned decimal number. */
static inline bool scan_unsigned(const char **text, unsigned max, unsigned *number)
{
    uint64_t value;
    if (!scan_number(text, 10, max, &value))
        return false;
    *number = (unsigned)value;
    return true;
}

/* Reads a word of lowercase letters and hyphens, shorter than SIZE, into WORD. */
static inline bool scan_word(const char **text, char *word, size_t size)
{
    size_t length = strspn(*text, "abcdefghijklmnopqrstuvwxyz-");
    if (length == 0 || length >= size)
        return false;
    memcpy(word, *text, length);
    word[length] = '\0';
    *text += length;
    return true;
}

#endif
