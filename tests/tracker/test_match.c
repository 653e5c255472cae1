/* Misdetected lines do not move a grid that is seen at its position. */
#include <string.h>

#include "films/video.h"
#include "support/check.h"
#include "tracker/match.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

enum { CELL = 40, SHIFT = 14 /* pixels */ };

static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
static struct video_frame frame;

/* The page, X pixels from the middle of the frame. */
static struct svision_image see(double x, unsigned number)
{
    const struct video_clip clip = {
        .size = 10.0 * CELL, .noise = 2, .way = {.x = x, .from = 1, .to = 2, .leaves = true}};
    video_take(&clip, page, number + 2, &frame);
    return (struct svision_image){frame.pixels, frame.width, frame.height, frame.width,
                                  SVISION_GRAY8};
}

/* True if the last reading, with lines from FIRST on shifted by RIGHT and DOWN, is considered
 * mistaken. */
static bool is_mistaken(const struct svision_tracker *tracker, unsigned first, double right,
                        double down)
{
    static struct svision_reading reading;
    const struct match match = {{&reading, 0}, true};
    reading = *svision_reader_reading(tracker->reader, 0);
    for (unsigned i = 10 * first; i < 100; i++) {
        reading.crossings[i].x += right;
        reading.crossings[i].y += down;
    }
    return match_is_mistaken(tracker, &match);
}

static struct svision_tracker *settle(void)
{
    const struct svision_track *track = NULL;
    struct svision_tracker *tracker;
    CHECK_EQ(svision_tracker_create(NULL, &tracker), SVISION_OK);
    for (unsigned i = 0; i < 6; i++) {
        const struct svision_image image = see(0, i);
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
    }
    CHECK_EQ(svision_track_state(track), SVISION_TRACK_COMMITTED);
    return tracker;
}

static void detects_misdetected_lines(void)
{
    struct svision_tracker *tracker = settle();
    for (unsigned moved = 0; moved < 2; moved++) {
        tracker->moved = moved;
        CHECK(!is_mistaken(tracker, 0, 0, 0));
        CHECK(!is_mistaken(tracker, 9, 0, 0.15 * CELL)); /* jitter */
        CHECK(is_mistaken(tracker, 9, 0, 0.5 * CELL));
        CHECK(is_mistaken(tracker, 0, 0, CELL));
    }
    svision_tracker_destroy(tracker);
}

/* A page that moved without a trace is where it is read. */
static void a_page_that_moved_is_not_kept_where_it_was(void)
{
    struct svision_tracker *tracker = settle();
    const struct svision_image image = see(SHIFT, 9);
    reader_load(tracker->reader, &image);
    tracker->moved = false;
    CHECK(!is_mistaken(tracker, 0, SHIFT, 0));
    CHECK(!is_mistaken(tracker, 0, SHIFT,
                       CELL)); /* nothing is visible where it was, so any position will do */
    svision_tracker_destroy(tracker);
}

int main(void)
{
    video_draw_page(puzzle, page);
    detects_misdetected_lines();
    a_page_that_moved_is_not_kept_where_it_was();
    return check_result();
}
