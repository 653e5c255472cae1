/* Boards of every side that the reader reads, followed over frames. */
#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "pages/side_puzzles.h"
#include "support/check.h"

enum { FRAMES = 14 };

static void check_puzzle(const struct side_puzzle *puzzle, const struct svision_reading *reading)
{
    unsigned side = puzzle->box_rows * puzzle->box_columns;
    char text[SVISION_MAX_CELLS + 1];
    CHECK_EQ(svision_reading_side(reading), side);
    if (svision_reading_side(reading) != side)
        return;
    CHECK_EQ(svision_reading_box_rows(reading), puzzle->box_rows);
    CHECK_EQ(svision_reading_box_columns(reading), puzzle->box_columns);
    for (unsigned i = 0; i < side * side; i++) {
        uint8_t cell = svision_reading_cells(reading)[i];
        uint8_t solved = svision_reading_solution(reading)[i];
        text[i] = ".123456789ABCDEFG"[cell];
        CHECK(solved >= 1 && solved <= side && (cell == 0 || cell == solved));
    }
    text[side * side] = '\0';
    CHECK_TEXT(text, puzzle->text);
}

/* It turns a little from frame to frame, as in a hand. */
static void a_board_is_settled_once(const struct side_puzzle *puzzle)
{
    static uint8_t pixels[PAGE_WIDTH * PAGE_HEIGHT];
    const struct svision_image image = {pixels, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    struct svision_tracker *tracker;
    const struct svision_track *track = NULL;
    unsigned fresh = 0, settled = 0;
    options.sides = SVISION_SIDES;
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_OK);
    for (unsigned i = 0; i < FRAMES && tracker; i++) {
        const struct page_view view = {.degrees = 0.7 * i,
                                       .tilt = 0.08,
                                       .scale = 1,
                                       .noise = 3,
                                       .box_rows = puzzle->box_rows,
                                       .box_columns = puzzle->box_columns};
        CHECK_EQ(page_draw(puzzle->text, &view, pixels), SVISION_OK);
        CHECK_EQ(svision_tracker_follow(tracker, &image, i / 30.0, &track), SVISION_OK);
        CHECK(svision_track_state(track) != SVISION_TRACK_NONE);
        settled += svision_track_state(track) == SVISION_TRACK_COMMITTED;
        fresh += svision_track_is_fresh(track);
        if (svision_track_is_fresh(track))
            check_puzzle(puzzle, svision_track_reading(track));
    }
    CHECK_EQ(fresh, 1);
    CHECK(settled >= FRAMES / 2);
    svision_tracker_destroy(tracker);
}

static void sides_that_nobody_reads_are_refused(void)
{
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    struct svision_tracker *tracker;
    options.sides = 1U << 7;
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_ERR_ARGUMENT);
    CHECK(!tracker);
}

int main(void)
{
    for (unsigned i = 0; i < SIDE_PUZZLES; i++) {
        int failures = check_failures;
        a_board_is_settled_once(&side_puzzles[i]);
        if (check_failures > failures)
            fprintf(stderr, "boxes of %u x %u\n", side_puzzles[i].box_rows,
                    side_puzzles[i].box_columns);
    }
    sides_that_nobody_reads_are_refused();
    return check_result();
}
