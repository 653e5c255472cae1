#include "generate/criteria/order.h"

#include <string.h>

static void insert(struct order *order, size_t at, size_t index)
{
    memmove(order->items + at + 1, order->items + at, (order->count - at) * sizeof *order->items);
    order->items[at] = index;
    order->count++;
}

static bool has(const struct order *order, size_t index)
{
    for (size_t i = 0; i < order->count; i++)
        if (order->items[i] == index)
            return true;
    return false;
}

/* The place of a technique that the order lacks. */
static size_t place_of(const struct order *order, size_t index)
{
    size_t at = 0, x_wing;
    if (sudoku_technique_at(index)->level <= SUDOKU_LEVEL_MEDIUM ||
        sudoku_technique_from_name("X-Wing", &x_wing) != SUDOKU_OK)
        return 0;
    while (at < order->count && order->items[at] != x_wing)
        at++;
    return at;
}

struct order order_for(const struct criteria *criteria)
{
    struct order order = {.count = 0};
    order.count =
        sudoku_profile_order(criteria->asked.profile, order.items, CRITERIA_MAX_TECHNIQUES);
    for (size_t i = sudoku_technique_count(); i-- > 0;)
        if (criteria->roles[i] && !has(&order, i))
            insert(&order, place_of(&order, i), i);
    return order;
}

/* True if no puzzle that needs the technique at INDEX can meet the criteria. */
static bool is_too_hard(const struct sudoku_generate_criteria *asked, size_t index)
{
    const struct sudoku_technique *technique = sudoku_technique_at(index);
    return (asked->level && (unsigned)technique->level > asked->level) ||
           (asked->max_score && technique->score > asked->max_score);
}

struct order order_up_to_level(const struct criteria *criteria)
{
    struct order all = {.count = 0}, kept = {.count = 0};
    all.count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, all.items, CRITERIA_MAX_TECHNIQUES);
    for (size_t i = 0; i < all.count; i++)
        if (!is_too_hard(&criteria->asked, all.items[i]))
            kept.items[kept.count++] = all.items[i];
    return kept;
}

static unsigned max_score(const struct criteria *criteria)
{
    unsigned max = 0;
    for (size_t i = 0; i < sudoku_technique_count(); i++) {
        unsigned score = sudoku_technique_at(i)->score;
        if (criteria->roles[i] & CRITERIA_NEEDED && score > max)
            max = score;
    }
    return max;
}

struct order order_up_to_needs(const struct order *order, const struct criteria *criteria,
                               size_t without)
{
    struct order kept = {.count = 0};
    unsigned max = max_score(criteria);
    for (size_t i = 0; i < order->count; i++)
        if (order->items[i] != without && sudoku_technique_at(order->items[i])->score <= max)
            kept.items[kept.count++] = order->items[i];
    return kept;
}
