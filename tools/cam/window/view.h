/* The exchange between the threads and the window: the newest frame and reading go to the window,
 * the user's requests come back. No side waits for the other. */
#ifndef CAM_WINDOW_VIEW_H
#define CAM_WINDOW_VIEW_H

#include "cam/advice.h"
#include "cam/window/model/pose.h"
#include "cam/window/window.h"
#include "cli/text/buffer.h"
#include "video/frame.h"

enum { CAM_STAGES = 5 };

/* The latest reading. */
struct cam_scene {
    struct cam_pose pose;
    struct cam_advice advice;
    uint64_t count; /* number of frames read */
};

struct cam_view;

/* WINDOW, which it wakes, must outlive the view. Returns NULL if the system lacks resources. */
struct cam_view *cam_view_create(struct window *window);

void cam_view_destroy(struct cam_view *view);

/* -------------------------------------------------------- for the threads that capture and read */

/* Passes a new frame. */
void cam_view_put_frame(struct cam_view *view, const struct frame *frame);

/* Passes the reading of the frame at SECONDS. */
void cam_view_put_grid(struct cam_view *view, const struct cam_grid *grid, double seconds);

/* Trace function of the reader (svision_trace); USER is the view. */
void cam_view_trace(void *user, enum svision_stage stage, double seconds,
                    const struct svision_image *picture);

/* Ends the frames; with STAYS the window shows the last one until it is closed. */
void cam_view_end(struct cam_view *view, bool stays);

/* True if the window was closed. */
bool cam_view_closed(const struct cam_view *view);

/* Resumes after cam_view_end(). */
void cam_view_resume(struct cam_view *view);

/* True if the user requested another source; TAKES clears the request. */
bool cam_view_is_turned(struct cam_view *view, bool takes);

/* True if recordings are paused. */
bool cam_view_held(const struct cam_view *view);

/* ------------------------------------------------------------------------------- for the window */

enum cam_view_state {
    CAM_VIEW_RUNS,
    CAM_VIEW_STAYS, /* no more frames will come */
    CAM_VIEW_ENDED, /* no more frames, and the window is to close */
};

enum cam_view_state cam_view_state(struct cam_view *view);

/* Returns the newest frame once; it is valid until the next call. */
bool cam_view_take_frame(struct cam_view *view, struct frame *frame);

/* Copies the latest reading to SCENE. Returns false if SCENE already has it. */
bool cam_view_take_scene(struct cam_view *view, struct cam_scene *scene);

/* Copies the last picture of STAGE to PIXELS. Returns false if there is none. */
bool cam_view_take_stage(struct cam_view *view, unsigned stage, struct buffer *pixels,
                         struct svision_image *picture);

void cam_view_close(struct cam_view *view);
void cam_view_turn(struct cam_view *view);
void cam_view_hold(struct cam_view *view, bool hold);

#endif
