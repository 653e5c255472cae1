#include "settle.h"

#include <math.h>
#include <string.h>

enum {
    MOST_RIVALS = 10,  /* frames in which another board is settled until it takes over */
    PLAIN_FAULTS = 12, /* from here on another puzzle is plain, and few such frames suffice: */
    PLAIN_WEIGHT = 3,
};

/* Of the evidence before a frame, so that those of a slow camera add up, too: with less than 0.75 a
 * frame's share, which is limited, would never reach the margin. */
#define LEAST_KEPT 0.85

/* The verdict becomes the puzzle. */
static void commit(struct svision_tracker *tracker)
{
    const struct assignment *board = &tracker->verdict.board;
    struct svision_track *track = &tracker->track;
    track->state = SVISION_TRACK_COMMITTED;
    tracker->foreign = tracker->rivals = 0;
    if (track->puzzle == 0 || memcmp(tracker->solution, board->solution, FUSE_CELLS) != 0) {
        track->puzzle++;
        track->fresh = 1;
        memcpy(tracker->cells, board->cells, FUSE_CELLS);
        memcpy(tracker->solution, board->solution, FUSE_CELLS);
    }
}

/* Whether the likeliest digits leave no doubt about the settled puzzle. */
static bool is_confirmed(const struct svision_tracker *tracker)
{
    uint8_t cells[FUSE_CELLS];
    fuse_likeliest(&tracker->fuse, cells);
    for (unsigned i = 0; i < FUSE_CELLS; i++)
        if (cells[i] != tracker->cells[i] && cells[i] != tracker->solution[i])
            return false;
    return true;
}

/* What the frame says of a settled puzzle. */
static void doubt(struct svision_tracker *tracker, const struct match *match, const uint8_t *hidden)
{
    struct accord accord =
        fuse_compare(match->reading->cost, hidden, tracker->cells, tracker->solution);
    bool foreign = match->turned ||
                   (accord.disagree >= SETTLE_LEAST_FAULTS && 2 * accord.disagree > accord.agree);
    bool plain = accord.disagree >= PLAIN_FAULTS && accord.disagree > accord.agree;
    if (foreign)
        tracker->foreign += plain ? PLAIN_WEIGHT : 1;
    else if (tracker->foreign > 0)
        tracker->foreign--;
    if (tracker->foreign >= SETTLE_MOST_FOREIGN) {
        tracker_drop(tracker);
        return;
    }
    if (is_confirmed(tracker)) {
        tracker->rivals = 0;
        return;
    }
    fuse_judge(&tracker->fuse, tracker->margin, reader_assign(tracker->reader), &tracker->verdict);
    bool rival = tracker->verdict.settled &&
                 memcmp(tracker->verdict.board.solution, tracker->solution, FUSE_CELLS) != 0;
    tracker->rivals = rival ? tracker->rivals + 1 : 0;
    if (tracker->rivals >= MOST_RIVALS)
        commit(tracker);
}

void settle_weigh(struct svision_tracker *tracker, const struct match *match)
{
    uint8_t hidden[FUSE_CELLS];
    struct svision_track *track = &tracker->track;
    lack_hide(match->reading, tracker->width, tracker->height, hidden);
    if (!match->turned)
        fuse_add(&tracker->fuse, match->reading->cost, hidden,
                 (float)fmax(exp(-tracker->gap / tracker->memory), LEAST_KEPT));
    if (track->state == SVISION_TRACK_COMMITTED) {
        doubt(tracker, match, hidden);
        return;
    }
    tracker->strays = match->turned ? tracker->strays + 1 : 0;
    fuse_judge(&tracker->fuse, tracker->margin, reader_assign(tracker->reader), &tracker->verdict);
    if (tracker->verdict.settled)
        commit(tracker);
    else
        lack_find(reader_pyramid(tracker->reader), match->reading, &tracker->fuse,
                  &tracker->verdict, track);
}
