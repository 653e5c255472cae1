/* The newspaper page that README.md shows: text in columns around a puzzle, partly filled in by
 * pen. */

#ifndef NEWSPAPER_PAGE_H
#define NEWSPAPER_PAGE_H

#include <cairo.h>

/* Size of the page, in pixels. */
#define PAGE_WIDTH  1500
#define PAGE_HEIGHT 2000

/* Draws the page as an RGB24 surface, which the caller destroys; cairo_surface_status() reports a
   failure. Returns NULL, after a message, where a font is missing. */
cairo_surface_t *page_draw(void);

#endif
