/* What the tests of text in and out share: readers over a text in memory. */
#ifndef TEXT_HELPERS_H
#define TEXT_HELPERS_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "check.h"

/* A text that is handed out in pieces of at most CHUNK bytes. */
struct source {
    const char *text;
    size_t length;
    size_t position;
    size_t chunk;
    size_t fail_at; /* reading fails behind this position; 0: never */
};

static inline ptrdiff_t read_source(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    size_t rest = source->length - source->position;
    if (source->fail_at && source->position >= source->fail_at)
        return -1;
    size_t count = rest < size ? rest : size;
    if (source->chunk && count > source->chunk)
        count = source->chunk;
    if (count)
        memcpy(buffer, source->text + source->position, count);
    source->position += count;
    return (ptrdiff_t)count;
}

static inline struct source source_of(const char *text)
{
    return (struct source){.text = text, .length = strlen(text)};
}

static inline struct sudoku_text_reader *reader_of(struct source *source,
                                                   enum sudoku_text_format format, unsigned side)
{
    struct sudoku_text_options options = {.size = sizeof options, .format = format, .side = side};
    struct sudoku_text_reader *reader = NULL;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, source, &reader), SUDOKU_OK);
    return reader;
}

/* Everything that a reader says about TEXT, one line for each answer:
 * "line: format side RxC cells [comment]" or "error line:column message". */
static inline char *transcript(const char *text, size_t length, size_t chunk,
                               enum sudoku_text_format format, unsigned side)
{
    static char result[1 << 16];
    struct source source = {.text = text, .length = length, .chunk = chunk};
    struct sudoku_text_reader *reader = reader_of(&source, format, side);
    struct sudoku_text_puzzle puzzle;
    struct sudoku_text_error error;
    enum sudoku_status status;
    size_t used = 0;
    result[0] = '\0';
    while (used < sizeof result - 8192 &&
           (status = sudoku_text_reader_next(reader, &puzzle, &error)) != SUDOKU_END) {
        char *out = result + used;
        size_t room = sizeof result - used;
        if (status == SUDOKU_ERR_TEXT) {
            used +=
                (size_t)snprintf(out, room, "error %llu:%llu %s\n", (unsigned long long)error.line,
                                 (unsigned long long)error.column, error.message);
            continue;
        }
        if (status != SUDOKU_OK) {
            snprintf(out, room, "%s\n", sudoku_strstatus(status));
            break;
        }
        used += (size_t)snprintf(out, room, "%llu: %s %u %ux%u ", (unsigned long long)puzzle.line,
                                 sudoku_text_format_name(puzzle.format), puzzle.side,
                                 puzzle.box_rows, puzzle.box_columns);
        for (size_t i = 0; i < (size_t)puzzle.side * puzzle.side && used < sizeof result - 64; i++)
            used += (size_t)(puzzle.candidates
                                 ? snprintf(result + used, 24, i ? ",%llx" : "%llx",
                                            (unsigned long long)puzzle.candidates[i])
                                 : snprintf(result + used, 24, puzzle.side > 9 && i ? ",%u" : "%u",
                                            puzzle.cells[i]));
        if (puzzle.comment_length)
            used += (size_t)snprintf(result + used, sizeof result - used, " [%.*s]",
                                     (int)puzzle.comment_length, puzzle.comment);
        result[used++] = '\n';
        result[used] = '\0';
    }
    sudoku_text_reader_destroy(reader);
    return result;
}

/* The transcript of TEXT with every format and side found out. */
static inline const char *said(const char *text)
{
    return transcript(text, strlen(text), 0, SUDOKU_TEXT_AUTO, 0);
}

#endif
