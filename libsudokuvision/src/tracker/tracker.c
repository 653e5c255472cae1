/* The tracker: from frames to a committed puzzle.
 *
 *     frame -> motion -> reading -> match -> smooth place, evidence -> verdict -> presence -> track
 *
 * A grid begins with the first reading, is tracked while readings are at the predicted position,
 * and is dropped when it has not been seen for too long or another one is seen in its place. */
#include <sudokuvision/track.h>

#include <math.h>
#include <string.h>

#include "common/argument.h"
#include "common/mem.h"
#include "common/sized.h"
#include "reader/certainty/cells/covered.h"
#include "tracker/commit.h"
#include "tracker/describe.h"
#include "tracker/idle.h"
#include "tracker/match.h"
#include "tracker/state.h"

enum { MAX_STRAYS = 3 /* frames elsewhere until an uncommitted grid is dropped */ };

/* Seconds: maximum interval between frames that counts, since a stalled camera saw nothing during a
 * longer one; and the interval before the first frame. */
#define MAX_GAP   0.5
#define FIRST_GAP (1 / 30.0)

/* Replaces zeros by defaults. Returns false if a number is out of range. */
static bool complete_options(struct svision_tracker_options *options)
{
    options->hold = options->hold == 0 ? 2 : options->hold;
    options->time_constant = options->time_constant == 0 ? 0.5 : options->time_constant;
    options->margin = options->margin == 0 ? 8 : options->margin;
    return argument_expect(options->hold > 0 && options->hold <= 60,
                           "options->hold is not 0..60") &&
           argument_expect(options->time_constant > 0 && options->time_constant <= 60,
                           "options->time_constant is not 0..60") &&
           argument_expect(options->margin >= 1 && options->margin <= 100,
                           "options->margin is neither 0 nor 1..100");
}

enum svision_status svision_tracker_create(const struct svision_tracker_options *options,
                                           struct svision_tracker **out)
{
    static const size_t first_form = SIZED_UP_TO(struct svision_tracker_options, allocator);
    struct svision_tracker_options own = {0};
    if (!argument_expect(out, "tracker is NULL"))
        return SVISION_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(!options || sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small") ||
        !complete_options(&own))
        return SVISION_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct svision_reader_options reader = SVISION_READER_OPTIONS_INIT;
    reader.trace = own.trace;
    reader.trace_user = own.trace_user;
    reader.allocator = &allocator;
    reader.sides = own.sides ? own.sides : 1U << BOARD_SIZE_CLASSIC;
    reader.box_rows = own.box_rows;
    reader.box_columns = own.box_columns;
    reader.max_grids = TRACKER_READINGS;
    struct svision_tracker *tracker = mem_alloc(&allocator, 1, sizeof *tracker);
    if (!tracker)
        return SVISION_ERR_MEMORY;
    tracker->allocator = allocator;
    tracker->hold = own.hold;
    tracker->time_constant = own.time_constant;
    tracker->margin = (float)own.margin;
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
    flow_close(&tracker->flow, &allocator);
    mem_free(&allocator, tracker);
}

/* Drops the grid, but remembers the last puzzle. */
static void drop(struct svision_tracker *tracker)
{
    unsigned puzzle = tracker->track.puzzle;
    memset(&tracker->track, 0, sizeof tracker->track);
    tracker->track.puzzle = puzzle;
    tracker->presence = (struct presence){0};
    tracker->cover = (struct cover){0};
    tracker->differs = false;
    tracker->box_doubt = (struct box_doubt){0};
    tracker->strays = tracker->foreign = tracker->rivals = 0;
}

/* Drops the grid and the previous frame. */
static void start_anew(struct svision_tracker *tracker)
{
    drop(tracker);
    memset(tracker->search, 0, sizeof tracker->search);
    tracker->flow.count = 0;
}

void svision_tracker_reset(struct svision_tracker *tracker)
{
    if (!tracker)
        return;
    start_anew(tracker);
    tracker->track.puzzle = 0;
    tracker->width = tracker->height = 0;
}

static enum svision_status make_room(struct svision_tracker *tracker, unsigned width,
                                     unsigned height)
{
    struct optical_flow flow;
    if (width <= tracker->max_width && height <= tracker->max_height)
        return SVISION_OK;
    width = width > tracker->max_width ? width : tracker->max_width;
    height = height > tracker->max_height ? height : tracker->max_height;
    if (!flow_open(&flow, &tracker->allocator, width, height))
        return SVISION_ERR_MEMORY;
    enum svision_status status = svision_reader_resize(tracker->reader, width, height);
    if (status) {
        flow_close(&flow, &tracker->allocator);
        return status;
    }
    flow_close(&tracker->flow, &tracker->allocator);
    tracker->flow = flow;
    tracker->max_width = width;
    tracker->max_height = height;
    return SVISION_OK;
}

