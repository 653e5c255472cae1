/* A puzzle in a photo: one reading, or several that share boxes, with cells numbered row by row
 * over the whole figure. */
#ifndef SCAN_OUTPUT_FIGURE_H
#define SCAN_OUTPUT_FIGURE_H

#include "scan/picture.h"

struct scan_figure {
    struct sudoku_layout *layout;
    const struct svision_reading *speaker; /* the reading whose diagnosis is reported */
    const struct svision_reading *const *parts;
    size_t part_count;
    unsigned cells;
    uint8_t part[SVISION_MAX_CELLS];  /* index of the first part that contains the cell */
    uint16_t cell[SVISION_MAX_CELLS]; /* number of the cell in that part */
};

/* Returns the number of puzzles in RESULT. */
size_t scan_figures(const struct scan_result *result);

/* Opens puzzle INDEX of RESULT; scan_figure_close() frees FIGURE. */
void scan_figure_open(const struct scan_result *result, size_t index, struct scan_figure *figure);
void scan_figure_close(struct scan_figure *figure);

/* True if FIGURE consists of readings that share boxes. */
bool scan_figure_is_joined(const struct scan_figure *figure);

/* Returns the symbols of the digits if they make the meaning of 0 in a text clear; else NULL, for
 * the usual symbols: on boards of ten rows, for example, 0 without letters may also be an empty
 * cell. */
const char *scan_figure_symbols(const struct scan_figure *figure);

/* Returns the reading that contains CELL. */
const struct svision_reading *scan_figure_part(const struct scan_figure *figure, unsigned cell);

/* Returns the printed marks other than digits that are not interpreted, in all readings: enum
 * svision_unread_mark. */
unsigned scan_figure_unread(const struct scan_figure *figure);

/* Stores in CELLS the values that READ returns for each reading. */
void scan_figure_gather(const struct scan_figure *figure,
                        const uint8_t *(*read)(const struct svision_reading *reading),
                        uint8_t *cells);

#endif
