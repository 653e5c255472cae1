/* Recorder of frames.
 *
 * Writes .y4m (4:2:0, or mono for gray frames) or .mjpeg (JPEG frames are stored unchanged). The
 * file appears when the recording ends, even by a full disk or a signal, and holds all complete
 * frames. */
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
    uint64_t frames; /* number of complete frames written */
    bool broken;     /* the last frame may be incomplete */
    struct buffer bytes;
};

/* True if the extension of PATH is that of a recording format. */
bool recorder_supports(const char *path);

/* Opens a recording whose format is the extension of PATH; "-" is y4m on standard output. RATE (0:
 * unknown) is stored in the file. */
bool recorder_open(struct recorder *recorder, const char *path, double rate,
                   struct message *message);

/* True if recorder_write() accepts JPEG frames without pixels. */
bool recorder_accepts_jpeg(const struct recorder *recorder);

/* Appends a frame; y4m requires all frames to have the same size. Frames need pixels unless the
 * recorder accepts JPEG. A rejected frame leaves the recording unchanged; only a write error ends
 * it. */
bool recorder_write(struct recorder *recorder, const struct frame *frame, struct message *message);

/* Ends the recording: gives the file its final name, or removes it if it has no complete frame. */
bool recorder_close(struct recorder *recorder, struct message *message);

#endif
