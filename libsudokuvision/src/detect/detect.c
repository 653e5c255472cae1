#include "detect/detect.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "detect/outline.h"
#include "maths/best.h"
#include "maths/pixel.h"

#define MIN_AREA      0.02 /* of a grid, relative to the picture */
#define MIN_SHAPE     0.3  /* shortest side relative to the longest */
#define NEIGHBOR_SIDE 0.5  /* of a further grid, relative to the largest */
/* Few grids fit worse; lines followed astray do. */
#define DOUBTFUL_MISFIT 0.1F
/* Maximum distance between corners of equal outlines, relative to the side. */
#define SAME_CORNER 0.005

bool detect_open(struct detect_space *space, const struct sudoku_allocator *allocator,
                 uint32_t sides, unsigned width, unsigned height)
{
    unsigned limit = PYRAMID_DETECT_SIDE;
    width = width < limit ? width : limit;
    height = height < limit ? height : limit;
    memset(space, 0, sizeof *space);
    space->sides = sides;
    if (components_open(&space->contours, allocator, width, height) &&
        masks_open(&space->masks, allocator, width, height))
        return true;
    detect_close(space, allocator);
    return false;
}

void detect_close(struct detect_space *space, const struct sudoku_allocator *allocator)
{
    components_close(&space->contours, allocator);
    masks_close(&space->masks, allocator);
    memset(space, 0, sizeof *space);
}

void detect_reset(struct detect_space *space)
{
    space->looked = space->outlines = 0;
    space->has_bent = false;
    masks_reset(&space->masks);
}

static bool has_sound_shape(const struct svision_quad *quad, double picture_area)
{
    double shortest = INFINITY, longest = 0;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point a = quad->corner[i], b = quad->corner[(i + 1) % 4];
        double length = hypot(a.x - b.x, a.y - b.y);
        shortest = fmin(shortest, length);
        longest = fmax(longest, length);
    }
    return svision_quad_area(quad) >= MIN_AREA * picture_area && shortest >= MIN_SHAPE * longest;
}

/* True if POINT is well inside GRID. */
static bool lies_inside(struct svision_point point, const struct grid *grid)
{
    struct svision_homography inverse;
    if (svision_homography_invert(&grid->map, &inverse))
        return true;
    point = svision_homography_apply(&inverse, point);
    double near = grid->side / 9.0, far = grid->side - near;
    return point.x > near && point.x < far && point.y > near && point.y < far;
}

static struct svision_point middle(const struct grid *grid)
{
    return grid_point(grid, grid->side / 2.0, grid->side / 2.0);
}

/* True if the center of one grid is well inside the other. */
static bool overlap(const struct grid *a, const struct grid *b)
{
    return lies_inside(middle(a), b) || lies_inside(middle(b), a);
}

static double area(const struct grid *grid)
{
    return svision_quad_area(&grid->corners);
}

/* True if A is preferred to B, which it overlaps. */
static bool is_better(const struct grid *a, const struct grid *b)
{
    return a->side == b->side ? a->misfit < b->misfit : area(a) > area(b);
}

/* Adds GRID unless it overlaps a better one, and removes worse ones that it overlaps. */
static unsigned keep(struct grid *grids, unsigned count, const struct grid *grid)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++)
        if (overlap(grid, &grids[i]) && !is_better(grid, &grids[i]))
            return count;
    for (unsigned i = 0; i < count; i++)
        if (!overlap(grid, &grids[i]))
            grids[kept++] = grids[i];
    unsigned place = kept;
    while (place > 0 && area(&grids[place - 1]) < area(grid))
        place--;
    return best_insert(grids, kept, DETECT_GRIDS, sizeof *grids, place, grid);
}

/* Converts corners from a picture with SCALE pixels of level 0 per pixel to level 0. */
static void to_level_0(struct svision_quad *quad, double scale)
{
    for (unsigned i = 0; i < 4; i++)
        quad->corner[i] = pixel_enlarge(quad->corner[i], scale);
}

bool detect_fit_at(struct detect_space *space, const struct pyramid *pyramid, uint32_t sides,
                   const struct fit_place *place, struct grid *grid)
{
    const struct grid_fitter fitter = {pyramid, &space->work};
    struct grid *candidate = &space->candidate;
    bool found = fit_quad(&fitter, &place->quad, sides, candidate);
    if (sides >> place->side & 1 && (!found || candidate->misfit > LINES_EXACT_MISFIT))
        found = fit_bent(&fitter, place, found, candidate) || found;
    if (found)
        *grid = *candidate;
    return found;
}

