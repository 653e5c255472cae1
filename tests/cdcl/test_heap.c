/* The heap of variables against a linear search for the highest activity. */
#include "cdcl/heap.h"
#include "common/random.h"
#include "support/check.h"

enum { VARIABLES = 37, STEPS = 20000 };

static uint32_t items[VARIABLES], place[VARIABLES];
static float activity[VARIABLES];

static float greatest(const struct heap *heap)
{
    float most = -1;
    for (uint32_t i = 0; i < VARIABLES; i++)
        most = heap->place[i] && activity[i] > most ? activity[i] : most;
    return most;
}

static void check_places(const struct heap *heap)
{
    uint32_t listed = 0;
    for (uint32_t i = 0; i < VARIABLES; i++) {
        listed += place[i] != 0;
        CHECK(!place[i] || (place[i] <= heap->count && items[place[i] - 1] == i));
    }
    CHECK_EQ(listed, heap->count);
}

static void the_maximum_is_always_on_top(void)
{
    struct heap heap = {.items = items, .place = place, .activity = activity};
    uint64_t random = 5;
    heap_clear(&heap, VARIABLES);
    for (unsigned step = 0; step < STEPS && !check_failures; step++) {
        uint32_t variable = random_below(&random, VARIABLES);
        unsigned what = random_below(&random, 8);
        if (what < 3 && !place[variable])
            heap_insert(&heap, variable);
        else if (what < 5 && heap.count)
            heap_drop(&heap);
        else if (what < 7)
            heap_bump(&heap, variable, VARIABLES);
        else
            heap_decay(&heap);
        check_places(&heap);
        if (heap.count)
            CHECK(activity[items[0]] == greatest(&heap));
    }
    /* 2500 decays by 0.95 would be 1e55 without rescaling. */
    CHECK(heap.step > 0 && heap.step < 1e38f);
}

static void variables_come_out_in_order(void)
{
    struct heap heap = {.items = items, .place = place, .activity = activity};
    heap_clear(&heap, VARIABLES);
    for (uint32_t i = 0; i < VARIABLES; i++)
        for (uint32_t n = 0; n < i * 10 % VARIABLES; n++)
            heap_bump(&heap, i, VARIABLES);
    for (uint32_t i = 0; i < VARIABLES; i++)
        heap_insert(&heap, i);
    for (uint32_t i = 0; i < VARIABLES; i++) {
        CHECK_EQ(items[0] * 10 % VARIABLES, VARIABLES - 1 - i);
        heap_drop(&heap);
    }
    CHECK_EQ(heap.count, 0);
}

int main(void)
{
    the_maximum_is_always_on_top();
    variables_come_out_in_order();
    return check_result();
}
