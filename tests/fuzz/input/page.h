/* A board on paper, as in small pictures: drawn, seen in perspective, and degraded. Random
 * pixels would not lead a search to lines, bends, cells, digits and rules. */
#ifndef TESTS_FUZZ_PAGE_H
#define TESTS_FUZZ_PAGE_H

#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>

#include "fuzz.h"

enum {
    PAGE_CELL = 16,      /* pixels of a drawn cell */
    PAGE_MIN_PIXELS = 9, /* minimum pixels of a cell in the picture, and the maximum excess: */
    PAGE_MORE_PIXELS = 5,
    PAGE_MAX_SIDE = 9,
    PAGE_MAX_BOARD = PAGE_MAX_SIDE * PAGE_CELL,
    PAGE_MAX_PICTURE = PAGE_MAX_SIDE * (PAGE_MIN_PIXELS + PAGE_MORE_PIXELS),
};

struct page {
    unsigned side;
    uint8_t cells[PAGE_MAX_SIDE * PAGE_MAX_SIDE];
    uint8_t board[PAGE_MAX_BOARD * PAGE_MAX_BOARD];
    unsigned width, height;         /* size of the pictures */
    struct svision_point corner[4]; /* corners of the board, as shares of width and height */
};

/* Takes a board of SIDE (4, 6 or 9) rows and its position. */
void page_take(struct bytes *bytes, unsigned side, struct page *page);

/* Moves the board in the picture a little. */
void page_move(struct bytes *bytes, struct page *page);

/* Makes IMAGE the next picture of PAGE, with PIXELS of PAGE_MAX_PICTURE squared bytes, and
 * *BORDER the inner border of its grid. Returns false if it shows no grid. */
bool page_show(struct bytes *bytes, const struct page *page, struct svision_image *image,
               uint8_t *pixels, struct svision_quad *border);

#endif
