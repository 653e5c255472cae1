#include <sudokuvision/digit.h>

#include <math.h>

#include "common/argument.h"
#include "digits/mark/cells.h"
#include "digits/network/classifier.h"

_Static_assert(SVISION_CELL_SIDE == CELL_SIDE && SVISION_DIGIT_CLASSES == CLASSIFIER_CLASSES,
               "the public numbers are those of the reader");

static void score(const struct blob *blob, float *cost)
{
    float features[FEATURE_COUNT], scores[CLASSIFIER_CLASSES];
    features_measure(blob, features);
    classifier_score(&digits_model, features, scores);
    for (unsigned i = 0; i < CLASSIFIER_CLASSES; i++)
        cost[i] = fmaxf(-scores[i], 0);
}

enum svision_status svision_digit_classify(const struct svision_image *cell,
                                           struct svision_digit *digit)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    if (!argument_expect(digit, "digit is NULL") || svision_image_check(cell, NULL) ||
        !argument_expect(cell->format == SVISION_GRAY8, "cell->format is not SVISION_GRAY8") ||
        !argument_expect(cell->width == CELL_SIDE && cell->height == CELL_SIDE,
                         "cell has not SVISION_CELL_SIDE columns and rows"))
        return SVISION_ERR_ARGUMENT;
    for (size_t i = 0; i < CELL_PIXELS; i++)
        patch[i] = cell->pixels[i / CELL_SIDE * cell->stride + i % CELL_SIDE];
    blob_find(patch, &blob);
    *digit = (struct svision_digit){.ink = fminf(fmaxf(blob.ink, 0), 1),
                                    .paper = blob.paper,
                                    .contrast = blob.contrast,
                                    .found = blob.found && !blob.aside};
    for (unsigned i = 1; i < CLASSIFIER_CLASSES; i++)
        digit->cost[i] = -CLASSIFIER_MIN_SCORE;
    if (!blob.found || blob.aside)
        return SVISION_OK;
    digit->left = (uint8_t)blob.left;
    digit->top = (uint8_t)blob.top;
    digit->width = (uint8_t)blob.width;
    digit->height = (uint8_t)blob.height;
    score(&blob, digit->cost);
    return SVISION_OK;
}
