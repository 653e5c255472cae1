/* Readers over a text in memory, for tests. */
#ifndef TESTS_SUPPORT_TEXT_HELPERS_H
#define TESTS_SUPPORT_TEXT_HELPERS_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

/* A text that is read in pieces of at most CHUNK bytes. */
struct source {
    const char *text;
    size_t length;
    size_t position;
    size_t chunk;
    size_t fail_at; /* reading fails after this position; 0: never */
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
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.format = format;
    options.side = side;
    struct sudoku_text_reader *reader = NULL;
    CHECK_EQ(sudoku_text_reader_create(&options, read_source, source, &reader), SUDOKU_OK);
    return reader;
}

/* Returns all results of a reader on TEXT, one per line: "line: format side RxC cells [comment]" or
 * "error line:column message". CHUNK: maximum number of bytes per read; 0: the reader has the text
 * in memory. */
static inline char *transcript(const char *text, size_t length, size_t chunk,
                               enum sudoku_text_format format, unsigned side)
{
    static char result[1 << 16];
    struct source source = {.text = text, .length = length, .chunk = chunk};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.format = format;
    options.side = side;
    struct sudoku_text_reader *reader = NULL;
    if (chunk)
        reader = reader_of(&source, format, side);
    else
        CHECK_EQ(sudoku_text_reader_create_memory(&options, text, length, &reader), SUDOKU_OK);
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
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
                                            puzzle.givens[i]));
        if (puzzle.comment_length)
            used += (size_t)snprintf(result + used, sizeof result - used, " [%.*s]",
                                     (int)puzzle.comment_length, puzzle.comment);
        result[used++] = '\n';
        result[used] = '\0';
    }
    sudoku_text_reader_destroy(reader);
    return result;
}

/* Returns the transcript of TEXT with detected formats and sides, the same from memory and from a
 * callback. */
static inline const char *said(const char *text)
{
    static char in_memory[1 << 16];
    size_t length = strlen(text);
    strcpy(in_memory, transcript(text, length, 0, SUDOKU_TEXT_AUTO, 0));
    CHECK_TEXT(transcript(text, length, SIZE_MAX, SUDOKU_TEXT_AUTO, 0), in_memory);
    return in_memory;
}

#endif
