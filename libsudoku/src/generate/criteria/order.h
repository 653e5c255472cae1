/* Orders of techniques for criteria. */
#ifndef CRITERIA_ORDER_H
#define CRITERIA_ORDER_H

#include "generate/criteria/criteria.h"

struct order {
    size_t items[CRITERIA_MAX_TECHNIQUES];
    size_t count;
};

/* Returns the order of the profile with the requested techniques that it lacks. */
struct order order_for(const struct criteria *criteria);

/* Returns HoDoKu's order without techniques that are too hard for the level and score of CRITERIA.
 */
struct order order_up_to_level(const struct criteria *criteria);

/* Returns the techniques of ORDER up to the last needed one, without the technique at WITHOUT
 * (CRITERIA_MAX_TECHNIQUES: with all). */
struct order order_up_to_needs(const struct order *order, const struct criteria *criteria,
                               size_t without);

/* Returns the techniques of ORDER before the one at INDEX. */
struct order order_before(const struct order *order, size_t index);

/* Returns the last technique of ORDER that the criteria request for the path;
 * CRITERIA_MAX_TECHNIQUES if there is none. */
size_t order_last_requested(const struct order *order, const struct criteria *criteria);

#endif
