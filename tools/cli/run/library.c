#include "cli/run/library.h"

#include <dlfcn.h>
#include <string.h>

bool library_open(const struct library *library, void *table, struct message *message)
{
    /* dlopen() counts references. Never closed, or each use would load it again. */
    void *handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return message_set(message, "%s, which %s, could not be loaded: install package %s",
                           library->file, library->purpose, library->package);
    for (size_t i = 0; i < library->count; i++) {
        const struct library_function *function = &library->functions[i];
        void *address = dlsym(handle, function->name);
        if (!address)
            return message_set(message, "%s does not have %s()", library->file, function->name);
        /* POSIX allows an object pointer to hold a function's address, but C forbids the cast. */
        memcpy((char *)table + function->offset, &address, sizeof address);
    }
    return true;
}
