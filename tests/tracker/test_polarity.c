/* Pages light on dark in front of a camera. */
#include <stdbool.h>
#include <string.h>

#include "detect/search.h"
#include "films/video.h"
#include "support/check.h"

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char another[] =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

struct camera {
    struct svision_tracker *tracker;
    const struct svision_track *track;
    struct video_frame frame;
    uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    unsigned number; /* of the next frame */
    unsigned looks;  /* number of searches for a grid, */
    unsigned bright; /* and the mean brightness of the last picture searched */
};

static struct camera camera;

static void watch(void *user, enum svision_stage stage, double seconds,
                  const struct svision_image *picture)
{
    struct camera *watched = user;
    unsigned long sum = 0;
    (void)seconds;
    watched->looks += stage == SVISION_STAGE_DETECT;
    if (stage != SVISION_STAGE_GRAY)
        return;
    for (size_t i = 0; i < (size_t)picture->width * picture->height; i++)
        sum += picture->pixels[i];
    watched->bright = (unsigned)(sum / ((unsigned long)picture->width * picture->height));
}

static void set_up(void)
{
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.trace = watch;
    options.trace_user = &camera;
    camera.number = camera.looks = 0;
    CHECK_EQ(svision_tracker_create(&options, &camera.tracker), SVISION_OK);
}

static void lay(const char *cells, bool negative)
{
    video_draw_page(cells, camera.page);
    for (unsigned i = 0; negative && i < VIDEO_PAGE * VIDEO_PAGE; i++)
        camera.page[i] ^= UINT8_MAX;
}

static void see(const uint8_t *pixels)
{
    const struct svision_image image = {pixels, VIDEO_WIDTH, VIDEO_HEIGHT, VIDEO_WIDTH,
                                        SVISION_GRAY8};
    CHECK_EQ(svision_tracker_update(camera.tracker, &image, camera.number++ / 30.0, &camera.track),
             SVISION_OK);
}

/* Shows the page COUNT times on a table with brightness TABLE. */
static void show(unsigned count, uint8_t table)
{
    const struct video_clip clip = {.size = 360, .shake = 1, .noise = 3};
    for (unsigned i = 0; i < count; i++) {
        video_take(&clip, camera.page, camera.number, &camera.frame);
        for (unsigned k = 0; k < VIDEO_WIDTH * VIDEO_HEIGHT; k++)
            if (k % VIDEO_WIDTH < 120 || k % VIDEO_WIDTH >= 520)
                camera.frame.pixels[k] = (uint8_t)(table + (k * camera.number >> 7) % 4);
        see(camera.frame.pixels);
    }
}

static bool shows(const char *cells)
{
    const struct svision_reading *reading = svision_track_reading(camera.track);
    if (svision_track_state(camera.track) != SVISION_TRACK_COMMITTED)
        return false;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (svision_reading_givens(reading)[i] != (cells[i] == '.' ? 0 : cells[i] - '0'))
            return false;
    return true;
}

/* On a dark table, and on a bright one, where light lines are searched for less often. */
static void commits_a_page_light_on_dark(void)
{
    static const struct {
        uint8_t table;
        unsigned frames;
    } cases[] = {{40, 6}, {250, 8}};
    for (unsigned i = 0; i < 2; i++) {
        set_up();
        lay(puzzle, true);
        show(cases[i].frames, cases[i].table);
        CHECK(shows(puzzle));
        CHECK(svision_track_visibility(camera.track) > 0.99);
        unsigned before = camera.looks;
        show(20, cases[i].table);
        CHECK(shows(puzzle));
        CHECK_EQ(svision_track_puzzle_number(camera.track), 1);
        CHECK(camera.looks <= before + 20);
        for (unsigned k = 0; i == 0 && k < 20; k++) {
            CHECK(camera.bright > 150); /* the trace shows the inverted picture, as it is read */
            see(camera.frame.pixels);
        }
        svision_tracker_destroy(camera.tracker);
    }
}

static void a_page_of_the_other_polarity_replaces_the_first(void)
{
    for (unsigned dark = 0; dark < 2; dark++) {
        set_up();
        lay(puzzle, dark != 0);
        show(12, 100);
        CHECK(shows(puzzle));
        lay(another, dark == 0);
        show(16, 100);
        CHECK(shows(another));
        CHECK_EQ(svision_track_puzzle_number(camera.track), 2);
        svision_tracker_destroy(camera.tracker);
    }
}

static void searches_a_frame_without_a_grid_once(void)
{
    set_up();
    for (unsigned level = 40; level < 256; level += 170) {
        for (unsigned i = 0; i < 12; i++) {
            memset(camera.frame.pixels, (int)(level + i % 3), VIDEO_WIDTH * VIDEO_HEIGHT);
            see(camera.frame.pixels);
            CHECK_EQ(camera.looks, camera.number);
        }
    }
    CHECK_EQ(svision_track_state(camera.track), SVISION_TRACK_NONE);
    svision_tracker_destroy(camera.tracker);
}

/* Once all methods have searched both polarities, nothing is left to search for. */
static void does_not_search_a_constant_dark_picture_repeatedly(void)
{
    set_up();
    memset(camera.frame.pixels, 40, VIDEO_WIDTH * VIDEO_HEIGHT);
    for (unsigned i = 0; i < 120; i++)
        see(camera.frame.pixels);
    CHECK_EQ(camera.looks, 4 * SEARCH_OTHERS);
    svision_tracker_destroy(camera.tracker);
}

int main(void)
{
    commits_a_page_light_on_dark();
    a_page_of_the_other_polarity_replaces_the_first();
    searches_a_frame_without_a_grid_once();
    does_not_search_a_constant_dark_picture_repeatedly();
    return check_result();
}
