#include "cdcl/heap.h"

#include <string.h>

/* Bound on activities, well before a float overflows: all are scaled down at once. */
static const float MAX_ACTIVITY = 1e30f;

static void put(struct heap *heap, uint32_t place, uint32_t variable)
{
    heap->items[place - 1] = variable;
    heap->place[variable] = place;
}

static float activity_at(const struct heap *heap, uint32_t place)
{
    return heap->activity[heap->items[place - 1]];
}

static void sift_up(struct heap *heap, uint32_t place)
{
    uint32_t variable = heap->items[place - 1];
    for (; place > 1 && activity_at(heap, place / 2) < heap->activity[variable]; place /= 2)
        put(heap, place, heap->items[place / 2 - 1]);
    put(heap, place, variable);
}

static void sift_down(struct heap *heap, uint32_t place)
{
    uint32_t variable = heap->items[place - 1];
    for (uint32_t child; (child = 2 * place) <= heap->count; place = child) {
        if (child < heap->count && activity_at(heap, child + 1) > activity_at(heap, child))
            child++;
        if (activity_at(heap, child) <= heap->activity[variable])
            break;
        put(heap, place, heap->items[child - 1]);
    }
    put(heap, place, variable);
}

void heap_clear(struct heap *heap, uint32_t variable_count)
{
    heap->count = 0;
    heap->step = 1;
    memset(heap->place, 0, variable_count * sizeof *heap->place);
    memset(heap->activity, 0, variable_count * sizeof *heap->activity);
}

void heap_insert(struct heap *heap, uint32_t variable)
{
    put(heap, ++heap->count, variable);
    sift_up(heap, heap->count);
}

void heap_drop(struct heap *heap)
{
    uint32_t last = heap->items[heap->count - 1];
    heap->place[heap->items[0]] = 0;
    if (--heap->count == 0)
        return;
    put(heap, 1, last);
    sift_down(heap, 1);
}

static void scale_down(struct heap *heap, uint32_t variable_count)
{
    for (uint32_t variable = 0; variable < variable_count; variable++)
        heap->activity[variable] /= MAX_ACTIVITY;
    heap->step /= MAX_ACTIVITY;
}

void heap_bump(struct heap *heap, uint32_t variable, uint32_t variable_count)
{
    heap->activity[variable] += heap->step;
    if (heap->place[variable])
        sift_up(heap, heap->place[variable]);
    if (heap->activity[variable] > MAX_ACTIVITY)
        scale_down(heap, variable_count);
}

void heap_decay(struct heap *heap)
{
    /* 0.9 and 0.98 did about as well on 25x25 boards. */
    heap->step /= 0.95f;
}
