#include "detect/tiles.h"

#include <math.h>

#include "board_size.h"
#include "detect/fit.h"
#include "image/morphology.h"
#include "image/threshold.h"
#include "maths/pixel.h"

enum {
    AREAS = 160,    /* the largest ones, which may be tiles */
    MIN_TILES = 40, /* of the cells; others may be split by their digits or have another color */
    FEW_TILES = 20, /* real tiles number more than this, whatever their digits */
    DETAIL =
        9, /* wider than the strokes of digits and narrower than tiles, in the detection picture */
    WINDOW = 15,
    MIN_SIDE = DETAIL,
    SIDE = BOARD_SIZE_CLASSIC,
};

/* Maximum brightness of digits relative to their surroundings; gaps are brighter. */
#define DIGIT_DARK 0.6F
/* Maximum distance of the next tile beyond a tile's width, and sideways, in tiles: from half of one
 * on, it may be in another row. */
#define MAX_GAP 0.5

/* Removes the bright details of GRAY, which are light digits, or details much darker than gaps. */
static struct plane leave_out_digits(struct masks *masks, const struct plane *gray,
                                     enum tiles_digits digits)
{
    uint8_t *pixels = masks->closed;
    size_t count = (size_t)gray->width * gray->height;
    masks->is_closed = false;
    if (digits == TILES_LIGHT) {
        morphology_open(gray->pixels, gray->width, gray->height, DETAIL, masks->padded, pixels);
    } else {
        morphology_close(gray->pixels, gray->width, gray->height, DETAIL, masks->padded, pixels);
        for (size_t i = 0; i < count; i++)
            if ((float)gray->pixels[i] > DIGIT_DARK * (float)pixels[i])
                pixels[i] = gray->pixels[i];
    }
    return (struct plane){pixels, gray->width, gray->height, gray->width};
}

/* Marks the areas between gaps that are darker by CONTRAST in the mask of SPACE: the picture
 * without its digits, compared with its local mean. The gaps are widened, so that breaks in their
 * soft edges do not connect tiles with each other or with the page. */
static void mark_tiles(struct detect_space *space, const struct plane *gray,
                       enum tiles_digits digits, float contrast)
{
    struct masks *masks = &space->masks;
    const struct plane plane = leave_out_digits(masks, gray, digits);
    threshold(&plane, WINDOW, &contrast, 1, masks->columns, &masks->mask);
    mask_grow(&masks->mask);
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

/* Of COUNT areas, in pixels. */
struct extents {
    uint32_t width[AREAS], height[AREAS];
};

/* True if the sides of two tiles differ by less than three tenths of the shorter one. */
static bool are_alike(const struct extents *extents, unsigned a, unsigned b)
{
    const uint32_t *width = extents->width, *height = extents->height;
    return (10 * width[a] < 13 * width[b]) & (10 * width[b] < 13 * width[a]) &
           (10 * height[a] < 13 * height[b]) & (10 * height[b] < 13 * height[a]);
}

/* The first of COUNT areas that has the most areas like it. */
static unsigned find_usual(const struct extents *extents, unsigned count)
{
    unsigned most = 0, best = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned alike = 0;
        for (unsigned k = 0; k < count; k++)
            alike += are_alike(extents, i, k);
        best = alike > most ? i : best;
        most = alike > most ? alike : most;
    }
    return best;
}

/* Moves the areas of the most common size to the front and returns their number. */
static unsigned choose_alike(struct component *areas, unsigned count)
{
    struct extents extents;
    unsigned chosen = 0;
    for (unsigned i = 0; i < count; i++) {
        extents.width[i] = (uint32_t)width_of(&areas[i]);
        extents.height[i] = (uint32_t)height_of(&areas[i]);
    }
    const unsigned usual = find_usual(&extents, count);
    for (unsigned i = 0; i < count; i++)
        if (are_alike(&extents, usual, i))
            areas[chosen++] = areas[i];
    return chosen;
}

static struct svision_point middle_of(const struct component *area)
{
    return (struct svision_point){(area->left + area->right) / 2.0,
                                  (area->top + area->bottom) / 2.0};
}

/* Adjacent tiles, with columns and rows relative to the first. */
struct lattice {
    unsigned count;
    const struct component *tile[AREAS];
    int column[AREAS], row[AREAS];
    int left, right, top, bottom; /* over all tiles */
};

/* The direction of NEXT from TILE, as steps in column and row. Returns false if they are not
 * neighbors. */
static bool are_neighbors(const struct component *tile, const struct component *next, int *column,
                          int *row)
{
    struct svision_point from = middle_of(tile), to = middle_of(next);
    double x = (to.x - from.x) / (width_of(tile) + 1), y = (to.y - from.y) / (height_of(tile) + 1);
    double along = fmax(fabs(x), fabs(y)), aside = fmin(fabs(x), fabs(y));
    *column = fabs(x) > fabs(y) ? (x > 0 ? 1 : -1) : 0;
    *row = fabs(x) > fabs(y) ? 0 : y > 0 ? 1 : -1;
    return along > 1 - MAX_GAP / 2 && along < 1 + MAX_GAP && aside < MAX_GAP;
}

