#include "scan/output/paint.h"

#include <stdlib.h>
#include <string.h>

#include "cli/text/buffer.h"
#include "image/pixels_view.h"
#include "scan/check.h"
#include "scan/output/hint.h"

/* Copies the photo as RGB. */
static void copy_photo(const struct pixels *photo, struct pixels *picture)
{
    size_t count = (size_t)photo->width * photo->height;
    *picture = *photo;
    picture->channels = 3;
    picture->data = buffer_resize(NULL, 3 * count);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < 3; k++)
            picture->data[3 * i + k] = photo->data[i * photo->channels + k % photo->channels];
}

/* Marks the entries by the verdicts of --check. */
static void mark_entries(const struct scan_options *options, const struct scan_result *result,
                         const struct svision_reading *reading, uint8_t *marks)
{
    static const uint8_t mark_of[] = {[SVISION_VERDICT_NONE] = SVISION_BADGE_NONE,
                                      [SVISION_VERDICT_RIGHT] = SVISION_BADGE_TICK,
                                      [SVISION_VERDICT_MISTAKE] = SVISION_BADGE_RING,
                                      [SVISION_VERDICT_UNDECIDED] = SVISION_BADGE_QUERY};
    unsigned side = svision_reading_side(reading);
    for (unsigned i = 0; i < side * side; i++)
        marks[i] = mark_of[scan_check(options, result, reading, i)];
}

/* Stores in DIGITS the part of the solution that is missing on paper, except correct entries and
 * cells shared with an earlier part. */
static void gather_missing(const struct scan_figure *figure, size_t part, uint8_t *digits)
{
    const uint8_t *solution = svision_reading_solution(figure->parts[part]);
    const uint8_t *entries = svision_reading_entries(figure->parts[part]);
    for (unsigned i = 0; i < figure->cells; i++) {
        unsigned cell = figure->cell[i];
        if (figure->part[i] == part && solution[cell] != entries[cell])
            digits[cell] = solution[cell];
    }
}

/* Paints the answers requested by OPTIONS on one grid of FIGURE; steps only if it has a single
 * grid. */
static void paint_reading(const struct scan_options *options, const struct scan_result *result,
                          const struct scan_figure *figure, size_t part,
                          const struct svision_canvas *canvas)
{
    const struct svision_reading *reading = figure->parts[part];
    bool hint_shows = options->hint && !scan_figure_is_joined(figure);
    const svision_color green = 0x008C28, red = 0xD21E14;
    struct svision_overlay overlay = SVISION_OVERLAY_INIT;
    struct scan_hint hint;
    struct sudoku_step place;
    uint8_t marks[SVISION_MAX_CELLS], digits[SVISION_MAX_CELLS] = {0};
    gather_missing(figure, part, digits);
    overlay.side = svision_reading_side(reading);
    overlay.crossings = svision_reading_crossings(reading);
    overlay.givens = svision_reading_givens(reading);
    overlay.symbols = svision_reading_symbols(reading);
    overlay.numbers = svision_reading_has_numbers(reading);
    overlay.color = scan_is_sure(options, result, reading) ? green : red;
    overlay.opacity = 1;
    overlay.lit = true;
    if (options->answer || (!options->check && !options->hint))
        overlay.digits = digits;
    if (options->check) {
        mark_entries(options, result, reading, marks);
        overlay.badges = marks;
    }
    if (hint_shows) {
        scan_hint_open(options, result, figure, &hint);
        scan_hint_overlay(&hint, &place, &overlay);
    }
    svision_overlay_paint(&overlay, canvas);
    if (hint_shows)
        scan_hint_close(&hint);
}

void scan_paint_overlay(const struct scan_options *options, const struct scan_result *result,
                        struct pixels *picture)
{
    copy_photo(&result->pixels, picture);
    const struct svision_canvas canvas = {picture->data, picture->width, picture->height,
                                          3 * (size_t)picture->width, SVISION_RGB24};
    for (size_t i = 0; i < scan_figures(result); i++) {
        struct scan_figure figure;
        scan_figure_open(result, i, &figure);
        for (size_t k = 0; k < figure.part_count; k++)
            paint_reading(options, result, &figure, k, &canvas);
        scan_figure_close(&figure);
    }
}

/* Size in pixels of a cell, in cells of a grid and in pixels of a grid, for rectified grids that
 * share boxes. */
enum { CELL = 50, GRID = 9, SIDE = GRID * CELL };

/* Rectifies the grid of READING into PICTURE at (LEFT, TOP). */
static void rectify(const struct svision_reading *reading, const struct svision_image *plane,
                    unsigned left, unsigned top, struct pixels *picture)
{
    static const struct svision_point square[4] = {
        {0, 0}, {SIDE - 1, 0}, {SIDE - 1, SIDE - 1}, {0, SIDE - 1}};
    const struct svision_point *crossings = svision_reading_crossings(reading);
    unsigned far = svision_reading_side(reading), row = far + 1;
    const struct svision_point corners[4] = {crossings[0], crossings[far],
                                             crossings[far * row + far], crossings[far * row]};
    struct svision_homography map;
    if (svision_homography_fit(square, corners, NULL, 4, &map) != SVISION_OK)
        return;
    uint8_t *grid = buffer_resize(NULL, (size_t)SIDE * SIDE);
    svision_warp(plane, &map, SIDE, SIDE, grid);
    for (unsigned y = 0; y < SIDE; y++)
        memcpy(picture->data + (size_t)(top + y) * picture->width + left, grid + (size_t)y * SIDE,
               SIDE);
    free(grid);
}

/* Allocates PICTURE, white, with the size of the rectified FIGURE. */
static void open_rectified(const struct scan_figure *figure, struct pixels *picture)
{
    *picture = (struct pixels){.width = SIDE, .height = SIDE, .channels = 1};
    for (size_t i = 0; i < figure->part_count && scan_figure_is_joined(figure); i++) {
        const uint16_t *place = svision_reading_place(figure->parts[i]);
        unsigned width = SIDE + CELL * (unsigned)place[1];
        unsigned height = SIDE + CELL * (unsigned)place[0];
        picture->width = width > picture->width ? width : picture->width;
        picture->height = height > picture->height ? height : picture->height;
    }
    size_t size = (size_t)picture->width * picture->height;
    picture->data = buffer_resize(NULL, size);
    memset(picture->data, 255, size);
}

void scan_paint_rectified(const struct scan_result *result, struct pixels *picture)
{
    const struct pixels *photo = &result->pixels;
    const struct svision_image image = pixels_view(photo);
    uint8_t *gray = buffer_resize(NULL, (size_t)photo->width * photo->height);
    const struct svision_image plane = {gray, photo->width, photo->height, photo->width,
                                        SVISION_GRAY8};
    struct scan_figure figure;
    scan_figure_open(result, 0, &figure);
    svision_gray(&image, 1, NULL, gray);
    open_rectified(&figure, picture);
    for (size_t i = 0; i < figure.part_count; i++) {
        const uint16_t *place = svision_reading_place(figure.parts[i]);
        rectify(figure.parts[i], &plane, place ? CELL * (unsigned)place[1] : 0,
                place ? CELL * (unsigned)place[0] : 0, picture);
    }
    scan_figure_close(&figure);
    free(gray);
}
