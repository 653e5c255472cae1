/* Reads photos on several threads and writes the answers in the order of the command line, in
 * constant memory. */
#ifndef SCAN_BATCH_H
#define SCAN_BATCH_H

#include "scan/options.h"

/* Reads all photos, until interrupted, and writes the answers. Returns the exit status. */
int scan_batch(const struct scan_options *options);

#endif
