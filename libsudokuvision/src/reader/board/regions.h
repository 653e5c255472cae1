/* Regions that thick lines draw, where they are no boxes: the jigsaw.
 *
 * Cells are joined across the thinnest lines first (Kruskal, On the Shortest Spanning Subtree of a
 * Graph, 1956), never more than a region holds. Where the lines inside the regions are clearly
 * thinner than those between them, the ink has decided. */
#ifndef READER_BOARD_REGIONS_H
#define READER_BOARD_REGIONS_H

#include "detect/grid.h"
#include "digits/orientation.h"

/* Finds the regions of a grid of SIDE cells a row, numbered 0..side-1 in the order of their first
 * cells; WEIGHTS are those of grid_weigh(). REGION has the number of each cell of the reading,
 * which is TURN quarter turns from how the grid lies. False: the lines show none, or rows or
 * columns alone. */
bool regions_find(unsigned side, const float *weights, unsigned turn,
                  uint8_t region[BOARD_MAX_CELLS]);

/* The same by how bright the paper of GLYPHS is, those of the reading, where shades tell regions.
 */
bool regions_find_shades(const struct cell_glyph *glyphs, unsigned side, unsigned turn,
                         uint8_t region[BOARD_MAX_CELLS]);

/* Whether REGION of SIDE x SIDE cells are the boxes that such a board has anyway. */
bool regions_are_boxes(unsigned side, const uint8_t *region);

/* Whether the lines of a grid with WEIGHTS, whose reading is TURN quarter turns from how it lies,
 * contradict the boxes of SIZE: heavy ones stand inside them, light ones around them. True of
 * jigsaws whose regions are not found, too; never where all lines are alike. */
bool regions_deny_boxes(const float *weights, unsigned turn, const struct board_size *size);

/* What the lines of a picture say of boxes. */
enum regions_verdict {
    REGIONS_BOXES,    /* they draw them */
    REGIONS_UNKNOWN,  /* nothing */
    REGIONS_DOUBTFUL, /* a few do not go with them: a jigsaw, or a bad picture */
    REGIONS_OTHERS,   /* they contradict them */
};

/* Judges the lines of GRID, as regions_deny_boxes(). Among 400 photos of boxes none has others. */
enum regions_verdict regions_judge(const struct pyramid *pyramid, const struct grid *grid,
                                   unsigned turn, const struct board_size *size);

#endif
