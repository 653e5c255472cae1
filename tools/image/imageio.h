/* Picture files of every common kind: JPEG by libjpeg-turbo, PNG by libpng, BMP, PNM, WebP by
 * libwebp, HEIC, HEIF and AVIF by libheif, TGA and GIF by stb_image. A damaged file is read as far
 * as it goes (pixels.damaged). */
#ifndef IMAGE_IMAGEIO_H
#define IMAGE_IMAGEIO_H

#include "image/jpeg/jpeg.h"

/* Reads the picture at PATH ("-": standard input); see jpeg_decode() and png_decode() for
 * LIMITS. False: MESSAGE (JPEG_MESSAGE bytes) says why. */
bool image_read(const char *path, const struct pixels_limits *limits, struct pixels *pixels,
                char *message);

/* The same for the SIZE bytes of a file in memory. */
bool image_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                  struct pixels *pixels, char *message);

/* Writes PIXELS to PATH as JPEG where its name ends in .jpg or .jpeg, else as PNG. False: errno
 * says why. */
bool image_write(const char *path, const struct pixels *pixels);

/* The same for a file that is not there yet; EEXIST: it is. */
bool image_write_new(const char *path, const struct pixels *pixels);

#endif
