/* Processing of one photo, from its path to its output. */
#ifndef SCAN_PHOTO_H
#define SCAN_PHOTO_H

#include "scan/picture.h"

/* Exit statuses in addition to those of all tools. */
enum { SCAN_NO_GRID = 4, SCAN_UNCERTAIN = 7, SCAN_MISTAKES = 8 };

/* Reads photos one after another in one thread. */
struct scan_worker {
    const struct scan_options *options;
    struct svision_reader *reader; /* NULL: out of memory */
    struct scan_result result;
};

/* WORKER must not move until scan_worker_close(). */
void scan_worker_open(struct scan_worker *worker, const struct scan_options *options);
void scan_worker_close(struct scan_worker *worker);

/* Reads the photo at PATH, or the pages of a PDF, writes the requested pictures, and appends the
 * output to OUT and messages to ERR. Returns the exit status. */
int scan_photo(struct scan_worker *worker, const char *path, struct buffer *out,
               struct buffer *err);

/* Returns the exit status of RESULT. */
int scan_status(const struct scan_options *options, const struct scan_result *result);

/* Returns the worse of two exit statuses. */
int scan_worse(int a, int b);

#endif
