#include "tracker/idle.h"

#include <math.h>

enum {
    /* Equal frames after which nothing more can be learned from them: of a grid, and without one,
     * when all methods have searched them, also the one in four that is read inverted. */
    MIN_SAME = 6,
    MIN_SEARCHED = 4 * SEARCH_OTHERS,
    MAX_IDLE = 30, /* interval at which a still page is read again, in frames */
};

/* Maximum apparent motion of a still grid due to noise, in cells. */
#define MAX_MOTION 0.01

/* True if the last reading left no question about the puzzle. */
static bool is_certain(const struct svision_tracker *tracker)
{
    return tracker->track.state == SVISION_TRACK_COMMITTED && tracker->track.seen &&
           !tracker->differs;
}

bool idle_is_repeated(struct svision_tracker *tracker)
{
    bool same = flow_is_same(&tracker->flow, reader_pyramid(tracker->reader));
    tracker->same = same ? tracker->same + 1 : 0;
    return tracker->track.state == SVISION_TRACK_NONE
               ? tracker->same >= MIN_SEARCHED
               : tracker->same >= MIN_SAME && is_certain(tracker);
}

/* True if everything about the puzzle is known. More frames do not help to distinguish print from
 * handwriting. */
static bool is_complete(const struct svision_tracker *tracker)
{
    const struct puzzle *puzzle = &tracker->puzzle;
    for (unsigned i = 0; i < board_size_cells(puzzle->size); i++)
        if (!fusion_is_read(&tracker->fusion, i))
            return false;
    return tracker->foreign == 0 && tracker->rivals == 0 &&
           appearance_is_whole(&tracker->cover.appearance, puzzle->size->side);
}

/* True if the motion keeps the grid's corners in place. */
static bool is_at_rest(const struct svision_tracker *tracker)
{
    const struct svision_point *corner = tracker->smooth.corner;
    double cell =
        hypot(corner[1].x - corner[0].x, corner[1].y - corner[0].y) / tracker->smooth.size->side;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point to = svision_homography_apply(&tracker->map, corner[i]);
        if (!(hypot(to.x - corner[i].x, to.y - corner[i].y) < MAX_MOTION * cell))
            return false;
    }
    return tracker->moved;
}

/* True if nothing covers the grid and nothing new is written on it. */
static bool is_free(const struct svision_tracker *tracker)
{
    const struct cover *cover = &tracker->cover;
    const struct appearance_frame frame = {reader_pyramid(tracker->reader),
                                           tracker->smooth.crossing, tracker->smooth.size->side,
                                           false};
    unsigned cells = frame.side * frame.side;
    for (unsigned i = 0; i < cells; i++)
        if (cover->hidden[i] || cover->altered[i] || cover->crossed[i])
            return false;
    return appearance_is_free(&cover->appearance, &frame);
}

bool idle_is_unchanged(struct svision_tracker *tracker)
{
    bool still =
        is_certain(tracker) && is_complete(tracker) && is_at_rest(tracker) && is_free(tracker);
    tracker->still = still ? tracker->still + 1 : 0;
    return tracker->still > MIN_SAME && tracker->still % MAX_IDLE != 0;
}
