/* What becomes of a camera whose driver does all that drivers do. */
#include <errno.h>
#include <linux/videodev2.h>
#include <poll.h>

#include "cam/capture.h"
#include "support/check.h"
#include "support/fake_camera.h"
#include "v4l2/stream.h"

static struct message message;
static struct v4l2_device device;
static struct v4l2_stream stream;
static struct frame frame;

static const struct v4l2_choice gray = {V4L2_PIX_FMT_GREY, FAKE_WIDTH, FAKE_HEIGHT, false, {1, 30}};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static bool says(const char *text)
{
    if (strstr(message.text, text))
        return true;
    fprintf(stderr, "message is: %s\n", message.text);
    return false;
}

/* Connects the camera of SCRIPT and starts it. */
static bool start(const struct fake_camera *script)
{
    message.text[0] = '\0';
    fake_camera_connect(script);
    return v4l2_device_open(&device, FAKE_CAMERA, &message) &&
           v4l2_device_captures(&device, &message) &&
           v4l2_stream_start(&stream, &device, &gray, true, &message);
}

static void stop(void)
{
    v4l2_stream_stop(&stream);
    v4l2_device_close(&device);
    CHECK(fake_camera_at_rest());
}

static enum v4l2_result next(void)
{
    return stream.device ? v4l2_stream_next(&stream, 0, &frame, &message) : V4L2_FAILED;
}

static void check_frame(uint8_t value)
{
    enum v4l2_result result = next();
    CHECK_EQ(result, V4L2_FRAME);
    if (result != V4L2_FRAME)
        return;
    CHECK_EQ(frame.size, FAKE_SIZE);
    CHECK_EQ(frame.bytes[0], value);
    CHECK_EQ(frame.bytes[FAKE_SIZE - 1], value);
}

/* More frames than buffers, so that each of those has to be given back. */
static const struct fake_event six_frames[] = {
    {.value = 10, .sequence = 0}, {.value = 11, .sequence = 1}, {.value = 12, .sequence = 2},
    {.value = 13, .sequence = 3}, {.value = 14, .sequence = 4}, {.value = 15, .sequence = 5}};

static void check_six_frames(void)
{
    for (unsigned i = 0; i < COUNT(six_frames); i++) {
        check_frame((uint8_t)(10 + i));
        CHECK_EQ(frame.number, i);
    }
    CHECK_EQ(next(), V4L2_NOTHING);
}

static void frames_come_by_the_best_way_that_the_driver_has(void)
{
    struct fake_camera script = {.events = six_frames, .event_count = COUNT(six_frames)};
    CHECK(start(&script));
    CHECK_EQ(stream.transfer, V4L2_TRANSFER_MMAP);
    CHECK_EQ(stream.buffer_count, V4L2_STREAM_BUFFERS);
    check_six_frames();
    stop();
    script.no_mmap = true;
    CHECK(start(&script));
    CHECK_EQ(stream.transfer, V4L2_TRANSFER_USERPTR);
    check_six_frames();
    stop();
    script.capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_READWRITE;
    CHECK(start(&script));
    CHECK_EQ(stream.transfer, V4L2_TRANSFER_READ);
    check_six_frames();
    stop();
    script.capabilities |= V4L2_CAP_STREAMING;
    script.no_userptr = true;
    CHECK(start(&script));
    CHECK_EQ(stream.transfer, V4L2_TRANSFER_READ);
    check_six_frames();
    stop();
}

static void a_driver_without_any_way_is_refused(void)
{
    struct fake_camera script = {.no_mmap = true, .no_userptr = true};
    CHECK(!start(&script));
    CHECK(says("the device does not start: Invalid argument"));
    stop();
    script.capabilities = V4L2_CAP_VIDEO_CAPTURE;
    CHECK(!start(&script));
    CHECK(says("supports no method of transferring pictures"));
    stop();
    script.capabilities = V4L2_CAP_VIDEO_OUTPUT | V4L2_CAP_STREAMING;
    CHECK(!start(&script));
    CHECK(says("receives pictures and delivers none"));
    stop();
}

static void other_numbers_of_buffers_than_asked_for_will_do(void)
{
    struct fake_camera script = {.events = six_frames, .event_count = COUNT(six_frames)};
    for (unsigned count = 1; count < V4L2_STREAM_BUFFERS; count++) {
        script.max_buffers = count;
        CHECK(start(&script));
        CHECK_EQ(stream.buffer_count, count);
        check_six_frames();
        stop();
    }
    script.max_buffers = 0;
    script.min_buffers = FAKE_BUFFERS;
    CHECK(start(&script));
    CHECK_EQ(stream.buffer_count, V4L2_STREAM_BUFFERS);
    check_six_frames();
    stop();
}

/* Asks again as the program does. */
static enum v4l2_result next_after_signals(void)
{
    enum v4l2_result result = V4L2_NOTHING;
    for (unsigned i = 0; i < 4 && result == V4L2_NOTHING; i++)
        result = next();
    return result;
}

