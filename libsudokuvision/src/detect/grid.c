#include "detect/grid.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "detect/mesh/map_fit.h"
#include "detect/mesh/mesh.h"
#include "image/warp.h"
#include "maths/stat.h"

/* Search distance around lines whose ends are known, in cells: the lines of some screens are found
 * only beyond LINES_FAR_REACH. */
#define ENDS_REACH 0.32F
/* Number of fits of a flat grid to its lines: digits and candidates do not extend as close to a
 * line as LINES_OFF. */
enum { FLAT_FITS = 2 };
/* Minimum score of bent lines before a fit, which lines found by chance have on average: true ones
 * score at least 0.4. */
#define BENT_START (LINES_OFF / LINES_FAR_REACH)
/* Maximum pixels per cell of the level used for rectification. */
#define VIEW_CELL 40.0F
/* Minimum score of a fit after a search with a wider reach: more than lines found by chance have on
 * average. */
#define SCORE_TO_KEEP (LINES_OFF / LINES_NEAR_REACH)
/* Minimum shares of lines seen at a quick check; and the score at the first corners above which the
 * check is skipped. */
static const struct grid_shares few_lines = {0.25F, 0.7F};
#define CLEAR_START 0.6F
/* Ratio by which the misfit of bent lines may improve in a second round; it is 1.8 in pages and
 * photos. */
#define MAX_GAIN 3

/* Length of a cell's side, as its share of the border, where MAP puts the lattice of SIDE rows. */
static float cell_length(const struct svision_homography *map, unsigned side)
{
    double length = 0, far = side;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point a = {i == 1 || i == 2 ? far : 0, i >= 2 ? far : 0};
        struct svision_point b = {i == 0 || i == 1 ? far : 0, i == 1 || i == 2 ? far : 0};
        a = svision_homography_apply(map, a);
        b = svision_homography_apply(map, b);
        length += hypot(a.x - b.x, a.y - b.y);
    }
    return (float)(length / (4 * far));
}

/* Views GRID in the level of PYRAMID that suits its size. */
static struct lines_view view_of(const struct pyramid *pyramid, const struct grid *grid)
{
    unsigned level = pyramid_level_for(pyramid, grid->cell, VIEW_CELL);
    return (struct lines_view){&pyramid->level[level], pyramid_map_to(&grid->map, level),
                               grid->is_bent};
}

unsigned grid_view(const struct pyramid *pyramid, const struct grid *grid, uint8_t *view)
{
    double step = 1.0 / LINES_CELL, start = 0.5 * step - 1;
    struct svision_homography lattice = {{step, 0, start, 0, step, start, 0, 0, 1}}, map;
    struct lines_view from = view_of(pyramid, grid);
    unsigned side = (grid->side + 2) * LINES_CELL;
    svision_homography_compose(&lattice, &from.map, &map);
    warp_plane(from.plane, &map, side, side, view);
    return side;
}

/* Scores GRID, which replaces BEST if it is at least as good. */
static void compare(struct grid *grid, struct grid *best)
{
    grid->score = lines_score(&grid->lines);
    grid->misfit = lines_misfit(&grid->lines);
    if (grid->score > best->score || (grid->score == best->score && grid->misfit < best->misfit))
        *best = *grid;
}

/* Measures the lines of GRID at its map, and compares it with BEST. */
static void assess(const struct grid_fitter *fitter, struct grid *grid, struct grid *best)
{
    grid->cell = cell_length(&grid->map, grid->side);
    struct lines_view view = view_of(fitter->pyramid, grid);
    lines_measure(&view, grid->side, NULL, LINES_NEAR_REACH, &grid->lines);
    compare(grid, best);
}

/* Refits COUNT times from the current map of GRID, with the search distances REACHES. */
static void refine(const struct grid_fitter *fitter, struct grid *grid, const float *reaches,
                   unsigned count, struct grid *best)
{
    for (unsigned i = 0; i < count; i++) {
        if (grid->score >= GRID_GOOD_SCORE && grid->misfit <= LINES_EXACT_MISFIT)
            return;
        struct lines_view view = view_of(fitter->pyramid, grid);
        if (reaches[i] != LINES_NEAR_REACH)
            lines_measure(&view, grid->side, NULL, reaches[i], &grid->lines);
        if (!map_fit_lines(&fitter->work->mesh.weights, &grid->lines, &grid->map))
            return;
        assess(fitter, grid, best);
    }
}

