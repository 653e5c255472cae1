/* The overlay fades when the grid is gone, and is never painted over another one. */
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "common/mem.h"
#include "common/random.h"
#include "films/video.h"
#include "support/check.h"
#include "tracker/cover/presence.h"

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
    CHECK_EQ(svision_tracker_update(tracker, &image, number / (double)RATE, &track), SVISION_OK);
    return track;
}

/* A tracker after FRAMES frames of CLIP with a fully visible overlay in all of them. */
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

/* What may replace a page. */
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

static void the_overlay_fades_when_the_page_is_gone(void)
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

/* While it slides away, the grid moves with it; outside the frame there is nothing to see. */
static void the_overlay_moves_with_a_sliding_page(void)
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

/* The maximum distance of a corner of TRACK from the true one, in cells. */
static double displacement(const struct svision_track *track)
{
    const struct svision_point *is = svision_reading_crossings(svision_track_reading(track));
    double worst = 0, cell = hypot(frame.crossings[0][0].x - frame.crossings[0][1].x,
                                   frame.crossings[0][0].y - frame.crossings[0][1].y);
    for (unsigned i = 0; i < 4; i++) {
        unsigned row = i / 2 * 9, column = i % 2 * 9;
        struct svision_point should = frame.crossings[row][column], at = is[row * 10 + column];
        worst = fmax(worst, hypot(at.x - should.x, at.y - should.y));
    }
    return worst / cell;
}

/* Faster than motion can be measured: then nothing is painted at the old position. */
static void a_page_that_is_snatched_away_leaves_nothing_behind(void)
{
    const struct video_way ways[] = {{.x = 900, .from = 15, .to = 24, .leaves = true},
                                     {.y = -700, .from = 15, .to = 20, .leaves = true},
                                     {.x = 500, .y = 500, .from = 15, .to = 16, .leaves = true}};
    for (unsigned k = 0; k < sizeof ways / sizeof ways[0]; k++) {
        const struct video_clip clip = {.size = 380, .noise = 3, .way = ways[k]};
        struct svision_tracker *tracker = start(&clip, 15);
        unsigned left_behind = 0;
        for (unsigned i = 15; i < 30; i++) {
            video_take(&clip, page, i, &frame);
            const struct svision_track *track = follow(tracker, i);
            if (svision_track_state(track) == SVISION_TRACK_NONE || displacement(track) < 0.5)
                continue;
            CHECK(svision_track_visibility(track) == 0);
            left_behind++;
        }
        CHECK(left_behind > 5);
        svision_tracker_destroy(tracker);
    }
}

/* The visibility of the grid in FRAME, shifted by CELLS, by its lines and digits alone. */
static float look_for(const struct pyramid *pyramid, double cells, bool moved)
{
    struct svision_point crossings[100];
    uint8_t digits[SVISION_CELLS];
    double cell = (frame.crossings[0][9].x - frame.crossings[0][0].x) / 9;
    struct presence presence = {0};
    struct presence_frame look = {.pyramid = pyramid, .crossings = frame.crossings[0], .side = 9};
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        digits[i] = puzzle[i] == '.' ? 0 : (uint8_t)(puzzle[i] - '0');
    look.cells = digits;
    look.gap = 1.0 / RATE;
    CHECK(presence_update(&presence, &look) == 1);
    for (unsigned i = 0; i < 100; i++) {
        crossings[i] = frame.crossings[i / 10][i % 10];
        crossings[i].x += cells * cell;
    }
    look.crossings = crossings;
    look.moved = moved;
    look.evidence = PRESENCE_UNREAD;
    float seen = presence_update(&presence, &look);
    /* A lost grid does not come back by itself. */
    look.crossings = frame.crossings[0];
    look.moved = true;
    CHECK((presence_update(&presence, &look) > 0) == (seen > 0));
    look.evidence = PRESENCE_READ;
    CHECK(presence_update(&presence, &look) == 1);
    return seen;
}

static void rejects_lines_shifted_by_one_cell(void)
{
    const struct video_clip clip = {.size = 380, .noise = 3};
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct pyramid pyramid;
    video_take(&clip, page, 1, &frame);
    const struct svision_image image = {frame.pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    CHECK(pyramid_open(&pyramid, &allocator, VIDEO_WIDTH, VIDEO_HEIGHT));
    pyramid_fill(&pyramid, &image);
    CHECK(look_for(&pyramid, 0, false) == 1);
    CHECK(look_for(&pyramid, 1, false) == 0);
    CHECK(look_for(&pyramid, -2, false) == 0);
    CHECK(look_for(&pyramid, 0.4, true) > 0);
    pyramid_close(&pyramid, &allocator);
}

static void nothing_is_painted_over_another_puzzle(void)
{
    const struct video_clip clip = {.size = 420, .noise = 3};
    struct svision_tracker *tracker = start(&clip, COMMITTED);
    unsigned second = 0;
    for (unsigned i = COMMITTED; i < COMMITTED + 25; i++) {
        video_take(&clip, other_page, i, &frame);
        const struct svision_track *track = follow(tracker, i);
        second += svision_track_puzzle_number(track) == 2;
        if (svision_track_puzzle_number(track) == 1 &&
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
    the_overlay_fades_when_the_page_is_gone();
    the_overlay_moves_with_a_sliding_page();
    a_page_that_is_snatched_away_leaves_nothing_behind();
    rejects_lines_shifted_by_one_cell();
    nothing_is_painted_over_another_puzzle();
    a_hand_over_a_part_hides_nothing();
    lines_that_are_blurred_or_dimmed_are_seen();
    without_a_grid_there_is_nothing_to_see();
    return check_result();
}
