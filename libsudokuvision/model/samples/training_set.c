#include "model/samples/training_set.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "digits/mark/mark_window.h"
#include "digits/network/hand.h"
#include "model/random.h"
#include "model/samples/scene.h"

/* Shares of samples: from photos; among synthetic ones, blank, print, candidates and crossed out;
 * and among synthetic handwritten digits, those drawn into blank cells of photos, whose paper
 * cannot be synthesized. */
#define PHOTO_SHARE      0.50F
#define NONE_SHARE       0.10F
#define PRINT_SHARE      0.30F
#define CANDIDATES_SHARE 0.12F
#define CROSSED_SHARE    0.04F
#define OVER_SHARE       0.70F

/* Share of printed nines that are zeros: the highest digit of a page that counts from 0 (zero.h).
 */
#define ZERO_SHARE 0.15F

static const struct face *pick_face(const struct faces *faces, bool check, uint64_t *random)
{
    for (;;) {
        unsigned i = random_below(random, faces->count);
        if ((i % 8 == 7) == check && random_chance(random, faces->list[i].weight))
            return &faces->list[i];
    }
}

static bool draw_print(struct training_set *training_set, unsigned digit, uint64_t *random,
                       uint8_t *patch)
{
    struct faces *faces = &training_set->faces;
    const struct face *face = pick_face(faces, training_set->hand.check, random);
    if (digit == 9 && random_chance(random, ZERO_SHARE)) {
        const struct alphabet *numerals = alphabet_find("numerals");
        return scene_draw(faces, face, numerals, numerals->zero, random, patch);
    }
    return digit ? scene_draw(faces, face, alphabet_digits(), digit, random, patch)
                 : scene_draw_stain(faces, face, random, patch);
}

static void draw_written(const struct training_set *training_set, unsigned digit, uint64_t *random,
                         uint8_t *patch)
{
    if (!random_chance(random, OVER_SHARE)) {
        handwriting_draw(&training_set->hand, digit, random, patch);
        return;
    }
    photos_take_open(&training_set->photos, training_set->hand.check, random, patch);
    handwriting_draw_over(&training_set->hand, digit, random, patch);
}

/* Fills PATCH and sets *LABEL (enum hand_answer). Returns false if nothing was drawn. */
static bool draw_cell(struct training_set *training_set, uint64_t *random, uint8_t *patch,
                      unsigned *label)
{
    float kind = random_between(random, 0, 1);
    unsigned digit = 1 + random_below(random, 9);
    if ((kind -= NONE_SHARE) < 0) {
        *label = HAND_NONE;
        return draw_print(training_set, 0, random, patch);
    }
    if ((kind -= PRINT_SHARE) < 0) {
        *label = HAND_PRINTED + digit;
        return draw_print(training_set, digit, random, patch);
    }
    if ((kind -= CANDIDATES_SHARE) < 0) {
        *label = HAND_CANDIDATES;
        handwriting_draw_candidates(&training_set->hand, random, patch);
    } else if ((kind -= CROSSED_SHARE) < 0) {
        *label = HAND_CROSSED;
        handwriting_draw_crossed(&training_set->hand, random, patch);
    } else {
        *label = HAND_WRITTEN + digit;
        draw_written(training_set, digit, random, patch);
    }
    return true;
}

/* Share of small marks on photos that are viewed through a window; and share of large synthetic
 * marks whose size features are reduced as if they had been. */
#define CLOSER_SHARE 0.5F
#define LESSENED     0.3F

static void measure(const struct blob *blob, struct training_mark *mark)
{
    features_measure(blob, mark->features);
    memcpy(mark->crop, blob->crop, sizeof mark->crop);
}

/* Makes MARK one from a photo. Returns false if there is none. */
static bool take_mark(const struct training_set *training_set, uint64_t *random,
                      struct training_mark *mark)
{
    const struct photo *photo =
        photos_pick(&training_set->photos, training_set->hand.check, random);
    unsigned cell = random_below(random, 81);
    struct svision_point corners[4];
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    mark->label = photo->label[cell];
    photos_take(photo, cell, random, corners, patch);
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return false;
    measure(&blob, mark);
    float side = mark_window_side(&blob);
    if (!(side > 0) || !random_chance(random, CLOSER_SHARE))
        return true;
    photos_take_window(photo, corners, &blob, side, random, patch);
    return mark_window_measure(patch, mark->features, mark->crop);
}

/* The same for a synthetic one. */
static bool draw_mark(struct training_set *training_set, uint64_t *random,
                      struct training_mark *mark)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    if (!draw_cell(training_set, random, patch, &mark->label))
        return false;
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return false;
    if (!(mark_window_side(&blob) > 0) && random_chance(random, LESSENED)) {
        float scale = random_between(random, 0.3F, 0.7F);
        int width = (int)lroundf(scale * (float)blob.width);
        int height = (int)lroundf(scale * (float)blob.height);
        blob.left += (blob.width - width) / 2;
        blob.top += (blob.height - height) / 2;
        blob.width = width;
        blob.height = height;
    }
    measure(&blob, mark);
    return true;
}

/* Makes MARK the next random one. */
static void take_next(struct training_set *training_set, uint64_t *random,
                      struct training_mark *mark)
{
    while (random_chance(random, PHOTO_SHARE) ? !take_mark(training_set, random, mark)
                                              : !draw_mark(training_set, random, mark))
        continue;
}

bool training_set_make(struct training_set *training_set, bool check, size_t count, uint64_t seed,
                       unsigned width, training_set_add *add, struct samples *samples)
{
    struct training_mark mark;
    training_set->hand.check = check;
    if (!samples_open(samples, width, count))
        return false;
    while (samples->count < count) {
        take_next(training_set, &seed, &mark);
        add(&mark, samples);
    }
    return true;
}

bool training_set_open(struct training_set *training_set, const char *const *paths, unsigned fold)
{
    if (!faces_open(&training_set->faces, paths[0], alphabet_digits()->needed)) {
        fprintf(stderr, "%s: no fonts\n", paths[0]);
        return false;
    }
    if (!handwriting_open(&training_set->hand, paths[1])) {
        fprintf(stderr, "%s: no handwriting\n", paths[1]);
        faces_close(&training_set->faces);
        return false;
    }
    if (!photos_open(&training_set->photos, paths[2], fold)) {
        fprintf(stderr, "%s: no photos\n", paths[2]);
        handwriting_close(&training_set->hand);
        faces_close(&training_set->faces);
        return false;
    }
    return true;
}

void training_set_close(struct training_set *training_set)
{
    photos_close(&training_set->photos);
    handwriting_close(&training_set->hand);
    faces_close(&training_set->faces);
}
