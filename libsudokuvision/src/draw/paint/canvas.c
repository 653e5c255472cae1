#include "draw/paint/canvas.h"

#include <string.h>

#include "common/argument.h"
#include "draw/paint/raster.h"

struct svision_image svision_canvas_image(const struct svision_canvas *canvas)
{
    if (!canvas)
        return (struct svision_image){0};
    return (struct svision_image){canvas->pixels, canvas->width, canvas->height, canvas->stride,
                                  canvas->format};
}

bool canvas_is_sound(const struct svision_canvas *canvas)
{
    if (!argument_expect(canvas, "canvas is NULL"))
        return false;
    struct svision_image image = svision_canvas_image(canvas);
    return svision_image_check(&image, NULL) == SVISION_OK;
}

static uint8_t gray_of(int red, int green, int blue)
{
    return (uint8_t)((77 * red + 150 * green + 29 * blue) >> 8);
}

/* ITU-R BT.601 with brightness 16..235 and color 16..240, in 1/256. */
struct canvas_ink canvas_ink(svision_color color)
{
    int red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255;
    return (struct canvas_ink){
        .red = (uint8_t)red,
        .green = (uint8_t)green,
        .blue = (uint8_t)blue,
        .gray = gray_of(red, green, blue),
        .luma = (uint8_t)(16 + ((66 * red + 129 * green + 25 * blue + 128) >> 8)),
        .u = (uint8_t)((128 * 256 - 38 * red - 74 * green + 112 * blue + 128) >> 8),
        .v = (uint8_t)((128 * 256 + 112 * red - 94 * green - 18 * blue + 128) >> 8),
    };
}

static inline void lay(uint8_t *byte, unsigned value, unsigned alpha)
{
    *byte = (uint8_t)((*byte * (255 - alpha) + value * alpha + 127) / 255);
}

static void blend_color(uint8_t *pixel, unsigned step, const uint8_t value[3], unsigned count,
                        const uint8_t *alpha)
{
    for (unsigned i = 0; i < count; i++, pixel += step) {
        if (alpha[i] == 0)
            continue;
        for (unsigned k = 0; k < 3; k++)
            lay(pixel + k, value[k], alpha[i]);
    }
}

static void blend_bytes(uint8_t *byte, unsigned step, uint8_t value, unsigned count,
                        const uint8_t *alpha)
{
    for (unsigned i = 0; i < count; i++)
        lay(byte + (size_t)i * step, value, alpha[i]);
}

/* Blends color shared by pairs of pixels: the first pair's is at U and V, the next one's STEP
 * further. */
static void blend_pairs(uint8_t *u, uint8_t *v, unsigned step, const struct canvas_ink *ink,
                        unsigned count, const uint8_t *alpha)
{
    for (unsigned i = 0; i < count; i += 2, u += step, v += step) {
        unsigned mean = i + 1 < count ? (alpha[i] + alpha[i + 1] + 1U) / 2 : alpha[i];
        lay(u, ink->u, mean);
        lay(v, ink->v, mean);
    }
}

/* The planes of color have half the rows, which even rows determine. */
static void blend_planes(const struct svision_canvas *canvas, const struct canvas_ink *ink,
                         unsigned x, unsigned y, unsigned count, const uint8_t *alpha)
{
    blend_bytes(canvas->pixels + y * canvas->stride + x, 1, ink->luma, count, alpha);
    if (y % 2)
        return;
    uint8_t *color = canvas->pixels + canvas->height * canvas->stride;
    if (canvas->format == SVISION_NV12) {
        uint8_t *pair = color + y / 2 * canvas->stride + x / 2 * 2;
        blend_pairs(pair, pair + 1, 2, ink, count, alpha);
        return;
    }
    size_t stride = canvas->stride / 2 + canvas->stride % 2;
    size_t plane = ((size_t)canvas->height + 1) / 2 * stride;
    uint8_t *u = color + y / 2 * stride + x / 2;
    blend_pairs(u, u + plane, 1, ink, count, alpha);
}

/* Like canvas_cover(), by ALPHA alone. */
static void blend(const struct svision_canvas *canvas, const struct canvas_ink *ink, unsigned x,
                  unsigned y, unsigned count, const uint8_t *alpha)
{
    const uint8_t rgb[3] = {ink->red, ink->green, ink->blue};
    const uint8_t bgr[3] = {ink->blue, ink->green, ink->red};
    uint8_t *row = canvas->pixels + y * canvas->stride;
    uint8_t *pair = row + (size_t)x / 2 * 4;
    switch (canvas->format) {
    case SVISION_GRAY8:
        blend_bytes(row + x, 1, ink->gray, count, alpha);
        break;
    case SVISION_RGB24:
        blend_color(row + (size_t)x * 3, 3, rgb, count, alpha);
        break;
    case SVISION_BGR24:
        blend_color(row + (size_t)x * 3, 3, bgr, count, alpha);
        break;
    case SVISION_RGBA32:
        blend_color(row + (size_t)x * 4, 4, rgb, count, alpha);
        break;
    case SVISION_YUYV:
        blend_bytes(row + (size_t)x * 2, 2, ink->luma, count, alpha);
        blend_pairs(pair + 1, pair + 3, 4, ink, count, alpha);
        break;
    case SVISION_UYVY:
        blend_bytes(row + (size_t)x * 2 + 1, 2, ink->luma, count, alpha);
        blend_pairs(pair, pair + 2, 4, ink, count, alpha);
        break;
    case SVISION_NV12:
    case SVISION_I420:
        blend_planes(canvas, ink, x, y, count, alpha);
        break;
    }
}

