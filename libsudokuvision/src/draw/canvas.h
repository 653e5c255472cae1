/* Painting on pictures of every format.
 *
 * Canvases have passed svision_image_check(). */
#ifndef DRAW_CANVAS_H
#define DRAW_CANVAS_H

#include <stdbool.h>

#include <sudokuvision/canvas.h>

/* A color in every format's terms. */
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

/* Whether CANVAS is sound. */
bool canvas_is_sound(const struct svision_canvas *canvas);

/* Lays INK over COUNT pixels, RASTER_RUN at most, from column X of row Y on, all on the canvas, by
 * COVERAGE (255 hides what was there, 0 leaves it as it was) made weaker by OPACITY (0..255). X is
 * even, or all pixels of a pair are in the run: color that two pixels share is covered by the mean
 * of both. */
void canvas_cover(const struct svision_canvas *canvas, const struct canvas_ink *ink,
                  unsigned opacity, unsigned x, unsigned y, unsigned count,
                  const uint8_t *coverage);

/* Brightness of the pixel in column X of row Y. */
uint8_t canvas_brightness(const struct svision_canvas *canvas, unsigned x, unsigned y);

/* Fills columns left..right-1 of rows top..bottom-1, as far as they lie on the canvas. */
void canvas_rect(const struct svision_canvas *canvas, const struct canvas_ink *ink, int left,
                 int top, int right, int bottom);

/* Fills all of the canvas, RGBA32's fourth byte too. */
void canvas_fill(const struct svision_canvas *canvas, const struct canvas_ink *ink);

#endif
