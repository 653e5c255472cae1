#include "solve/ask/candidate.h"

#include <ctype.h>
#include <string.h>

/* Reads LETTER and a number above 0 from *TEXT. */
static bool read_part(const char **text, char letter, unsigned *number)
{
    enum { MAX = 999 };
    if (tolower((unsigned char)**text) != letter)
        return false;
    *number = 0;
    for (++*text; isdigit((unsigned char)**text) && *number <= MAX; ++*text)
        *number = 10 * *number + (unsigned)(**text - '0');
    return *number > 0 && *number <= MAX;
}

bool asked_candidate_read(const char *text, struct asked_candidate *candidate)
{
    if (!read_part(&text, 'r', &candidate->row) || !read_part(&text, 'c', &candidate->column))
        return false;
    candidate->is_excluded = strncmp(text, "<>", 2) == 0;
    if (!candidate->is_excluded && *text != '=')
        return false;
    candidate->digit = text + (candidate->is_excluded ? 2 : 1);
    return *candidate->digit;
}
