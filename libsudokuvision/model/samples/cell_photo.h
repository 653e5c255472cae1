/* A made-up photo of a single cell: what is drawn on its paper, then lines, light and camera. */
#ifndef MODEL_SAMPLES_CELL_PHOTO_H
#define MODEL_SAMPLES_CELL_PHOTO_H

#include <stdint.h>

enum { CELL_PHOTO_SIDE = 112 };

/* A picture of one cell with some surroundings: 1 is paper, 0 black. */
struct cell_photo {
    unsigned side;
    float cell;   /* its side in pixels */
    float middle; /* of the cell, in pixels, across and down */
    float pixel[CELL_PHOTO_SIDE * CELL_PHOTO_SIDE];
};

/* Empty paper, of a size that RANDOM draws. */
void cell_photo_start(struct cell_photo *canvas, uint64_t *random);

/* A dark (or, below 0, bright) band through (x, y), in pixels, along ANGLE. It ends at both sides
 * of that point where LENGTH is over 0. */
void cell_photo_draw_band(struct cell_photo *canvas, float x, float y, float angle, float width,
                          float length, float contrast);

/* Draws the remains of lines and fills PATCH (CELL_PIXELS) with what a reader sees of it in a photo
 * over which a shadow ends with the chance EDGE_SHARE. */
void cell_photo_take(struct cell_photo *canvas, float edge_share, uint64_t *random, uint8_t *patch);

#endif
