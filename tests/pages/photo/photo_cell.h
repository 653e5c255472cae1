/* A cell of a photo in three colors: its paper, a plane of brightness for each color, and ink,
 * which is darker. */
#ifndef TESTS_PAGES_PHOTO_CELL_H
#define TESTS_PAGES_PHOTO_CELL_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/geometry.h>

#include "image/pixels.h"

enum { PHOTO_COLORS = 3, PHOTO_CELL_PIXELS = 40000 };

/* The place of a grid of nine in a photo. */
struct photo_grid {
    struct pixels *pixels;
    const struct svision_point *crossings; /* 10 x 10, as a reading has them */
};

/* One cell: its pixels, which are those of a rectangle of the photo whose middles lie inside. */
struct photo_cell {
    struct svision_homography to_photo, to_cell;
    int left, top, width, height;
    float plane[PHOTO_COLORS][3];     /* brightness of the paper: at the corner, and by pixel */
    uint8_t inked[PHOTO_CELL_PIXELS]; /* of the rectangle: 1 ink, 2 beside ink, 0 paper */
    uint8_t inside[PHOTO_CELL_PIXELS];
    float ink[PHOTO_COLORS]; /* share of the paper's brightness left by the ink */
    float box[4];            /* of the ink, in cells: left, top, right, bottom */
    float pen;               /* width of the strokes in pixels */
};

/* Finds the mark in cell NUMBER (0..80). False: there is none, the cell is too large, or it is not
 * wholly in the photo. */
bool photo_cell_find(const struct photo_grid *photo, unsigned number, struct photo_cell *cell);

/* The pixel at X, Y of the cell's rectangle, and that place in the cell, a square of 1 x 1. */
uint8_t *photo_cell_pixel(const struct photo_grid *photo, const struct photo_cell *cell, int x,
                          int y);
struct svision_point photo_cell_point(const struct photo_cell *cell, int x, int y);

/* The brightness that its paper has there. */
float photo_cell_paper(const struct photo_cell *cell, int color, int x, int y);

/* The darkest of the colors beside its paper: red ink is dark in green. */
float photo_cell_ratio(const struct photo_grid *photo, const struct photo_cell *cell, int x, int y);

/* Puts paper where ink and its blurred rim are: the plane, and the grain of paper elsewhere. */
void photo_cell_rub_out(const struct photo_grid *photo, struct photo_cell *cell);

#endif
