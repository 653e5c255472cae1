/* JPEG pictures in memory, as cameras and .mjpeg files bring them.
 *
 * Takes the bytes of a picture, with anything behind its end, gives brightness alone or colour too,
 * fails with a message where the picture is damaged or of a kind that no camera makes. */
#ifndef MJPEG_H
#define MJPEG_H

#include <stddef.h>

#include <sudokuvision/image.h>

#include "buffer.h"
#include "message.h"

/* Most pixels of a picture: more are refused before memory is taken. */
#define MJPEG_MAX_PIXELS ((size_t)1 << 26)

enum mjpeg_want {
    /* GREY8: all that reading takes, at less than half the time. */
    MJPEG_LUMA,
    /* I420 of full range, or GREY8 where the picture has no colour. */
    MJPEG_COLOUR,
};

/* Whether DATA holds a whole picture, and where it is. */
enum mjpeg_extent {
    MJPEG_WHOLE,
    MJPEG_MORE,    /* there are too few bytes to tell */
    MJPEG_NOTHING, /* no picture starts here */
};

/* Finds the end of the picture that starts at the first byte of DATA; sets *LENGTH to its bytes,
 * end mark included. Pictures within the picture (thumbnails) do not count. */
enum mjpeg_extent mjpeg_measure(const uint8_t *data, size_t size, size_t *length);

/* Decodes into PIXELS, whose earlier content goes; IMAGE is then a view of it. */
bool mjpeg_decode(const uint8_t *data, size_t size, enum mjpeg_want want, struct buffer *pixels,
                  struct svision_image *image, struct message *message);

/* Adds a JPEG of IMAGE, which may have any format, to OUT; QUALITY is 1..100. */
bool mjpeg_encode(const struct svision_image *image, int quality, struct buffer *out,
                  struct message *message);

#endif