void canvas_cover(const struct svision_canvas *canvas, const struct canvas_ink *ink,
                  unsigned opacity, unsigned x, unsigned y, unsigned count, const uint8_t *coverage)
{
    uint8_t alpha[RASTER_RUN];
    for (unsigned i = 0; i < count; i++)
        alpha[i] = (uint8_t)((coverage[i] * opacity + 127) / 255);
    blend(canvas, ink, x, y, count, alpha);
}

uint8_t canvas_brightness(const struct svision_canvas *canvas, unsigned x, unsigned y)
{
    const uint8_t *row = canvas->pixels + y * canvas->stride;
    switch (canvas->format) {
    case SVISION_RGB24:
        return gray_of(row[3 * (size_t)x], row[3 * (size_t)x + 1], row[3 * (size_t)x + 2]);
    case SVISION_BGR24:
        return gray_of(row[3 * (size_t)x + 2], row[3 * (size_t)x + 1], row[3 * (size_t)x]);
    case SVISION_RGBA32:
        return gray_of(row[4 * (size_t)x], row[4 * (size_t)x + 1], row[4 * (size_t)x + 2]);
    case SVISION_YUYV:
        return row[2 * (size_t)x];
    case SVISION_UYVY:
        return row[2 * (size_t)x + 1];
    case SVISION_GRAY8:
    case SVISION_NV12:
    case SVISION_I420:
        break;
    }
    return row[x];
}

void canvas_rect(const struct svision_canvas *canvas, const struct canvas_ink *ink, int left,
                 int top, int right, int bottom)
{
    uint8_t alpha[RASTER_RUN];
    left = left > 0 ? left : 0;
    top = top > 0 ? top : 0;
    right = right < (int)canvas->width ? right : (int)canvas->width;
    bottom = bottom < (int)canvas->height ? bottom : (int)canvas->height;
    memset(alpha, 255, sizeof alpha);
    for (int y = top; y < bottom; y++) {
        for (int x = left & ~1; x < right; x += RASTER_RUN) {
            unsigned count = (unsigned)(right - x < RASTER_RUN ? right - x : RASTER_RUN);
            alpha[0] = x < left ? 0 : 255;
            blend(canvas, ink, (unsigned)x, (unsigned)y, count, alpha);
        }
    }
}

/* Sets every byte of the canvas to 255, which is the final value of the fourth byte of RGBA32, so
 * that blending reads initialized memory. */
static void whiten(const struct svision_canvas *canvas)
{
    size_t row = svision_image_row_size(canvas->format, canvas->width);
    size_t rows = canvas->height, pairs = (rows + 1) / 2, stride = canvas->stride;
    uint8_t *color = canvas->pixels + rows * stride;
    rows += canvas->format == SVISION_NV12 ? pairs : 0;
    for (size_t y = 0; y < rows; y++)
        memset(canvas->pixels + y * stride, 255, row);
    if (canvas->format != SVISION_I420)
        return;
    for (size_t y = 0; y < 2 * pairs; y++)
        memset(color + y * (stride / 2 + stride % 2), 255, (row + 1) / 2);
}

void canvas_fill(const struct svision_canvas *canvas, const struct canvas_ink *ink)
{
    whiten(canvas);
    canvas_rect(canvas, ink, 0, 0, (int)canvas->width, (int)canvas->height);
}

struct filling {
    const struct svision_canvas *canvas;
    struct canvas_ink ink;
    unsigned opacity;
};

static void fill_run(void *user, int x, int y, unsigned count, const uint8_t *coverage)
{
    const struct filling *filling = user;
    canvas_cover(filling->canvas, &filling->ink, filling->opacity, (unsigned)x, (unsigned)y, count,
                 coverage);
}

void canvas_fill_outline(const struct svision_canvas *canvas, const struct outline *outline,
                         svision_color color, unsigned opacity)
{
    const struct raster_window window = {0, 0, (int)canvas->width, (int)canvas->height};
    struct filling filling = {canvas, canvas_ink(color), opacity};
    raster_fill(outline, &window, fill_run, &filling);
}
