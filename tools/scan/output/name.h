/* Names of the output files of a photo. */
#ifndef SCAN_OUTPUT_NAME_H
#define SCAN_OUTPUT_NAME_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/text/buffer.h"

/* Appends PATTERN with each %f replaced by the name of PHOTO without folder and ending, and "-PAGE"
 * if PAGE is not 0, each %% by %, and a zero byte to NAME. */
void scan_name_expand(const char *pattern, const char *photo, unsigned page, struct buffer *name);

/* True if PATTERN contains %f. */
bool scan_name_differs(const char *pattern);

/* Stores in PAIR two different photos of COUNT with the same %f. Returns false if there are none.
 */
bool scan_name_clash(char *const *photos, size_t count, const char *pair[2]);

/* Appends DIR/%f-NN-STAGE, with NUMBER for NN, and a zero byte to NAME. */
void scan_name_debug(const char *dir, const char *photo, unsigned page, unsigned number,
                     const char *stage, struct buffer *name);

#endif
