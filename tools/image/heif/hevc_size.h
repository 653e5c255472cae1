/* Size of the pictures that HEVC data in a file decode to.
 *
 * Containers declare a size of their own, but decoders follow the sequence parameter sets. */
#ifndef IMAGE_HEIF_HEVC_SIZE_H
#define IMAGE_HEIF_HEVC_SIZE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* True if a length-prefixed sequence parameter set anywhere in DATA declares more pixels than
 * *WIDTH x *HEIGHT; replaces those by the largest size. */
bool hevc_size_largest(const uint8_t *data, size_t size, unsigned *width, unsigned *height);

#endif
