#include "vision/beside.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    size_t offset;
} functions[] = {
#define BESIDE_ROW(name) {"svision_" #name, offsetof(struct beside, name)},
    BESIDE_FUNCTIONS(BESIDE_ROW)
#undef BESIDE_ROW
};

/* Loads a library so that its internal calls stay within it, not in the one already loaded. */
static void *load(const char *path)
{
#ifdef RTLD_DEEPBIND
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (!library)
        fprintf(stderr, "bench_vision: %s\n", dlerror());
    return library;
#else
    fprintf(stderr, "bench_vision: %s: not beside another library with this C library\n", path);
    return NULL;
#endif
}

static bool find_functions(struct beside *beside)
{
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *address = dlsym(beside->library, functions[i].name);
        if (!address) {
            fprintf(stderr, "bench_vision: %s\n", dlerror());
            return false;
        }
        /* POSIX allows an object pointer to hold a function's address; C has no cast between
         * them. */
        memcpy((char *)beside + functions[i].offset, &address, sizeof address);
    }
    return true;
}

bool beside_open(struct beside *beside, const char *path)
{
    *beside = (struct beside){.library = load(path)};
    if (beside->library && find_functions(beside) &&
        beside->reader_create(NULL, &beside->reader) == SVISION_OK)
        return true;
    beside_close(beside);
    return false;
}

void beside_close(struct beside *beside)
{
    if (beside->reader)
        beside->reader_destroy(beside->reader);
    if (beside->library)
        dlclose(beside->library);
    *beside = (struct beside){0};
}

void beside_read(const struct beside *beside, const struct svision_image *image)
{
    size_t count;
    beside->reader_read(beside->reader, image, &count, NULL);
}

bool beside_agrees(const struct beside *beside, const struct svision_reader *reader)
{
    const struct svision_reading *own, *other;
    for (size_t i = 0;; i++) {
        own = svision_reader_reading(reader, i);
        other = beside->reader_reading(beside->reader, i);
        if (!own || !other)
            return !own && !other;
        unsigned side = svision_reading_side(own);
        if (beside->reading_side(other) != side ||
            beside->reading_certainty(other) != svision_reading_certainty(own) ||
            memcmp(beside->reading_givens(other), svision_reading_givens(own), side * side) != 0)
            return false;
    }
}
