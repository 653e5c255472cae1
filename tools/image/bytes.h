/* The rows of a picture file in memory whose pixels are not packed. */
#ifndef IMAGE_BYTES_H
#define IMAGE_BYTES_H

#include "image/pixels.h"

/* What rows come from. */
struct bytes_rows {
    const uint8_t *data; /* the file */
    size_t size;
    size_t first;  /* where the first row begins; rows follow each other */
    size_t length; /* of a row */
    bool reversed; /* the lowest row is the first */
    /* Makes of ROW the colors of the picture. */
    void (*convert)(const void *form, const uint8_t *row, unsigned width, uint8_t *out);
    const void *form; /* the caller's, for convert() */
};

/* Number of COUNT bytes at DATA, the least significant one first. */
uint32_t bytes_number(const uint8_t *data, unsigned count);

/* Reads a picture of WIDTH x HEIGHT pixels from ROWS, smaller where LIMITS ask for no more. What
 * the file lacks stays black, and the picture is damaged. False: MESSAGE says why. */
bool bytes_read(const struct bytes_rows *rows, const struct pixels_limits *limits, size_t width,
                size_t height, unsigned channels, struct pixels *pixels, char *message);

#endif
