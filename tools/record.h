/* Recordings of frames.
 *
 * Takes frames, gives a .y4m file (4:2:0, or mono for grey frames) or a .mjpeg file (JPEG frames go
 * there as they came), fails with a message. The file appears at the end, with all whole frames
 * that came until then; where it could not be written there is none. */
#ifndef RECORD_H
#define RECORD_H

#include "buffer.h"
#include "frame.h"
#include "message.h"
#include "output.h"

struct recorder {
    struct output output;
    char path[80];
    bool jpeg;
    double rate;
    unsigned width, height; /* of the first frame; 0 before it */
    enum svision_format format;
    bool begun;  /* there is a frame */
    bool broken; /* a part of one may be missing */
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

/* Ends the recording: the file gets its name, unless it has no frame or is broken. */
bool recorder_close(struct recorder *recorder, struct message *message);

#endif