static void keep_time(struct svision_tracker *tracker, const struct svision_image *image,
                      double seconds)
{
    bool anew = tracker->width != image->width || tracker->height != image->height;
    if (anew)
        start_anew(tracker);
    double gap = anew ? FIRST_GAP : seconds - tracker->time;
    tracker->gap = gap > 1e-4 ? fmin(gap, MAX_GAP) : 1e-4;
    tracker->time = seconds;
    tracker->width = image->width;
    tracker->height = image->height;
    tracker->track.unseen += tracker->track.state == SVISION_TRACK_NONE ? 0 : tracker->gap;
}

/* Picks crossings all over the grid, at most FLOW_POINTS, and returns their number. */
static unsigned pick_points(const struct smooth *smooth, struct svision_point *points)
{
    unsigned row = smooth->size->side + 1, count = 0;
    unsigned every = (row * row + FLOW_POINTS - 1) / FLOW_POINTS;
    for (unsigned i = 0; i < row * row && count < FLOW_POINTS; i++)
        if ((i / row + i % row) % every == 0)
            points[count++] = smooth->crossing[i];
    return count;
}

/* Measures the motion of the picture at the grid. */
static void find_motion(struct svision_tracker *tracker)
{
    struct svision_point points[FLOW_POINTS];
    const struct svision_homography *guess = tracker->moved ? &tracker->map : NULL;
    struct svision_homography map;
    tracker->moved = false;
    if (tracker->track.state == SVISION_TRACK_NONE)
        return;
    unsigned count = pick_points(&tracker->smooth, points);
    const struct pyramid *pyramid = reader_pyramid(tracker->reader);
    tracker->moved = flow_find(&tracker->flow, pyramid, points, count, guess, &map);
    if (tracker->moved)
        tracker->map = map;
}

/* Moves the grid with the picture. */
static void predict(struct svision_tracker *tracker)
{
    if (tracker->moved)
        smooth_move(&tracker->smooth, &tracker->map);
}

/* True if something is read with the opposite polarity at a grid that is doubtful or no longer
 * visible. */
static bool reads_other_polarity(struct svision_tracker *tracker)
{
    struct polarity *polarity = &tracker->polarity;
    switch (tracker->track.state) {
    case SVISION_TRACK_OUTLINED:
        return tracker->doubtful && (polarity->dark || polarity->negative) &&
               polarity_read_other(polarity, tracker->reader);
    case SVISION_TRACK_COMMITTED:
        return tracker->track.visibility == 0 && polarity_read_other(polarity, tracker->reader);
    default:
        return false;
    }
}

/* Reads the frame. While there is no grid, the search for one is spread over several frames. A grid
 * is searched for only at its predicted position; but while its readings are doubtful it may be off
 * by a row or column, with the page's margin taken for cells, so the whole frame is read. */
static void read_frame(struct svision_tracker *tracker)
{
    const struct smooth *smooth = &tracker->smooth;
    const struct reader_place expected = {smooth->size, smooth->crossing};
    bool sure = tracker->track.state == SVISION_TRACK_COMMITTED || !tracker->doubtful;
    if (tracker->track.state == SVISION_TRACK_NONE)
        reader_read(tracker->reader, NULL, &tracker->search[tracker->polarity.negative]);
    else if (reads_other_polarity(tracker))
        drop(tracker);
    else
        reader_read(tracker->reader, tracker->moved && sure ? &expected : NULL, NULL);
}

/* Commits the best board. */
static void commit(struct svision_tracker *tracker, const struct match *match)
{
    struct svision_track *track = &tracker->track;
    track->state = SVISION_TRACK_COMMITTED;
    tracker->foreign = tracker->rivals = 0;
    if (track->puzzle > 0 && commit_is_known(tracker))
        return;
    track->puzzle++;
    track->fresh = true;
    commit_accept(tracker);
    track->reading.unread = reader_find_unread(tracker->reader, match->seen.reading);
}

/* True if a blank cell may still turn out to have been covered, in the puzzle or in another one
 * that may take its place. */
static bool asks_for_blanks(const struct svision_tracker *tracker)
{
    return tracker->track.state != SVISION_TRACK_COMMITTED || !commit_is_confirmed(tracker) ||
           memchr(tracker->track.unread, 1, sizeof tracker->track.unread);
}

/* Looks for objects on the grid: at the position read in this frame, and once it is committed, at
 * the smoothed one. */
static void find_cover(struct svision_tracker *tracker, const struct match *match)
{
    bool committed = tracker->track.state == SVISION_TRACK_COMMITTED;
    const struct svision_reading *reading = match->seen.reading;
    const struct appearance_frame frame = {
        .pyramid = reader_pyramid(tracker->reader),
        .crossings = committed ? tracker->smooth.crossing : reading->crossings,
        .side = reading->size->side,
        .read = true,
    };
    if (match->seen.turn)
        return;
    cover_update(&tracker->cover, &frame, committed);
    memset(tracker->cover.judged, 0, sizeof tracker->cover.judged);
    if (asks_for_blanks(tracker))
        covered_find(frame.pyramid, reading, NULL, tracker->cover.judged);
    tracker->looked = true;
}

