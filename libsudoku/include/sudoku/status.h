/* What a function answers.
 *
 *     struct sudoku_layout *layout;
 *     enum sudoku_status status = sudoku_layout_create(NULL, &layout);
 *     if (status != SUDOKU_OK)
 *         printf("%s: %s\n", sudoku_strstatus(status), sudoku_argument_error());
 *
 * Zero is done, a positive status is a legitimate answer, a negative one is a failure. After a
 * failure outputs are as they were before the call, but that an object which was not created is
 * NULL. */
#ifndef SUDOKU_STATUS_H
#define SUDOKU_STATUS_H

#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum sudoku_status {
    /* Done: what was asked for is in the outputs. */
    SUDOKU_OK = 0,

    /* The puzzle has no solution. */
    SUDOKU_NO_SOLUTION = 1,
    /* The puzzle has more than one solution. */
    SUDOKU_SEVERAL_SOLUTIONS = 2,
    /* The givens break a rule: sudoku_board_check() names the cells. */
    SUDOKU_CONFLICT = 3,
    /* Propagation alone neither solves nor refutes the puzzle (engine `logic` only). */
    SUDOKU_UNDECIDED = 4,
    /* The limit on solutions was reached: there may be more. */
    SUDOKU_SOLUTION_LIMIT = 5,
    /* The limit on nodes was reached. */
    SUDOKU_NODE_LIMIT = 6,
    /* The limit on time was reached. */
    SUDOKU_TIME_LIMIT = 7,
    /* Another thread, or a callback, asked to stop. */
    SUDOKU_CANCELLED = 8,
    /* The text holds no further puzzle. */
    SUDOKU_END = 9,
    /* A search without a guarantee found nothing that fits. */
    SUDOKU_NOT_FOUND = 10,

    /* An argument is out of its range. */
    SUDOKU_ERR_ARGUMENT = -1,
    /* The allocator gave no memory. */
    SUDOKU_ERR_MEMORY = -2,
    /* The text is malformed: the error tells where, and what was expected. */
    SUDOKU_ERR_TEXT = -3,
    /* The caller's read function reported a failure. */
    SUDOKU_ERR_READ = -4,
    /* An engine gave a board that is no solution of the puzzle: a defect of this library. */
    SUDOKU_ERR_INTERNAL = -5
};

/* A short English name of STATUS, such as "no solution": a constant text that nobody frees.
 * A number that is no status gives "unknown status". Any thread may call it. */
SUDOKU_API const char *sudoku_strstatus(enum sudoku_status status);

/* Why this thread's last refused call was refused, such as "limits->seconds is negative": arguments
 * are called as in the headers. A call refuses an argument with SUDOKU_ERR_ARGUMENT or, where it
 * gives no status, with what its description says. A constant text that nobody frees, never NULL:
 * "no argument was refused" before the first. Any thread may call it. */
SUDOKU_API const char *sudoku_argument_error(void);

#ifdef __cplusplus
}
#endif
#endif
