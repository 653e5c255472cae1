#include "tracker/match.h"

#include "detect/lines/lines.h"
#include "tracker/commit.h"

/* Minimum number of equal digits of the same grid at another position. */
enum { MIN_AGREED = 10 };

/* Maximum distance of a reading from its expected position, in cells; less than to the next row. */
#define NEAR 0.5
/* Maximum distance of its crossings from their expected positions without further checks, in cells:
 * farther ones are not nearly known; jitter is less. */
#define MAX_BEND LINES_NEAR_REACH

/* True if READING, at any position, shows the tracked grid. */
static bool shows_the_same(const struct svision_tracker *tracker,
                           const struct svision_reading *reading)
{
    const struct board_size *size = tracker->fusion.size;
    uint8_t cells[BOARD_MAX_CELLS];
    bool committed = tracker->track.state == SVISION_TRACK_COMMITTED;
    fusion_likeliest(&tracker->fusion, cells);
    struct consistency consistency =
        fusion_compare(reading, reading->diagnosis.cells, committed ? tracker->puzzle.cells : cells,
                       committed ? tracker->puzzle.solution : NULL);
    return consistency.agree >= commit_scale(size, MIN_AGREED) &&
           consistency.disagree < commit_min_faults(size);
}

static const struct svision_reading *reading_of_same_side(const struct svision_tracker *tracker,
                                                          size_t i)
{
    const struct svision_reading *reading = svision_reader_reading(tracker->reader, i);
    return reading->size->side == tracker->smooth.size->side ? reading : NULL;
}

struct match match_find(const struct svision_tracker *tracker)
{
    size_t count = reader_count(tracker->reader);
    for (size_t i = 0; i < count; i++) {
        struct turned seen = {reading_of_same_side(tracker, i), 0};
        for (; seen.reading && seen.turn < 4; seen.turn++)
            if (smooth_offset(&tracker->smooth, &seen) < NEAR)
                return (struct match){seen, true};
    }
    for (size_t i = 0; i < count; i++) {
        struct turned seen = {reading_of_same_side(tracker, i), 0};
        if (seen.reading && shows_the_same(tracker, seen.reading))
            return (struct match){seen, false};
    }
    return (struct match){0};
}

/* The number of unchanged cells if the grid is at CROSSINGS. */
static unsigned count_alike(const struct svision_tracker *tracker,
                            const struct svision_point *crossings)
{
    const struct appearance_frame frame = {reader_pyramid(tracker->reader), crossings,
                                           tracker->smooth.size->side, true};
    return appearance_count(&tracker->cover.appearance, &frame);
}

bool match_is_mistaken(const struct svision_tracker *tracker, const struct match *match)
{
    unsigned side = tracker->smooth.size->side;
    if (tracker->track.state != SVISION_TRACK_COMMITTED || match->seen.turn != 0 ||
        smooth_bend(&tracker->smooth, &match->seen) <= MAX_BEND)
        return false;
    unsigned believed = count_alike(tracker, tracker->smooth.crossing);
    /* If the motion is unknown, the grid may be anywhere unless it is seen at its old position. */
    if (!tracker->moved && 2 * believed <= side * side)
        return false;
    return count_alike(tracker, match->seen.reading->crossings) < believed;
}
