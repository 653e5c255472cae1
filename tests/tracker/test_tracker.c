/* The tracker's interface. test_films.c measures how well it reads. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "detect/search.h"
#include "films/video.h"
#include "support/counting_allocator.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static enum svision_status follow(struct svision_tracker *tracker, const struct video_frame *frame,
                                  double seconds, const struct svision_track **track)
{
    const struct svision_image image = {frame->pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    return svision_tracker_update(tracker, &image, seconds, track);
}

static void a_grid_out_of_sight_is_kept_for_a_while(void)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct video_clip clip = {.size = 400};
    struct svision_tracker *tracker;
    const struct svision_track *track;
    double time = 0;
    video_draw_page(puzzle, page);
    video_take(&clip, page, 0, &frame);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < 10; i++, time += 0.1)
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    CHECK_EQ(svision_track_puzzle_number(track), 1);
    memset(frame.pixels, 128, sizeof frame.pixels);
    for (unsigned i = 0; i < 30; i++, time += 0.1) {
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
        CHECK_EQ(svision_track_is_seen(track), 0);
        if (i != 19 && i != 20)
            CHECK_EQ(svision_track_state(track),
                     i < 20 ? SVISION_TRACK_COMMITTED : SVISION_TRACK_NONE);
    }
    video_take(&clip, page, 0, &frame);
    for (unsigned i = 0; i < 10; i++, time += 0.1) {
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
        CHECK_EQ(svision_track_is_new(track), 0);
    }
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    CHECK_EQ(svision_track_puzzle_number(track), 1);
    svision_tracker_reset(tracker);
    for (unsigned i = 0; i < 10; i++, time += 0.1)
        CHECK_EQ(follow(tracker, &frame, time, &track), SVISION_OK);
    CHECK_EQ(svision_track_puzzle_number(track), 1);
    svision_tracker_destroy(tracker);
}

/* Counts the searches for a grid. */
static void count_looks(void *user, enum svision_stage stage, double seconds,
                        const struct svision_image *picture)
{
    (void)seconds;
    (void)picture;
    *(unsigned *)user += stage == SVISION_STAGE_DETECT;
}

/* With a page and without one, which all methods search, also in the one frame of four that is read
 * inverted. */
static void does_not_read_equal_frames_repeatedly(void)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct video_clip clip = {.size = 400};
    video_draw_page(puzzle, page);
    for (unsigned empty = 0; empty < 2; empty++) {
        unsigned looks = 0, number = 0;
        struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
        const struct svision_track *track = NULL;
        struct svision_tracker *tracker;
        options.trace = count_looks;
        options.trace_user = &looks;
        CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_OK);
        video_take(&clip, page, 0, &frame);
        if (empty)
            memset(frame.pixels, 128, sizeof frame.pixels);
        for (; number < 200; number++) {
            CHECK_EQ(follow(tracker, &frame, number / 30.0, &track), SVISION_OK);
            CHECK(number < 10 || !svision_track_is_new(track));
        }
        CHECK(empty ? looks == 4 * SEARCH_OTHERS : looks >= 5 && looks <= 12);
        CHECK_EQ(svision_track_state(track), empty ? SVISION_TRACK_NONE : SVISION_TRACK_COMMITTED);
        CHECK_EQ(svision_track_is_seen(track), !empty);
        CHECK(svision_track_time_unseen(track) == 0);
        unsigned before = looks;
        frame.pixels[1000] ^= 8;
        CHECK_EQ(follow(tracker, &frame, number / 30.0, &track), SVISION_OK);
        CHECK_EQ(looks, before + 1);
        svision_tracker_destroy(tracker);
    }
}

/* A camera switched to another size shows the same puzzle. */
static void a_puzzle_keeps_its_number_in_frames_of_another_size(void)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct svision_track *track = NULL;
    struct svision_tracker *tracker;
    unsigned fresh = 0;
    video_draw_page(puzzle, page);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < 30; i++) {
        const struct video_clip clip = {
            .width = i < 15 ? 640 : 480, .height = i < 15 ? 480 : 360, .size = i < 15 ? 420 : 330};
        video_take(&clip, page, i, &frame);
        const struct svision_image image = {frame.pixels, frame.width, frame.height, frame.width,
                                            SVISION_GRAY8};
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
        CHECK(i != 15 || svision_track_state(track) == SVISION_TRACK_OUTLINED);
        fresh += svision_track_is_new(track);
    }
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    CHECK_EQ(svision_track_puzzle_number(track), 1);
    CHECK_EQ(fresh, 1);
    svision_tracker_destroy(tracker);
}

