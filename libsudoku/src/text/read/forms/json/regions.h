/* Regions in place of boxes, as JSON has them: one label a cell, or the cells of each region. */
#ifndef TEXT_READ_FORMS_JSON_REGIONS_H
#define TEXT_READ_FORMS_JSON_REGIONS_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/layout.h>

struct json_regions {
    unsigned cells;  /* that have a label */
    unsigned labels; /* of regions, in the order in which they come */
    char label[SUDOKU_MAX_SIDE][4];
    unsigned lists;   /* of cells, a region each */
    unsigned numbers; /* in them: row and column of a cell in turns */
    uint8_t number[2 * SUDOKU_MAX_CELLS];
    uint8_t region[SUDOKU_MAX_CELLS]; /* of each cell in the order in which they come */
    uint8_t laid[SUDOKU_MAX_CELLS];   /* of each cell of the board; json_regions_lay() */
};

/* Forgets all that was said. */
void json_regions_forget(struct json_regions *regions);

/* Whether something was said. */
bool json_regions_are_said(const struct json_regions *regions);

/* Adds a label of LENGTH bytes, or a string in which every symbol is one. False: there are more
 * regions or cells than a board has. */
bool json_regions_add_labels(struct json_regions *regions, const char *text, size_t length);

/* Begins the cells of another region, or a row of labels. */
void json_regions_begin_list(struct json_regions *regions);

/* Adds the row or the column of the next cell of the region, or its name such as r1c1. False: it is
 * none, or there are more regions or cells than a board has. */
bool json_regions_add_number(struct json_regions *regions, const char *text, size_t length);
bool json_regions_add_name(struct json_regions *regions, const char *text, size_t length);

/* The region of each cell of a board of SIDE, valid until something is added; NULL: they are not
 * SIDE regions of SIDE cells. */
const uint8_t *json_regions_lay(struct json_regions *regions, unsigned side);

#endif
