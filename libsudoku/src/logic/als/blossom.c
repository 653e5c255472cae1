/* Death Blossom: whichever candidate the stem holds, the set linked to it holds the digit. */
#include <stddef.h>

#include "logic/als/als.h"
#include "logic/als/als_steps.h"
#include "logic/scratch.h"

enum { MAX_PETALS = 5 };

struct blossom {
    struct search *search;
    const struct als_list *list;
    unsigned stem;
    unsigned digit; /* digit to eliminate */
    unsigned count;
    unsigned candidates[MAX_PETALS];      /* candidates of the stem */
    const struct als *petals[MAX_PETALS]; /* NULL: not needed */
};

/* Eliminates other digits common to all petals, except those of the stem, which may hold them. */
static void eliminate_others(const struct blossom *blossom)
{
    const struct position *position = blossom->search->position;
    unsigned shared = ~(1u << blossom->digit | position->candidates[blossom->stem]);
    for (unsigned i = 0; i < blossom->count; i++)
        shared &= blossom->petals[i] ? blossom->petals[i]->digits : 0;
    while (shared) {
        unsigned digit = bit_pop(&shared);
        struct cellset losers = position->of_digit[digit];
        for (unsigned i = 0; i < blossom->count; i++)
            losers = cellset_and(losers, als_hold(blossom->list, blossom->petals[i], digit)->sees);
        step_eliminate(&blossom->search->step, position, losers, digit);
    }
}

static bool report(struct blossom *blossom, struct cellset losers)
{
    struct step *step = search_start(blossom->search);
    cellset_add(&step->cells, blossom->stem);
    for (unsigned i = 0; i < blossom->count; i++) {
        const struct als *petal = blossom->petals[i];
        unsigned candidate = blossom->candidates[i];
        if (!petal)
            continue;
        step_add_set(step, petal->cells);
        step_add_link(step, false, cellset_of(blossom->stem), candidate,
                      als_hold(blossom->list, petal, candidate)->cells, candidate);
    }
    step_eliminate(step, blossom->search->position, losers, blossom->digit);
    eliminate_others(blossom);
    return search_report(blossom->search);
}

/* Chooses a petal for each candidate from NEXT on; LOSERS see the digit in all petals chosen. */
static bool choose(struct blossom *blossom, unsigned next, struct cellset losers)
{
    const struct als_list *list = blossom->list;
    if (search_poll(blossom->search))
        return true;
    if (next == blossom->count)
        return report(blossom, losers);
    if (blossom->candidates[next] == blossom->digit) {
        blossom->petals[next] = NULL; /* the stem itself holds the digit */
        return choose(blossom, next + 1,
                      cellset_and(losers, blossom->search->topology->peers[blossom->stem]));
    }
    unsigned wanted = 1u << blossom->candidates[next] | 1u << blossom->digit;
    for (unsigned i = 0; i < list->count; i++) {
        const struct als *als = &list->sets[i];
        if ((als->digits & wanted) != wanted || cellset_has(&als->cells, blossom->stem) ||
            !cellset_is_subset(als_hold(list, als, blossom->candidates[next])->cells,
                               blossom->search->topology->peers[blossom->stem]))
            continue;
        struct cellset left = cellset_and(losers, als_hold(list, als, blossom->digit)->sees);
        blossom->petals[next] = als;
        if (!cellset_is_empty(left) && choose(blossom, next + 1, left))
            return true;
    }
    return false;
}

static bool find_at(struct blossom *blossom, unsigned candidates)
{
    const struct position *position = blossom->search->position;
    blossom->count = 0;
    for (unsigned left = candidates; left;)
        blossom->candidates[blossom->count++] = bit_pop(&left);
    for (blossom->digit = 0; blossom->digit < position->topology->side; blossom->digit++) {
        struct cellset losers = position->of_digit[blossom->digit];
        cellset_remove(&losers, blossom->stem);
        if (choose(blossom, 0, losers))
            return true;
    }
    return false;
}

bool als_find_blossom(struct search *search)
{
    struct als_list *list = als_list_of(search);
    struct blossom blossom = {.search = search, .list = list};
    struct cellset open = search->position->open;
    if (search_is_over(search) || !als_list_update(list, search))
        return true;
    while (!cellset_is_empty(open)) {
        blossom.stem = cellset_pop(&open);
        unsigned candidates = search->position->candidates[blossom.stem];
        if (bit_count(candidates) >= 2 && bit_count(candidates) <= MAX_PETALS &&
            find_at(&blossom, candidates))
            return true;
    }
    return false;
}
