#include "model/samples/photo_mesh.h"

#include <math.h>
#include <string.h>

#include "common/mem.h"
#include "detect/detect.h"
#include "digits/mark/cells.h"
#include "digits/network/classifier.h"
#include "digits/network/models.h"
#include "maths/pixel.h"

enum { SIDE = 9, LINES = SIDE + 1 };

/* Maximum distance of the mesh's corners from the label's, in cells; farther ones belong to another
 * grid. */
#define MAX_AWAY 0.5

static void cross_straight(const struct svision_point corners[4], struct svision_point *crossings)
{
    static const struct svision_point square[4] = {{0, 0}, {SIDE, 0}, {SIDE, SIDE}, {0, SIDE}};
    struct svision_homography map;
    if (svision_homography_fit(square, corners, NULL, 4, &map) != SVISION_OK)
        return;
    for (unsigned i = 0; i < PHOTO_CROSSINGS; i++) {
        const struct svision_point at = {i % LINES, i / LINES};
        crossings[i] = svision_homography_apply(&map, at);
    }
}

static bool is_near(const struct svision_point *a, const struct svision_point *b, double cell)
{
    return hypot(a->x - b->x, a->y - b->y) < MAX_AWAY * cell;
}

/* The same along the lines seen in PYRAMID. */
static bool cross_mesh(const struct pyramid *pyramid, const struct svision_point corners[4],
                       struct svision_point *crossings)
{
    static const unsigned ends[4] = {0, SIDE, PHOTO_CROSSINGS - 1, PHOTO_CROSSINGS - 1 - SIDE};
    static struct detect_space space;
    static struct grid grid;
    double scale = (double)pyramid->base_scale;
    struct svision_point found[PHOTO_CROSSINGS];
    struct fit_place place = {.side = SIDE};
    for (unsigned i = 0; i < 4; i++)
        place.quad.corner[i] = pixel_reduce(corners[i], scale);
    if (!detect_fit_at(&space, pyramid, 1U << SIDE, &place, &grid))
        return false;
    for (unsigned i = 0; i < PHOTO_CROSSINGS; i++)
        found[i] = pixel_enlarge(grid_point(&grid, i % LINES, i / LINES), scale);
    for (unsigned i = 0; i < 4; i++)
        if (!is_near(&found[ends[i]], &corners[i], (double)grid.cell * scale))
            return false;
    for (unsigned i = 0; i < PHOTO_CROSSINGS; i++)
        crossings[i] = found[i];
    return true;
}

bool photo_mesh_find(const struct plane *plane, const struct svision_point corners[4],
                     struct svision_point *crossings)
{
    const struct svision_image image = {plane->pixels, plane->width, plane->height, plane->stride,
                                        SVISION_GRAY8};
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct pyramid pyramid;
    cross_straight(corners, crossings);
    if (!pyramid_open(&pyramid, &allocator, plane->width, plane->height))
        return false;
    pyramid_fill(&pyramid, &image);
    bool found = cross_mesh(&pyramid, corners, crossings);
    pyramid_close(&pyramid, &allocator);
    return found;
}

void photo_mesh_corners(const struct svision_point *crossings, unsigned cell,
                        struct svision_point corners[4])
{
    const struct svision_point *upper = crossings + cell / SIDE * LINES + cell % SIDE;
    corners[0] = upper[0];
    corners[1] = upper[1];
    corners[2] = upper[LINES + 1];
    corners[3] = upper[LINES];
}

/* The log probability that the cells show DIGITS. */
static double fit_digits(const struct plane *plane, const uint8_t *digits,
                         const struct svision_point *crossings)
{
    double sum = 0;
    for (unsigned i = 0; i < PHOTO_CELLS; i++) {
        struct svision_point corners[4];
        uint8_t patch[CELL_PIXELS];
        float features[FEATURE_COUNT], scores[BOARD_MAX_ANSWERS];
        struct blob blob;
        photo_mesh_corners(crossings, i, corners);
        cells_extract_one(plane, corners, patch);
        blob_find(patch, &blob);
        if (!digits[i] || !blob.found)
            continue;
        features_measure(&blob, features);
        classifier_score(&digits_model, features, scores);
        sum += fmax((double)scores[digits[i]], -10);
    }
    return sum;
}

/* The bottom left corner becomes the top left one. */
static void turn_quarter(struct svision_point *crossings)
{
    struct svision_point before[PHOTO_CROSSINGS];
    memcpy(before, crossings, sizeof before);
    for (unsigned row = 0; row < LINES; row++)
        for (unsigned column = 0; column < LINES; column++)
            crossings[row * LINES + column] = before[(SIDE - column) * LINES + row];
}

void photo_mesh_turn(const struct plane *plane, const uint8_t *digits,
                     struct svision_point *crossings)
{
    unsigned best = 0;
    double most = -INFINITY;
    for (unsigned turn = 0; turn < 4; turn++) {
        double fit = fit_digits(plane, digits, crossings);
        best = fit > most ? turn : best;
        most = fmax(fit, most);
        turn_quarter(crossings);
    }
    for (unsigned turn = 0; turn < best; turn++)
        turn_quarter(crossings);
}
