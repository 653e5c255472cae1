/* Picture files of every common kind.
 *
 * Takes a path, gives pixels, fails with a message: JPEG by libjpeg-turbo, PNG, BMP, PNM, TGA and
 * GIF by stb_image. */
#ifndef IMAGEIO_H
#define IMAGEIO_H

#include "jpeg.h"

/* Reads the picture at PATH ("-": standard input); see jpeg_decode() for LONGEST. False: MESSAGE
 * (JPEG_MESSAGE bytes) says why. */
bool image_read(const char *path, unsigned longest, struct pixels *pixels, char *message);

/* The same for the SIZE bytes of a file in memory. */
bool image_decode(const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels,
                  char *message);

/* Writes PIXELS to PATH as JPEG where its name ends in .jpg or .jpeg, else as PNG. False: errno
 * says why. */
bool image_write(const char *path, const struct pixels *pixels);

/* The same for a GREY picture of WIDTH x HEIGHT, without padding. */
bool image_write_grey(const char *path, const uint8_t *grey, unsigned width, unsigned height);

void image_free(struct pixels *pixels);

#endif
