/* Regions in place of boxes, as JSON has them: one label a cell, or the cells of each region. */
#ifndef TEXT_READ_FORMS_JSON_REGIONS_H
#define TEXT_READ_FORMS_JSON_REGIONS_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/layout.h>

struct json_regions {
    unsigned cells;  /* with a label */
    unsigned labels; /* different ones */
    char label[SUDOKU_MAX_SIDE][4];
    unsigned lists;   /* of the cells of a region */
    unsigned numbers; /* in them: rows and columns by turns */
    uint8_t number[2 * SUDOKU_MAX_CELLS];
    uint8_t region[SUDOKU_MAX_CELLS]; /* of each cell in the order of the text */
    uint8_t laid[SUDOKU_MAX_CELLS];   /* of each cell in the order of the board */
};

/* Forgets everything. */
void json_regions_forget(struct json_regions *regions);

/* True if something was said. */
bool json_regions_are_said(const struct json_regions *regions);

/* Adds a label of LENGTH bytes, or a string in which every symbol is one. False: too many regions
 * or cells. */
bool json_regions_add_labels(struct json_regions *regions, const char *text, size_t length);

/* Begins the cells of another region, or a row of labels. */
void json_regions_begin_list(struct json_regions *regions);

/* Adds the row or, by turns, the column of the next cell of the region. False: it is over 64, or
 * there are too many regions or cells. */
bool json_regions_add_number(struct json_regions *regions, unsigned number);

/* The region of each cell of a board of SIDE, valid until something is added; NULL: there are not
 * SIDE regions of SIDE cells. */
const uint8_t *json_regions_lay(struct json_regions *regions, unsigned side);

#endif