static void allocates_for_the_first_frame_only(void)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    static struct video_frame frame;
    const struct video_clip clip = {.size = 300};
    bool done = false;
    video_draw_page(puzzle, page);
    video_take(&clip, page, 0, &frame);
    for (size_t refused = 1; refused < 100 && !done; refused++) {
        struct counting_allocator counting = {.refused = refused};
        const struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
        struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
        options.allocator = &allocator;
        struct svision_tracker *tracker;
        const struct svision_track *track;
        enum svision_status status = svision_tracker_create(&options, &tracker);
        if (status == SVISION_OK)
            status = follow(tracker, &frame, 0, &track);
        CHECK(status == SVISION_OK || status == SVISION_ERR_MEMORY);
        size_t taken = counting.calls;
        done = status == SVISION_OK;
        for (unsigned i = 1; done && i < 8; i++)
            CHECK_EQ(follow(tracker, &frame, i, &track), SVISION_OK);
        CHECK_EQ(counting.calls, taken);
        svision_tracker_destroy(tracker);
        CHECK_EQ(counting.live, 0);
    }
    CHECK(done);
}

/* A page that appears and disappears, so that grids are started, committed, lost and dropped. */
static void many_frames_need_no_more_memory_than_one(unsigned frames)
{
    enum { FACTOR = 4, WIDTH = VIDEO_WIDTH / FACTOR, HEIGHT = VIDEO_HEIGHT / FACTOR, VIEWS = 8 };
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE], views[VIEWS + 1][WIDTH * HEIGHT];
    static struct video_frame frame;
    const struct video_clip clip = {.size = 420, .sway = 10, .pace = 1};
    const struct svision_image large = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    struct counting_allocator counting = {0};
    const struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.allocator = &allocator;
    struct svision_tracker *tracker;
    const struct svision_track *track;
    unsigned committed = 0;
    size_t taken = 0;
    uint32_t work[VIDEO_WIDTH];
    video_draw_page(puzzle, page);
    for (unsigned i = 0; i < VIEWS; i++) {
        video_take(&clip, page, i, &frame);
        svision_gray(&large, FACTOR, work, views[i]);
    }
    memset(views[VIEWS], 128, sizeof views[VIEWS]);
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_OK);
    for (unsigned i = 0; i < frames; i++) {
        unsigned moment = i % 250;
        const uint8_t *pixels = views[moment < 20 ? moment % VIEWS : VIEWS];
        const struct svision_image image = {pixels, WIDTH, HEIGHT, WIDTH, SVISION_GRAY8};
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
        committed += svision_track_state(track) == SVISION_TRACK_COMMITTED;
        if (i == 0)
            taken = counting.calls;
    }
    CHECK(committed >= frames / 10);
    CHECK(taken > 0);
    CHECK_EQ(counting.calls, taken);
    svision_tracker_destroy(tracker);
    CHECK_EQ(counting.live, 0);
}

static void arguments_are_checked(void)
{
    static struct video_frame frame;
    struct svision_tracker *tracker;
    const struct svision_track *track;
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.hold = -1;
    CHECK_EQ(svision_tracker_create(NULL, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_ERR_ARGUMENT);
    CHECK(tracker == NULL);
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    CHECK_EQ(follow(tracker, &frame, NAN, &track), SVISION_ERR_ARGUMENT);
    CHECK_EQ(follow(tracker, &frame, 0, NULL), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_tracker_update(tracker, NULL, 0, &track), SVISION_ERR_ARGUMENT);
    svision_tracker_destroy(tracker);
    svision_tracker_destroy(NULL);
}

/* Ten thousand frames with --full; sanitizers have time for five hundred. */
int main(int argc, char **argv)
{
    bool full = argc > 1 && strcmp(argv[1], "--full") == 0;
    arguments_are_checked();
    does_not_read_equal_frames_repeatedly();
    a_puzzle_keeps_its_number_in_frames_of_another_size();
    allocates_for_the_first_frame_only();
    many_frames_need_no_more_memory_than_one(full ? 10000 : 500);
    a_grid_out_of_sight_is_kept_for_a_while();
    return check_result();
}
