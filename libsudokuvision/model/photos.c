#include "photos.h"

#include <glob.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <sudokuvision/geometry.h>

#include "digits/cells.h"
#include "digits/hand.h"
#include "image/gray.h"
#include "random.h"
#include "samples.h"

enum { CELLS = 81, HELD = 8 };

/* Photos are halved until a cell has at most this many pixels, as the reader does. */
#define SOURCE_CELL 45.0

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

/* The path of the file beside that of a photo which ENDING is of. */
static FILE *open_beside(const char *path, const char *ending)
{
    char name[4096];
    snprintf(name, sizeof name, "%.*s%s", (int)(strlen(path) - strlen(".jpg")), path, ending);
    return fopen(name, "r");
}

/* Reads 81 signs behind LINES lines that are skipped. */
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

static bool read_corners(const char *folder, const char *name, double *corners)
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
            found = *at == ',';
            corners[i] = found ? strtod(at + 1, &at) : 0;
        }
    }
    if (file)
        fclose(file);
    return found;
}

/* ---------------------------------------------------------------------------------------- labels
 */

/* What the photos of a folder show, beyond digits. */
enum photo_set { PRINTED, FILLED, BOOK };

/* Where every cell is filled in, PRINT has the digits that are printed; in a book it is not known
 * who wrote a digit. */
static bool read_labels(const char *path, const char *print, enum photo_set set, uint8_t *label)
{
    char digits[CELLS], printed[CELLS], marks[CELLS];
    if (!read_signs(open_beside(path, ".dat"), 2, digits) ||
        (set == FILLED && !read_signs(open_beside(print, ".dat"), 2, printed)))
        return false;
    bool marked = read_signs(open_beside(path, ".marks"), 0, marks);
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned digit = (unsigned)(digits[i] - '0');
        bool open = set == FILLED && printed[i] == '0';
        if (digit > 9)
            return false;
        label[i] = (uint8_t)(open ? HAND_WRITTEN + digit : HAND_PRINTED + digit);
        if (!digit)
            label[i] = marked && marks[i] == 'x' ? HAND_CANDIDATES : HAND_NONE;
        else if (set == BOOK)
            label[i] = (uint8_t)(SAMPLES_EITHER + HAND_PRINTED + digit);
    }
    return true;
}

/* A number for the page that a photo of NAME shows: what stands before the second "_", or the
 * dot (FNV-1a). */
static unsigned page_of(const char *name)
{
    unsigned hash = 2166136261U, bars = 0;
    for (; *name && *name != '.' && bars < 2; name++) {
        hash = (hash ^ (unsigned char)*name) * 16777619U;
        bars += *name == '_';
    }
    return hash >> 8;
}

/* ---------------------------------------------------------------------------------------- photos
 */

static bool halve(struct photo *photo)
{
    unsigned width = photo->plane.width, height = photo->plane.height;
    uint8_t *half = malloc((size_t)(width / 2) * (height / 2));
    if (!half)
        return false;
    gray_halve(photo->pixels, width, height, half);
    free(photo->pixels);
    photo->pixels = half;
    photo->plane = (struct plane){half, width / 2, height / 2, width / 2};
    for (unsigned i = 0; i < 8; i++)
        photo->corners[i] = (photo->corners[i] + 0.5) / 2 - 0.5;
    return true;
}

static double cell_of(const struct photo *photo)
{
    const double *c = photo->corners;
    return (hypot(c[2] - c[0], c[3] - c[1]) + hypot(c[6] - c[4], c[7] - c[5])) / 18;
}

static bool add_photo(struct photos *photos, const char *folder, const char *path,
                      const char *print, enum photo_set set)
{
    const char *name = strrchr(path, '/') + 1;
    struct photo photo = {.check = page_of(name) % HELD == HELD - 1};
    if (!read_corners(folder, name, photo.corners) || !read_labels(path, print, set, photo.label))
        return true;
    bool done = read_gray(path, &photo);
    while (done && cell_of(&photo) > SOURCE_CELL)
        done = halve(&photo);
    struct photo *list =
        done ? realloc(photos->list, (photos->count + 1) * sizeof *photos->list) : NULL;
    if (!list) {
        free(photo.pixels);
        return false;
    }
    photos->list = list;
    photos->list[photos->count++] = photo;
    return true;
}

static bool add_folder(struct photos *photos, const char *root, const char *name,
                       enum photo_set set)
{
    char folder[2048], pattern[2100], print[4096];
    size_t before = photos->count;
    bool done = true;
    glob_t found;
    snprintf(folder, sizeof folder, "%s/%s", root, name);
    snprintf(pattern, sizeof pattern, "%s/*.jpg", folder);
    if (glob(pattern, 0, NULL, &found) != 0)
        return false;
    for (size_t i = 0; i < found.gl_pathc && done; i++) {
        const char *path = found.gl_pathv[i];
        snprintf(print, sizeof print, "%s/train%s", root, strrchr(path, '/'));
        done = add_photo(photos, folder, path, print, set);
    }
    globfree(&found);
    return done && photos->count > before;
}

bool photos_open(struct photos *photos, const char *folder)
{
    *photos = (struct photos){NULL, 0};
    if (add_folder(photos, folder, "train", PRINTED) &&
        add_folder(photos, folder, "mixed", FILLED) &&
        add_folder(photos, folder, "handwritten", BOOK))
        return true;
    photos_close(photos);
    return false;
}

void photos_close(struct photos *photos)
{
    for (size_t i = 0; i < photos->count; i++)
        free(photos->list[i].pixels);
    free(photos->list);
    *photos = (struct photos){NULL, 0};
}

void photos_take(const struct photo *photo, unsigned cell, uint64_t *random, uint8_t *patch)
{
    static const struct svision_point square[4] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}};
    static const unsigned across[4] = {0, 1, 1, 0}, down[4] = {0, 0, 1, 1};
    struct svision_homography map;
    struct svision_point grid[4], corners[4];
    for (unsigned i = 0; i < 4; i++)
        grid[i] = (struct svision_point){photo->corners[2 * i], photo->corners[2 * i + 1]};
    if (svision_homography_fit(square, grid, NULL, 4, &map) != SVISION_OK) {
        memset(patch, 255, CELL_PIXELS);
        return;
    }
    for (unsigned i = 0; i < 4; i++) {
        float x = (float)(cell % 9 + across[i]) + 0.02F * random_normal(random);
        float y = (float)(cell / 9 + down[i]) + 0.02F * random_normal(random);
        corners[i] = svision_homography_map(&map, (struct svision_point){x, y});
    }
    cells_extract_one(&photo->plane, corners, patch);
}
