/* Decisions on the puzzle of a tracked grid. */
#include <math.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "support/check.h"
#include "tracker/commit.h"
#include "tracker/readings.h"

enum { OTHER = 1 }; /* another puzzle on the same cells */

static struct svision_reading reading;

static const struct match *shown(unsigned rename, float cost)
{
    static struct match match;
    uint8_t cells[81];
    reading_digits(reading_puzzle, rename, cells);
    reading_show(&reading, cells, cost);
    match = (struct match){{&reading, 0}, true};
    return &match;
}

/* A tracker without evidence. */
static struct svision_tracker *outlined(void)
{
    struct svision_tracker *tracker;
    if (svision_tracker_create(NULL, &tracker))
        abort();
    tracker->width = tracker->height = READING_FRAME;
    tracker->gap = 1 / 30.0;
    tracker->time_constant = 1e6;
    tracker->kept = 1;
    tracker->track.state = SVISION_TRACK_OUTLINED;
    fusion_start(&tracker->fusion, board_size_of_side(9));
    return tracker;
}

/* A tracker with a committed puzzle, whatever the evidence. */
static struct svision_tracker *committed(void)
{
    struct svision_tracker *tracker = outlined();
    tracker->track.state = SVISION_TRACK_COMMITTED;
    tracker->puzzle.size = board_size_of_side(9);
    reading_digits(reading_puzzle, 0, tracker->puzzle.cells);
    reading_digits(reading_solution, 0, tracker->puzzle.solution);
    return tracker;
}

/* Adds a frame that is read and shows the grid. */
static enum commit_verdict weigh(struct svision_tracker *tracker, const struct match *match)
{
    commit_fade(tracker);
    return commit_decide(tracker, match);
}

static void a_puzzle_is_committed_once_it_leads(void)
{
    struct svision_tracker *tracker = outlined();
    for (unsigned i = 0; i < 4; i++)
        CHECK_EQ(weigh(tracker, shown(0, 6)), COMMIT_WAIT);
    CHECK_EQ(weigh(tracker, shown(0, 6)), COMMIT_ACCEPT);
    svision_tracker_destroy(tracker);
}

/* After a hand leaves, earlier evidence has the weight of its age in seconds, not in frames. */
static void evidence_fades_while_the_grid_is_not_seen(void)
{
    struct svision_tracker *tracker = outlined();
    tracker->time_constant = 0.5;
    for (unsigned i = 0; i < 3; i++)
        weigh(tracker, shown(0, 6));
    float before = tracker->fusion.weights[0];
    for (unsigned i = 0; i < 14; i++)
        commit_fade(tracker);
    weigh(tracker, shown(0, 6));
    CHECK(fabsf(tracker->fusion.weights[0] - (before * expf(-1) + 1 / 3.0F)) < 1e-3F);
    svision_tracker_destroy(tracker);
}

static void a_grid_that_is_cut_off_commits_nothing(void)
{
    struct svision_tracker *tracker = outlined();
    for (unsigned i = 0; i < 20; i++) {
        const struct match *match = shown(0, 6);
        reading.diagnosis.edges = SVISION_EDGE_TOP;
        CHECK_EQ(weigh(tracker, match), COMMIT_WAIT);
    }
    CHECK_EQ(tracker->fusion.frames, 0);
    svision_tracker_destroy(tracker);
}

static void a_committed_puzzle_stays_while_frames_show_it(void)
{
    struct svision_tracker *tracker = committed();
    for (unsigned i = 0; i < 30; i++) {
        CHECK_EQ(weigh(tracker, shown(0, 6)), COMMIT_KEEP);
        CHECK_EQ(tracker->rivals, 0);
        CHECK_EQ(tracker->foreign, 0);
    }
    svision_tracker_destroy(tracker);
}

/* Frames too faint to contradict the committed puzzle individually, but showing another board
 * together. */
static void another_board_takes_over_after_ten_frames(void)
{
    struct svision_tracker *tracker = committed();
    const uint8_t none[81] = {0};
    for (unsigned i = 0; i < 8; i++)
        fusion_add(&tracker->fusion, shown(OTHER, 6)->seen.reading, none, 1);
    for (unsigned i = 1; i < 10; i++) {
        CHECK_EQ(weigh(tracker, shown(OTHER, 1)), COMMIT_KEEP);
        CHECK_EQ(tracker->rivals, i);
    }
    CHECK_EQ(weigh(tracker, shown(OTHER, 1)), COMMIT_ACCEPT);
    svision_tracker_destroy(tracker);
}

