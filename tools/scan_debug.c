#include "scan_debug.h"

#include <errno.h>
#include <string.h>

#include "scan_name.h"

const char *scan_debug_stage(enum svision_stage stage)
{
    static const char *const names[] = {"grey", "detect", "cells", "digits", "read"};
    return names[stage];
}

static void write_picture(struct scan_result *result, enum svision_stage stage,
                          const struct svision_image *picture)
{
    struct buffer path = {0};
    scan_name_debug(result->debug, result->path, result->pictures++, scan_debug_stage(stage),
                    &path);
    if (picture->stride == picture->width &&
        !image_write_grey(path.data, picture->pixels, picture->width, picture->height)) {
        buffer_printf(result->err, SCAN_PREFIX "%s: %s\n", path.data, strerror(errno));
        result->failed = true;
    }
    buffer_free(&path);
}

void scan_debug_trace(void *user, enum svision_stage stage, double seconds,
                      const struct svision_image *picture)
{
    struct scan_result *result = user;
    result->seconds[stage] += seconds;
    if (result->debug && picture)
        write_picture(result, stage, picture);
}
