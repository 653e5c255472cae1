/* The tracker: frames' way to a settled puzzle.
 *
 *     frame -> motion -> reading -> match -> steady place, evidence -> verdict -> track
 *
 * A grid is begun with the first reading, followed while readings lie where the motion takes it,
 * and dropped when it is out of sight for too long or what is seen there is another one. */
#include <sudokuvision/track.h>

#include <math.h>
#include <string.h>

#include "mem.h"
#include "settle.h"
#include "tracker.h"

enum {
    MOST_STRAYS = 3, /* frames elsewhere until an unsettled grid is given up */
    LEAST_AGREED = 10,
};

#define NEAR        1.0 /* cells between a reading and where it should be, at most */
#define LONGEST_GAP 0.5 /* seconds between frames that count as such */
#define USUAL_GAP   (1 / 30.0)

static bool set_options(struct svision_tracker *tracker,
                        const struct svision_tracker_options *options)
{
    tracker->hold = options->hold == 0 ? 2 : options->hold;
    tracker->memory = options->memory == 0 ? 0.5 : options->memory;
    tracker->margin = options->margin == 0 ? 8 : (float)options->margin;
    return tracker->hold > 0 && tracker->hold <= 60 && tracker->memory > 0 &&
           tracker->memory <= 60 && tracker->margin >= 1 && tracker->margin <= 100;
}

enum svision_status svision_tracker_create(const struct svision_tracker_options *options,
                                           struct svision_tracker **out)
{
    static const struct svision_tracker_options defaults = {.size = sizeof defaults};
    struct svision_tracker wanted = {0};
    if (!out)
        return SVISION_ERR_ARGUMENT;
    *out = NULL;
    if (!options)
        options = &defaults;
    if (options->size < sizeof *options || !set_options(&wanted, options))
        return SVISION_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(options->allocator);
    const struct svision_reader_options reader = {.size = sizeof reader,
                                                  .trace = options->trace,
                                                  .trace_user = options->trace_user,
                                                  .allocator = &allocator,
                                                  .sides = 1U << FUSE_SIDE};
    struct svision_tracker *tracker = mem_alloc(&allocator, 1, sizeof *tracker);
    if (!tracker)
        return SVISION_ERR_MEMORY;
    *tracker = wanted;
    tracker->allocator = allocator;
    enum svision_status status = svision_reader_create(&reader, &tracker->reader);
    if (status) {
        svision_tracker_destroy(tracker);
        return status;
    }
    *out = tracker;
    return SVISION_OK;
}

void svision_tracker_destroy(struct svision_tracker *tracker)
{
    if (!tracker)
        return;
    struct sudoku_allocator allocator = tracker->allocator;
    svision_reader_destroy(tracker->reader);
    motion_close(&tracker->motion, &allocator);
    mem_free(&allocator, tracker);
}

void tracker_drop(struct svision_tracker *tracker)
{
    unsigned puzzle = tracker->track.puzzle;
    memset(&tracker->track, 0, sizeof tracker->track);
    memset(&tracker->fuse, 0, sizeof tracker->fuse);
    tracker->track.puzzle = puzzle;
    tracker->track.lack = SVISION_LACK_GRID;
    tracker->strays = tracker->foreign = tracker->rivals = 0;
}

void svision_tracker_reset(struct svision_tracker *tracker)
{
    tracker_drop(tracker);
    tracker->track.puzzle = 0;
    tracker->motion.count = 0;
    tracker->width = tracker->height = 0;
}

static enum svision_status make_room(struct svision_tracker *tracker, unsigned width,
                                     unsigned height)
{
    struct motion motion;
    if (width <= tracker->max_width && height <= tracker->max_height)
        return SVISION_OK;
    width = width > tracker->max_width ? width : tracker->max_width;
    height = height > tracker->max_height ? height : tracker->max_height;
    if (!motion_open(&motion, &tracker->allocator, width, height))
        return SVISION_ERR_MEMORY;
    enum svision_status status = svision_reader_resize(tracker->reader, width, height);
    if (status) {
        motion_close(&motion, &tracker->allocator);
        return status;
    }
    motion_close(&tracker->motion, &tracker->allocator);
    tracker->motion = motion;
    tracker->max_width = width;
    tracker->max_height = height;
    return SVISION_OK;
}

