/* What is painted fades where the grid is gone, and never lies over another one. */
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "common/random.h"
#include "films/video.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char other_puzzle[] =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

enum { RATE = 30, COMMITTED = 12, GONE = 6 /* frames: 0.2 seconds */ };

static uint8_t page[VIDEO_PAGE * VIDEO_PAGE], other_page[VIDEO_PAGE * VIDEO_PAGE];
static struct video_frame frame;

static const struct svision_track *follow(struct svision_tracker *tracker, unsigned number)
{
    const struct svision_track *track = NULL;
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    CHECK_EQ(svision_tracker_follow(tracker, &image, number / (double)RATE, &track), SVISION_OK);
    return track;
}

/* A tracker that follows CLIP for FRAMES frames, in all of which what is painted is to be seen. */
static struct svision_tracker *start(const struct video_clip *clip, unsigned frames)
{
    struct svision_tracker *tracker = NULL;
    const struct svision_track *track = NULL;
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < frames; i++) {
        video_take(clip, page, i, &frame);
        track = follow(tracker, i);
        CHECK(svision_track_state(track) == SVISION_TRACK_NONE ||
              svision_track_visibility(track) == 1);
    }
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    return tracker;
}

/* What may be left where a page was. */
enum remainder { EVEN, NOISE, STRIPES, LETTERS, REMAINDERS };

static void show_remainder(enum remainder kind, uint64_t *random)
{
    for (unsigned i = 0; i < VIDEO_WIDTH * VIDEO_HEIGHT; i++) {
        unsigned x = i % VIDEO_WIDTH, y = i / VIDEO_WIDTH;
        int value = 150;
        if (kind == NOISE)
            value += (int)random_below(random, 81) - 40;
        if (kind == STRIPES)
            value += (x / 11) % 2 ? 60 : -60;
        if (kind == LETTERS)
            value = (y % 22) < 11 && ((x / 3 * 7 + y / 22 * 5 + y / 3 * 3) % 5) < 2 ? 30 : 220;
        frame.pixels[i] = (uint8_t)value;
    }
}

static void what_is_painted_fades_when_the_page_is_gone(void)
{
    const struct video_clip clip = {.size = 400, .sway = 6, .pace = 1, .tilt = 0.1, .noise = 3};
    uint64_t random = 1;
    for (unsigned kind = 0; kind < REMAINDERS; kind++) {
        struct svision_tracker *tracker = start(&clip, COMMITTED);
        double last = 1;
        for (unsigned i = 0; i < GONE + 2; i++) {
            show_remainder((enum remainder)kind, &random);
            double seen = svision_track_visibility(follow(tracker, COMMITTED + i));
            CHECK(seen <= last);
            CHECK(i + 1 < GONE || seen == 0);
            last = seen;
        }
        video_take(&clip, page, COMMITTED, &frame);
        CHECK(svision_track_visibility(follow(tracker, COMMITTED + GONE + 2)) == 1);
        svision_tracker_destroy(tracker);
    }
}

/* As it slides away, the grid is where the motion takes it; once it is out of the frame, there is
 * nothing to see. */
static void a_page_that_slides_away_takes_along_what_is_painted(void)
{
    const struct video_clip clip = {
        .size = 380, .noise = 3, .way = {.x = 900, .from = 15, .to = 45, .leaves = true}};
    struct svision_tracker *tracker = start(&clip, 15);
    for (unsigned i = 15; i < 45 + GONE + 2; i++) {
        video_take(&clip, page, i, &frame);
        const struct svision_track *track = follow(tracker, i);
        CHECK(i < 45 + GONE || svision_track_visibility(track) == 0);
    }
    svision_tracker_destroy(tracker);
}

static void nothing_is_painted_over_another_puzzle(void)
{
    const struct video_clip clip = {.size = 420, .noise = 3};
    struct svision_tracker *tracker = start(&clip, COMMITTED);
    unsigned second = 0;
    for (unsigned i = COMMITTED; i < COMMITTED + 25; i++) {
        video_take(&clip, other_page, i, &frame);
        const struct svision_track *track = follow(tracker, i);
        second += svision_track_puzzle(track) == 2;
        if (svision_track_puzzle(track) == 1 &&
            svision_track_state(track) == SVISION_TRACK_COMMITTED)
            CHECK(svision_track_visibility(track) == 0);
        else if (svision_track_state(track) == SVISION_TRACK_COMMITTED)
            CHECK(svision_track_visibility(track) == 1);
    }
    CHECK(second > 8);
    svision_tracker_destroy(tracker);
}

static void a_hand_over_a_part_hides_nothing(void)
{
    const struct video_clip clip = {
        .size = 420, .noise = 3, .cover_from = 15, .cover_to = 40, .cover = 0.4};
    svision_tracker_destroy(start(&clip, 42));
}

static void lines_that_are_blurred_or_dimmed_are_seen(void)
{
    const struct video_clip clips[] = {{.size = 420, .defocus = 3, .noise = 2},
                                       {.size = 420, .shadow = 0.6, .noise = 4},
                                       {.frames = 16, .size = 420, .fade = 0.6, .noise = 4},
                                       {.size = 200, .noise = 3}};
    for (unsigned i = 0; i < sizeof clips / sizeof clips[0]; i++)
        svision_tracker_destroy(start(&clips[i], 16));
}

static void without_a_grid_there_is_nothing_to_see(void)
{
    struct svision_tracker *tracker = NULL;
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    memset(frame.pixels, 200, sizeof frame.pixels);
    CHECK(svision_track_visibility(follow(tracker, 0)) == 0);
    CHECK(svision_track_visibility(NULL) == 0);
    svision_tracker_destroy(tracker);
}

int main(void)
{
    video_draw_page(puzzle, page);
    video_draw_page(other_puzzle, other_page);
    what_is_painted_fades_when_the_page_is_gone();
    a_page_that_slides_away_takes_along_what_is_painted();
    nothing_is_painted_over_another_puzzle();
    a_hand_over_a_part_hides_nothing();
    lines_that_are_blurred_or_dimmed_are_seen();
    without_a_grid_there_is_nothing_to_see();
    return check_result();
}
