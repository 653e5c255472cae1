/* ALS-XZ: two sets with a restricted common digit; either one or the other has all of its others.
 */
#include "logic/als/als_steps.h"
#include "logic/scratch.h"

struct two_sets {
    struct search *search;
    const struct als_list *list;
    const struct als *a;
    const struct als *b;
};

static const struct als_digit *digit_of(const struct two_sets *two, const struct als *als,
                                        unsigned digit)
{
    return als_digit(two->list, als, digit);
}

/* The digits of both that cannot be in both: each place sees all places of the other. */
static unsigned restricted_digits(const struct two_sets *two)
{
    unsigned restricted = 0;
    for (unsigned common = two->a->digits & two->b->digits; common;) {
        unsigned digit = bit_take(&common);
        if (cellset_within(digit_of(two, two->b, digit)->cells, digit_of(two, two->a, digit)->sees))
            restricted |= 1u << digit;
    }
    return restricted;
}

static struct step *start(struct two_sets *two, unsigned restricted)
{
    struct step *step = search_start(two->search);
    step_add_cells(step, cellset_or(two->a->cells, two->b->cells));
    while (restricted) {
        unsigned digit = bit_take(&restricted);
        step_add_link(step, false, digit_of(two, two->a, digit)->cells, digit,
                      digit_of(two, two->b, digit)->cells, digit);
    }
    return step;
}

static void eliminate_common(struct two_sets *two, unsigned digits)
{
    while (digits) {
        unsigned digit = bit_take(&digits);
        step_eliminate(
            &two->search->step, two->search->position,
            cellset_and(digit_of(two, two->a, digit)->sees, digit_of(two, two->b, digit)->sees),
            digit);
    }
}

/* With two restricted digits each set holds one of them, and all of its others. */
static void eliminate_locked(struct two_sets *two, const struct als *als, unsigned restricted)
{
    for (unsigned others = als->digits & ~restricted; others;) {
        unsigned digit = bit_take(&others);
        step_eliminate(&two->search->step, two->search->position, digit_of(two, als, digit)->sees,
                       digit);
    }
}

static bool find_between(struct two_sets *two)
{
    unsigned common = two->a->digits & two->b->digits;
    if (bit_count(common) < 2)
        return false;
    unsigned restricted = restricted_digits(two);
    if (!restricted)
        return false;
    start(two, restricted);
    if (bit_count(restricted) == 1) {
        eliminate_common(two, common & ~restricted);
    } else if (bit_count(restricted) == 2 && !cellset_meets(two->a->cells, two->b->cells)) {
        eliminate_common(two, common);
        eliminate_locked(two, two->a, restricted);
        eliminate_locked(two, two->b, restricted);
    } else {
        eliminate_common(two, common & ~(restricted & (0u - restricted)));
    }
    return search_report(two->search);
}

bool als_find_xz(struct search *search)
{
    struct als_list *list = &search->scratch->als;
    als_list_update(list, search->position);
    for (unsigned i = 0; i < list->count; i++) {
        for (unsigned j = i + 1; j < list->count; j++) {
            struct two_sets two = {search, list, &list->sets[i], &list->sets[j]};
            if (find_between(&two))
                return true;
        }
    }
    return false;
}
