/* Hidden and naked singles within boxes: the part of a round in which boxes are independent.
 *
 * Included with LANES_OF, the type whose lanes are boxes: vec, or one of its registers, whose
 * operations begin with that name. */
#ifndef ENGINE9_SINGLES_TMPL_H
#define ENGINE9_SINGLES_TMPL_H

#include "engine9/version.h"

#define SINGLES_JOIN(type, name) type##_##name
#define SINGLES_NAME(type, name) SINGLES_JOIN(type, name)

#endif

#define OF(name) SINGLES_NAME(LANES_OF, name)

ENGINE9_PART LANES_OF OF(or_of_nine)(const LANES_OF x[9])
{
    return OF(or3)(OF(or3)(x[0], x[1], x[2]), OF(or3)(x[3], x[4], x[5]), OF(or3)(x[6], x[7], x[8]));
}

ENGINE9_PART LANES_OF OF(xor_of_nine)(const LANES_OF x[9])
{
    return OF(xor3)(OF(xor3)(x[0], x[1], x[2]), OF(xor3)(x[3], x[4], x[5]),
                    OF(xor3)(x[6], x[7], x[8]));
}

/* Finds the digits in at least two, and in at least one, of the nine sets. */
ENGINE9_PART void OF(count_digits)(const LANES_OF x[9], LANES_OF *two, LANES_OF *one)
{
    LANES_OF a = OF(or3)(x[0], x[1], x[2]), aa = OF(majority)(x[0], x[1], x[2]);
    LANES_OF b = OF(or3)(x[3], x[4], x[5]), bb = OF(majority)(x[3], x[4], x[5]);
    LANES_OF c = OF(or3)(x[6], x[7], x[8]), cc = OF(majority)(x[6], x[7], x[8]);
    *one = OF(or3)(a, b, c);
    *two = OF(or)(OF(or3)(aa, bb, cc), OF(majority)(a, b, c));
}

/* Moves the single digits from the COUNT sets of X to SINGLE and, from the other sets, the digits
 * not in TWO. A set with such a digit is emptied, so it need not wait for the others. Returns the
 * borrows of empty sets. */
ENGINE9_PART LANES_OF OF(take_singles)(LANES_OF *x, unsigned count, LANES_OF two, LANES_OF *single)
{
    LANES_OF borrows = OF(no_borrows)();
    for (unsigned k = 0; k < count; k++) {
        LANES_OF less = OF(minus_1)(x[k]);
        borrows = OF(join_borrows)(borrows, less);
        single[k] = OF(without_unless)(OF(single_or_empty)(x[k], less), x[k], two);
        x[k] = OF(if_empty)(single[k], x[k]);
    }
    return borrows;
}

/* Restores the singles in X and removes FIXED from the other sets. */
ENGINE9_PART void OF(put_singles)(LANES_OF *x, unsigned count, const LANES_OF *single,
                                  LANES_OF fixed)
{
    for (unsigned k = 0; k < count; k++)
        x[k] = OF(or_without)(single[k], x[k], fixed);
}

/* Returns boxes that lack a place for a digit, have an empty cell, or have a single digit in two
 * cells or another even number of them. (Three such cells leave another digit without a place,
 * which shows later.) */
ENGINE9_PART OF(sign) OF(bad_boxes)(LANES_OF parity, LANES_OF fixed, LANES_OF one, LANES_OF borrows)
{
    return OF(sign_or)(
        OF(sign_or)(OF(unlike)(parity, fixed), OF(unlike)(one, OF(all)(ENGINE9_ALL))),
        OF(borrowed)(borrows));
}

/* Places the digits with one place in a box, which after restrict_lines() include the hidden
 * singles of rows and columns. They and the naked singles leave the rest of the box;
 * restrict_lines() propagates them outside. *FIXED receives all of them. Returns bad boxes. */
ENGINE9_PART OF(sign) OF(place_singles)(LANES_OF x[9], LANES_OF *fixed)
{
    LANES_OF single[9], two, one;
    OF(count_digits)(x, &two, &one);
    LANES_OF borrows = OF(take_singles)(x, 9, two, single);
    *fixed = OF(or_of_nine)(single);
    OF(put_singles)(x, 9, single, *fixed);
    return OF(bad_boxes)(OF(xor_of_nine)(single), *fixed, one, borrows);
}

#undef OF
