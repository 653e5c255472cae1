/* Refusals of arguments, which say which one it was. test_reasons.sh sees to it that each reason of
 * the sources stands in a test. */
#ifndef TESTS_API_REFUSED_H
#define TESTS_API_REFUSED_H

#include <sudoku/sudoku.h>

#include "support/check.h"

/* CALL is refused for REASON. */
#define REFUSED(call, reason)                                                                      \
    do {                                                                                           \
        CHECK_EQ(call, SUDOKU_ERR_ARGUMENT);                                                       \
        CHECK_TEXT(sudoku_argument_error(), reason);                                               \
    } while (0)

/* The same for a call whose answer is ANSWER then. */
#define ANSWERS(call, answer, reason)                                                              \
    do {                                                                                           \
        CHECK_EQ(call, answer);                                                                    \
        CHECK_TEXT(sudoku_argument_error(), reason);                                               \
    } while (0)

#endif
