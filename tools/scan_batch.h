/* Photos read by several threads.
 *
 * Takes the operands of the command line, gives what is written about them in their order, fails
 * with the worst exit status. Memory does not grow with their number. */
#ifndef SCAN_BATCH_H
#define SCAN_BATCH_H

#include "scan_options.h"

/* Reads all photos, or those before the program is interrupted, and writes the answers. */
int scan_batch(const struct scan_options *options);

#endif
