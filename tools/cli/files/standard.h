/* Standard streams: that they are open, and that all output is written. */
#ifndef CLI_FILES_STANDARD_H
#define CLI_FILES_STANDARD_H

#include <stdbool.h>

/* Opens descriptors 0, 1 and 2 if they are closed, so that no other file takes their numbers;
 * reading and writing them then fails. Call it first. */
void standard_open(void);

/* Flushes standard output. If something could not be written, prints a message of PROGRAM and
 * returns false. */
bool standard_flush(const char *program);

#endif
