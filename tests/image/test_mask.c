/* Bit masks, compared with masks of bytes. */
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/stages.h>

#include "common/mem.h"
#include "common/random.h"
#include "image/mask.h"
#include "image/morphology.h"
#include "image/threshold.h"
#include "support/check.h"

enum { WIDTH_MAX = 200, HEIGHT_MAX = 40, PIXELS_MAX = WIDTH_MAX * HEIGHT_MAX, ROUNDS = 120 };

static uint64_t seed = 3;

static const struct sudoku_allocator *heap(void)
{
    static struct sudoku_allocator allocator;
    allocator = mem_allocator(NULL);
    return &allocator;
}

/* Draws a random mask, of widths including multiples of a word, with one pixel of SPARSE set, and
 * the same as bytes to PIXELS. */
static void draw(struct mask *mask, unsigned sparse, uint8_t *pixels)
{
    unsigned width = random_below(&seed, 4) ? 1 + random_below(&seed, WIDTH_MAX)
                                            : 64 * (1 + random_below(&seed, WIDTH_MAX / 64));
    CHECK(mask_open(mask, heap(), width, 1 + random_below(&seed, HEIGHT_MAX)));
    memset(mask->words, 0, mask->stride * mask->height * sizeof *mask->words);
    for (unsigned i = 0; i < mask->width * mask->height; i++) {
        unsigned x = i % mask->width;
        pixels[i] = random_below(&seed, sparse) == 0;
        mask_row(mask, i / mask->width)[x / 64] |= (uint64_t)pixels[i] << x % 64;
    }
}

/* Expects MASK to equal PIXELS, with nothing set beyond its width. */
static void check(const struct mask *mask, const uint8_t *pixels)
{
    for (unsigned y = 0; y < mask->height; y++)
        for (unsigned x = 0; x < 64 * mask->stride; x++)
            CHECK_EQ(mask_row(mask, y)[x / 64] >> x % 64 & 1,
                     x < mask->width ? pixels[y * mask->width + x] : 0);
}

static void filling_gaps_equals_a_closing_of_bytes(void)
{
    static uint8_t pixels[PIXELS_MAX], work[(WIDTH_MAX + 16) * (HEIGHT_MAX + 16)];
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct mask mask;
        unsigned side = 3 + 2 * (round % 7);
        draw(&mask, 2 + round, pixels);
        morphology_close(pixels, mask.width, mask.height, side, work, pixels);
        mask_fill_gaps(&mask, side);
        check(&mask, pixels);
        mask_close(&mask, heap());
    }
}

static void masks_grow_to_the_left_and_up_and_are_inverted(void)
{
    static uint8_t pixels[PIXELS_MAX], grown[PIXELS_MAX];
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct mask mask;
        draw(&mask, 2 + round % 9, pixels);
        for (unsigned y = 0; y < mask.height; y++) {
            for (unsigned x = 0; x < mask.width; x++) {
                unsigned right = x + 1 < mask.width, down = y + 1 < mask.height ? mask.width : 0;
                const uint8_t *at = pixels + y * mask.width + x;
                grown[y * mask.width + x] = at[0] | at[right] | at[down] | at[down + right];
            }
        }
        mask_grow(&mask);
        check(&mask, grown);
        for (unsigned i = 0; i < mask.width * mask.height; i++)
            grown[i] = !grown[i];
        mask_invert(&mask);
        check(&mask, grown);
        mask_close(&mask, heap());
    }
}

static void mask_thresholds_equal_the_public_stage(void)
{
    static uint8_t pixels[PIXELS_MAX], gray[PIXELS_MAX], other[PIXELS_MAX];
    static const float offsets[THRESHOLD_OFFSETS] = {0.1F, 0.03F, 0.2F};
    column_sum columns[WIDTH_MAX + 63];
    uint32_t work[WIDTH_MAX + 63];
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct mask mask, masks[THRESHOLD_OFFSETS];
        unsigned window = 3 + 2 * (round % 31), count = 1 + round % THRESHOLD_OFFSETS;
        draw(&mask, 2, pixels);
        for (unsigned i = 0; i < mask.width * mask.height; i++) {
            gray[i] = (uint8_t)random_below(&seed, 256);
            other[i] = (uint8_t)random_below(&seed, 256);
        }
        const struct plane plane = {gray, mask.width, mask.height, mask.width};
        const struct svision_image image = {gray, mask.width, mask.height, mask.width,
                                            SVISION_GRAY8};
        for (unsigned i = 0; i < count; i++)
            CHECK(mask_open(&masks[i], heap(), mask.width, mask.height));
        threshold(&plane, window, offsets, count, columns, masks);
        for (unsigned i = 0; i < count; i++) {
            CHECK_EQ(svision_threshold(&image, window, offsets[i], work, pixels), SVISION_OK);
            check(&masks[i], pixels);
            mask_copy(&masks[i], &mask);
            check(&mask, pixels);
            mask_close(&masks[i], heap());
        }
        for (unsigned i = 0; i < mask.width * mask.height; i++)
            pixels[i] = gray[i] * 1024 < other[i] * 922; /* .9 of 1024 */
        threshold_against(&plane, other, 0.1F, &mask);
        check(&mask, pixels);
        mask_close(&mask, heap());
    }
}

static void an_empty_picture_has_an_empty_mask(void)
{
    struct mask mask;
    const float offset = 0.1F;
    column_sum columns[63 + 5];
    const struct plane flat = {NULL, 5, 0, 5}, thin = {NULL, 0, 5, 0};
    CHECK(mask_open(&mask, heap(), 5, 5));
    threshold(&flat, 15, &offset, 1, columns, &mask);
    CHECK_EQ(mask.height, 0);
    threshold(&thin, 15, &offset, 1, columns, &mask);
    CHECK_EQ(mask.height, 0);
    mask_close(&mask, heap());
}

int main(void)
{
    filling_gaps_equals_a_closing_of_bytes();
    masks_grow_to_the_left_and_up_and_are_inverted();
    mask_thresholds_equal_the_public_stage();
    an_empty_picture_has_an_empty_mask();
    return check_result();
}
