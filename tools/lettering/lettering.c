#include "lettering/lettering.h"

#include <math.h>
#include <stdio.h>

#include <sudokuvision/canvas.h>

#include "cli/text/utf8.h"
#include "lettering/pango_library.h"

bool lettering_has_pango(void)
{
    struct pango_library library;
    struct message unused;
    return pango_library_open(&library, &unused);
}

static bool has_glyphs(const struct pango_library *library, const char *text)
{
    struct pango_line line = pango_line_make(library, text, 10);
    bool has = library->pango_layout_get_unknown_glyphs_count(line.layout) == 0;
    library->g_object_unref(line.layout);
    return has;
}

/* Returns the first character of TEXT without a glyph in any font, or the end of TEXT. */
static const char *find_missing_character(const struct pango_library *library, const char *text,
                                          char character[5])
{
    while (*text) {
        size_t length = utf8_length(text);
        length = length ? length : 1;
        snprintf(character, 5, "%.*s", (int)length, text);
        if (!has_glyphs(library, character))
            break;
        text += length;
    }
    return text;
}

bool lettering_is_possible(const char *text, struct message *message)
{
    struct pango_library library;
    char character[5];
    if (!pango_library_open(&library, message))
        return false;
    return has_glyphs(&library, text) || !*find_missing_character(&library, text, character) ||
           message_set(message, "no installed font has the character \"%s\"", character);
}

double lettering_width(const char *text, double height)
{
    struct pango_library library;
    struct message unused;
    if (!(height > 0) || !pango_library_open(&library, &unused))
        return 0;
    struct pango_line line = pango_line_make(&library, text, height);
    library.g_object_unref(line.layout);
    return line.width;
}

/* Blends COLOR into the pixel of CANVAS at (X, Y), with opacity COVERAGE / 255; ignores positions
 * outside the canvas. */
static void blend(const struct svision_canvas *canvas, int x, int y, uint32_t color,
                  unsigned coverage)
{
    size_t channels = canvas->format == SVISION_RGBA32 ? 4 : 3;
    if (x < 0 || y < 0 || x >= (int)canvas->width || y >= (int)canvas->height)
        return;
    uint8_t *pixel = canvas->pixels + (size_t)y * canvas->stride + channels * (size_t)x;
    for (unsigned i = 0; i < 3; i++) {
        unsigned ink = color >> (16 - 8 * i) & 0xff;
        pixel[i] = (uint8_t)((pixel[i] * (255 - coverage) + ink * coverage + 127) / 255);
    }
}

/* Draws LINE with the top left corner of its layout at (X, Y). */
static void draw_line(const struct pango_library *library, const struct pango_line *line,
                      const struct svision_canvas *canvas, double x, double y, uint32_t color)
{
    PangoRectangle ink;
    library->pango_layout_get_extents(line->layout, &ink, NULL);
    int left = (int)floor(x + (double)ink.x / PANGO_SCALE) - 1;
    int top = (int)floor(y + (double)ink.y / PANGO_SCALE) - 1;
    int width = ink.width / PANGO_SCALE + 4, height = ink.height / PANGO_SCALE + 4;
    cairo_surface_t *mask = library->cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
    cairo_t *cairo = library->cairo_create(mask);
    library->cairo_move_to(cairo, x - left, y - top);
    library->pango_cairo_show_layout(cairo, line->layout);
    library->cairo_destroy(cairo);
    library->cairo_surface_flush(mask);
    const uint8_t *coverage = library->cairo_image_surface_get_data(mask);
    size_t stride = (size_t)library->cairo_image_surface_get_stride(mask);
    if (library->cairo_surface_status(mask) == CAIRO_STATUS_SUCCESS && coverage)
        for (int row = 0; row < height; row++)
            for (int column = 0; column < width; column++)
                blend(canvas, left + column, top + row, color,
                      coverage[(size_t)row * stride + (size_t)column]);
    library->cairo_surface_destroy(mask);
}

void lettering_draw(const struct svision_canvas *canvas, const char *text, double x, double y,
                    double height, double width, uint32_t color)
{
    struct pango_library library;
    struct message unused;
    if (!(height > 0) || !pango_library_open(&library, &unused))
        return;
    struct pango_line line = pango_line_fit(&library, text, &height, width);
    draw_line(&library, &line, canvas, x - line.width / 2, y + height / 2 - line.baseline, color);
    library.g_object_unref(line.layout);
}