/* Encloses AREA, whose contour is known, in a quadrilateral. */
static void enclose(struct detect_space *space, const struct mask *mask, double scale,
                    struct detect_area *area)
{
    struct svision_point *points = space->contours.points;
    unsigned corners = components_hull(&space->contours, &area->contour);
    area->may_bend = outline_corners(points, corners, &area->inside);
    area->is_quad = !svision_quad_enclose(points, corners, points, &area->quad) &&
                    has_sound_shape(&area->quad, (double)mask->width * mask->height);
    to_level_0(&area->quad, scale);
    to_level_0(&area->inside, scale);
}

static bool are_alike(const struct svision_quad *a, const struct svision_quad *b)
{
    double far = SAME_CORNER * SAME_CORNER * svision_quad_area(a);
    for (unsigned i = 0; i < 4; i++) {
        double x = a->corner[i].x - b->corner[i].x, y = a->corner[i].y - b->corner[i].y;
        if (x * x + y * y > far)
            return false;
    }
    return true;
}

/* Returns the index of the outline equal to QUAD, adding it if it is new. */
static unsigned outline_of(struct detect_space *space, const struct svision_quad *quad)
{
    for (unsigned i = 0; i < space->outlines; i++)
        if (are_alike(quad, &space->outline[i].quad))
            return i;
    space->outline[space->outlines] = (struct detect_outline){.quad = *quad};
    return space->outlines++;
}

/* Finds the dark areas in the mask of METHOD. */
static void find_areas(struct detect_space *space, const struct pyramid *pyramid, unsigned method,
                       struct detect_areas *areas)
{
    struct component contours[DETECT_AREAS];
    const struct mask *mask = masks_make(&space->masks, &pyramid->detect, method);
    double min_area = (double)mask->width * mask->height * MIN_AREA;
    areas->scale = pyramid->detect_scale * (float)masks_reduction(method);
    areas->count =
        components_find(&space->contours, mask, 1, (unsigned)min_area + 1, contours, DETECT_AREAS);
    for (unsigned i = 0; i < areas->count; i++) {
        areas->area[i].contour = contours[i];
        enclose(space, mask, areas->scale, &areas->area[i]);
        if (areas->area[i].is_quad)
            areas->area[i].outline = outline_of(space, &areas->area[i].quad);
    }
}

static bool is_unmistakable(const struct grid *grid)
{
    return grid->score >= GRID_GOOD_SCORE && grid->misfit <= LINES_EXACT_MISFIT;
}

/* Fits a classic grid that bends like the outline of AREA and like the lines in it. If it is better
 * than the candidate that was FOUND, it replaces it; without a candidate, it is kept in case that
 * no method finds one. */
static void try_outline(struct detect_space *space, const struct pyramid *pyramid, double scale,
                        const struct detect_area *area, bool found)
{
    const struct grid_fitter fitter = {pyramid, &space->work};
    struct grid *bent = &space->candidate;
    space->place.quad = area->inside;
    space->place.side = BOARD_SIZE_CLASSIC;
    if (!area->may_bend || (found && bent->misfit <= LINES_EXACT_MISFIT) ||
        !outline_fit_sides(&space->contours, &area->contour, scale, &space->place))
        return;
    if (space->has_rolled)
        spacing_find(pyramid, &space->spacing, &space->place);
    if (!fit_bent(&fitter, &space->place, found, bent) || found)
        return;
    if (!space->has_bent || bent->misfit < space->bent.misfit)
        space->bent = *bent;
    space->has_bent = true;
}

/* Fits a grid with one of SIDES to AREA, in a picture of SCALE. */
static enum detect_result try_area(struct detect_space *space, const struct pyramid *pyramid,
                                   uint32_t sides, double scale, const struct detect_area *area)
{
    if (!area->is_quad)
        return DETECT_NO_QUAD;
    uint32_t *refused = &space->outline[area->outline].refused;
    if ((*refused & sides) == sides)
        return DETECT_NO_LINES;
    const struct grid_fitter fitter = {pyramid, &space->work};
    bool found = fit_quad(&fitter, &area->quad, sides, &space->candidate);
    if (sides >> BOARD_SIZE_CLASSIC & 1)
        try_outline(space, pyramid, scale, area, found);
    if (found)
        return DETECT_FOUND;
    *refused |= sides;
    return DETECT_NO_LINES;
}

/* The center of CONTOUR, in level 0. */
static struct svision_point middle_of(const struct component *contour, double scale)
{
    return (struct svision_point){(contour->left + contour->right) / 2.0 * scale,
                                  (contour->top + contour->bottom) / 2.0 * scale};
}

/* True if CONTOUR is around the center of a grid with an unmistakable fit, or well inside one. */
static bool is_certain(const struct component *contour, double scale, const struct grid *grids,
                       unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (is_unmistakable(&grids[i]) && lies_inside(middle_of(contour, scale), &grids[i]))
            return true;
    return false;
}

