/* Where a camera sees the places of a page, which may bend. */
#ifndef TESTS_PAGES_PAGE_VIEW_H
#define TESTS_PAGES_PAGE_VIEW_H

#include <stdint.h>

#include <sudokuvision/geometry.h>

#include "pages/page_settings.h"

/* A page around (0, 0), in cells: flat, sheared by a bend, or rolled away from the sensor. */
struct page_view {
    double half_width, half_height;
    struct svision_homography to_frame, to_flat; /* of the flat page */
    double eye[3];                               /* right, down and above the page */
    double bend, spine;
    double across[2];  /* direction in which the page rolls */
    double curvature;  /* of the roll, in radians per cell; 0: flat */
    double start, end; /* of the roll in that direction; straight beyond the end */
    bool both;         /* the page rolls in the opposite direction, too */
};

/* Chooses the view of a page of COLUMNS x ROWS grids that are PITCH cells apart. */
void page_view_choose(const struct page_settings *settings, unsigned columns, unsigned rows,
                      float pitch, uint64_t *random, struct page_view *view);

/* Returns the place on the page that a pixel of the frame shows. */
struct svision_point page_view_to_page(const struct page_view *view, struct svision_point pixel);

/* Returns the position in the frame of a place on the page. */
struct svision_point page_view_to_frame(const struct page_view *view, struct svision_point place);

#endif
