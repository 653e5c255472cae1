#include "sheet/cairo_library.h"

#include <stddef.h>

#include "cli/run/library.h"

static const struct library_function functions[] = {
#define CAIRO_ROW(name) {"cairo_" #name, offsetof(struct cairo_library, name)},
    CAIRO_FUNCTIONS(CAIRO_ROW)
#undef CAIRO_ROW
};

bool cairo_library_open(struct cairo_library *cairo, struct message *message)
{
    static const struct library library = {
        .file = CAIRO_LIBRARY,
        .purpose = "writes PDF",
        .package = "libcairo2",
        .functions = functions,
        .count = sizeof functions / sizeof *functions,
    };
    return library_open(&library, cairo, message);
}
