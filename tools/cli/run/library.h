/* Shared libraries that are loaded on first use, because loading them takes longer than most
 * work. */
#ifndef CLI_RUN_LIBRARY_H
#define CLI_RUN_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/text/message.h"

/* A function to look up, and the offset of its pointer in the caller's table. */
struct library_function {
    const char *name;
    size_t offset;
};

struct library {
    const char *file;    /* as dlopen() expects it */
    const char *purpose; /* completes "FILE, which ..." */
    const char *package; /* Debian's package of it */
    const struct library_function *functions;
    size_t count;
};

/* Looks up the functions of LIBRARY and of its dependencies in TABLE; the library stays loaded from
 * the first call on. Returns false with MESSAGE set if it is missing or incompatible.
 * Thread-safe. */
bool library_open(const struct library *library, void *table, struct message *message);

#endif
