/* Which source is looked at: of those that were named, or of all cameras, one after the other. */
#ifndef CAM_TURN_H
#define CAM_TURN_H

#include "cam/options.h"

struct turn {
    const struct cam_options *options;
    size_t index;  /* of those that were named */
    char path[64]; /* of a camera that was found; empty: none was */
};

/* The path of the source; NULL: no camera was found. It stays until the next call. */
const char *turn_path(struct turn *turn);

/* Whether there is another source. */
bool turn_has_other(const struct turn *turn);

/* Goes on to the next source, after the last to the first. */
void turn_next(struct turn *turn);

#endif
