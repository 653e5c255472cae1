/* Masks of the dark parts of a picture, by several methods. */
#ifndef DETECT_MASKS_H
#define DETECT_MASKS_H

#include "image/mask.h"
#include "image/plane.h"
#include "kernels/kernels.h"

enum {
    MASKS_METHODS = 13, /* in the order of use */
    MASKS_KEPT = 4,     /* masks kept until the next picture */
};

struct masks {
    struct mask mask; /* result of a method that is not kept, and scratch space */
    struct mask kept[MASKS_KEPT];
    uint32_t known;  /* the kept masks that are valid, with bit 1 << i for each */
    uint8_t *half;   /* the picture at half its size */
    uint8_t *closed; /* the picture without its dark details, if is_closed */
    uint8_t *padded; /* with a margin, for the closing */
    bool is_closed;
    column_sum *columns;
};

/* Allocates masks for pictures up to WIDTH x HEIGHT. Returns false if memory runs out;
 * masks_close() then frees the rest. */
bool masks_open(struct masks *masks, const struct sudoku_allocator *allocator, unsigned width,
                unsigned height);

void masks_close(struct masks *masks, const struct sudoku_allocator *allocator);

/* Invalidates the masks of the previous picture. */
void masks_reset(struct masks *masks);

/* Returns the mask of GRAY by METHOD, valid until the next call or other use of masks->mask. */
const struct mask *masks_make(struct masks *masks, const struct plane *gray, unsigned method);

/* Returns how many pixels of the picture correspond to a pixel of METHOD's mask, in each
 * direction. */
unsigned masks_reduction(unsigned method);

#endif
