/* The colors of a grid's cells: apps and newspapers shade some of them, from line to line, and
 * print on those as on the others. An object has a color of its own, on which nothing is printed.
 */
#ifndef READER_CERTAINTY_CELL_COLORS_H
#define READER_CERTAINTY_CELL_COLORS_H

#include "detect/lines/line_places.h"
#include "reader/reading.h"

/* Cells in reading order. An area is what neighbors of one color are part of. */
struct cell_colors {
    float difference; /* between two colors, at least: line_pieces_difference() */
    float paper[LINE_MAX_SIDE * LINE_MAX_SIDE];    /* gray levels */
    bool is_usual[LINE_MAX_SIDE * LINE_MAX_SIDE];  /* even, in an area with marks */
    bool is_object[LINE_MAX_SIDE * LINE_MAX_SIDE]; /* even, in one with neither marks nor lines */
};

/* Finds the COLORS of the cells of READING in SCENE, with their PIECES of lines, their paper and
 * their difference. */
void cell_colors_find(const struct line_scene *scene, const struct line_pieces pieces[2],
                      const struct svision_reading *reading, struct cell_colors *colors);

#endif
