/* Grids fitted to places where they are thought to be, and kept where their lines are seen. */
#ifndef DETECT_FIT_H
#define DETECT_FIT_H

#include "board_size.h"
#include "detect/grid.h"

/* Where a grid of SIDE cells is thought to be, in level 0, and how its lines bend. */
struct fit_place {
    struct svision_quad quad;
    struct lines_shift shift;
    unsigned side;
};

/* The place of a grid of SIZE that has CROSSINGS (level 0). */
void fit_expect(const struct svision_point *crossings, const struct board_size *size,
                struct fit_place *place);

/* Fits GRID with the first of SIDES (a bit 1 << side for each) that will do to the straight lines
 * around QUAD (level 0). False: no sound grid there. */
bool fit_quad(const struct pyramid *pyramid, const struct svision_quad *quad, uint32_t sides,
              struct grid *grid);

/* The same where QUAD is the border of a cropped picture, so that the lines inside lie near their
 * places or there is no grid. */
bool fit_cropped(const struct pyramid *pyramid, const struct svision_quad *quad, uint32_t sides,
                 struct grid *grid);

/* Fits a classic GRID to the straight lines around QUAD, where that is one of several places that a
 * lattice of joined grids gives. False: no sound grid there. */
bool fit_part(const struct pyramid *pyramid, const struct svision_quad *quad, struct grid *grid);

/* Fits a classic GRID to the straight lines around its boxes, where cells have none between them.
 * False: no such lines there. */
bool fit_boxes(const struct pyramid *pyramid, const struct svision_quad *quad, struct grid *grid);

/* The same for a grid as bent as PLACE, which replaces GRID where it fits far better or nothing was
 * FOUND. False: it does not. */
bool fit_bent(const struct pyramid *pyramid, const struct fit_place *place, bool found,
              struct grid *grid);

/* Whether BENT fits so much better than FLAT that the paper bends. */
bool fit_is_clearly_better(const struct grid *bent, const struct grid *flat);

#endif
