/* Several photos of one puzzle, read together. */
#ifndef SCAN_SAME_H
#define SCAN_SAME_H

#include "scan/photo.h"

/* Reads all photos of the options and appends one answer, with the grid's position in the most
 * certain photo, to OUT and messages to ERR. Returns the exit status. */
int scan_same(struct scan_worker *worker, struct buffer *out, struct buffer *err);

#endif
