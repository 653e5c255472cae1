/* Readings of a flat classic grid, for tests of the tracker's parts. */
#ifndef TESTS_TRACKER_READINGS_H
#define TESTS_TRACKER_READINGS_H

#include <math.h>
#include <string.h>

#include "reader/hand/mixture.h"
#include "reader/reading.h"

enum { READING_CELL = 40, READING_MARGIN = 20, READING_FRAME = 9 * READING_CELL + 40 };

static const char reading_puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char reading_solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/* The digits of TEXT, each shifted cyclically by RENAME. */
static inline void reading_digits(const char *text, unsigned rename, uint8_t *cells)
{
    for (unsigned i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(1 + ((unsigned)(text[i] - '1') + rename) % 9);
}

/* 1 on lines of a twelfth of a cell, 0 between them, with edges BLUR cells wide. */
static inline double reading_line(double place, double blur)
{
    double off = place - fmin(fmax(round(place), 0), 9), half = 1 / 24.0;
    return (tanh((off + half) / blur) - tanh((off - half) / blur)) / 2;
}

/* Draws the grid, READING_FRAME pixels a side. */
static inline void reading_draw(uint8_t *pixels, double blur_across, double blur_down)
{
    for (unsigned i = 0; i < READING_FRAME * READING_FRAME; i++) {
        double x = ((double)(i % READING_FRAME) - READING_MARGIN) / READING_CELL;
        double y = ((double)(i / READING_FRAME) - READING_MARGIN) / READING_CELL;
        double dark = fmax(reading_line(x, blur_across), reading_line(y, blur_down));
        pixels[i] = (uint8_t)(220 - 180 * dark);
    }
}

/* Makes a reading of CELLS, with COST for each other class. */
static inline void reading_show(struct svision_reading *reading, const uint8_t *cells, float cost)
{
    memset(reading, 0, sizeof *reading);
    reading->size = board_size_of_side(9);
    reading->naming = cost;
    for (unsigned i = 0; i < 81; i++) {
        reading->hand[i] = -MIXTURE_MAX;
        reading->whole[i] = -MIXTURE_WHOLE;
        for (unsigned k = 0; k < 10; k++)
            reading->cost[i][k] = k == cells[i] ? 0 : cost;
    }
    for (unsigned i = 0; i < 100; i++)
        reading->crossings[i] = (struct svision_point){READING_MARGIN + READING_CELL * (i % 10),
                                                       READING_MARGIN + READING_CELL * (i / 10)};
    for (unsigned i = 0; i < 4; i++)
        reading->corners.corner[i] = reading->crossings[board_size_corner(reading->size, i)];
}

#endif