/* Two digits have changed places: most of its print is the same. */
static void a_frame_that_is_sure_of_another_solution_shows_another_puzzle(void)
{
    for (unsigned sure = 0; sure < 2; sure++) {
        struct svision_tracker *tracker = committed();
        const struct match *match = shown(0, 6);
        uint8_t cells[81];
        reading_digits(reading_puzzle, 0, cells);
        for (unsigned i = 0; i < 81; i++)
            cells[i] = cells[i] == 1 ? 2 : cells[i] == 2 ? 1 : cells[i];
        reading_show(&reading, cells, 6);
        reading_digits(reading_solution, 0, reading.solution);
        for (unsigned i = 0; i < 81; i++)
            reading.solution[i] = reading.solution[i] == 1   ? 2
                                  : reading.solution[i] == 2 ? 1
                                                             : reading.solution[i];
        reading.solutions = 1;
        reading.certainty = sure ? SVISION_SURE : SVISION_UNCERTAIN;
        CHECK_EQ(weigh(tracker, match), COMMIT_KEEP);
        CHECK_EQ(tracker->differs, sure);
        CHECK_EQ(weigh(tracker, match), sure ? COMMIT_DROP : COMMIT_KEEP);
        svision_tracker_destroy(tracker);
    }
}

static void frames_of_another_puzzle_end_the_committed_one(void)
{
    struct svision_tracker *tracker = committed();
    CHECK_EQ(weigh(tracker, shown(OTHER, 6)), COMMIT_KEEP);
    CHECK_EQ(weigh(tracker, shown(0, 6)), COMMIT_KEEP);
    CHECK_EQ(tracker->foreign, 2);
    CHECK_EQ(weigh(tracker, shown(OTHER, 6)), COMMIT_KEEP);
    CHECK_EQ(weigh(tracker, shown(OTHER, 6)), COMMIT_DROP);
    svision_tracker_destroy(tracker);
}

/* Shows puzzle RENAME with the committed one's solution in CELL. */
static const struct match *shown_with(unsigned rename, unsigned cell)
{
    const struct match *match = shown(rename, 6);
    uint8_t solution[81];
    reading_digits(reading_solution, 0, solution);
    for (unsigned k = 0; k < 10; k++)
        reading.cost[cell][k] = k == solution[cell] ? 0 : 6;
    return match;
}

/* Even if its digit fits, in its own frames and in later ones that hide the cell. */
static void another_page_lends_no_digit(void)
{
    enum { UNREAD = 2 };
    for (unsigned rename = 0; rename <= OTHER; rename++) {
        struct svision_tracker *tracker = committed();
        tracker->puzzle.unread[UNREAD] = UNREAD_UNSEEN;
        for (unsigned i = 0; i < 6; i++) {
            /* Only one frame in four shows the other page: more would end the puzzle. */
            bool other = rename == OTHER && i % 4 == 0;
            tracker->cover.hidden[UNREAD] = rename == OTHER && !other;
            CHECK_EQ(weigh(tracker, shown_with(other ? OTHER : 0, UNREAD)), COMMIT_KEEP);
        }
        CHECK_EQ(tracker->puzzle.unread[UNREAD] != UNREAD_NOT, rename == OTHER);
        CHECK_EQ(tracker->puzzle.cells[UNREAD] != 0, rename != OTHER);
        svision_tracker_destroy(tracker);
    }
}

/* Nor does a page with the same solution and one digit less. */
static void a_page_that_lacks_a_digit_lends_none(void)
{
    enum { UNREAD = 2, GONE = 4 };
    for (unsigned lacks = 0; lacks < 2; lacks++) {
        struct svision_tracker *tracker = committed();
        tracker->puzzle.unread[UNREAD] = UNREAD_UNSEEN;
        for (unsigned i = 0; i < 12; i++) {
            const struct match *match = shown_with(0, UNREAD);
            for (unsigned k = 0; k < 10 && lacks; k++)
                reading.cost[GONE][k] = k ? 6 : 0;
            CHECK_EQ(weigh(tracker, match), COMMIT_KEEP);
        }
        CHECK_EQ(tracker->puzzle.unread[UNREAD] != UNREAD_NOT, lacks);
        CHECK_EQ(tracker->puzzle.cells[UNREAD] != 0, !lacks);
        CHECK(tracker->puzzle.cells[GONE] != 0);
        svision_tracker_destroy(tracker);
    }
}

