#include "vision/aim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "common/random.h"
#include "vision/clock.h"
#include "vision/scene.h"
#include "vision/stages.h"

enum { SCENES = 4, FRAMES = 8, WIDTH = 640, HEIGHT = 480, RATE = 30, NOISE = 3, STEP = 3 };

enum { FRAME = STAGES, ROWS };

static const char *const names[] = {STAGE_NAMES, "the whole frame"};

/* The frames of a scene and their times, and a table of the scenes of one kind. */
struct aim {
    uint8_t gray[FRAMES][WIDTH * HEIGHT];
    double seconds[FRAMES][TABLE_ROUNDS][ROWS];
    struct table kind;
    unsigned tracked; /* frames of all rounds after which there was a grid */
};

/* The mean of the four pixels of PHOTO around (X, Y), inside its edges. */
static unsigned halved(const struct pixels *photo, unsigned x, unsigned y)
{
    x = x < photo->width - 1 ? x : photo->width - 2;
    y = y < photo->height - 1 ? y : photo->height - 2;
    const uint8_t *at = photo->data + (size_t)y * photo->width + x;
    return (unsigned)(at[0] + at[1] + at[photo->width] + at[photo->width + 1]) / 4;
}

/* Takes frame NUMBER of PHOTO, which has twice the frame's size, with noise. */
static void take(const struct pixels *photo, unsigned number, uint8_t *gray)
{
    uint64_t random = number + 1;
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++)
            *gray++ = (uint8_t)(halved(photo, 2 * x + STEP * number, 2 * y + number) +
                                random_below(&random, 2 * NOISE + 1));
}

/* Times all frames once, in each of ROUNDS. */
static bool play(struct aim *aim, unsigned rounds)
{
    double *row = NULL, time = 0;
    struct svision_tracker *tracker;
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.sides = SVISION_SIDES;
    options.trace = stages_note;
    options.trace_user = (void *)&row;
    bool done = svision_tracker_create(&options, &tracker) == SVISION_OK;
    for (unsigned i = 0; i < rounds * FRAMES && done; i++) {
        const struct svision_image image = {aim->gray[i % FRAMES], WIDTH, HEIGHT, WIDTH,
                                            SVISION_GRAY8};
        const struct svision_track *track;
        if (i % FRAMES == 0)
            svision_tracker_reset(tracker);
        row = aim->seconds[i % FRAMES][i / FRAMES];
        double start = clock_own();
        done = svision_tracker_update(tracker, &image, time += 1.0 / RATE, &track) == SVISION_OK;
        row[FRAME] = clock_lap(&start);
        aim->tracked += done && svision_track_state(track) != SVISION_TRACK_NONE;
    }
    svision_tracker_destroy(tracker);
    return done;
}

/* Adds the frames that were timed to TABLE. */
static void fill(const struct aim *aim, unsigned rounds, struct table *table)
{
    for (unsigned i = 0; i < FRAMES; i++) {
        for (unsigned round = 0; round < rounds; round++)
            table_add(table, aim->seconds[i][round]);
        table_keep(table);
    }
}

/* Times the frames of scene SEED. */
static bool time_scene(unsigned seed, unsigned rounds, struct aim *aim)
{
    struct pixels photo = {0};
    bool done = scene_make(seed, &photo);
    for (unsigned i = 0; i < FRAMES && done; i++)
        take(&photo, i, aim->gray[i]);
    pixels_free(&photo);
    memset(aim->seconds, 0, sizeof aim->seconds);
    return done && play(aim, rounds);
}

/* Times the scenes of KIND, prints them and adds them to ALL. */
static bool time_kind(unsigned kind, unsigned rounds, struct aim *aim, struct table *all)
{
    table_start(&aim->kind, names, ROWS);
    for (unsigned i = 0; i < SCENES; i++) {
        if (!time_scene(kind + i * SCENE_KINDS, rounds, aim))
            return false;
        fill(aim, rounds, &aim->kind);
        fill(aim, rounds, all);
    }
    printf("%s\n", scene_names[kind]);
    table_print(&aim->kind, FRAME, ROWS);
    return true;
}

bool aim_time(struct table *table, unsigned rounds)
{
    struct aim *aim = calloc(1, sizeof *aim);
    bool done = aim != NULL;
    printf("frames of %d x %d of scenes without a grid through the tracker, %u rounds\n", WIDTH,
           HEIGHT, rounds);
    printf("milliseconds                least    median   slowest\n");
    table_start(table, names, ROWS);
    for (unsigned kind = 0; kind < SCENE_KINDS && done; kind++)
        done = time_kind(kind, rounds, aim, table);
    if (done) {
        printf("all %u frames, with a grid tracked after %u of them\n", table->pictures,
               aim->tracked / rounds);
        table_print(table, 0, ROWS);
    }
    free(aim);
    return done;
}
