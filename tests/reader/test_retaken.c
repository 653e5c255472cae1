/* Real photos of print as other cameras would take them: the share of right and sure readings that
 * is kept, and no wrong sure ones.
 *
 * Usage: test_retaken [--full | --part=I/N] [--kind=NAME] [--pictures=FOLDER]
 *
 * --full takes all photos, --part every Nth from number I on; pictures of lost readings go to
 * FOLDER. */
#include <glob.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "image/imageio.h"
#include "image/pixels_view.h"
#include "pages/photo/retaken_photo.h"
#include "support/check.h"
#include "support/photo_truth.h"

/* Smaller cells, in pixels, are hard for people as well. */
enum { MIN_CELL = 14 };

struct kind {
    const char *name;
    unsigned sure; /* of ten, at least */
    struct retake retake;
};

static const struct kind kinds[] = {
    {"scale .35", 8, {.scale = 0.35F}},
    {"scale .5", 9, {.scale = 0.5F}},
    {"scale .75", 9, {.scale = 0.75F}},
    {"scale 1.5", 9, {.scale = 1.5F}},
    {"nearest .6", 8, {.scale = 0.6F, .nearest = true}},
    {"nearest 1.4", 9, {.scale = 1.4F, .nearest = true}},
    {"JPEG 60", 9, {.camera = {.jpeg = 60}}},
    {"JPEG 40", 9, {.camera = {.jpeg = 40}}},
    {"JPEG 20", 9, {.camera = {.jpeg = 20}}},
    {"moved 4", 9, {.camera = {.motion = 4}}},
    {"blurred 1.5", 9, {.camera = {.blur = 1.5F}}},
    {"blurred 2.5", 8, {.camera = {.blur = 2.5F}}},
    {"noise 10", 9, {.camera = {.noise = 10}}},
    {"noise 20", 7, {.camera = {.noise = 20}}},
    {"moire", 4, {.camera = {.moire = 0.15F}}},
    {"tilt 10", 9, {.tilt = 10}},
    {"tilt 20", 9, {.tilt = 20}},
    {"tilt 35", 8, {.tilt = 35}},
    {"turn 15", 9, {.turn = 15}},
    {"turn 45", 9, {.turn = 45}},
    {"turn 90", 9, {.turn = 90}},
    {"turn 180", 9, {.turn = 180}},
    {"barrel .1", 9, {.barrel = 0.1F}},
    {"barrel .2", 7, {.barrel = 0.2F}},
    {"warm", 9, {.warm = 0.3F}},
    {"cold", 9, {.warm = -0.3F}},
    {"dark corners", 9, {.corners = 0.6F}},
    {"underexposed", 9, {.light = 0.35F}},
    {"overexposed", 6, {.light = 1.4F}},
    {"gray", 9, {.gray = true}},
    {"negative", 8, {.negative = true}},
    {"sharpened 1.5", 9, {.sharpen = 1.5F}},
    {"sharpened 3", 8, {.sharpen = 3}},
    {"margin .03", 9, {.margin = 0.03F}},
    {"margin .005", 8, {.margin = 0.005F}},
    {"bars", 9, {.bars = 0.2F}},
    {"bars, margin .03", 9, {.margin = 0.03F, .bars = 0.2F}},
    {"webcam",
     6,
     {.scale = 0.6F,
      .tilt = 12,
      .turn = 6,
      .barrel = 0.06F,
      .light = 0.75F,
      .corners = 0.3F,
      .warm = 0.12F,
      .sharpen = 1,
      .camera = {.blur = 0.6F, .noise = 6, .jpeg = 60}}},
    {"phone",
     8,
     {.tilt = 20,
      .turn = -8,
      .barrel = 0.04F,
      .light = 1.1F,
      .corners = 0.3F,
      .warm = -0.1F,
      .sharpen = 1.5F,
      .camera = {.blur = 0.8F, .motion = 2, .noise = 4, .jpeg = 75}}},
    {"in the dark",
     6,
     {.tilt = 10,
      .turn = 5,
      .light = 0.4F,
      .corners = 0.5F,
      .warm = 0.2F,
      .camera = {.blur = 1, .noise = 8, .jpeg = 50}}},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* What came of a kind. */
struct tally {
    unsigned sure, right, wrong, none, lies;
};

struct photo {
    const char *name;
    uint8_t truth[81];
    struct pixels pixels;
    struct svision_quad grid;
};

/* The photos, the kind, and the folder for pictures; NULL: all, and none. */
struct choice {
    unsigned first, step;
    const char *kind, *pictures;
};

static unsigned count_right(const struct svision_reading *reading, const uint8_t *truth)
{
    const uint8_t *cells = svision_reading_givens(reading);
    const uint8_t *entries = svision_reading_entries(reading);
    unsigned right = 0;
    for (unsigned i = 0; i < 81; i++)
        right += (cells[i] ? cells[i] : entries[i]) == truth[i];
    return right;
}

/* Reads PIXELS: of their grids the one that has most of the digits of TRUTH. NULL: there is none.
 */
static const struct svision_reading *read_pixels(struct svision_reader *reader,
                                                 const struct pixels *pixels, const uint8_t *truth)
{
    const struct svision_image image = pixels_view(pixels);
    const struct svision_reading *best = NULL;
    size_t count = 0;
    svision_reader_read(reader, &image, &count, NULL);
    for (size_t i = 0; i < count; i++) {
        const struct svision_reading *reading = svision_reader_reading(reader, i);
        if (svision_reading_side(reading) == 9 &&
            (!best || count_right(reading, truth) > count_right(best, truth)))
            best = reading;
    }
    return best;
}

static bool is_sure(const struct svision_reading *reading)
{
    return svision_reading_certainty(reading) == SVISION_SURE;
}

static bool has_entries(const struct svision_reading *reading)
{
    const uint8_t *entries = svision_reading_entries(reading);
    bool found = false;
    for (unsigned i = 0; i < 81; i++)
        found |= entries[i] != 0;
    return found;
}

/* Reports a lost reading in words and as a picture. */
static void tell(const struct choice *choice, const struct kind *kind, const struct photo *photo,
                 const struct svision_reading *reading, const struct pixels *made)
{
    const char *base = strrchr(photo->name, '/') + 1;
    char path[1024];
    printf("  %s, %s: %s, %s, %u of 81 right\n", kind->name, photo->name,
           !reading           ? "no grid"
           : is_sure(reading) ? "SURE"
                              : "not sure",
           reading
               ? svision_reason_name(svision_diagnosis_reason(svision_reading_diagnosis(reading)))
               : "none",
           reading ? count_right(reading, photo->truth) : 0);
    if (!choice->pictures)
        return;
    snprintf(path, sizeof path, "%s/%s-%.*s.png", choice->pictures, kind->name,
             (int)(strlen(base) - strlen(".jpg")), base);
    CHECK(image_write(path, made));
    fflush(stdout);
}

static void retake(struct svision_reader *reader, const struct photo *photo,
                   const struct kind *kind, const struct choice *choice, struct tally *tally)
{
    const struct svision_quad *grid = &photo->grid;
    double scale = kind->retake.scale > 0 ? (double)kind->retake.scale : 1;
    struct pixels made;
    if (scale *
            hypot(grid->corner[2].x - grid->corner[0].x, grid->corner[2].y - grid->corner[0].y) <
        9 * MIN_CELL * sqrt(2))
        return;
    bool done = retaken_photo_make(&photo->pixels, grid, &kind->retake, 1, &made);
    CHECK(done);
    if (!done)
        return;
    const struct svision_reading *reading = read_pixels(reader, &made, photo->truth);
    bool right = reading && count_right(reading, photo->truth) == 81;
    bool sure = reading && is_sure(reading);
    tally->none += !reading;
    tally->sure += right && sure;
    tally->right += right && !sure;
    tally->wrong += reading && !right && !sure;
    tally->lies += reading && !right && sure;
    if (!right || !sure)
        tell(choice, kind, photo, reading, &made);
    pixels_free(&made);
}

static void try_photo(struct svision_reader *reader, struct photo *photo,
                      const struct choice *choice, struct tally *tallies)
{
    const struct svision_reading *reading = read_pixels(reader, &photo->pixels, photo->truth);
    if (!reading || !is_sure(reading) || count_right(reading, photo->truth) != 81 ||
        has_entries(reading) || photo->pixels.channels != 3)
        return;
    photo->grid = *svision_reading_corners(reading);
    for (unsigned i = 0; i < KINDS; i++)
        if (!choice->kind || strcmp(choice->kind, kinds[i].name) == 0)
            retake(reader, photo, &kinds[i], choice, &tallies[i]);
}

static void try_folder(const char *data, const char *folder, const struct choice *choice,
                       struct tally *tallies)
{
    const struct pixels_limits limits = {.longest = 1000};
    char pattern[4096], message[JPEG_MESSAGE];
    struct svision_reader *reader;
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/photos/%s/*.jpg", data, folder);
    CHECK_EQ(glob(pattern, 0, NULL, &found), 0);
    CHECK_EQ(svision_reader_create(NULL, &reader), SVISION_OK);
    for (size_t i = choice->first; i < found.gl_pathc; i += choice->step) {
        struct photo photo = {.name = found.gl_pathv[i]};
        if (!photo_truth_read(photo.name, photo.truth) ||
            !image_read(photo.name, &limits, &photo.pixels, message))
            continue;
        try_photo(reader, &photo, choice, tallies);
        pixels_free(&photo.pixels);
    }
    globfree(&found);
    svision_reader_destroy(reader);
}

static void judge(const struct tally *tallies, const struct choice *choice)
{
    printf("%-20s sure  right, not sure  wrong, not sure  no grid  wrong, sure\n", "");
    for (unsigned i = 0; i < KINDS; i++) {
        const struct tally *tally = &tallies[i];
        unsigned all = tally->sure + tally->right + tally->wrong + tally->none + tally->lies;
        if (choice->kind && strcmp(choice->kind, kinds[i].name) != 0)
            continue;
        printf("%-20s %4u  %15u  %15u  %7u  %11u\n", kinds[i].name, tally->sure, tally->right,
               tally->wrong, tally->none, tally->lies);
        CHECK_EQ(tally->lies, 0);
        CHECK(10 * (tally->sure + 1) > kinds[i].sure * all);
    }
}

int main(int argc, char **argv)
{
    static const char *const folders[] = {"train", "fresh/classic", "fresh/cropped",
                                          "fresh/jigsaw"};
    const char *data = getenv("SUDOKU_TEST_DATA");
    struct choice choice = {.step = 96};
    struct tally tallies[KINDS] = {0};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--full") == 0)
            choice.step = 1;
        else if (strncmp(argv[i], "--kind=", 7) == 0)
            choice.kind = argv[i] + 7;
        else if (strncmp(argv[i], "--pictures=", 11) == 0)
            choice.pictures = argv[i] + 11;
        else if (sscanf(argv[i], "--part=%u/%u", &choice.first, &choice.step) != 2)
            return 1;
    }
    if (!data || !*data)
        return TEST_SKIPPED;
    for (unsigned i = 0; i < sizeof folders / sizeof folders[0]; i++)
        try_folder(data, folders[i], &choice, tallies);
    judge(tallies, &choice);
    return check_result();
}
