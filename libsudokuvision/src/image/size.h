/* Bounds on picture sizes. */
#ifndef IMAGE_SIZE_H
#define IMAGE_SIZE_H

#include <stdbool.h>

#include <sudokuvision/image.h>

#include "common/argument.h"

/* True if a picture may have this size; otherwise the error is recorded. */
static inline bool size_is_sound(unsigned width, unsigned height)
{
    return argument_expect(width && width <= SVISION_MAX_SIDE, "width is not 1..32768") &&
           argument_expect(height && height <= SVISION_MAX_SIDE, "height is not 1..32768");
}

#endif