/* True if the dark places at the expected lines of GRID may be lines, by a quick check of a few
 * segments: digits, patterns and noise are dark too, but not at consecutive places. */
static bool has_lines(const struct grid_fitter *fitter, const struct grid *grid,
                      const struct grid_shares *min_shares)
{
    struct lines_view view = view_of(fitter->pyramid, grid);
    float across = lines_quick_share(&view, grid->side, LINES_ACROSS);
    if (across < min_shares->one_way)
        return false;
    float down = lines_quick_share(&view, grid->side, LINES_DOWN);
    return fminf(across, down) >= min_shares->one_way && across + down >= min_shares->both;
}

/* True if GRID, before any fit, has lines and scores at least MIN_SCORE. Horizontal lines are
 * measured first, and vertical ones only if needed. A classic grid gets the quick check only if its
 * score is low; for others, many more false positions are tried. */
static bool start(const struct grid_fitter *fitter, struct grid *grid, float min_score,
                  struct grid *best)
{
    const bool classic = grid->side == BOARD_SIZE_CLASSIC;
    struct lines_view view = view_of(fitter->pyramid, grid);
    if (!classic && !has_lines(fitter, grid, &few_lines))
        return false;
    grid->lines.side = grid->side;
    lines_measure_direction(&view, NULL, LINES_NEAR_REACH, LINES_ACROSS, &grid->lines);
    float most = lines_max_score(&grid->lines);
    if (most < min_score ||
        (classic && most < CLEAR_START &&
         lines_quick_share(&view, grid->side, LINES_ACROSS) < few_lines.one_way))
        return false;
    lines_measure_direction(&view, NULL, LINES_NEAR_REACH, LINES_DOWN, &grid->lines);
    compare(grid, best);
    return best->score >= min_score &&
           (!classic || best->score >= CLEAR_START || has_lines(fitter, grid, &few_lines));
}

/* Places the lattice of GRID, with SIDE rows, in QUAD. */
static bool lay_out(const struct svision_quad *quad, unsigned side, struct grid *grid)
{
    const double far = side;
    grid->side = side;
    const struct svision_point lattice[4] = {{0, 0}, {far, 0}, {far, far}, {0, far}};
    if (svision_homography_fit(lattice, quad->corner, NULL, 4, &grid->map))
        return false;
    grid->cell = cell_length(&grid->map, grid->side);
    return grid->cell >= GRID_MIN_CELL;
}

bool grid_has_lines(const struct grid_fitter *fitter, const struct svision_quad *quad,
                    unsigned side, const struct grid_shares *min_shares)
{
    struct grid *grid = &fitter->work->next;
    grid->is_bent = false;
    return lay_out(quad, side, grid) && has_lines(fitter, grid, min_shares);
}

bool grid_fit(const struct grid_fitter *fitter, const struct svision_quad *quad, unsigned side,
              const struct grid_min_scores *min_scores, struct grid *grid)
{
    static const float narrow[] = {LINES_NEAR_REACH, LINES_NEAR_REACH},
                       wide[] = {0.45F, ENDS_REACH, LINES_NEAR_REACH};
    struct grid *next = &fitter->work->next; /* only the fields that the fit needs are set */
    next->is_bent = false;
    grid->score = -1;
    if (!lay_out(quad, side, next))
        return false;
    const struct svision_homography first = next->map;
    if (!start(fitter, next, min_scores->first, grid))
        return false;
    refine(fitter, next, narrow, 2, grid);
    if (grid->score < min_scores->near)
        return false;
    if (grid->score < GRID_MIN_SCORE) {
        next->map = first;
        next->cell = cell_length(&first, side);
        refine(fitter, next, wide, 3, grid);
    }
    return grid->score >= SCORE_TO_KEEP;
}

struct svision_point grid_point(const struct grid *grid, double x, double y)
{
    double move[2];
    lines_shift_at(&grid->shift, grid->side, x, y, move);
    struct svision_point point = {x + move[LINES_DOWN], y + move[LINES_ACROSS]};
    return svision_homography_apply(&grid->map, point);
}

