/* Orders of techniques for criteria. */
#ifndef CRITERIA_ORDER_H
#define CRITERIA_ORDER_H

#include "generate/criteria/criteria.h"

struct order {
    size_t items[CRITERIA_MAX_TECHNIQUES];
    size_t count;
};

/* Returns the order of the profile with the requested techniques that it lacks: easy ones before
 * all others, the others before X-Wing. */
struct order order_for(const struct criteria *criteria);

/* Returns HoDoKu's order without techniques that are too hard for the level and score of CRITERIA.
 */
struct order order_up_to_level(const struct criteria *criteria);

/* Returns the techniques of ORDER up to the highest score of a needed one, without the technique at
 * WITHOUT (CRITERIA_MAX_TECHNIQUES: with all). */
struct order order_up_to_needs(const struct order *order, const struct criteria *criteria,
                               size_t without);

#endif
