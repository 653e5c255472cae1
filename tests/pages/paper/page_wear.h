/* Ink that a print lacks: digits that were printed palely, flakes and patches that came off, and
 * digits under a slip of the page's own paper. */
#ifndef TESTS_PAGES_PAGE_WEAR_H
#define TESTS_PAGES_PAGE_WEAR_H

#include <stdint.h>

#include <sudokuvision/reader.h>

#include "pages/page_settings.h"

enum { PAGE_PATCHES = 4 };

struct page_wear {
    float paleness[SVISION_CELLS]; /* share of the ink that a digit lacks */
    float flaked, grain;           /* above this the noise of that grain, in cells, takes ink */
    unsigned seed;
    unsigned patches;
    struct {
        float x, y, width, height, lost;
    } patch[PAGE_PATCHES];
};

/* Chooses the wear of the printed CELLS. */
void page_wear_choose(const struct page_settings *settings, const uint8_t *cells, uint64_t *random,
                      struct page_wear *wear);

/* The share of the ink, of digits and lines alike, that came off at (X, Y), in cells of the grid.
 */
float page_wear_at(const struct page_wear *wear, float x, float y);

#endif
