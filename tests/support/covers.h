/* Exact cover problems for tests, and a reference that tries all selections of options.
 *
 * Problems are bit masks, without links. */
#ifndef TESTS_SUPPORT_COVERS_H
#define TESTS_SUPPORT_COVERS_H

#include <stdbool.h>
#include <stdlib.h>

#include <sudoku/cover.h>

#include "support/check.h"
#include "support/problems.h"

enum { JUDGED_OPTIONS = 16, JUDGED_ITEMS = 16 };

/* A problem for the reference. */
struct judged {
    unsigned primary, secondary;
    unsigned option_count;
    uint32_t options[JUDGED_OPTIONS]; /* bit I: item I */
};

/* Returns the number of selections among the options from FROM that complete COVERED. An option
 * without a primary item is never chosen. */
static inline uint64_t judge_count(const struct judged *problem, unsigned from, uint32_t covered)
{
    uint32_t primaries = ((uint32_t)1 << problem->primary) - 1;
    if (from == problem->option_count)
        return (covered & primaries) == primaries;
    uint64_t count = judge_count(problem, from + 1, covered);
    uint32_t option = problem->options[from];
    if ((option & primaries) && !(option & covered))
        count += judge_count(problem, from + 1, covered | option);
    return count;
}

/* True if the COUNT OPTIONS cover all primary items, and nothing twice. */
static inline bool judge_is_cover(const struct judged *problem, const size_t *options, size_t count)
{
    uint32_t primaries = ((uint32_t)1 << problem->primary) - 1, covered = 0;
    for (size_t i = 0; i < count; i++) {
        if (options[i] >= problem->option_count || (problem->options[options[i]] & covered))
            return false;
        covered |= problem->options[options[i]];
    }
    return (covered & primaries) == primaries;
}

/* Adds the option with the items of MASK, the lowest or the highest first. */
static inline enum sudoku_status add_mask(struct sudoku_cover *cover, uint32_t mask,
                                          bool highest_first)
{
    size_t items[32], count = 0;
    for (unsigned i = 0; i < 32; i++) {
        unsigned item = highest_first ? 31 - i : i;
        if (mask >> item & 1)
            items[count++] = item;
    }
    return sudoku_cover_add(cover, items, count);
}

static inline enum sudoku_status create_cover(size_t primary, size_t secondary,
                                              const struct sudoku_allocator *allocator,
                                              struct sudoku_cover **cover)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    options.primary = primary;
    options.secondary = secondary;
    options.allocator = allocator;
    return sudoku_cover_create(&options, cover);
}

static inline struct sudoku_cover *new_cover(size_t primary, size_t secondary)
{
    struct sudoku_cover *cover;
    CHECK_EQ(create_cover(primary, secondary, NULL, &cover), SUDOKU_OK);
    return cover;
}

/* Adds an option to COVER. */
static inline void take_for_cover(void *cover, const size_t *items, size_t count)
{
    CHECK_EQ(sudoku_cover_add(cover, items, count), SUDOKU_OK);
}

static inline enum sudoku_status add_queen(struct sudoku_cover *cover, size_t n, size_t square)
{
    size_t items[4];
    queen_items(n, square, items);
    return sudoku_cover_add(cover, items, 4);
}

static inline struct sudoku_cover *new_queens(size_t n)
{
    struct sudoku_cover *cover = new_cover(2 * n, 4 * n);
    queens_options(n, take_for_cover, cover);
    return cover;
}

#endif
