/* A photo and what was read from it, in the photo's own coordinates. */
#ifndef SCAN_PICTURE_H
#define SCAN_PICTURE_H

#include <sudokuvision/sudokuvision.h>

#include "cli/text/buffer.h"
#include "image/imageio.h"
#include "scan/options.h"

/* How messages begin. */
#define SCAN_PREFIX "sudoku-scan: "

enum { SCAN_STAGES = SVISION_STAGE_READ + 1 };

struct scan_result {
    const char *path;           /* "FILE:PAGE" for a page of a PDF */
    unsigned page;              /* of a PDF, from 1; 0: it is none */
    const struct buffer *bytes; /* of the picture's file; NULL: they are at PATH */
    const struct scan_options *options;
    struct pixels pixels;
    /* The reader's, in the pixels of the photo as it was decoded. */
    const struct svision_reading *readings[SVISION_MAX_GRIDS];
    size_t count;
    const struct svision_diagnosis *none; /* why there is none */
    double decode_seconds;
    double seconds[SCAN_STAGES];
    unsigned pictures;          /* written for --debug */
    bool failed;                /* something could not be written */
    struct buffer *err;         /* what is to be told on stderr */
    char message[JPEG_MESSAGE]; /* why there is none, or what is damaged */
};

/* Decodes and reads result->path, as large as OPTIONS allow. READER (NULL: memory was short) must
 * report its stages to scan_debug_trace() with RESULT. False: result->message says why. */
bool scan_picture_read(struct svision_reader *reader, const struct scan_options *options,
                       struct scan_result *result);

void scan_picture_free(struct scan_result *result);

/* POINT of a reading in the photo's own pixels. */
struct svision_point scan_in_photo(const struct scan_result *result, struct svision_point point);

/* The layout of the board that READING shows, which the caller destroys. */
struct sudoku_layout *scan_layout(const struct svision_reading *reading);

/* Whether READING of RESULT is sure, with the confidence that OPTIONS ask for; none is of a damaged
 * picture. Readings that share boxes are sure together. */
bool scan_is_sure(const struct scan_options *options, const struct scan_result *result,
                  const struct svision_reading *reading);

/* Why READING is not sure, in a word; "none" where it is. */
const char *scan_reason(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading);

/* Whether the picture PATH may be written: over none of the photos. False: result->err says so. */
bool scan_may_write(const struct scan_result *result, const char *path);

#endif
