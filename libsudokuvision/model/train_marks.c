/* Learns the kinds of marks (reader/hand/marks_model.h).
 *
 *     labeled photos -> the reader -> digits, printed or handwritten -> weights -> C
 *                                  -> open cells with entries or candidates -> weights
 *
 * usage: train_marks PHOTOS OUTPUT
 *
 * PHOTOS has the folders of model/samples/photos.h. One of eight folds of pages is held out, and
 * the output compares predicted and actual frequencies of candidates on those. */
#include <stdio.h>
#include <stdlib.h>

#include "model/learner/regression.h"
#include "model/samples/photo_fold.h"
#include "model/samples/photos.h"
#include "reader/hand/entry_style.h"
#include "reader/hand/mixture.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

/* Entries of pages without candidates count less, so that those of books are as many. */
#define FILLED_WEIGHT 0.1F

/* Minimum number of cells in which a reading agrees with the labels if it shows the same grid. */
enum { MIN_ALIKE = 54 };

/* Returns the first reading of PHOTO as a still picture, without a second attempt, so that READER
 * still has its marks; NULL if there is none. */
static const struct svision_reading *read_once(struct svision_reader *reader,
                                               const struct photo *photo)
{
    const struct plane *plane = &photo->finer;
    const struct svision_image image = {plane->pixels, plane->width, plane->height, plane->stride,
                                        SVISION_GRAY8};
    if (svision_reader_resize(reader, image.width, image.height) != SVISION_OK)
        return NULL;
    reader_load(reader, &image);
    reader->still = true;
    enum svision_status status = reader_read(reader, NULL, NULL);
    reader->still = false;
    return status == SVISION_OK ? svision_reader_reading(reader, 0) : NULL;
}

/* True if READING shows the digits of PHOTO. */
static bool is_same(const struct photo *photo, const struct svision_reading *reading)
{
    unsigned alike = 0;
    if (reading->size->side != BOARD_SIZE_CLASSIC)
        return false;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        alike += (reading->cells[i] ? reading->cells[i] : reading->entries[i]) ==
                 photos_digit(photo->label[i]);
    return alike >= MIN_ALIKE;
}

/* What is learned. */
enum { CANDIDATES, COMPARED, UNCOMPARED, DISTANCE, MODELS };

/* A regression, its name in the table, and as bits the features that it does without and those that
 * are log odds themselves, whose weight is 1. */
struct lesson {
    const char *name;
    unsigned without, known;
    struct regression regression;
    float weights[REGRESSION_SIGNS];
};

enum {
    CONSTANT = 1U << WRITING_CONSTANT,
    SHARE = 1U << WRITING_SHARE,
    KINDS = 1U << WRITING_MEASURES | SHARE,
    NETWORK = 1U << WRITING_SHAPE,
    COMPARISON = 1U << WRITING_DISTANCE | 1U << WRITING_COMPARED,
};

/* Adds SAMPLE with SIGNS to LESSON. */
static bool add_sample(struct lesson *lesson, struct regression_sample sample, const float *signs)
{
    float used[REGRESSION_SIGNS];
    for (unsigned k = 0; k < lesson->regression.signs; k++) {
        sample.offset += lesson->known >> k & 1 ? signs[k] : 0;
        used[k] = (lesson->without | lesson->known) >> k & 1 ? 0 : signs[k];
    }
    return regression_add(&lesson->regression, sample, used);
}

/* Adds the digits of PHOTO whose writer is known, among GLYPHS, to LESSONS. */
static bool add_digits(const struct photo *photo, const struct cell_glyph *glyphs,
                       struct lesson *lessons)
{
    float signs[SVISION_CELLS][WRITING_SIGNS];
    bool done = true;
    mixture_describe(glyphs, SVISION_CELLS, signs);
    for (unsigned i = 0; i < SVISION_CELLS && done; i++) {
        const struct regression_sample sample = {
            .weight = 1, .is_true = photo->label[i] > HAND_WRITTEN, .check = photo->check};
        if (!glyphs[i].scored || photo->label[i] == HAND_NONE || photo->label[i] > HAND_DIGITS)
            continue;
        for (unsigned k = COMPARED; k <= DISTANCE && done; k++)
            if (signs[i][WRITING_COMPARED] != 0 || lessons[k].without & 1U << WRITING_COMPARED)
                done = add_sample(&lessons[k], sample, signs[i]);
    }
    return done;
}

