/* The status that a function returns.
 *
 *     struct sudoku_layout *layout;
 *     enum sudoku_status status = sudoku_layout_create(NULL, &layout);
 *     if (status != SUDOKU_OK)
 *         printf("%s: %s\n", sudoku_strstatus(status), sudoku_argument_error());
 *
 * Zero is success, a positive status is a legitimate answer, a negative one is a failure. A failure
 * leaves outputs unchanged, except that a pointer to an object that could not be created is set to
 * NULL. */
#ifndef SUDOKU_STATUS_H
#define SUDOKU_STATUS_H

#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum sudoku_status {
    /* Success; the outputs hold the result. */
    SUDOKU_OK = 0,

    /* The puzzle has no solution. */
    SUDOKU_NO_SOLUTION = 1,
    /* The puzzle has more than one solution. */
    SUDOKU_SEVERAL_SOLUTIONS = 2,
    /* The givens break a rule; sudoku_board_check() names the cells. */
    SUDOKU_CONFLICT = 3,
    /* Propagation alone neither solves nor refutes the puzzle (engine `logic` only). */
    SUDOKU_UNDECIDED = 4,
    /* The limit on solutions was reached; there may be more. */
    SUDOKU_SOLUTION_LIMIT = 5,
    /* The limit on nodes was reached. */
    SUDOKU_NODE_LIMIT = 6,
    /* The limit on time was reached. */
    SUDOKU_TIME_LIMIT = 7,
    /* Another thread or a callback stopped the call. */
    SUDOKU_CANCELLED = 8,
    /* Nothing is left to do: no further puzzle, step or change. */
    SUDOKU_END = 9,
    /* Nothing suitable was found; the function's comment says whether that is proved. */
    SUDOKU_NOT_FOUND = 10,

    /* An argument is out of range; sudoku_argument_error() says which. */
    SUDOKU_ERR_ARGUMENT = -1,
    /* The allocator returned NULL. */
    SUDOKU_ERR_MEMORY = -2,
    /* The text is malformed; the error has the place and what was expected. */
    SUDOKU_ERR_TEXT = -3,
    /* The caller's read function reported a failure. */
    SUDOKU_ERR_READ = -4,
    /* The check of a solution failed: a bug in this library. */
    SUDOKU_ERR_INTERNAL = -5
};

/* Returns a short English name of STATUS, such as "no solution": a constant string; "unknown
 * status" for any other number. Thread-safe. */
SUDOKU_API const char *sudoku_strstatus(enum sudoku_status status);

/* Returns why the calling thread's last rejected call was rejected, such as "limits->seconds is
 * negative", with arguments named as in the headers. A rejected call returns SUDOKU_ERR_ARGUMENT
 * or, if it returns no status, the value that its comment documents. Constant string, never NULL;
 * "no argument was refused" before the first rejection. Thread-safe. */
SUDOKU_API const char *sudoku_argument_error(void);

#ifdef __cplusplus
}
#endif
#endif
