/* The ring buffer against a list that is shifted. */
#include "common/mem.h"
#include "common/random.h"
#include "propagation/worklist.h"
#include "support/check.h"

static void first_come_first_served_and_each_once(unsigned bound)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct worklist list = {0};
    unsigned expected[16], count = 0;
    uint64_t random = bound;
    CHECK(worklist_create(&list, bound, &allocator));
    for (unsigned step = 0; step < 2000; step++) {
        unsigned number = random_below(&random, bound), at = 0;
        if (count && random_below(&random, 2)) {
            CHECK_EQ(worklist_first(&list), expected[0]);
            worklist_drop_first(&list);
            memmove(expected, expected + 1, --count * sizeof *expected);
        } else {
            worklist_add(&list, number);
            while (at < count && expected[at] != number)
                at++;
            expected[at] = number;
            count += at == count;
        }
        CHECK_EQ(list.count, count);
    }
    worklist_clear(&list);
    CHECK_EQ(list.count, 0);
    for (unsigned number = 0; number < bound; number++)
        worklist_add(&list, number);
    CHECK_EQ(list.count, bound);
    worklist_destroy(&list, &allocator);
}

int main(void)
{
    for (unsigned bound = 1; bound <= 16; bound++)
        first_come_first_served_and_each_once(bound);
    return check_result();
}
