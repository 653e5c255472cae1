#include "check_elsewhere.h"

#include "check.h"

void expect_two_of(int number)
{
    CHECK_EQ(number, 2);
}
