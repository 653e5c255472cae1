/* Learns what distinguishes candidates (reader/hand/notes_model.h).
 *
 *     random screens and pages, labeled photos -> the reader -> marks in open cells -> weights -> C
 *
 * usage: train_notes PHOTOS OUTPUT [PAGES]
 *
 * PHOTOS has the folders of model/samples/photos.h. Every eighth page and one of eight folds of
 * photos are held out, and the output compares predicted and actual frequencies of candidates on
 * those. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/learner/regression.h"
#include "model/random.h"
#include "model/samples/first_reading.h"
#include "model/samples/photo_fold.h"
#include "model/samples/photos.h"
#include "pages/synthetic_page.h"
#include "reader/hand/entries.h"
#include "reader/hand/notes.h"
#include "reader/posterior.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

/* Cells of a picture are alike, so each counts less than one sample. */
#define CELL_WEIGHT 0.03F

enum { PAGES = 600, CHECKED = 8 };

/* Cells with the digits and the candidates of a page or photo. */
struct truth {
    uint8_t digit[SVISION_CELLS];
    bool noted[SVISION_CELLS];
    bool check;
};

/* Most are screens, photographed or not; others are print, worn or dirty, some with entries by
 * hand. */
static struct page_settings any_page(uint64_t *random)
{
    static const unsigned widths[] = {360, 560, 720, 900};
    struct page_settings settings = {.fonts = true, .spare = 6};
    const bool is_paper = random_chance(random, 0.3F);
    settings.width = widths[random_below(random, 4)];
    settings.height = settings.width + settings.width / 6;
    settings.shot = !is_paper && random_chance(random, 0.7F);
    if (!settings.shot) {
        settings.width = settings.height = 720;
        settings.tilt = random_between(random, 0, 20);
        settings.turn = random_chance(random, 0.2F) ? 180 : 10;
        settings.blur = random_between(random, 0.4F, 1.2F);
        settings.noise = random_between(random, 1, 6);
        settings.jpeg = random_chance(random, 0.5F) ? (int)random_between(random, 60, 92) : 0;
    }
    if (is_paper) {
        settings.hand = random_chance(random, 0.5F) ? random_between(random, 0, 0.7F) : 0;
        settings.flaked = random_chance(random, 0.5F) ? random_between(random, 0, 0.4F) : 0;
        settings.rubbed = random_chance(random, 0.3F) ? random_below(random, 4) : 0;
        settings.uneven = random_chance(random, 0.3F) ? random_between(random, 0, 0.9F) : 0;
        settings.stains = random_chance(random, 0.3F) ? random_below(random, 13) : 0;
        settings.through = random_chance(random, 0.3F) ? random_between(random, 0.02F, 0.2F) : 0;
        return settings;
    }
    settings.style = random_chance(random, 0.8F) ? PAGE_STYLE_APP : PAGE_STYLE_TILES;
    settings.varied = random_chance(random, 0.8F);
    settings.dark = random_chance(random, 0.4F);
    settings.selected = random_chance(random, 0.3F);
    settings.middle = random_chance(random, 0.2F);
    settings.typed = random_chance(random, 0.8F) ? random_between(random, 0, 0.6F) : 0;
    settings.notes = random_between(random, 0, 0.8F);
    settings.notes *= settings.notes; /* few are hard to recognize */
    settings.lone = random_between(random, 0, 1);
    return settings;
}

/* True if READING shows the digits of TRUTH, at least nine of ten. */
static bool is_same(const struct truth *truth, const struct svision_reading *reading)
{
    unsigned alike = 0, digits = 0;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        unsigned read = reading_digit(reading, i);
        digits += truth->digit[i] != 0;
        alike += truth->digit[i] && read == truth->digit[i];
    }
    return 10 * alike >= 9 * digits;
}

/* Reads the entries of READING again, as before candidates were found. */
static void read_entries(const struct cell_glyph *glyphs, const struct posterior *posterior,
                         struct svision_reading *reading, float *doubt)
{
    bool typed[SVISION_CELLS];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        typed[i] = hand_best(glyphs[i].hand, HAND_PRINTED) <= CLASSIFIER_MIN_SCORE;
    entries_read(glyphs, posterior->note, typed, reading, doubt);
}

