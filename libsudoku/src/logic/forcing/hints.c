#include "logic/forcing/hints.h"

#include <string.h>

#include "logic/relation.h"

void forcing_hints_clear(struct forcing_hints *hints, const struct forcing_graph *graph)
{
    hints->graph = graph;
    hints->count = hints->number = hints->paths_end = 0;
    memset(hints->of_target, 0, sizeof hints->of_target);
}

static bool is_equal(const uint64_t *a, const uint64_t *b)
{
    return memcmp(a, b, FORCING_HINT_WORDS * sizeof *a) == 0;
}

/* The index of the hint that eliminates GONE, several candidates, or the number of hints. */
static unsigned index_of(const struct forcing_hints *hints, const uint64_t *gone)
{
    unsigned i = 0;
    while (i < hints->count && !is_equal(hints->listed[i].gone, gone))
        i++;
    return i;
}

/* Stores HINT at INDEX, unless the hint there is as good. Returns false if there is no room. */
static bool store(struct forcing_hints *hints, unsigned index, const struct forcing_hint *hint,
                  const uint64_t *gone, const uint16_t *path, unsigned count)
{
    if (index == FORCING_MAX_HINTS || hints->paths_end + count > FORCING_MAX_PATHS)
        return false;
    struct forcing_listed *listed = &hints->listed[index];
    hints->number++;
    if (index < hints->count && !forcing_is_better(hint, &listed->hint))
        return true;
    listed->hint = *hint;
    listed->number = hints->number;
    listed->first = hints->paths_end;
    listed->count = count;
    memcpy(listed->gone, gone, sizeof listed->gone);
    for (unsigned i = 0; i < count; i++)
        hints->paths[hints->paths_end++] = path[i];
    hints->count += index == hints->count;
    return true;
}

/* Stores a hint about TARGET: it goes, or IS_ON and all others of its cell go. */
static void store_of(struct forcing_hints *hints, unsigned target, bool is_on,
                     const struct forcing_hint *hint, const uint64_t *gone, const uint16_t *path,
                     unsigned count)
{
    uint16_t *known = &hints->of_target[is_on][target];
    unsigned index = *known ? *known - 1u : hints->count;
    if (store(hints, index, hint, gone, path, count))
        *known = (uint16_t)(index + 1);
}

void forcing_hints_add(struct forcing_hints *hints, const struct forcing_hint *hint,
                       const uint16_t *path, unsigned count)
{
    const struct forcing_graph *graph = hints->graph;
    unsigned cell = graph->cell[hint->target], target = hint->target;
    unsigned digits = 1u << graph->digit[target];
    uint64_t gone[FORCING_HINT_WORDS] = {0};
    if (hint->target_is_on)
        digits ^= graph->position->candidates[cell];
    if (!digits)
        return;
    bool is_on = bit_has_two(digits);
    if (!is_on)
        target = graph->id[cell][bit_first(digits)];
    while (digits)
        relation_set(gone, graph->id[cell][bit_pop(&digits)]);
    store_of(hints, target, is_on, hint, gone, path, count);
}

void forcing_hints_add_cycle(struct forcing_hints *hints, const struct forcing_hint *hint,
                             const struct cellset *eliminated, const uint16_t *path, unsigned count)
{
    const struct forcing_graph *graph = hints->graph;
    const struct position *position = graph->position;
    uint64_t gone[FORCING_HINT_WORDS] = {0};
    unsigned number = 0, last = 0, in_cell = 0;
    for (unsigned digit = 0; digit < position->topology->side; digit++) {
        struct cellset cells = cellset_and(eliminated[digit], position->of_digit[digit]);
        for (; !cellset_is_empty(cells); number++) {
            last = graph->id[cellset_pop(&cells)][digit];
            relation_set(gone, last);
        }
    }
    unsigned left = position->candidates[graph->cell[last]];
    for (unsigned digits = left; digits;) {
        unsigned digit = bit_pop(&digits);
        if (relation_has(gone, graph->id[graph->cell[last]][digit])) {
            left ^= 1u << digit;
            in_cell++;
        }
    }
    if (number == 1) {
        store_of(hints, last, false, hint, gone, path, count);
    } else if (in_cell == number && bit_is_single(left)) {
        store_of(hints, graph->id[graph->cell[last]][bit_first(left)], true, hint, gone, path,
                 count);
    } else {
        store(hints, index_of(hints, gone), hint, gone, path, count);
    }
}

/* True if A comes before B: also if it was found first. */
static bool is_before(const struct forcing_listed *a, const struct forcing_listed *b)
{
    bool a_wins = forcing_is_better(&a->hint, &b->hint);
    return a_wins || (!forcing_is_better(&b->hint, &a->hint) && a->number < b->number);
}

void forcing_hints_sort(struct forcing_hints *hints)
{
    for (unsigned i = 0; i < hints->count; i++) {
        unsigned at = i;
        for (; at && is_before(&hints->listed[i], &hints->listed[hints->order[at - 1]]); at--)
            hints->order[at] = hints->order[at - 1];
        hints->order[at] = (uint16_t)i;
    }
}
