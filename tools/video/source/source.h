/* A common interface for frames from cameras, recordings and pictures. */
#ifndef VIDEO_SOURCE_SOURCE_H
#define VIDEO_SOURCE_SOURCE_H

#include "video/source/kind.h"

struct source;

/* Returns NULL with MESSAGE set on failure. OPTIONS must outlive the source. */
struct source *source_open(const struct source_options *options, struct message *message);

void source_close(struct source *source);

const struct source_facts *source_facts(const struct source *source);

/* Waits at most SECONDS for a frame, which stays valid until the next call. */
enum source_result source_next(struct source *source, double seconds, struct frame *frame,
                               struct message *message);

/* True if PATH is a device rather than a file. */
bool source_is_device(const char *path);

/* True if PATH is the file of one picture. */
bool source_is_picture(const char *path);

/* True if PATH has the name of a recording. */
bool source_is_recording(const char *path);

#endif
