/* Frames of a page that moves, is covered, goes and comes back: a puzzle that is committed keeps
 * the rules, is counted once and comes from frames that show the whole grid; a track is what its
 * header promises. */
#include <math.h>
#include <string.h>

#include <sudoku/board.h>
#include <sudokuvision/sudokuvision.h>

#include "page.h"
#include "tracker/state.h"

enum { MAX_FRAMES = 4, HOLD = 2 };

static struct svision_tracker *tracker_for(unsigned side)
{
    static struct svision_tracker *made[PAGE_MAX_SIDE + 1];
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    options.sides = UINT32_C(1) << side;
    options.hold = HOLD;
    HOLDS(made[side] || svision_tracker_create(&options, &made[side]) == SVISION_OK);
    return made[side];
}

/* Whether one of the frame's readings shows a grid of which no part is missing. */
static bool shows_a_whole_grid(const struct svision_tracker *tracker)
{
    for (size_t i = 0; i < reader_count(tracker->reader); i++)
        if (svision_reader_reading(tracker->reader, i)->diagnosis.edges == 0)
            return true;
    return false;
}

static void check_committed(const struct svision_reading *reading)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = svision_reading_side(reading);
    options.box_rows = svision_reading_box_rows(reading);
    options.box_columns = svision_reading_box_columns(reading);
    struct sudoku_layout *layout;
    HOLDS(sudoku_layout_create(&options, &layout) == SUDOKU_OK);
    HOLDS(svision_reading_certainty(reading) == SVISION_SURE);
    HOLDS(sudoku_board_is_solution(layout, svision_reading_cells(reading),
                                   svision_reading_solution(reading)));
    sudoku_layout_destroy(layout);
}

static void check_reading(const struct svision_reading *reading)
{
    unsigned side = svision_reading_side(reading);
    const struct svision_point *crossings = svision_reading_crossings(reading);
    for (unsigned i = 0; i < side * side; i++) {
        HOLDS(reading->cells[i] <= side);
        HOLDS(reading->confidence[i] >= 0 && reading->confidence[i] <= 1);
    }
    for (unsigned i = 0; i < (side + 1) * (side + 1); i++)
        HOLDS(isfinite(crossings[i].x) && isfinite(crossings[i].y));
}

/* What was known before a frame. */
struct before {
    enum svision_track_state state;
    unsigned puzzle, frames;
};

static void check_track(const struct svision_tracker *tracker, const struct svision_track *track,
                        const struct before *before)
{
    enum svision_track_state state = svision_track_state(track);
    const struct svision_diagnosis *diagnosis = svision_track_diagnosis(track);
    bool fresh = svision_track_is_fresh(track);
    char text[200];
    HOLDS((svision_track_reading(track) == NULL) == (state == SVISION_TRACK_NONE));
    HOLDS(svision_track_puzzle(track) == before->puzzle + fresh);
    HOLDS(svision_diagnosis_explain(diagnosis, text, sizeof text) < 120);
    HOLDS(svision_diagnosis_hint(diagnosis, text, sizeof text) < 80);
    HOLDS(svision_track_visibility(track) >= 0 && svision_track_visibility(track) <= 1);
    HOLDS(svision_track_unseen(track) >= 0 && svision_track_unseen(track) <= HOLD);
    if (fresh)
        HOLDS(state == SVISION_TRACK_COMMITTED && svision_track_is_seen(track));
    if (state == SVISION_TRACK_COMMITTED) {
        HOLDS(svision_diagnosis_reason(diagnosis) == SVISION_REASON_NONE);
        check_committed(svision_track_reading(track));
    }
    if (state != SVISION_TRACK_NONE)
        check_reading(svision_track_reading(track));
    if (state != SVISION_TRACK_NONE && before->state != SVISION_TRACK_NONE &&
        !shows_a_whole_grid(tracker))
        HOLDS(!fresh && svision_track_frames(track) <= before->frames);
}

static void follow(struct svision_tracker *tracker, const struct svision_image *image,
                   double seconds, struct before *before)
{
    static struct svision_track *copy;
    const struct svision_track *track = NULL;
    HOLDS(copy || svision_track_create(NULL, &copy) == SVISION_OK);
    HOLDS(svision_tracker_follow(tracker, image, seconds, &track) == SVISION_OK);
    check_track(tracker, track, before);
    svision_track_copy(copy, track);
    *before = (struct before){svision_track_state(copy), svision_track_puzzle(copy),
                              svision_track_frames(copy)};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t pixels[PAGE_MAX_PICTURE * PAGE_MAX_PICTURE];
    static struct page page;
    struct bytes bytes = {data, size};
    struct before before = {0};
    struct svision_image image = {0};
    struct svision_quad border;
    double seconds = 0;
    unsigned kind = next_byte(&bytes), side = kind == 3 ? 9 : kind % 16 == 1 ? 6 : 4;
    struct svision_tracker *tracker = tracker_for(side);
    svision_tracker_reset(tracker);
    page_take(&bytes, side, &page);
    for (unsigned i = 0; i < MAX_FRAMES && (i == 0 || bytes.size > 0); i++) {
        unsigned event = next_byte(&bytes);
        seconds += event < 248 ? 0.04 : event - 247.5;
        if (event % 8 == 1)
            page_move(&bytes, &page);
        else if (event == 2)
            page_take(&bytes, side, &page);
        /* Most frames show what the one before did. */
        if (i == 0 || event % 4 < 3)
            (void)page_show(&bytes, &page, &image, pixels, &border);
        if (event == 3)
            memset(pixels, 128, sizeof pixels);
        bool anew = tracker->width != image.width || tracker->height != image.height;
        if (anew)
            before = (struct before){0};
        follow(tracker, &image, seconds, &before);
    }
    return 0;
}
