#include "v4l2/modes.h"

#include <linux/videodev2.h>
#include <stdlib.h>

#include "cli/text/buffer.h"

/* Limits for drivers whose enumerations never end. */
enum { MAX_ENTRIES = 256, MAX_MODES = 16384 };

double v4l2_interval_rate(struct v4l2_interval interval)
{
    if (interval.numerator == 0)
        return 0;
    return (double)interval.denominator / (double)interval.numerator;
}

static struct v4l2_interval interval_of(const struct v4l2_fract *fraction)
{
    return (struct v4l2_interval){fraction->numerator, fraction->denominator};
}

static void add(struct v4l2_modes *modes, const struct v4l2_mode *mode)
{
    if (modes->count == MAX_MODES)
        return;
    if (modes->count == modes->capacity) {
        modes->capacity = modes->capacity ? 2 * modes->capacity : 64;
        modes->rows = buffer_resize(modes->rows, modes->capacity * sizeof modes->rows[0]);
    }
    modes->rows[modes->count++] = *mode;
}

/* Adds a row for each rate of a format and size; for a range of sizes, queries the rates of the
 * largest. */
static void list_rates(const struct v4l2_device *device, struct v4l2_modes *modes,
                       struct v4l2_mode mode)
{
    unsigned index = 0;
    for (; index < MAX_ENTRIES; index++) {
        struct v4l2_frmivalenum rate = {.index = index,
                                        .pixel_format = mode.fourcc,
                                        .width = mode.max_width,
                                        .height = mode.max_height};
        if (v4l2_request(device, VIDIOC_ENUM_FRAMEINTERVALS, &rate) < 0)
            break;
        if (rate.type == V4L2_FRMIVAL_TYPE_DISCRETE) {
            mode.fastest = mode.slowest = interval_of(&rate.discrete);
            add(modes, &mode);
            continue;
        }
        mode.fastest = interval_of(&rate.stepwise.min);
        mode.slowest = interval_of(&rate.stepwise.max);
        add(modes, &mode);
        return;
    }
    if (index == 0)
        add(modes, &mode);
}

static void set_discrete(struct v4l2_mode *mode, const struct v4l2_frmsize_discrete *size)
{
    mode->width = mode->max_width = size->width;
    mode->height = mode->max_height = size->height;
    mode->step_width = mode->step_height = 1;
}

static void set_range(struct v4l2_mode *mode, const struct v4l2_frmsize_stepwise *size)
{
    mode->width = size->min_width;
    mode->max_width = size->max_width;
    mode->step_width = size->step_width ? size->step_width : 1;
    mode->height = size->min_height;
    mode->max_height = size->max_height;
    mode->step_height = size->step_height ? size->step_height : 1;
}

static void list_sizes(const struct v4l2_device *device, struct v4l2_modes *modes,
                       struct v4l2_mode mode)
{
    unsigned index = 0;
    for (; index < MAX_ENTRIES; index++) {
        struct v4l2_frmsizeenum size = {.index = index, .pixel_format = mode.fourcc};
        if (v4l2_request(device, VIDIOC_ENUM_FRAMESIZES, &size) < 0)
            break;
        if (size.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
            set_discrete(&mode, &size.discrete);
            list_rates(device, modes, mode);
            continue;
        }
        set_range(&mode, &size.stepwise);
        list_rates(device, modes, mode);
        return;
    }
    if (index == 0)
        add(modes, &mode);
}

void v4l2_modes_list(const struct v4l2_device *device, struct v4l2_modes *modes)
{
    *modes = (struct v4l2_modes){0};
    for (unsigned index = 0; index < MAX_ENTRIES; index++) {
        struct v4l2_fmtdesc format = {.index = index, .type = device->type};
        if (v4l2_request(device, VIDIOC_ENUM_FMT, &format) < 0)
            return;
        struct v4l2_mode mode = {.fourcc = format.pixelformat,
                                 .emulated = format.flags & V4L2_FMT_FLAG_EMULATED};
        list_sizes(device, modes, mode);
    }
}

void v4l2_modes_free(struct v4l2_modes *modes)
{
    free(modes->rows);
    *modes = (struct v4l2_modes){0};
}
