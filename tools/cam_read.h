/* Frames' way to puzzles and to frames with solutions.
 *
 * Takes frame after frame, prints each puzzle once it is settled and paints its solution, or what
 * is missing, where the grid is; fails where standard output or the memory does. */
#ifndef CAM_READ_H
#define CAM_READ_H

#include <sudokuvision/track.h>

#include "buffer.h"
#include "cam_advice.h"
#include "cam_options.h"
#include "cam_view.h"
#include "frame.h"
#include "message.h"

struct cam_reader {
    const struct cam_options *options;
    struct svision_tracker *tracker;
    struct cam_view *view; /* NULL: there is no window */
    struct svision_track track;
    struct cam_advice advice;
    unsigned puzzles; /* printed */
    struct buffer text, pixels, scratch;
};

/* OPTIONS are borrowed, and so is VIEW (NULL: none), which is told what was read. False: MESSAGE
 * says why. */
bool cam_reader_open(struct cam_reader *reader, const struct cam_options *options,
                     struct cam_view *view, struct message *message);

/* One that was not opened may be closed. */
void cam_reader_close(struct cam_reader *reader);

/* Looks at FRAME, whose pixels are there. False: MESSAGE says why. */
bool cam_reader_look(struct cam_reader *reader, const struct frame *frame, struct message *message);

/* Gives FRAME, the one looked at last, other pixels where a grid is to be seen: with the solution,
 * or with the outline and what is missing. They stay until the next call. */
void cam_reader_paint(struct cam_reader *reader, struct frame *frame);

#endif
