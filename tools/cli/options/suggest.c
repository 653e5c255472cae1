#include "cli/options/suggest.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

/* Stores the letters and digits of TEXT, of LENGTH characters, in lower case; returns their number.
 * Longer texts are cut off. */
static unsigned fold(const char *text, unsigned length, char folded[SUGGEST_MAX_NAME])
{
    unsigned count = 0;
    for (unsigned i = 0; i < length && text[i] && count < SUGGEST_MAX_NAME; i++)
        if (isalnum((unsigned char)text[i]))
            folded[count++] = (char)tolower((unsigned char)text[i]);
    return count;
}

static unsigned min_of(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* The optimal string alignment distance (Damerau, "A technique for computer detection and
 * correction of spelling errors", 1964): letters left out, added, replaced, or swapped with the
 * next. */
static unsigned distance_of(const char *a, unsigned a_length, const char *b, unsigned b_length)
{
    unsigned char rows[3][SUGGEST_MAX_NAME + 1];
    for (unsigned j = 0; j <= b_length; j++)
        rows[0][j] = (unsigned char)j;
    for (unsigned i = 1; i <= a_length; i++) {
        unsigned char *row = rows[i % 3];
        const unsigned char *last = rows[(i + 2) % 3], *before_last = rows[(i + 1) % 3];
        row[0] = (unsigned char)i;
        for (unsigned j = 1; j <= b_length; j++) {
            unsigned best = min_of(last[j], row[j - 1]) + 1U;
            best = min_of(best, last[j - 1] + (a[i - 1] != b[j - 1] ? 1U : 0U));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best = min_of(best, before_last[j - 2] + 1U);
            row[j] = (unsigned char)best;
        }
    }
    return rows[a_length % 3][b_length];
}

void suggest_consider(struct suggestion *suggestion, const char *name, unsigned length)
{
    enum { MIN_START = 3 }; /* minimum length of a word that may be the start of a name */
    char word[SUGGEST_MAX_NAME], other[SUGGEST_MAX_NAME];
    unsigned word_length = fold(suggestion->word, (unsigned)strlen(suggestion->word), word);
    unsigned name_length = fold(name, length, other), allowed = (word_length + 1) / 3;
    unsigned distance = distance_of(word, word_length, other, name_length);
    bool is_start = word_length >= MIN_START && word_length <= name_length &&
                    memcmp(word, other, word_length) == 0;
    if (is_start)
        distance = min_of(distance, allowed);
    bool is_near = word_length && distance <= allowed;
    if (!is_near || length > SUGGEST_MAX_NAME ||
        (*suggestion->name && distance >= suggestion->distance))
        return;
    memcpy(suggestion->name, name, length);
    suggestion->name[length] = '\0';
    suggestion->distance = distance;
}
