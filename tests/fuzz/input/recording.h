/* A recording file made of the fuzzer's bytes. */
#ifndef TESTS_FUZZ_RECORDING_H
#define TESTS_FUZZ_RECORDING_H

#include <unistd.h>

#include "fuzz.h"

/* Returns the path of a file with these bytes, valid until the next call. */
static inline const char *recording_path(const uint8_t *data, size_t size)
{
    static FILE *file;
    static char path[32];
    if (!file)
        file = tmpfile();
    HOLDS(file);
    HOLDS(ftruncate(fileno(file), 0) == 0);
    HOLDS(pwrite(fileno(file), data, size, 0) == (ssize_t)size);
    snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
    return path;
}

#endif
