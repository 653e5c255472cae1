/* ALS-XZ: two sets with a restricted common digit; one of them holds all of its other digits. */
#include "logic/als/als_graph.h"
#include "logic/als/als_steps.h"
#include "logic/scratch.h"

struct two_sets {
    struct search *search;
    const struct als_list *list;
    const struct als *a;
    const struct als *b;
};

static const struct als_hold *hold_of(const struct two_sets *two, const struct als *als,
                                      unsigned digit)
{
    return als_hold(two->list, als, digit);
}

static struct step *start(const struct two_sets *two, unsigned restricted)
{
    struct step *step = search_start(two->search);
    step_add_set(step, two->a->cells);
    step_add_set(step, two->b->cells);
    while (restricted) {
        unsigned digit = bit_pop(&restricted);
        step_add_link(step, false, hold_of(two, two->a, digit)->cells, digit,
                      hold_of(two, two->b, digit)->cells, digit);
    }
    return step;
}

static void eliminate_common(const struct two_sets *two, unsigned digits)
{
    while (digits) {
        unsigned digit = bit_pop(&digits);
        step_eliminate(
            &two->search->step, two->search->position,
            cellset_and(hold_of(two, two->a, digit)->sees, hold_of(two, two->b, digit)->sees),
            digit);
    }
}

/* With two restricted digits each set holds one of them and all its other digits, overlapping or
 * not. Candidates in the other set are kept, as HoDoKu does. */
static void eliminate_locked(const struct two_sets *two, const struct als *als,
                             const struct als *other, unsigned restricted)
{
    for (unsigned others = als->digits & ~restricted; others;) {
        unsigned digit = bit_pop(&others);
        step_eliminate(&two->search->step, two->search->position,
                       cellset_minus(hold_of(two, als, digit)->sees, other->cells), digit);
    }
}

static bool report(const struct two_sets *two, unsigned restricted)
{
    unsigned common = two->a->digits & two->b->digits;
    start(two, restricted);
    if (bit_count(restricted) == 1) {
        eliminate_common(two, common & ~restricted);
    } else if (bit_count(restricted) == 2) {
        eliminate_common(two, common);
        eliminate_locked(two, two->a, two->b, restricted);
        eliminate_locked(two, two->b, two->a, restricted);
    } else {
        eliminate_common(two, common & ~(restricted & (0u - restricted)));
    }
    return search_report(two->search);
}

/* True if a candidate sees one of DIGITS in both sets. */
static bool can_eliminate(const struct two_sets *two, unsigned digits)
{
    while (digits) {
        unsigned digit = bit_pop(&digits);
        if (cellset_meets(hold_of(two, two->a, digit)->sees, hold_of(two, two->b, digit)->sees))
            return true;
    }
    return false;
}

/* Tries sets A and B, which are linked. */
static bool try_pair(struct search *search, const struct als_graph *graph, unsigned a, unsigned b)
{
    const struct als_list *list = graph->list;
    const struct two_sets two = {search, list, &list->sets[a], &list->sets[b]};
    unsigned restricted = als_graph_digits(graph, a, b);
    if (bit_is_single(restricted) &&
        !can_eliminate(&two, two.a->digits & two.b->digits & ~restricted))
        return false;
    return report(&two, restricted);
}

bool als_find_xz(struct search *search)
{
    struct als_list *list = als_list_of(search);
    struct als_graph *graph = als_graph_of(search);
    if (search_is_over(search) || !als_list_update(list, search) ||
        !als_graph_update(graph, list, search))
        return true;
    als_graph_find_changed(graph, search);
    for (unsigned a = 0; a < list->count; a++) {
        bool is_changed = als_row_has(graph->changed, a);
        if (search_tick(search))
            return true;
        for (unsigned i = a / 64; i < graph->words; i++) {
            uint64_t bits = als_row(graph, graph->partners, a)[i] & als_after(a, i);
            for (bits &= is_changed ? bits : graph->changed[i]; bits; bits &= bits - 1)
                if (try_pair(search, graph, a, 64 * i + (unsigned)__builtin_ctzll(bits)))
                    return true;
        }
    }
    return false;
}
