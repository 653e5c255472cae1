/* Almost locked sets: N cells of a unit that have N + 1 digits between them. */
#ifndef LOGIC_ALS_ALS_H
#define LOGIC_ALS_ALS_H

#include "logic/position.h"

enum { ALS_MAX = 2048, ALS_MAX_DIGITS = 6 * ALS_MAX, ALS_MAX_SIZE = 8 };

/* One digit of a set: the cells that have it, and the candidates that see them all. */
struct als_digit {
    struct cellset cells;
    struct cellset sees;
    uint16_t als; /* the set's number */
    uint16_t digit;
};

struct als {
    struct cellset cells;
    uint16_t digits;
    uint16_t size;
    uint16_t first; /* of its digits, in ascending order */
};

/* All sets of a position; where there are too many, the last are left out. */
struct als_list {
    unsigned version; /* of the position that it was made for; 0: none */
    unsigned count;
    unsigned digit_count;
    struct als sets[ALS_MAX];
    struct als_digit digits[ALS_MAX_DIGITS];
};

/* Makes LIST that of POSITION, where it is not yet. */
void als_list_update(struct als_list *list, const struct position *position);

/* DIGIT, which ALS has. */
static inline const struct als_digit *als_digit(const struct als_list *list, const struct als *als,
                                                unsigned digit)
{
    return &list->digits[als->first + bit_count(als->digits & ((1u << digit) - 1))];
}

#endif
