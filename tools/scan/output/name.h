/* Names of the files that go with a photo. */
#ifndef SCAN_OUTPUT_NAME_H
#define SCAN_OUTPUT_NAME_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/text/buffer.h"

/* Adds PATTERN with each %f replaced by the name of PHOTO without folder and ending, and "-PAGE" if
 * PAGE is not 0, each %% by %, and a zero byte to NAME. */
void scan_name_expand(const char *pattern, const char *photo, unsigned page, struct buffer *name);

/* Whether PATTERN holds a %f. */
bool scan_name_differs(const char *pattern);

/* Two of the COUNT photos that are not the same but are to %f, in PAIR. False: there are none. */
bool scan_name_clash(char *const *photos, size_t count, const char *pair[2]);

/* Adds DIR/%f-NN-STAGE.png, NN being NUMBER, and a zero byte to NAME. */
void scan_name_debug(const char *dir, const char *photo, unsigned page, unsigned number,
                     const char *stage, struct buffer *name);

#endif
