/* Files and devices that frames are written to: unpainted, as they come, and painted. */
#ifndef CAM_OUTPUTS_H
#define CAM_OUTPUTS_H

#include "cam/options.h"
#include "v4l2/loopback.h"
#include "video/record.h"

struct cam_outputs {
    const struct cam_options *options;
    struct recorder unpainted, painted;
    struct loopback loopback;
    bool has_loopback; /* it is open */
    double rate;       /* frames per second */
};

/* True if a frame is painted for some output. */
bool cam_outputs_need_paint(const struct cam_outputs *outputs);

/* True if some output needs the colors of a JPEG frame. */
bool cam_outputs_need_color(const struct cam_outputs *outputs);

/* Opens the files that are not open yet, for frames at RATE. Returns false with MESSAGE set on
 * failure, or if a file is the source of the frames. */
bool cam_outputs_open(struct cam_outputs *outputs, double rate, struct message *message);

/* Write FRAME; without such outputs they do nothing. Return false with MESSAGE set on failure. */
bool cam_outputs_write(struct cam_outputs *outputs, const struct frame *frame,
                       struct message *message);
bool cam_outputs_write_painted(struct cam_outputs *outputs, const struct frame *frame,
                               struct message *message);

/* Finishes what is open. Returns false with MESSAGE set on failure. */
bool cam_outputs_close(struct cam_outputs *outputs, struct message *message);

#endif
