/* How long the first picture took, how long keys took to be seen, and what the processor had to do
 * while there was none. */
#ifndef PLAY_VIEW_TIMING_H
#define PLAY_VIEW_TIMING_H

#include <stdio.h>

#include "cli/text/buffer.h"

struct timing {
    double start;           /* of the program, by clock_now() */
    double first;           /* seconds to the first picture; 0: there was none */
    double key;             /* when a key came that is not shown yet; 0: none */
    struct buffer keys;     /* double: seconds from key to screen */
    double shown, used;     /* when the screen was shown last, and the processor's time then */
    double idle, idle_used; /* seconds without a key, and the processor's in them */
};

/* A key came. */
void timing_key(struct timing *timing);

/* What there was to show is on the screen. */
void timing_shown(struct timing *timing);

/* Prints the figures and frees them. */
void timing_print(struct timing *timing, FILE *out);
void timing_free(struct timing *timing);

#endif
