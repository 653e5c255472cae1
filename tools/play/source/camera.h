/* A puzzle before a camera, or in a recording: frame after frame until it is read. */
#ifndef PLAY_SOURCE_CAMERA_H
#define PLAY_SOURCE_CAMERA_H

#include "cli/text/message.h"
#include "play/source/draft.h"

struct puzzle_camera;

/* What became of a look. */
enum camera_result {
    CAMERA_NOTHING, /* no frame came */
    CAMERA_FRAME,   /* one came, and the puzzle is not known yet */
    CAMERA_READ,    /* the puzzle is sure */
    CAMERA_END      /* there are no more frames; MESSAGE says why */
};

/* What the newest frame shows, with the outline of a grid; RGBA, without padding. */
struct camera_picture {
    const uint8_t *pixels; /* NULL: no frame came yet */
    unsigned width, height;
};

/* Whether PATH means a camera or a recording. */
bool camera_is_meant(const char *path);

/* Opens a device or recording as sudoku-cam does; PATH is borrowed. NULL: MESSAGE says why, also in
 * builds without sudoku-cam. (camera.c; camera_none.c) */
struct puzzle_camera *camera_open(const char *path, struct message *message);

/* NULL is left alone. */
void camera_close(struct puzzle_camera *camera);

/* Takes the next frame; waits a tenth of a second at most. */
enum camera_result camera_look(struct puzzle_camera *camera, struct message *message);

/* The caller does not change it; it stays until the next look. */
struct camera_picture camera_picture(const struct puzzle_camera *camera);

/* What is missing until the puzzle is sure, such as "move closer"; may be empty. */
const char *camera_advice(const struct puzzle_camera *camera);

/* What was read, sure or not, which the caller destroys. NULL: no grid was seen in the last frame.
 */
struct draft *camera_draft(const struct puzzle_camera *camera);

#endif
