/* Answers painted onto a photographed grid.
 *
 *     struct svision_overlay overlay = SVISION_OVERLAY_INIT;
 *     overlay.side = svision_reading_side(reading);
 *     overlay.crossings = svision_reading_crossings(reading);
 *     overlay.digits = svision_reading_solution(reading);
 *     overlay.givens = svision_reading_cells(reading);
 *     svision_overlay_paint(&overlay, &page);
 *
 * The digits lie on the paper, in perspective, as do marks on what stands there and the next step.
 * Nothing is allocated; a call takes about 64 KiB of the stack. Any thread may call it. */
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

/* Cells in a row, and columns, of the largest grid. */
#define SVISION_OVERLAY_MAX_SIDE 64

/* Marks on a cell; their shapes differ as their colors do. */
enum svision_cell_mark {
    SVISION_CELL_PLAIN = 0,
    SVISION_CELL_TICK = 1,  /* a small one in the corner, faint */
    SVISION_CELL_RING = 2,  /* around the cell's middle */
    SVISION_CELL_QUERY = 3, /* a dashed ring, and a question mark in the corner */
};

/* Colors of marks. */
struct svision_mark_colors {
    svision_color tick;
    svision_color ring;
    svision_color query;
};

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
    /* Marks of cells, given ones too: side * side of enum svision_cell_mark; NULL: none. */
    const uint8_t *marks;
    /* NULL: green, red and brown. */
    const struct svision_mark_colors *mark_colors;
    /* A step for a board of LAYOUT, which has side rows and columns; NULL: none. Cells that it
     * rests on are tinted, its candidates marked and its links drawn as by svision_draw_board(). */
    const struct sudoku_step *step;
    const struct sudoku_layout *layout;
    /* The position before the step: side * side digits, 0 for a cell that it takes for empty, and
     * sets; NULL: an empty board, with all candidates. */
    const uint8_t *step_cells;
    const sudoku_digitset *step_candidates;
    /* NULL: colors of its own. */
    const struct svision_step_colors *step_colors;
    /* The symbols of the digits 1, 2 ... side: as many ASCII characters. NULL: the usual ones. */
    const char *symbols;
    /* Digits past 9 are numbers, but for one whose symbol is 0. */
    bool numbers;
};

/* Its size, and nothing that is painted. */
#define SVISION_OVERLAY_INIT                                                                       \
    {                                                                                              \
        sizeof(struct svision_overlay), 0, NULL, NULL, NULL, NULL, NULL, 0, 0, false, 0, 0, NULL,  \
            NULL, NULL, NULL, NULL, NULL, NULL, NULL, false                                        \
    }

/* Paints OVERLAY on CANVAS, on top of what it shows. Cells of which a part lies behind the horizon
 * are left out, as is what lies beyond the canvas.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, a number out of range, neither map
 * nor crossings, a map that cannot be undone, or a step without a layout of this size. */
SVISION_API enum svision_status svision_overlay_paint(const struct svision_overlay *overlay,
                                                      const struct svision_canvas *canvas);

#ifdef __cplusplus
}
#endif
#endif
