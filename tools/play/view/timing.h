/* Measurements: the time to the first picture, the delay from key to screen, and the processor time
 * while idle. */
#ifndef PLAY_VIEW_TIMING_H
#define PLAY_VIEW_TIMING_H

#include <stdio.h>

#include "cli/text/buffer.h"

struct timing {
    double start;           /* start of the program, by clock_now() */
    double first;           /* seconds to the first picture; 0: none yet */
    double key;             /* time of a key that is not shown yet; 0: none */
    struct buffer keys;     /* double: seconds from key to screen */
    double shown, used;     /* time of the last picture, and processor time then */
    double idle, idle_used; /* seconds without a key, and processor time in them */
};

/* Records a key. */
void timing_key(struct timing *timing);

/* Records that the screen is up to date. */
void timing_shown(struct timing *timing);

/* Prints the measurements and frees them. */
void timing_print(struct timing *timing, FILE *out);
void timing_free(struct timing *timing);

#endif
