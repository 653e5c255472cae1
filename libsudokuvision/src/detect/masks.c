#include "detect/masks.h"

#include "common/mem.h"
#include "image/gray.h"
#include "image/morphology.h"
#include "image/threshold.h"

/* Binarization methods. The first finds nearly every grid; the others are for thin, thick or faint
 * lines and for dark paper. The edge of a hard shadow cuts all lines that cross it, so the last
 * ones fill gaps. */
static const struct method {
    unsigned window; /* 0: compare with the closed picture instead of the local mean */
    float offset;
    unsigned reduction;
    unsigned bridge; /* gaps narrower than this are filled; 0: none */
} methods[MASKS_METHODS] = {
    {15, 0.05F, 1, 0}, {31, 0.10F, 1, 0}, {7, 0.03F, 2, 0},  {15, 0.12F, 1, 0}, {31, 0.18F, 1, 0},
    {31, 0.03F, 1, 0}, {0, 0.14F, 1, 0},  {15, 0.06F, 2, 0}, {0, 0.08F, 1, 0},  {0, 0.14F, 1, 7},
    {0, 0.08F, 1, 7},  {0, 0.14F, 1, 13}, {0, 0.20F, 1, 13},
};

/* Methods whose masks are kept: the first, which is used again if no grid is found, and those that
 * share a window and are computed together. */
static const struct family {
    unsigned first, count; /* of the kept masks */
    unsigned method[THRESHOLD_OFFSETS];
} families[] = {{0, 1, {0}}, {1, 3, {1, 4, 5}}};

enum {
    FAMILIES = sizeof families / sizeof families[0],
    CLOSING_SIDE = 13, /* wider than the lines of a grid */
    PADDING = 16,
};

bool masks_open(struct masks *masks, const struct sudoku_allocator *allocator, unsigned width,
                unsigned height)
{
    *masks = (struct masks){0};
    masks->half = mem_alloc(allocator, width / 2 + 1, height / 2 + 1);
    masks->closed = mem_alloc(allocator, width, height);
    masks->padded = mem_alloc(allocator, (size_t)width + PADDING, (size_t)height + PADDING);
    masks->columns = mem_alloc(allocator, (size_t)width + 64, sizeof *masks->columns);
    bool done = mask_open(&masks->mask, allocator, width, height) && masks->half && masks->closed &&
                masks->padded && masks->columns;
    for (unsigned i = 0; i < MASKS_KEPT && done; i++)
        done = mask_open(&masks->kept[i], allocator, width, height);
    return done;
}

void masks_close(struct masks *masks, const struct sudoku_allocator *allocator)
{
    mask_close(&masks->mask, allocator);
    for (unsigned i = 0; i < MASKS_KEPT; i++)
        mask_close(&masks->kept[i], allocator);
    mem_free(allocator, masks->half);
    mem_free(allocator, masks->closed);
    mem_free(allocator, masks->padded);
    mem_free(allocator, masks->columns);
    *masks = (struct masks){0};
}

void masks_reset(struct masks *masks)
{
    masks->known = 0;
    masks->is_closed = false;
}

/* Marks what is dark relative to the picture without its dark details; works across the edge of a
 * hard shadow. */
static void mark_against_closing(struct masks *masks, const struct plane *gray, float offset)
{
    if (!masks->is_closed)
        morphology_close(gray->pixels, gray->width, gray->height, CLOSING_SIDE, masks->padded,
                         masks->closed);
    masks->is_closed = true;
    threshold_against(gray, masks->closed, offset, &masks->mask);
}

/* The kept mask at PLACE, computed with its FAMILY if it is not known yet. */
static const struct mask *kept_mask(struct masks *masks, const struct plane *gray,
                                    const struct family *family, unsigned place)
{
    float offsets[THRESHOLD_OFFSETS];
    for (unsigned i = 0; i < family->count; i++)
        offsets[i] = methods[family->method[i]].offset;
    if (!(masks->known >> place & 1))
        threshold(gray, methods[family->method[0]].window, offsets, family->count, masks->columns,
                  masks->kept + family->first);
    masks->known |= ((UINT32_C(1) << family->count) - 1) << family->first;
    return &masks->kept[place];
}

const struct mask *masks_make(struct masks *masks, const struct plane *gray, unsigned method)
{
    const struct method *how = &methods[method];
    struct plane reduced = *gray;
    for (const struct family *family = families; family < families + FAMILIES; family++)
        for (unsigned i = 0; i < family->count; i++)
            if (family->method[i] == method)
                return kept_mask(masks, gray, family, family->first + i);
    if (how->reduction == 2) {
        reduced = (struct plane){masks->half, gray->width / 2, gray->height / 2, gray->width / 2};
        gray_halve(gray->pixels, gray->width, gray->height, masks->half);
    }
    if (how->window == 0)
        mark_against_closing(masks, gray, how->offset);
    else
        threshold(&reduced, how->window, &how->offset, 1, masks->columns, &masks->mask);
    if (how->bridge)
        mask_fill_gaps(&masks->mask, how->bridge);
    return &masks->mask;
}

unsigned masks_reduction(unsigned method)
{
    return methods[method].reduction;
}
