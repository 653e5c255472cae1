/* Arbitrary line patterns and arbitrary bytes as strings: each letter of a pattern is expanded;
 * a JSON string is valid and decodes to the same bytes. */
#include <string.h>

#include "cli/options/pattern.h"
#include "cli/text/json.h"
#include "input/json.h"

enum { MAX_LENGTH = 400 };

struct put {
    unsigned count;
};

static void put_letter(void *user, char letter, struct buffer *out)
{
    struct put *put = user;
    HOLDS(letter && strchr("psf", letter));
    put->count++;
    buffer_printf(out, "<%c>", letter);
}

/* Returns the number of percent signs with a letter in PATTERN; *SOUND is false if one is
 * unknown. */
static unsigned count_letters(const char *pattern, bool *sound)
{
    unsigned count = 0;
    *sound = true;
    for (; *pattern; pattern++) {
        if (*pattern != '%')
            continue;
        pattern++;
        *sound = *sound && *pattern && strchr("psf%", *pattern);
        if (!*sound)
            return count;
        count += *pattern != '%';
    }
    return count;
}

static void expect_line(const char *pattern)
{
    struct buffer line = {0};
    struct put put = {0};
    bool sound;
    unsigned count = count_letters(pattern, &sound);
    HOLDS(pattern_is(pattern) == (strchr(pattern, '%') != NULL));
    if (!sound)
        return;
    pattern_write(pattern, put_letter, &put, &line);
    HOLDS(put.count == count);
    HOLDS(line.length >= 1 && line.data[line.length - 1] == '\n');
    HOLDS(line.length <= 2 * strlen(pattern) + 1);
    HOLDS(!memchr(line.data, 0, line.length));
    buffer_free(&line);
}

static bool is_ascii(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text >= 0x80 || (unsigned char)*text < 0x20)
            return false;
    return true;
}

static void expect_string(const char *text)
{
    struct buffer out = {0};
    size_t escapes = 0;
    json_add_string(&out, text);
    buffer_add(&out, "", 1);
    HOLDS(out.data[0] == '"' && json_is_sound(out.data));
    if (is_ascii(text)) {
        for (const char *at = text; *at; at++)
            escapes += *at == '"' || *at == '\\';
        HOLDS(out.length == strlen(text) + escapes + 3);
    }
    buffer_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text;
    size = size < MAX_LENGTH ? size : MAX_LENGTH;
    text = malloc(size + 1);
    HOLDS(text);
    if (size)
        memcpy(text, data, size);
    text[size] = '\0';
    expect_line(text);
    expect_string(text);
    free(text);
    return 0;
}
