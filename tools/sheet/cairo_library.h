/* cairo's PDF surface, loaded on first use. */
#ifndef SHEET_CAIRO_LIBRARY_H
#define SHEET_CAIRO_LIBRARY_H

#include <cairo-pdf.h>

#include "cli/text/message.h"

/* The functions used, without the prefix cairo_. */
#define CAIRO_FUNCTIONS(X)                                                                         \
    X(close_path)                                                                                  \
    X(create)                                                                                      \
    X(curve_to)                                                                                    \
    X(destroy)                                                                                     \
    X(fill)                                                                                        \
    X(line_to)                                                                                     \
    X(move_to)                                                                                     \
    X(new_path)                                                                                    \
    X(pdf_surface_create_for_stream)                                                               \
    X(pdf_surface_set_metadata)                                                                    \
    X(rectangle)                                                                                   \
    X(restore)                                                                                     \
    X(save)                                                                                        \
    X(scale)                                                                                       \
    X(set_line_cap)                                                                                \
    X(set_line_join)                                                                               \
    X(set_line_width)                                                                              \
    X(set_source_rgb)                                                                              \
    X(show_page)                                                                                   \
    X(status)                                                                                      \
    X(stroke)                                                                                      \
    X(surface_destroy)                                                                             \
    X(surface_finish)                                                                              \
    X(surface_status)                                                                              \
    X(translate)

struct cairo_library {
#define CAIRO_MEMBER(name) __typeof__(cairo_##name) *(name);
    CAIRO_FUNCTIONS(CAIRO_MEMBER)
#undef CAIRO_MEMBER
};

/* Looks up the functions in cairo, which stays loaded from the first call on. Returns false with
 * MESSAGE set if it is missing or incompatible. Thread-safe. */
bool cairo_library_open(struct cairo_library *cairo, struct message *message);

#endif
