/* The tracker's diagnosis before a puzzle is committed. */
#include <stdlib.h>

#include "films/video.h"
#include "reader/certainty/diagnosis.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* The diagnosis after FRAMES frames of a page. */
static struct svision_diagnosis watch(const char *text, const struct video_clip *clip,
                                      unsigned frames)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    struct svision_tracker *tracker;
    const struct svision_track *track = NULL;
    struct svision_diagnosis diagnosis = {0};
    video_draw_page(text, page);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; tracker && i < frames; i++) {
        video_take(clip, page, i, &frame);
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
    }
    CHECK(svision_track_state(track) != SVISION_TRACK_COMMITTED);
    if (track)
        diagnosis = *svision_track_diagnosis(track);
    svision_tracker_destroy(tracker);
    return diagnosis;
}

static void expect(const struct svision_diagnosis *diagnosis, enum svision_reason reason,
                   const char *advice)
{
    char text[80];
    CHECK_EQ(diagnosis->reason, reason);
    CHECK_EQ(svision_diagnosis_hint(diagnosis, text, sizeof text), strlen(advice));
    CHECK_TEXT(text, advice);
}

/* A legible picture of a puzzle, to be spoiled in one respect. */
static const struct video_clip good = {.size = 400, .noise = 2, .shake = 0.5};

static void a_picture_that_hides_digits_says_why(void)
{
    struct video_clip clip = good;
    clip.defocus = 5;
    struct svision_diagnosis diagnosis = watch(puzzle, &clip, 4);
    expect(&diagnosis, SVISION_REASON_BLURRED, "blurred");
    clip = good;
    clip.size = 100;
    diagnosis = watch(puzzle, &clip, 2);
    expect(&diagnosis, SVISION_REASON_LOW_RESOLUTION, "move closer");
    clip.size = 580;
    diagnosis = watch(puzzle, &clip, 12);
    expect(&diagnosis, SVISION_REASON_CUT_OFF, "show the whole grid");
    diagnosis = watch(puzzle, &good, 1);
    expect(&diagnosis, SVISION_REASON_FEW_FRAMES, "hold on");
}

/* The highlight starts below the middle. */
static void reports_glare_with_its_cell(void)
{
    struct video_clip clip = good;
    char text[80];
    unsigned row = 1, column = 1;
    clip.glare = 120;
    struct svision_diagnosis diagnosis = watch(puzzle, &clip, 3);
    CHECK_EQ(diagnosis.reason, SVISION_REASON_GLARE);
    svision_diagnosis_hint(&diagnosis, text, sizeof text);
    CHECK_EQ(sscanf(text, "glare at r%uc%u", &row, &column), 2);
    CHECK(row >= 7 && row <= 9);
    CHECK(column >= 4 && column <= 6);
    CHECK_EQ(diagnosis.cells[(row - 1) * 9 + column - 1], 1);
}

static void digits_that_commit_to_no_puzzle_say_why(void)
{
    char text[sizeof puzzle];
    memcpy(text, puzzle, sizeof puzzle);
    memset(text + 54, '.', 27);
    struct svision_diagnosis diagnosis = watch(text, &good, 12);
    expect(&diagnosis, SVISION_REASON_SEVERAL_SOLUTIONS, "two solutions or more");
    memset(text + 18, '.', 36);
    diagnosis = watch(text, &good, 12);
    expect(&diagnosis, SVISION_REASON_FEW_DIGITS, "too few digits");
    memcpy(text, puzzle, sizeof puzzle);
    text[8] = '7';
    diagnosis = watch(text, &good, 12);
    expect(&diagnosis, SVISION_REASON_CONFLICT, "r1c5 and r1c9 both read 7");
    CHECK_EQ(diagnosis.digit, 7);
}

static void a_committed_puzzle_lacks_nothing(void)
{
    struct svision_tracker *tracker;
    const struct svision_track *track = NULL;
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    video_draw_page(puzzle, page);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; tracker && i < 8; i++) {
        video_take(&good, page, i, &frame);
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
    }
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    expect(svision_track_diagnosis(track), SVISION_REASON_NONE, "");
    svision_tracker_destroy(tracker);
}

int main(void)
{
    a_picture_that_hides_digits_says_why();
    reports_glare_with_its_cell();
    digits_that_commit_to_no_puzzle_say_why();
    a_committed_puzzle_lacks_nothing();
    return check_result();
}
