/* Pictures to draw on.
 *
 *     struct svision_canvas canvas = {pixels, 640, 640, 640, SVISION_GRAY8};
 *     if (svision_draw_board(&drawing, &canvas) == SVISION_OK)
 *         show(pixels);
 *
 * What a function draws on them stays within width and height: bytes between rows are not touched.
 */
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

/* Like struct svision_image, but for writing. Colors in YUV formats are those of ITU-R BT.601 with
 * brightness 16..235, as cameras give them. The fourth byte of RGBA32 becomes 255 where a function
 * paints the whole picture, and is left alone where it paints on top of one. */
struct svision_canvas {
    uint8_t *pixels;
    unsigned width;
    unsigned height;
    size_t stride;
    enum svision_format format;
};

/* A color: red in bits 16..23, green in bits 8..15, blue in bits 0..7. */
typedef uint32_t svision_color;

/* What CANVAS shows, as a picture to read from; one without pixels, which no function takes, for
 * NULL. Any thread may call it. */
SVISION_API struct svision_image svision_canvas_image(const struct svision_canvas *canvas);

#ifdef __cplusplus
}
#endif
#endif
