#include "image/heif/heif_library.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* First version with the required decoding options; meson.build requires the same of the
 * headers. */
enum { MIN_VERSION = 0x010f0000 };

static const struct {
    const char *name;
    size_t offset;
} functions[] = {
#define HEIF_ROW(name) {"heif_" #name, offsetof(struct heif_library, name)},
    HEIF_FUNCTIONS(HEIF_ROW)
#undef HEIF_ROW
};

static bool find_functions(void *handle, struct heif_library *library, char *message)
{
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *address = dlsym(handle, functions[i].name);
        if (!address) {
            snprintf(message, JPEG_MESSAGE, "libheif does not have %s()", functions[i].name);
            return false;
        }
        /* POSIX allows an object pointer to hold a function's address, but C forbids the cast. */
        memcpy((char *)library + functions[i].offset, &address, sizeof address);
    }
    return true;
}

bool heif_library_open(const char *name, struct heif_library *library, char *message)
{
    /* dlopen() counts references. Never closed, or each picture would reload it. */
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        snprintf(message, JPEG_MESSAGE, "%s could not be loaded: install package libheif1", name);
        return false;
    }
    if (!find_functions(handle, library, message))
        return false;
    if (library->get_version_number() >= MIN_VERSION)
        return true;
    snprintf(message, JPEG_MESSAGE, "libheif is too old: version 1.15 or later is required");
    return false;
}
