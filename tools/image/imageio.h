/* Reads and writes picture files: JPEG by libjpeg-turbo, PNG by libpng, BMP, PNM, WebP by libwebp,
 * HEIC, HEIF and AVIF by libheif, TGA and GIF by stb_image. Damaged files are decoded as far as
 * possible (pixels.damaged). */
#ifndef IMAGE_IMAGEIO_H
#define IMAGE_IMAGEIO_H

#include "image/jpeg/jpeg.h"

/* Reads the picture at PATH ("-": standard input); see jpeg_decode() and png_decode() for LIMITS.
 * Returns false with MESSAGE (JPEG_MESSAGE bytes) set on failure. */
bool image_read(const char *path, const struct pixels_limits *limits, struct pixels *pixels,
                char *message);

/* The same for a file of SIZE bytes in memory. */
bool image_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                  struct pixels *pixels, char *message);

/* Writes PIXELS to PATH, as JPEG if its name ends in .jpg or .jpeg, else as PNG. Returns false with
 * errno set on failure. */
bool image_write(const char *path, const struct pixels *pixels);

/* The same, but fails with EEXIST if the file exists. */
bool image_write_new(const char *path, const struct pixels *pixels);

#endif
