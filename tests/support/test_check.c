/* A failed expectation makes its test program fail, in any of its files. */
#include <stdbool.h>

#include "support/check.h"
#include "support/check_elsewhere.h"

int main(void)
{
    fprintf(stderr, "one expectation is to fail:\n");
    expect_two_of(1);
    bool is_counted = check_failures == 1 && check_result() == 1;
    check_failures = 0;
    CHECK(is_counted);
    return check_result();
}
