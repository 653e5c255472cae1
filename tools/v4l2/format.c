#include "v4l2/format.h"

#include <errno.h>
#include <linux/videodev2.h>
#include <math.h>
#include <string.h>

/* Maximum buffer size in bytes: larger than any camera needs. */
static const size_t max_buffer_size = (size_t)1 << 28;

/* Format as returned by the driver, single- or multi-planar. */
struct format_answer {
    uint32_t fourcc, width, height, stride, size;
    unsigned planes; /* memory planes */
};

static struct format_answer answer_of(const struct v4l2_format *format)
{
    const struct v4l2_pix_format_mplane *many = &format->fmt.pix_mp;
    const struct v4l2_pix_format *one = &format->fmt.pix;
    if (format->type == V4L2_BUF_TYPE_VIDEO_CAPTURE_MPLANE)
        return (struct format_answer){many->pixelformat,
                                      many->width,
                                      many->height,
                                      many->plane_fmt[0].bytesperline,
                                      many->plane_fmt[0].sizeimage,
                                      many->num_planes};
    return (struct format_answer){one->pixelformat,  one->width,     one->height,
                                  one->bytesperline, one->sizeimage, 1};
}

static bool is_acceptable(const struct format_answer *got, const struct v4l2_choice *choice,
                          struct message *message)
{
    bool same_size = got->width == choice->width && got->height == choice->height;
    if (got->planes != 1)
        return message_set(message, "the device delivers %s in %u planes, which is not supported",
                           pixel_name(got->fourcc).text, got->planes);
    if (got->fourcc == choice->fourcc && (same_size || choice->proposal))
        return true;
    return message_set(message,
                       "the device delivers %s %ux%u instead of %s %ux%u; --list-formats "
                       "shows what it offers",
                       pixel_name(got->fourcc).text, got->width, got->height,
                       pixel_name(choice->fourcc).text, choice->width, choice->height);
}

static void describe(const struct v4l2_choice *choice, struct v4l2_format *format)
{
    if (format->type == V4L2_BUF_TYPE_VIDEO_CAPTURE_MPLANE) {
        format->fmt.pix_mp.width = choice->width;
        format->fmt.pix_mp.height = choice->height;
        format->fmt.pix_mp.pixelformat = choice->fourcc;
        format->fmt.pix_mp.field = V4L2_FIELD_NONE;
        format->fmt.pix_mp.num_planes = 1;
        return;
    }
    format->fmt.pix.width = choice->width;
    format->fmt.pix.height = choice->height;
    format->fmt.pix.pixelformat = choice->fourcc;
    format->fmt.pix.field = V4L2_FIELD_NONE;
}

static bool ask_format(const struct v4l2_device *device, const struct v4l2_choice *choice,
                       struct format_answer *got, struct message *message)
{
    struct v4l2_format format = {.type = device->type};
    describe(choice, &format);
    if (v4l2_request(device, VIDIOC_S_FMT, &format) == 0) {
        *got = answer_of(&format);
        return is_acceptable(got, choice, message);
    }
    if (errno == EBUSY)
        return message_set(message, "in use by another program");
    return message_set(message, "the device refuses %s %ux%u: %s", pixel_name(choice->fourcc).text,
                       choice->width, choice->height, strerror(errno));
}

/* Some drivers leave the stride of planar formats at 0. */
static bool check_shape(struct v4l2_agreed *agreed, const struct format_answer *got,
                        struct message *message)
{
    static const uint8_t any_pixel;
    agreed->pixel = pixel_find(got->fourcc);
    agreed->shape = (struct svision_image){.pixels = &any_pixel,
                                           .width = got->width,
                                           .height = got->height,
                                           .stride = got->stride,
                                           .format = agreed->pixel->format};
    agreed->needed = 0;
    if (!agreed->shape.stride || agreed->pixel->coding == FRAME_JPEG)
        agreed->shape.stride = svision_image_row_size(agreed->shape.format, got->width);
    bool sound = svision_image_check(&agreed->shape, &agreed->needed) == SVISION_OK;
    agreed->shape.pixels = NULL;
    if (agreed->pixel->coding == FRAME_JPEG)
        agreed->needed = 0;
    if (sound && got->size > 0 && got->size >= agreed->needed && got->size <= max_buffer_size)
        return true;
    return message_set(message, "the driver reports an invalid format: %s %ux%u of %u bytes",
                       pixel_name(got->fourcc).text, got->width, got->height, got->size);
}

/* Sets the frame interval and returns the actual one, or 0/0 if the driver does not report it. */
static struct v4l2_interval set_interval(const struct v4l2_device *device,
                                         struct v4l2_interval interval)
{
    struct v4l2_streamparm parameters = {.type = device->type};
    unsigned long request = VIDIOC_G_PARM;
    if (interval.numerator && interval.denominator) {
        parameters.parm.capture.timeperframe.numerator = interval.numerator;
        parameters.parm.capture.timeperframe.denominator = interval.denominator;
        request = VIDIOC_S_PARM;
    }
    if (v4l2_request(device, request, &parameters) < 0)
        return (struct v4l2_interval){0, 0};
    return (struct v4l2_interval){parameters.parm.capture.timeperframe.numerator,
                                  parameters.parm.capture.timeperframe.denominator};
}

static bool check_rate(const struct v4l2_device *device, const struct v4l2_choice *choice,
                       bool exact, struct v4l2_agreed *agreed, struct message *message)
{
    double asked = v4l2_interval_rate(choice->interval);
    agreed->rate = v4l2_interval_rate(set_interval(device, choice->interval));
    if (!exact || fabs(agreed->rate - asked) <= 0.002 * asked)
        return true;
    if (agreed->rate <= 0)
        return message_set(message, "the frame rate of the device cannot be set");
    return message_set(message, "the device delivers %g frames per second instead of %g",
                       agreed->rate, asked);
}

bool v4l2_format_set(const struct v4l2_device *device, const struct v4l2_choice *choice,
                     bool exact_rate, struct v4l2_agreed *agreed, struct message *message)
{
    struct format_answer got = {0};
    if (!ask_format(device, choice, &got, message) || !check_shape(agreed, &got, message) ||
        !check_rate(device, choice, exact_rate, agreed, message))
        return message_prefix(message, device->path);
    agreed->buffer = got.size;
    return true;
}
