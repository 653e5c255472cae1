/* The current source: one of those named, or one of all cameras. */
#ifndef CAM_TURN_H
#define CAM_TURN_H

#include "cam/options.h"

struct turn {
    const struct cam_options *options;
    size_t index;  /* among those named */
    char path[64]; /* of a camera found; empty: none */
};

/* Returns the path of the source, valid until the next call; NULL if no camera was found. */
const char *turn_path(struct turn *turn);

/* True if there is another source. */
bool turn_has_other(const struct turn *turn);

/* Switches to the next source, cyclically. */
void turn_next(struct turn *turn);

#endif
