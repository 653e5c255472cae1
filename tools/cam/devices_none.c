/* Replaces devices.c in builds without Video4Linux. */
#include "cam/devices.h"

static int refuse(void)
{
    cli_error(&cam_cli, "this build has no cameras; --input reads recordings");
    return CLI_FAILED;
}

int cam_list_devices(void)
{
    return refuse();
}

int cam_list_formats(const struct cam_options *options)
{
    (void)options;
    return refuse();
}

int cam_doctor(const struct cam_options *options)
{
    (void)options;
    return refuse();
}

bool cam_find_camera(const char *after, char *path, size_t size)
{
    (void)after, (void)path, (void)size;
    return false;
}
