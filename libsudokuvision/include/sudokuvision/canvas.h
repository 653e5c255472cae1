/* Pictures to draw on.
 *
 *     struct svision_canvas canvas = {pixels, 640, 640, 640, SVISION_GRAY8};
 *     if (svision_draw_board(&drawing, &canvas) == SVISION_OK)
 *         show(pixels);
 *
 * Drawing functions write within width and height only: padding between rows is not touched. */
#ifndef SVISION_CANVAS_H
#define SVISION_CANVAS_H

#include <stddef.h>
#include <stdint.h>

#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A writable picture, otherwise like struct svision_image. YUV formats use ITU-R BT.601 with
 * brightness 16..235, as cameras do. The fourth byte of RGBA32 becomes 255 if a function paints the
 * whole picture, and is unchanged if it paints on top of one. */
struct svision_canvas {
    uint8_t *pixels;
    unsigned width;
    unsigned height;
    size_t stride;
    enum svision_format format;
};

/* A color: red in bits 16..23, green in bits 8..15, blue in bits 0..7. */
typedef uint32_t svision_color;

/* Returns CANVAS as a picture to read from, which shares its pixels; for NULL one without pixels,
 * which no function accepts. Thread-safe. */
SVISION_API struct svision_image svision_canvas_image(const struct svision_canvas *canvas);

#ifdef __cplusplus
}
#endif
#endif