static void signals_interrupt_nothing_for_good(void)
{
    struct fake_camera script = {
        .interrupts = true, .events = six_frames, .event_count = COUNT(six_frames)};
    static const uint32_t ways[] = {V4L2_CAP_STREAMING, V4L2_CAP_READWRITE};
    for (unsigned i = 0; i < COUNT(ways); i++) {
        script.capabilities = V4L2_CAP_VIDEO_CAPTURE | ways[i];
        CHECK(start(&script));
        for (unsigned k = 0; k < COUNT(six_frames); k++) {
            CHECK_EQ(next_after_signals(), V4L2_FRAME);
            CHECK_EQ(frame.number, k);
        }
        stop();
        CHECK(fake_camera_interrupted() >= 2 * COUNT(six_frames));
    }
}

static void a_camera_in_use_is_said_to_be_so(void)
{
    static const unsigned long requests[] = {VIDIOC_S_FMT, VIDIOC_REQBUFS, VIDIOC_QBUF,
                                             VIDIOC_STREAMON};
    for (unsigned i = 0; i < COUNT(requests); i++) {
        struct fake_camera script = {.request = requests[i], .error = EBUSY};
        CHECK(!start(&script));
        CHECK(says(FAKE_CAMERA ": "));
        CHECK(says("in use by another program"));
        stop();
    }
    struct fake_camera script = {.opening = {EBUSY}, .openings = 1};
    CHECK(!start(&script));
    CHECK(says("in use by another program"));
    stop();
    const struct fake_event busy = {.error = EBUSY};
    script = (struct fake_camera){.capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_READWRITE,
                                  .events = &busy,
                                  .event_count = 1};
    CHECK(start(&script));
    CHECK_EQ(next(), V4L2_FAILED);
    CHECK(says("in use by another program"));
    stop();
}

static void no_permission_names_the_group(void)
{
    static const int errors[] = {EACCES, EPERM};
    for (unsigned i = 0; i < COUNT(errors); i++) {
        struct fake_camera script = {.opening = {errors[i]}, .openings = 1};
        CHECK(!start(&script));
        CHECK_EQ(errno, errors[i]);
        CHECK(says("no permission. Members of group `video` have it"));
        stop();
    }
}

/* EVENT comes between two frames. */
static void start_with(const struct fake_event *event, uint32_t capabilities)
{
    static struct fake_event events[3];
    const struct fake_camera script = {
        .capabilities = V4L2_CAP_VIDEO_CAPTURE | capabilities, .events = events, .event_count = 3};
    events[0] = (struct fake_event){.value = 1, .sequence = 0};
    events[1] = *event;
    events[2] = (struct fake_event){.value = 3, .sequence = 2};
    CHECK(start(&script));
    check_frame(1);
}

static void a_camera_that_was_taken_away_is_gone(void)
{
    static const struct fake_event ways[] = {{.error = ENODEV},
                                             {.error = ENODEV, .poll = POLLERR | POLLHUP}};
    for (unsigned i = 0; i < COUNT(ways); i++) {
        start_with(&ways[i], V4L2_CAP_STREAMING);
        CHECK_EQ(next(), V4L2_GONE);
        CHECK(says("the device was disconnected"));
        /* And stays so, wherever that is noticed. */
        CHECK_EQ(next(), V4L2_GONE);
        stop();
        start_with(&ways[i], V4L2_CAP_READWRITE);
        CHECK_EQ(next(), V4L2_GONE);
        stop();
    }
}

static void a_broken_queue_is_an_error_and_no_endless_loop(void)
{
    static const struct fake_event ways[] = {
        {.error = EIO, .poll = POLLERR}, {.error = EAGAIN, .poll = POLLERR}, {.error = ENOMEM}};
    for (unsigned i = 0; i < COUNT(ways); i++) {
        start_with(&ways[i], V4L2_CAP_STREAMING);
        CHECK_EQ(next(), V4L2_FAILED);
        stop();
    }
    start_with(&(struct fake_event){.wrong_index = FAKE_BUFFERS}, V4L2_CAP_STREAMING);
    CHECK_EQ(next(), V4L2_FAILED);
    CHECK(says("returned an invalid buffer"));
    stop();
}

static void damaged_frames_are_passed_over(void)
{
    static const struct fake_event ways[] = {
        {.value = 2, .sequence = 1, .flags = V4L2_BUF_FLAG_ERROR},
        {.value = 2, .sequence = 1, .flags = V4L2_BUF_FLAG_ERROR, .missing = FAKE_SIZE},
        {.value = 2, .sequence = 1, .missing = 1},
        {.value = 2, .sequence = 1, .missing = FAKE_SIZE},
        {.error = EIO}};
    for (unsigned i = 0; i < COUNT(ways); i++) {
        start_with(&ways[i], V4L2_CAP_STREAMING);
        CHECK_EQ(next(), V4L2_DAMAGED);
        CHECK(says(FAKE_CAMERA ": "));
        check_frame(3);
        CHECK_EQ(frame.number, 2);
        stop();
        if (ways[i].flags)
            continue;
        start_with(&ways[i], V4L2_CAP_READWRITE);
        CHECK_EQ(next(), V4L2_DAMAGED);
        check_frame(3);
        stop();
    }
}

