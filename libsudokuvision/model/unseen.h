/* How a table does on photographed pages that it did not learn from: each cell once. */
#ifndef MODEL_UNSEEN_H
#define MODEL_UNSEEN_H

#include <stdbool.h>

#include "digits/convolution.h"
#include "digits/hand.h"
#include "model/samples/photos.h"
#include "model/samples/samples.h"

struct unseen_look {
    float features[FEATURE_COUNT], crop[BLOB_CROP][BLOB_CROP];
};

/* The networks that are asked; the second one may be NULL. */
struct unseen_networks {
    const struct hand_network *hand;
    const struct convolution_network *convolution;
};

struct unseen {
    const struct photos *photos;
    struct samples samples;     /* the marks in cells of pages that are kept for the check */
    struct unseen_look *closer; /* of small marks, from close by; else the same */
    unsigned *cell;             /* of each sample: the photo's number, times 81, and the cell's */
    unsigned missed;            /* cells with a digit in which no mark is found */
};

/* Takes memory for the cells of PHOTOS, which outlive it. False: it is short. */
bool unseen_open(struct unseen *unseen, const struct photos *photos);

void unseen_close(struct unseen *unseen);

/* Prints for each set of photos how many digits NETWORKS misread, and how many they take for
 * another kind of writing. Where SHEET is not NULL, writes there a picture (PGM) of the cells they
 * misread, and prints what they are, in the same order. False: that cannot be written. */
bool unseen_report(const struct unseen *unseen, const struct unseen_networks *networks,
                   const char *sheet);

#endif
