/* A video frame: pixels, or a JPEG still to be decoded.
 *
 * A frame borrows its bytes; the function that fills it in documents their lifetime. */
#ifndef VIDEO_FRAME_H
#define VIDEO_FRAME_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/image.h>

enum frame_coding {
    FRAME_PIXELS = 0,
    FRAME_JPEG = 1,
};

struct frame {
    enum frame_coding coding;
    /* Complete data, as received. */
    const uint8_t *bytes;
    size_t size;
    /* View of the pixels among the bytes. For a JPEG the pixels are NULL, and the size is that
     * announced by the source. */
    struct svision_image image;
    /* From 0; sources that detect lost frames leave gaps. */
    uint64_t number;
    /* Timestamp on the source's clock. */
    double seconds;
    /* Time of arrival on clock_now(); 0 if not requested. */
    double came;
};

#endif
