/* Shared by tests of sentences about steps: steps made by hand, on the classic board with known
 * candidates. */
#ifndef TESTS_LOGIC_WORDED_H
#define TESTS_LOGIC_WORDED_H

#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* r1c1 is cell 0. */
enum { R1C1 = 0, R1C2 = 1, R1C3 = 2, R1C5 = 4, R2C1 = 9, R2C2 = 10, R5C1 = 36, R5C2 = 37 };

static sudoku_digitset candidates[81];

static inline sudoku_digitset digits(const char *list)
{
    sudoku_digitset set = SUDOKU_DIGITSET_EMPTY;
    for (; *list; list++)
        set = sudoku_digitset_add(set, (unsigned)(*list - '0'));
    return set;
}

/* All candidates everywhere. */
static inline void clear_board(void)
{
    for (unsigned i = 0; i < 81; i++)
        candidates[i] = sudoku_digitset_all(9);
}

static inline struct sudoku_step step_of(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return (struct sudoku_step){.technique = sudoku_technique_at(index)};
}

static inline void expect_worded(const struct sudoku_step *step, enum sudoku_hint hint,
                                 const struct sudoku_step_wording *wording, const char *expected)
{
    char text[512];
    size_t length =
        sudoku_step_write(sudoku_layout_classic(), step, hint, wording, text, sizeof text);
    CHECK_EQ(length, strlen(expected));
    CHECK_TEXT(text, expected);
}

static inline void expect(const struct sudoku_step *step, const char *expected)
{
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.candidates = candidates;
    expect_worded(step, SUDOKU_HINT_STEP, &wording, expected);
}

#endif