static void dropped_frames_leave_a_gap_in_the_count(void)
{
    static const struct fake_event events[] = {{.sequence = 7}, {.sequence = 8}, {.sequence = 12}};
    static const uint64_t numbers[] = {0, 1, 5};
    const struct fake_camera script = {.events = events, .event_count = COUNT(events)};
    CHECK(start(&script));
    for (unsigned i = 0; i < COUNT(events); i++) {
        CHECK_EQ(next(), V4L2_FRAME);
        CHECK_EQ(frame.number, numbers[i]);
    }
    stop();
}

static void what_the_driver_changes_on_the_quiet_is_refused(void)
{
    static const struct {
        struct fake_camera script;
        const char *says;
    } cases[] = {
        {{.fourcc = V4L2_PIX_FMT_YUYV}, "the device delivers YUYV 64x48 instead of GREY 64x48"},
        {{.width = 32}, "the device delivers GREY 32x48 instead of GREY 64x48"},
        {{.rate = 5}, "the device delivers 5 frames per second instead of 30"},
        {{.bytes = FAKE_SIZE - 1}, "the driver reports an invalid format"},
        {{.request = VIDIOC_S_FMT, .error = EINVAL}, "the device refuses GREY 64x48"},
        {{.request = VIDIOC_S_PARM, .error = ENOTTY}, "frame rate of the device cannot be set"},
    };
    for (unsigned i = 0; i < COUNT(cases); i++) {
        CHECK(!start(&cases[i].script));
        CHECK(says(cases[i].says));
        stop();
    }
}

static void a_start_that_fails_halfway_leaves_nothing(void)
{
    static const struct fake_camera cases[] = {
        {.map_fails = true},
        {.request = VIDIOC_QUERYBUF, .error = EINVAL},
        {.request = VIDIOC_QBUF, .error = EIO},
        {.request = VIDIOC_STREAMON, .error = EIO},
        {.no_mmap = true, .request = VIDIOC_STREAMON, .error = EIO},
        {.request = VIDIOC_QUERYCAP, .error = ENOTTY},
    };
    for (unsigned i = 0; i < COUNT(cases); i++) {
        CHECK(!start(&cases[i]));
        stop();
    }
    CHECK(says("not a Video4Linux device"));
}

/* Through the thread that fetches frames. */
static void a_camera_that_falls_silent_is_given_up(void)
{
    static const struct fake_event events[] = {
        {.value = 1, .sequence = 0}, {.sequence = 1, .missing = 1}, {.value = 3, .sequence = 4}};
    const struct fake_camera script = {.events = events, .event_count = COUNT(events)};
    const struct source_options options = {.path = FAKE_CAMERA};
    struct capture_counts counts = {0};
    enum capture_result result = CAPTURE_FRAME;
    uint8_t last = 0;
    fake_camera_connect(&script);
    struct source *source = source_open(&options, &message);
    CHECK(source != NULL);
    struct capture *capture = source ? capture_start(source, 0.05, 0, NULL, NULL, &message) : NULL;
    CHECK(capture != NULL);
    while (capture && (result == CAPTURE_FRAME || result == CAPTURE_NOTHING)) {
        result = capture_next(capture, &frame, &message);
        if (result == CAPTURE_FRAME)
            last = frame.bytes[0];
    }
    CHECK_EQ(result, CAPTURE_SILENT);
    CHECK(says("no frame came for 0.05 s"));
    CHECK_EQ(last, 3);
    if (capture)
        capture_stop(capture, &counts);
    source_close(source);
    CHECK_EQ(counts.taken, 2);
    CHECK_EQ(counts.damaged, 1);
    CHECK_EQ(counts.lost, 3);
    CHECK(fake_camera_at_rest());
}

int main(void)
{
    frames_come_by_the_best_way_that_the_driver_has();
    a_driver_without_any_way_is_refused();
    other_numbers_of_buffers_than_asked_for_will_do();
    signals_interrupt_nothing_for_good();
    a_camera_in_use_is_said_to_be_so();
    no_permission_names_the_group();
    a_camera_that_was_taken_away_is_gone();
    a_broken_queue_is_an_error_and_no_endless_loop();
    damaged_frames_are_passed_over();
    dropped_frames_leave_a_gap_in_the_count();
    what_the_driver_changes_on_the_quiet_is_refused();
    a_start_that_fails_halfway_leaves_nothing();
    a_camera_that_falls_silent_is_given_up();
    return check_result();
}
