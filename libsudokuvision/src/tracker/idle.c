#include "tracker/idle.h"

#include <math.h>

enum {
    MIN_SAME = 6,  /* frames that are alike until nothing is left to be learned from them */
    MAX_IDLE = 30, /* frames of a page that lies still until one is read again */
};

/* Cells: noise lets a grid that lies still seem to move by less. */
#define MAX_MOTION 0.01

/* Whether the last reading left no question about the puzzle. */
static bool is_settled(const struct svision_tracker *tracker)
{
    return tracker->track.state == SVISION_TRACK_COMMITTED && tracker->track.seen &&
           !tracker->differs;
}

bool idle_is_same(struct svision_tracker *tracker)
{
    bool same = flow_is_same(&tracker->flow, reader_pyramid(tracker->reader));
    tracker->same = same ? tracker->same + 1 : 0;
    return tracker->same >= MIN_SAME &&
           (tracker->track.state == SVISION_TRACK_NONE || is_settled(tracker));
}

/* Whether all that will ever be known of the puzzle is: who wrote what was seen becomes no clearer.
 */
static bool is_complete(const struct svision_tracker *tracker)
{
    const struct puzzle *puzzle = &tracker->puzzle;
    for (unsigned i = 0; i < board_size_cells(puzzle->size); i++)
        if (!fusion_is_read(&tracker->fusion, i))
            return false;
    return tracker->foreign == 0 && tracker->rivals == 0 &&
           appearance_is_whole(&tracker->cover.appearance, puzzle->size->side);
}

/* Whether the motion leaves the grid's corners where they are. */
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

/* Whether nothing lies on the grid, nor was written there. */
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

bool idle_is_still(struct svision_tracker *tracker)
{
    bool still =
        is_settled(tracker) && is_complete(tracker) && is_at_rest(tracker) && is_free(tracker);
    tracker->still = still ? tracker->still + 1 : 0;
    return tracker->still > MIN_SAME && tracker->still % MAX_IDLE != 0;
}
