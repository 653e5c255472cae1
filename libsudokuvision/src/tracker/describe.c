#include "tracker/describe.h"

#include <math.h>
#include <string.h>

/* The relation of the frame to the grid. */
static enum presence_evidence find_evidence(const struct svision_tracker *tracker)
{
    if (!tracker->track.seen)
        return PRESENCE_UNREAD;
    return tracker->differs ? PRESENCE_ANOTHER : PRESENCE_READ;
}

/* Looks for the grid at its predicted position. */
static void look_for_grid(struct svision_tracker *tracker)
{
    struct svision_track *track = &tracker->track;
    bool committed = track->state == SVISION_TRACK_COMMITTED;
    const struct presence_frame frame = {.pyramid = reader_pyramid(tracker->reader),
                                         .crossings = tracker->smooth.crossing,
                                         .side = tracker->smooth.size->side,
                                         .cells = committed ? tracker->puzzle.cells : NULL,
                                         .moved = tracker->moved,
                                         .evidence = find_evidence(tracker),
                                         .gap = tracker->gap};
    track->visibility = presence_update(&tracker->presence, &frame);
    const struct appearance_frame look = {frame.pyramid, frame.crossings, frame.side, false};
    if (!tracker->looked)
        cover_update(&tracker->cover, &look, committed);
}

/* Sets the remaining fields of the track. */
static void describe(struct svision_tracker *tracker)
{
    struct svision_track *track = &tracker->track;
    struct svision_reading *reading = &track->reading;
    const struct assignment *board = &tracker->verdict.board;
    bool committed = track->state == SVISION_TRACK_COMMITTED;
    if (track->state == SVISION_TRACK_NONE) {
        if (!tracker->polarity.negative)
            reading->diagnosis = *reader_diagnosis(tracker->reader);
        return;
    }
    reading->size = committed ? tracker->puzzle.size : tracker->fusion.size;
    smooth_copy(&tracker->smooth, reading);
    track->frames = tracker->fusion.frames;
    memcpy(reading->cost, tracker->fusion.cost, sizeof tracker->fusion.cost);
    reading->solutions = committed ? 1 : board->solutions;
    memcpy(reading->cells, committed ? tracker->puzzle.cells : board->cells, sizeof reading->cells);
    memcpy(reading->solution, committed ? tracker->puzzle.solution : board->solution,
           sizeof reading->solution);
    fusion_set_symbols(&tracker->fusion, reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        reading->confidence[i] = committed ? 1 : 1 - expf(-fusion_lead(&tracker->fusion, i));
        track->covered[i] = tracker->cover.hidden[i] > 0 || tracker->cover.altered[i] > 0;
        track->unread[i] =
            committed ? tracker->puzzle.unread[i] != 0 : !fusion_is_seen(&tracker->fusion, i);
    }
    bool credible = writing_copy(&tracker->writing, reading);
    if (!committed)
        reading->unread = (struct unread_marks){.kinds = 0};
    const struct reading_outcome outcome = {.is_sure = committed,
                                            .is_solved = committed && credible,
                                            .probability = reading->probability};
    reading_conclude(reading, &outcome);
}

void describe_frame(struct svision_tracker *tracker)
{
    if (tracker->track.state != SVISION_TRACK_NONE)
        look_for_grid(tracker);
    describe(tracker);
}
