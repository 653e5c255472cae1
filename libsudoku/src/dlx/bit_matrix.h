/* Parts of an exact cover problem as matrices of bits: a set of options for each item.
 *
 * Options and items are numbered anew in each, in the order that they had. */
#ifndef DLX_BIT_MATRIX_H
#define DLX_BIT_MATRIX_H

#include "dlx/exact_cover.h"

enum { MATRIX_WORD = 64 }; /* bits */

struct matrix {
    uint32_t words; /* of a set of options */
    uint32_t option_count, item_count;
    uint64_t *rows;  /* item_count sets */
    uint32_t *first; /* option_count + 1: where the items of each option begin */
    uint16_t *items; /* of the options, those to be covered first, in their order */
    uint32_t *names; /* option_count: numbers of options in the cover */
};

/* Where matrices are made: a stack of words, and a number for each item. */
struct matrix_room {
    uint64_t *words;
    size_t used;
    uint16_t *numbers;
};

/* The words that COUNT elements of SIZE bytes take. */
static inline size_t words_for(size_t count, size_t size)
{
    return (count * size + sizeof(uint64_t) - 1) / sizeof(uint64_t);
}

/* The words of a set of OPTIONS options. */
static inline uint32_t row_size(size_t options)
{
    return (uint32_t)((options + MATRIX_WORD - 1) / MATRIX_WORD);
}

/* The next COUNT words of the stack. */
static inline void *take_words(struct matrix_room *room, size_t count)
{
    void *words = room->words + room->used;
    room->used += count;
    return words;
}

/* Takes the lowest bit out of *SET, which is not empty, and gives its number. */
static inline unsigned take_bit(uint64_t *set)
{
    unsigned bit = (unsigned)__builtin_ctzll(*set);
    *set &= *set - 1;
    return bit;
}

static inline const uint64_t *matrix_row(const struct matrix *matrix, uint32_t item)
{
    return matrix->rows + (size_t)item * matrix->words;
}

/* The words that a matrix of so many options and items, and nodes altogether, takes at most, what
 * is needed to make it included. */
size_t matrix_size(size_t options, size_t items, size_t nodes);

/* Makes MATRIX of the options in the lists of COVER. The primary items in the list come first. */
void matrix_copy_lists(struct matrix *matrix, const struct sudoku_cover *cover,
                       struct matrix_room *room);

/* Makes MATRIX of the COUNT options in the set LIVE of WHOLE. The OPEN_COUNT items OPEN come first,
 * each of which one of the options must have. */
void matrix_copy_part(struct matrix *matrix, const struct matrix *whole, const uint64_t *live,
                      size_t count, const uint16_t *open, uint32_t open_count,
                      struct matrix_room *room);

#endif
