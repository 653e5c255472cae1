/* What the tracker says is missing until a puzzle is settled. */
#include <stdlib.h>

#include "check.h"
#include "video.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* What is known after FRAMES frames of a page. */
static struct svision_track watch(const char *text, const struct video_clip *clip, unsigned frames)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GREY8};
    struct svision_tracker *tracker;
    struct svision_track track = {0};
    video_draw_page(text, page);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; tracker && i < frames; i++) {
        video_take(clip, page, i, &frame);
        CHECK_EQ(svision_tracker_follow(tracker, &image, i / 30.0, &track), SVISION_OK);
    }
    CHECK(track.state != SVISION_TRACK_COMMITTED);
    svision_tracker_destroy(tracker);
    return track;
}

static void expect(const struct svision_track *track, enum svision_lack lack, const char *advice)
{
    char text[80];
    CHECK_EQ(track->lack, lack);
    CHECK_EQ(svision_track_advice(track, text, sizeof text), strlen(advice));
    CHECK_TEXT(text, advice);
}

/* The picture of a puzzle that could be read, but for one thing. */
static const struct video_clip good = {.size = 400, .noise = 2, .shake = 0.5};

static void a_picture_that_hides_digits_says_why(void)
{
    struct video_clip clip = good;
    clip.defocus = 5;
    struct svision_track track = watch(puzzle, &clip, 4);
    expect(&track, SVISION_LACK_FOCUS, "blurred");
    clip = good;
    clip.size = 100;
    track = watch(puzzle, &clip, 2);
    expect(&track, SVISION_LACK_SIZE, "move closer");
    clip.size = 580;
    track = watch(puzzle, &clip, 12);
    expect(&track, SVISION_LACK_VIEW, "show the whole grid");
    track = watch(puzzle, &good, 1);
    expect(&track, SVISION_LACK_FRAMES, "hold on");
}

/* The spot of light lies below the middle at first. */
static void glare_is_told_with_its_cell(void)
{
    struct video_clip clip = good;
    char text[80];
    unsigned row = 0, column = 0;
    clip.glare = 120;
    struct svision_track track = watch(puzzle, &clip, 3);
    CHECK_EQ(track.lack, SVISION_LACK_LIGHT);
    svision_track_advice(&track, text, sizeof text);
    CHECK_EQ(sscanf(text, "glare at r%uc%u", &row, &column), 2);
    CHECK(row >= 7 && row <= 9);
    CHECK(column >= 4 && column <= 6);
    CHECK_EQ(track.reading.suspect[(row - 1) * 9 + column - 1], 1);
}

static void digits_that_do_not_settle_a_puzzle_say_why(void)
{
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 54, '.', 27);
    struct svision_track track = watch(text, &good, 12);
    expect(&track, SVISION_LACK_ONE_SOLUTION, "two solutions or more");
    memset(text + 18, '.', 36);
    track = watch(text, &good, 12);
    expect(&track, SVISION_LACK_DIGITS, "too few digits");
    memcpy(text, puzzle, sizeof puzzle);
    text[8] = '7';
    track = watch(text, &good, 12);
    expect(&track, SVISION_LACK_DIFFERENCE, "r1c5 and r1c9 both read 7");
    CHECK_EQ(track.digit, 7);
}

static void a_settled_puzzle_lacks_nothing(void)
{
    struct svision_track track = {.state = SVISION_TRACK_COMMITTED};
    expect(&track, SVISION_LACK_NOTHING, "");
    CHECK_TEXT(svision_lack_name(SVISION_LACK_FRAMES), "frames");
    CHECK_TEXT(svision_lack_name((enum svision_lack)99), "unknown");
}

int main(void)
{
    a_picture_that_hides_digits_says_why();
    glare_is_told_with_its_cell();
    digits_that_do_not_settle_a_puzzle_say_why();
    a_settled_puzzle_lacks_nothing();
    return check_result();
}
