/* What the pictures in a HEIF file are made of: of each other, as a grid is of its tiles.
 *
 * Decoders follow such links by recursion, in older ones wherever they lead. */
#ifndef IMAGE_HEIF_HEIF_LINKS_H
#define IMAGE_HEIF_HEIF_LINKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* False: some picture in DATA is made of itself, or of others that are made of others, and so on,
 * further down than any camera goes; or it cannot be told. */
bool heif_links_end(const uint8_t *data, size_t size);

#endif
