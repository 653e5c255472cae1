/* What the pages of a sheet are drawn on: a document of one kind, page after page. */
#ifndef SHEET_SURFACE_H
#define SHEET_SURFACE_H

#include <sudokuvision/draw.h>

#include "cli/text/buffer.h"
#include "sheet/page.h"

struct surface_kind {
    /* Begins a document of pages of WIDTH x HEIGHT points, whose bytes go to OUT; TITLE may be
     * NULL. Ends the program where memory is short. */
    void *(*create)(double width, double height, const char *title, struct buffer *out);
    /* A page lies between these. */
    void (*open_page)(void *surface);
    void (*close_page)(void *surface);
    /* Between these, what PEN draws is SCALE times as large and begins at the corner of PLACE; or,
     * where it IS_TURNED, upside down at the corner across. */
    void (*enter)(void *surface, const struct page_rect *place, double scale, bool is_turned);
    void (*leave)(void *surface);
    /* Draws on the open page, in points outside of enter(); its user is the surface. */
    const struct svision_pen *pen;
    /* Writes TEXT beyond ASCII, which the pen has no letters for: its middle at CENTER, with
     * capitals of HEIGHT, no wider than WIDTH. */
    void (*text)(void *surface, const char *text, struct svision_point center, double height,
                 double width, svision_color color);
    /* Completes the document and frees SURFACE. False: memory was short. */
    bool (*finish)(void *surface);
};

/* The corner of PLACE at which a drawing begins: the opposite one if it is turned. */
static inline struct svision_point surface_corner(const struct page_rect *place, bool is_turned)
{
    return (struct svision_point){place->x + (is_turned ? place->width : 0),
                                  place->y + (is_turned ? place->height : 0)};
}

extern const struct surface_kind surface_pdf;
extern const struct surface_kind surface_svg;

#endif
