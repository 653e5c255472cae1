/* Masks of what is dark in a picture, by several methods. */
#ifndef DETECT_MASKS_H
#define DETECT_MASKS_H

#include "image/mask.h"
#include "image/plane.h"
#include "kernels/kernels.h"

enum {
    MASKS_METHODS = 13, /* in the order in which they are tried */
    MASKS_KEPT = 4,     /* masks that are kept until another picture comes */
};

struct masks {
    struct mask mask; /* that of a method which is not kept, and for others to work on */
    struct mask kept[MASKS_KEPT];
    uint32_t known;  /* which of them are made: a bit 1 << i for each */
    uint8_t *half;   /* the picture at half its size */
    uint8_t *closed; /* the picture without its dark details, where IS_CLOSED */
    uint8_t *padded; /* with a margin, for the closing */
    bool is_closed;
    column_sum *columns;
};

/* Takes memory for pictures up to WIDTH x HEIGHT. False: memory is short; what was taken waits for
 * masks_close(). */
bool masks_open(struct masks *masks, const struct sudoku_allocator *allocator, unsigned width,
                unsigned height);

void masks_close(struct masks *masks, const struct sudoku_allocator *allocator);

/* Another picture comes. */
void masks_forget(struct masks *masks);

/* The mask that METHOD makes of GRAY, until the next call or the next use of masks->mask. */
const struct mask *masks_make(struct masks *masks, const struct plane *gray, unsigned method);

/* How many pixels of the picture are one of the mask of METHOD, across and down. */
unsigned masks_reduction(unsigned method);

#endif
