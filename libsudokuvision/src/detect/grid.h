/* A grid of cells, fitted to its lines.
 *
 * The map takes the lattice into the picture; the bend of the paper comes on top of it. */
#ifndef DETECT_GRID_H
#define DETECT_GRID_H

#include "detect/lines.h"
#include "image/pyramid.h"

/* Most pixels of a straightened view: cells and a margin of one all round. */
enum { GRID_VIEW_PIXELS = (BOARD_MAX_SIDE + 2) * LINES_CELL * (BOARD_MAX_SIDE + 2) * LINES_CELL };

struct grid {
    unsigned side;                 /* cells in a row, and rows */
    struct svision_homography map; /* lattice (0..side, 0..side) -> level 0 */
    struct lines_shift shift;      /* of the crossings, on top of it */
    struct lines lines;            /* measured there, REACH as in the last fit */
    bool is_bent;                  /* by more than a plane's lines */
    float score;
    float misfit;
    float cell;                          /* length of a cell's side, in pixels of level 0 */
    struct svision_quad corners;         /* outer edges of the border, in level 0 */
    float weight[2][BOARD_MAX_SIDE + 1]; /* lines_weigh(), of grids that are not classic */
};

/* Shares of a lattice's lines that are seen at a glance: each way, and of both together, 0..2. */
struct grid_glance {
    float one_way, both;
};

/* Whether LEAST or more of the lines of SIDE x SIDE cells is seen at a glance around QUAD (level
 * 0). */
bool grid_has_lines(const struct pyramid *pyramid, const struct svision_quad *quad, unsigned side,
                    const struct grid_glance *least);

/* What a lattice scores at least that finds its lines in the end: where it is laid first, and once
 * lines near its own were followed; and whether some may be lost. */
struct grid_hopes {
    float first, near;
    bool lost;
};

/* Fits GRID of SIDE (up to BOARD_MAX_SIDE) to the lines around QUAD (level 0), its map and bend, as
 * long as there are HOPES. False: no sound grid there. */
bool grid_fit(const struct pyramid *pyramid, const struct svision_quad *quad, unsigned side,
              const struct grid_hopes *hopes, struct grid *grid);

/* Fits GRID in the same way to lines that are bent by about SHIFT between the corners of QUAD: it
 * is finished then. False: its misfit comes to no less than WORST. */
bool grid_fit_bent(const struct pyramid *pyramid, const struct svision_quad *quad, unsigned side,
                   const struct lines_shift *shift, float worst, struct grid *grid);

/* Where in level 0 the point (x, y) of the lattice lies, the bend of the paper included. */
struct svision_point grid_point(const struct grid *grid, double x, double y);

/* Finds where the paper bends, and the outer corners, of a GRID that was fitted. */
void grid_finish(const struct pyramid *pyramid, struct grid *grid);

/* The darkness of each segment of GRID, which is finished, across its whole width: WEIGHTS at
 * lines_at() each. */
void grid_weigh(const struct pyramid *pyramid, const struct grid *grid, float *weights);

/* Divides each cell of GRID, which is finished, into PARTS x PARTS without lines between them. */
void grid_divide(const struct pyramid *pyramid, unsigned parts, struct grid *grid);

/* Whether GRID, which is finished, is all there is: no part of a larger grid, and none whose finer
 * lines were passed over. */
bool grid_is_whole(const struct pyramid *pyramid, const struct grid *grid);

/* Draws the straightened view of GRID into VIEW (GRID_VIEW_PIXELS) and gives its side. */
unsigned grid_view(const struct pyramid *pyramid, const struct grid *grid, uint8_t *view);

#endif
