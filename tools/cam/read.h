/* Frames' way to puzzles and to frames with solutions.
 *
 * Each puzzle is printed once it is committed; its solution, or what is missing, is painted where
 * the grid is. */
#ifndef CAM_READ_H
#define CAM_READ_H

#include "cam/advice.h"
#include "cam/options.h"
#include "cam/window/view.h"
#include "cli/text/buffer.h"
#include "cli/text/message.h"
#include "video/frame.h"

struct cam_reader {
    const struct cam_options *options;
    struct svision_tracker *tracker;
    struct cam_view *view; /* NULL: there is no window */
    struct cam_grid grid;  /* in the frame looked at last */
    struct cam_advice advice;
    bool single;       /* the frame to come is the only one: it is read by itself */
    unsigned puzzles;  /* printed */
    bool incomplete;   /* the last of them may lack digits */
    unsigned pictures; /* looked at, of those that stand alone */
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
