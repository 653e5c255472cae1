/* Pictures made smaller while their rows come: each pixel is the mean of a square of them. */
#ifndef IMAGE_REDUCE_H
#define IMAGE_REDUCE_H

#include "image/pixels.h"

struct reduce {
    unsigned factor;   /* sides of the squares: 1..256 */
    unsigned width;    /* of the rows that come */
    unsigned channels; /* bytes a pixel */
    unsigned rows;     /* in the sums */
    uint32_t *sums;
    uint8_t *out; /* the next row of the small picture */
};

/* Rows of the file's width go to PIXELS, as pixels_create() made them. False: memory is short. */
bool reduce_open(struct reduce *reduce, const struct pixels *pixels);

/* Takes the next row. */
void reduce_row(struct reduce *reduce, const uint8_t *row);

/* Writes what rows there are of the last squares. */
void reduce_close(struct reduce *reduce);

#endif
