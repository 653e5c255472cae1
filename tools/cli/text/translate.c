#include "cli/text/translate.h"

#include <libintl.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The name of the catalogues; LOCALE_DIRECTORY is where they are installed, and
 * LOCALE_FROM_PROGRAMS the same relative to the folder of the programs. */
static const char domain[] = "sudoku";

static bool is_translated; /* set before threads start, then only read */

static const char *language_of_environment(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value && *value)
            return value;
    }
    return "C";
}

static bool is_english(const char *language)
{
    return strncmp(language, "en", 2) == 0 || strcmp(language, "POSIX") == 0 ||
           strcmp(language, "C") == 0 || strncmp(language, "C.", 2) == 0;
}

/* gettext() translates in every locale but "C", by the variable LANGUAGE: where the system lacks
 * the locale of the environment, any other one does. */
static void set_language(const char *language, bool overrides)
{
    const char *locale = setlocale(LC_MESSAGES, "");
    if (!locale || strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8");
    setenv("LANGUAGE", language, overrides);
}

/* Appends the relative folder of the catalogues to the folder of this program; false if it is
 * unknown or has none. */
static bool find_beside_program(char *path, size_t size)
{
    char program[1024];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0)
        return false;
    program[length] = '\0';
    char *slash = strrchr(program, '/');
    if (!slash)
        return false;
    *slash = '\0';
    int written = snprintf(path, size, "%s/%s", program, LOCALE_FROM_PROGRAMS);
    return written > 0 && (size_t)written < size && access(path, R_OK) == 0;
}

/* The folder of the catalogues: TEXTDOMAINDIR as for gettext(1), else where this program is
 * installed. */
static void bind_catalogues(void)
{
    char path[2048];
    const char *given = getenv("TEXTDOMAINDIR");
    if (given && *given)
        bindtextdomain(domain, given);
    else
        bindtextdomain(domain, find_beside_program(path, sizeof path) ? path : LOCALE_DIRECTORY);
    bind_textdomain_codeset(domain, "UTF-8");
}

void translate_begin(const char *language)
{
    const char *wanted = language ? language : language_of_environment();
    is_translated = !is_english(wanted);
    if (!is_translated)
        return;
    set_language(wanted, language != NULL);
    bind_catalogues();
}

const char *translate_text(void *user, const char *text)
{
    (void)user;
    return is_translated ? dgettext(domain, text) : NULL;
}
