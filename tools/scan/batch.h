/* Photos read by several threads, written about in the order of the command line. Memory does not
 * grow with their number. */
#ifndef SCAN_BATCH_H
#define SCAN_BATCH_H

#include "scan/options.h"

/* Reads all photos, or those before the program is interrupted, and writes the answers. */
int scan_batch(const struct scan_options *options);

#endif
