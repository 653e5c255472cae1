#include "lettering/pango_library.h"

#include <stddef.h>

#include "cli/run/library.h"
#include "cli/text/buffer.h"
#include "cli/text/utf8.h"

/* Height of capitals in ems: 0.69 to 0.73 in common sans-serif fonts. */
static const double capital_height = 0.72;

static const struct library_function functions[] = {
#define PANGO_ROW(name) {#name, offsetof(struct pango_library, name)},
    PANGO_FUNCTIONS(PANGO_ROW)
#undef PANGO_ROW
};

bool pango_library_open(struct pango_library *pango, struct message *message)
{
    static const struct library library = {
        .file = PANGO_LIBRARY,
        .purpose = "draws letters beyond ASCII",
        .package = "libpangocairo-1.0-0",
        .functions = functions,
        .count = sizeof functions / sizeof *functions,
    };
    return library_open(&library, pango, message);
}

/* Returns a context without hinting, so that glyphs have the same proportions at any size. */
static PangoContext *make_context(const struct pango_library *library)
{
    PangoContext *context =
        library->pango_font_map_create_context(library->pango_cairo_font_map_get_default());
    cairo_font_options_t *options = library->cairo_font_options_create();
    library->cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    library->cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    library->pango_cairo_context_set_font_options(context, options);
    library->cairo_font_options_destroy(options);
    return context;
}

/* Returns TEXT as valid UTF-8, with control characters, which no font has, replaced by spaces. */
static struct buffer make_valid(const char *text)
{
    struct buffer valid = {0};
    utf8_add(&valid, text);
    for (size_t i = 0; i < valid.length; i++)
        if ((unsigned char)valid.data[i] < ' ' || valid.data[i] == 0x7F)
            valid.data[i] = ' ';
    return valid;
}

struct pango_line pango_line_make(const struct pango_library *library, const char *text,
                                  double height)
{
    struct buffer valid = make_valid(text);
    PangoRectangle logical;
    PangoContext *context = make_context(library);
    struct pango_line line = {.layout = library->pango_layout_new(context)};
    library->g_object_unref(context);
    PangoFontDescription *font = library->pango_font_description_from_string("sans");
    library->pango_font_description_set_absolute_size(font, height / capital_height * PANGO_SCALE);
    library->pango_layout_set_font_description(line.layout, font);
    library->pango_font_description_free(font);
    library->pango_layout_set_single_paragraph_mode(line.layout, TRUE);
    library->pango_layout_set_text(line.layout, buffer_at(&valid, 0), (int)valid.length);
    buffer_free(&valid);
    library->pango_layout_get_extents(line.layout, NULL, &logical);
    line.width = (double)logical.width / PANGO_SCALE;
    line.baseline = (double)library->pango_layout_get_baseline(line.layout) / PANGO_SCALE;
    return line;
}

struct pango_line pango_line_fit(const struct pango_library *library, const char *text,
                                 double *height, double width)
{
    struct pango_line line = pango_line_make(library, text, *height);
    if (line.width <= width)
        return line;
    *height *= width / line.width;
    library->g_object_unref(line.layout);
    return pango_line_make(library, text, *height);
}
