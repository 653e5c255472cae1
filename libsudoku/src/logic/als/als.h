/* Almost locked sets: N cells of a unit that have N + 1 digits between them. */
#ifndef LOGIC_ALS_ALS_H
#define LOGIC_ALS_ALS_H

#include "logic/scratch.h"
#include "logic/search.h"

enum {
    ALS_MAX = 2048,
    ALS_MAX_DIGITS = 6 * ALS_MAX,
    ALS_MAX_SIZE = 8,
    ALS_HOLD_SLOTS = 2 * ALS_MAX_DIGITS /* of a hash table */
};

/* One digit of a set: the cells that have it, and the candidates that see them all. */
struct als_digit {
    struct cellset cells;
    struct cellset sees;
    uint16_t als; /* the set's number */
    uint16_t digit;
    uint16_t hold; /* the same number for all sets that have the digit in the same cells */
};

struct als {
    struct cellset cells;
    uint16_t digits;
    uint16_t size;
    uint16_t first;   /* of its digits, in ascending order */
    unsigned version; /* of the last change of its cells */
};

/* All sets of a position; where there are too many, the last are left out. */
struct als_list {
    unsigned version; /* of the position that it was made for; 0: none */
    unsigned count;
    unsigned digit_count;
    struct als sets[ALS_MAX];
    struct als_digit digits[ALS_MAX_DIGITS];
    /* The first entry of each hold, and where to look for that of some cells: number + 1. */
    unsigned hold_count;
    uint16_t holds[ALS_MAX_DIGITS];
    uint16_t slots[ALS_HOLD_SLOTS];
};

/* Makes LIST that of SEARCH's position, where it is not yet. False: the call is over. */
bool als_list_update(struct als_list *list, struct search *search);

/* Returns the search's list, or NULL, and the search ends, if memory is short. */
static inline struct als_list *als_list_of(struct search *search)
{
    return scratch_part(search, SCRATCH_ALS, sizeof(struct als_list));
}

/* DIGIT, which ALS has. */
static inline const struct als_digit *als_digit(const struct als_list *list, const struct als *als,
                                                unsigned digit)
{
    return &list->digits[als->first + bit_count(als->digits & ((1u << digit) - 1))];
}

#endif
