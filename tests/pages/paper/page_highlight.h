/* Overexposed light: spots of a lamp on glossy paper, streaks along a bend, and windows with
 * bars. */
#ifndef TESTS_PAGES_PAGE_HIGHLIGHT_H
#define TESTS_PAGES_PAGE_HIGHLIGHT_H

#include <stdint.h>

#include "pages/page_settings.h"

enum { PAGE_HIGHLIGHTS = 24 };

enum page_shine_kind { PAGE_SPOT = 0, PAGE_STREAK = 1, PAGE_WINDOW = 2 };

/* Lengths are shares of the frame's longer side. */
struct page_highlight {
    unsigned count;
    struct page_shine {
        enum page_shine_kind kind;
        float x, y, width, height, light;
        float cosine, sine; /* of the angle by which it is turned */
    } shine[PAGE_HIGHLIGHTS];
};

void page_highlight_choose(const struct page_settings *settings, uint64_t *random,
                           struct page_highlight *highlight);

/* The brightness (0..255) it adds at (X, Y). */
float page_highlight_at(const struct page_highlight *highlight, float x, float y);

#endif
