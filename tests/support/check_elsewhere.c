#include "support/check_elsewhere.h"

#include "support/check.h"

void expect_two_of(int number)
{
    CHECK_EQ(number, 2);
}
