/* What the lines of a grid and the paper beside them look like, place by place, in a picture.
 *
 * On boards of more than LINE_MAX_SIDE rows letters reach nearer to the lines than paper is looked
 * at. */
#ifndef DETECT_LINE_PLACES_H
#define DETECT_LINE_PLACES_H

#include "board_size.h"
#include "image/pyramid.h"

enum {
    LINE_MAX_SIDE = 9,
    LINE_PIECES = LINE_MAX_SIDE * (LINE_MAX_SIDE + 1),
    LINE_PLACES = 6, /* along a piece, off thick lines that cross it */
};

/* A place on a piece of a line. */
struct line_place {
    uint8_t paper[2]; /* before the line and after it */
    uint8_t gap[2];   /* nearer to it, where no digit comes */
    uint8_t line;
};

/* The pieces of the lines in one direction: those of the first line, then of the next one. */
struct line_pieces {
    struct line_place place[LINE_PIECES][LINE_PLACES];
    float white; /* how bright paper is in full light */
    float usual; /* contrast of its thin lines */
    float thick; /* and of its thick ones */
    float dark;  /* how much darker than paper something is */
};

/* What is looked at. */
struct line_scene {
    struct plane plane;
    struct svision_point at[BOARD_MAX_CROSSINGS]; /* in PLANE */
    unsigned side;
};

/* Looks at the lines of the grid of SIDE whose CROSSINGS lie in the picture, those that run across
 * and those that run down, and at the PAPER of each cell. SCENE is what was looked at. */
void line_places_look(const struct pyramid *pyramid, const struct svision_point *crossings,
                      unsigned side, struct line_scene *scene, struct line_pieces pieces[2],
                      float *paper);

/* How much darker digits are than the paper of their cells, PAPER: no board has fewer of them. */
float line_places_ink(const struct line_scene *scene, const float *paper);

/* How much darker than PAPER the line is, as if the paper were in full light: a shadow darkens both
 * by the same share. */
float line_contrast(const struct line_pieces *pieces, uint8_t paper, uint8_t line);

/* How much darker than their cells' papers, A and B, all of both sides of the line is at PLACE. */
float line_depth(const struct line_place *place, float a, float b);

/* The pieces around a cell: above, left, below, right; its paper lies after the first two. */
void line_pieces_around(const struct line_pieces pieces[2], unsigned side, unsigned cell,
                        const struct line_place *around[4]);

#endif
