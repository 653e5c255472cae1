/* A photo and what was read from it.
 *
 * Takes the path of a photo, gives its pixels and readings in the photo's own coordinates, fails
 * with a message. */
#ifndef SCAN_PICTURE_H
#define SCAN_PICTURE_H

#include <sudokuvision/sudokuvision.h>

#include "buffer.h"
#include "imageio.h"
#include "scan_options.h"

/* How messages begin. */
#define SCAN_PREFIX "sudoku-scan: "

enum { SCAN_STAGES = SVISION_STAGE_READ + 1 };

struct scan_result {
    const char *path;
    const char *debug; /* folder for the pictures of the stages; NULL: none */
    struct pixels pixels;
    struct svision_reading readings[SVISION_MAX_GRIDS];
    size_t count;
    enum svision_reason reason; /* why there is none */
    unsigned edges;             /* where a grid is cut off that was not read */
    double decode_seconds;
    double seconds[SCAN_STAGES];
    unsigned pictures;  /* written for --debug */
    bool failed;        /* one could not be */
    struct buffer *err; /* what is to be told on stderr */
    char message[JPEG_MESSAGE];
};

/* Decodes and reads result->path. READER (NULL: memory was short) must report its stages to
 * scan_debug_trace() with RESULT. False: result->message says why. */
bool scan_picture_read(struct svision_reader *reader, struct scan_result *result);

void scan_picture_free(struct scan_result *result);

/* What stands for VALUE, a digit or 0, in text: 1..9 A..G, or a dot. */
char scan_symbol(uint8_t value);

/* Whether READING is sure, with the confidence that OPTIONS ask for. */
bool scan_is_sure(const struct scan_options *options, const struct svision_reading *reading);

#endif
