#include <sudokuvision/draw.h>

#include <math.h>
#include <string.h>

#include "common/argument.h"
#include "draw/draw_pen.h"
#include "draw/draw_plan.h"

/* ---------------------------------------------------------------------------------------- text */

struct svg {
    char *text;
    size_t size;
    size_t length;
    /* Characters whose glyphs are used; the last one stands for all without a glyph. */
    uint64_t used[2];
    bool title_is_text;
};

static void put_char(struct svg *svg, char character)
{
    if (svg->length + 1 < svg->size)
        svg->text[svg->length] = character;
    svg->length++;
}

static void put_text(struct svg *svg, const char *text)
{
    while (*text)
        put_char(svg, *text++);
}

static void put_number(struct svg *svg, unsigned number)
{
    if (number >= 10)
        put_number(svg, number / 10);
    put_char(svg, (char)('0' + number % 10));
}

/* Writes NUMBER, which is finite and within a picture, with up to four decimals and a point in any
 * locale. */
static void put_real(struct svg *svg, float number)
{
    if (number < 0) {
        put_char(svg, '-');
        number = -number;
    }
    unsigned parts = (unsigned)lroundf(number * 10000), rest = parts % 10000;
    put_number(svg, parts / 10000);
    if (rest == 0)
        return;
    put_char(svg, '.');
    for (unsigned unit = 1000; rest; rest %= unit, unit /= 10)
        put_char(svg, (char)('0' + rest / unit));
}

/* Writes NAME="VALUE" after a space. */
static void put_attribute(struct svg *svg, const char *name, int value)
{
    put_char(svg, ' ');
    put_text(svg, name);
    put_text(svg, "=\"");
    if (value < 0)
        put_char(svg, '-');
    put_number(svg, value < 0 ? 0U - (unsigned)value : (unsigned)value);
    put_char(svg, '"');
}

static void put_color(struct svg *svg, const char *name, svision_color color)
{
    put_char(svg, ' ');
    put_text(svg, name);
    put_text(svg, "=\"#");
    for (int shift = 20; shift >= 0; shift -= 4)
        put_char(svg, "0123456789abcdef"[color >> shift & 15]);
    put_char(svg, '"');
}

/* Writes a title, without characters that XML 1.0 (section 2.2) does not allow. */
static void put_escaped(struct svg *svg, const char *text)
{
    const char *start = text;
    for (unsigned long code; (code = glyph_next_code(&text)); start = text) {
        if (code == '&')
            put_text(svg, "&amp;");
        else if (code == '<')
            put_text(svg, "&lt;");
        else if (code == '>')
            put_text(svg, "&gt;");
        else if (code == 0xFFFD || (code < ' ' && code != '\t' && code != '\n') || code == 0xFFFE ||
                 code == 0xFFFF)
            put_char(svg, '?');
        else
            while (start < text)
                put_char(svg, *start++);
    }
}

/* ------------------------------------------------------------------------------------- drawing */

/* The number under which the glyph of CODE is defined. */
static unsigned glyph_number(unsigned long code)
{
    return code < 127 ? (unsigned)code : 127;
}

static void put_rect(void *user, int left, int top, int right, int bottom, svision_color color)
{
    struct svg *svg = user;
    put_text(svg, "<rect");
    put_attribute(svg, "x", left);
    put_attribute(svg, "y", top);
    put_attribute(svg, "width", right - left);
    put_attribute(svg, "height", bottom - top);
    put_color(svg, "fill", color);
    put_text(svg, "/>\n");
}

/* Writes PREFIX, then the coordinates of POINT separated by a space. */
static void put_point(struct svg *svg, const char *prefix, struct svision_point point)
{
    put_text(svg, prefix);
    put_real(svg, (float)point.x);
    put_char(svg, ' ');
    put_real(svg, (float)point.y);
}

static void put_path(struct svg *svg, const struct svision_point *points, unsigned count,
                     bool closed)
{
    put_point(svg, "<path d=\"M", points[0]);
    for (unsigned i = 1; i < count; i++)
        put_point(svg, " L", points[i]);
    put_text(svg, closed ? " Z\"" : "\"");
}

static void put_stroke(void *user, const struct svision_point *points, unsigned count, bool closed,
                       float width, svision_color color)
{
    struct svg *svg = user;
    put_path(svg, points, count, closed);
    put_text(svg, " stroke-width=\"");
    put_real(svg, width);
    put_char(svg, '"');
    put_color(svg, "stroke", color);
    put_text(svg, "/>\n");
}

static void put_dashes(void *user, const struct svision_point points[2], float dash, float gap,
                       float width, svision_color color)
{
    struct svg *svg = user;
    put_path(svg, points, 2, false);
    put_text(svg, " stroke-dasharray=\"");
    put_real(svg, dash);
    put_char(svg, ' ');
    put_real(svg, gap);
    put_text(svg, "\" stroke-width=\"");
    put_real(svg, width);
    put_char(svg, '"');
    put_color(svg, "stroke", color);
    put_text(svg, "/>\n");
}

static void put_area(void *user, const struct svision_point *points, unsigned count,
                     svision_color color)
{
    struct svg *svg = user;
    put_path(svg, points, count, true);
    put_color(svg, "fill", color);
    put_text(svg, "/>\n");
}

