/* Objects on a page, or moving over it, between camera and paper. */
#ifndef TESTS_FILMS_OBSTACLE_H
#define TESTS_FILMS_OBSTACLE_H

#include <stdint.h>

enum obstacle_kind {
    OBSTACLE_NONE,
    OBSTACLE_HAND,  /* fingers, palm and forearm with the shading of round objects */
    OBSTACLE_PEN,   /* a pen and the fist that holds it */
    OBSTACLE_SHEET, /* another printed page */
};

struct obstacle {
    enum obstacle_kind kind;
    unsigned side;     /* edge of the frame where it enters: left, top, right, bottom */
    double reach;      /* distance of the tip over the page, as a share of the page */
    unsigned from, to; /* frames; 0: from the start, and to the end */
};

/* A frame with a page of SIZE pixels in its middle. */
struct obstacle_view {
    uint8_t *pixels;
    uint8_t *covered; /* gets 1 at each pixel of the obstacle */
    unsigned width, height;
    double size;
};

/* Draws OBSTACLE in frame NUMBER. It enters and leaves within some frames. */
void obstacle_draw(const struct obstacle *obstacle, unsigned number,
                   const struct obstacle_view *view);

#endif
