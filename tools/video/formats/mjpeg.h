/* JPEG pictures in memory, as cameras and .mjpeg files bring them: with anything behind their end.
 * Kinds that no camera makes are refused. */
#ifndef VIDEO_FORMATS_MJPEG_H
#define VIDEO_FORMATS_MJPEG_H

#include <stddef.h>

#include <sudokuvision/image.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"

/* Most pixels of a picture: more are refused before memory is taken. */
#define MJPEG_MAX_PIXELS ((size_t)1 << 26)

enum mjpeg_want {
    /* GRAY8: all that reading takes, at less than half the time. */
    MJPEG_LUMA,
    /* I420 of full range, or GRAY8 where the picture has no color. */
    MJPEG_COLOR,
};

/* Whether DATA holds a whole picture, and where it is. */
enum mjpeg_extent {
    MJPEG_WHOLE,
    MJPEG_MORE,    /* there are too few bytes to tell */
    MJPEG_NOTHING, /* no picture starts here */
};

/* Finds the end of the picture that starts at the first byte of DATA; sets *LENGTH to its bytes,
 * end mark included. Pictures within the picture (thumbnails) do not count. A damaged picture ends
 * before the next one at the latest, unless its damage looks like a segment. */
enum mjpeg_extent mjpeg_measure(const uint8_t *data, size_t size, size_t *length);

/* Returns the index, from FROM on, of the first bytes of DATA that may start a picture; SIZE if
 * there are none. */
size_t mjpeg_find_start(const uint8_t *data, size_t size, size_t from);

/* Decodes into PIXELS, whose earlier content goes; IMAGE is then a view of it. A damaged picture,
 * also one that holds what no camera sees (image/jpeg/jpeg_range.h, image/jpeg/jpeg_step.h), is
 * refused: the next one comes soon. */
bool mjpeg_decode(const uint8_t *data, size_t size, enum mjpeg_want want, struct buffer *pixels,
                  struct svision_image *image, struct message *message);

/* Adds a JPEG of IMAGE, which may have any format, to OUT; QUALITY is 1..100. */
bool mjpeg_encode(const struct svision_image *image, int quality, struct buffer *out,
                  struct message *message);

#endif
