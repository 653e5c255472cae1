/* libheif, loaded on first use: with its codecs it takes longer to load than reading most
 * photos. */
#ifndef IMAGE_HEIF_HEIF_LIBRARY_H
#define IMAGE_HEIF_HEIF_LIBRARY_H

#include <stdbool.h>

#include <libheif/heif.h>

#include "image/jpeg/jpeg.h"

/* The functions used, without the prefix heif_. */
#define HEIF_FUNCTIONS(X)                                                                          \
    X(get_version_number)                                                                          \
    X(context_alloc)                                                                               \
    X(context_free)                                                                                \
    X(context_set_maximum_image_size_limit)                                                        \
    X(context_set_max_decoding_threads)                                                            \
    X(context_read_from_memory_without_copy)                                                       \
    X(context_get_primary_image_handle)                                                            \
    X(image_handle_release)                                                                        \
    X(image_handle_get_width)                                                                      \
    X(image_handle_get_height)                                                                     \
    X(image_handle_get_ispe_width)                                                                 \
    X(image_handle_get_ispe_height)                                                                \
    X(decoding_options_alloc)                                                                      \
    X(decoding_options_free)                                                                       \
    X(decode_image)                                                                                \
    X(image_release)                                                                               \
    X(image_get_plane_readonly)                                                                    \
    X(image_get_width)                                                                             \
    X(image_get_height)

struct heif_library {
#define HEIF_MEMBER(name) __typeof__(heif_##name) *(name);
    HEIF_FUNCTIONS(HEIF_MEMBER)
#undef HEIF_MEMBER
};

/* Looks up the functions in the library NAME, which stays loaded from the first call on. Returns
 * false with MESSAGE (JPEG_MESSAGE bytes) set if it is missing, too old or not libheif.
 * Thread-safe. */
bool heif_library_open(const char *name, struct heif_library *heif, char *message);

#endif
