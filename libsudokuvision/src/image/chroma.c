#include "image/chroma.h"

/* BT.601: brightness is .299 R + .587 G + .114 B; the differences of B and R from it are scaled to
 * one byte. */
static struct chroma of_rgb(float red, float green, float blue)
{
    float luma = 0.299F * red + 0.587F * green + 0.114F * blue;
    return (struct chroma){0.564F * (blue - luma), 0.713F * (red - luma)};
}

static struct chroma of_bytes(uint8_t blue, uint8_t red)
{
    return (struct chroma){(float)blue - 128, (float)red - 128};
}

struct chroma chroma_at(const struct svision_image *image, unsigned x, unsigned y)
{
    const uint8_t *row = image->pixels + y * image->stride;
    const uint8_t *planes = image->pixels + image->height * image->stride;
    size_t half = image->stride / 2 + image->stride % 2;
    size_t rows = ((size_t)image->height + 1) / 2;
    const uint8_t *pixel;
    switch (image->format) {
    case SVISION_RGB24:
        pixel = row + (size_t)x * 3;
        return of_rgb(pixel[0], pixel[1], pixel[2]);
    case SVISION_BGR24:
        pixel = row + (size_t)x * 3;
        return of_rgb(pixel[2], pixel[1], pixel[0]);
    case SVISION_RGBA32:
        pixel = row + (size_t)x * 4;
        return of_rgb(pixel[0], pixel[1], pixel[2]);
    case SVISION_YUYV:
        pixel = row + (size_t)(x / 2) * 4;
        return of_bytes(pixel[1], pixel[3]);
    case SVISION_UYVY:
        pixel = row + (size_t)(x / 2) * 4;
        return of_bytes(pixel[0], pixel[2]);
    case SVISION_NV12:
        pixel = planes + y / 2 * image->stride + (size_t)(x / 2) * 2;
        return of_bytes(pixel[0], pixel[1]);
    case SVISION_I420:
        pixel = planes + y / 2 * half + x / 2;
        return of_bytes(pixel[0], pixel[rows * half]);
    case SVISION_GRAY8:
        break;
    }
    return (struct chroma){0, 0};
}
