/* A puzzle of a photo as it is written about: one reading, or all of those that share boxes, whose
 * cells are then numbered row by row over the whole figure. */
#ifndef SCAN_OUTPUT_FIGURE_H
#define SCAN_OUTPUT_FIGURE_H

#include "scan/picture.h"

struct scan_figure {
    struct sudoku_layout *layout;
    const struct svision_reading *speaker; /* the one that says what is wrong, if anything is */
    const struct svision_reading *const *parts;
    size_t part_count;
    unsigned cells;
    uint8_t part[SVISION_MAX_CELLS];  /* each cell's, the first of several, */
    uint16_t cell[SVISION_MAX_CELLS]; /* and its number there */
};

/* How many puzzles RESULT has. */
size_t scan_figures(const struct scan_result *result);

/* Puzzle INDEX of RESULT, which scan_figure_close() gives back. */
void scan_figure_open(const struct scan_result *result, size_t index, struct scan_figure *figure);
void scan_figure_close(struct scan_figure *figure);

/* Whether readings that share boxes make up FIGURE. */
bool scan_figure_is_joined(const struct scan_figure *figure);

/* The symbols of its digits where a text in them says by itself what a 0 is; else NULL, for the
 * usual ones: where no letter stands beside it, as on boards of ten rows, 0 is a blank as well. */
const char *scan_figure_symbols(const struct scan_figure *figure);

/* The reading of CELL. */
const struct svision_reading *scan_figure_part(const struct scan_figure *figure, unsigned cell);

/* The marks that are printed besides digits and are not read, in all readings: enum
 * svision_unread_mark. */
unsigned scan_figure_unread(const struct scan_figure *figure);

/* Stores in CELLS what READ gives of the readings. */
void scan_figure_gather(const struct scan_figure *figure,
                        const uint8_t *(*read)(const struct svision_reading *reading),
                        uint8_t *cells);

#endif
