/* Coverage of pixels by an area (nonzero winding rule).
 *
 * Coverage is exact along x and sampled on RASTER_LINES lines per row along y: the scan-line method
 * with an edge list of Foley, van Dam, Feiner & Hughes (Computer Graphics, 2nd ed., section 3.6),
 * with subpixel accuracy as in Carpenter (The A-buffer, SIGGRAPH 1984). */
#ifndef DRAW_PAINT_RASTER_H
#define DRAW_PAINT_RASTER_H

#include <stdint.h>

#include "draw/paint/outline.h"

enum { RASTER_LINES = 16 };

/* Maximum number of pixels of one run; even. */
enum { RASTER_RUN = 256 };

/* Columns left..right-1 and rows top..bottom-1. */
struct raster_window {
    int left;
    int top;
    int right;
    int bottom;
};

/* Receives the coverage (0..255) of COUNT pixels (1..RASTER_RUN) from (x, y) on. X is even or the
 * window's left. */
typedef void raster_run(void *user, int x, int y, unsigned count, const uint8_t *coverage);

/* Computes the coverage of OUTLINE in WINDOW. Pixel (x, y) extends from x - 0.5 to x + 0.5, and the
 * same in y: its center has integer coordinates. */
void raster_fill(const struct outline *outline, const struct raster_window *window, raster_run *run,
                 void *user);

#endif
