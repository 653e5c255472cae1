/* Runs of sudoku-cam on failing cameras: exit status and files left. */
#include <errno.h>
#include <getopt.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cam/run.h"
#include "support/check.h"
#include "support/fake_camera.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static char record[64];

/* Sleeps return at once, so retries do not slow the test down. */
int __wrap_nanosleep(const struct timespec *time, struct timespec *left);

int __wrap_nanosleep(const struct timespec *time, struct timespec *left)
{
    if (left)
        *left = *time;
    return 0;
}

/* Runs sudoku-cam on the camera of SCRIPT with one more option. Returns the exit status. */
static int run(const struct fake_camera *script, const char *option)
{
    char name[] = "sudoku-cam", headless[] = "--headless", quiet[] = "--quiet", more[80],
         device[] = FAKE_CAMERA, recording[sizeof record + 16];
    char *arguments[] = {name, headless, quiet, recording, device, more, NULL};
    struct cam_options options;
    snprintf(recording, sizeof recording, "--record=%s", record);
    snprintf(more, sizeof more, "%s", option);
    remove(record);
    fake_camera_connect(script);
    optind = 1;
    int status = -1;
    if (cam_options_read(&options, COUNT(arguments) - 1, arguments) == CLI_READY)
        status = cam_run(&options);
    cam_options_free(&options);
    CHECK(fake_camera_at_rest());
    return status;
}

static bool is_recorded(void)
{
    return access(record, F_OK) == 0;
}

/* True if the recording exists and consists of one or more whole frames. */
static bool has_whole_recording(void)
{
    static const char header[] = "YUV4MPEG2 W64 H48 F30:1 Ip A1:1 Cmono\n";
    enum { FRAME = 6 + FAKE_SIZE };
    struct stat status;
    if (stat(record, &status) != 0)
        return false;
    size_t size = (size_t)status.st_size, head = sizeof header - 1;
    return size >= head + FRAME && (size - head) % FRAME == 0;
}

static const struct fake_event taken_away[] = {{.sequence = 0}, {.sequence = 1}, {.error = ENODEV}};

static void keeps_frames_before_a_disconnection(void)
{
    const struct fake_camera script = {.events = taken_away, .event_count = COUNT(taken_away)};
    CHECK_EQ(run(&script, "--timeout=60"), CAM_LOST);
    CHECK_EQ(fake_camera_opened(), 1);
    CHECK(has_whole_recording());
}

static void keeps_frames_before_a_silence(void)
{
    const struct fake_camera script = {.events = taken_away, .event_count = 1};
    CHECK_EQ(run(&script, "--silence=0.05"), CAM_LOST);
    CHECK(has_whole_recording());
}

static void keeps_frames_before_a_failure(void)
{
    static const struct fake_event events[] = {{.sequence = 0}, {.error = EIO, .poll = POLLERR}};
    const struct fake_camera script = {.events = events, .event_count = COUNT(events)};
    CHECK_EQ(run(&script, "--timeout=60"), CLI_FAILED);
    CHECK(has_whole_recording());
}

static void wait_resumes_when_the_camera_is_back(void)
{
    static const struct fake_event events[] = {{.sequence = 0},
                                               {.error = ENODEV},
                                               {.sequence = 0},
                                               {.error = ENODEV, .poll = POLLERR},
                                               {.error = EIO, .poll = POLLERR}};
    const struct fake_camera script = {.opening = {ENOENT, 0, EACCES},
                                       .openings = 3,
                                       .events = events,
                                       .event_count = COUNT(events)};
    /* Until it fails for another reason; the attempts: refused, open, refused, open, open. */
    CHECK_EQ(run(&script, "--wait"), CLI_FAILED);
    CHECK_EQ(fake_camera_opened(), 5);
    CHECK(has_whole_recording());
}

static void a_camera_that_does_not_start_leaves_no_file(void)
{
    static const struct fake_camera scripts[] = {
        {.opening = {EACCES}, .openings = 1},
        {.request = VIDIOC_STREAMON, .error = EBUSY},
        {.fourcc = V4L2_PIX_FMT_YUYV},
    };
    for (unsigned i = 0; i < COUNT(scripts); i++) {
        CHECK_EQ(run(&scripts[i], "--timeout=60"), CLI_FAILED);
        CHECK(!is_recorded());
    }
    const struct fake_camera silent = {0};
    CHECK_EQ(run(&silent, "--silence=0.05"), CAM_LOST);
    CHECK(!is_recorded());
}

static void does_not_wait_for_a_file_that_cannot_be_created(void)
{
    const struct fake_camera script = {.events = taken_away, .event_count = 2};
    char kept[sizeof record];
    memcpy(kept, record, sizeof record);
    snprintf(record, sizeof record, "/no folder/clip.y4m");
    CHECK_EQ(run(&script, "--wait"), CLI_FAILED);
    memcpy(record, kept, sizeof record);
}

int main(void)
{
    char folder[] = "/tmp/cam_run.XXXXXX";
    if (!mkdtemp(folder))
        return 1;
    snprintf(record, sizeof record, "%s/clip.y4m", folder);
    keeps_frames_before_a_disconnection();
    keeps_frames_before_a_silence();
    keeps_frames_before_a_failure();
    wait_resumes_when_the_camera_is_back();
    a_camera_that_does_not_start_leaves_no_file();
    does_not_wait_for_a_file_that_cannot_be_created();
    remove(record);
    CHECK_EQ(rmdir(folder), 0);
    return check_result();
}
