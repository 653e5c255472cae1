/* Which mode is chosen of lists as cameras give them. */
#include "support/check.h"
#include "v4l2/choose.h"
#include "video/formats/pixel.h"

static struct message message;

struct row {
    const char *fourcc;
    uint32_t width, height;
    uint32_t rate;
};

static struct v4l2_mode mode_of(const struct row *row)
{
    struct v4l2_mode mode = {.width = row->width, .height = row->height};
    CHECK(pixel_parse(row->fourcc, &mode.fourcc));
    mode.max_width = mode.width;
    mode.max_height = mode.height;
    mode.step_width = mode.step_height = 1;
    mode.fastest = mode.slowest = (struct v4l2_interval){row->rate ? 1 : 0, row->rate};
    return mode;
}

static bool choose(const struct row *rows, size_t count, const struct v4l2_mode_options *options,
                   struct v4l2_choice *choice)
{
    struct v4l2_mode modes[16];
    for (size_t i = 0; i < count; i++)
        modes[i] = mode_of(&rows[i]);
    struct v4l2_modes list = {modes, count, count};
    *choice = (struct v4l2_choice){0};
    return v4l2_choose(&list, options, choice, &message);
}

/* "YUYV 640x480 30" */
static const char *text_of(const struct v4l2_choice *choice)
{
    static char text[64];
    snprintf(text, sizeof text, "%s %ux%u %g", pixel_name(choice->fourcc).text, choice->width,
             choice->height, v4l2_interval_rate(choice->interval));
    return text;
}

static uint32_t fourcc(const char *text)
{
    uint32_t value = 0;
    CHECK(pixel_parse(text, &value));
    return value;
}

/* A webcam at USB 2: raw pictures are slow where they are large. */
static const struct row webcam[] = {
    {"YUYV", 640, 480, 30},   {"YUYV", 1280, 720, 10},  {"YUYV", 1920, 1080, 5},
    {"MJPG", 640, 480, 30},   {"MJPG", 1280, 720, 30},  {"MJPG", 1280, 720, 15},
    {"MJPG", 1920, 1080, 30}, {"H264", 1920, 1080, 60},
};
enum { WEBCAM = sizeof webcam / sizeof webcam[0] };

static void a_webcam_gives_720p_at_full_rate(void)
{
    struct v4l2_mode_options options = {0};
    struct v4l2_choice choice;
    CHECK(choose(webcam, WEBCAM, &options, &choice));
    CHECK_TEXT(text_of(&choice), "MJPG 1280x720 30");
}

static void raw_is_better_than_jpeg_at_the_same_rate(void)
{
    static const struct row rows[] = {
        {"MJPG", 1280, 720, 30}, {"GREY", 1280, 720, 30}, {"YUYV", 1280, 720, 30},
        {"RGB3", 1280, 720, 30}, {"NV12", 640, 360, 30},
    };
    struct v4l2_mode_options options = {0};
    struct v4l2_choice choice;
    CHECK(choose(rows, 5, &options, &choice));
    CHECK_TEXT(text_of(&choice), "YUYV 1280x720 30");
}

static void a_small_camera_is_used_at_its_largest(void)
{
    static const struct row rows[] = {{"YUYV", 160, 120, 30}, {"YUYV", 640, 480, 30}};
    struct v4l2_mode_options options = {0};
    struct v4l2_choice choice;
    CHECK(choose(rows, 2, &options, &choice));
    CHECK_TEXT(text_of(&choice), "YUYV 640x480 30");
}

static void options_are_kept_to_the_letter(void)
{
    struct v4l2_mode_options options = {.width = 1280, .height = 720, .fourcc = fourcc("yuyv")};
    struct v4l2_choice choice;
    CHECK(choose(webcam, WEBCAM, &options, &choice));
    CHECK_TEXT(text_of(&choice), "YUYV 1280x720 10");
    options = (struct v4l2_mode_options){.rate = 15};
    CHECK(choose(webcam, WEBCAM, &options, &choice));
    CHECK_TEXT(text_of(&choice), "MJPG 1280x720 15");
    CHECK(!choice.proposal);
}

