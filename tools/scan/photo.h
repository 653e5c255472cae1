/* One photo from its path to all that is written about it. */
#ifndef SCAN_PHOTO_H
#define SCAN_PHOTO_H

#include "scan/picture.h"

/* Exit statuses besides those that all tools share. */
enum { SCAN_NO_GRID = 4, SCAN_UNCERTAIN = 7, SCAN_MISTAKES = 8 };

/* What reads photos, one after another, in one thread. */
struct scan_worker {
    const struct scan_options *options;
    struct svision_reader *reader; /* NULL: memory is short */
    struct scan_result result;
};

/* WORKER must stay where it is until scan_worker_close(). */
void scan_worker_open(struct scan_worker *worker, const struct scan_options *options);
void scan_worker_close(struct scan_worker *worker);

/* Reads the photo at PATH, or the pages of a PDF, writes the pictures that the options ask for, and
 * adds what is to be written to OUT and ERR. Returns the exit status. */
int scan_photo(struct scan_worker *worker, const char *path, struct buffer *out,
               struct buffer *err);

/* The exit status of RESULT, which was read. */
int scan_status(const struct scan_options *options, const struct scan_result *result);

/* The worse of two exit statuses. */
int scan_worse(int a, int b);

#endif
