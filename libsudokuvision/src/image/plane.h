/* A gray picture, as passed between stages. */
#ifndef IMAGE_PLANE_H
#define IMAGE_PLANE_H

#include <stddef.h>
#include <stdint.h>

struct plane {
    const uint8_t *pixels;
    unsigned width;
    unsigned height;
    size_t stride; /* bytes between the starts of two rows */
};

#endif
