/* Pictures in the caller's memory.
 *
 *     size_t size;
 *     if (svision_image_check(&image, &size) == SVISION_OK)
 *         printf("%zu bytes\n", size);
 *
 * The library borrows pixels for the duration of a call and does not write to them unless the
 * function's comment says so. */
#ifndef SVISION_IMAGE_H
#define SVISION_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Maximum width and height of a picture, in pixels. */
#define SVISION_MAX_SIDE 32768

enum svision_format {
    /* One byte per pixel: brightness. */
    SVISION_GRAY8 = 0,
    /* Three bytes per pixel. */
    SVISION_RGB24 = 1,
    SVISION_BGR24 = 2,
    /* Four bytes per pixel; the last one, opacity, is ignored. */
    SVISION_RGBA32 = 3,
    /* Four bytes for two pixels; bytes 0 and 2 are brightness. A row of odd width ends in half a
     * pair, which still occupies four bytes. */
    SVISION_YUYV = 4,
    /* The same with brightness in bytes 1 and 3. */
    SVISION_UYVY = 5,
    /* Two planes: brightness as in GRAY8, then interleaved color with half the rows (rounded up)
     * and the same stride. */
    SVISION_NV12 = 6,
    /* Three planes: brightness, then two of color with half the rows and half the stride, both
     * rounded up. */
    SVISION_I420 = 7
};

/* A picture. Row y starts at pixels + y * stride. */
struct svision_image {
    const uint8_t *pixels;
    /* 1..SVISION_MAX_SIDE each. */
    unsigned width;
    unsigned height;
    /* Bytes between the starts of two rows (of the first plane), at least
     * svision_image_row_size(). */
    size_t stride;
    enum svision_format format;
};

/* Returns the number of bytes in a row of WIDTH pixels (1..SVISION_MAX_SIDE) of FORMAT's first
 * plane, which is the minimum stride, or 0 for an unknown format or a width out of range.
 * Thread-safe. */
SVISION_API size_t svision_image_row_size(enum svision_format format, unsigned width);

/* Checks IMAGE and stores in *SIZE (unless NULL) the total number of bytes of its pixels, including
 * padding between rows but not after the last one. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for
 * a NULL image or pixels, a size out of range, a stride shorter than a row, an unknown format, or a
 * total that overflows size_t. Thread-safe. */
SVISION_API enum svision_status svision_image_check(const struct svision_image *image,
                                                    size_t *size);

#ifdef __cplusplus
}
#endif
#endif