static void what_is_not_offered_is_refused_by_name(void)
{
    struct v4l2_mode_options options = {.width = 800, .height = 600};
    struct v4l2_choice choice;
    CHECK(!choose(webcam, WEBCAM, &options, &choice));
    CHECK(strstr(message.text, "800x600 is not offered") != NULL);
    options = (struct v4l2_mode_options){.rate = 60};
    CHECK(!choose(webcam, WEBCAM, &options, &choice));
    CHECK(strstr(message.text, "60 frames per second are not offered") != NULL);
    options = (struct v4l2_mode_options){.fourcc = fourcc("H264")};
    CHECK(!choose(webcam, WEBCAM, &options, &choice));
    CHECK(strstr(message.text, "H264 is not supported") != NULL);
}

static void nothing_readable_is_said(void)
{
    static const struct row rows[] = {{"H264", 1280, 720, 30}};
    struct v4l2_mode_options options = {0};
    struct v4l2_choice choice;
    CHECK(!choose(rows, 1, &options, &choice));
    CHECK(strstr(message.text, "no supported format") != NULL);
    CHECK(!choose(rows, 0, &options, &choice));
}

static void a_format_that_is_not_listed_is_tried(void)
{
    struct v4l2_mode_options options = {.fourcc = fourcc("NV12"), .width = 800, .height = 600};
    struct v4l2_choice choice;
    CHECK(choose(webcam, WEBCAM, &options, &choice));
    CHECK_TEXT(text_of(&choice), "NV12 800x600 0");
    CHECK(!choice.proposal);
}

static void ranges_give_the_size_and_rate_asked_for(void)
{
    struct v4l2_mode mode = {.fourcc = fourcc("YUYV"),
                             .width = 32,
                             .max_width = 4096,
                             .step_width = 8,
                             .height = 32,
                             .max_height = 2160,
                             .step_height = 2,
                             .fastest = {1, 120},
                             .slowest = {1, 1}};
    struct v4l2_modes list = {&mode, 1, 1};
    struct v4l2_mode_options options = {0};
    struct v4l2_choice choice = {0};
    CHECK(v4l2_choose(&list, &options, &choice, &message));
    CHECK_TEXT(text_of(&choice), "YUYV 1280x720 30");
    options = (struct v4l2_mode_options){.width = 648, .height = 482, .rate = 12.5};
    CHECK(v4l2_choose(&list, &options, &choice, &message));
    CHECK_TEXT(text_of(&choice), "YUYV 648x482 12.5");
    options.width = 650;
    CHECK(!v4l2_choose(&list, &options, &choice, &message));
}

/* v4l2loopback without a writer names formats, but neither sizes nor rates. */
static void sizes_that_are_not_told_are_proposed(void)
{
    static const struct row rows[] = {{"YUYV", 0, 0, 0}};
    struct v4l2_mode_options options = {0};
    struct v4l2_choice choice;
    CHECK(choose(rows, 1, &options, &choice));
    CHECK_TEXT(text_of(&choice), "YUYV 1280x720 0");
    CHECK(choice.proposal);
    options = (struct v4l2_mode_options){.width = 640, .height = 480};
    CHECK(choose(rows, 1, &options, &choice));
    CHECK(!choice.proposal);
}

int main(void)
{
    a_webcam_gives_720p_at_full_rate();
    raw_is_better_than_jpeg_at_the_same_rate();
    a_small_camera_is_used_at_its_largest();
    options_are_kept_to_the_letter();
    what_is_not_offered_is_refused_by_name();
    nothing_readable_is_said();
    a_format_that_is_not_listed_is_tried();
    ranges_give_the_size_and_rate_asked_for();
    sizes_that_are_not_told_are_proposed();
    return check_result();
}
