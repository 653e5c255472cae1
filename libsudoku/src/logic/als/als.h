/* Almost locked sets: N cells of a unit with N + 1 candidates. */
#ifndef LOGIC_ALS_ALS_H
#define LOGIC_ALS_ALS_H

#include "logic/scratch.h"
#include "logic/search.h"

enum {
    ALS_MAX = 2048,
    ALS_MAX_DIGITS = 6 * ALS_MAX,
    ALS_MAX_SIZE = 8,
    /* Slots of a hash table: those of most boards, and more than twice the digits. */
    ALS_FEW_SLOTS = 1 << 11,
    ALS_HOLD_SLOTS = 1 << 15
};

/* A digit of one or more sets: its cells and their common peers. */
struct als_hold {
    struct cellset cells;
    struct cellset sees;
    uint16_t digit;
};

/* One digit of a set. */
struct als_digit {
    uint16_t als; /* index of the set */
    uint16_t digit;
    uint16_t hold; /* index shared by all sets with the digit in the same cells */
};

struct als {
    struct cellset cells;
    uint16_t digits;
    uint16_t size;
    uint16_t first;   /* index of its first digit; digits are ascending */
    unsigned version; /* version of the last change of its cells */
};

/* All sets of a position; if there are too many, the last are omitted. */
struct als_list {
    unsigned version; /* version of the position it was built for; 0: none */
    unsigned count;
    unsigned digit_count;
    struct als sets[ALS_MAX];
    struct als_digit digits[ALS_MAX_DIGITS];
    unsigned hold_count;
    struct als_hold holds[ALS_MAX_DIGITS];
    unsigned slot_count;            /* a power of two */
    uint16_t slots[ALS_HOLD_SLOTS]; /* a hash table of holds: index + 1 */
};

/* Updates LIST to SEARCH's position. Returns false if the call is over. */
bool als_list_update(struct als_list *list, struct search *search);

/* Returns the search's list, or NULL, and the search ends, if memory is short. */
static inline struct als_list *als_list_of(struct search *search)
{
    return scratch_part(search, SCRATCH_ALS, sizeof(struct als_list));
}

/* The entry of DIGIT of ALS, which has it. */
static inline unsigned als_entry(const struct als *als, unsigned digit)
{
    return als->first + bit_count(als->digits & ((1u << digit) - 1));
}

/* The cells of DIGIT in ALS, which has it. */
static inline const struct als_hold *als_hold(const struct als_list *list, const struct als *als,
                                              unsigned digit)
{
    return &list->holds[list->digits[als_entry(als, digit)].hold];
}

#endif
