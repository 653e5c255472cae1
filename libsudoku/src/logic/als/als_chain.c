/* Chains of almost locked sets: each is joined to the next by a restricted common digit, no two in
 * a row by the same one. The first or the last then holds what they share. */
#include <string.h>

#include "logic/als/als_steps.h"
#include "logic/scratch.h"

enum { NOT_REACHED = 0xffff };

/* A set with the digit that joins it to the one before. */
struct state {
    uint16_t als;
    uint16_t before; /* number of the state before; of the first set: NOT_REACHED */
    uint8_t digit;
    uint8_t length; /* sets up to here */
};

_Static_assert(sizeof(struct state) <= sizeof(uint64_t), "a state fits in its room");

struct walk {
    struct search *search;
    const struct als_list *list;
    unsigned min_length;
    unsigned max_length;
    unsigned first_digit; /* that leaves the first set */
    unsigned count;
    struct state *states; /* ALS_WALK_STATES */
};

static bool is_restricted(const struct als_list *list, const struct als *a, const struct als *b,
                          unsigned digit)
{
    return cellset_within(als_digit(list, b, digit)->cells, als_digit(list, a, digit)->sees);
}

static bool report(struct walk *walk, unsigned last, unsigned digits)
{
    struct search *search = walk->search;
    const struct als *end = &walk->list->sets[walk->states[last].als];
    const struct als *start = &walk->list->sets[walk->states[0].als];
    struct step *step = search_start(search);
    while (digits) {
        unsigned digit = bit_take(&digits);
        step_eliminate(step, search->position,
                       cellset_and(als_digit(walk->list, start, digit)->sees,
                                   als_digit(walk->list, end, digit)->sees),
                       digit);
    }
    for (unsigned i = last; i != NOT_REACHED; i = walk->states[i].before) {
        const struct state *state = &walk->states[i];
        const struct als *als = &walk->list->sets[state->als];
        step_add_cells(step, als->cells);
        if (state->before == NOT_REACHED)
            break;
        const struct als *before = &walk->list->sets[walk->states[state->before].als];
        step_add_link(step, false, als_digit(walk->list, before, state->digit)->cells, state->digit,
                      als_digit(walk->list, als, state->digit)->cells, state->digit);
    }
    return search_report(search);
}

/* Joins all sets that were not reached by DIGIT to the state at INDEX. */
static void extend(struct walk *walk, unsigned index, uint16_t *reached)
{
    struct state from = walk->states[index];
    const struct als *als = &walk->list->sets[from.als];
    for (unsigned i = 0; i < walk->list->count; i++) {
        const struct als *next = &walk->list->sets[i];
        unsigned common = als->digits & next->digits & ~(unsigned)reached[i];
        common &= from.before == NOT_REACHED ? 1u << walk->first_digit : ~(1u << from.digit);
        while (common && walk->count < ALS_WALK_STATES) {
            unsigned digit = bit_take(&common);
            if (i == from.als || !is_restricted(walk->list, als, next, digit))
                continue;
            reached[i] |= (uint16_t)(1u << digit);
            walk->states[walk->count++] = (struct state){
                .als = (uint16_t)i,
                .before = (uint16_t)index,
                .digit = (uint8_t)digit,
                .length = (uint8_t)(from.length + 1),
            };
        }
    }
}

static bool find_from(struct walk *walk, unsigned start)
{
    uint16_t reached[ALS_MAX];
    memset(reached, 0, walk->list->count * sizeof *reached);
    walk->states[0] = (struct state){.als = (uint16_t)start, .before = NOT_REACHED, .length = 1};
    walk->count = 1;
    for (unsigned i = 0; i < walk->count; i++) {
        struct state state = walk->states[i];
        const struct als *end = &walk->list->sets[state.als];
        unsigned shared = walk->list->sets[start].digits & end->digits;
        shared &= ~(1u << state.digit | 1u << walk->first_digit);
        if (state.length >= walk->min_length && state.als > start && shared &&
            report(walk, i, shared))
            return true;
        if (state.length < walk->max_length)
            extend(walk, i, reached);
    }
    return false;
}

bool als_find_chain(struct search *search)
{
    struct als_list *list = &search->scratch->als;
    unsigned max = search->technique->variant;
    struct walk walk = {.search = search,
                        .list = list,
                        .min_length = max == 3 ? 3 : 4,
                        .max_length = max,
                        .states = (struct state *)(void *)search->scratch->walk};
    als_list_update(list, search->position);
    for (unsigned start = 0; start < list->count; start++) {
        for (unsigned digits = list->sets[start].digits; digits;) {
            walk.first_digit = bit_take(&digits);
            if (find_from(&walk, start))
                return true;
        }
    }
    return false;
}
