/* Evaluates a table on held-out photographed pages, each cell once. */
#ifndef MODEL_HELD_OUT_H
#define MODEL_HELD_OUT_H

#include <stdbool.h>

#include "digits/network/convolution.h"
#include "digits/network/hand.h"
#include "model/samples/photos.h"
#include "model/samples/samples.h"

struct held_out_look {
    float features[FEATURE_COUNT], crop[BLOB_CROP][BLOB_CROP];
};

/* The networks to evaluate; the second may be NULL. */
struct held_out_networks {
    const struct hand_network *hand;
    const struct convolution_network *convolution;
};

struct held_out {
    const struct photos *photos;
    struct samples samples;       /* marks in cells of held-out pages */
    struct held_out_look *closer; /* of small marks through windows; otherwise the same */
    unsigned *cell;               /* of each sample: 81 times the photo's index plus the cell's */
    unsigned missed;              /* cells with a digit but without a detected mark */
};

/* Allocates space for the cells of PHOTOS, which must outlive it. Returns false if memory runs
 * out. */
bool held_out_open(struct held_out *held_out, const struct photos *photos);

void held_out_close(struct held_out *held_out);

/* Prints for each set of photos how many digits NETWORKS misread, and how many marks they assign to
 * another kind. Unless SHEET is NULL, writes a picture (PGM) of the misread cells to it, and prints
 * them in the same order. Returns false if it cannot be written. */
bool held_out_report(const struct held_out *held_out, const struct held_out_networks *networks,
                     const char *sheet);

#endif