static void keep_time(struct svision_tracker *tracker, const struct svision_image *image,
                      double seconds)
{
    bool anew = tracker->width != image->width || tracker->height != image->height;
    if (anew)
        svision_tracker_reset(tracker);
    double gap = anew ? USUAL_GAP : seconds - tracker->time;
    tracker->gap = gap > 1e-4 ? fmin(gap, LONGEST_GAP) : 1e-4;
    tracker->time = seconds;
    tracker->width = image->width;
    tracker->height = image->height;
    tracker->track.unseen += tracker->track.state == SVISION_TRACK_NONE ? 0 : tracker->gap;
}

/* Moves the grid as the picture moved. Every second crossing tells. */
static void predict(struct svision_tracker *tracker)
{
    struct svision_point points[MOTION_POINTS];
    const struct svision_homography *guess = tracker->moved ? &tracker->map : NULL;
    struct svision_homography map;
    unsigned count = 0;
    if (tracker->track.state == SVISION_TRACK_NONE) {
        tracker->moved = false;
        return;
    }
    for (unsigned i = 0; i < 100; i++)
        if ((i / 10 + i) % 2 == 0)
            points[count++] = tracker->steady.point[4 + i];
    const struct pyramid *pyramid = reader_pyramid(tracker->reader);
    tracker->moved = motion_find(&tracker->motion, pyramid, points, count, guess, &map);
    if (!tracker->moved)
        return;
    tracker->map = map;
    steady_move(&tracker->steady, &map);
}

/* Whether READING, wherever it lies, shows the grid that is followed. */
static bool shows_the_same(const struct svision_tracker *tracker,
                           const struct svision_reading *reading)
{
    uint8_t cells[FUSE_CELLS];
    bool settled = tracker->track.state == SVISION_TRACK_COMMITTED;
    fuse_likeliest(&tracker->fuse, cells);
    struct accord accord =
        fuse_compare(reading->cost, reading->suspect, settled ? tracker->cells : cells,
                     settled ? tracker->solution : NULL);
    return accord.agree >= LEAST_AGREED && accord.disagree < SETTLE_LEAST_FAULTS;
}

static struct match find_match(struct svision_tracker *tracker, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct svision_reading turned = tracker->readings[i];
        for (unsigned turn = 0; turn < 4; turn++) {
            if (steady_offset(&tracker->steady, &turned) < NEAR) {
                tracker->readings[i] = turned;
                return (struct match){&tracker->readings[i], true, turn != 0};
            }
            steady_turn(&turned);
        }
    }
    for (size_t i = 0; i < count; i++)
        if (shows_the_same(tracker, &tracker->readings[i]))
            return (struct match){&tracker->readings[i], false, false};
    return (struct match){0};
}

static void begin(struct svision_tracker *tracker, const struct svision_reading *reading)
{
    const struct match match = {reading, true, false};
    tracker_drop(tracker);
    tracker->track.state = SVISION_TRACK_OUTLINED;
    tracker->track.seen = 1;
    steady_set(&tracker->steady, reading);
    settle_weigh(tracker, &match);
}

static void go_on(struct svision_tracker *tracker, const struct match *match)
{
    tracker->track.seen = 1;
    tracker->track.unseen = 0;
    if (match->near && tracker->moved)
        steady_correct(&tracker->steady, match->reading, tracker->gap);
    else
        steady_set(&tracker->steady, match->reading);
    settle_weigh(tracker, match);
}

