#include "cli/options/pattern.h"

#include <string.h>

bool pattern_is(const char *argument)
{
    return strchr(argument, '%') != NULL;
}

static bool has_letter(const struct pattern_letter *letters, char letter)
{
    for (; letters->letter; letters++)
        if (letters->letter == letter)
            return true;
    return letter == '%';
}

static bool refuse(const struct cli *cli, const struct cli_option *option, const char *fault,
                   const struct pattern_letter *letters)
{
    struct buffer text = {0};
    for (; letters->letter; letters++)
        buffer_printf(&text, "%%%c %s; ", letters->letter, letters->meaning);
    buffer_add(&text, "", 1);
    cli_error(cli, "--%s: %.2s stands for nothing; there are: %s%%%% a percent sign", option->name,
              fault, text.data);
    buffer_free(&text);
    return false;
}

bool pattern_is_sound(const struct cli *cli, const struct cli_option *option, const char *pattern,
                      const struct pattern_letter *letters)
{
    for (const char *next = pattern; (next = strchr(next, '%')); next += 2)
        if (!has_letter(letters, next[1]))
            return refuse(cli, option, next, letters);
    return true;
}

/* The character for a backslash and LETTER; 0: both are literal. */
static char escaped(char letter)
{
    switch (letter) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case '\\':
        return '\\';
    default:
        return '\0';
    }
}

void pattern_write(const char *pattern, pattern_put *put, void *user, struct buffer *out)
{
    for (; *pattern; pattern++) {
        char character = *pattern == '\\' ? escaped(pattern[1]) : '\0';
        if (*pattern == '%' && pattern[1] != '%')
            put(user, pattern[1], out);
        else
            buffer_add(out, character ? &character : pattern, 1);
        pattern += character || *pattern == '%';
    }
    buffer_add(out, "\n", 1);
}
