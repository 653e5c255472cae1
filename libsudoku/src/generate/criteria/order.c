#include "generate/criteria/order.h"

#include <string.h>

#include "common/argument.h"

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

/* True if TECHNIQUE is a fish of two units. */
static bool is_small_fish(const struct sudoku_technique *technique)
{
    static const char fish[] = "X-Wing";
    size_t length = strlen(technique->name), size = sizeof fish - 1;
    return length >= size && strcmp(technique->name + length - size, fish) == 0;
}

/* True if locked candidates do what TECHNIQUE does, so that it has no step after them: the boxes
 * beside a Franken or Mutant X-Wing are locked, and so are the cells that one of two Siamese
 * Swordfish covers by a box, the other by a line. */
static bool is_covered(const struct sudoku_technique *technique)
{
    if (is_small_fish(technique))
        return strstr(technique->name, "Franken") || strstr(technique->name, "Mutant");
    return strcmp(technique->name, "Siamese Franken Swordfish") == 0 ||
           strcmp(technique->name, "Siamese Mutant Swordfish") == 0;
}

/* The place of a technique that the order lacks: easy ones are tried before all others, fish of two
 * units and those that locked candidates cover after singles, the rest before X-Wing. */
static size_t place_of(const struct order *order, size_t index)
{
    const struct sudoku_technique *technique = sudoku_technique_at(index);
    size_t at = 0, x_wing;
    if (technique->level <= SUDOKU_LEVEL_MEDIUM ||
        sudoku_technique_from_name("X-Wing", &x_wing) != SUDOKU_OK)
        return 0;
    while (at < order->count && order->items[at] != x_wing &&
           !((is_small_fish(technique) || is_covered(technique)) &&
             sudoku_technique_at(order->items[at])->level > SUDOKU_LEVEL_EASY))
        at++;
    return at;
}

/* Removes the technique at INDEX from ORDER, if it is there. */
static void take_out(struct order *order, size_t index)
{
    size_t kept = 0;
    for (size_t i = 0; i < order->count; i++)
        if (order->items[i] != index)
            order->items[kept++] = order->items[i];
    order->count = kept;
}

struct order order_for(const struct criteria *criteria)
{
    struct order order = {.count = 0};
    order.count =
        sudoku_profile_order(criteria->asked.profile, order.items, CRITERIA_MAX_TECHNIQUES);
    for (size_t i = sudoku_technique_count(); i-- > 0;) {
        if (criteria->roles[i] && is_covered(sudoku_technique_at(i)))
            take_out(&order, i);
        if (criteria->roles[i] && !has(&order, i))
            insert(&order, place_of(&order, i), i);
    }
    return order;
}

size_t sudoku_generate_order(const struct sudoku_generate_criteria *criteria, size_t *order,
                             size_t room)
{
    struct criteria own;
    if (!argument_expect(order || room == 0, "order is NULL") || !criteria_read(criteria, &own))
        return 0;
    const struct order all = order_for(&own);
    for (size_t i = 0; i < all.count && i < room; i++)
        order[i] = all.items[i];
    return all.count;
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

/* The number of techniques of ORDER up to the last needed one. */
static size_t count_up_to_needs(const struct order *order, const struct criteria *criteria)
{
    size_t count = order->count;
    while (count && !(criteria->roles[order->items[count - 1]] & CRITERIA_NEEDED))
        count--;
    return count;
}

struct order order_up_to_needs(const struct order *order, const struct criteria *criteria,
                               size_t without)
{
    struct order kept = {.count = 0};
    size_t count = count_up_to_needs(order, criteria);
    for (size_t i = 0; i < count; i++)
        if (order->items[i] != without)
            kept.items[kept.count++] = order->items[i];
    return kept;
}

struct order order_before(const struct order *order, size_t index)
{
    struct order kept = {.count = 0};
    while (kept.count < order->count && order->items[kept.count] != index) {
        kept.items[kept.count] = order->items[kept.count];
        kept.count++;
    }
    return kept;
}

size_t order_last_requested(const struct order *order, const struct criteria *criteria)
{
    size_t last = CRITERIA_MAX_TECHNIQUES;
    for (size_t i = 0; i < order->count; i++)
        if (criteria->roles[order->items[i]])
            last = order->items[i];
    return last;
}
