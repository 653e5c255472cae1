/* Synthetic photos of pages with Sudokus, with the digits and corners of their grids. The same seed
 * gives the same picture if the same fonts are installed. */
#ifndef TESTS_PAGES_SYNTHETIC_PAGE_H
#define TESTS_PAGES_SYNTHETIC_PAGE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/reader.h>

#include "pages/page_settings.h"

enum { PAGE_GRIDS = 4 };

struct page_grid {
    uint8_t cells[SVISION_CELLS];   /* printed and written */
    uint8_t entries[SVISION_CELLS]; /* written */
    uint16_t notes[SVISION_CELLS];  /* printed candidates, a bit 1 << digit each */
    bool mistaken[SVISION_CELLS];   /* the entry is wrong */
    bool covered[SVISION_CELLS];    /* the print is invisible */
    struct svision_quad corners;    /* of the border's outer edges, the top left one first */
};

struct page {
    uint8_t *pixels; /* RGB24, without padding */
    unsigned width, height;
    unsigned grid_count;
    struct page_grid grids[PAGE_GRIDS];
};

bool page_make(const struct page_settings *settings, uint64_t seed, struct page *page);

void page_free(struct page *page);

/* PAGE's picture. */
struct svision_image page_image(const struct page *page);

/* Whether CELLS are the digits printed in GRID. */
bool page_grid_prints(const struct page_grid *grid, const uint8_t *cells);

#endif
