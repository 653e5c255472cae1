/* From frames to puzzles and to frames with solutions.
 *
 * A puzzle is printed when it is committed; its solution, or the reason why it is not committed, is
 * painted on the grid. */
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
    struct cam_view *view; /* NULL: no window */
    struct cam_grid grid;  /* in the last frame */
    struct cam_advice advice;
    bool single;       /* the next frame is the only one */
    unsigned puzzles;  /* printed */
    bool incomplete;   /* the last one may lack digits */
    unsigned pictures; /* number of single pictures read */
    struct buffer text, pixels, scratch;
};

/* OPTIONS and VIEW (NULL: none), which receives the readings, must outlive READER. Returns false
 * with MESSAGE set on failure. */
bool cam_reader_open(struct cam_reader *reader, const struct cam_options *options,
                     struct cam_view *view, struct message *message);

/* READER need not be open. */
void cam_reader_close(struct cam_reader *reader);

/* Reads FRAME, which must be decoded. Returns false with MESSAGE set on failure. */
bool cam_reader_look(struct cam_reader *reader, const struct frame *frame, struct message *message);

/* Replaces the pixels of FRAME, the last one read, if it has a grid, by a picture with the
 * solution, or with the outline and advice. They are valid until the next call. */
void cam_reader_paint(struct cam_reader *reader, struct frame *frame);

#endif
