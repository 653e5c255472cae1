/* What is painted on the frames of a camera: digits on the paper, or the grid's outline and a word
 * on what is missing. */
#ifndef CAM_PAINT_H
#define CAM_PAINT_H

#include <sudokuvision/overlay.h>

#include "cam/grid.h"

/* How the digits look. */
struct cam_look {
    svision_color color;
    float opacity; /* 0..1 */
};

/* What is to be seen of a puzzle. */
struct cam_content {
    const uint8_t *digits;              /* NULL: none */
    const uint8_t *givens;              /* stay as they are on the paper */
    const sudoku_digitset *candidates;  /* NULL: none */
    const uint8_t *marks;               /* of cells, as those of an overlay; NULL: none */
    const struct svision_overlay *step; /* of which only the step is painted; NULL: none */
};

/* Paints CONTENT on GRID, but not on what lies on the paper. */
void cam_paint_content(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       const struct cam_content *content, const struct cam_look *look);

/* Paints what the user says stands in CELL (DIGIT; 0: nothing) over what does (RGBA32). */
void cam_paint_correction(const struct svision_canvas *canvas, const struct cam_grid *grid,
                          unsigned cell, unsigned digit);

/* Frames CELL, which the next step fills. */
void cam_paint_placement(const struct svision_canvas *canvas, const struct cam_grid *grid,
                         unsigned cell);

/* Frames CELL, which is selected. */
void cam_paint_selection(const struct svision_canvas *canvas, const struct cam_grid *grid,
                         unsigned cell);

/* Paints the outline of a grid that is not committed yet, and frames the cells that its hint
 * names. */
void cam_paint_outline(const struct svision_canvas *canvas, const struct cam_grid *grid);

/* Writes TEXT above or below GRID, readable on whatever lies there; where it would be too small to
 * be read it is left out. */
void cam_paint_advice(const struct svision_canvas *canvas, const struct cam_grid *grid,
                      const char *text);

#endif
