/* Boards of every supported side, tracked over frames. */
#include <sudokuvision/sudokuvision.h>

#include "pages/page.h"
#include "pages/side_puzzles.h"
#include "support/check.h"

enum { FRAMES = 14 };

static const struct side_puzzle ten_rows = {
    2, 5,
    "53217.4.9..68...7..51..4386.799..762.54145..2A89..7.93.5216."
    "3.....5486.14859A7..846A1....2..359.16.8"};
static const struct side_puzzle twelve_rows = {3, 4,
                                               "....8C24B5.A.5B.179.2.4..C.4A5B3.7...6AB.4...3.C7.."
                                               "9.382A6B..38.56AB.497.BC.6....214.95...71.B8342"
                                               "...BC85..6.....1.54..2..6528.7...B...7.....159"};

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
        uint8_t cell = svision_reading_givens(reading)[i];
        uint8_t solved = svision_reading_solution(reading)[i];
        text[i] = ".123456789ABCDEFG"[cell];
        CHECK(solved >= 1 && solved <= side && (cell == 0 || cell == solved));
    }
    text[side * side] = '\0';
    CHECK_TEXT(text, puzzle->text);
}

/* Symbols above 9, and of the highest digit, are those of the page. */
static void check_symbols(const struct side_puzzle *puzzle, bool zero, bool numbers,
                          const struct svision_reading *reading)
{
    unsigned side = puzzle->box_rows * puzzle->box_columns;
    const char *symbols = svision_reading_symbols(reading);
    CHECK_EQ(svision_reading_has_numbers(reading), numbers);
    CHECK_EQ(symbols != NULL, zero);
    CHECK(!symbols || (strlen(symbols) == side && symbols[side - 1] == '0'));
}

/* It turns slightly from frame to frame, as if held in a hand. */
static void commits_a_board_once(const struct side_puzzle *puzzle, bool zero, bool numbers)
{
    static uint8_t pixels[PAGE_WIDTH * PAGE_HEIGHT];
    const struct svision_image image = {pixels, PAGE_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, SVISION_GRAY8};
    struct svision_tracker_options options = SVISION_TRACKER_OPTIONS_INIT;
    struct svision_tracker *tracker;
    const struct svision_track *track = NULL;
    unsigned fresh = 0, settled = 0;
    options.sides = zero || numbers ? 1U << puzzle->box_rows * puzzle->box_columns : SVISION_SIDES;
    CHECK_EQ(svision_tracker_create(&options, &tracker), SVISION_OK);
    for (unsigned i = 0; i < FRAMES && tracker; i++) {
        const struct page_view view = {.degrees = 0.7 * i,
                                       .tilt = 0.08,
                                       .scale = 1,
                                       .noise = 3,
                                       .zero = zero,
                                       .numbers = numbers,
                                       .box_rows = puzzle->box_rows,
                                       .box_columns = puzzle->box_columns};
        CHECK_EQ(page_draw(puzzle->text, &view, pixels), SVISION_OK);
        CHECK_EQ(svision_tracker_update(tracker, &image, i / 30.0, &track), SVISION_OK);
        CHECK(svision_track_state(track) != SVISION_TRACK_NONE);
        settled += svision_track_state(track) == SVISION_TRACK_COMMITTED;
        fresh += svision_track_is_new(track);
        if (!svision_track_is_new(track))
            continue;
        check_puzzle(puzzle, svision_track_reading(track));
        check_symbols(puzzle, zero, numbers, svision_track_reading(track));
    }
    CHECK_EQ(fresh, 1);
    CHECK(settled >= FRAMES / 2);
    svision_tracker_destroy(tracker);
}

static void rejects_unsupported_sides(void)
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
        commits_a_board_once(&side_puzzles[i], false, false);
        if (check_failures > failures)
            fprintf(stderr, "boxes of %u x %u\n", side_puzzles[i].box_rows,
                    side_puzzles[i].box_columns);
    }
    for (unsigned zero = 0; zero < 2; zero++)
        commits_a_board_once(&ten_rows, zero, !zero);
    commits_a_board_once(&twelve_rows, true, false);
    rejects_unsupported_sides();
    return check_result();
}
