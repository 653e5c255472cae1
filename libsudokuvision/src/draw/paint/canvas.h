/* Painting on pictures of every format.
 *
 * Canvases have passed svision_image_check(). */
#ifndef DRAW_PAINT_CANVAS_H
#define DRAW_PAINT_CANVAS_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>

#include "draw/paint/outline.h"

/* A color in the terms of each format. */
struct canvas_ink {
    uint8_t red;
    uint8_t green;
    uint8_t blue;
    uint8_t gray;
    /* YUV: brightness and color. */
    uint8_t luma;
    uint8_t u;
    uint8_t v;
};

struct canvas_ink canvas_ink(svision_color color);

/* True if CANVAS is valid. */
bool canvas_is_sound(const struct svision_canvas *canvas);

/* Blends INK over COUNT pixels (at most RASTER_RUN) from column X of row Y on, all on the canvas,
 * with COVERAGE (0 transparent, 255 opaque) times OPACITY (0..255). X is even, or the run contains
 * both pixels of a pair; color shared by two pixels is blended with their mean coverage. */
void canvas_cover(const struct svision_canvas *canvas, const struct canvas_ink *ink,
                  unsigned opacity, unsigned x, unsigned y, unsigned count,
                  const uint8_t *coverage);

/* Returns the brightness of the pixel in column X of row Y. */
uint8_t canvas_brightness(const struct svision_canvas *canvas, unsigned x, unsigned y);

/* Fills columns left..right-1 of rows top..bottom-1, clipped to the canvas. */
void canvas_rect(const struct svision_canvas *canvas, const struct canvas_ink *ink, int left,
                 int top, int right, int bottom);

/* Fills the whole canvas, including the fourth byte of RGBA32. */
void canvas_fill(const struct svision_canvas *canvas, const struct canvas_ink *ink);

/* Fills OUTLINE with COLOR and OPACITY (0..255), clipped to CANVAS. */
void canvas_fill_outline(const struct svision_canvas *canvas, const struct outline *outline,
                         svision_color color, unsigned opacity);

#endif
