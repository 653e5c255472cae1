/* Replaces v4l2.c in builds without Video4Linux. */
#include "video/source/kind.h"

static void *open_camera(const struct source_options *options, struct source_facts *facts,
                         struct message *message)
{
    (void)facts;
    message_set(message, "%s: this build has no cameras; --input reads recordings", options->path);
    return NULL;
}

static enum source_result next_frame(void *state, double seconds, struct frame *frame,
                                     struct message *message)
{
    (void)state, (void)seconds, (void)frame, (void)message;
    return SOURCE_END;
}

static void close_camera(void *state)
{
    (void)state;
}

const struct source_kind source_v4l2 = {open_camera, next_frame, close_camera};