/* True if CONTOUR is as large as a neighbor of the grids found and inside none of them. */
static bool may_be_missed(const struct component *contour, double scale, const struct grid *grids,
                          unsigned count)
{
    double width = (contour->right - contour->left + 1) * scale;
    double height = (contour->bottom - contour->top + 1) * scale;
    double longer = fmax(width, height), shorter = fmin(width, height);
    if (count == 0 || shorter < NEIGHBOR_SIDE * grids[0].side * grids[0].cell ||
        longer > 3 * shorter)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (lies_inside(middle_of(contour, scale), &grids[i]))
            return false;
    return true;
}

/* True if a classic grid fits so badly that it may be the wrong one. */
static bool is_doubtful(const struct grid *grids, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (grids[i].side == BOARD_SIZE_CLASSIC && grids[i].misfit > DOUBTFUL_MISFIT)
            return true;
    return false;
}

/* Looks for grids of SIDES in AREAS and adds them to GRIDS. Sets *MISSED if something else may be a
 * grid. */
static enum detect_result try_areas(struct detect_space *space, const struct pyramid *pyramid,
                                    uint32_t sides, struct detect_areas *areas, struct grid *grids,
                                    unsigned *count, bool *missed)
{
    enum detect_result best = DETECT_NOTHING_DARK;
    for (unsigned i = 0; i < areas->count; i++) {
        if (is_certain(&areas->area[i].contour, areas->scale, grids, *count))
            continue;
        enum detect_result result = try_area(space, pyramid, sides, areas->scale, &areas->area[i]);
        if (result == DETECT_FOUND)
            *count = keep(grids, *count, &space->candidate);
        best = result > best ? result : best;
    }
    *missed = is_doubtful(grids, *count);
    for (unsigned i = 0; i < areas->count; i++)
        *missed = *missed || may_be_missed(&areas->area[i].contour, areas->scale, grids, *count);
    return best;
}

/* Returns the areas of method I, computed at the first request. */
static struct detect_areas *areas_of(struct detect_space *space, const struct pyramid *pyramid,
                                     unsigned i)
{
    if (!(space->looked >> i & 1))
        find_areas(space, pyramid, i, &space->areas[i]);
    space->looked |= UINT32_C(1) << i;
    return &space->areas[i];
}

/* True if no further method is needed: grids were found and nothing MISSED, or the only one bends
 * and is unmistakable. */
static bool is_done(const struct detect_space *space, unsigned count, bool missed)
{
    return count ? !missed : space->has_bent && is_unmistakable(&space->bent);
}

/* Once there is a grid, only the usual methods look for further ones. */
static enum detect_result find_sides(struct detect_space *space, const struct pyramid *pyramid,
                                     uint32_t chosen, uint32_t sides, struct grid *grids,
                                     unsigned *count)
{
    enum detect_result best = DETECT_NOTHING_DARK;
    bool missed = false;
    *count = 0;
    for (unsigned i = 0; i < DETECT_METHODS; i++) {
        if (is_done(space, *count, missed))
            break;
        if (!((*count ? chosen & DETECT_USUAL : chosen) >> i & 1))
            continue;
        struct detect_areas *areas = areas_of(space, pyramid, i);
        enum detect_result result = try_areas(space, pyramid, sides, areas, grids, count, &missed);
        best = result > best ? result : best;
    }
    return best;
}

/* True if BENT is the only grid, or fits clearly better than the grid of its side that it
 * overlaps. */
static bool bends_better(const struct grid *bent, const struct grid *grids, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (overlap(bent, &grids[i]))
            return grids[i].side == bent->side && fit_is_clearly_better(bent, &grids[i]);
    return count == 0;
}

enum detect_result detect_separately(struct detect_space *space, const struct pyramid *pyramid,
                                     uint32_t classic, uint32_t others, struct grid *grids,
                                     unsigned *count)
{
    const uint32_t nine = space->sides & UINT32_C(1) << BOARD_SIZE_CLASSIC;
    const uint32_t sides = space->sides & ~nine;
    enum detect_result result = DETECT_NO_LINES;
    *count = 0;
    detect_reset(space);
    space->has_rolled = classic & DETECT_ROLLED;
    if (nine)
        result = find_sides(space, pyramid, classic, nine, grids, count);
    if (sides && result != DETECT_FOUND && result != DETECT_NOTHING_DARK)
        result = find_sides(space, pyramid, others, sides, grids, count);
    if (space->has_bent && bends_better(&space->bent, grids, *count)) {
        *count = keep(grids, *count, &space->bent);
        result = DETECT_FOUND;
    }
    return result;
}

enum detect_result detect_grids(struct detect_space *space, const struct pyramid *pyramid,
                                uint32_t chosen, struct grid *grids, unsigned *count)
{
    return detect_separately(space, pyramid, chosen, chosen, grids, count);
}
