/* Answers painted onto a photographed grid.
 *
 *     struct svision_overlay overlay = SVISION_OVERLAY_INIT;
 *     overlay.side = svision_reading_side(reading);
 *     overlay.crossings = svision_reading_crossings(reading);
 *     overlay.digits = svision_reading_solution(reading);
 *     overlay.givens = svision_reading_cells(reading);
 *     svision_overlay_paint(&overlay, &page);
 *
 * The digits lie on the paper, in perspective. Nothing is allocated; a call takes about 64 KiB of
 * the stack. Any thread may call it. */
#ifndef SVISION_OVERLAY_H
#define SVISION_OVERLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Cells in a row, and columns, of the largest grid. */
#define SVISION_OVERLAY_MAX_SIDE 64

/* What is painted. Begin with SVISION_OVERLAY_INIT, then set what there is. */
struct svision_overlay {
    /* sizeof(struct svision_overlay): lets the struct grow. */
    size_t size;
    /* Cells in a row, and rows: 2..SVISION_OVERLAY_MAX_SIDE. */
    unsigned side;
    /* Where the grid lies; one of the two, CROSSINGS where both are set. MAP takes the grid's
     * corners (0, 0), (side, 0), (side, side), (0, side) to the picture. CROSSINGS holds
     * (side + 1) * (side + 1) points of the picture, row by row: digits then follow bent paper. */
    const struct svision_homography *map;
    const struct svision_point *crossings;
    /* side * side digits 0..side, 0 for none; NULL: none at all. */
    const uint8_t *digits;
    /* Cells that are not 0 here are left alone, whatever else is asked for; NULL: all are open. */
    const uint8_t *givens;
    /* Painted small in open cells without a digit, side * side sets; NULL: none. */
    const sudoku_digitset *candidates;
    svision_color color;
    /* 0: invisible, the picture stays as it is; 1: hides what is below. */
    float opacity;
    /* Multiplies the digits' color by how bright the paper is in each cell, beside the brightest
     * one, as if they had been printed on it. */
    bool lit;
    /* A line along the grid's edge, as many cells wide (up to 1); 0: none. */
    float outline;
    svision_color outline_color;
};

/* Its size, and nothing that is painted. */
#define SVISION_OVERLAY_INIT                                                                       \
    {                                                                                              \
        sizeof(struct svision_overlay), 0, NULL, NULL, NULL, NULL, NULL, 0, 0, false, 0, 0         \
    }

/* Paints OVERLAY on CANVAS, on top of what it shows. Cells of which a part lies behind the horizon
 * are left out, as is what lies beyond the canvas.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, a number out of range, neither map
 * nor crossings, or a map that cannot be undone. */
SVISION_API enum svision_status svision_overlay_paint(const struct svision_overlay *overlay,
                                                      const struct svision_canvas *canvas);

#ifdef __cplusplus
}
#endif
#endif
