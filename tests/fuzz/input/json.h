/* A validator of JSON (RFC 8259) in UTF-8. */
#ifndef TESTS_FUZZ_JSON_H
#define TESTS_FUZZ_JSON_H

#include <string.h>

#include "fuzz.h"

/* Skips one value. Returns NULL if there is none. */
static inline const char *json_value(const char *text);

static inline const char *json_string(const char *text)
{
    if (!text || *text++ != '"')
        return NULL;
    for (; *text != '"'; text++) {
        if ((unsigned char)*text < 0x20)
            return NULL;
        if (*text != '\\')
            continue;
        text++;
        if (*text == 'u' && strspn(text + 1, "0123456789abcdefABCDEF") >= 4)
            text += 4;
        else if (!*text || !strchr("\"\\/bfnrt", *text))
            return NULL;
    }
    return text + 1;
}

/* Skips the values between brackets, each preceded by a name if NAMES. */
static inline const char *json_list(const char *text, bool names, char end)
{
    if (*text == end)
        return text + 1;
    for (;; text++) {
        if (names) {
            text = json_string(text);
            if (!text || *text++ != ':')
                return NULL;
        }
        text = json_value(text);
        if (!text)
            return NULL;
        if (*text == end)
            return text + 1;
        if (*text != ',')
            return NULL;
    }
}

static inline const char *json_value(const char *text)
{
    static const char *const words[] = {"true", "false", "null"};
    if (*text == '"')
        return json_string(text);
    if (*text == '{')
        return json_list(text + 1, true, '}');
    if (*text == '[')
        return json_list(text + 1, false, ']');
    for (size_t i = 0; i < 3; i++)
        if (strncmp(text, words[i], strlen(words[i])) == 0)
            return text + strlen(words[i]);
    size_t length = strspn(text, "-+.eE0123456789");
    return length && (*text == '-' || (*text >= '0' && *text <= '9')) ? text + length : NULL;
}

/* True if TEXT, zero-terminated, is one value. */
static inline bool json_is_sound(const char *text)
{
    const char *end = json_value(text);
    return end && !*end;
}

#endif
