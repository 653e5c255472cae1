/* The training set of the handwriting networks.
 *
 *     fonts, handwriting -> synthetic photos of cells \
 *     labeled photos -> their cells                    -> the reader's own extraction -> marks */
#ifndef MODEL_SAMPLES_TRAINING_SET_H
#define MODEL_SAMPLES_TRAINING_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "digits/network/features.h"
#include "model/samples/faces.h"
#include "model/samples/handwriting.h"
#include "model/samples/photos.h"
#include "model/samples/samples.h"

struct training_set {
    struct faces faces;
    struct handwriting hand;
    struct photos photos;
};

struct training_mark {
    float features[FEATURE_COUNT];
    float crop[BLOB_CROP][BLOB_CROP];
    unsigned label; /* enum hand_answer, or as in samples.h */
};

/* Opens the sources in PATHS: a list of fonts (fonts.sh), a folder with MNIST's pictures
 * (handwriting.h), and one with folders of photos (photos.h), with FOLD held out. Returns false
 * after a message if one is missing. */
bool training_set_open(struct training_set *training_set, const char *const *paths, unsigned fold);

void training_set_close(struct training_set *training_set);

/* Adds MARK to SAMPLES, which have room for it, or skips it. */
typedef void training_set_add(const struct training_mark *mark, struct samples *samples);

/* Makes COUNT SAMPLES of WIDTH numbers with ADD, from the held-out sources if CHECK is set,
 * otherwise from the others. SEED selects them. Returns false if memory runs out. */
bool training_set_make(struct training_set *training_set, bool check, size_t count, uint64_t seed,
                       unsigned width, training_set_add *add, struct samples *samples);

#endif
