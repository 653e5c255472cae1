/* An expectation in a file without main(). */
#ifndef TESTS_SUPPORT_CHECK_ELSEWHERE_H
#define TESTS_SUPPORT_CHECK_ELSEWHERE_H

void expect_two_of(int number);

#endif
