/* ALS-XY-Wing: a pivot set is linked to two others by different digits; one of these holds any
 * digit they share. */
#include "logic/als/als_graph.h"
#include "logic/als/als_steps.h"
#include "logic/scratch.h"

struct als_wing {
    struct search *search;
    const struct als_graph *graph;
    unsigned pivot;
};

static bool report(struct als_wing *wing, unsigned a, unsigned b, unsigned joins_a)
{
    const struct als_list *list = wing->graph->list;
    const unsigned sets[] = {a, b};
    const struct als *first = &list->sets[a], *second = &list->sets[b];
    const struct als *pivot = &list->sets[wing->pivot];
    unsigned joins_b = als_graph_digits(wing->graph, wing->pivot, b);
    if (bit_count(joins_a | joins_b) < 2)
        return false;
    struct step *step = search_start(wing->search);
    for (unsigned digits = first->digits & second->digits & ~(joins_a | joins_b); digits;) {
        unsigned digit = bit_pop(&digits);
        step_eliminate(
            step, wing->search->position,
            cellset_and(als_hold(list, first, digit)->sees, als_hold(list, second, digit)->sees),
            digit);
    }
    if (!search_wants(wing->search))
        return false;
    step_add_set(step, first->cells);
    step_add_set(step, pivot->cells);
    step_add_set(step, second->cells);
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned digits = i ? joins_b : joins_a; digits;) {
            unsigned digit = bit_pop(&digits);
            step_add_link(step, false, als_hold(list, pivot, digit)->cells, digit,
                          als_hold(list, &list->sets[sets[i]], digit)->cells, digit);
        }
    }
    return search_report(wing->search);
}

/* Finds for each set the later disjoint sets with a candidate that could lie between. */
static void find_apart(struct als_graph *graph)
{
    for (unsigned a = 0; a < graph->list->count; a++) {
        const struct als *set = &graph->list->sets[a];
        unsigned end = set->first + bit_count(set->digits);
        uint64_t *apart = graph->apart + (size_t)a * graph->words;
        for (unsigned i = a / 64; i < graph->words; i++) {
            uint64_t losing = 0;
            for (unsigned k = set->first; k < end; k++)
                losing |= als_losing(graph, k)[i];
            apart[i] = losing & ~als_row(graph, graph->overlapping, a)[i] & als_after(a, i);
        }
    }
}

/* The sets of BITS in word INDEX that share a digit other than JOINS with set A, which a candidate
 * outside sees in both. */
static uint64_t losing_with(const struct als_graph *graph, unsigned a, unsigned joins,
                            unsigned index, uint64_t bits)
{
    const struct als *set = &graph->list->sets[a];
    unsigned k = set->first;
    uint64_t losing = 0;
    for (unsigned digits = set->digits; digits; k++)
        losing |= joins >> bit_pop(&digits) & 1 ? 0 : als_losing(graph, k)[index];
    return bits & losing;
}

/* Tries set A with the pivot's later partners. */
static bool find_with(struct als_wing *wing, unsigned a)
{
    const struct als_graph *graph = wing->graph;
    bool is_known = !als_row_has(graph->changed, wing->pivot) && !als_row_has(graph->changed, a);
    for (unsigned i = a / 64; i < graph->words; i++) {
        uint64_t bits =
            als_row(graph, graph->apart, a)[i] & als_row(graph, graph->partners, wing->pivot)[i];
        if (is_known)
            bits &= graph->changed[i];
        if (!bits)
            continue;
        unsigned joins = als_graph_digits(graph, wing->pivot, a);
        for (bits = losing_with(graph, a, joins, i, bits); bits; bits &= bits - 1)
            if (report(wing, a, 64 * i + (unsigned)__builtin_ctzll(bits), joins))
                return true;
    }
    return false;
}

/* Tries both sets of a linked pair as the pivot, in HoDoKu's order. */
static bool find_at(struct als_wing *wing, unsigned first, unsigned second)
{
    wing->pivot = first;
    if (search_tick(wing->search) || find_with(wing, second))
        return true;
    wing->pivot = second;
    return find_with(wing, first);
}

bool als_find_wing(struct search *search)
{
    struct als_list *list = als_list_of(search);
    struct als_graph *graph = als_graph_of(search);
    struct als_wing wing = {.search = search, .graph = graph};
    if (search_is_over(search) || !als_list_update(list, search) ||
        !als_graph_update(graph, list, search) || !als_graph_find_losing(graph, search))
        return true;
    find_apart(graph);
    als_graph_find_changed(graph, search);
    for (unsigned first = 0; first < list->count; first++) {
        for (unsigned i = first / 64; i < graph->words; i++) {
            uint64_t bits = als_row(graph, graph->partners, first)[i] & als_after(first, i);
            for (; bits; bits &= bits - 1)
                if (find_at(&wing, first, 64 * i + (unsigned)__builtin_ctzll(bits)))
                    return true;
        }
    }
    return false;
}
