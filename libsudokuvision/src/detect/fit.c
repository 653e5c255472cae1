#include "detect/fit.h"

#include <math.h>

#include "detect/lines/profiles.h"
#include "detect/mesh/mesh.h"

/* Maximum aspect ratio, except for classic grids: a view from 54 degrees. */
#define MAX_ASPECT 1.7
/* If lines are partly missing, the rest are exactly in place. A classic grid may be there if this
 * share is seen exactly, including a part of each line; a lattice shifted by a row misses a whole
 * line. */
#define EXACT_SCORE     0.75F
#define MAX_LINE_MISFIT 0.67F
/* Maximum mean misfit of the lines inside a border that is not seen. A lattice shifted by a row
 * misses a ninth of each line that crosses its border, 0.06 of all. */
#define MAX_INNER_MISFIT 0.02F
/* Minimum distance of lines on bent paper, in cells: it leans by 75 degrees. */
#define MIN_SPACING 0.25F
/* Minimum bend, in cells: the lines of flatter paper are within reach of a plane. */
#define MIN_BEND LINES_NEAR_REACH
/* Maximum misfit of a bent lattice on bent paper, from videos: lines that bend with the paper fit
 * five times as well as a flat one. */
#define MAX_BENT_MISFIT 0.05F

/* Minimum scores of lattices that find their lines in the end: classic ones alone in their outline;
 * boxes, whose border the edge of a screenshot may hide; others (at least .74 in 350 runs of
 * test_sides 60, with lines followed to nearby ones); and parts of joined grids (at least .68),
 * where many false ones are tried. */
static const struct grid_min_scores min_scores_classic = {0, 0.2F, true},
                                    min_scores_boxes = {0.45F, 0.2F, true},
                                    min_scores_others = {0.45F, 0.65F, false},
                                    min_scores_parts = {0, 0.6F, false};
/* Within the border of a picture, which is always seen: cropped grids in photos score at least .93
 * at their first position; in scenes without a grid the mean is .71 for four rows and lower for
 * more. */
static const struct grid_min_scores min_scores_cropped = {0.75F, 0.75F, false};

enum { BOXES = 3 }; /* boxes per row of a classic grid, and cells per row of a box */

/* True if QUAD, with sides uncertain by a share of SLACK, may be a square seen from an angle; other
 * tables often are not. */
static bool may_be_square(const struct svision_quad *quad, double slack)
{
    const struct svision_point *at = quad->corner;
    double across =
        hypot(at[1].x - at[0].x, at[1].y - at[0].y) + hypot(at[2].x - at[3].x, at[2].y - at[3].y);
    double down =
        hypot(at[3].x - at[0].x, at[3].y - at[0].y) + hypot(at[2].x - at[1].x, at[2].y - at[1].y);
    return (1 - slack) * fmax(across, down) <= (1 + slack) * MAX_ASPECT * fmin(across, down);
}

/* True if adjacent lines of GRID are apart. A line that was followed onto the next one looks as
 * good as that one. */
static bool is_unfolded(struct grid *grid)
{
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned line = 1; line <= grid->side; line++)
            for (unsigned place = 0; place <= grid->side; place++)
                if (1 + *lines_node(&grid->shift, direction, line, place) -
                        *lines_node(&grid->shift, direction, line - 1, place) <
                    MIN_SPACING)
                    return false;
    return true;
}

static bool is_border(const struct grid *grid, unsigned line)
{
    return line == 0 || line == grid->side;
}

/* The mean misfit of the lines between cells. */
static float inner_misfit(const struct grid *grid)
{
    float sum = 0;
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned line = 1; line < grid->side; line++)
            sum += lines_misfit_one(&grid->lines, direction, line);
    return sum / (float)(2 * (grid->side - 1));
}

/* True if the lines of GRID, which is finished, are exactly where they are seen, even if some are
 * missing: pieces of any, or the whole border, if it is no line but a wide frame or nothing. */
static bool is_exact(const struct grid *grid)
{
    const float unseen = 1 - grid->score;
    if (grid->score < EXACT_SCORE || grid->misfit - unseen > LINES_EXACT_MISFIT)
        return false;
    const bool whole = inner_misfit(grid) <= MAX_INNER_MISFIT;
    for (unsigned direction = 0; direction < 2; direction++)
        for (unsigned line = 0; line <= grid->side; line++)
            if (lines_misfit_one(&grid->lines, direction, line) > MAX_LINE_MISFIT &&
                !(whole && is_border(grid, line)))
                return false;
    return true;
}

/* True if the lines of GRID, which is finished, are where they are seen. Some may be LOST. */
static bool is_sound(struct grid *grid, bool lost)
{
    bool clear = grid->score >= GRID_MIN_SCORE && grid->misfit <= MESH_MAX_MISFIT;
    return (clear || (lost && is_exact(grid))) && grid->cell >= GRID_MIN_CELL && is_unfolded(grid);
}

/* Fits pale lines of GRID, which marks beside them led astray: true if they are exactly in place.
 */
