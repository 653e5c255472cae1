/* Recordings of frames.
 *
 * Takes frames, gives a .y4m file (4:2:0, or mono for grey frames) or a .mjpeg file (JPEG frames go
 * there as they came), fails with a message. The file appears whole or not at all. */
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
    struct buffer bytes;
};

/* The ending of PATH tells the form; "-" is y4m on standard output. RATE (0: unknown) goes into the
 * file. */
bool recorder_open(struct recorder *recorder, const char *path, double rate,
                   struct message *message);

/* Whether recorder_write() takes JPEG frames as they are. */
bool recorder_takes_jpeg(const struct recorder *recorder);

/* Adds a frame: all of one size in y4m. Pixels have to be there unless the recorder takes JPEG. */
bool recorder_write(struct recorder *recorder, const struct frame *frame, struct message *message);

/* Ends the recording; with KEEP the file gets its name, without it is gone. */
bool recorder_close(struct recorder *recorder, bool keep, struct message *message);

#endif
