/* Several files of one name with a place for a number: %d, or %03d for three digits at least. */
#ifndef CLI_FILES_NUMBERED_H
#define CLI_FILES_NUMBERED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/options/cli.h"

/* Whether PATH (NULL: no) holds such a place. */
bool numbered_has_place(const char *path);

/* Writes the file of PATH with NUMBER in its place, whole or not at all. False: a message says why
 * not. */
bool numbered_write(const struct cli *cli, const char *path, uint64_t number, const void *data,
                    size_t size);

#endif
