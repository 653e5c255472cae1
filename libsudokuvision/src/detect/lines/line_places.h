/* Samples of a grid's lines and of the paper beside them.
 *
 * Limited to LINE_MAX_SIDE rows: on larger boards, letters extend into the sampled paper. */
#ifndef DETECT_LINES_LINE_PLACES_H
#define DETECT_LINES_LINE_PLACES_H

#include <stdbool.h>

#include "detect/lines/line_place.h"

enum {
    LINE_MAX_SIDE = 9,
    LINE_PIECES = LINE_MAX_SIDE * (LINE_MAX_SIDE + 1),
    LINE_PLACES = 6, /* per piece, away from crossing thick lines */
};

/* The pieces of the lines in one direction, line by line: dark lines, in the negative if those of
 * the picture are lighter than paper, as gaps between tiles may be. */
struct line_pieces {
    struct line_place place[LINE_PIECES][LINE_PLACES];
    bool is_negative; /* digits, which are dark in the picture, are light then */
    float white;      /* brightness of paper in full light */
    float usual;      /* contrast of thin lines */
    float thick;      /* contrast of thick lines */
    float dark;       /* minimum darkness, relative to paper, that counts as dark */
};

/* Samples the horizontal and vertical lines of the grid of SIDE rows with CROSSINGS in the picture,
 * and the PAPER of each cell, in the negative if PIECES are. SCENE receives the sampled picture. */
void line_places_measure(const struct pyramid *pyramid, const struct svision_point *crossings,
                         unsigned side, struct line_scene *scene, struct line_pieces pieces[2],
                         float *paper);

/* Returns the contrast of digits with the paper of their cells, PAPER: the lowest contrast among as
 * many cells as any board has givens. */
float line_places_ink_contrast(const struct line_scene *scene, const struct line_pieces *pieces,
                               const float *paper);

/* Returns the contrast of the line with PAPER as if the paper were in full light: a shadow darkens
 * both by the same factor. */
float line_contrast(const struct line_pieces *pieces, uint8_t paper, uint8_t line);

/* Returns the minimum difference between two colors of paper on a grid of SIDE rows with PIECES, in
 * gray levels: LINE_MIN_DIFFERENCE, or half the contrast of its lines or four times the usual
 * interquartile range of a cell's paper if these are less. */
float line_pieces_difference(const struct line_pieces pieces[2], unsigned side);

/* Returns by how much both sides of the line at PLACE are darker in the picture than the papers of
 * their cells, A and B; the smaller of the two. */
float line_depth(const struct line_pieces *pieces, const struct line_place *place, float a,
                 float b);

/* Stores the pieces around a cell: above, left, below, right. The cell is after the first two and
 * before the others. */
void line_pieces_around(const struct line_pieces pieces[2], unsigned side, unsigned cell,
                        const struct line_place *around[4]);

#endif
