#include "model/samples/photos.h"

#include <glob.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "digits/mark/cells.h"
#include "digits/network/hand.h"
#include "image/gray.h"
#include "maths/pixel.h"
#include "model/random.h"
#include "model/samples/augment.h"
#include "model/samples/photo_fold.h"
#include "model/samples/samples.h"

enum { CELLS = 81, LINES = 10 };

/* --------------------------------------------------------------------------------------- files */

static bool read_gray(const char *path, struct photo *photo)
{
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&jpeg);
    jpeg_stdio_src(&jpeg, file);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.out_color_space = JCS_RGB;
    jpeg_start_decompress(&jpeg);
    unsigned width = jpeg.output_width, height = jpeg.output_height;
    uint8_t *line = malloc((size_t)width * 3);
    photo->pixels = malloc((size_t)width * height);
    photo->plane = (struct plane){photo->pixels, width, height, width};
    while (line && photo->pixels && jpeg.output_scanline < height) {
        JSAMPROW row = line;
        uint8_t *gray = photo->pixels + (size_t)jpeg.output_scanline * width;
        jpeg_read_scanlines(&jpeg, &row, 1);
        kernels_best()->luma(line, width, LUMA_RGB, gray);
    }
    jpeg_abort_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    fclose(file);
    bool done = line && photo->pixels;
    free(line);
    return done;
}

/* Opens the file that has the photo's name with another ENDING. */
static FILE *open_beside(const char *path, const char *ending)
{
    char name[4096];
    snprintf(name, sizeof name, "%.*s%s", (int)(strlen(path) - strlen(".jpg")), path, ending);
    return fopen(name, "r");
}

/* Reads 81 characters after skipping LINES lines. */
static bool read_signs(FILE *file, unsigned lines, char *signs)
{
    char line[512];
    unsigned count = 0;
    if (!file)
        return false;
    while (count < CELLS && fgets(line, sizeof line, file)) {
        if (lines > 0) {
            lines--;
            continue;
        }
        for (const char *at = line; *at && count < CELLS; at++)
            if (!strchr(" \t\r\n", *at))
                signs[count++] = *at;
    }
    fclose(file);
    return count == CELLS;
}

static bool read_corners(const char *folder, const char *name, struct svision_point corners[4])
{
    char path[4096], line[512];
    bool found = false;
    snprintf(path, sizeof path, "%s/outlines.csv", folder);
    FILE *file = fopen(path, "r");
    while (file && !found && fgets(line, sizeof line, file)) {
        size_t length = strlen(name);
        char *at = line + length;
        found = strncmp(line, name, length) == 0 && *at == ',';
        for (unsigned i = 0; i < 8 && found; i++) {
            double *to = i % 2 ? &corners[i / 2].y : &corners[i / 2].x;
            found = *at == ',';
            *to = found ? strtod(at + 1, &at) : 0;
        }
    }
    if (file)
        fclose(file);
    return found;
}

/* ----------------------------------------------------------------------------------------
 * labels */

/* If every cell is filled in, PRINT has the printed digits; in a book it is unknown whether a digit
 * is printed or handwritten. */
static bool read_labels(const char *path, const char *print, enum photo_set set, uint8_t *label)
{
    char digits[CELLS], printed[CELLS], marks[CELLS];
    if (!read_signs(open_beside(path, ".dat"), 2, digits) ||
        (set == PHOTOS_FILLED && !read_signs(open_beside(print, ".dat"), 2, printed)))
        return false;
    bool marked = read_signs(open_beside(path, ".marks"), 0, marks);
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned digit = (unsigned)(digits[i] - '0');
        bool open = set == PHOTOS_FILLED && printed[i] == '0';
        if (digit > 9)
            return false;
        label[i] = (uint8_t)(open ? HAND_WRITTEN + digit : HAND_PRINTED + digit);
        if (!digit)
            label[i] = marked && marks[i] == 'x' ? HAND_CANDIDATES : HAND_NONE;
        else if (set == PHOTOS_BOOK)
            label[i] = (uint8_t)(SAMPLES_EITHER + HAND_PRINTED + digit);
    }
    return true;
}

/* ----------------------------------------------------------------------------------------
 * photos */

static bool halve(struct photo *photo)
{
    unsigned width = photo->plane.width, height = photo->plane.height;
    uint8_t *half = malloc((size_t)(width / 2) * (height / 2));
    if (!half)
        return false;
    gray_halve(photo->pixels, width, height, half);
    free(photo->finer_pixels);
    photo->finer_pixels = photo->pixels;
    photo->finer = photo->plane;
    photo->pixels = half;
    photo->plane = (struct plane){half, width / 2, height / 2, width / 2};
    for (unsigned i = 0; i < PHOTO_CROSSINGS; i++)
        photo->crossings[i] = pixel_reduce(photo->crossings[i], 2);
    return true;
}

static double cell_of(const struct photo *photo)
{
    const struct svision_point *at = photo->crossings, *below = at + (LINES - 1) * LINES;
    return (hypot(at[9].x - at[0].x, at[9].y - at[0].y) +
            hypot(below->x - at[0].x, below->y - at[0].y)) /
           18;
}

static void turn_upright(struct photo *photo)
{
    uint8_t digits[CELLS];
    for (unsigned i = 0; i < CELLS; i++)
        digits[i] = photos_digit(photo->label[i]);
    photo_mesh_turn(&photo->plane, digits, photo->crossings);
}

