/* Cells of labelled photos.
 *
 * A folder of photos has NAME.jpg with NAME.dat (two lines, then nine rows of nine digits, 0 for
 * blank), NAME.marks where cells hold candidates (nine rows, x), and outlines.csv with the grids'
 * corners, clockwise from the top left. */
#ifndef MODEL_SAMPLES_PHOTOS_H
#define MODEL_SAMPLES_PHOTOS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "digits/blob.h"
#include "image/plane.h"
#include "model/samples/photo_mesh.h"

/* What the photos of a folder show, beyond digits. */
enum photo_set { PHOTOS_PRINTED, PHOTOS_FILLED, PHOTOS_BOOK, PHOTOS_SETS };

struct photo {
    enum photo_set set;
    bool check;  /* it is kept for the check, as all that show the same page are */
    bool meshed; /* its lines were found; else they are straight */
    uint8_t label[81];
    struct svision_point crossings[PHOTO_CROSSINGS]; /* in pixels of the plane */
    struct plane plane, finer; /* which has twice as many pixels a side, or as many */
    uint8_t *pixels, *finer_pixels;
};

struct photos {
    struct photo *list;
    size_t count;
};

/* Reads the folders train, mixed and handwritten of FOLDER, and keeps the pages of FOLD (below
 * PHOTO_FOLDS) for the check. False: one has no photo, or memory is short. */
bool photos_open(struct photos *photos, const char *folder, unsigned fold);

/* The digit that LABEL is of, whoever wrote it; 0: of none. */
uint8_t photos_digit(unsigned label);

/* The folder of SET. */
const char *photos_set_name(enum photo_set set);

void photos_close(struct photos *photos);

/* One of those that are kept for the CHECK, or of the others; there is one. */
const struct photo *photos_pick(const struct photos *photos, bool check, uint64_t *random);

/* Fills PATCH (CELL_PIXELS) with CELL of PHOTO as a reader may see it, its CORNERS, which are given
 * back, a little off; unless it is kept for the check also as others write and take it. */
void photos_take(const struct photo *photo, unsigned cell, uint64_t *random,
                 struct svision_point corners[4], uint8_t *patch);

/* Fills PATCH with an open cell of one that photos_pick() gives: paper to write on. */
void photos_take_open(const struct photos *photos, bool check, uint64_t *random, uint8_t *patch);

/* As photos_take() with the window of SIDE around BLOB in the cell between CORNERS, as
 * closer_look() has it. */
void photos_take_closer(const struct photo *photo, const struct svision_point corners[4],
                        const struct blob *blob, float side, uint64_t *random, uint8_t *patch);

#endif
