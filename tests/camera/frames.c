/* Helper of the checks in the virtual machine.
 *
 * usage: frames make FILE WIDTHxHEIGHT COUNT     writes a .y4m of distinct pictures
 *        frames feed FILE DEVICE COUNT KIND      plays FILE on a device as KIND yuyv, nv12, grey,
 *                                                mjpg or spoilt (mjpg with every second picture
 *                                                damaged), then waits until killed; the file
 *                                                `times` gets the time of each frame
 *        frames within A B [DIFFERENCE]          checks that B has the frames of A in order
 *        frames lively A                         checks that the frames of A are not uniform
 *        frames latency DEVICE COUNT             prints the age of frames with numbers of FILE
 *        frames set DEVICE NAME=VALUE            sets a control while the device is in use */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/text/buffer.h"
#include "feed.h"
#include "films/stamp.h"
#include "v4l2/control.h"
#include "video/formats/convert.h"
#include "video/record.h"
#include "video/source/source.h"

static struct message message;

static int fail(void)
{
    fprintf(stderr, "frames: %s\n", message.text);
    return 1;
}

/* A moving gradient, with colors that depend on the place. */
static void paint(uint8_t *pixels, unsigned width, unsigned height, unsigned number)
{
    size_t luma = (size_t)width * height, chroma = (size_t)(width / 2) * (height / 2);
    for (size_t i = 0; i < luma; i++)
        pixels[i] = (uint8_t)(i % width / 2 + i / width + 8 * (size_t)number);
    for (size_t i = 0; i < 2 * chroma; i++)
        pixels[luma + i] = (uint8_t)(100 + i % 50);
}

static int make(const char *path, const char *size, unsigned count)
{
    struct recorder recorder;
    char *end;
    unsigned width = (unsigned)strtoul(size, &end, 10);
    unsigned height = *end == 'x' ? (unsigned)strtoul(end + 1, NULL, 10) : 0;
    size_t bytes = convert_size(SVISION_I420, width, height);
    if (bytes == 0 || !recorder_open(&recorder, path, 30, &message))
        return fail();
    uint8_t *pixels = buffer_resize(NULL, bytes);
    struct frame frame = {
        .bytes = pixels, .size = bytes, .image = {pixels, width, height, width, SVISION_I420}};
    bool done = true;
    for (unsigned i = 0; i < count && done; i++) {
        paint(pixels, width, height, i);
        done = recorder_write(&recorder, &frame, &message);
    }
    free(pixels);
    return recorder_close(&recorder, &message) && done ? 0 : fail();
}

/* Reads the next frame as bytes that can be compared. */
static bool next(struct source *source, struct buffer *bytes)
{
    struct frame frame;
    enum source_result result = source_next(source, 1, &frame, &message);
    bytes->length = 0;
    if (result == SOURCE_FRAME)
        buffer_add(bytes, frame.bytes, frame.size);
    else if (result != SOURCE_END)
        exit(fail());
    return result == SOURCE_FRAME;
}

static bool alike(const struct buffer *one, const struct buffer *other, int difference)
{
    if (one->length != other->length)
        return false;
    for (size_t i = 0; i < one->length; i++)
        if (abs((uint8_t)one->data[i] - (uint8_t)other->data[i]) > difference)
            return false;
    return true;
}

/* Advances B to a frame like ONE. The feeder repeats its file, so B is reopened at its end, but at
 * most once per frame. */
static bool find(struct source **b, const struct source_options *options, const struct buffer *one,
                 int difference, struct buffer *other)
{
    for (unsigned turns = 0; turns < 2; turns++) {
        while (*b && next(*b, other))
            if (alike(one, other, difference))
                return true;
        source_close(*b);
        *b = source_open(options, &message);
    }
    return false;
}