/* Adds the marks of GLYPHS in open cells of PHOTO, as read, to LESSON. */
static bool add_entries(const struct photo *photo, const struct cell_glyph *glyphs,
                        const struct posterior *posterior, const struct svision_reading *reading,
                        struct lesson *lesson)
{
    static const bool typed[SVISION_CELLS];
    const struct entry_style style = entry_style_find(glyphs, posterior->note, typed, reading);
    bool done = true;
    for (unsigned i = 0; i < SVISION_CELLS && done; i++) {
        float signs[CANDIDATES_SIGNS];
        const struct regression_sample sample = {
            .weight = photo->set == PHOTOS_FILLED ? FILLED_WEIGHT : 1,
            .is_true = photo->label[i] == HAND_CANDIDATES,
            .check = photo->check};
        if (reading->cells[i] || !glyphs[i].scored || photo->label[i] == HAND_NONE)
            continue;
        entry_style_describe(&glyphs[i], &style, signs);
        done = add_sample(lesson, sample, signs);
    }
    return done;
}

/* Adds the marks of PHOTO, as read, to LESSONS. */
static bool add_photo(struct svision_reader *reader, const struct photo *photo,
                      struct lesson *lessons)
{
    const struct svision_reading *reading = read_once(reader, photo);
    const struct posterior *posterior;
    if (!reading || !is_same(photo, reading))
        return true;
    const struct cell_glyph *glyphs = reader_glyphs(reader, &posterior);
    return (photo->set == PHOTOS_BOOK || add_digits(photo, glyphs, lessons)) &&
           (photo->set == PHOTOS_PRINTED ||
            add_entries(photo, glyphs, posterior, reading, &lessons[CANDIDATES]));
}

/* Learns LESSONS and prints how well. */
static bool learn(struct lesson *lessons)
{
    for (unsigned k = 0; k < MODELS; k++) {
        struct lesson *lesson = &lessons[k];
        if (!regression_learn(&lesson->regression, lesson->weights))
            return false;
        puts(lesson->name);
        regression_print(&lesson->regression, lesson->weights);
        for (unsigned i = 0; i < lesson->regression.signs; i++)
            lesson->weights[i] = lesson->known >> i & 1 ? 1 : lesson->weights[i];
    }
    return true;
}

static bool write_table(const char *path, const struct lesson *lessons)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fputs("/* Generated by model/train_marks.c: do not edit. */\n"
          "#include \"reader/hand/marks_model.h\"\n\n"
          "const struct marks_model marks_model = {\n",
          file);
    for (unsigned k = 0; k < MODELS; k++) {
        fprintf(file, "    .%s =\n        {\n", lessons[k].name);
        for (unsigned i = 0; i < lessons[k].regression.signs; i++)
            fprintf(file, "            %.4fF,\n", (double)lessons[k].weights[i]);
        fputs("        },\n", file);
    }
    fputs("};\n", file);
    return fclose(file) == 0;
}

int main(int argc, char **argv)
{
    static struct lesson lessons[MODELS] = {
        [CANDIDATES] = {.name = "candidates", .regression.signs = CANDIDATES_SIGNS},
        [COMPARED] = {.name = "compared",
                      .without = CONSTANT,
                      .known = SHARE,
                      .regression.signs = WRITING_SIGNS},
        [UNCOMPARED] = {.name = "uncompared",
                        .without = COMPARISON,
                        .known = SHARE,
                        .regression.signs = WRITING_SIGNS},
        [DISTANCE] = {.name = "distance",
                      .without = CONSTANT | KINDS | NETWORK,
                      .regression.signs = WRITING_SIGNS},
    };
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    struct svision_reader *reader = NULL;
    struct photos photos;
    if (argc != 3) {
        fprintf(stderr, "usage: %s PHOTOS OUTPUT\n", argv[0]);
        return 1;
    }
    options.max_grids = 1;
    if (!photos_open(&photos, argv[1], PHOTO_FOLDS - 1)) {
        fprintf(stderr, "%s: no photos\n", argv[1]);
        return 1;
    }
    bool done = svision_reader_create(&options, &reader) == SVISION_OK;
    for (size_t i = 0; done && i < photos.count; i++)
        done = add_photo(reader, &photos.list[i], lessons);
    done = done && learn(lessons) && write_table(argv[2], lessons);
    if (!done)
        fprintf(stderr, "%s: not written\n", argv[2]);
    for (unsigned k = 0; k < MODELS; k++)
        regression_free(&lessons[k].regression);
    svision_reader_destroy(reader);
    photos_close(&photos);
    return done ? 0 : 1;
}
