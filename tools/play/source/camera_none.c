/* Builds without sudoku-cam. */
#include <stddef.h>

#include "play/source/camera.h"

bool camera_is_meant(const char *path)
{
    (void)path;
    return false;
}

struct puzzle_camera *camera_open(const char *path, struct message *message)
{
    (void)path;
    message_set(message, "this build has no cameras");
    return NULL;
}

void camera_close(struct puzzle_camera *camera)
{
    (void)camera;
}

enum camera_result camera_poll(struct puzzle_camera *camera, struct message *message)
{
    (void)camera;
    message_set(message, "this build has no cameras");
    return CAMERA_END;
}

struct camera_picture camera_picture(const struct puzzle_camera *camera)
{
    (void)camera;
    return (struct camera_picture){NULL, 0, 0};
}

const char *camera_advice(const struct puzzle_camera *camera)
{
    (void)camera;
    return "";
}

struct draft *camera_draft(const struct puzzle_camera *camera)
{
    (void)camera;
    return NULL;
}

struct game_camera camera_service(struct puzzle_camera *camera)
{
    (void)camera;
    return (struct game_camera){0};
}
