/* Made-up photos of pages with Sudokus, with what they show.
 *
 * Takes what makes a photo difficult and a seed, gives a picture with the digits and corners of its
 * grids, fails when memory is short. The same seed gives the same picture where the same fonts are
 * installed. */
#ifndef SYNTHETIC_PAGE_H
#define SYNTHETIC_PAGE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/reader.h>

enum { PAGE_GRIDS = 4 };

/* Zero is a flat, sharp, evenly lit page, seen from above the right way up. */
struct page_settings {
    unsigned width, height;
    unsigned grids; /* 1, 2 or 4 of them, side by side */
    float tilt;     /* degrees between the page and the sensor, in any direction */
    float turn;     /* degrees, to both sides, that the page is turned at most */
    float fill;     /* of the frame, 0..1; 0: 0.92 */
    float bend;     /* how far paper is bent at the ends of a row, in cells */
    float blur;     /* deviation, in pixels */
    float noise;    /* deviation, of 255 */
    float shadow;   /* share of the light that it takes */
    bool hard;      /* that shadow ends within three pixels */
    float glare;    /* brightness that it adds, of 255 */
    float colour;   /* how far paper, cells and ink are from grey, 0..1 */
    int jpeg;       /* quality; 0: not compressed */
    float hand;     /* share of the blank cells that are filled in by hand, 0..1 */
    float pencil;   /* darkness of the pen against the paper, 0..1; 0: some between .3 and .9 */
    float clutter;  /* of the page around the grids that is text and pictures, 0..1 */
    bool fonts;     /* other faces than the one drawn here, where there are any */
    bool open;      /* puzzles with several solutions */
};

struct page_grid {
    uint8_t cells[SVISION_CELLS]; /* printed and written */
    struct svision_quad corners;  /* of the border's outer edges, the top left one first */
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

#endif
