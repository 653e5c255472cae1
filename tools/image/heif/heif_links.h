/* Dependencies between the pictures of a HEIF file, such as a grid and its tiles.
 *
 * Decoders follow them recursively, older versions even in cycles. */
#ifndef IMAGE_HEIF_HEIF_LINKS_H
#define IMAGE_HEIF_HEIF_LINKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns false if the dependencies of a picture in DATA are cyclic, deeper than any camera writes,
 * or malformed. */
bool heif_links_end(const uint8_t *data, size_t size);

#endif