static void put_glyph(void *user, unsigned long code, float x, float y, float scale,
                      svision_color color)
{
    struct svg *svg = user;
    if (!glyph_find(code)->path[0])
        return;
    put_text(svg, "<use xlink:href=\"#g");
    put_number(svg, glyph_number(code));
    put_point(svg, "\" transform=\"translate(", (struct svision_point){x, y});
    put_text(svg, ") scale(");
    put_real(svg, scale);
    put_text(svg, ")\"");
    put_color(svg, "stroke", color);
    put_text(svg, "/>\n");
}

static void skip_rect(void *user, int left, int top, int right, int bottom, svision_color color)
{
    (void)user, (void)left, (void)top, (void)right, (void)bottom, (void)color;
}

/* A title that has characters without a glyph. What they measure is the viewer's to know: letters
 * of most fonts are narrower than 0.62 of their size on average, capitals 0.7 high. */
static void put_title(void *user, const char *title, struct svision_point center, double height,
                      double width, svision_color color)
{
    static const double capitals = 0.7, letters = 0.62;
    struct svg *svg = user;
    size_t count = 0;
    for (const char *next = title; glyph_next_code(&next);)
        count++;
    double size = height / capitals, needed = (double)count * letters * size;
    size *= needed > width ? width / needed : 1;
    put_text(svg, "<text font-family=\"sans-serif\" text-anchor=\"middle\" x=\"");
    put_real(svg, (float)center.x);
    put_text(svg, "\" y=\"");
    put_real(svg, (float)(center.y + size * capitals / 2));
    put_text(svg, "\" font-size=\"");
    put_real(svg, (float)size);
    put_char(svg, '"');
    put_color(svg, "fill", color);
    put_char(svg, '>');
    put_escaped(svg, title);
    put_text(svg, "</text>\n");
}

static void skip_title(void *user, const char *title, struct svision_point center, double height,
                       double width, svision_color color)
{
    (void)user, (void)title, (void)center, (void)height, (void)width, (void)color;
}

static void skip_stroke(void *user, const struct svision_point *points, unsigned count, bool closed,
                        float width, svision_color color)
{
    (void)user, (void)points, (void)count, (void)closed, (void)width, (void)color;
}

static void skip_dashes(void *user, const struct svision_point points[2], float dash, float gap,
                        float width, svision_color color)
{
    (void)user, (void)points, (void)dash, (void)gap, (void)width, (void)color;
}

static void skip_area(void *user, const struct svision_point *points, unsigned count,
                      svision_color color)
{
    (void)user, (void)points, (void)count, (void)color;
}

static void note_glyph(void *user, unsigned long code, float x, float y, float scale,
                       svision_color color)
{
    struct svg *svg = user;
    unsigned number = glyph_number(code);
    (void)x, (void)y, (void)scale, (void)color;
    svg->used[number / 64] |= (uint64_t)1 << number % 64;
}

static void put_definitions(struct svg *svg, struct draw_plan *plan)
{
    const struct draw_pen notes = {svg, skip_rect, skip_stroke, skip_dashes, skip_area, note_glyph};
    plan->drawing.write_title = svg->title_is_text ? skip_title : NULL;
    draw_with(plan, &notes);
    put_text(svg, "<defs>\n");
    for (unsigned number = 0; number < 128; number++) {
        if (!(svg->used[number / 64] >> number % 64 & 1))
            continue;
        put_text(svg, "<path id=\"g");
        put_number(svg, number);
        put_text(svg, "\" d=\"");
        put_text(svg, glyph_find(number)->path);
        put_text(svg, "\"/>\n");
    }
    put_text(svg, "</defs>\n");
}

static void put_head(struct svg *svg, const struct draw_plan *plan)
{
    put_text(svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                  "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"");
    put_attribute(svg, "width", plan->width);
    put_attribute(svg, "height", plan->height);
    put_text(svg, " viewBox=\"0 0 ");
    put_number(svg, (unsigned)plan->width);
    put_char(svg, ' ');
    put_number(svg, (unsigned)plan->height);
    put_text(svg, "\">\n");
    if (!plan->has_title)
        return;
    put_text(svg, "<title>");
    put_escaped(svg, plan->drawing.title);
    put_text(svg, "</title>\n");
}

/* Whether each character of TEXT has a glyph: ASCII has, but for control characters, which are
 * drawn as boxes. */
static bool is_ascii(const char *text)
{
    while ((unsigned char)*text - 1U < 0x7F)
        text++;
    return !*text;
}

static void put_document(struct svg *svg, struct draw_plan *plan)
{
    const struct draw_pen pen = {svg, put_rect, put_stroke, put_dashes, put_area, put_glyph};
    put_head(svg, plan);
    put_definitions(svg, plan);
    put_text(svg, "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    put_attribute(svg, "stroke-width", GLYPH_PEN);
    put_text(svg, ">\n");
    put_rect(svg, 0, 0, plan->width, plan->height, plan->colors.paper);
    plan->drawing.write_title = svg->title_is_text ? put_title : NULL;
    plan->drawing.title_user = svg;
    draw_with(plan, &pen);
    put_text(svg, "</g>\n</svg>\n");
}

size_t svision_draw_svg(const struct svision_drawing *drawing, unsigned width, unsigned height,
                        char *text, size_t size)
{
    struct draw_plan plan;
    struct svg svg = {.text = text, .size = size};
    if (!argument_expect(text || !size, "text is NULL") ||
        !draw_plan_make(&plan, drawing, width, height))
        return 0;
    svg.title_is_text = plan.has_title && !is_ascii(plan.drawing.title);
    put_document(&svg, &plan);
    if (size)
        text[svg.length < size ? svg.length : size - 1] = '\0';
    return svg.length;
}
