/* Coverage of pixels by an area.
 *
 * The area is that of the non-zero winding rule. Coverage is exact along x and sampled on
 * RASTER_LINES lines a row along y: the scan-line method with an edge list of Foley, van Dam,
 * Feiner & Hughes (Computer Graphics, 2nd ed., section 3.6), refined below the pixel as by
 * Carpenter (The A-buffer, SIGGRAPH 1984). */
#ifndef DRAW_RASTER_H
#define DRAW_RASTER_H

#include <stdint.h>

#include "draw/outline.h"

enum { RASTER_LINES = 16 };

/* Most pixels of one run; even. */
enum { RASTER_RUN = 256 };

/* Columns left..right-1 and rows top..bottom-1. */
struct raster_window {
    int left;
    int top;
    int right;
    int bottom;
};

/* Told the coverage (0..255) of COUNT pixels from (x, y) on: 1..RASTER_RUN of them. X is even or
 * the window's left. */
typedef void raster_run(void *user, int x, int y, unsigned count, const uint8_t *coverage);

/* Pixel (x, y) covers x - 0.5 .. x + 0.5 and the same in y: its center is at whole numbers. */
void raster_fill(const struct outline *outline, const struct raster_window *window, raster_run *run,
                 void *user);

#endif
