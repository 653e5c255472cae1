#include "logic/step_order.h"

/* HoDoKu's tie-breaker for steps with equally many eliminations: the lower number, further up and
 * left, comes first. */
static unsigned elimination_rank(const struct step *step)
{
    const struct candidate_list *list = &step->eliminations;
    unsigned weight = 1, sum = 0;
    uint32_t keys[STEP_MAX_CANDIDATES];
    for (unsigned i = 0; i < list->count; i++) {
        uint32_t key = (uint32_t)list->items[i].digit << 16 | list->items[i].cell;
        unsigned k = i;
        for (; k > 0 && keys[k - 1] > key; k--)
            keys[k] = keys[k - 1];
        keys[k] = key;
    }
    for (unsigned i = 0; i < list->count; i++, weight += 80)
        sum += (keys[i] & 0xffff) * weight + (keys[i] >> 16);
    return sum;
}

/* The same for the one conclusion of forcing chains. */
static unsigned conclusion_rank(const struct step *step)
{
    const struct candidate_list *list =
        step->placements.count ? &step->placements : &step->eliminations;
    return list->items[0].cell * (LOGIC_MAX_SIDE + 1u) + list->items[0].digit;
}

static unsigned rank(const struct step *step)
{
    return step->is_forcing ? conclusion_rank(step) : elimination_rank(step);
}

bool step_is_better(const struct step *a, const struct step *b)
{
    if (a->progress != b->progress)
        return a->progress > b->progress;
    if (a->progress && a->link_count != b->link_count)
        return a->link_count < b->link_count;
    if (a->placements.count != b->placements.count)
        return a->placements.count > b->placements.count;
    if (a->eliminations.count != b->eliminations.count)
        return a->eliminations.count > b->eliminations.count;
    unsigned rank_a = rank(a), rank_b = rank(b);
    if (rank_a != rank_b)
        return rank_a < rank_b;
    return a->link_count < b->link_count && step_concludes_same(a, b);
}
