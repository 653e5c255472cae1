/* Evaluates a table on held-out photographed pages, each cell once. */
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

/* The networks to evaluate; the second may be NULL. */
struct unseen_networks {
    const struct hand_network *hand;
    const struct convolution_network *convolution;
};

struct unseen {
    const struct photos *photos;
    struct samples samples;     /* marks in cells of held-out pages */
    struct unseen_look *closer; /* of small marks through windows; otherwise the same */
    unsigned *cell;             /* of each sample: 81 times the photo's index plus the cell's */
    unsigned missed;            /* cells with a digit but without a detected mark */
};

/* Allocates space for the cells of PHOTOS, which must outlive it. Returns false if memory runs
 * out. */
bool unseen_open(struct unseen *unseen, const struct photos *photos);

void unseen_close(struct unseen *unseen);

/* Prints for each set of photos how many digits NETWORKS misread, and how many marks they assign to
 * another kind. Unless SHEET is NULL, writes a picture (PGM) of the misread cells to it, and prints
 * them in the same order. Returns false if it cannot be written. */
bool unseen_report(const struct unseen *unseen, const struct unseen_networks *networks,
                   const char *sheet);

#endif
