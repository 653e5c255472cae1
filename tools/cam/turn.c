#include "cam/turn.h"

#include <stdio.h>
#include <string.h>

#include "cam/devices.h"

const char *turn_path(struct turn *turn)
{
    const struct cam_options *options = turn->options;
    if (turn->index > 0)
        return options->others[turn->index - 1];
    if (options->source.path)
        return options->source.path;
    if (!turn->path[0] && !cam_find_camera(NULL, turn->path, sizeof turn->path))
        return NULL;
    return turn->path;
}

bool turn_has_other(const struct turn *turn)
{
    char path[sizeof turn->path];
    if (turn->options->source.path)
        return turn->options->other_count > 0;
    return cam_find_camera(turn->path, path, sizeof path) && strcmp(path, turn->path) != 0;
}

void turn_next(struct turn *turn)
{
    char path[sizeof turn->path];
    if (turn->options->source.path)
        turn->index = (turn->index + 1) % (turn->options->other_count + 1);
    else if (cam_find_camera(turn->path, path, sizeof path))
        memcpy(turn->path, path, sizeof turn->path);
}
