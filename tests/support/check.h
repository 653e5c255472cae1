/* Expectations of tests: CHECK() reports a failed one with its values, and continues.
 *
 * A test program returns check_result() from main(), which counts failures in all of its files. */
#ifndef TESTS_SUPPORT_CHECK_H
#define TESTS_SUPPORT_CHECK_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { TEST_SKIPPED = 77 };

/* One counter per program: every file defines it, and the linker merges them. */
__attribute__((weak)) int check_failures; /* NOLINT(misc-definitions-in-headers): it is weak */

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s: CHECK(%s) failed\n", __FILE__, __LINE__, __func__,         \
                    #condition);                                                                   \
            check_failures++;                                                                      \
        }                                                                                          \
    } while (0)

/* Compares two integers and prints both if they differ. */
#define CHECK_EQ(actual, expected)                                                                 \
    do {                                                                                           \
        long long check_actual = (long long)(actual), check_expected = (long long)(expected);      \
        if (check_actual != check_expected) {                                                      \
            fprintf(stderr, "%s:%d: %s: %s is %lld, expected %lld\n", __FILE__, __LINE__,          \
                    __func__, #actual, check_actual, check_expected);                              \
            check_failures++;                                                                      \
        }                                                                                          \
    } while (0)

/* Compares two strings and prints both if they differ. */
#define CHECK_TEXT(actual, expected)                                                               \
    do {                                                                                           \
        const char *check_actual = (actual), *check_expected = (expected);                         \
        if (strcmp(check_actual, check_expected) != 0) {                                           \
            fprintf(stderr, "%s:%d: %s: %s is\n%s\nexpected\n%s\n", __FILE__, __LINE__, __func__,  \
                    #actual, check_actual, check_expected);                                        \
            check_failures++;                                                                      \
        }                                                                                          \
    } while (0)

static inline int check_result(void)
{
    if (check_failures)
        fprintf(stderr, "%d expectations failed\n", check_failures);
    return check_failures ? 1 : 0;
}

#endif
