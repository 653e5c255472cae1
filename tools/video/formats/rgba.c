#include "video/formats/rgba.h"

#include "video/formats/convert.h"

/* ITU-R BT.601 in 256ths, for limited or full range. */
struct matrix {
    int black, luma, red, green_b, green_r, blue;
};

static const struct matrix full_range = {0, 256, 359, 88, 183, 454};
static const struct matrix video_range = {16, 298, 409, 100, 208, 516};

size_t rgba_scratch(unsigned width)
{
    return convert_scratch(width);
}

static uint8_t clamp(int value)
{
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

static void convert_gray_row(const uint8_t *row, unsigned width, uint8_t *out)
{
    for (unsigned x = 0; x < width; x++, out += 4) {
        out[0] = out[1] = out[2] = row[x];
        out[3] = 255;
    }
}

static void convert_rgb_row(const struct svision_image *image, const uint8_t *row, uint8_t *out)
{
    size_t step = image->format == SVISION_RGBA32 ? 4 : 3;
    size_t red = image->format == SVISION_BGR24 ? 2 : 0;
    for (unsigned x = 0; x < image->width; x++, row += step, out += 4) {
        out[0] = row[red];
        out[1] = row[1];
        out[2] = row[2 - red];
        out[3] = 255;
    }
}

static void convert_yuv_row(const struct svision_image *image, unsigned y,
                            const struct matrix *matrix, uint8_t *scratch, uint8_t *out)
{
    size_t width = image->width;
    uint8_t *luma = scratch, *cb = luma + width, *cr = cb + (width + 1) / 2;
    convert_luma(image, y, luma);
    convert_chroma(image, y, cb, cr);
    for (size_t x = 0; x < width; x++, out += 4) {
        int bright = matrix->luma * (luma[x] - matrix->black) + 128;
        int blue = cb[x / 2] - 128, red = cr[x / 2] - 128;
        out[0] = clamp((bright + matrix->red * red) >> 8);
        out[1] = clamp((bright - matrix->green_b * blue - matrix->green_r * red) >> 8);
        out[2] = clamp((bright + matrix->blue * blue) >> 8);
        out[3] = 255;
    }
}

void rgba_convert(const struct svision_image *image, bool full, uint8_t *scratch, uint8_t *out)
{
    const struct matrix *matrix = full ? &full_range : &video_range;
    for (unsigned y = 0; y < image->height; y++, out += 4 * (size_t)image->width) {
        const uint8_t *row = image->pixels + (size_t)y * image->stride;
        switch (image->format) {
        case SVISION_GRAY8:
            convert_gray_row(row, image->width, out);
            break;
        case SVISION_RGB24:
        case SVISION_BGR24:
        case SVISION_RGBA32:
            convert_rgb_row(image, row, out);
            break;
        default:
            convert_yuv_row(image, y, matrix, scratch, out);
        }
    }
}
