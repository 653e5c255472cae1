/* The standard streams: that they are there, and that what went into them arrived. */
#ifndef CLI_FILES_STANDARD_H
#define CLI_FILES_STANDARD_H

#include <stdbool.h>

/* To be called first. Opens descriptors 0, 1 and 2 where they are closed, so that no file that is
 * opened later takes their place; reading and writing them then fails. */
void standard_open(void);

/* Flushes standard output. False, after a message of PROGRAM: something could not be written. */
bool standard_flush(const char *program);

#endif
