/* Numbered files: names with %d, or %03d for at least three digits. */
#ifndef CLI_FILES_NUMBERED_H
#define CLI_FILES_NUMBERED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/options/cli.h"

/* True if PATH, which may be NULL, has such a place. */
bool numbered_has_place(const char *path);

/* Writes the file of PATH with NUMBER in its place, whole or not at all. On failure prints a
 * message and returns false. */
bool numbered_write(const struct cli *cli, const char *path, uint64_t number, const void *data,
                    size_t size);

#endif
