/* Picture files made by tests in memory, and expectations on truncated ones. */
#ifndef SUPPORT_PICTURE_CUTS_H
#define SUPPORT_PICTURE_CUTS_H

#include <stdlib.h>
#include <string.h>

#include "image/pixels.h"
#include "support/check.h"

typedef bool picture_decoder(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                             struct pixels *pixels, char *message);

/* A file in memory. */
struct picture_file {
    uint8_t *data;
    size_t size;
};

static inline bool picture_is_same(const struct pixels *a, const struct pixels *b)
{
    return a->width == b->width && a->height == b->height && a->channels == b->channels &&
           memcmp(a->data, b->data, (size_t)a->width * a->height * a->channels) == 0;
}

/* Decodes the first SIZE bytes of FILE from a block of exactly that size, in which sanitizers
 * detect overreads. */
static inline bool picture_decode_part(picture_decoder *decode, const struct picture_file *file,
                                       size_t size, struct pixels *pixels, char *message)
{
    const struct pixels_limits limits = {1000, 1 << 16};
    uint8_t *part = malloc(size ? size : 1);
    CHECK(part);
    if (!part)
        abort();
    memcpy(part, file->data, size);
    bool read = decode(part, size, &limits, pixels, message);
    CHECK(read == (pixels->data != NULL));
    free(part);
    return read;
}

/* FILE truncated after each byte is rejected, reported as damaged, or shows all that the whole file
 * shows. */
static inline void picture_cut_everywhere(picture_decoder *decode, const struct picture_file *file)
{
    struct pixels whole, pixels;
    char message[JPEG_MESSAGE] = "";
    unsigned dishonest = 0;
    CHECK(picture_decode_part(decode, file, file->size, &whole, message) && !whole.damaged);
    for (size_t size = 0; whole.data && size < file->size; size++) {
        message[0] = '\0';
        bool read = picture_decode_part(decode, file, size, &pixels, message);
        dishonest += read && !pixels.damaged ? !picture_is_same(&pixels, &whole) : !message[0];
        pixels_free(&pixels);
    }
    CHECK_EQ(dishonest, 0);
    pixels_free(&whole);
}

/* Corrupted bytes of FILE break nothing. */
static inline void picture_spoil(picture_decoder *decode, const struct picture_file *file)
{
    for (size_t at = 0; at < file->size; at += 5) {
        struct pixels pixels;
        char message[JPEG_MESSAGE] = "";
        file->data[at] ^= 0xFF;
        CHECK(picture_decode_part(decode, file, file->size, &pixels, message) || message[0]);
        pixels_free(&pixels);
        file->data[at] ^= 0xFF;
    }
}

#endif
