/* A picture with one bit per pixel. */
#ifndef IMAGE_MASK_H
#define IMAGE_MASK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>

/* The first pixel is the lowest bit of a word. Bits beyond the width are 0, and each row has at
 * least one. */
struct mask {
    uint64_t *words;
    unsigned width, height;
    size_t stride; /* words between the starts of two rows */
};

/* Allocates a mask for sizes up to WIDTH x HEIGHT. Returns false, with nothing held, if memory runs
 * out. */
bool mask_open(struct mask *mask, const struct sudoku_allocator *allocator, unsigned width,
               unsigned height);

void mask_close(struct mask *mask, const struct sudoku_allocator *allocator);

/* Sets the size to WIDTH x HEIGHT. The contents become undefined. */
void mask_resize(struct mask *mask, unsigned width, unsigned height);

static inline uint64_t *mask_row(const struct mask *mask, unsigned y)
{
    return mask->words + y * mask->stride;
}

/* Copies MASK to COPY, which was opened for at least the same size. */
void mask_copy(const struct mask *mask, struct mask *copy);

/* Inverts all pixels. */
void mask_invert(struct mask *mask);

/* Sets each pixel whose right, lower or lower right neighbor is set. */
void mask_grow(struct mask *mask);

/* Fills gaps narrower than SIDE (odd, 3..127) by a morphological closing. */
void mask_fill_gaps(struct mask *mask, unsigned side);

#endif
