/* A grid of cells, fitted to its lines.
 *
 * Its map takes the lattice to the picture; the shift adds the bend of the paper. */
#ifndef DETECT_GRID_H
#define DETECT_GRID_H

#include "detect/lines/lines.h"
#include "detect/mesh/mesh_work.h"
#include "image/pyramid.h"

/* Maximum size of a rectified view: the cells and a margin of one all round. */
enum { GRID_VIEW_PIXELS = (BOARD_MAX_SIDE + 2) * LINES_CELL * (BOARD_MAX_SIDE + 2) * LINES_CELL };

/* Minimum score of a grid; a hand or glare may hide some lines. */
#define GRID_MIN_SCORE 0.85F
/* Minimum score of a fit so good that another round does not improve it, with LINES_EXACT_MISFIT.
 */
#define GRID_GOOD_SCORE 0.97F
/* Minimum cell size in pixels of level 0: smaller cells have no legible digits. */
#define GRID_MIN_CELL 4.0F

struct grid {
    struct svision_homography map; /* lattice (0..side, 0..side) -> level 0 */
    struct lines_shift shift;      /* of the crossings, in addition to the map */
    struct lines lines;            /* measured there at the last search distance */
    unsigned side;                 /* number of rows */
    float score;
    float misfit;
    float cell;                          /* length of a cell's side, in pixels of level 0 */
    struct svision_quad corners;         /* outer edges of the border, in level 0 */
    float weight[2][BOARD_MAX_SIDE + 1]; /* lines_weigh(), except for classic grids */
    bool is_bent;                        /* the paper is bent */
};

/* Memory for fitting grids, too large for the stack. */
struct grid_work {
    struct grid next;  /* of a fit whose best grid is kept elsewhere */
    struct grid bent;  /* of fit_bent() */
    struct grid finer; /* with more rows */
    struct svision_point lattice[BOARD_MAX_CROSSINGS], at[BOARD_MAX_CROSSINGS];
    struct mesh_work mesh;
};

/* The picture in which grids are fitted, and memory for it. */
struct grid_fitter {
    const struct pyramid *pyramid;
    struct grid_work *work;
};

/* Shares of a lattice's lines seen at a quick check: in each direction, and the sum of both,
 * 0..2. */
struct grid_shares {
    float one_way, both;
};

/* True if at least MIN_SHARES of the lines of SIDE x SIDE cells are seen at a quick check around
 * QUAD (level 0). */
bool grid_has_lines(const struct grid_fitter *fitter, const struct svision_quad *quad,
                    unsigned side, const struct grid_shares *min_shares);

/* Minimum scores of a lattice that finds its lines in the end: at its first position, and after a
 * fit to nearby lines; and whether some lines may be lost. */
struct grid_min_scores {
    float first, near;
    bool lost;
};

/* Fits the map and bend of GRID, with SIDE rows (up to BOARD_MAX_SIDE), to the lines around QUAD
 * (level 0) unless the scores fall below MIN_SCORES. Returns false if there is no sound grid. */
bool grid_fit(const struct grid_fitter *fitter, const struct svision_quad *quad, unsigned side,
              const struct grid_min_scores *min_scores, struct grid *grid);

/* Fits GRID to lines that bend by about SHIFT between the corners of QUAD, and finishes it. Returns
 * false if its misfit cannot fall below WORST. */
bool grid_fit_bent(const struct grid_fitter *fitter, const struct svision_quad *quad, unsigned side,
                   const struct lines_shift *shift, float worst, struct grid *grid);

/* Returns the position in level 0 of the lattice point (x, y), including the bend. */
struct svision_point grid_point(const struct grid *grid, double x, double y);

/* Fits the bend of the paper and finds the outer corners of GRID, which was fitted. */
void grid_finish(const struct grid_fitter *fitter, struct grid *grid);

/* The same for flat paper, such as a screen: pale lines are looked for where the clear ones put
 * them only, without darker marks close to them. */
void grid_finish_flat(const struct grid_fitter *fitter, struct grid *grid);

/* Places GRID, flat and with SIDE rows, on QUAD (level 0) and finishes it, even if no line is seen.
 * Returns false if its cells are too small. */
bool grid_place(const struct grid_fitter *fitter, const struct svision_quad *quad, unsigned side,
                struct grid *grid);

/* Stores the darkness of each segment of GRID, which is finished, over its whole width in WEIGHTS,
 * indexed by lines_at(). */
void grid_weigh(const struct pyramid *pyramid, const struct grid *grid, float *weights);

/* Divides each cell of GRID, which is finished, into PARTS x PARTS without measuring lines between
 * them. */
void grid_divide(const struct grid_fitter *fitter, unsigned parts, struct grid *grid);

/* True if GRID, which is finished, is neither part of a larger grid nor skips lines of a finer
 * one. */
bool grid_is_whole(const struct grid_fitter *fitter, const struct grid *grid);

/* Draws the rectified view of GRID into VIEW (GRID_VIEW_PIXELS) and returns its side. */
unsigned grid_view(const struct pyramid *pyramid, const struct grid *grid, uint8_t *view);

#endif
