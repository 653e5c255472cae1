/* Cells of labelled photos.
 *
 * A folder of photos has NAME.jpg with NAME.dat (two lines, then nine rows of nine digits, 0 for
 * blank), NAME.marks where cells hold candidates (nine rows, x), and outlines.csv with the grids'
 * corners, clockwise from the top left. */
#ifndef MODEL_PHOTOS_H
#define MODEL_PHOTOS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "image/plane.h"

struct photo {
    bool check; /* it is kept for the check, as all that show the same page are */
    uint8_t label[81];
    double corners[8]; /* x and y of each, in pixels of the plane */
    struct plane plane;
    uint8_t *pixels;
};

struct photos {
    struct photo *list;
    size_t count;
};

/* Reads the folders train, mixed and handwritten of FOLDER. False: one has no photo, or memory is
 * short. */
bool photos_open(struct photos *photos, const char *folder);

void photos_close(struct photos *photos);

/* Fills PATCH (CELL_PIXELS) with CELL of PHOTO as a reader may see it, its corners a little off. */
void photos_take(const struct photo *photo, unsigned cell, uint64_t *random, uint8_t *patch);

#endif