static double clip(double value, unsigned limit)
{
    return fmin(fmax(value, 0), limit - 1.0);
}

/* Finds the corners of the border's outer edge: half the line is outside the lattice. */
static void find_corners(const struct pyramid *pyramid, const struct lines_view *view,
                         struct grid *grid)
{
    float out[4], sorted[4];
    for (unsigned edge = 0; edge < 4; edge++)
        out[edge] = lines_border(view, &grid->shift, &grid->lines, edge);
    memcpy(sorted, out, sizeof out);
    float middle = (stat_select(sorted, 4, 1) + stat_select(sorted, 4, 2)) / 2;
    for (unsigned edge = 0; edge < 4; edge++)
        out[edge] = fminf(out[edge], 1.35F * middle);
    const double far = grid->side;
    const double left = -out[3], right = far + out[1], top = -out[0], bottom = far + out[2];
    const struct svision_point lattice[4] = {
        {left, top}, {right, top}, {right, bottom}, {left, bottom}};
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point corner = grid_point(grid, lattice[i].x, lattice[i].y);
        grid->corners.corner[i] = (struct svision_point){clip(corner.x, pyramid->level[0].width),
                                                         clip(corner.y, pyramid->level[0].height)};
    }
}

/* Scores GRID, whose lines are measured in VIEW, and finds its outer corners. */
static void rate(const struct pyramid *pyramid, const struct lines_view *view, struct grid *grid)
{
    grid->misfit = lines_misfit(&grid->lines);
    grid->score = lines_score(&grid->lines);
    find_corners(pyramid, view, grid);
}

/* Fits the mesh of GRID from its current shift, and finishes it. */
static void finish(const struct grid_fitter *fitter, const struct lines_view *view,
                   struct grid *grid)
{
    mesh_fit(&fitter->work->mesh, view, &grid->shift, &grid->lines);
    rate(fitter->pyramid, view, grid);
    for (unsigned i = 0; i < 2 && grid->side != BOARD_SIZE_CLASSIC; i++)
        lines_weigh(view, &grid->shift, &grid->lines, i, grid->weight[i]);
}

void grid_finish(const struct grid_fitter *fitter, struct grid *grid)
{
    struct lines_view view = view_of(fitter->pyramid, grid);
    memset(&grid->shift, 0, sizeof grid->shift);
    finish(fitter, &view, grid);
}

void grid_finish_flat(const struct grid_fitter *fitter, struct grid *grid)
{
    struct lines_view view = view_of(fitter->pyramid, grid);
    memset(&grid->shift, 0, sizeof grid->shift);
    lines_measure(&view, grid->side, NULL, LINES_OFF, &grid->lines);
    for (unsigned i = 0; i < FLAT_FITS; i++) {
        if (!map_fit_lines(&fitter->work->mesh.weights, &grid->lines, &grid->map))
            break;
        view = view_of(fitter->pyramid, grid);
        lines_measure(&view, grid->side, NULL, LINES_OFF, &grid->lines);
    }
    rate(fitter->pyramid, &view, grid);
}

bool grid_place(const struct grid_fitter *fitter, const struct svision_quad *quad, unsigned side,
                struct grid *grid)
{
    grid->is_bent = false;
    memset(&grid->shift, 0, sizeof grid->shift);
    if (!lay_out(quad, side, grid))
        return false;
    struct lines_view view = view_of(fitter->pyramid, grid);
    lines_measure(&view, side, NULL, LINES_OFF, &grid->lines);
    rate(fitter->pyramid, &view, grid);
    return true;
}

/* Replaces the map by the one that fits the crossings best, so that less of the bend remains in the
 * shift. */
