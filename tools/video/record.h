/* Recordings of frames.
 *
 * A .y4m file (4:2:0, or mono for gray frames) or a .mjpeg file (JPEG frames go there as they
 * came). The file appears at the end, with all whole frames that came until then, whatever made it
 * end: a full disk or a signal too. */
#ifndef VIDEO_RECORD_H
#define VIDEO_RECORD_H

#include "cli/files/output.h"
#include "cli/text/buffer.h"
#include "cli/text/message.h"
#include "video/frame.h"

struct recorder {
    struct output output;
    char path[80];
    bool jpeg;
    double rate;
    unsigned width, height; /* of the first frame; 0 before it */
    enum svision_format format;
    uint64_t frames; /* whole ones that were written */
    bool broken;     /* a part of one may be missing */
    struct buffer bytes;
};

/* Whether the ending of PATH is one that recordings have. */
bool recorder_knows(const char *path);

/* The ending of PATH tells the form; "-" is y4m on standard output. RATE (0: unknown) goes into the
 * file. */
bool recorder_open(struct recorder *recorder, const char *path, double rate,
                   struct message *message);

/* Whether recorder_write() takes JPEG frames as they are. */
bool recorder_takes_jpeg(const struct recorder *recorder);

/* Adds a frame: all of one size in y4m. Pixels have to be there unless the recorder takes JPEG. A
 * frame that is refused leaves the recording as it was; only a failure to write breaks it. */
bool recorder_write(struct recorder *recorder, const struct frame *frame, struct message *message);

/* Ends the recording: the file gets its name, unless it has no whole frame. */
bool recorder_close(struct recorder *recorder, struct message *message);

#endif
