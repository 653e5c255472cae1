#include "image/mask.h"

#include <string.h>

#include "common/mem.h"

enum { WORD = 64 };

static size_t stride_of(unsigned width)
{
    return width / WORD + 1;
}

bool mask_open(struct mask *mask, const struct sudoku_allocator *allocator, unsigned width,
               unsigned height)
{
    *mask = (struct mask){.words =
                              mem_alloc(allocator, height, stride_of(width) * sizeof *mask->words)};
    mask_resize(mask, width, height);
    return mask->words != NULL;
}

void mask_close(struct mask *mask, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, mask->words);
    *mask = (struct mask){0};
}

void mask_resize(struct mask *mask, unsigned width, unsigned height)
{
    mask->width = width;
    mask->height = height;
    mask->stride = stride_of(width);
}

void mask_copy(const struct mask *mask, struct mask *copy)
{
    mask_resize(copy, mask->width, mask->height);
    memcpy(copy->words, mask->words, mask->height * mask->stride * sizeof *copy->words);
}

/* The bits of a row's last word that are within the width. */
static uint64_t last_bits(const struct mask *mask)
{
    return (UINT64_C(1) << mask->width % WORD) - 1;
}

void mask_invert(struct mask *mask)
{
    for (unsigned y = 0; y < mask->height; y++) {
        uint64_t *row = mask_row(mask, y);
        for (size_t i = 0; i < mask->stride; i++)
            row[i] = ~row[i];
        row[mask->stride - 1] &= last_bits(mask);
    }
}

/* Sets each bit of ROW if the bit AHEAD places further on is set; AHEAD is less than a word. */
static void spread_back(uint64_t *row, size_t words, unsigned ahead)
{
    for (size_t i = 0; i + 1 < words; i++)
        row[i] |= row[i] >> ahead | row[i + 1] << (WORD - ahead);
    row[words - 1] |= row[words - 1] >> ahead;
}

/* Sets each bit of ROW if the bit PAST places before it is set. */
static void spread_on(uint64_t *row, size_t words, unsigned past)
{
    for (size_t i = words - 1; i > 0; i--)
        row[i] |= row[i] << past | row[i - 1] >> (WORD - past);
    row[0] |= row[0] << past;
}

static void join_rows(uint64_t *restrict row, const uint64_t *restrict other, size_t words)
{
    for (size_t i = 0; i < words; i++)
        row[i] |= other[i];
}

void mask_grow(struct mask *mask)
{
    for (unsigned y = 0; y < mask->height; y++) {
        if (y + 1 < mask->height)
            join_rows(mask_row(mask, y), mask_row(mask, y + 1), mask->stride);
        spread_back(mask_row(mask, y), mask->stride, 1);
    }
}

/* Size of the next doubling step of a dilation that has covered DONE of ALL places. */
static unsigned next_step(unsigned done, unsigned all)
{
    return done + 1 < all - done ? done + 1 : all - done;
}

/* Dilates the mask by REACH pixels, horizontally and vertically. */
static void spread(struct mask *mask, unsigned reach)
{
    const size_t words = mask->stride;
    for (unsigned y = 0; y < mask->height; y++) {
        uint64_t *row = mask_row(mask, y);
        for (unsigned done = 0; done < reach; done += next_step(done, reach))
            spread_back(row, words, next_step(done, reach));
        for (unsigned done = 0; done < reach; done += next_step(done, reach))
            spread_on(row, words, next_step(done, reach));
        row[words - 1] &= last_bits(mask);
    }
    for (unsigned done = 0; done < reach; done += next_step(done, reach))
        for (unsigned y = 0; y + next_step(done, reach) < mask->height; y++)
            join_rows(mask_row(mask, y), mask_row(mask, y + next_step(done, reach)), words);
    for (unsigned done = 0; done < reach; done += next_step(done, reach))
        for (unsigned y = mask->height; y > next_step(done, reach); y--)
            join_rows(mask_row(mask, y - 1), mask_row(mask, y - 1 - next_step(done, reach)), words);
}

void mask_fill_gaps(struct mask *mask, unsigned side)
{
    spread(mask, side / 2);
    mask_invert(mask);
    spread(mask, side / 2);
    mask_invert(mask);
}
