/* Views of pictures as images of libsudokuvision. */
#ifndef IMAGE_PIXELS_VIEW_H
#define IMAGE_PIXELS_VIEW_H

#include <sudokuvision/image.h>

#include "image/pixels.h"

/* Returns a view that borrows the pixels. */
static inline struct svision_image pixels_view(const struct pixels *pixels)
{
    return (struct svision_image){
        .pixels = pixels->data,
        .width = pixels->width,
        .height = pixels->height,
        .stride = (size_t)pixels->width * pixels->channels,
        .format = pixels->channels == 1 ? SVISION_GRAY8 : SVISION_RGB24,
    };
}

#endif
