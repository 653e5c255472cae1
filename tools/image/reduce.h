/* Reduces a picture row by row: each pixel is the mean of a square. */
#ifndef IMAGE_REDUCE_H
#define IMAGE_REDUCE_H

#include "image/pixels.h"

struct reduce {
    unsigned factor;   /* side of the squares: 1..256 */
    unsigned width;    /* of the input rows */
    unsigned channels; /* bytes per pixel */
    unsigned rows;     /* number of rows in the sums */
    uint32_t *sums;
    uint8_t *out; /* next row of the reduced picture */
};

/* Starts reducing rows of the file's width to PIXELS, as created by pixels_create(). Returns false
 * if memory is short. */
bool reduce_open(struct reduce *reduce, const struct pixels *pixels);

/* Adds the next row. */
void reduce_row(struct reduce *reduce, const uint8_t *row);

/* Writes the last squares if they are incomplete. */
void reduce_close(struct reduce *reduce);

#endif
