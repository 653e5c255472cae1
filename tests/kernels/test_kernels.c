/* The sets of kernels: a plain one, and the best that this machine supports. */
#include <stdbool.h>

#include "kernels/kernels.h"
#include "support/check.h"

static void there_is_a_plain_set_and_a_best_one(void)
{
    unsigned count = 0;
    bool listed = false;
    CHECK(kernels_set(0) != NULL);
    for (; kernels_set(count); count++)
        listed = listed || kernels_set(count) == kernels_best();
    CHECK(listed);
    CHECK(kernels_set(count + 1) == NULL);
}

int main(void)
{
    there_is_a_plain_set_and_a_best_one();
    return check_result();
}
