/* The mark in a cell: what is dark in the middle, without lines and shadows. */
#ifndef DIGITS_MARK_BLOB_H
#define DIGITS_MARK_BLOB_H

#include <stdbool.h>

#include "digits/mark/piece.h"
#include "kernels/kernels.h"

enum { BLOB_CROP = 16 };

/* Minimum difference of a mark from its paper or ground, as a share of the paper's brightness. */
#define BLOB_MIN_DEPTH 0.1F

/* Contrast of the paper in a cell above which the edge of a shadow may look like a mark. */
#define BLOB_SHADED 1.3F

struct blob {
    bool found;
    bool beside;    /* another mark is beside it */
    bool aside;     /* in a corner, where nothing is printed */
    bool over;      /* aside, and it crosses the cell's edge, so part of it may be missing */
    float ink;      /* contrast of the cell's darkest part with the paper, 0..1 */
    float contrast; /* brightest paper divided by darkest; over 1 in light or shadow */
    float paper;    /* brightness of the paper in the middle, 0..255 */
    float burnt;    /* share of white in the middle, where ink may be lost in glare */
    int left, top, width, height;     /* in pixels of the patch */
    float crop[BLOB_CROP][BLOB_CROP]; /* darkness of the mark, centered, 0..1.25 */
};

/* Finds the mark in PATCH (CELL_PIXELS). It combines the next two functions. */
void blob_find(const uint8_t *patch, struct blob *blob);

/* Measures the darkness of PATCH and sets ink, contrast, paper and burnt of BLOB. */
void blob_measure(const uint8_t *patch, struct darkness *darkness, struct blob *blob);

/* Extracts the mark that DARKNESS shows, after blob_measure(). */
void blob_extract(const struct darkness *darkness, struct blob *blob);

/* The same for a mark that touches a circle or square around it. Returns false if there is no such
 * frame. */
bool blob_extract_framed(const struct darkness *darkness, struct blob *blob);

/* Makes PIECE, found in DARKNESS, the mark of BLOB. */
void blob_set_mark(const struct darkness *darkness, const struct piece *piece, struct blob *blob);

#endif
