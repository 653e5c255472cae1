#include "tracker/cover/cover.h"

#include "tracker/cover/line_cover.h"

enum { LINGER = 3 /* frames for which a cover persists */ };

static void keep(uint8_t *frames, bool covered)
{
    if (covered)
        *frames = LINGER;
    else if (*frames > 0)
        (*frames)--;
}

void cover_update(struct cover *cover, const struct appearance_frame *frame, bool committed)
{
    uint8_t look[BOARD_MAX_CELLS] = {APPEARANCE_FREE};
    bool crossed[BOARD_MAX_CELLS] = {false};
    if (!committed || !appearance_is_whole(&cover->appearance, frame->side))
        line_cover_find(frame, look, crossed);
    if (committed)
        appearance_update(&cover->appearance, frame, look);
    for (unsigned i = 0; i < frame->side * frame->side; i++) {
        keep(&cover->hidden[i], look[i] == APPEARANCE_HIDDEN);
        keep(&cover->altered[i], look[i] == APPEARANCE_ALTERED);
        keep(&cover->crossed[i], crossed[i]);
    }
}