/* No reading lies on the grid; COUNT lie elsewhere. */
static void miss(struct svision_tracker *tracker, size_t count)
{
    struct svision_track *track = &tracker->track;
    if (track->state == SVISION_TRACK_NONE)
        return;
    if (track->state == SVISION_TRACK_COMMITTED)
        tracker->foreign += count > 0;
    else
        tracker->strays += count > 0;
    if (track->state == SVISION_TRACK_OUTLINED)
        track->lack = SVISION_LACK_GRID;
    if (tracker->foreign >= SETTLE_MOST_FOREIGN || track->unseen > tracker->hold)
        tracker_drop(tracker);
}

/* What TRACK tells of the grid besides what was set on the way. */
static void describe(struct svision_tracker *tracker)
{
    struct svision_track *track = &tracker->track;
    struct svision_reading *reading = &track->reading;
    bool settled = track->state == SVISION_TRACK_COMMITTED;
    if (track->state == SVISION_TRACK_NONE)
        return;
    reading->side = FUSE_SIDE;
    reading->box_rows = reading->box_columns = FUSE_SIDE / 3;
    steady_give(&tracker->steady, reading);
    track->frames = tracker->fuse.frames;
    memcpy(reading->cost, tracker->fuse.cost, sizeof tracker->fuse.cost);
    reading->certainty = settled ? SVISION_SURE : SVISION_UNCERTAIN;
    reading->reason = settled ? SVISION_REASON_NONE : tracker->readings[0].reason;
    reading->solutions = settled ? 1 : tracker->verdict.board.solutions;
    const struct assignment *board = &tracker->verdict.board;
    memcpy(reading->cells, settled ? tracker->cells : board->cells, FUSE_CELLS);
    memcpy(reading->solution, settled ? tracker->solution : board->solution, FUSE_CELLS);
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        reading->confidence[i] = settled ? 1 : 1 - expf(-fuse_lead(&tracker->fuse, i));
    if (settled) {
        track->lack = SVISION_LACK_NOTHING;
        track->digit = 0;
        memset(reading->suspect, 0, sizeof reading->suspect);
    }
}

/* Lets the readings of a frame bear on the grid. */
static void consider(struct svision_tracker *tracker, size_t count, enum svision_reason reason)
{
    struct svision_track *track = &tracker->track;
    track->fresh = track->seen = 0;
    struct match match = {0};
    if (track->state != SVISION_TRACK_NONE)
        match = find_match(tracker, count);
    if (match.reading)
        go_on(tracker, &match);
    else
        miss(tracker, count);
    bool given_up =
        track->state == SVISION_TRACK_OUTLINED && tracker->strays >= MOST_STRAYS && count > 0;
    if (count > 0 && (track->state == SVISION_TRACK_NONE || given_up))
        begin(tracker, &tracker->readings[0]);
    if (track->state == SVISION_TRACK_NONE)
        track->lack = lack_of_grid(reason);
    describe(tracker);
}

enum svision_status svision_tracker_follow(struct svision_tracker *tracker,
                                           const struct svision_image *image, double seconds,
                                           struct svision_track *track)
{
    static const unsigned at[4] = {0, 9, 99, 90};
    struct svision_quad expected;
    enum svision_reason reason;
    size_t count;
    if (!tracker || !track || !isfinite(seconds) || svision_image_check(image, NULL))
        return SVISION_ERR_ARGUMENT;
    enum svision_status status = make_room(tracker, image->width, image->height);
    if (status)
        return status;
    keep_time(tracker, image, seconds);
    reader_look(tracker->reader, image);
    predict(tracker);
    for (unsigned i = 0; i < 4; i++)
        expected.corner[i] = tracker->steady.point[4 + at[i]];
    reader_read(tracker->reader, tracker->moved ? &expected : NULL, tracker->readings,
                TRACKER_READINGS, &count, &reason);
    motion_keep(&tracker->motion, reader_pyramid(tracker->reader));
    consider(tracker, count, reason);
    *track = tracker->track;
    return SVISION_OK;
}