/* It has the same solution and other givens; enough are gone to make it another puzzle. */
static void a_puzzle_of_the_same_solution_is_another_one(void)
{
    enum { FAULTS = 5 };
    struct svision_tracker *tracker = committed();
    memcpy(tracker->verdict.board.solution, tracker->puzzle.solution,
           sizeof tracker->puzzle.solution);
    for (unsigned gone = 0; gone <= FAULTS; gone++) {
        uint8_t cells[81];
        reading_digits(reading_puzzle, 0, cells);
        for (unsigned i = 0, left = gone; i < 81; i++)
            if (cells[i] && left > 0) {
                cells[i] = 0;
                left--;
            }
        reading_show(&reading, cells, 6);
        fusion_start(&tracker->fusion, board_size_of_side(9));
        for (unsigned i = 0; i < 3; i++)
            fusion_add(&tracker->fusion, &reading, (const uint8_t[81]){0}, 1);
        CHECK_EQ(commit_is_known(tracker), gone < FAULTS);
    }
    tracker->verdict.board.solution[0] ^= 1;
    fusion_start(&tracker->fusion, board_size_of_side(9));
    CHECK(!commit_is_known(tracker));
    svision_tracker_destroy(tracker);
}

/* A new cell becomes print above one bound; one that was in doubt, only above a higher one. */
static void doubtful_cells_become_print_only_if_plain(void)
{
    enum { CELL = 2 };
    static const float opinions[] = {-MIXTURE_PRINT - 1, -MIXTURE_WHOLE};
    for (unsigned plain = 0; plain < 2; plain++) {
        for (unsigned why = UNREAD_UNSEEN; why <= UNREAD_OPEN; why++) {
            struct svision_tracker *tracker = committed();
            tracker->puzzle.unread[CELL] = (uint8_t)why;
            for (unsigned i = 0; i < 12; i++) {
                const struct match *match = shown_with(0, CELL);
                reading.whole[CELL] = opinions[plain];
                CHECK_EQ(weigh(tracker, match), COMMIT_KEEP);
            }
            bool stays = why == UNREAD_OPEN && !plain;
            CHECK_EQ(tracker->puzzle.unread[CELL], stays ? UNREAD_OPEN : UNREAD_NOT);
            CHECK_EQ(tracker->puzzle.cells[CELL] == 0, stays);
            svision_tracker_destroy(tracker);
        }
    }
}

/* True if CELLS have the samples' solution and no other. */
static bool is_proper(const uint8_t *cells)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    uint8_t solution[81], wanted[81];
    const struct sudoku_puzzle puzzle = {.givens = cells};
    options.side = 9;
    if (sudoku_layout_create(&options, &layout) || sudoku_solver_create(layout, NULL, &solver))
        abort();
    reading_digits(reading_solution, 0, wanted);
    bool proper = sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK &&
                  memcmp(solution, wanted, sizeof wanted) == 0;
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
    return proper;
}

static void digits_that_the_puzzle_needs_are_print(void)
{
    struct svision_tracker *tracker = outlined();
    /* The writer of each digit is doubtful. */
    while (tracker->fusion.frames < 30 && weigh(tracker, shown(0, 3.5F)) == COMMIT_WAIT)
        ;
    CHECK(tracker->verdict.committed);
    commit_accept(tracker);
    CHECK(is_proper(tracker->puzzle.cells));
    for (unsigned i = 0; i < 81; i++)
        CHECK(!tracker->puzzle.unread[i] || tracker->puzzle.cells[i] == 0);
    svision_tracker_destroy(tracker);
}

static void a_redundant_digit_may_be_handwritten(void)
{
    enum { SPARE = 2 };
    struct svision_tracker *tracker = outlined();
    uint8_t printed[81], solution[81];
    reading_digits(reading_puzzle, 0, printed);
    reading_digits(reading_solution, 0, solution);
    for (unsigned i = 0; i < 30; i++) {
        const struct match *match = shown(0, 6);
        for (unsigned k = 1; k < 10; k++)
            reading.cost[SPARE][k] = k == solution[SPARE] ? 0 : 6;
        reading.cost[SPARE][0] = 2;
        if (weigh(tracker, match) == COMMIT_ACCEPT)
            break;
    }
    CHECK_EQ(tracker->verdict.board.cells[SPARE], solution[SPARE]);
    commit_accept(tracker);
    CHECK_EQ(tracker->puzzle.unread[SPARE], UNREAD_OPEN);
    CHECK(memcmp(tracker->puzzle.cells, printed, sizeof printed) == 0);
    svision_tracker_destroy(tracker);
}

int main(void)
{
    digits_that_the_puzzle_needs_are_print();
    a_redundant_digit_may_be_handwritten();
    a_puzzle_is_committed_once_it_leads();
    evidence_fades_while_the_grid_is_not_seen();
    a_grid_that_is_cut_off_commits_nothing();
    a_committed_puzzle_stays_while_frames_show_it();
    another_board_takes_over_after_ten_frames();
    a_frame_that_is_sure_of_another_solution_shows_another_puzzle();
    frames_of_another_puzzle_end_the_committed_one();
    another_page_lends_no_digit();
    a_page_that_lacks_a_digit_lends_none();
    a_puzzle_of_the_same_solution_is_another_one();
    doubtful_cells_become_print_only_if_plain();
    return check_result();
}
