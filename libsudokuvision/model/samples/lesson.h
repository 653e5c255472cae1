/* The marks from which the networks that know handwriting are learned.
 *
 *     fonts, handwriting -> made-up photos of cells \
 *     labelled photos -> their cells                 -> the reader's own extraction -> marks */
#ifndef MODEL_SAMPLES_LESSON_H
#define MODEL_SAMPLES_LESSON_H

#include <stdbool.h>
#include <stdint.h>

#include "digits/features.h"
#include "model/samples/faces.h"
#include "model/samples/handwriting.h"
#include "model/samples/photos.h"
#include "model/samples/samples.h"

struct lesson {
    struct faces faces;
    struct handwriting hand;
    struct photos photos;
};

struct lesson_mark {
    float features[FEATURE_COUNT];
    float crop[BLOB_CROP][BLOB_CROP];
    unsigned label; /* enum hand_answer, or as samples.h has it */
};

/* Reads from PATHS what is learned from: a list of fonts (fonts.sh), a folder with pictures of
 * MNIST (handwriting.h), and one with folders of photos (photos.h), of which FOLD is kept for the
 * check. False: one of them is missing, which is told. */
bool lesson_open(struct lesson *lesson, const char *const *paths, unsigned fold);

void lesson_close(struct lesson *lesson);

/* Adds MARK to SAMPLES, which have room for one more; or leaves it out. */
typedef void lesson_add(const struct lesson_mark *mark, struct samples *samples);

/* Makes COUNT SAMPLES of WIDTH numbers, by what ADD takes of marks: of those that are kept for the
 * check or of the others. SEED says which. False: memory is short. */
bool lesson_make(struct lesson *lesson, bool check, size_t count, uint64_t seed, unsigned width,
                 lesson_add *add, struct samples *samples);

#endif
