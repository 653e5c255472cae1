/* A synthetic photo of a single cell: paper and what is drawn on it, then lines, light and
 * camera. */
#ifndef MODEL_SAMPLES_CELL_PHOTO_H
#define MODEL_SAMPLES_CELL_PHOTO_H

#include <stdint.h>

enum { CELL_PHOTO_SIDE = 112 };

/* A picture of one cell with its surroundings: 1 is paper, 0 black. */
struct cell_photo {
    unsigned side;
    float cell;   /* its side in pixels */
    float middle; /* of the cell, in pixels, in both directions */
    float pixel[CELL_PHOTO_SIDE * CELL_PHOTO_SIDE];
};

/* Starts with empty paper of random size. */
void cell_photo_start(struct cell_photo *canvas, uint64_t *random);

/* Draws a dark (or, if negative, bright) band through (x, y), in pixels, along ANGLE. If LENGTH is
 * positive, it is the distance of both ends from that point. */
void cell_photo_draw_band(struct cell_photo *canvas, float x, float y, float angle, float width,
                          float length, float contrast);

/* Adds the remains of lines and fills PATCH (CELL_PIXELS) with the cell as a reader sees it in a
 * photo, with the edge of a shadow with probability EDGE_SHARE. */
void cell_photo_take(struct cell_photo *canvas, float edge_share, uint64_t *random, uint8_t *patch);

#endif
