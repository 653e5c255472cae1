/* Paints answers on a photographed grid.
 *
 *     struct svision_overlay overlay = SVISION_OVERLAY_INIT;
 *     overlay.side = svision_reading_side(reading);
 *     overlay.crossings = svision_reading_crossings(reading);
 *     overlay.digits = svision_reading_solution(reading);
 *     overlay.givens = svision_reading_givens(reading);
 *     svision_overlay_paint(&overlay, &page);
 *
 * Digits, badges and steps are painted in perspective, as if printed on the paper. Nothing is
 * allocated; a call uses at most 48 KiB of stack. Thread-safe. */
#ifndef SVISION_OVERLAY_H
#define SVISION_OVERLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudokuvision/canvas.h>
#include <sudokuvision/draw.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Maximum number of rows and columns of an overlaid grid. */
#define SVISION_OVERLAY_MAX_SIDE 64

/* Badges on cells; they differ in shape as well as color. */
enum svision_badge {
    SVISION_BADGE_NONE = 0,
    SVISION_BADGE_TICK = 1,  /* small and faint, in the corner */
    SVISION_BADGE_RING = 2,  /* around the middle of the cell */
    SVISION_BADGE_QUERY = 3, /* a dashed ring, and a question mark in the corner */
};

/* Colors of badges. */
struct svision_badge_colors {
    svision_color tick;
    svision_color ring;
    svision_color query;
};

/* An overlay to paint. Start from SVISION_OVERLAY_INIT. */
struct svision_overlay {
    /* sizeof(struct svision_overlay); allows the struct to grow. */
    size_t size;
    /* Number of rows and columns: 2..SVISION_OVERLAY_MAX_SIDE. */
    unsigned side;
    /* Position of the grid. MAP maps the corners (0, 0), (side, 0), (side, side), (0, side) to the
     * picture. CROSSINGS holds (side + 1) * (side + 1) points of the picture, row by row, and
     * follows bent paper; it takes precedence. At least one is required. */
    const struct svision_homography *map;
    const struct svision_point *crossings;
    /* side * side digits 0..side, 0 for none; NULL: no digits. */
    const uint8_t *digits;
    /* side * side bytes; cells that are not 0 get no digit and no candidates. NULL: all cells are
     * open. */
    const uint8_t *givens;
    /* side * side sets, painted small in open cells without a digit; NULL: none. */
    const sudoku_digitset *candidates;
    svision_color color;
    /* 0 (invisible) to 1 (opaque). */
    float opacity;
    /* Multiplies the digits' color by the brightness of the paper in each cell relative to the
     * brightest one, as if they were printed on it. */
    bool lit;
    /* Width of a line along the edge of the grid, in cells, 0..1; 0: no line. */
    float outline;
    svision_color outline_color;
    /* side * side of enum svision_badge, for givens too; NULL: none. */
    const uint8_t *badges;
    /* NULL: green, red and brown. */
    const struct svision_badge_colors *badge_colors;
    /* A step for a board of LAYOUT, which has side rows and columns; NULL: none. Drawn as by
     * svision_draw_board(): premise cells tinted, candidates marked, links as arrows. */
    const struct sudoku_step *step;
    const struct sudoku_layout *layout;
    /* The position before the step: side * side digits, 0 for a cell that is empty, and side * side
     * sets. NULL: an empty board; all candidates. */
    const uint8_t *step_cells;
    const sudoku_digitset *step_candidates;
    /* NULL: default colors for photographs. */
    const struct svision_step_colors *step_colors;
    /* side ASCII characters, the symbols of the digits 1..side. NULL: the usual ones. */
    const char *symbols;
    /* Whether digits above 9 are painted as numbers, except one whose symbol is 0. */
    bool numbers;
};

/* The struct's size, and nothing to paint. */
#define SVISION_OVERLAY_INIT                                                                       \
    {                                                                                              \
        sizeof(struct svision_overlay), 0, NULL, NULL, NULL, NULL, NULL, 0, 0, false, 0, 0, NULL,  \
            NULL, NULL, NULL, NULL, NULL, NULL, NULL, false                                        \
    }

/* Paints OVERLAY on CANVAS, on top of its picture. Cells partly beyond the horizon are skipped, and
 * anything outside the canvas is clipped. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL,
 * an invalid canvas, a number out of range, neither a map nor crossings, a singular map, or a step
 * without a layout of this size. */
SVISION_API enum svision_status svision_overlay_paint(const struct svision_overlay *overlay,
                                                      const struct svision_canvas *canvas);

#ifdef __cplusplus
}
#endif
#endif
