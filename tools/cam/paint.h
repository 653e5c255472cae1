/* Painting on frames: digits on the paper, or the outline of the grid and advice. */
#ifndef CAM_PAINT_H
#define CAM_PAINT_H

#include <sudokuvision/overlay.h>

#include "cam/grid.h"

/* Appearance of the digits. */
struct cam_look {
    svision_color color;
    float opacity; /* 0..1 */
};

/* The parts of a puzzle to paint. */
struct cam_content {
    const uint8_t *digits;              /* NULL: none */
    const uint8_t *givens;              /* not painted */
    const sudoku_digitset *candidates;  /* NULL: none */
    const uint8_t *marks;               /* cell marks, as in an overlay; NULL: none */
    const struct svision_overlay *step; /* its step is painted; NULL: none */
};

/* Paints CONTENT on GRID except where the paper is covered. */
void cam_paint_content(const struct svision_canvas *canvas, const struct cam_grid *grid,
                       const struct cam_content *content, const struct cam_look *look);

/* Paints the user's correction DIGIT (0: empty) over CELL (RGBA32). */
void cam_paint_correction(const struct svision_canvas *canvas, const struct cam_grid *grid,
                          unsigned cell, unsigned digit);

/* Frames CELL as the next placement. */
void cam_paint_placement(const struct svision_canvas *canvas, const struct cam_grid *grid,
                         unsigned cell);

/* Frames CELL as selected. */
void cam_paint_selection(const struct svision_canvas *canvas, const struct cam_grid *grid,
                         unsigned cell);

/* Paints the outline of an uncommitted grid and frames the cells of its hint. */
void cam_paint_outline(const struct svision_canvas *canvas, const struct cam_grid *grid);

/* Writes TEXT above or below GRID, legible on any background; omitted if it would be too small. */
void cam_paint_advice(const struct svision_canvas *canvas, const struct cam_grid *grid,
                      const char *text);

#endif
