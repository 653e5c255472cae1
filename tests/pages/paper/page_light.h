/* Effects of camera and light on a page. */
#ifndef TESTS_PAGES_PAGE_LIGHT_H
#define TESTS_PAGES_PAGE_LIGHT_H

#include <stdint.h>

#include "pages/page_settings.h"

/* Red, green and blue of WIDTH x HEIGHT pixels, 0..255. */
struct page_frame {
    unsigned width, height;
    float (*pixel)[3];
};

bool page_expose(const struct page_settings *settings, struct page_frame *frame, uint64_t *random,
                 uint8_t *bytes);

#endif
