/* Several photos of one puzzle, which are read together. */
#ifndef SCAN_SAME_H
#define SCAN_SAME_H

#include "scan/photo.h"

/* Reads all photos that WORKER's options name, and adds what is to be written to OUT and ERR: one
 * answer, which says where the grid lies in the surest photo. Gives the exit status. */
int scan_same(struct scan_worker *worker, struct buffer *out, struct buffer *err);

#endif
