/* Pictures in memory, and limits on their size. */
#ifndef IMAGE_PIXELS_H
#define IMAGE_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A picture in memory. */
struct pixels {
    uint8_t *data; /* width * height * channels bytes; from malloc() */
    unsigned width;
    unsigned height;
    unsigned channels;   /* 1: gray; 3: RGB */
    unsigned reduction;  /* approximate ratio of the file's sides to these */
    unsigned full_width; /* size in the file */
    unsigned full_height;
    bool damaged;    /* the file is damaged: pixels are missing or wrong */
    bool has_blocks; /* pixels are still aligned to the file's JPEG blocks of PIXELS_BLOCK pixels a
                        side */
};

enum { PIXELS_BLOCK = 8 };

enum { JPEG_MESSAGE = 200 };

/* Default limit on the number of pixels, more than phones produce: a few bytes may declare more
 * pixels than fit into memory. */
enum {
    PIXELS_MAX_SIDE = 32768,
    PIXELS_MAX_COUNT = PIXELS_MAX_SIDE * PIXELS_MAX_SIDE,
};
#define PIXELS_DEFAULT_MAX_COUNT 200000000

/* Longest side that loses nothing for reading: twice the size that svision_reader_read()
 * processes. */
enum { PIXELS_ENOUGH = 5200 };

/* Limits on the size of a picture. */
struct pixels_limits {
    unsigned longest;    /* the longest side may be reduced to no less than this */
    uint64_t max_pixels; /* larger files are rejected; 0: PIXELS_DEFAULT_MAX_COUNT */
};

/* True if WIDTH x HEIGHT exceeds LIMITS; sets MESSAGE. */
bool pixels_exceed(const struct pixels_limits *limits, size_t width, size_t height, char *message);

/* The same, but also rejects a picture whose file of SIZE bytes is far too short for it. The
 * formats pack at most 8 pixels into a byte and compress at most by a factor of 1032 (the limit of
 * DEFLATE). */
bool pixels_refuse(const struct pixels_limits *limits, size_t width, size_t height, size_t size,
                   char *message);

/* Returns the divisor for the sides of a WIDTH x HEIGHT picture that keeps the longest side at
 * least at that of LIMITS and at PIXELS_ENOUGH. */
unsigned pixels_reduction(const struct pixels_limits *limits, size_t width, size_t height);

/* Returns SIDE divided by FACTOR, rounded up. */
static inline unsigned pixels_reduced(unsigned side, unsigned factor)
{
    return (side + factor - 1) / factor;
}

/* Initializes *PIXELS, except for its damage, as a black picture REDUCTION times smaller than the
 * file's WIDTH x HEIGHT. Returns false if memory is short. */
bool pixels_create(struct pixels *pixels, unsigned width, unsigned height, unsigned channels,
                   unsigned reduction);

/* Blends pixels with white and removes their alpha channel, the last of two or four channels. */
void pixels_flatten(struct pixels *pixels);

void pixels_free(struct pixels *pixels);

/* True if a larger fraction of the file would not help reading PIXELS. */
bool pixels_are_finest(const struct pixels *pixels);

#endif
