#include "vision/film.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "films/video.h"
#include "vision/blocks.h"
#include "vision/clock.h"
#include "vision/picture.h"
#include "vision/stages.h"

enum { FRAMES = 40, RATE = 30 };

/* OTHER is the rest of FRAME: optical flow, smoothing, fusion of all frames. */
enum { OTHER = STAGES, FRAME, FIRST_BLOCK, ALL_BLOCKS = FIRST_BLOCK + BLOCK_ROWS - 1 };

static const char *const names[] = {STAGE_NAMES, "flow and fusion", "the whole frame", BLOCK_NAMES};

/* Views of a camera; the first frames, before the page is known, are excluded. */
static const struct view {
    const char *name;
    struct video_clip clip;
    unsigned first;
} views[] = {
    {"of a page that moves",
     {.size = 400,
      .turn = 8,
      .tilt = 0.15,
      .sway = 30,
      .zoom = 0.1,
      .pace = 0.6,
      .shake = 1,
      .noise = 3,
      .shadow = 0.2},
     1},
    {"of a page at rest, noise 2", {.size = 400, .turn = 8, .noise = 2}, 20},
    {"of a page at rest, noise 5", {.size = 400, .turn = 8, .noise = 5}, 20},
    {"of a page at rest, noise 10", {.size = 400, .turn = 8, .noise = 10}, 20},
};

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct film {
    const struct view *view;
    unsigned width, height;
    uint8_t *yuyv;                  /* all frames */
    enum svision_track_state state; /* after the current frame */
    double seconds[FRAMES][TABLE_ROUNDS][TABLE_ROWS];
};

static void film_free(struct film *film)
{
    if (film) {
        free(film->yuyv);
    }
    free(film);
}

/* Makes frame NUMBER as a camera records it. */
static bool take(struct film *film, const uint8_t *page, unsigned number)
{
    static struct video_frame frame;
    struct pixels large;
    size_t count = (size_t)film->width * film->height;
    uint8_t *yuyv = film->yuyv + 2 * number * count;
    video_take(&film->view->clip, page, number, &frame);
    const struct pixels photo = {
        .data = frame.pixels, .width = VIDEO_WIDTH, .height = VIDEO_HEIGHT, .channels = 1};
    if (!picture_fit(&photo, film->width, film->height, &large))
        return false;
    for (size_t i = 0; i < count; i++) {
        yuyv[2 * i] = large.data[3 * i];
        yuyv[2 * i + 1] = 128;
    }
    pixels_free(&large);
    return true;
}

static struct film *film_make(const struct view *view, unsigned width, unsigned height)
{
    static uint8_t page[VIDEO_PAGE * VIDEO_PAGE];
    struct film *film = calloc(1, sizeof *film);
    bool done = film != NULL;
    if (done) {
        film->view = view;
        film->width = width;
        film->height = height;
        film->yuyv = malloc((size_t)FRAMES * 2 * width * height);
        done = film->yuyv;
    }
    video_draw_page(puzzle, page);
    for (unsigned i = 0; i < FRAMES && done; i++)
        done = take(film, page, i);
    if (done)
        return film;
    film_free(film);
    return NULL;
}

/* Times one frame through the tracker, and its blocks. */
static bool time_frame(struct film *film, struct svision_tracker *tracker, unsigned number,
                       double time, double *seconds)
{
    size_t count = (size_t)film->width * film->height;
    struct svision_image image = {film->yuyv + 2 * number * count, film->width, film->height,
                                  2 * (size_t)film->width, SVISION_YUYV};
    double start = clock_own(), began = clock_now();
    const struct svision_track *track = NULL;
    bool done = svision_tracker_update(tracker, &image, time, &track) == SVISION_OK;
    seconds[FRAME] = clock_lap(&start);
    seconds[OTHER] = clock_now() - began; /* by the clock of the stages */
    for (unsigned i = 0; i < STAGES; i++)
        seconds[OTHER] -= seconds[i];
    film->state = svision_track_state(track);
    if (film->state == SVISION_TRACK_NONE)
        return done;
    return done && blocks_time(&image, svision_reading_corners(svision_track_reading(track)),
                               seconds + FIRST_BLOCK);
}

static bool play(struct film *film, unsigned rounds)
{
    double *row = NULL, time = 0;
    struct svision_tracker *tracker;
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.trace = stages_note;
    options.trace_user = (void *)&row;
    bool done = svision_tracker_create(&options, &tracker) == SVISION_OK;
    for (unsigned round = 0; round < rounds && done; round++) {
        svision_tracker_reset(tracker);
        for (unsigned i = 0; i < FRAMES && done; i++) {
            row = film->seconds[i][round];
            done = time_frame(film, tracker, i, time, row);
            time += 1.0 / RATE;
        }
    }
    svision_tracker_destroy(tracker);
    return done;
}

static void fill(struct table *table, const struct film *film, unsigned rounds)
{
    table_start(table, names, sizeof names / sizeof names[0]);
    for (unsigned i = film->view->first; i < FRAMES; i++) {
        for (unsigned round = 0; round < rounds; round++)
            table_add(table, film->seconds[i][round]);
        table_keep(table);
    }
}

static bool time_view(struct table *table, const struct view *view, unsigned width, unsigned height,
                      unsigned rounds)
{
    struct film *film = film_make(view, width, height);
    bool done = film && play(film, rounds);
    if (done) {
        fill(table, film, rounds);
        printf("frames of %u x %u %s through the tracker, %s after %d of them, %u rounds\n", width,
               height, view->name,
               film->state == SVISION_TRACK_COMMITTED ? "committed" : "not committed", FRAMES,
               rounds);
        table_print(table, 0, FIRST_BLOCK + BLOCK_ROWS);
        if (BLOCK_ROWS)
            table_print_ratio(table, "frame : gray, blocks", FRAME, ALL_BLOCKS);
    }
    film_free(film);
    return done;
}

bool film_time(struct table *table, unsigned width, unsigned height, unsigned rounds)
{
    for (unsigned i = 0; i < sizeof views / sizeof *views; i++)
        if (!time_view(table, &views[i], width, height, rounds))
            return false;
    return true;
}
