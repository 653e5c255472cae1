/* What lies on a page, or passes over it, between the camera and the paper. */
#ifndef TESTS_FILMS_OBSTACLE_H
#define TESTS_FILMS_OBSTACLE_H

#include <stdint.h>

enum obstacle_kind {
    OBSTACLE_NONE,
    OBSTACLE_HAND,  /* fingers, palm and forearm, shaded as they are round */
    OBSTACLE_PEN,   /* with the fist that holds it */
    OBSTACLE_SHEET, /* another printed page */
};

struct obstacle {
    enum obstacle_kind kind;
    unsigned side;     /* of the frame from which it comes: left, top, right, bottom */
    double reach;      /* how far over the page, as a share of that */
    unsigned from, to; /* frames; 0: from the start, and to the end */
};

/* A frame in which a page of SIZE pixels lies in the middle. */
struct obstacle_view {
    uint8_t *pixels;
    uint8_t *covered; /* gets 1 where the obstacle is */
    unsigned width, height;
    double size;
};

/* Draws OBSTACLE as it is in frame NUMBER. It takes some frames to come and to go. */
void obstacle_draw(const struct obstacle *obstacle, unsigned number,
                   const struct obstacle_view *view);

#endif
