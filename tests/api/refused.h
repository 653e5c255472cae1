/* Checks of rejected arguments and their reasons. test_reasons.sh checks that each reason in the
 * sources occurs in a test. */
#ifndef TESTS_API_REFUSED_H
#define TESTS_API_REFUSED_H

#include <sudoku/sudoku.h>

#include "support/check.h"

/* CALL is rejected for REASON. */
#define REFUSED(call, reason)                                                                      \
    do {                                                                                           \
        CHECK_EQ(call, SUDOKU_ERR_ARGUMENT);                                                       \
        CHECK_TEXT(sudoku_argument_error(), reason);                                               \
    } while (0)

/* Same for a call that then returns ANSWER. */
#define ANSWERS(call, answer, reason)                                                              \
    do {                                                                                           \
        CHECK_EQ(call, answer);                                                                    \
        CHECK_TEXT(sudoku_argument_error(), reason);                                               \
    } while (0)

#endif
