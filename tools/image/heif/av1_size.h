/* How large the pictures are that AV1 data in a file would decode to.
 *
 * A container says its own size beside that; decoders go by the sequence headers, and by frames
 * that say another size. */
#ifndef IMAGE_HEIF_AV1_SIZE_H
#define IMAGE_HEIF_AV1_SIZE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether AV1 data of an item of the HEIF file DATA say WIDTH x HEIGHT with more pixels than
 * *WIDTH x *HEIGHT, which it then replaces. What cannot be followed is taken for the largest there
 * is. */
bool av1_size_largest(const uint8_t *data, size_t size, unsigned *width, unsigned *height);

#endif
