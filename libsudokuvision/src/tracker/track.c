#include "tracker/track.h"

#include "common/argument.h"
#include "common/mem.h"

enum svision_status svision_track_create(const struct sudoku_allocator *allocator,
                                         struct svision_track **out)
{
    if (!argument_expect(out, "track is NULL"))
        return SVISION_ERR_ARGUMENT;
    const struct sudoku_allocator own = mem_allocator(allocator);
    *out = mem_alloc(&own, 1, sizeof **out);
    if (!*out)
        return SVISION_ERR_MEMORY;
    (*out)->allocator = own;
    return SVISION_OK;
}

void svision_track_destroy(struct svision_track *track)
{
    if (!track)
        return;
    const struct sudoku_allocator allocator = track->allocator;
    mem_free(&allocator, track);
}

void svision_track_copy(struct svision_track *track, const struct svision_track *from)
{
    if (!track || !from || track == from)
        return;
    const struct sudoku_allocator own = track->allocator;
    *track = *from;
    track->allocator = own;
}

enum svision_track_state svision_track_state(const struct svision_track *track)
{
    return track ? track->state : SVISION_TRACK_NONE;
}

const struct svision_diagnosis *svision_track_diagnosis(const struct svision_track *track)
{
    return track ? &track->reading.diagnosis : NULL;
}

const struct svision_reading *svision_track_reading(const struct svision_track *track)
{
    return track && track->state != SVISION_TRACK_NONE ? &track->reading : NULL;
}

unsigned svision_track_puzzle_number(const struct svision_track *track)
{
    return track ? track->puzzle : 0;
}

bool svision_track_is_new(const struct svision_track *track)
{
    return track && track->fresh;
}

bool svision_track_is_seen(const struct svision_track *track)
{
    return track && track->seen;
}

unsigned svision_track_frames(const struct svision_track *track)
{
    return track ? track->frames : 0;
}

double svision_track_visibility(const struct svision_track *track)
{
    return track ? (double)track->visibility : 0;
}

double svision_track_time_unseen(const struct svision_track *track)
{
    return track ? track->unseen : 0;
}

const uint8_t *svision_track_covered(const struct svision_track *track)
{
    return track && track->state != SVISION_TRACK_NONE ? track->covered : NULL;
}

const uint8_t *svision_track_unread(const struct svision_track *track)
{
    return track && track->state != SVISION_TRACK_NONE ? track->unread : NULL;
}
