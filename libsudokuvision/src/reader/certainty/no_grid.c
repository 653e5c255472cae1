#include "reader/certainty/no_grid.h"

#include <stddef.h>

#include "image/sharpness.h"

#define MIN_SHARE 0.4 /* of the dark area's bounding box, filled by its cells and their lines */
#define ALIKE     1.6 /* largest ratio of two cells' sides */

enum {
    AREAS = 12,     /* maximum number of dark areas examined, largest first */
    HOLES = 160,    /* maximum number of light areas */
    MIN_SIDE = 24,  /* of a dark area, in pixels */
    MIN_HOLE = 4,   /* side of a cell, in pixels */
    MIN_CELLS = 14, /* number of cells of a grid */
    MIN_GRID = 90,  /* side of a large enough grid, in pixels */
    LINE = 3,       /* minimum distance of cells in the dilated mask, in pixels */
    RIM = 2,        /* maximum distance from an edge that cuts an area off, in pixels */
    MIN_PICTURE = 63,
};

static unsigned width_of(const struct component *area)
{
    return area->right - area->left + 1U;
}

static unsigned height_of(const struct component *area)
{
    return area->bottom - area->top + 1U;
}

static bool lies_in(const struct component *hole, const struct component *area)
{
    return hole->left >= area->left && hole->right <= area->right && hole->top >= area->top &&
           hole->bottom <= area->bottom && 2 * width_of(hole) < width_of(area);
}

static double box_of(const struct component *area)
{
    return (double)width_of(area) * height_of(area);
}

static bool are_alike(unsigned side, unsigned other)
{
    return side < ALIKE * other && other < ALIKE * side;
}

/* Returns the hole in AREA that is the median by area, which has the size of a cell if there are
 * cells; NULL without holes. */
static const struct component *typical_hole(const struct component *area,
                                            const struct component *holes, unsigned count)
{
    double all = 0, half = 0;
    for (unsigned i = 0; i < count; i++)
        all += lies_in(&holes[i], area) ? box_of(&holes[i]) : 0;
    for (unsigned i = 0; i < count; i++) {
        half += lies_in(&holes[i], area) ? box_of(&holes[i]) : 0;
        if (half > 0 && 2 * half >= all)
            return &holes[i];
    }
    return NULL;
}

/* True if holes of one size fill AREA. HOLES are ordered by size. */
static bool is_like_grid(const struct component *area, const struct component *holes,
                         unsigned count)
{
    const struct component *typical = typical_hole(area, holes, count);
    unsigned cells = 0;
    double filled = 0;
    for (unsigned i = 0; i < count && typical; i++) {
        if (!lies_in(&holes[i], area) || !are_alike(width_of(&holes[i]), width_of(typical)) ||
            !are_alike(height_of(&holes[i]), height_of(typical)))
            continue;
        cells++;
        filled += (width_of(&holes[i]) + LINE) * (height_of(&holes[i]) + LINE);
    }
    return cells >= MIN_CELLS && filled > MIN_SHARE * box_of(area);
}

static unsigned edges_of(const struct component *area, const struct plane *picture)
{
    unsigned edges = 0;
    if (area->left < RIM)
        edges |= SVISION_EDGE_LEFT;
    if (area->top < RIM)
        edges |= SVISION_EDGE_TOP;
    if (area->right + RIM >= (int)picture->width)
        edges |= SVISION_EDGE_RIGHT;
    if (area->bottom + RIM >= (int)picture->height)
        edges |= SVISION_EDGE_BOTTOM;
    return edges;
}

/* Finds the largest dark area in PICTURE that looks like a grid; false if there is none. */
static bool find_refused(struct detect_space *space, const struct plane *picture,
                         struct component *refused)
{
    struct component areas[AREAS], holes[HOLES];
    struct mask *mask = &space->masks.mask;
    mask_copy(masks_make(&space->masks, picture, 0), mask);
    unsigned count =
        components_find(&space->contours, mask, MIN_SIDE, MIN_SIDE * MIN_SIDE, areas, AREAS);
    /* Dilation closes lines that are broken or so thin that cells touch across them. */
    mask_grow(mask);
    mask_invert(mask);
    unsigned hole_count = components_find(&space->contours, mask, MIN_HOLE, 1, holes, HOLES);
    for (unsigned i = 0; i < count; i++) {
        if (!is_like_grid(&areas[i], holes, hole_count))
            continue;
        *refused = areas[i];
        return true;
    }
    return false;
}

void no_grid_explain(struct detect_space *space, const struct pyramid *pyramid,
                     enum detect_result result, struct svision_diagnosis *diagnosis)
{
    static const enum svision_reason reasons[] = {
        [DETECT_NOTHING_DARK] = SVISION_REASON_NO_OUTLINE,
        [DETECT_NO_QUAD] = SVISION_REASON_NO_QUADRILATERAL,
        [DETECT_NO_LINES] = SVISION_REASON_NO_LINES,
    };
    const struct plane *picture = &pyramid->detect;
    struct component refused;
    diagnosis_clear(diagnosis, 0);
    diagnosis->reason = reasons[result];
    if (pyramid->level[0].width < MIN_PICTURE || pyramid->level[0].height < MIN_PICTURE) {
        diagnosis->reason = SVISION_REASON_TOO_SMALL;
    } else if (find_refused(space, picture, &refused)) {
        diagnosis->edges = edges_of(&refused, picture);
        if (diagnosis->edges)
            diagnosis->reason = SVISION_REASON_CUT_OFF;
        else if (width_of(&refused) < MIN_GRID || height_of(&refused) < MIN_GRID)
            diagnosis->reason = SVISION_REASON_TOO_SMALL;
    } else if (sharpness_is_picture_blurred(picture, space->masks.half)) {
        diagnosis->reason = SVISION_REASON_BLURRED;
    }
}
