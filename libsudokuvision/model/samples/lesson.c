#include "model/samples/lesson.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "digits/closer.h"
#include "digits/hand.h"
#include "model/random.h"
#include "model/samples/scene.h"

/* Shares of samples: from photos; among synthetic ones, blank, print, candidates and crossed out;
 * and among synthetic handwritten digits, those drawn into blank cells of photos, whose paper
 * cannot be synthesized. */
#define PHOTO_SHARE      0.50F
#define NONE_SHARE       0.10F
#define PRINT_SHARE      0.32F
#define CANDIDATES_SHARE 0.12F
#define CROSSED_SHARE    0.04F
#define OVER_SHARE       0.70F

static const struct face *pick_face(const struct faces *faces, bool check, uint64_t *random)
{
    for (;;) {
        unsigned i = random_below(random, faces->count);
        if ((i % 8 == 7) == check && random_chance(random, faces->list[i].weight))
            return &faces->list[i];
    }
}

static bool draw_print(struct lesson *lesson, unsigned digit, uint64_t *random, uint8_t *patch)
{
    const struct face *face = pick_face(&lesson->faces, lesson->hand.check, random);
    return digit ? scene_draw(&lesson->faces, face, alphabet_digits(), digit, random, patch)
                 : scene_draw_stain(&lesson->faces, face, random, patch);
}

static void draw_written(const struct lesson *lesson, unsigned digit, uint64_t *random,
                         uint8_t *patch)
{
    if (!random_chance(random, OVER_SHARE)) {
        handwriting_draw(&lesson->hand, digit, random, patch);
        return;
    }
    photos_take_open(&lesson->photos, lesson->hand.check, random, patch);
    handwriting_draw_over(&lesson->hand, digit, random, patch);
}

/* Fills PATCH and sets *LABEL (enum hand_answer). Returns false if nothing was drawn. */
static bool draw_cell(struct lesson *lesson, uint64_t *random, uint8_t *patch, unsigned *label)
{
    float kind = random_between(random, 0, 1);
    unsigned digit = 1 + random_below(random, 9);
    if ((kind -= NONE_SHARE) < 0) {
        *label = HAND_NONE;
        return draw_print(lesson, 0, random, patch);
    }
    if ((kind -= PRINT_SHARE) < 0) {
        *label = HAND_PRINTED + digit;
        return draw_print(lesson, digit, random, patch);
    }
    if ((kind -= CANDIDATES_SHARE) < 0) {
        *label = HAND_CANDIDATES;
        handwriting_draw_candidates(&lesson->hand, random, patch);
    } else if ((kind -= CROSSED_SHARE) < 0) {
        *label = HAND_CROSSED;
        handwriting_draw_crossed(&lesson->hand, random, patch);
    } else {
        *label = HAND_WRITTEN + digit;
        draw_written(lesson, digit, random, patch);
    }
    return true;
}

/* Share of small marks on photos that are viewed through a window; and share of large synthetic
 * marks whose size features are reduced as if they had been. */
#define CLOSER_SHARE 0.5F
#define LESSENED     0.3F

static void measure(const struct blob *blob, struct lesson_mark *mark)
{
    features_measure(blob, mark->features);
    memcpy(mark->crop, blob->crop, sizeof mark->crop);
}

/* Makes MARK one from a photo. Returns false if there is none. */
static bool take_mark(const struct lesson *lesson, uint64_t *random, struct lesson_mark *mark)
{
    const struct photo *photo = photos_pick(&lesson->photos, lesson->hand.check, random);
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
    float side = closer_window(&blob);
    if (!(side > 0) || !random_chance(random, CLOSER_SHARE))
        return true;
    photos_take_closer(photo, corners, &blob, side, random, patch);
    return closer_measure(patch, mark->features, mark->crop);
}

/* The same for a synthetic one. */
static bool draw_mark(struct lesson *lesson, uint64_t *random, struct lesson_mark *mark)
{
    uint8_t patch[CELL_PIXELS];
    struct blob blob;
    if (!draw_cell(lesson, random, patch, &mark->label))
        return false;
    blob_find(patch, &blob);
    if (!blob.found || blob.over)
        return false;
    if (!(closer_window(&blob) > 0) && random_chance(random, LESSENED)) {
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
static void take_next(struct lesson *lesson, uint64_t *random, struct lesson_mark *mark)
{
    while (random_chance(random, PHOTO_SHARE) ? !take_mark(lesson, random, mark)
                                              : !draw_mark(lesson, random, mark))
        continue;
}

bool lesson_make(struct lesson *lesson, bool check, size_t count, uint64_t seed, unsigned width,
                 lesson_add *add, struct samples *samples)
{
    struct lesson_mark mark;
    lesson->hand.check = check;
    if (!samples_open(samples, width, count))
        return false;
    while (samples->count < count) {
        take_next(lesson, &seed, &mark);
        add(&mark, samples);
    }
    return true;
}

bool lesson_open(struct lesson *lesson, const char *const *paths, unsigned fold)
{
    if (!faces_open(&lesson->faces, paths[0], alphabet_digits()->needed)) {
        fprintf(stderr, "%s: no fonts\n", paths[0]);
        return false;
    }
    if (!handwriting_open(&lesson->hand, paths[1])) {
        fprintf(stderr, "%s: no handwriting\n", paths[1]);
        faces_close(&lesson->faces);
        return false;
    }
    if (!photos_open(&lesson->photos, paths[2], fold)) {
        fprintf(stderr, "%s: no photos\n", paths[2]);
        handwriting_close(&lesson->hand);
        faces_close(&lesson->faces);
        return false;
    }
    return true;
}

void lesson_close(struct lesson *lesson)
{
    photos_close(&lesson->photos);
    handwriting_close(&lesson->hand);
    faces_close(&lesson->faces);
}
