#include "image/heif/heif.h"

#include <stdio.h>
#include <string.h>

#include "cli/files/content.h"
#include "image/heif/av1_size.h"
#include "image/heif/heif_library.h"
#include "image/heif/heif_links.h"
#include "image/heif/hevc_size.h"

bool heif_recognize(const uint8_t *data, size_t size)
{
    static const char *const names[] = {"HEIC", "HEIF", "AVIF"};
    const char *name;
    (void)content_of(data, size, &name);
    for (size_t i = 0; name && i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

/* True if ERROR is none; otherwise sets MESSAGE. */
static bool succeeds(struct heif_error error, char *message)
{
    if (error.code != heif_error_Ok)
        snprintf(message, JPEG_MESSAGE, "%s", error.message);
    return error.code == heif_error_Ok;
}

/* The decoded picture may be larger than the file declares. */
static bool copy_rows(const struct heif_library *heif, const struct heif_image *image,
                      const struct pixels_limits *limits, struct pixels *pixels, char *message)
{
    int stride = 0;
    const uint8_t *rows = heif->image_get_plane_readonly(image, heif_channel_interleaved, &stride);
    int width = heif->image_get_width(image, heif_channel_interleaved);
    int height = heif->image_get_height(image, heif_channel_interleaved);
    if (!rows || width < 1 || height < 1) {
        snprintf(message, JPEG_MESSAGE, "a picture without pixels");
        return false;
    }
    if (pixels_exceed(limits, (size_t)width, (size_t)height, message))
        return false;
    if (!pixels_create(pixels, (unsigned)width, (unsigned)height, 3, 1)) {
        snprintf(message, JPEG_MESSAGE, "not enough memory for the picture");
        return false;
    }
    size_t length = 3 * (size_t)width;
    for (size_t y = 0; y < (size_t)height; y++)
        memcpy(pixels->data + y * length, rows + y * (size_t)stride, length);
    return true;
}

/* Decodes the picture of HANDLE. */
static bool decode(const struct heif_library *heif, const struct heif_image_handle *handle,
                   const struct pixels_limits *limits, struct pixels *pixels, char *message)
{
    struct heif_image *image = NULL;
    struct heif_decoding_options *options = heif->decoding_options_alloc();
    if (!options) {
        snprintf(message, JPEG_MESSAGE, "out of memory");
        return false;
    }
    options->convert_hdr_to_8bit = 1;
    options->strict_decoding = 1;
    struct heif_error error = heif->decode_image(handle, &image, heif_colorspace_RGB,
                                                 heif_chroma_interleaved_RGB, options);
    bool done = succeeds(error, message) && copy_rows(heif, image, limits, pixels, message);
    heif->image_release(image);
    heif->decoding_options_free(options);
    return done;
}

/* True if the coded data in DATA decode to a larger picture than LIMITS allow, whatever the
 * container declares. */
static bool decodes_too_large(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                              char *message)
{
    unsigned width = 0, height = 0;
    bool is_known = hevc_size_largest(data, size, &width, &height);
    is_known |= av1_size_largest(data, size, &width, &height);
    return is_known && pixels_exceed(limits, width, height, message);
}

/* Checks the size before decoding. */
static bool is_too_large(const struct heif_library *heif, const struct heif_image_handle *handle,
                         const struct pixels_limits *limits, char *message)
{
    return pixels_exceed(limits, (size_t)heif->image_handle_get_ispe_width(handle),
                         (size_t)heif->image_handle_get_ispe_height(handle), message) ||
           pixels_exceed(limits, (size_t)heif->image_handle_get_width(handle),
                         (size_t)heif->image_handle_get_height(handle), message);
}

bool heif_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message)
{
    struct heif_library library;
    const struct heif_library *heif = &library;
    struct heif_image_handle *handle = NULL;
    *pixels = (struct pixels){0};
    if (!heif_links_end(data, size)) {
        snprintf(message, JPEG_MESSAGE, "a picture that refers to itself");
        return false;
    }
    if (!heif_library_open(HEIF_LIBRARY, &library, message))
        return false;
    struct heif_context *context = heif->context_alloc();
    if (!context) {
        snprintf(message, JPEG_MESSAGE, "out of memory");
        return false;
    }
    /* A limit on the side in this version of libheif, on its square in later ones. The caller
     * chooses the number of threads. */
    heif->context_set_maximum_image_size_limit(context, PIXELS_MAX_SIDE);
    heif->context_set_max_decoding_threads(context, 0);
    bool done =
        succeeds(heif->context_read_from_memory_without_copy(context, data, size, NULL), message) &&
        succeeds(heif->context_get_primary_image_handle(context, &handle), message) &&
        !is_too_large(heif, handle, limits, message) &&
        !decodes_too_large(data, size, limits, message) &&
        decode(heif, handle, limits, pixels, message);
    heif->image_handle_release(handle);
    heif->context_free(context);
    return done;
}
