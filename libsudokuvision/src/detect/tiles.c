#include "detect/tiles.h"

#include <math.h>

#include <sudokuvision/contour.h>

#include "board_size.h"
#include "detect/fit.h"
#include "image/closing.h"
#include "image/threshold.h"
#include "maths/pixel.h"

enum {
    AREAS = 160,    /* that may be tiles: the largest ones */
    MIN_TILES = 68, /* of the cells: some may be torn by their digits, or have another color */
    MAX_TILES = 84, /* and a few other things the same size */
    DETAIL = 9,     /* strokes of digits are narrower, in the detection picture, and tiles wider */
    WINDOW = 15,
    MIN_SIDE = DETAIL,
};

#define GAP_OFFSET 0.05F
#define MAX_RATIO  1.3 /* of the sides of two tiles of one grid */

/* Marks what lies between dark gaps, in the mask of SPACE: the picture without its bright details,
 * which light digits are, beside its local mean. */
static void mark_tiles(struct detect_space *space, const struct plane *gray)
{
    static const float offset = GAP_OFFSET;
    struct masks *masks = &space->masks;
    const struct plane opened = {masks->closed, gray->width, gray->height, gray->width};
    opening(gray->pixels, gray->width, gray->height, DETAIL, masks->padded, masks->closed);
    masks->is_closed = false;
    threshold(&opened, WINDOW, &offset, 1, masks->columns, &masks->mask);
    mask_invert(&masks->mask);
}

static double width_of(const struct component *area)
{
    return area->right - area->left + 1.0;
}

static double height_of(const struct component *area)
{
    return area->bottom - area->top + 1.0;
}

static bool are_alike(const struct component *a, const struct component *b)
{
    double across = width_of(a) / width_of(b), down = height_of(a) / height_of(b);
    return fmax(across, 1 / across) < MAX_RATIO && fmax(down, 1 / down) < MAX_RATIO;
}

/* Moves to the front those of COUNT areas that are of the size of which there are most; gives how
 * many there are. */
static unsigned choose_alike(struct component *areas, unsigned count)
{
    unsigned most = 0, best = 0, chosen = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned alike = 0;
        for (unsigned k = 0; k < count; k++)
            alike += are_alike(&areas[i], &areas[k]);
        best = alike > most ? i : best;
        most = alike > most ? alike : most;
    }
    const struct component usual = areas[best];
    for (unsigned i = 0; i < count; i++)
        if (are_alike(&usual, &areas[i]))
            areas[chosen++] = areas[i];
    return chosen;
}

/* Encloses COUNT tiles, which lie in a picture of SCALE. */
static bool enclose(const struct component *tiles, unsigned count, double scale,
                    struct svision_quad *quad)
{
    struct svision_point corners[4 * MAX_TILES], work[4 * MAX_TILES], hull[4 * MAX_TILES];
    size_t points = 0, hull_points;
    for (unsigned i = 0; i < count; i++) {
        const double x[2] = {tiles[i].left, tiles[i].right}, y[2] = {tiles[i].top, tiles[i].bottom};
        for (unsigned k = 0; k < 4; k++)
            corners[points++] = (struct svision_point){x[k % 2], y[k / 2]};
    }
    if (svision_hull(corners, points, work, hull, &hull_points) ||
        svision_quad_enclose(hull, hull_points, work, quad))
        return false;
    for (unsigned i = 0; i < 4; i++)
        quad->corner[i] = pixel_enlarge(quad->corner[i], scale);
    return true;
}

bool tiles_find(struct detect_space *space, const struct pyramid *pyramid,
                struct svision_quad *quad)
{
    struct component areas[AREAS];
    const struct plane *gray = &pyramid->detect;
    if (!(space->sides >> BOARD_SIZE_CLASSIC & 1) || gray->width < WINDOW || gray->height < WINDOW)
        return false;
    mark_tiles(space, gray);
    unsigned count = components_find(&space->contours, &space->masks.mask, MIN_SIDE,
                                     MIN_SIDE * MIN_SIDE, areas, AREAS);
    count = count ? choose_alike(areas, count) : 0;
    return count >= MIN_TILES && count <= MAX_TILES &&
           enclose(areas, count, pyramid->detect_scale, quad);
}

bool tiles_find_boxes(const struct detect_space *space, const struct pyramid *pyramid,
                      struct grid *grid)
{
    if (!(space->sides >> BOARD_SIZE_CLASSIC & 1))
        return false;
    for (unsigned i = 0; i < space->outlines; i++)
        if (fit_boxes(pyramid, &space->outline[i].quad, grid))
            return true;
    return false;
}