static bool fit_flat(const struct grid_fitter *fitter, struct grid *grid)
{
    grid_finish_flat(fitter, grid);
    return is_exact(grid) && grid->cell >= GRID_MIN_CELL;
}

/* Fits GRID with SIDE rows. */
static bool fit_side(const struct grid_fitter *fitter, const struct svision_quad *quad,
                     unsigned side, const struct grid_min_scores *min_scores, struct grid *grid)
{
    if (side != BOARD_SIZE_CLASSIC && !may_be_square(quad, 1.0 / side))
        return false;
    if (!grid_fit(fitter, quad, side, min_scores, grid))
        return false;
    grid_finish(fitter, grid);
    if (!is_sound(grid, min_scores->lost) && !(min_scores->lost && fit_flat(fitter, grid)))
        return false;
    return side == BOARD_SIZE_CLASSIC ||
           (may_be_square(&grid->corners, 0) && grid_is_whole(fitter, grid));
}

bool fit_boxes(const struct grid_fitter *fitter, const struct svision_quad *quad, struct grid *grid)
{
    if (!grid_fit(fitter, quad, BOXES, &min_scores_boxes, grid))
        return false;
    grid_finish(fitter, grid);
    if (!is_sound(grid, min_scores_boxes.lost) || !may_be_square(&grid->corners, 0))
        return false;
    grid_divide(fitter, BOXES, grid);
    return grid->cell >= GRID_MIN_CELL;
}

/* Fits GRID with one of SIDES, with separate minimum scores for classic grids and others. */
static bool fit_sides(const struct grid_fitter *fitter, const struct svision_quad *quad,
                      uint32_t sides, const struct grid_min_scores *classic,
                      const struct grid_min_scores *others, struct grid *grid)
{
    for (unsigned i = 0; i < BOARD_SIZES; i++) {
        unsigned side = board_sizes[i].side;
        bool again = i > 0 && side == board_sizes[i - 1].side;
        if (!again && (sides >> side & 1) != 0 &&
            fit_side(fitter, quad, side, side == BOARD_SIZE_CLASSIC ? classic : others, grid))
            return true;
    }
    return false;
}

bool fit_quad(const struct grid_fitter *fitter, const struct svision_quad *quad, uint32_t sides,
              struct grid *grid)
{
    return fit_sides(fitter, quad, sides, &min_scores_classic, &min_scores_others, grid);
}

bool fit_cropped(const struct grid_fitter *fitter, const struct svision_quad *quad, uint32_t sides,
                 struct grid *grid)
{
    return fit_sides(fitter, quad, sides, &min_scores_cropped, &min_scores_cropped, grid);
}

bool fit_part(const struct grid_fitter *fitter, const struct svision_quad *quad, struct grid *grid)
{
    return fit_side(fitter, quad, BOARD_SIZE_CLASSIC, &min_scores_parts, grid);
}

bool fit_is_clearly_better(const struct grid *bent, const struct grid *flat)
{
    return bent->misfit <= LINES_BETTER * flat->misfit;
}

bool fit_bent(const struct grid_fitter *fitter, const struct fit_place *place, bool found,
              struct grid *grid)
{
    struct grid *bent = &fitter->work->bent;
    float most = lines_farthest(&place->shift, place->side);
    if (!(most >= MIN_BEND && most <= PROFILES_MAX_MOVE) || (found && grid->side != place->side) ||
        !grid_fit_bent(fitter, &place->quad, place->side, &place->shift, MAX_BENT_MISFIT, bent) ||
        !is_sound(bent, false) || bent->misfit > MAX_BENT_MISFIT ||
        (found && !fit_is_clearly_better(bent, grid)))
        return false;
    *grid = *bent;
    return true;
}

void fit_place_of_crossings(const struct pyramid *pyramid, const struct svision_point *crossings,
                            const struct board_size *size, struct fit_place *place)
{
    const double far = size->side;
    const struct svision_point lattice[4] = {{0, 0}, {far, 0}, {far, far}, {0, far}};
    const unsigned row = size->side + 1;
    struct svision_homography inverse;
    *place = (struct fit_place){.side = size->side};
    for (unsigned i = 0; i < 4; i++)
        place->quad.corner[i] =
            pyramid_from_picture(pyramid, crossings[board_size_corner(size, i)], 0);
    if (svision_homography_fit(place->quad.corner, lattice, NULL, 4, &inverse))
        return;
    for (unsigned i = 0; i < row * row; i++) {
        struct svision_point at =
            svision_homography_apply(&inverse, pyramid_from_picture(pyramid, crossings[i], 0));
        unsigned x = i % row, y = i / row;
        place->shift.node[LINES_DOWN][y][x] = (float)(at.x - x);
        place->shift.node[LINES_ACROSS][y][x] = (float)(at.y - y);
    }
}

void fit_place_straight(const struct grid *grid, struct fit_place *place)
{
    *place = (struct fit_place){.quad = grid->corners, .side = grid->side};
}
