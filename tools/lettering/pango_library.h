/* Pango and cairo, loaded on first use: loading them takes longer than solving most boards, and
 * they abort the program when memory runs out. */
#ifndef LETTERING_PANGO_LIBRARY_H
#define LETTERING_PANGO_LIBRARY_H

#include <pango/pangocairo.h>

#include "cli/text/message.h"

/* The functions used. */
#define PANGO_FUNCTIONS(X)                                                                         \
    X(cairo_create)                                                                                \
    X(cairo_destroy)                                                                               \
    X(cairo_image_surface_create)                                                                  \
    X(cairo_image_surface_get_data)                                                                \
    X(cairo_image_surface_get_stride)                                                              \
    X(cairo_move_to)                                                                               \
    X(cairo_surface_destroy)                                                                       \
    X(cairo_surface_flush)                                                                         \
    X(cairo_surface_status)                                                                        \
    X(cairo_font_options_create)                                                                   \
    X(cairo_font_options_destroy)                                                                  \
    X(cairo_font_options_set_hint_metrics)                                                         \
    X(cairo_font_options_set_hint_style)                                                           \
    X(g_object_unref)                                                                              \
    X(pango_cairo_context_set_font_options)                                                        \
    X(pango_cairo_font_map_get_default)                                                            \
    X(pango_cairo_show_layout)                                                                     \
    X(pango_font_description_free)                                                                 \
    X(pango_font_description_from_string)                                                          \
    X(pango_font_description_set_absolute_size)                                                    \
    X(pango_font_map_create_context)                                                               \
    X(pango_layout_get_baseline)                                                                   \
    X(pango_layout_get_extents)                                                                    \
    X(pango_layout_get_unknown_glyphs_count)                                                       \
    X(pango_layout_new)                                                                            \
    X(pango_layout_set_font_description)                                                           \
    X(pango_layout_set_single_paragraph_mode)                                                      \
    X(pango_layout_set_text)

struct pango_library {
#define PANGO_MEMBER(name) __typeof__(name) *(name);
    PANGO_FUNCTIONS(PANGO_MEMBER)
#undef PANGO_MEMBER
};

/* Looks up the functions in the library, which stays loaded from the first call on. Returns false
 * with MESSAGE set if it is missing or incompatible. Thread-safe. */
bool pango_library_open(struct pango_library *pango, struct message *message);

/* A laid-out line of text. Units are those of the HEIGHT of its capitals. */
struct pango_line {
    PangoLayout *layout;
    double width, baseline; /* the baseline is measured from the top of the layout */
};

/* Lays out TEXT with capitals of HEIGHT; invalid bytes become U+FFFD, control characters become
 * spaces. The caller frees the layout with g_object_unref(). */
struct pango_line pango_line_make(const struct pango_library *library, const char *text,
                                  double height);

/* The same, but smaller if needed to fit WIDTH; sets *HEIGHT to the height of the capitals. */
struct pango_line pango_line_fit(const struct pango_library *library, const char *text,
                                 double *height, double width);

#endif
