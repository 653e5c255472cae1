/* The mark in a cell.
 *
 * It is what is dark in the middle, without lines and shadows. */
#ifndef DIGITS_BLOB_H
#define DIGITS_BLOB_H

#include <stdbool.h>

#include "digits/piece.h"
#include "kernels/kernels.h"

enum { BLOB_CROP = 16 };

struct blob {
    bool found;
    bool beside;    /* another mark stands beside it */
    bool broken;    /* another piece of that kind is left out: both may be parts of one */
    bool aside;     /* in a corner, where nothing is printed */
    bool over;      /* aside, and it goes over the cell's edge: part of it may be missing */
    float ink;      /* darkness of the cell's darkest part against the paper, 0..1 */
    float contrast; /* brightest by darkest paper: over 1 where light or shadow falls */
    float paper;    /* brightness of the paper in the middle, 0..255 */
    float burnt;    /* share of the middle that is white: what is there may be drowned in light */
    int left, top, width, height;     /* in pixels of the patch */
    float crop[BLOB_CROP][BLOB_CROP]; /* the mark's darkness, 0..1.25, its middle in the middle */
};

/* Looks for the mark in PATCH (CELL_PIXELS). */
void blob_find(const uint8_t *patch, struct blob *blob);

/* Its two steps: how dark PATCH is, which sets ink, contrast, paper and burnt of BLOB, where no
 * mark was found yet; */
void blob_look(const uint8_t *patch, struct darkness *darkness, struct blob *blob);

/* and the mark that shows in DARKNESS. */
void blob_extract(const struct darkness *darkness, struct blob *blob);

/* The same where that touches a circle or a square that goes around it, which is left out. False:
 * nothing goes around anything, and BLOB stays as it is; or BLOB is found, or not. */
bool blob_extract_framed(const struct darkness *darkness, struct blob *blob);

/* Makes PIECE, of what shows in DARKNESS, the mark of BLOB. */
void blob_take(const struct darkness *darkness, const struct piece *piece, struct blob *blob);

#endif
