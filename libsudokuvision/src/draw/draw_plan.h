/* The layout of a drawn board.
 *
 * All measures are in pixels; zones are boxes or regions. */
#ifndef DRAW_DRAW_PLAN_H
#define DRAW_DRAW_PLAN_H

#include <stdbool.h>

#include <sudokuvision/draw.h>

enum { DRAW_NO_CELL = 0xFFFF };

/* A place of the board. */
struct draw_place {
    uint16_t cell; /* DRAW_NO_CELL: nothing */
    uint16_t zone; /* the unit of its box or region, plus 1; 0: none */
};

struct draw_plan {
    struct svision_drawing drawing;
    struct svision_draw_colors colors;
    struct svision_step_colors step_colors;
    int rows;
    int columns;
    /* With a margin of empty places, so that neighbors need no bounds checks: place (r, c) is [r +
     * 1][c + 1]. */
    struct draw_place places[SVISION_DRAW_MAX_SIDE + 2][SVISION_DRAW_MAX_SIDE + 2];
    bool has_title;
    /* In pixels; cell is 0 if the board does not fit. */
    int width;
    int height;
    int cell;
    int left;
    int top;
    int thin;
    int thick;
    int title_top;
    int title_height;
};

/* Lays DRAWING out in WIDTH x HEIGHT pixels. Returns false for an invalid argument. */
bool draw_plan_make(struct draw_plan *plan, const struct svision_drawing *drawing, unsigned width,
                    unsigned height);

#endif
