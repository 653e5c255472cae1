/* A picture with a bit for each pixel. */
#ifndef IMAGE_MASK_H
#define IMAGE_MASK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>

/* Bits begin with the lowest one of each word; those past the width are 0, and there is at least
 * one in each row. */
struct mask {
    uint64_t *words;
    unsigned width, height;
    size_t stride; /* words from row to row */
};

/* Takes memory for masks up to WIDTH x HEIGHT. False: memory is short, nothing is held. */
bool mask_open(struct mask *mask, const struct sudoku_allocator *allocator, unsigned width,
               unsigned height);

void mask_close(struct mask *mask, const struct sudoku_allocator *allocator);

/* Makes the size WIDTH x HEIGHT; what MASK shows is not set. */
void mask_resize(struct mask *mask, unsigned width, unsigned height);

static inline uint64_t *mask_row(const struct mask *mask, unsigned y)
{
    return mask->words + y * mask->stride;
}

/* Makes COPY, which was opened for masks as large, the same as MASK. */
void mask_copy(const struct mask *mask, struct mask *copy);

/* Turns all pixels. */
void mask_invert(struct mask *mask);

/* Sets pixels whose right or lower neighbor is set, or the one between these. */
void mask_grow(struct mask *mask);

/* Closes gaps that are narrower than SIDE (odd, 3..127), as closing() does. */
void mask_bridge(struct mask *mask, unsigned side);

#endif
