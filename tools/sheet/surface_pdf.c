/* Pages as PDF, by cairo. */
#include "sheet/surface.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>

#include "cli/text/utf8.h"
#include "sheet/cairo_library.h"
#if HAVE_PANGO
#include "lettering/pango_library.h"
#endif

struct pdf_surface {
    struct cairo_library cairo;
    cairo_surface_t *document;
    cairo_t *context;
    bool out_of_memory; /* parts may be missing */
};

/* ----------------------------------------------------------------------------------------- pen */

/* Calls PAINT and records ENOMEM. cairo silently omits a line if it cannot allocate memory for its
 * size, but malloc() sets errno (POSIX). */
static void draw(struct pdf_surface *surface, void (*paint)(cairo_t *context))
{
    errno = 0;
    paint(surface->context);
    surface->out_of_memory |= errno == ENOMEM;
}

static void set_color(struct pdf_surface *surface, svision_color color)
{
    surface->cairo.set_source_rgb(surface->context, (color >> 16 & 255) / 255.0,
                                  (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void fill_rect(void *user, struct svision_point corner, double width, double height,
                      svision_color color)
{
    struct pdf_surface *surface = user;
    set_color(surface, color);
    surface->cairo.rectangle(surface->context, corner.x, corner.y, width, height);
    draw(surface, surface->cairo.fill);
}

static void move_to(void *user, struct svision_point to)
{
    const struct pdf_surface *surface = user;
    surface->cairo.move_to(surface->context, to.x, to.y);
}

static void line_to(void *user, struct svision_point to)
{
    const struct pdf_surface *surface = user;
    surface->cairo.line_to(surface->context, to.x, to.y);
}

static void curve_to(void *user, const struct svision_point points[3])
{
    const struct pdf_surface *surface = user;
    surface->cairo.curve_to(surface->context, points[0].x, points[0].y, points[1].x, points[1].y,
                            points[2].x, points[2].y);
}

static void close_path(void *user)
{
    const struct pdf_surface *surface = user;
    surface->cairo.close_path(surface->context);
}

static void stroke_path(void *user, double width, svision_color color)
{
    struct pdf_surface *surface = user;
    set_color(surface, color);
    surface->cairo.set_line_width(surface->context, width);
    draw(surface, surface->cairo.stroke);
}

static void fill_path(void *user, svision_color color)
{
    struct pdf_surface *surface = user;
    set_color(surface, color);
    draw(surface, surface->cairo.fill);
}

static const struct svision_pen pen = {
    .size = sizeof pen,
    .rect = fill_rect,
    .move = move_to,
    .line = line_to,
    .curve = curve_to,
    .close = close_path,
    .stroke = stroke_path,
    .fill = fill_path,
};

/* --------------------------------------------------------------------------------------- pages */

static void open_page(void *state)
{
    (void)state;
}

static void close_page(void *state)
{
    struct pdf_surface *surface = state;
    draw(surface, surface->cairo.show_page);
}

static void enter(void *state, const struct page_rect *place, double scale, bool is_turned)
{
    struct pdf_surface *surface = state;
    const struct svision_point corner = surface_corner(place, is_turned);
    surface->cairo.save(surface->context);
    surface->cairo.translate(surface->context, corner.x, corner.y);
    surface->cairo.scale(surface->context, is_turned ? -scale : scale, is_turned ? -scale : scale);
}

static void leave(void *state)
{
    struct pdf_surface *surface = state;
    surface->cairo.restore(surface->context);
}

/* Writes real text, which viewers can search and copy. */
static void write_text(void *state, const char *text, struct svision_point center, double height,
                       double width, svision_color color)
{
#if HAVE_PANGO
    struct pdf_surface *surface = state;
    struct pango_library library;
    struct message unused;
    if (!pango_library_open(&library, &unused))
        return;
    struct pango_line line = pango_line_fit(&library, text, &height, width);
    set_color(surface, color);
    surface->cairo.move_to(surface->context, center.x - line.width / 2,
                           center.y + height / 2 - line.baseline);
    errno = 0;
    library.pango_cairo_show_layout(surface->context, line.layout);
    surface->out_of_memory |= errno == ENOMEM;
    library.g_object_unref(line.layout);
    surface->cairo.new_path(surface->context);
#else
    (void)state, (void)text, (void)center, (void)height, (void)width, (void)color;
#endif
}

/* ------------------------------------------------------------------------------------ document */

static cairo_status_t append_bytes(void *user, const unsigned char *data, unsigned length)
{
    buffer_add(user, data, length);
    return CAIRO_STATUS_SUCCESS;
}

/* Sets TITLE as valid UTF-8; anything else would corrupt the document. */
static void set_title(struct pdf_surface *surface, const char *title)
{
    struct buffer text = {0};
    utf8_add(&text, title);
    buffer_add(&text, "", 1);
    surface->cairo.pdf_surface_set_metadata(surface->document, CAIRO_PDF_METADATA_TITLE, text.data);
    buffer_free(&text);
}

static void *create(double width, double height, const char *title, struct buffer *out)
{
    struct message message;
    struct pdf_surface *surface = buffer_resize(NULL, sizeof *surface);
    surface->out_of_memory = false;
    bool is_open = cairo_library_open(&surface->cairo, &message);
    assert(is_open); /* as sheet_is_possible() has found */
    (void)is_open;
    surface->document =
        surface->cairo.pdf_surface_create_for_stream(append_bytes, out, width, height);
    surface->context = surface->cairo.create(surface->document);
    if (title)
        set_title(surface, title);
    /* Without a date, the same boards produce the same bytes. */
    surface->cairo.pdf_surface_set_metadata(surface->document, CAIRO_PDF_METADATA_CREATE_DATE, "");
    surface->cairo.set_line_cap(surface->context, CAIRO_LINE_CAP_ROUND);
    surface->cairo.set_line_join(surface->context, CAIRO_LINE_JOIN_ROUND);
    return surface;
}

static bool finish(void *state)
{
    struct pdf_surface *surface = state;
    /* After an error cairo drops drawings, but the document does not report it. */
    bool is_done =
        surface->cairo.status(surface->context) == CAIRO_STATUS_SUCCESS && !surface->out_of_memory;
    surface->cairo.destroy(surface->context);
    surface->cairo.surface_finish(surface->document);
    is_done = is_done && surface->cairo.surface_status(surface->document) == CAIRO_STATUS_SUCCESS;
    surface->cairo.surface_destroy(surface->document);
    free(surface);
    return is_done;
}

const struct surface_kind surface_pdf = {
    .create = create,
    .open_page = open_page,
    .close_page = close_page,
    .enter = enter,
    .leave = leave,
    .pen = &pen,
    .text = write_text,
    .finish = finish,
};
