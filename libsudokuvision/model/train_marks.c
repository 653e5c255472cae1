/* Learns the kinds of marks (reader/hand/marks_model.h).
 *
 *     labeled photos -> the reader -> digits, printed or handwritten -> weights -> C
 *                                  -> open cells with entries or candidates -> weights
 *     these photos and made pages -> the reader -> marks of each kind -> what is usual of them
 *
 * usage: train_marks PHOTOS OUTPUT
 *
 * PHOTOS has the folders of model/samples/photos.h. One of eight folds of pages is held out, and
 * the output compares predicted and actual frequencies of candidates on those. */
#include <math.h>
#include <stdio.h>

#include "maths/stat.h"
#include "model/learner/regression.h"
#include "model/learner/usual.h"
#include "model/random.h"
#include "model/samples/first_reading.h"
#include "model/samples/mark_pages.h"
#include "model/samples/photo_fold.h"
#include "model/samples/photos.h"
#include "model/samples/samples.h"
#include "reader/hand/entry_style.h"
#include "reader/hand/mixture.h"
#include "reader/hand/small_print.h"
#include "reader/reader.h"
#include "reader/reader_state.h"

/* The marks of entirely filled pages count less: they are many, by few writers. */
#define FILLED_WEIGHT 0.1F

static float weight_of(const struct photo *photo)
{
    return photo->set == PHOTOS_FILLED ? FILLED_WEIGHT : 1;
}

/* Maximum number of stains. */
enum { STAINS = 8192 };

/* Minimum number of cells in which a reading agrees with the labels if it shows the same grid. */
enum { MIN_ALIKE = 54 };

/* Number of made pages. */
enum { PAGES = 400 };

/* True if READING shows the digits of PHOTO. */
static bool is_same(const struct photo *photo, const struct svision_reading *reading)
{
    unsigned alike = 0;
    if (reading->size->side != BOARD_SIZE_CLASSIC)
        return false;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        alike += reading_digit(reading, i) == photos_digit(photo->label[i]);
    return alike >= MIN_ALIKE;
}

/* What is usual of measures of kinds of marks, with their names in the table. */
enum { PRINT_HEIGHT, NOTE_HEIGHT, ENTRY_HEIGHT, ENTRY_DARK, STAIN_DARK, MEASURES };

static const char *const measure_names[MEASURES] = {"print_height", "note_height", "entry_height",
                                                    "entry_dark", "stain_dark"};

/* Learns MEASURES; stains are too few on a page, so that all are taken as those of one. */
struct measures {
    struct usual usual[MEASURES];
    uint64_t random;
    float stains[STAINS];
    size_t stain_count;
};

/* The measures of the marks of a page of one kind. */
struct values {
    float value[SVISION_CELLS];
    size_t count;
};

static void add_value(struct values *values, float value)
{
    values->value[values->count++] = value;
}

static bool looks_printed(const struct cell_glyph *glyph)
{
    return hand_best(glyph->hand, HAND_PRINTED) > hand_best(glyph->hand, HAND_WRITTEN);
}

/* True if GLYPH, which is what LABEL says, is a digit that looks printed, whoever wrote it. */
static bool is_printed(const struct cell_glyph *glyph, unsigned label)
{
    bool is_digit = (label > HAND_NONE && label <= HAND_DIGITS) || label == MARK_TYPED ||
                    label > SAMPLES_EITHER;
    return is_digit && looks_printed(glyph);
}

/* True if GLYPH, which is what LABEL says, is an entry; in books by its looks. */
static bool is_written(const struct cell_glyph *glyph, unsigned label)
{
    return label > SAMPLES_EITHER ? !looks_printed(glyph)
                                  : label > HAND_WRITTEN && label <= HAND_DIGITS;
}

/* Keeps the heights of candidates, beside digits of HEIGHT, from which the reader measures a page.
 */
static void keep_notes(float height, struct values *values)
{
    const struct values all = *values;
    values->count = 0;
    for (size_t i = 0; i < all.count; i++)
        if (small_print_is_usual(all.value[i] - height))
            add_value(values, all.value[i]);
}

