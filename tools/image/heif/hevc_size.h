/* How large the pictures are that HEVC data in a file would decode to.
 *
 * A container says its own size beside that; decoders go by the sequence parameter sets. */
#ifndef IMAGE_HEIF_HEVC_SIZE_H
#define IMAGE_HEIF_HEVC_SIZE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether a sequence parameter set anywhere in DATA, behind its length as containers have them,
 * says WIDTH x HEIGHT with more pixels than *WIDTH x *HEIGHT, which it then replaces. */
bool hevc_size_largest(const uint8_t *data, size_t size, unsigned *width, unsigned *height);

#endif