/* Adds the marks of IMAGE, by what was read, to REGRESSIONS. */
static bool add_picture(struct svision_reader *reader, const struct svision_image *image,
                        const struct truth *truth, struct regression *regressions)
{
    static struct svision_reading reading;
    static struct page_notes notes;
    float doubt[BOARD_MAX_CELLS];
    bool done = true;
    const struct posterior *posterior;
    const struct svision_reading *read = first_reading(reader, image);
    if (!read || read->size->side != BOARD_SIZE_CLASSIC)
        return true;
    const struct cell_glyph *glyphs = reader_glyphs(reader, &posterior);
    reading_copy(&reading, read);
    read_entries(glyphs, posterior, &reading, doubt);
    if (!is_same(truth, &reading))
        return true;
    const struct small_marks_page page = {&reader->pyramid, &reader->grids[reader->source[0]],
                                          reading.turn, reader->darkness, glyphs};
    if (!notes_describe(&page, &reading, doubt, &notes))
        return true;
    for (unsigned i = 0; i < SVISION_CELLS && done; i++) {
        float *signs = notes.signs[i];
        const struct regression_sample sample = {.offset = signs[NOTES_PLACES],
                                                 .weight = CELL_WEIGHT,
                                                 .is_true = truth->noted[i],
                                                 .check = truth->check};
        signs[NOTES_PLACES] = 0; /* its weight is known */
        if (notes.marks[i].count)
            done = regression_add(&regressions[notes_read(&reading, i)], sample, signs);
    }
    return done;
}

static bool add_photo(struct svision_reader *reader, const struct photo *photo,
                      struct regression *regressions)
{
    const struct plane *plane = &photo->finer;
    const struct svision_image image = {plane->pixels, plane->width, plane->height, plane->stride,
                                        SVISION_GRAY8};
    struct truth truth = {.check = photo->check};
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        truth.digit[i] = photos_digit(photo->label[i]);
        truth.noted[i] = photo->label[i] == HAND_CANDIDATES;
    }
    return add_picture(reader, &image, &truth, regressions);
}

static bool add_page(struct svision_reader *reader, uint64_t *random, bool check,
                     struct regression *regressions)
{
    const struct page_settings settings = any_page(random);
    struct page page;
    struct truth truth = {.check = check};
    if (!page_make(&settings, random_next(random), &page))
        return false;
    const struct svision_image image = page_image(&page);
    memcpy(truth.digit, page.grids[0].cells, sizeof truth.digit);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        truth.noted[i] = page.grids[0].notes[i] != 0;
    bool done = add_picture(reader, &image, &truth, regressions);
    page_free(&page);
    return done;
}

/* Learns WEIGHTS from REGRESSIONS and prints how well. */
static bool learn(const struct regression *regressions, float weights[][NOTES_SIGNS])
{
    static const char *const names[NOTES_READS] = {"nothing", "entry", "candidates"};
    for (unsigned k = 0; k < NOTES_READS; k++) {
        if (!regression_learn(&regressions[k], weights[k]))
            return false;
        puts(names[k]);
        regression_print(&regressions[k], weights[k]);
        weights[k][NOTES_PLACES] = 1;
    }
    return true;
}

static bool write_table(const char *path, float weights[][NOTES_SIGNS])
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fputs("/* Generated by model/train_notes.c: do not edit. */\n"
          "#include \"reader/hand/notes_model.h\"\n\n"
          "const float notes_model[NOTES_READS][NOTES_SIGNS] = {\n",
          file);
    for (unsigned k = 0; k < NOTES_READS; k++) {
        fputs("    {\n", file);
        for (unsigned i = 0; i < NOTES_SIGNS; i++)
            fprintf(file, "        %.4fF,\n", (double)weights[k][i]);
        fputs("    },\n", file);
    }
    fputs("};\n", file);
    return fclose(file) == 0;
}

int main(int argc, char **argv)
{
    struct svision_reader_options options = SVISION_READER_OPTIONS_INIT;
    struct svision_reader *reader = NULL;
    static struct regression regressions[NOTES_READS];
    struct photos photos;
    float weights[NOTES_READS][NOTES_SIGNS];
    uint64_t random = 1;
    const unsigned pages = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : PAGES;
    if (argc < 3) {
        fprintf(stderr, "usage: %s PHOTOS OUTPUT [PAGES]\n", argv[0]);
        return 1;
    }
    options.max_grids = 1;
    if (!photos_open(&photos, argv[1], PHOTO_FOLDS - 1)) {
        fprintf(stderr, "%s: no photos\n", argv[1]);
        return 1;
    }
    for (unsigned k = 0; k < NOTES_READS; k++)
        regressions[k].signs = NOTES_SIGNS;
    bool done = svision_reader_create(&options, &reader) == SVISION_OK;
    for (size_t i = 0; done && i < photos.count; i++)
        done = add_photo(reader, &photos.list[i], regressions);
    for (unsigned i = 0; done && i < pages; i++)
        done = add_page(reader, &random, i % CHECKED == CHECKED - 1, regressions);
    done = done && learn(regressions, weights) && write_table(argv[2], weights);
    if (!done)
        fprintf(stderr, "%s: not written\n", argv[2]);
    for (unsigned k = 0; k < NOTES_READS; k++)
        regression_free(&regressions[k]);
    svision_reader_destroy(reader);
    photos_close(&photos);
    return done ? 0 : 1;
}