static int within(const char *path, const char *whole, int difference)
{
    struct source_options options = {.path = path}, whole_options = {.path = whole};
    struct source *a = source_open(&options, &message), *b = source_open(&whole_options, &message);
    struct buffer one = {0}, other = {0};
    unsigned count = 0;
    bool found = a && b;
    if (!found)
        fail();
    for (; found && next(a, &one); count += found)
        found = find(&b, &whole_options, &one, difference, &other);
    printf("%u frames%s\n", count, found ? "" : ", then one that is not there");
    source_close(a);
    source_close(b);
    buffer_free(&one);
    buffer_free(&other);
    return found && count ? 0 : 1;
}

static bool is_plain(const struct buffer *bytes)
{
    uint8_t lowest = 255, highest = 0;
    for (size_t i = 0; i < bytes->length / 2; i++) {
        uint8_t value = (uint8_t)bytes->data[i];
        lowest = value < lowest ? value : lowest;
        highest = value > highest ? value : highest;
    }
    return highest - lowest < 100;
}

static int lively(const char *path)
{
    struct source_options options = {.path = path};
    struct source *source = source_open(&options, &message);
    struct buffer bytes = {0};
    unsigned count = 0, plain = 0;
    if (!source)
        return fail();
    for (; next(source, &bytes); count++)
        plain += is_plain(&bytes);
    printf("%u frames, %u plain\n", count, plain);
    source_close(source);
    buffer_free(&bytes);
    return count && !plain ? 0 : 1;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Seconds since FRAME was written; negative: it has no known number. */
static double age_of(const struct frame *frame)
{
    uint8_t luma[SVISION_MAX_SIDE];
    if (frame->coding != FRAME_PIXELS || frame->image.width < STAMP_BITS * STAMP_SIDE)
        return -1;
    double seen = now();
    convert_luma(&frame->image, STAMP_SIDE / 2, luma);
    double written = stamp_time("times", stamp_get(luma, 1));
    return written < 0 ? -1 : seen - written;
}

static int latency(const char *path, unsigned count)
{
    struct source_options options = {.path = path};
    struct source *source = source_open(&options, &message);
    double *ages = buffer_resize(NULL, (count + 1) * sizeof *ages);
    struct frame frame;
    unsigned taken = 0;
    bool known = source != NULL;
    while (known && taken < count && source_next(source, 60, &frame, &message) == SOURCE_FRAME) {
        ages[taken] = age_of(&frame);
        known = ages[taken++] >= 0;
    }
    source_close(source);
    qsort(ages, taken, sizeof *ages, compare);
    if (known && taken == count)
        printf("%u frames, from the camera to the painted frame: median %.0f ms, %.0f to %.0f ms\n",
               count, 1000 * ages[count / 2], 1000 * ages[0], 1000 * ages[count - 1]);
    else
        printf("%u frames, and then %s\n", taken, known ? "none" : "one that was not fed");
    free(ages);
    return known && taken == count ? 0 : 1;
}

static int set(const char *path, const char *assignment)
{
    struct v4l2_device device;
    bool done = v4l2_device_open(&device, path, &message) &&
                v4l2_control_set(&device, assignment, &message);
    v4l2_device_close(&device);
    return done ? 0 : fail();
}

int main(int argc, char **argv)
{
    if (argc == 5 && strcmp(argv[1], "make") == 0)
        return make(argv[2], argv[3], (unsigned)atoi(argv[4]));
    if (argc == 6 && strcmp(argv[1], "feed") == 0)
        return feed(argv[2], argv[3], (unsigned)atoi(argv[4]), argv[5], &message) ? 0 : fail();
    if (argc >= 4 && strcmp(argv[1], "within") == 0)
        return within(argv[2], argv[3], argc > 4 ? atoi(argv[4]) : 0);
    if (argc == 3 && strcmp(argv[1], "lively") == 0)
        return lively(argv[2]);
    if (argc == 4 && strcmp(argv[1], "latency") == 0)
        return latency(argv[2], (unsigned)atoi(argv[3]));
    if (argc == 4 && strcmp(argv[1], "set") == 0)
        return set(argv[2], argv[3]);
    fputs("usage: frames make|feed|within|lively|latency|set ...\n", stderr);
    return 2;
}