static bool flatten(struct grid_work *work, struct grid *grid)
{
    struct svision_point *lattice = work->lattice, *at = work->at;
    struct svision_homography inverse;
    unsigned row = grid->side + 1;
    for (unsigned i = 0; i < row * row; i++) {
        unsigned x = i % row, y = i / row;
        lattice[i] = (struct svision_point){x, y};
        at[i] = grid_point(grid, x, y);
    }
    if (svision_homography_fit(lattice, at, NULL, row * row, &grid->map) ||
        svision_homography_invert(&grid->map, &inverse))
        return false;
    for (unsigned i = 0; i < row * row; i++) {
        struct svision_point back = svision_homography_apply(&inverse, at[i]);
        grid->shift.node[LINES_DOWN][i / row][i % row] = (float)(back.x - lattice[i].x);
        grid->shift.node[LINES_ACROSS][i / row][i % row] = (float)(back.y - lattice[i].y);
    }
    grid->cell = cell_length(&grid->map, grid->side);
    return true;
}

bool grid_fit_bent(const struct grid_fitter *fitter, const struct svision_quad *quad, unsigned side,
                   const struct lines_shift *shift, float worst, struct grid *grid)
{
    grid->is_bent = true;
    if (!lay_out(quad, side, grid))
        return false;
    grid->shift = *shift;
    if (!flatten(fitter->work, grid))
        return false;
    struct lines_view view = view_of(fitter->pyramid, grid);
    lines_measure(&view, side, &grid->shift, ENDS_REACH, &grid->lines);
    if (lines_score(&grid->lines) < BENT_START)
        return false;
    mesh_fit(&fitter->work->mesh, &view, &grid->shift, &grid->lines);
    if (!flatten(fitter->work, grid))
        return false;
    view = view_of(fitter->pyramid, grid);
    lines_measure(&view, side, &grid->shift, LINES_NEAR_REACH, &grid->lines);
    if (lines_misfit(&grid->lines) > MAX_GAIN * worst)
        return false;
    finish(fitter, &view, grid);
    return true;
}

void grid_weigh(const struct pyramid *pyramid, const struct grid *grid, float *weights)
{
    struct lines_view view = view_of(pyramid, grid);
    for (unsigned i = 0; i < 2; i++)
        lines_weigh_segments(&view, &grid->shift, grid->side, i,
                             weights + lines_at(grid->side, i, 0, 0));
}

/* Returns a lattice with PARTS times as many rows at the position of GRID, in the memory of FITTER,
 * with its lines measured. */
static struct grid *subdivide(const struct grid_fitter *fitter, const struct grid *grid,
                              unsigned parts)
{
    struct grid *finer = &fitter->work->finer;
    const double part = 1.0 / parts;
    const struct svision_homography smaller = {{part, 0, 0, 0, part, 0, 0, 0, 1}};
    *finer = (struct grid){.side = parts * grid->side, .cell = grid->cell / (float)parts};
    svision_homography_compose(&smaller, &grid->map, &finer->map);
    for (unsigned row = 0; row <= finer->side; row++) {
        for (unsigned column = 0; column <= finer->side; column++) {
            double move[2];
            lines_shift_at(&grid->shift, grid->side, column * part, row * part, move);
            for (unsigned i = 0; i < 2; i++)
                finer->shift.node[i][row][column] = (float)(move[i] * parts);
        }
    }
    struct lines_view view = view_of(fitter->pyramid, finer);
    lines_measure(&view, finer->side, &finer->shift, LINES_NEAR_REACH, &finer->lines);
    return finer;
}

/* True if a lattice with PARTS times as many rows is a grid at the position of GRID, which skips
 * lines then. */
static bool has_finer_lines(const struct grid_fitter *fitter, const struct grid *grid,
                            unsigned parts)
{
    return parts * grid->side <= BOARD_MAX_SIDE &&
           lines_score(&subdivide(fitter, grid, parts)->lines) >= GRID_MIN_SCORE;
}

void grid_divide(const struct grid_fitter *fitter, unsigned parts, struct grid *grid)
{
    struct grid *finer = subdivide(fitter, grid, parts);
    finer->score = grid->score;
    finer->misfit = grid->misfit;
    finer->corners = grid->corners;
    *grid = *finer;
}

bool grid_is_whole(const struct grid_fitter *fitter, const struct grid *grid)
{
    struct lines_view view = view_of(fitter->pyramid, grid);
    for (unsigned edge = 0; edge < 4; edge++)
        if (lines_continue(&view, &grid->shift, &grid->lines, edge))
            return false;
    return !has_finer_lines(fitter, grid, 2) && !has_finer_lines(fitter, grid, 3);
}
