/* Puzzle collections in the folder SUDOKU_TEST_DATA, read by the library's own reader. */
#ifndef TESTS_SUPPORT_COLLECTION_H
#define TESTS_SUPPORT_COLLECTION_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

struct collection {
    FILE *file;
    struct sudoku_text_reader *reader;
};

static inline ptrdiff_t collection_read(void *user, char *buffer, size_t size)
{
    FILE *file = user;
    size_t count = fread(buffer, 1, size, file);
    return count || !ferror(file) ? (ptrdiff_t)count : -1;
}

/* Opens NAME, such as "puzzles/17-clue.txt"; false if the folder or the file does not exist. */
static inline bool collection_open(struct collection *collection, const char *name)
{
    const char *folder = getenv("SUDOKU_TEST_DATA");
    char path[4096];
    if (!folder || !*folder)
        return false;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    collection->file = fopen(path, "r");
    if (!collection->file)
        return false;
    CHECK_EQ(
        sudoku_text_reader_create(NULL, collection_read, collection->file, &collection->reader),
        SUDOKU_OK);
    return true;
}

/* Stores the next puzzle; false at the end. A malformed one fails the test. */
static inline bool collection_next(struct collection *collection, struct sudoku_text_puzzle *puzzle)
{
    struct sudoku_text_error error;
    enum sudoku_status status = sudoku_text_reader_next(collection->reader, puzzle, &error);
    CHECK(status == SUDOKU_OK || status == SUDOKU_END);
    if (status == SUDOKU_ERR_TEXT)
        fprintf(stderr, "%llu:%llu: %s\n", (unsigned long long)error.line,
                (unsigned long long)error.column, error.message);
    return status == SUDOKU_OK;
}

static inline void collection_close(struct collection *collection)
{
    sudoku_text_reader_destroy(collection->reader);
    fclose(collection->file);
}

#endif
