/* Parts of an exact cover problem as bit matrices: a set of options per item, and a set of items
 * per option.
 *
 * Each matrix renumbers its options, and the first one the items, in their previous order. */
#ifndef DLX_BIT_MATRIX_H
#define DLX_BIT_MATRIX_H

#include "dlx/bit_counts.h"
#include "dlx/exact_cover.h"

enum { MATRIX_WORD = 64 }; /* bits */

struct matrix_option {
    uint32_t name;         /* number in the cover */
    uint32_t first, count; /* of its items, in order */
};

struct matrix {
    uint32_t words; /* per set of options */
    uint32_t option_count, item_count;
    uint32_t open_count;  /* items that must be covered, the first ones */
    struct planes planes; /* of their counts */
    uint64_t *rows;       /* item_count sets of options */
    item_block *masks;    /* option_count sets of the items that must be covered */
    struct matrix_option *options;
    uint16_t *items; /* of all options; shared by the parts of a matrix */
};

/* Memory of matrices: a stack of words, and a number per item. */
struct matrix_room {
    uint64_t *words;
    size_t used;
    uint16_t *numbers;
};

/* Returns the number of words that hold COUNT elements of SIZE bytes. */
static inline size_t words_for(size_t count, size_t size)
{
    return (count * size + sizeof(uint64_t) - 1) / sizeof(uint64_t);
}

/* Returns the number of words of a set of OPTIONS options. */
static inline uint32_t row_size(size_t options)
{
    return (uint32_t)((options + MATRIX_WORD - 1) / MATRIX_WORD);
}

/* Returns the next COUNT words of the stack. */
static inline void *room_allocate(struct matrix_room *room, size_t count)
{
    void *words = room->words + room->used;
    room->used += count;
    return words;
}

/* Removes the lowest bit of *SET, not empty, and returns its number. */
static inline unsigned pop_bit(uint64_t *set)
{
    unsigned bit = (unsigned)__builtin_ctzll(*set);
    *set &= *set - 1;
    return bit;
}

static inline const uint64_t *matrix_row(const struct matrix *matrix, uint32_t item)
{
    return matrix->rows + (size_t)item * matrix->words;
}

/* Returns the maximum size, in words, of the sets of a matrix with these numbers of options, items,
 * and items that must be covered. */
size_t matrix_size(size_t options, size_t items, size_t open);

/* Returns the maximum size, in words, of the lists that a matrix with these numbers of options and
 * nodes shares with its parts, including the working memory to build them. */
size_t matrix_lists_size(size_t options, size_t nodes);

/* Builds MATRIX from the options in the lists of COVER. The primary items in the list come
 * first. */
void matrix_copy_lists(struct matrix *matrix, const struct sudoku_cover *cover,
                       struct matrix_room *room);

/* Builds PART from the COUNT options of WHOLE in the set LIVE, with the same items. */
void matrix_copy_part(struct matrix *part, const struct matrix *whole, const uint64_t *live,
                      size_t count, struct matrix_room *room);

#endif
