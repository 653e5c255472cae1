/* Fits grids to expected positions, and keeps those whose lines are seen. */
#ifndef DETECT_FIT_H
#define DETECT_FIT_H

#include "board_size.h"
#include "detect/grid.h"

/* An expected position of a grid of SIDE rows in level 0, and the bend of its lines. */
struct fit_place {
    struct svision_quad quad;
    struct lines_shift shift;
    unsigned side;
};

/* Stores in PLACE the position of a grid of SIZE with CROSSINGS in the picture of PYRAMID. */
void fit_place_of_crossings(const struct pyramid *pyramid, const struct svision_point *crossings,
                            const struct board_size *size, struct fit_place *place);

/* Stores in PLACE the position between the corners of GRID, with straight lines. */
void fit_place_straight(const struct grid *grid, struct fit_place *place);

/* Fits GRID with the first matching one of SIDES (bit 1 << side for each) to the straight lines
 * around QUAD (level 0). Returns false if there is no sound grid. */
bool fit_quad(const struct grid_fitter *fitter, const struct svision_quad *quad, uint32_t sides,
              struct grid *grid);

/* The same for QUAD as the border of a cropped picture: the inner lines are close to their
 * positions, or there is no grid. */
bool fit_cropped(const struct grid_fitter *fitter, const struct svision_quad *quad, uint32_t sides,
                 struct grid *grid);

/* Fits a classic GRID to the straight lines around QUAD, one of several positions in a lattice of
 * joined grids. Returns false if there is no sound grid. */
bool fit_part(const struct grid_fitter *fitter, const struct svision_quad *quad, struct grid *grid);

/* Fits a classic GRID to the straight lines around its boxes, whose cells are not separated by
 * lines. Returns false if there are none. */
bool fit_boxes(const struct grid_fitter *fitter, const struct svision_quad *quad,
               struct grid *grid);

/* Fits a grid that bends like PLACE, which replaces GRID if it fits much better or no grid was
 * FOUND. Returns false if it does not. */
bool fit_bent(const struct grid_fitter *fitter, const struct fit_place *place, bool found,
              struct grid *grid);

/* True if BENT fits so much better than FLAT that the paper must be bent. */
bool fit_is_clearly_better(const struct grid *bent, const struct grid *flat);

#endif
