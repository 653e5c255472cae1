/* Regions of a jigsaw, drawn by thick lines. Cells are joined across the thinnest lines first, up
 * to the size of a region (Kruskal, On the Shortest Spanning Subtree of a Graph, 1956). If the
 * lines inside the regions are clearly thinner than those between them, the result is accepted. */
#ifndef READER_BOARD_REGIONS_H
#define READER_BOARD_REGIONS_H

#include "detect/grid.h"
#include <sudokuvision/reading.h>

#include "digits/orientation.h"

/* Finds the regions of a classic grid, of SIDE 9, numbered 0..side-1 in the order of their
 * first cells; WEIGHTS come from grid_weigh(). REGION gets the number of each cell in reading
 * order, TURN quarter turns from the grid. False: the lines show no regions, or only rows or
 * columns. */
bool regions_find(unsigned side, const float *weights, unsigned turn,
                  uint8_t region[BOARD_MAX_CELLS]);

/* The same from the shades of the paper in GLYPHS, which are in reading order. */
bool regions_find_shades(const struct cell_glyph *glyphs, unsigned side, unsigned turn,
                         uint8_t region[BOARD_MAX_CELLS]);

/* Whether REGION equals the boxes of a board of SIDE x SIDE cells. */
bool regions_are_boxes(unsigned side, const uint8_t *region);

/* Whether the lines with WEIGHTS, TURN quarter turns from the reading, contradict the boxes of
 * SIZE: heavy ones inside them, light ones around them. True also for jigsaws whose regions are not
 * found, and never if all lines are alike. */
bool regions_deny_boxes(const float *weights, unsigned turn, const struct board_size *size);

/* What the lines of a picture show about boxes. */
enum regions_verdict {
    REGIONS_BOXES,    /* they match the boxes */
    REGIONS_UNKNOWN,  /* nothing */
    REGIONS_DOUBTFUL, /* a few contradict them: a jigsaw or a bad picture */
    REGIONS_OTHERS,   /* they contradict them */
};

/* Judges the lines of GRID like regions_deny_boxes(). REGIONS_OTHERS occurs in none of 400 photos
 * of boxes. */
enum regions_verdict regions_judge(const struct pyramid *pyramid, const struct grid *grid,
                                   unsigned turn, const struct board_size *size);

#endif
