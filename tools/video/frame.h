/* One picture of a moving one: pixels, or a JPEG that nobody has decoded yet.
 *
 * A frame borrows its bytes: who makes it says how long they stay. */
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
    /* Everything, as it came. */
    const uint8_t *bytes;
    size_t size;
    /* The pixels among the bytes; those of a JPEG are NULL, and its size is what was announced. */
    struct svision_image image;
    /* From 0; a source that knows of frames it lost leaves gaps. */
    uint64_t number;
    /* On the source's own clock. */
    double seconds;
    /* When the program had it, on clock_now(); 0 where nobody asked. */
    double came;
};

#endif
