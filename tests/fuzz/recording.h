/* A recording made of the fuzzer's bytes.
 *
 * Takes bytes, gives a path under which they can be read until recording_close(). */
#ifndef RECORDING_H
#define RECORDING_H

#include "fuzz.h"

struct recording_file {
    FILE *file;
    char path[32];
};

static inline void recording_open(struct recording_file *recording, const uint8_t *data,
                                  size_t size)
{
    recording->file = tmpfile();
    HOLDS(recording->file && fwrite(data, 1, size, recording->file) == size);
    HOLDS(fflush(recording->file) == 0);
    snprintf(recording->path, sizeof recording->path, "/proc/self/fd/%d", fileno(recording->file));
}

static inline void recording_close(struct recording_file *recording)
{
    fclose(recording->file);
}

#endif
