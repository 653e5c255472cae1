/* Structs that begin with their size, passed in every size that they ever had: each ends at the end
 * of a page, and the next page is not readable. */
#ifndef TESTS_SUPPORT_SIZES_H
#define TESTS_SUPPORT_SIZES_H

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <sudoku/status.h>

#include "support/check.h"

/* A struct: a valid value, its older sizes, and a call that receives it. */
struct sized {
    const char *name;
    const void *value;
    size_t size;
    size_t older[3]; /* 0: no more */
    enum sudoku_status (*call)(void *theirs);
};

/* sizeof(struct TYPE) when FIELD was its last field. */
#define UP_TO(type, field)                                                                         \
    ((offsetof(struct type, field) + sizeof((struct type){0}.field) + alignof(struct type) - 1) /  \
     alignof(struct type) * alignof(struct type))

#define SIZED(name, last, call, value)                                                             \
    {                                                                                              \
#name " in " #call, &(value), sizeof(struct name), {UP_TO(name, last) }, call              \
    }

/* Passes SIZED cut, or extended by garbage, to SIZE bytes. */
static enum sudoku_status hand_over(const struct sized *sized, size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    void *pages = NULL;
    CHECK_EQ(posix_memalign(&pages, page, 2 * page), 0);
    uint8_t *next_page = (uint8_t *)pages + page, *theirs = next_page - size;
    CHECK_EQ(mprotect(next_page, page, PROT_NONE), 0);
    memset(theirs, 0xA5, size);
    memcpy(theirs, sized->value, size < sized->size ? size : sized->size);
    memcpy(theirs, &size, sizeof size);
    enum sudoku_status status = sized->call(theirs);
    size_t after;
    memcpy(&after, theirs, sizeof after);
    CHECK_EQ(after, size);
    for (size_t i = sized->size; i < size; i++)
        CHECK_EQ(theirs[i], 0xA5);
    CHECK_EQ(mprotect(next_page, page, PROT_READ | PROT_WRITE), 0);
    free(pages);
    return status;
}

/* Passes SIZE bytes that claim to be one less. */
static enum sudoku_status say_less(const struct sized *sized, size_t size)
{
    union {
        uint8_t bytes[512];
        max_align_t aligned;
    } theirs = {{0}};
    CHECK(size <= sizeof theirs);
    memcpy(&theirs, sized->value, sized->size);
    size--;
    memcpy(&theirs, &size, sizeof size);
    return sized->call(&theirs);
}

static void check_sizes(const struct sized *sized)
{
    size_t first = sized->size;
    int failures = check_failures;
    CHECK_EQ(hand_over(sized, sized->size), SUDOKU_OK);
    CHECK_EQ(hand_over(sized, sized->size + 24), SUDOKU_OK);
    for (size_t i = 0; i < 3 && sized->older[i]; i++) {
        CHECK_EQ(hand_over(sized, sized->older[i]), SUDOKU_OK);
        first = sized->older[i] < first ? sized->older[i] : first;
    }
    CHECK_EQ(say_less(sized, first), SUDOKU_ERR_ARGUMENT);
    if (check_failures > failures)
        fprintf(stderr, "... for %s\n", sized->name);
}

#endif
