/* A search for grids spread over the frames of a camera.
 *
 * Each frame is searched by the method that finds nearly every grid and by some of the others, so
 * that a few frames are searched by all; none is searched for rolled paper. A frame without a grid
 * then costs a fraction of a still picture. */
#ifndef DETECT_SEARCH_H
#define DETECT_SEARCH_H

#include "detect/detect.h"

enum {
    SEARCH_CLASSIC = 2, /* frames searched by all methods for classic grids */
    SEARCH_OTHERS = 12, /* and for others, which take longer: most have many sides */
};

/* Zeroed: a new search. */
struct search {
    unsigned frames;                           /* searched so far */
    enum detect_result result[SEARCH_CLASSIC]; /* of the last ones */
};

/* Searches the next frame, PYRAMID, like detect_grids(). Returns DETECT_FOUND or how far the
 * detection came in the last SEARCH_CLASSIC frames. */
enum detect_result search_grids(struct search *search, struct detect_space *space,
                                const struct pyramid *pyramid, struct grid *grids, unsigned *count);

/* True if the last frame was the first one or SEARCH_CLASSIC frames after another such one. */
bool search_is_due(const struct search *search);

#endif