static bool add_photo(struct photos *photos, const char *path, const struct photo *labelled,
                      const struct svision_point corners[4])
{
    struct photo photo = *labelled;
    bool done = read_gray(path, &photo);
    photo.meshed = done && photo_mesh_find(&photo.plane, corners, photo.crossings);
    photo.finer = photo.plane;
    while (done && cell_of(&photo) > (double)CELLS_SOURCE_SIDE)
        done = halve(&photo);
    if (done)
        turn_upright(&photo);
    struct photo *list =
        done ? realloc(photos->list, (photos->count + 1) * sizeof *photos->list) : NULL;
    if (!list) {
        free(photo.pixels);
        free(photo.finer_pixels);
        return false;
    }
    photos->list = list;
    photos->list[photos->count++] = photo;
    return true;
}

static bool add_folder(struct photos *photos, const char *root, enum photo_set set, unsigned fold)
{
    char folder[2048], pattern[2100], print[4096];
    size_t before = photos->count;
    bool done = true;
    glob_t found;
    snprintf(folder, sizeof folder, "%s/%s", root, photos_set_name(set));
    snprintf(pattern, sizeof pattern, "%s/*.jpg", folder);
    if (glob(pattern, 0, NULL, &found) != 0)
        return false;
    for (size_t i = 0; i < found.gl_pathc && done; i++) {
        const char *path = found.gl_pathv[i], *base = strrchr(path, '/');
        struct photo photo = {.set = set, .check = photo_fold(base + 1) == fold};
        struct svision_point corners[4];
        snprintf(print, sizeof print, "%s/train%s", root, base);
        if (read_corners(folder, base + 1, corners) && read_labels(path, print, set, photo.label))
            done = add_photo(photos, path, &photo, corners);
    }
    globfree(&found);
    return done && photos->count > before;
}

uint8_t photos_digit(unsigned label)
{
    unsigned answer = label % SAMPLES_EITHER;
    return (uint8_t)(answer > HAND_WRITTEN + 9 ? 0 : answer > 9 ? answer - HAND_WRITTEN : answer);
}

const char *photos_set_name(enum photo_set set)
{
    static const char *const names[PHOTOS_SETS] = {"train", "mixed", "handwritten"};
    return names[set];
}

bool photos_open(struct photos *photos, const char *folder, unsigned fold)
{
    *photos = (struct photos){NULL, 0};
    for (unsigned set = 0; set < PHOTOS_SETS; set++) {
        if (!add_folder(photos, folder, set, fold)) {
            photos_close(photos);
            return false;
        }
    }
    return true;
}

void photos_close(struct photos *photos)
{
    for (size_t i = 0; i < photos->count; i++) {
        free(photos->list[i].pixels);
        free(photos->list[i].finer_pixels);
    }
    free(photos->list);
    *photos = (struct photos){NULL, 0};
}

const struct photo *photos_pick(const struct photos *photos, bool check, uint64_t *random)
{
    const struct photo *photo;
    do
        photo = &photos->list[random_below(random, (unsigned)photos->count)];
    while (photo->check != check);
    return photo;
}

/* The point of a cell between CORNERS at PLACE, 0..1 in both directions. */
static struct svision_point between(const struct svision_point corners[4],
                                    struct svision_point place)
{
    double right = place.x, left = 1 - right, low = place.y, high = 1 - low;
    return (struct svision_point){
        high * (left * corners[0].x + right * corners[1].x) +
            low * (left * corners[3].x + right * corners[2].x),
        high * (left * corners[0].y + right * corners[1].y) +
            low * (left * corners[3].y + right * corners[2].y),
    };
}

void photos_take(const struct photo *photo, unsigned cell, uint64_t *random,
                 struct svision_point corners[4], uint8_t *patch)
{
    double off = 0.02 * cell_of(photo);
    photo_mesh_corners(photo->crossings, cell, corners);
    for (unsigned i = 0; i < 4; i++) {
        corners[i].x += off * (double)random_normal(random);
        corners[i].y += off * (double)random_normal(random);
    }
    if (!photo->check)
        augment_corners(random, corners);
    cells_extract_one(&photo->plane, corners, patch);
    if (!photo->check)
        augment_patch(random, patch);
}

void photos_take_open(const struct photos *photos, bool check, uint64_t *random, uint8_t *patch)
{
    struct svision_point corners[4];
    const struct photo *photo;
    unsigned cell;
    do {
        photo = photos_pick(photos, check, random);
        cell = random_below(random, 81);
    } while (photo->label[cell] != HAND_NONE);
    photos_take(photo, cell, random, corners, patch);
}

void photos_take_window(const struct photo *photo, const struct svision_point corners[4],
                        const struct blob *blob, float side, uint64_t *random, uint8_t *patch)
{
    static const double across[4] = {-0.5, 0.5, 0.5, -0.5}, down[4] = {-0.5, -0.5, 0.5, 0.5};
    double scale = photo->finer_pixels ? 2 : 1;
    struct svision_point window[4];
    for (unsigned i = 0; i < 4; i++) {
        double x = blob->left + 0.5 * blob->width + across[i] * (double)side;
        double y = blob->top + 0.5 * blob->height + down[i] * (double)side;
        const struct svision_point place = {x / CELL_SIDE, y / CELL_SIDE};
        window[i] = pixel_enlarge(between(corners, place), scale);
    }
    cells_extract_one(&photo->finer, window, patch);
    if (!photo->check)
        augment_patch(random, patch);
}