/* Applies the reading at the grid's position to its puzzle. */
static void decide(struct svision_tracker *tracker, const struct match *match)
{
    find_cover(tracker, match);
    switch (commit_decide(tracker, match)) {
    case COMMIT_WAIT:
        tracker->strays = match->seen.turn ? tracker->strays + 1 : 0;
        guidance_find(reader_pyramid(tracker->reader), match->seen.reading, &tracker->fusion,
                      &tracker->verdict, &tracker->cover, &tracker->track.reading.diagnosis);
        break;
    case COMMIT_KEEP:
        break;
    case COMMIT_ACCEPT:
        commit(tracker, match);
        break;
    case COMMIT_DROP:
        drop(tracker);
        break;
    }
}

static void begin_grid(struct svision_tracker *tracker, const struct svision_reading *reading)
{
    const struct match match = {{reading, 0}, true};
    drop(tracker);
    tracker->track.state = SVISION_TRACK_OUTLINED;
    tracker->track.seen = true;
    tracker->doubtful = reading->certainty != SVISION_SURE;
    polarity_record(&tracker->polarity, reading);
    fusion_start(&tracker->fusion, reading->size);
    tracker->writing = (struct writing){0};
    smooth_set(&tracker->smooth, &match.seen);
    decide(tracker, &match);
}

/* Moves the grid to its reading. */
static void place(struct svision_tracker *tracker, const struct match *match)
{
    if (match->near && tracker->moved)
        smooth_correct(&tracker->smooth, &match->seen, tracker->gap);
    else
        smooth_set(&tracker->smooth, &match->seen);
}

static void continue_grid(struct svision_tracker *tracker, const struct match *match)
{
    tracker->track.seen = true;
    tracker->track.unseen = 0;
    tracker->doubtful = match->seen.reading->certainty != SVISION_SURE;
    polarity_record(&tracker->polarity, match->seen.reading);
    if (!match_is_mistaken(tracker, match))
        place(tracker, match);
    decide(tracker, match);
}

/* Handles a frame without a reading at the grid's position, but perhaps elsewhere. */
static void miss_grid(struct svision_tracker *tracker)
{
    struct svision_track *track = &tracker->track;
    bool elsewhere = reader_count(tracker->reader) > 0;
    if (track->state != SVISION_TRACK_COMMITTED)
        tracker->strays += elsewhere;
    else if (elsewhere)
        tracker->foreign += tracker->presence.lost ? COMMIT_PLAIN_WEIGHT : 1;
    if (track->state == SVISION_TRACK_OUTLINED) {
        track->reading.diagnosis = *reader_diagnosis(tracker->reader);
        if (elsewhere)
            track->reading.diagnosis.reason = SVISION_REASON_NO_LINES;
    }
    if (tracker->foreign >= COMMIT_MAX_FOREIGN || track->unseen > tracker->hold)
        drop(tracker);
}

/* Applies the readings of the frame to the grid. */
static void apply_readings(struct svision_tracker *tracker)
{
    struct svision_track *track = &tracker->track;
    track->fresh = track->seen = tracker->looked = false;
    commit_fade(tracker);
    if (track->state != SVISION_TRACK_NONE) {
        struct match match = match_find(tracker);
        if (match.seen.reading)
            continue_grid(tracker, &match);
        else
            miss_grid(tracker);
    }
    bool given_up = track->state == SVISION_TRACK_OUTLINED &&
                    (tracker->strays >= MAX_STRAYS || tracker->presence.lost);
    const struct svision_reading *first = svision_reader_reading(tracker->reader, 0);
    if (first && polarity_admits(&tracker->polarity, first) &&
        (track->state == SVISION_TRACK_NONE || given_up))
        begin_grid(tracker, first);
}

/* The frame shows the same as the previous one. */
static void repeat_track(struct svision_track *track)
{
    track->fresh = false;
    track->unseen = 0;
}

enum svision_status svision_tracker_update(struct svision_tracker *tracker,
                                           const struct svision_image *image, double seconds,
                                           const struct svision_track **track)
{
    if (!argument_expect(tracker, "tracker is NULL") || !argument_expect(track, "track is NULL") ||
        !argument_expect(isfinite(seconds), "seconds is not finite") ||
        svision_image_check(image, NULL))
        return SVISION_ERR_ARGUMENT;
    enum svision_status status = make_room(tracker, image->width, image->height);
    if (status)
        return status;
    keep_time(tracker, image, seconds);
    reader_load(tracker->reader, image);
    *track = &tracker->track;
    bool alike = tracker->same > 0;
    if (idle_is_repeated(tracker)) {
        if (tracker->polarity.negative) /* a trace shows the picture as it would be read */
            reader_negate(tracker->reader);
        repeat_track(&tracker->track);
        return SVISION_OK;
    }
    polarity_apply(&tracker->polarity, tracker->reader, tracker->track.state != SVISION_TRACK_NONE);
    find_motion(tracker);
    if (!alike && idle_is_unchanged(tracker)) {
        repeat_track(&tracker->track);
        return SVISION_OK;
    }
    predict(tracker);
    read_frame(tracker);
    flow_keep(&tracker->flow, reader_pyramid(tracker->reader));
    apply_readings(tracker);
    describe_frame(tracker);
    return SVISION_OK;
}
