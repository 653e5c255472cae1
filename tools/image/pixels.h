/* Pictures in memory, and how large they may be. */
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
    unsigned channels;   /* 1: gray, 3: red, green, blue */
    unsigned reduction;  /* the file's sides are about this many times larger */
    unsigned full_width; /* the file's size */
    unsigned full_height;
    bool damaged;    /* not all of the file could be read: pixels are missing or wrong */
    bool has_blocks; /* a JPEG file's, of PIXELS_BLOCK pixels a side, as they lie there */
};

enum { PIXELS_BLOCK = 8 };

enum { JPEG_MESSAGE = 200 };

/* A few bytes may claim more pixels than memory holds: how many are taken, unless the user says
 * otherwise, is more than phones make. */
enum {
    PIXELS_MAX_SIDE = 32768,
    PIXELS_MAX_COUNT = PIXELS_MAX_SIDE * PIXELS_MAX_SIDE,
};
#define PIXELS_USUAL_MAX_COUNT 200000000

/* Longest side of a picture that shows all that is read: twice what svision_reader_read() looks
 * at. */
enum { PIXELS_ENOUGH = 5200 };

/* How large a picture is to be read. */
struct pixels_limits {
    unsigned longest;    /* the longest side may be made smaller, but not below this */
    uint64_t max_pixels; /* a file with more is refused; 0: PIXELS_USUAL_MAX_COUNT */
};

/* Whether a picture of WIDTH x HEIGHT is too large for LIMITS; then MESSAGE says so. */
bool pixels_exceed(const struct pixels_limits *limits, size_t width, size_t height, char *message);

/* The same where the file has only SIZE bytes, in a format that packs 8 pixels in a byte, and 1032
 * of those in another (the limit of DEFLATE), at most: one that claims more lacks most of them. */
bool pixels_refuse(const struct pixels_limits *limits, size_t width, size_t height, size_t size,
                   char *message);

/* By how much the sides of a picture of WIDTH x HEIGHT are divided, so that its longest one stays
 * at least what LIMITS ask for, and all that is read. */
unsigned pixels_reduction(const struct pixels_limits *limits, size_t width, size_t height);

/* What remains of SIDE pixels divided by FACTOR: the last one may have fewer. */
static inline unsigned pixels_reduced(unsigned side, unsigned factor)
{
    return (side + factor - 1) / factor;
}

/* Makes *PIXELS, as damaged as it is, a black picture REDUCTION times smaller than the file's WIDTH
 * x HEIGHT. False: memory is short. */
bool pixels_create(struct pixels *pixels, unsigned width, unsigned height, unsigned channels,
                   unsigned reduction);

/* Makes pixels without opacity, which is the last of two or four channels, of those that have it:
 * as they look on white paper. */
void pixels_put_on_paper(struct pixels *pixels);

void pixels_free(struct pixels *pixels);

/* Whether PIXELS, decoded as a fraction of the file, show all that there is to read. */
bool pixels_are_finest(const struct pixels *pixels);

#endif
