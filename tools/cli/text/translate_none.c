/* Builds without gettext speak English. */
#include "cli/text/translate.h"

#include <stddef.h>

void translate_begin(const char *language)
{
    (void)language;
}

const char *translate_text(void *user, const char *text)
{
    (void)user;
    (void)text;
    return NULL;
}
