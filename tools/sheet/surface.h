/* What the pages of a sheet are drawn on: a document of one kind, page after page. */
#ifndef SHEET_SURFACE_H
#define SHEET_SURFACE_H

#include <sudokuvision/draw.h>

#include "cli/buffer.h"
#include "sheet/page.h"

struct surface;

struct surface_kind {
    /* Begins a document of pages of WIDTH x HEIGHT points, whose bytes go to OUT; TITLE may be
     * NULL. Ends the program where memory is short. */
    struct surface *(*create)(double width, double height, const char *title, struct buffer *out);
    /* A page lies between these. */
    void (*open_page)(struct surface *surface);
    void (*close_page)(struct surface *surface);
    /* Between these, what PEN draws is SCALE times as large and begins at the corner of PLACE; or,
     * where it IS_TURNED, upside down at the corner across. */
    void (*enter)(struct surface *surface, const struct page_rect *place, double scale,
                  bool is_turned);
    void (*leave)(struct surface *surface);
    /* Draws on the open page, in points outside of enter(). */
    struct svision_pen (*pen)(struct surface *surface);
    /* Completes the document and frees SURFACE. False: memory was short. */
    bool (*finish)(struct surface *surface);
};

extern const struct surface_kind surface_pdf;
extern const struct surface_kind surface_svg;

#endif
