/* Draws an empty grid on bent paper. */
#ifndef TESTS_DETECT_BENT_PAGE_H
#define TESTS_DETECT_BENT_PAGE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/geometry.h>

enum {
    BENT_SIDE = 9,
    BENT_CELL = 40,
    BENT_MARGIN = 60,
    BENT_PIXELS = BENT_SIDE * BENT_CELL + 2 * BENT_MARGIN
};

#define BENT_THIN 0.05 /* half a line, in cells */

/* The shift of the lattice point (x, y) from flat paper, in cells. */
typedef struct svision_point bent_page_move(double x, double y);

static inline bool bent_page_is_line(double place)
{
    return fabs(place - round(place)) < BENT_THIN;
}

/* Four by four samples per pixel. */
static inline uint8_t bent_page_brightness(bent_page_move *bent, unsigned column, unsigned row)
{
    unsigned dark = 0;
    for (unsigned i = 0; i < 16; i++) {
        double at_x = ((double)column - BENT_MARGIN + (i % 4 + 0.5) / 4 - 0.5) / BENT_CELL,
               x = at_x;
        double at_y = ((double)row - BENT_MARGIN + (i / 4 + 0.5) / 4 - 0.5) / BENT_CELL, y = at_y;
        for (unsigned k = 0; k < 8; k++) {
            struct svision_point move = bent(x, y);
            x = at_x - move.x;
            y = at_y - move.y;
        }
        bool inside = x > -BENT_THIN && x < BENT_SIDE + BENT_THIN && y > -BENT_THIN &&
                      y < BENT_SIDE + BENT_THIN;
        dark += inside && (bent_page_is_line(x) || bent_page_is_line(y));
    }
    return (uint8_t)(230 - 11 * dark);
}

static inline void bent_page_draw(bent_page_move *bent, uint8_t *pixels)
{
    for (unsigned i = 0; i < BENT_PIXELS * BENT_PIXELS; i++)
        pixels[i] = bent_page_brightness(bent, i % BENT_PIXELS, i / BENT_PIXELS);
}

#endif
