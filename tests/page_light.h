/* What a camera and its light do to a page.
 *
 * Takes a picture of floating-point colours, gives it shaded, blurred, noisy and in bytes, fails
 * when memory is short. */
#ifndef PAGE_LIGHT_H
#define PAGE_LIGHT_H

#include "synthetic_page.h"

/* Red, green and blue of WIDTH x HEIGHT pixels, 0..255. */
struct page_frame {
    unsigned width, height;
    float (*pixel)[3];
};

bool page_expose(const struct page_settings *settings, struct page_frame *frame, uint64_t *random,
                 uint8_t *bytes);

#endif