/* Adds the marks of GLYPHS, which are what LABEL says. */
static bool add_marks(const struct cell_glyph *glyphs, const uint8_t *label, float weight,
                      struct measures *measures)
{
    struct values values[MEASURES] = {{{0}, 0}};
    bool done = true;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        const struct blob *blob = &glyphs[i].blob;
        if (!glyphs[i].scored)
            continue;
        /* Lengths were rounded to whole pixels. */
        const float rest = random_between(&measures->random, -0.5F, 0.5F);
        float height = logf((float)blob->height + rest), dark = logf(glyphs[i].ratio);
        if (label[i] == MARK_NOTE)
            add_value(&values[NOTE_HEIGHT], height);
        if (blob->aside)
            continue;
        if (label[i] == HAND_NONE && measures->stain_count < STAINS)
            measures->stains[measures->stain_count++] = dark;
        if (is_printed(&glyphs[i], label[i]))
            add_value(&values[PRINT_HEIGHT], height);
        if (is_written(&glyphs[i], label[i])) {
            add_value(&values[ENTRY_HEIGHT], fmaxf(height, logf((float)blob->width + rest)));
            add_value(&values[ENTRY_DARK], dark);
        }
    }
    float usual = stat_median(values[PRINT_HEIGHT].value, values[PRINT_HEIGHT].count);
    keep_notes(usual, &values[NOTE_HEIGHT]);
    for (unsigned k = 0; k < MEASURES && done; k++)
        done = usual_add(&measures->usual[k], values[k].value, values[k].count,
                         k == PRINT_HEIGHT || k == NOTE_HEIGHT ? usual : 0, weight);
    return done;
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
        const struct regression_sample sample = {.weight = weight_of(photo),
                                                 .is_true = photo->label[i] == HAND_CANDIDATES,
                                                 .check = photo->check};
        if (reading->cells[i] || !glyphs[i].scored || photo->label[i] == HAND_NONE)
            continue;
        entry_style_describe(&glyphs[i], &style, signs);
        done = add_sample(lesson, sample, signs);
    }
    return done;
}

/* Adds the marks of PHOTO, as read, to LESSONS and MEASURES. */
static bool add_photo(struct svision_reader *reader, const struct photo *photo,
                      struct lesson *lessons, struct measures *measures)
{
    const struct plane *plane = &photo->finer;
    const struct svision_image image = {plane->pixels, plane->width, plane->height, plane->stride,
                                        SVISION_GRAY8};
    const struct svision_reading *reading = first_reading(reader, &image);
    const struct posterior *posterior;
    if (!reading || !is_same(photo, reading))
        return true;
    const struct cell_glyph *glyphs = reader_glyphs(reader, &posterior);
    return (photo->set == PHOTOS_BOOK || add_digits(photo, glyphs, lessons)) &&
           add_marks(glyphs, photo->label, weight_of(photo), measures) &&
           (photo->set == PHOTOS_PRINTED ||
            add_entries(photo, glyphs, posterior, reading, &lessons[CANDIDATES]));
}

/* True if READING has most of the print of PAGE in place. */
static bool is_in_place(const struct page *page, const struct svision_reading *reading)
{
    const struct page_grid *grid = &page->grids[0];
    unsigned right = 0, digits = 0;
    if (reading->size->side != BOARD_SIZE_CLASSIC)
        return false;
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        bool printed = grid->cells[i] && !grid->entries[i];
        digits += printed;
        right += printed && reading->cells[i] == grid->cells[i];
    }
    return 2 * right > digits;
}

/* Makes a page, of a SCREEN or of paper, and adds its marks to MEASURES. */
static bool add_page(struct svision_reader *reader, bool screen, uint64_t *random,
                     struct measures *measures)
{
    const struct page_settings settings = mark_pages_choose(screen, random);
    const struct posterior *posterior;
    uint8_t label[SVISION_CELLS];
    struct page page;
    bool done = true;
    if (!page_make(&settings, random_next(random), &page))
        return false;
    const struct svision_image image = page_image(&page);
    const struct svision_reading *reading = first_reading(reader, &image);
    mark_pages_label(&page, screen, label);
    if (reading && is_in_place(&page, reading))
        done = add_marks(reader_glyphs(reader, &posterior), label, 1, measures);
    page_free(&page);
    return done;
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

static bool write_table(const char *path, const struct lesson *lessons,
                        const struct measures *measures)
{
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    fputs("/* Generated by model/train_marks.c: do not edit. */\n"
          "#include \"reader/hand/marks_model.h\"\n\n"
          "const struct marks_model marks_model = {\n",
          file);
    for (unsigned k = 0; k < MEASURES; k++) {
        const struct marks_measure measure =
            usual_learn(&measures->usual[k], k == NOTE_HEIGHT || k == STAIN_DARK);
        fprintf(file, "    .%s = {%.3fF, %.3fF, %.3fF, %.1fF},\n", measure_names[k],
                (double)measure.mean, (double)measure.between, (double)measure.within,
                (double)measure.freedom);
    }
    double entries = (double)measures->usual[ENTRY_DARK].count;
    fprintf(file, "    .erased = %.6fF,\n", (double)STAT_UNSEEN / (entries + 1));
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
    static struct measures measures;
    uint64_t random = 1;
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
        done = add_photo(reader, &photos.list[i], lessons, &measures);
    for (unsigned i = 0; done && i < PAGES; i++)
        done = add_page(reader, i % 2, &random, &measures);
    done =
        done && usual_add(&measures.usual[STAIN_DARK], measures.stains, measures.stain_count, 0, 1);
    done = done && learn(lessons) && write_table(argv[2], lessons, &measures);
    if (!done)
        fprintf(stderr, "%s: not written\n", argv[2]);
    for (unsigned k = 0; k < MODELS; k++)
        regression_free(&lessons[k].regression);
    for (unsigned k = 0; k < MEASURES; k++)
        usual_free(&measures.usual[k]);
    svision_reader_destroy(reader);
    photos_close(&photos);
    return done ? 0 : 1;
}
