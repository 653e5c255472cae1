/* Reads uncompressed picture files in memory row by row. */
#ifndef IMAGE_BYTES_H
#define IMAGE_BYTES_H

#include "image/pixels.h"

/* Source of rows. */
struct bytes_rows {
    const uint8_t *data; /* the file */
    size_t size;
    size_t first;  /* offset of the first row; the others follow without gaps */
    size_t length; /* bytes per row */
    bool reversed; /* rows are stored bottom-up */
    /* Converts ROW to the pixels of the picture. */
    void (*convert)(const void *form, const uint8_t *row, unsigned width, uint8_t *out);
    const void *form; /* user pointer for convert() */
};

/* Returns the little-endian number of COUNT bytes at DATA. */
uint32_t bytes_number(const uint8_t *data, unsigned count);

/* Reads a picture of WIDTH x HEIGHT pixels from ROWS, reduced as LIMITS allow. If the file is
 * truncated, missing rows are black and the picture is marked as damaged. Returns false with
 * MESSAGE set on failure. */
bool bytes_read(const struct bytes_rows *rows, const struct pixels_limits *limits, size_t width,
                size_t height, unsigned channels, struct pixels *pixels, char *message);

#endif
