/* Texts, and the transcript of a reader for each of them. */
#ifndef TESTS_TEXT_EXAMPLES_H
#define TESTS_TEXT_EXAMPLES_H

#include "support/text_helpers.h"

#define LINE81  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define CELLS81 "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define ROW1    "53..7....\n"
#define ROWS8                                                                                      \
    "6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
#define GRID9 ROW1 ROWS8

struct example {
    const char *text;
    const char *says; /* see transcript() */
};

/* TEXT with a byte order mark in front, and END for every LF. The caller frees it. */
static inline char *with_line_ends(const char *text, const char *end)
{
    char *out = calloc(2 * strlen(text) + 8, 1);
    if (!out)
        exit(1);
    strcat(out, "\xEF\xBB\xBF");
    for (size_t length = strlen(out); *text; text++) {
        const char *piece = *text == '\n' ? end : (char[]){*text, '\0'};
        strcpy(out + length, piece);
        length += strlen(piece);
    }
    return out;
}

/* Checks that each text has its transcript in memory, and from a callback that returns much or
 * little at a time, with any line ends. */
static inline void check_examples(const struct example *examples, size_t count)
{
    static const char *const ends[] = {"\r\n", "\r", "\n"};
    for (size_t i = 0; i < count; i++) {
        CHECK_TEXT(said(examples[i].text), examples[i].says);
        for (size_t e = 0; e < sizeof ends / sizeof *ends; e++) {
            char *text = with_line_ends(examples[i].text, ends[e]);
            CHECK_TEXT(said(text), examples[i].says);
            for (size_t chunk = 1; chunk < 4; chunk++)
                CHECK_TEXT(transcript(text, strlen(text), chunk, SUDOKU_TEXT_AUTO, 0),
                           examples[i].says);
            free(text);
        }
    }
}

#endif
