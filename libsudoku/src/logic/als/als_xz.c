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

static const struct als_digit *digit_of(const struct two_sets *two, const struct als *als,
                                        unsigned digit)
{
    return als_digit(two->list, als, digit);
}

static struct step *start(const struct two_sets *two, unsigned restricted)
{
    struct step *step = search_start(two->search);
    step_add_set(step, two->a->cells);
    step_add_set(step, two->b->cells);
    while (restricted) {
        unsigned digit = bit_pop(&restricted);
        step_add_link(step, false, digit_of(two, two->a, digit)->cells, digit,
                      digit_of(two, two->b, digit)->cells, digit);
    }
    return step;
}

static void eliminate_common(const struct two_sets *two, unsigned digits)
{
    while (digits) {
        unsigned digit = bit_pop(&digits);
        step_eliminate(
            &two->search->step, two->search->position,
            cellset_and(digit_of(two, two->a, digit)->sees, digit_of(two, two->b, digit)->sees),
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
                       cellset_minus(digit_of(two, als, digit)->sees, other->cells), digit);
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

/* Lists the partners after set A with a candidate between them, or linked by two digits. */
static void list_partners(const struct als_graph *graph, unsigned a, struct als_row *partners)
{
    const struct als *set = &graph->list->sets[a];
    unsigned first = set->first, end = first + bit_count(set->digits);
    for (unsigned i = 0; i < graph->words; i++) {
        uint64_t joined = 0, twice = 0, losing = 0;
        for (unsigned k = first; k < end; k++) {
            twice |= joined & graph->joined[k].word[i];
            joined |= graph->joined[k].word[i];
        }
        /* A digit other than the linking one must be eliminated. */
        for (unsigned k = first; k < end; k++)
            losing |= als_losing(graph, k)->word[i] & (~graph->joined[k].word[i] | twice);
        partners->word[i] = joined & (losing | twice) & als_after(a, i);
        if (!als_row_has(&graph->changed, a))
            partners->word[i] &= graph->changed.word[i];
    }
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
        struct als_row partners;
        if (search_poll(search))
            return true;
        list_partners(graph, a, &partners);
        for (unsigned i = 0; i < graph->words; i++) {
            for (uint64_t bits = partners.word[i]; bits; bits &= bits - 1) {
                unsigned b = 64 * i + (unsigned)__builtin_ctzll(bits);
                struct two_sets two = {search, list, &list->sets[a], &list->sets[b]};
                if (report(&two, als_graph_digits(graph, a, b)))
                    return true;
            }
        }
    }
    return false;
}
