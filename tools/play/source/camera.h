/* A puzzle read from the frames of a camera or a recording. */
#ifndef PLAY_SOURCE_CAMERA_H
#define PLAY_SOURCE_CAMERA_H

#include "cli/text/message.h"
#include "play/core/services.h"

struct puzzle_camera;

/* The newest frame with the outline of its grid; RGBA without padding. */
struct camera_picture {
    const uint8_t *pixels; /* NULL: no frame came yet */
    unsigned width, height;
};

/* True if PATH is a camera or a recording. */
bool camera_is_meant(const char *path);

/* Opens a device or recording; PATH must stay valid. Returns NULL with MESSAGE set on failure,
 * always in builds without sudoku-cam. (camera.c; camera_none.c) */
struct puzzle_camera *camera_open(const char *path, struct message *message);

/* CAMERA may be NULL. */
void camera_close(struct puzzle_camera *camera);

/* Reads the next frame, waiting at most 0.1 s. */
enum camera_result camera_poll(struct puzzle_camera *camera, struct message *message);

/* Returns the newest picture, valid until the next camera_poll(). */
struct camera_picture camera_picture(const struct puzzle_camera *camera);

/* Returns the functions of CAMERA, which the game then owns. */
struct game_camera camera_service(struct puzzle_camera *camera);

/* Returns advice on how to get a certain reading, such as "move closer"; may be empty. */
const char *camera_advice(const struct puzzle_camera *camera);

/* Returns the current reading, certain or not; the caller destroys it. NULL: no grid in the last
 * frame.
 */
struct draft *camera_draft(const struct puzzle_camera *camera);

#endif
