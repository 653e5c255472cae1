/* A page at rest needs little time, however noisy the camera, and changes are noticed at once. */
#include <stdbool.h>
#include <string.h>

#include "films/video.h"
#include "support/check.h"

enum { SOON = 6 /* frames: 0.2 s */ };

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char written[] =
    "53..7....6..195....98....6.8...6...34..853..17...2...6.6....28....419..5....8..79";
static const char another[] =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/* A camera that views a page. */
struct watch {
    struct svision_tracker *tracker;
    const struct svision_track *track;
    struct video_clip clip;
    uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    unsigned number; /* of the next frame */
    unsigned looks;  /* frames that were read */
};

static struct watch watch;

static void count_looks(void *user, enum svision_stage stage, double seconds,
                        const struct svision_image *picture)
{
    (void)seconds;
    (void)picture;
    *(unsigned *)user += stage == SVISION_STAGE_DETECT;
}

/* Shows COUNT frames. Returns how many were read. */
static unsigned show(unsigned count)
{
    static struct video_frame frame;
    unsigned before = watch.looks;
    for (unsigned i = 0; i < count; i++, watch.number++) {
        video_take(&watch.clip, watch.page, watch.number, &frame);
        const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                            SVISION_GRAY8};
        CHECK_EQ(svision_tracker_update(watch.tracker, &image, watch.number / 30.0, &watch.track),
                 SVISION_OK);
    }
    return watch.looks - before;
}

/* Shows a page of SIZE pixels by a camera with NOISE until everything about it is known. */
static void set_up(double size, double noise)
{
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.trace = count_looks;
    options.trace_user = &watch.looks;
    memset(&watch, 0, sizeof watch);
    watch.clip = (struct video_clip){.size = size, .noise = noise};
    video_draw_page(puzzle, watch.page);
    CHECK_EQ(svision_tracker_create(&options, &watch.tracker), SVISION_OK);
    show(30);
    CHECK_EQ(svision_track_state(watch.track), SVISION_TRACK_COMMITTED);
}

/* One frame in thirty is read, and the page is seen in all of them. */
static void does_not_read_mere_noise(double size, double noise)
{
    set_up(size, noise);
    CHECK(show(60) <= 4);
    CHECK_EQ(svision_track_state(watch.track), SVISION_TRACK_COMMITTED);
    CHECK(svision_track_is_seen(watch.track) && svision_track_time_unseen(watch.track) == 0);
    CHECK(svision_track_visibility(watch.track) > 0.99);
    svision_tracker_destroy(watch.tracker);
}

static unsigned count_covered(void)
{
    unsigned count = 0;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        count += svision_track_covered(watch.track)[i];
    return count;
}

/* Each kind of change is read in its first frame, and reported soon. */
static void notices_changes(double noise)
{
    set_up(400, noise);
    watch.clip.obstacle = (struct obstacle){.kind = OBSTACLE_HAND, .side = 1, .reach = 0.4};
    CHECK_EQ(show(SOON), SOON);
    CHECK(count_covered() >= 10);
    svision_tracker_destroy(watch.tracker);

    set_up(400, noise);
    video_draw_page(written, watch.page);
    CHECK_EQ(show(SOON), SOON);
    CHECK_EQ(count_covered(), 1);
    svision_tracker_destroy(watch.tracker);

    set_up(400, noise);
    watch.clip.sway = 30;
    watch.clip.pace = 0.5;
    CHECK_EQ(show(SOON), SOON);
    CHECK(svision_track_is_seen(watch.track));
    svision_tracker_destroy(watch.tracker);

    set_up(400, noise);
    video_draw_page(another, watch.page);
    CHECK_EQ(show(SOON), SOON);
    CHECK(svision_track_visibility(watch.track) == 0 ||
          svision_track_puzzle_number(watch.track) == 2 ||
          svision_track_state(watch.track) == SVISION_TRACK_OUTLINED);
    svision_tracker_destroy(watch.tracker);
}

int main(void)
{
    static const double noises[] = {0.5, 2, 5, 10, 20};
    for (unsigned i = 0; i < sizeof noises / sizeof *noises; i++)
        does_not_read_mere_noise(400, noises[i]);
    does_not_read_mere_noise(220, 2);
    does_not_read_mere_noise(220, 8);
    notices_changes(2);
    notices_changes(10);
    return check_result();
}
