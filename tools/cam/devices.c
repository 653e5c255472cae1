#include "cam/devices.h"

#include <stdio.h>
#include <string.h>

#include "cli/run/clock.h"
#include "cli/text/buffer.h"
#include "v4l2/control.h"
#include "v4l2/modes.h"
#include "video/formats/mjpeg.h"
#include "video/formats/pixel.h"

enum { MAX_DEVICES = 256 };

static const char no_devices[] =
    "no Video4Linux devices: no camera is connected, its driver is not loaded, or a container or\n"
    "virtual machine does not pass /dev/video* on\n";

/* The device given in the options, or all devices. */
struct paths {
    char text[MAX_DEVICES][32];
    size_t count;
};

static void list_paths(const char *only, struct paths *paths)
{
    unsigned numbers[MAX_DEVICES];
    paths->count = 0;
    if (only) {
        snprintf(paths->text[paths->count++], sizeof paths->text[0], "%s", only);
        return;
    }
    size_t count = v4l2_device_numbers(numbers, MAX_DEVICES);
    for (; paths->count < count; paths->count++)
        snprintf(paths->text[paths->count], sizeof paths->text[0], "/dev/video%u",
                 numbers[paths->count]);
}

int cam_list_devices(void)
{
    struct paths paths;
    struct message message;
    struct v4l2_device device;
    list_paths(NULL, &paths);
    if (paths.count == 0)
        fputs(no_devices, stdout);
    for (size_t i = 0; i < paths.count; i++) {
        if (!v4l2_device_open(&device, paths.text[i], &message)) {
            printf("%s\n", message.text);
            continue;
        }
        printf("%s: %s (%s, %s)%s\n", device.path, device.name, device.driver, device.bus,
               v4l2_device_captures(&device, &message) ? "" : ", no camera");
        v4l2_device_close(&device);
    }
    return CLI_DONE;
}

static bool is_camera(const char *path)
{
    struct message message;
    struct v4l2_device device;
    if (!v4l2_device_open(&device, path, &message))
        return false;
    bool captures = v4l2_device_captures(&device, &message);
    v4l2_device_close(&device);
    return captures;
}

bool cam_find_camera(const char *after, char *path, size_t size)
{
    struct paths paths;
    size_t from = 0;
    list_paths(NULL, &paths);
    for (size_t i = 0; after && i < paths.count; i++)
        if (strcmp(paths.text[i], after) == 0)
            from = i + 1;
    for (size_t i = 0; i < paths.count; i++) {
        const char *found = paths.text[(from + i) % paths.count];
        if (is_camera(found))
            return (size_t)snprintf(path, size, "%s", found) < size;
    }
    return false;
}

static bool same_size(const struct v4l2_mode *one, const struct v4l2_mode *other)
{
    return one->fourcc == other->fourcc && one->width == other->width &&
           one->height == other->height;
}

static void print_size(const struct v4l2_mode *mode)
{
    if (mode->width == 0)
        printf("\n    any size");
    else if (mode->width == mode->max_width && mode->height == mode->max_height)
        printf("\n    %ux%u", mode->width, mode->height);
    else
        printf("\n    %ux%u to %ux%u", mode->width, mode->height, mode->max_width,
               mode->max_height);
}

static void print_modes(const struct v4l2_modes *modes)
{
    for (size_t i = 0; i < modes->count; i++) {
        const struct v4l2_mode *mode = &modes->rows[i], *last = i ? mode - 1 : NULL;
        double fastest = v4l2_interval_rate(mode->fastest);
        double slowest = v4l2_interval_rate(mode->slowest);
        bool again = last && same_size(last, mode);
        if (!last || last->fourcc != mode->fourcc)
            printf("%s  %s%s%s", last ? "\n" : "", pixel_name(mode->fourcc).text,
                   mode->emulated ? " (converted)" : "",
                   pixel_find(mode->fourcc) ? "" : " (not supported)");
        if (!again)
            print_size(mode);
        if (fastest > 0)
            printf(again ? ", %.4g" : ": %.4g", fastest);
        if (fastest > slowest && slowest > 0)
            printf(" to %.4g", slowest);
        if (fastest > 0)
            fputs("/s", stdout);
    }
    fputs(modes->count ? "\n" : "  no formats\n", stdout);
}

static bool list_formats_of(const char *path)
{
    struct v4l2_device device;
    struct v4l2_modes modes;
    struct message message;
    if (!v4l2_device_open(&device, path, &message)) {
        cli_error(&cam_cli, "%s", message.text);
        return false;
    }
    printf("%s: %s (%s, %s)\n", path, device.name, device.driver, device.bus);
    bool captures = v4l2_device_captures(&device, &message);
    if (captures) {
        v4l2_modes_list(&device, &modes);
        print_modes(&modes);
        v4l2_modes_free(&modes);
        printf("  controls\n");
        v4l2_control_list(&device, stdout);
    } else {
        printf("  %s\n", message.text);
    }
    v4l2_device_close(&device);
    return captures;
}

int cam_list_formats(const struct cam_options *options)
{
    struct paths paths;
    bool any = false;
    list_paths(options->source.path, &paths);
    if (paths.count == 0)
        fputs(no_devices, stdout);
    for (size_t i = 0; i < paths.count; i++)
        any = list_formats_of(paths.text[i]) || any;
    return any || !options->source.path ? CLI_DONE : CLI_FAILED;
}

/* True if the picture in FRAME can be decoded. */
static bool examine(const struct frame *frame, struct message *message)
{
    struct buffer pixels = {0};
    struct svision_image image;
    if (frame->coding == FRAME_PIXELS)
        return true;
    bool sound = mjpeg_decode(frame->bytes, frame->size, MJPEG_LUMA, &pixels, &image, message);
    buffer_free(&pixels);
    return sound;
}

/* Waits for a valid frame; a camera's first frames are often damaged. */
static bool take_frame(struct source *source, double silence, struct message *message)
{
    struct frame frame;
    double end = clock_now() + silence;
    message_set(message, "no frame came for %g s: check for other programs, a cover or a switch",
                silence);
    while (clock_now() < end) {
        enum source_result result = source_next(source, 0.1, &frame, message);
        if (result == SOURCE_FRAME && examine(&frame, message))
            return true;
        if (result != SOURCE_FRAME && result != SOURCE_DAMAGED && result != SOURCE_NOTHING)
            return false;
    }
    return false;
}

static bool try_camera(const struct cam_options *options, const char *path)
{
    struct message message = {""};
    struct source_options wanted = options->source;
    wanted.path = path;
    struct source *source = source_open(&wanted, &message);
    if (!source) {
        printf("no   %s\n", message.text);
        return false;
    }
    double start = clock_now();
    bool works = take_frame(source, options->silence, &message);
    printf("%s  %s: %s\n", works ? "yes" : "no ", path, source_facts(source)->text);
    if (works)
        printf("     first frame after %.2f s\n", clock_now() - start);
    else
        printf("     %s\n", message.text);
    source_close(source);
    return works;
}

int cam_doctor(const struct cam_options *options)
{
    struct paths paths;
    size_t working = 0;
    list_paths(options->source.path, &paths);
    if (paths.count == 0)
        fputs(no_devices, stdout);
    for (size_t i = 0; i < paths.count; i++)
        working += try_camera(options, paths.text[i]);
    printf("%zu of %zu devices work as a camera\n", working, paths.count);
    return working ? CLI_DONE : CLI_FAILED;
}