static void add(struct lattice *lattice, const struct component *tile, int column, int row)
{
    unsigned i = lattice->count++;
    lattice->tile[i] = tile;
    lattice->column[i] = column;
    lattice->row[i] = row;
    lattice->left = column < lattice->left ? column : lattice->left;
    lattice->right = column > lattice->right ? column : lattice->right;
    lattice->top = row < lattice->top ? row : lattice->top;
    lattice->bottom = row > lattice->bottom ? row : lattice->bottom;
}

/* Collects the tiles connected to the tile FIRST of COUNT, and marks them as SEEN. */
static void spread(const struct component *tiles, unsigned count, unsigned first, bool *seen,
                   struct lattice *lattice)
{
    *lattice = (struct lattice){.count = 0};
    add(lattice, &tiles[first], 0, 0);
    seen[first] = true;
    for (unsigned i = 0; i < lattice->count; i++) {
        for (unsigned k = 0; k < count; k++) {
            int column, row;
            if (seen[k] || !are_neighbors(lattice->tile[i], &tiles[k], &column, &row))
                continue;
            add(lattice, &tiles[k], lattice->column[i] + column, lattice->row[i] + row);
            seen[k] = true;
        }
    }
}

/* The mean gap between the tiles of LATTICE in cells, given ACROSS pixels per cell. */
static double gap_of(const struct lattice *lattice, double across)
{
    double sum = 0;
    for (unsigned i = 0; i < lattice->count; i++)
        sum += width_of(lattice->tile[i]) / lattice->count;
    return fmax(1 - sum / across, 0);
}

/* The corners of the lattice that MAP takes to the picture of SCALE, enlarged by MARGIN cells. */
static struct svision_quad corners_of(const struct svision_homography *map, double margin,
                                      double scale)
{
    const double near = -margin, far = SIDE + margin;
    const struct svision_point at[4] = {{near, near}, {far, near}, {far, far}, {near, far}};
    struct svision_quad quad;
    for (unsigned i = 0; i < 4; i++)
        quad.corner[i] = pixel_enlarge(svision_homography_apply(map, at[i]), scale);
    return quad;
}

/* Fits TILES to LATTICE, which has nine columns and rows, in a picture of SCALE. */
static bool fit(const struct lattice *lattice, double scale, struct tiles *tiles)
{
    struct svision_point from[AREAS], to[AREAS];
    struct svision_homography map;
    for (unsigned i = 0; i < lattice->count; i++) {
        from[i] = (struct svision_point){lattice->column[i] - lattice->left + 0.5,
                                         lattice->row[i] - lattice->top + 0.5};
        to[i] = middle_of(lattice->tile[i]);
    }
    if (svision_homography_fit(from, to, NULL, lattice->count, &map))
        return false;
    struct svision_point a = svision_homography_apply(&map, (struct svision_point){0, SIDE / 2.0});
    struct svision_point b =
        svision_homography_apply(&map, (struct svision_point){SIDE, SIDE / 2.0});
    double gap = gap_of(lattice, hypot(a.x - b.x, a.y - b.y) / SIDE);
    tiles->quad = corners_of(&map, 0, scale);
    tiles->around = corners_of(&map, gap / 2, scale);
    return true;
}

/* Finds TILES among COUNT areas of one size in a picture of SCALE. */
static bool find_lattice(const struct component *areas, unsigned count, double scale,
                         struct tiles *tiles)
{
    struct lattice lattice;
    bool seen[AREAS] = {false};
    for (unsigned first = 0; first + MIN_TILES <= count; first++) {
        if (seen[first])
            continue;
        spread(areas, count, first, seen, &lattice);
        if (lattice.count >= MIN_TILES)
            return lattice.right - lattice.left + 1 == SIDE &&
                   lattice.bottom - lattice.top + 1 == SIDE && fit(&lattice, scale, tiles);
    }
    return false;
}

enum tiles_result tiles_find(struct detect_space *space, const struct pyramid *pyramid,
                             enum tiles_digits digits, float contrast, struct tiles *tiles)
{
    struct component areas[AREAS];
    const struct plane *gray = &pyramid->detect;
    if (!(space->sides >> SIDE & 1) || gray->width < WINDOW || gray->height < WINDOW)
        return TILES_NONE;
    mark_tiles(space, gray, digits, contrast);
    unsigned count = components_find(&space->contours, &space->masks.mask, MIN_SIDE,
                                     MIN_SIDE * MIN_SIDE, areas, AREAS);
    count = count ? choose_alike(areas, count) : 0;
    if (find_lattice(areas, count, pyramid->detect_scale, tiles))
        return TILES_FOUND;
    return count < FEW_TILES ? TILES_NONE : TILES_TORN;
}

bool tiles_find_boxes(struct detect_space *space, const struct pyramid *pyramid, struct grid *grid)
{
    const struct grid_fitter fitter = {pyramid, &space->work};
    if (!(space->sides >> BOARD_SIZE_CLASSIC & 1))
        return false;
    for (unsigned i = 0; i < space->outlines; i++)
        if (fit_boxes(&fitter, &space->outline[i].quad, grid))
            return true;
    return false;
}
