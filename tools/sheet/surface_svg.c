/* Pages as SVG 1.1: nested elements of one document, stacked vertically. */
#include "sheet/surface.h"

#include <stdlib.h>

#include "cli/text/utf8.h"

/* Six digits resolve a hundredth of a point on a page, and less within drawings. */
#define NUMBER "%.6g"

struct svg_surface {
    double width, height;
    struct buffer *out;
    struct buffer title; /* escaped; empty if there is none */
    struct buffer pages;
    struct buffer path; /* current path */
    unsigned count;
};

/* ----------------------------------------------------------------------------------------- pen */

static void add_color(struct svg_surface *surface, const char *name, svision_color color)
{
    buffer_printf(&surface->pages, " %s=\"#%06x\"", name, (unsigned)(color & 0xffffff));
}

static void add_command(struct svg_surface *surface, const char *command, struct svision_point to)
{
    buffer_printf(&surface->path, "%s" NUMBER " " NUMBER, command, to.x, to.y);
}

static void fill_rect(void *user, struct svision_point corner, double width, double height,
                      svision_color color)
{
    struct svg_surface *surface = user;
    buffer_printf(&surface->pages,
                  "<rect x=\"" NUMBER "\" y=\"" NUMBER "\" width=\"" NUMBER "\" height=\"" NUMBER
                  "\" stroke=\"none\"",
                  corner.x, corner.y, width, height);
    add_color(surface, "fill", color);
    buffer_printf(&surface->pages, "/>\n");
}

static void move_to(void *user, struct svision_point to)
{
    add_command(user, "M", to);
}

static void line_to(void *user, struct svision_point to)
{
    add_command(user, "L", to);
}

static void curve_to(void *user, const struct svision_point points[3])
{
    add_command(user, "C", points[0]);
    add_command(user, " ", points[1]);
    add_command(user, " ", points[2]);
}

static void close_path(void *user)
{
    struct svg_surface *surface = user;
    buffer_printf(&surface->path, "Z");
}

static void begin_path(struct svg_surface *surface)
{
    buffer_printf(&surface->pages, "<path d=\"");
    buffer_add(&surface->pages, surface->path.data, surface->path.length);
    buffer_printf(&surface->pages, "\"");
    surface->path.length = 0;
}

static void stroke_path(void *user, double width, svision_color color)
{
    struct svg_surface *surface = user;
    begin_path(surface);
    buffer_printf(&surface->pages, " fill=\"none\" stroke-width=\"" NUMBER "\"", width);
    add_color(surface, "stroke", color);
    buffer_printf(&surface->pages, "/>\n");
}

static void fill_path(void *user, svision_color color)
{
    struct svg_surface *surface = user;
    begin_path(surface);
    buffer_printf(&surface->pages, " stroke=\"none\"");
    add_color(surface, "fill", color);
    buffer_printf(&surface->pages, "/>\n");
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
    struct svg_surface *surface = state;
    buffer_printf(&surface->pages,
                  "<svg id=\"page-%u\" y=\"" NUMBER "\" width=\"" NUMBER "\" height=\"" NUMBER
                  "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n",
                  surface->count + 1, surface->count * surface->height, surface->width,
                  surface->height);
    fill_rect(surface, (struct svision_point){0, 0}, surface->width, surface->height, 0xFFFFFF);
    surface->count++;
}

static void close_page(void *state)
{
    struct svg_surface *surface = state;
    buffer_printf(&surface->pages, "</svg>\n");
}

static void enter(void *state, const struct page_rect *place, double scale, bool is_turned)
{
    struct svg_surface *surface = state;
    const struct svision_point corner = surface_corner(place, is_turned);
    buffer_printf(&surface->pages,
                  "<g transform=\"translate(" NUMBER " " NUMBER ") scale(" NUMBER ")\">\n",
                  corner.x, corner.y, is_turned ? -scale : scale);
}

static void leave(void *state)
{
    struct svg_surface *surface = state;
    buffer_printf(&surface->pages, "</g>\n");
}

/* -------------------------------------------------------------------------------------- text */

/* Adds TEXT escaped for XML, without the characters that XML 1.0 (section 2.2) forbids. */
static void escape(struct buffer *out, const char *text)
{
    struct buffer valid = {0};
    utf8_add(&valid, text);
    for (size_t i = 0; i < valid.length; i++) {
        unsigned char byte = (unsigned char)valid.data[i];
        if (byte == '&')
            buffer_printf(out, "&amp;");
        else if (byte == '<')
            buffer_printf(out, "&lt;");
        else if (byte >= ' ')
            buffer_add(out, &byte, 1);
    }
    buffer_free(&valid);
}

/* Only the viewer knows the width of text, so it is estimated: in most fonts, letters are narrower
 * than 0.62 of the font size on average, and capitals are 0.7 high. */
static void write_text(void *state, const char *text, struct svision_point center, double height,
                       double width, svision_color color)
{
    static const double capitals = 0.7, letters = 0.62;
    struct svg_surface *surface = state;
    size_t count = 0;
    for (const char *next = text; *next; next++)
        count += (*next & 0xC0) != 0x80;
    double size = height / capitals, needed = (double)count * letters * size;
    size *= needed > width ? width / needed : 1;
    buffer_printf(&surface->pages,
                  "<text font-family=\"sans-serif\" text-anchor=\"middle\" x=\"" NUMBER
                  "\" y=\"" NUMBER "\" font-size=\"" NUMBER "\"",
                  center.x, center.y + size * capitals / 2, size);
    add_color(surface, "fill", color);
    buffer_printf(&surface->pages, ">");
    escape(&surface->pages, text);
    buffer_printf(&surface->pages, "</text>\n");
}

/* ------------------------------------------------------------------------------------ document */

static void *create(double width, double height, const char *title, struct buffer *out)
{
    struct svg_surface *surface = buffer_resize(NULL, sizeof *surface);
    *surface = (struct svg_surface){.width = width, .height = height, .out = out};
    if (title)
        escape(&surface->title, title);
    return surface;
}

static bool finish(void *state)
{
    struct svg_surface *surface = state;
    double height = surface->height * (surface->count ? surface->count : 1);
    buffer_printf(surface->out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" NUMBER
                  "pt\" height=\"" NUMBER "pt\" viewBox=\"0 0 " NUMBER " " NUMBER "\">\n",
                  surface->width, height, surface->width, height);
    if (surface->title.length) {
        buffer_printf(surface->out, "<title>");
        buffer_add(surface->out, surface->title.data, surface->title.length);
        buffer_printf(surface->out, "</title>\n");
    }
    buffer_add(surface->out, surface->pages.data, surface->pages.length);
    buffer_printf(surface->out, "</svg>\n");
    buffer_free(&surface->title);
    buffer_free(&surface->pages);
    buffer_free(&surface->path);
    free(surface);
    return true;
}

const struct surface_kind surface_svg = {
    .create = create,
    .open_page = open_page,
    .close_page = close_page,
    .enter = enter,
    .leave = leave,
    .pen = &pen,
    .text = write_text,
    .finish = finish,
};
