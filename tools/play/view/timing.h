/* How long the first picture took, and how long keys took to be seen. */
#ifndef PLAY_VIEW_TIMING_H
#define PLAY_VIEW_TIMING_H

#include <stdio.h>

#include "cli/buffer.h"

struct timing {
    double start;       /* of the program, by clock_now() */
    double first;       /* seconds to the first picture; 0: there was none */
    double key;         /* when a key came that is not shown yet; 0: none */
    struct buffer keys; /* double: seconds from key to screen */
};

/* A key came. */
void timing_key(struct timing *timing);

/* What there was to show is on the screen. */
void timing_shown(struct timing *timing);

/* Prints the figures and frees them. */
void timing_print(struct timing *timing, FILE *out);
void timing_free(struct timing *timing);

#endif
