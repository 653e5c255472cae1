/* Readings as JSON: one object a photo, in one line. */
#ifndef SCAN_OUTPUT_JSON_H
#define SCAN_OUTPUT_JSON_H

#include "cli/text/buffer.h"
#include "scan/picture.h"

void scan_json(const struct scan_options *options, const struct scan_result *result,
               struct buffer *out);

/* Appends the line of an unreadable file, with result->message as the advice. */
void scan_json_failure(const struct scan_result *result, struct buffer *out);

#endif
