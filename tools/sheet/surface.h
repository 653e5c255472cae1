/* The interface of drawing surfaces: documents of one format, drawn page by page. */
#ifndef SHEET_SURFACE_H
#define SHEET_SURFACE_H

#include <sudokuvision/draw.h>

#include "cli/text/buffer.h"
#include "sheet/page.h"

struct surface_kind {
    /* Creates a document with pages of WIDTH x HEIGHT points, to be written to OUT; TITLE may be
     * NULL. Ends the program when memory runs out. */
    void *(*create)(double width, double height, const char *title, struct buffer *out);
    /* Begin and end a page. */
    void (*open_page)(void *surface);
    void (*close_page)(void *surface);
    /* Between these calls the pen draws at SCALE, with the origin at the top left corner of PLACE,
     * or, if IS_TURNED, upside down from the opposite corner. */
    void (*enter)(void *surface, const struct page_rect *place, double scale, bool is_turned);
    void (*leave)(void *surface);
    /* Draws on the open page, in points outside of enter(); its user pointer is the surface. */
    const struct svision_pen *pen;
    /* Writes TEXT with characters beyond ASCII, which the pen cannot draw, centered at CENTER, with
     * capitals of HEIGHT, no wider than WIDTH. */
    void (*text)(void *surface, const char *text, struct svision_point center, double height,
                 double width, svision_color color);
    /* Completes the document and frees SURFACE. Returns false if memory ran out. */
    bool (*finish)(void *surface);
};

/* Returns the corner of PLACE where a drawing begins: the bottom right one if it is turned. */
static inline struct svision_point surface_corner(const struct page_rect *place, bool is_turned)
{
    return (struct svision_point){place->x + (is_turned ? place->width : 0),
                                  place->y + (is_turned ? place->height : 0)};
}

extern const struct surface_kind surface_pdf;
extern const struct surface_kind surface_svg;

#endif
