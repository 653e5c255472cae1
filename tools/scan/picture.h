/* A photo and its readings, in coordinates of the photo. */
#ifndef SCAN_PICTURE_H
#define SCAN_PICTURE_H

#include <sudokuvision/sudokuvision.h>

#include "cli/text/buffer.h"
#include "image/imageio.h"
#include "scan/options.h"

/* Prefix of messages. */
#define SCAN_PREFIX "sudoku-scan: "

enum { SCAN_STAGES = SVISION_STAGE_READ + 1 };

struct scan_result {
    const char *path;           /* "FILE:PAGE" for a page of a PDF */
    unsigned page;              /* of a PDF, from 1; 0: not a PDF */
    const struct buffer *bytes; /* contents of the picture file; NULL: read PATH */
    const struct scan_options *options;
    struct pixels pixels;
    /* Owned by the reader, in pixels of the decoded photo. */
    const struct svision_reading *readings[SVISION_MAX_GRIDS];
    size_t count;
    const struct svision_diagnosis *none; /* why there is none */
    double decode_seconds;
    double seconds[SCAN_STAGES];
    unsigned pictures;          /* written for --debug */
    bool failed;                /* output failed */
    struct buffer *err;         /* messages for stderr */
    char message[JPEG_MESSAGE]; /* error, or the damage */
};

/* Decodes and reads result->path at up to the size of OPTIONS. READER (NULL: out of memory) must
 * report its stages to scan_debug_trace() with RESULT. Returns false with result->message set on
 * failure. */
bool scan_picture_read(struct svision_reader *reader, const struct scan_options *options,
                       struct scan_result *result);

void scan_picture_free(struct scan_result *result);

/* Converts POINT of a reading to pixels of the photo. */
struct svision_point scan_in_photo(const struct scan_result *result, struct svision_point point);

/* Returns the layout of READING; the caller destroys it. */
struct sudoku_layout *scan_layout(const struct svision_reading *reading);

/* True if READING of RESULT is certain, with the confidence that OPTIONS require; never for a
 * damaged picture. Readings that share boxes are certain together. */
bool scan_is_sure(const struct scan_options *options, const struct scan_result *result,
                  const struct svision_reading *reading);

/* Returns the reason why READING is uncertain, in one word; "none" if it is certain. */
const char *scan_reason(const struct scan_options *options, const struct scan_result *result,
                        const struct svision_reading *reading);

/* True if writing PATH would not overwrite a photo; otherwise result->err gets a message. */
bool scan_may_write(const struct scan_result *result, const char *path);

#endif
