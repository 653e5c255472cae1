/* JPEG pictures in memory, as in .mjpeg files and camera buffers, which may have trailing data.
 * Variants that cameras do not produce are rejected. */
#ifndef VIDEO_FORMATS_MJPEG_H
#define VIDEO_FORMATS_MJPEG_H

#include <stddef.h>

#include <sudokuvision/image.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"

/* Maximum number of pixels, checked before allocating memory. */
#define MJPEG_MAX_PIXELS ((size_t)1 << 26)

enum mjpeg_want {
    /* GRAY8: sufficient for reading, in less than half the time */
    MJPEG_LUMA,
    /* full-range I420, or GRAY8 for a picture without color */
    MJPEG_COLOR,
};

/* Result of searching for the end of a picture. */
enum mjpeg_extent {
    MJPEG_WHOLE,
    MJPEG_MORE,    /* more bytes are needed */
    MJPEG_NOTHING, /* no picture starts here */
};

/* Finds the end of the picture that starts at the first byte of DATA; sets *LENGTH to its size
 * including the end marker. Embedded thumbnails are skipped. A damaged picture ends before the next
 * one at the latest, unless the damage looks like a segment. */
enum mjpeg_extent mjpeg_measure(const uint8_t *data, size_t size, size_t *length);

/* Returns the index, from FROM on, of the first bytes of DATA that may start a picture, or SIZE if
 * there are none. */
size_t mjpeg_find_start(const uint8_t *data, size_t size, size_t from);

/* Decodes into PIXELS, replacing its content; IMAGE becomes a view of it. Damaged pictures are
 * rejected, including those that no camera could have produced (image/jpeg/jpeg_range.h,
 * image/jpeg/jpeg_step.h), since the next frame follows soon. */
bool mjpeg_decode(const uint8_t *data, size_t size, enum mjpeg_want want, struct buffer *pixels,
                  struct svision_image *image, struct message *message);

/* Appends IMAGE, in any format, to OUT as JPEG; QUALITY is 1..100. */
bool mjpeg_encode(const struct svision_image *image, int quality, struct buffer *out,
                  struct message *message);

#endif
