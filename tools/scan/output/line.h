/* A reading as one line: by a pattern, or as a row of CSV. */
#ifndef SCAN_OUTPUT_LINE_H
#define SCAN_OUTPUT_LINE_H

#include <sudoku/sudoku.h>

#include "scan/output/figure.h"

/* A puzzle that becomes a line; of a photo without any there is no FIGURE, and NUMBER is 0. */
struct scan_line {
    const struct scan_options *options;
    const struct scan_result *result;
    const struct scan_figure *figure;
    size_t number;
};

/* How sure it is, in a word: also that there is no grid, or no picture. */
const char *scan_line_certainty(const struct scan_line *line);

/* Adds what the pattern of the options makes of it. */
void scan_line_pattern(const struct scan_line *line, struct buffer *out);

/* The columns of scan_line_csv(), with a line feed. */
extern const char scan_line_csv_header[];

/* Adds a row. */
void scan_line_csv(const struct scan_line *line, struct buffer *out);

#endif
