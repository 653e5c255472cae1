/* Frames' way to puzzles and to frames with solutions.
 *
 * Takes frame after frame, prints each puzzle once it is settled and paints its solution where the
 * grid is; fails where standard output or the memory does. */
#ifndef CAM_READ_H
#define CAM_READ_H

#include <sudokuvision/track.h>

#include "buffer.h"
#include "cam_options.h"
#include "frame.h"
#include "message.h"

struct cam_reader {
    const struct cam_options *options;
    struct svision_tracker *tracker;
    struct svision_track track;
    unsigned puzzles; /* printed */
    struct buffer text, pixels, scratch;
};

/* OPTIONS are borrowed. False: MESSAGE says why. */
bool cam_reader_open(struct cam_reader *reader, const struct cam_options *options,
                     struct message *message);

/* One that was not opened may be closed. */
void cam_reader_close(struct cam_reader *reader);

/* Looks at FRAME, whose pixels are there. False: MESSAGE says why. */
bool cam_reader_look(struct cam_reader *reader, const struct frame *frame, struct message *message);

/* Gives FRAME, the one looked at last, other pixels where a solution is to be seen; they stay until
 * the next call. */
void cam_reader_paint(struct cam_reader *reader, struct frame *frame);

#endif
