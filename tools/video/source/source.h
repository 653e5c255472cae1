/* Where frames come from: a camera, a recording, pictures, the same way for all of them. */
#ifndef VIDEO_SOURCE_SOURCE_H
#define VIDEO_SOURCE_SOURCE_H

#include "video/source/kind.h"

struct source;

/* NULL: MESSAGE says why. OPTIONS have to outlive the source. */
struct source *source_open(const struct source_options *options, struct message *message);

void source_close(struct source *source);

const struct source_facts *source_facts(const struct source *source);

/* Waits at most SECONDS for a frame, which stays until the next call. */
enum source_result source_next(struct source *source, double seconds, struct frame *frame,
                               struct message *message);

/* Whether PATH means a device rather than something recorded. */
bool source_is_device(const char *path);

/* Whether PATH means a recording, by its name. */
bool source_is_film(const char *path);

#endif
