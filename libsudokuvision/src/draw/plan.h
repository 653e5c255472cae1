/* The measures of a drawn board, in pixels; zones are boxes or regions. */
#ifndef DRAW_PLAN_H
#define DRAW_PLAN_H

#include <stdbool.h>

#include <sudokuvision/draw.h>

enum { DRAW_NO_CELL = 0xFFFF, DRAW_NOTE_SIZE = 512 };

/* The sides of a board. */
enum { DRAW_LEFT, DRAW_RIGHT, DRAW_TOP, DRAW_BOTTOM };

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
    /* The number of different digits, and what to add to a digit, from 1, to get its name. */
    unsigned side;
    int offset;
    /* In cells; the first two are those on the left and right. */
    float margins[4];
    char note[DRAW_NOTE_SIZE]; /* names of rules, below the board */
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

#endif
