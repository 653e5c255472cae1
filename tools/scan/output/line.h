/* A reading as one line: by a pattern, or as a row of CSV. */
#ifndef SCAN_OUTPUT_LINE_H
#define SCAN_OUTPUT_LINE_H

#include <sudoku/sudoku.h>

#include "scan/output/figure.h"

/* A puzzle to write as a line; FIGURE is NULL and NUMBER 0 for a photo without one. */
struct scan_line {
    const struct scan_options *options;
    const struct scan_result *result;
    const struct scan_figure *figure;
    size_t number;
};

/* Returns the certainty as a word, including those for no grid and no picture. */
const char *scan_line_certainty(const struct scan_line *line);

/* Appends the line by the pattern of the options. */
void scan_line_pattern(const struct scan_line *line, struct buffer *out);

/* The columns of scan_line_csv(), with a line feed. */
extern const char scan_line_csv_header[];

/* Appends a row. */
void scan_line_csv(const struct scan_line *line, struct buffer *out);

#endif
