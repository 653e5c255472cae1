/* JPEG files.
 *
 * Takes the bytes of a file, gives pixels, fails with a message. Large photos are decoded at a
 * fraction of their size, which the format gives for less than the time of the whole. */
#ifndef JPEG_H
#define JPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A picture in memory. */
struct pixels {
    uint8_t *data; /* width * height * channels bytes; from malloc() */
    unsigned width;
    unsigned height;
    unsigned channels;   /* 1: grey, 3: red, green, blue */
    unsigned reduction;  /* the file's sides are about this many times larger */
    unsigned full_width; /* the file's size */
    unsigned full_height;
};

enum { JPEG_MESSAGE = 200 };

/* The largest file that is read: a few bytes may claim more than memory holds. */
enum { PIXELS_MAX_SIDE = 32768, PIXELS_MAX_COUNT = 1 << 28 };

/* Whether a picture of WIDTH x HEIGHT is read. */
static inline bool pixels_may_be(size_t width, size_t height)
{
    return width <= PIXELS_MAX_SIDE && height <= PIXELS_MAX_SIDE &&
           width * height <= PIXELS_MAX_COUNT;
}

/* Whether DATA begins like a JPEG file. */
bool jpeg_recognise(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS; where the longest side is over twice LONGEST, at 1/2, 1/4 or 1/8 of
 * the size, so that it stays at least LONGEST. A truncated file gives what there is; the
 * orientation that EXIF data claim is not looked at, for it may be wrong and the digits know
 * better. False: MESSAGE (JPEG_MESSAGE bytes) says why. */
bool jpeg_decode(const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels,
                 char *message);

/* Encodes WIDTH x HEIGHT pixels of 1 or 3 CHANNELS into *OUT, which the caller frees. False: memory
 * is short. */
bool jpeg_encode(const uint8_t *data, unsigned width, unsigned height, unsigned channels,
                 int quality, uint8_t **out, size_t *size);

#endif
