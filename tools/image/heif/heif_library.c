#include "image/heif/heif_library.h"

#include <stddef.h>
#include <stdio.h>

#include "cli/run/library.h"

/* First version with the required decoding options; meson.build requires the same of the
 * headers. */
enum { MIN_VERSION = 0x010f0000 };

static const struct library_function functions[] = {
#define HEIF_ROW(name) {"heif_" #name, offsetof(struct heif_library, name)},
    HEIF_FUNCTIONS(HEIF_ROW)
#undef HEIF_ROW
};

bool heif_library_open(const char *name, struct heif_library *heif, char *message)
{
    const struct library library = {
        .file = name,
        .purpose = "reads HEIC and AVIF",
        .package = "libheif1",
        .functions = functions,
        .count = sizeof functions / sizeof *functions,
    };
    struct message reason;
    if (!library_open(&library, heif, &reason)) {
        snprintf(message, JPEG_MESSAGE, "%.*s", JPEG_MESSAGE - 1, reason.text);
        return false;
    }
    if (heif->get_version_number() >= MIN_VERSION)
        return true;
    snprintf(message, JPEG_MESSAGE, "libheif is too old: version 1.15 or later is required");
    return false;
}
