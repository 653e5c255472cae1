/* What a kind of source has to offer to source.c. */
#ifndef SOURCE_KIND_H
#define SOURCE_KIND_H

#include "source.h"

/* Of pictures that come without a rate. */
static const double source_usual_rate = 30.0;

struct source_kind {
    /* NULL: MESSAGE says why. */
    void *(*open)(const struct source_options *options, struct source_facts *facts,
                  struct message *message);
    enum source_result (*next)(void *state, double seconds, struct frame *frame,
                               struct message *message);
    void (*close)(void *state);
};

extern const struct source_kind source_v4l2;
extern const struct source_kind source_y4m;
extern const struct source_kind source_mjpeg;
extern const struct source_kind source_pictures;

#endif
