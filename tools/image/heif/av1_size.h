/* Size of the pictures that AV1 data in a file decode to.
 *
 * Containers declare a size of their own, but decoders follow the sequence headers and frames that
 * override them. */
#ifndef IMAGE_HEIF_AV1_SIZE_H
#define IMAGE_HEIF_AV1_SIZE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* True if AV1 data in an item of the HEIF file DATA declare more pixels than *WIDTH x *HEIGHT;
 * replaces those by the largest size. Data that cannot be parsed count as the maximum size. */
bool av1_size_largest(const uint8_t *data, size_t size, unsigned *width, unsigned *height);

#endif
