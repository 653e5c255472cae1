/* Pictures in the caller's memory.
 *
 *     size_t size;
 *     if (svision_image_check(&image, &size) == SVISION_OK)
 *         printf("%zu bytes\n", size);
 *
 * The library borrows pixels for the length of a call and never writes to them unless the function
 * says so. */
#ifndef SVISION_IMAGE_H
#define SVISION_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Largest width and height of a picture. */
#define SVISION_MAX_SIDE 32768

enum svision_format {
    /* One byte a pixel: brightness. */
    SVISION_GRAY8 = 0,
    /* Three bytes a pixel. */
    SVISION_RGB24 = 1,
    SVISION_BGR24 = 2,
    /* Four bytes a pixel; the last one, opacity, is not looked at. */
    SVISION_RGBA32 = 3,
    /* Four bytes for two pixels: brightness at 0 and 2. An odd width has half a pair at the end
     * of a row, which still takes four bytes. */
    SVISION_YUYV = 4,
    /* The same with brightness at 1 and 3. */
    SVISION_UYVY = 5,
    /* Planes: brightness as in GRAY8, then one of interleaved color with half the rows, rounded
     * up, of the same stride. */
    SVISION_NV12 = 6,
    /* Planes: brightness, then two of color with half the rows and half the stride, both rounded
     * up. */
    SVISION_I420 = 7
};

/* A picture: row y starts at pixels + y * stride. */
struct svision_image {
    const uint8_t *pixels;
    /* 1..SVISION_MAX_SIDE each. */
    unsigned width;
    unsigned height;
    /* Bytes from row to row (of the first plane), at least those of a row. */
    size_t stride;
    enum svision_format format;
};

/* Bytes that a row of WIDTH pixels (1..SVISION_MAX_SIDE) takes in FORMAT's first plane: the
 * smallest stride. 0 for an unknown format or a width out of range. Any thread may call it. */
SVISION_API size_t svision_image_row(enum svision_format format, unsigned width);

/* Checks that IMAGE is sound and stores in *SIZE (unless NULL) how many bytes its pixels take in
 * all, padding between rows included and that after the last row left out.
 * SVISION_OK; SVISION_ERR_ARGUMENT: NULL image or pixels, a size out of range, a stride under a
 * row, an unknown format, or a total that size_t cannot hold. Any thread may call it. */
SVISION_API enum svision_status svision_image_check(const struct svision_image *image,
                                                    size_t *size);

#ifdef __cplusplus
}
#endif
#endif
