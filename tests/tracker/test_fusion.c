/* Accumulation of evidence over frames. */
#include <math.h>
#include <stdlib.h>

#include "support/check.h"
#include "tracker/evidence/fusion.h"
#include "tracker/readings.h"

static const uint8_t none[BOARD_MAX_CELLS];

static struct fusion start(void)
{
    struct fusion fusion;
    fusion_start(&fusion, board_size_of_side(9));
    return fusion;
}

static struct svision_reading *shown(unsigned rename, float cost)
{
    static struct svision_reading reading;
    uint8_t cells[81];
    reading_digits(reading_puzzle, rename, cells);
    reading_show(&reading, cells, cost);
    return &reading;
}

static bool is_near(float a, double b)
{
    return fabs((double)a - b) < 1e-5;
}

static void a_frame_counts_for_a_third_and_fades(void)
{
    struct fusion fusion = start();
    uint8_t cells[81], expected[81];
    fusion_add(&fusion, shown(0, 3), none, 0.5F);
    CHECK(is_near(fusion_lead(&fusion, 0), 1));
    fusion_add(&fusion, shown(0, 3), none, 0.5F);
    CHECK(is_near(fusion_lead(&fusion, 0), 1.5));
    CHECK_EQ(fusion.frames, 2);
    fusion_likeliest(&fusion, cells);
    reading_digits(reading_puzzle, 0, expected);
    CHECK(memcmp(cells, expected, 81) == 0);
    fusion_add(&fusion, shown(1, 3), none, 0.5F);
    CHECK(is_near(fusion_lead(&fusion, 0), 0.25));
    fusion_likeliest(&fusion, cells);
    reading_digits(reading_puzzle, 1, expected);
    CHECK(memcmp(cells, expected, 81) == 0);
}

static void limits_the_evidence_of_one_frame(void)
{
    struct fusion fusion = start();
    fusion_add(&fusion, shown(0, 1000), none, 1);
    CHECK(is_near(fusion_lead(&fusion, 0), 2));
}

static void counts_frames_that_may_hide_print(void)
{
    struct fusion fusion = start();
    struct svision_reading *frame = shown(0, 3);
    for (unsigned i = 0; i < 4; i++) {
        frame->doubt[2] = i < 2 ? READING_HIDES : READING_PLAIN;
        frame->doubt[3] = READING_NAMED;
        fusion_add(&fusion, frame, none, 1);
        CHECK(is_near(fusion_doubt(&fusion, 2), i < 2 ? 1 : 2.0 / (i + 1)));
        CHECK(is_near(fusion_doubt(&fusion, 3), 0));
    }
    frame->doubt[2] = frame->doubt[3] = READING_PLAIN;
}

static void hidden_cells_add_no_evidence(void)
{
    struct fusion fusion = start();
    uint8_t skip[81] = {[7] = 1};
    fusion_add(&fusion, shown(0, 3), skip, 1);
    CHECK(is_near(fusion_lead(&fusion, 7), 0));
    CHECK(is_near(fusion_lead(&fusion, 6), 1));
}

/* This margin needs two frames, but three are required. */
static void a_board_is_committed_by_three_frames_or_more(void)
{
    static struct kbest space;
    struct fusion fusion = start();
    struct verdict verdict;
    uint8_t solution[81];
    reading_digits(reading_solution, 0, solution);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    for (unsigned frame = 1; frame <= 4; frame++) {
        fusion_add(&fusion, shown(0, 6), none, 1);
        fusion_judge(&fusion, 4, &space, &verdict);
        CHECK_EQ(verdict.committed, frame >= 3);
        CHECK_EQ(verdict.board.solutions, 1);
        CHECK(memcmp(verdict.board.solution, solution, 81) == 0);
        fusion_judge(&fusion, 8, &space, &verdict);
        CHECK_EQ(verdict.committed, frame >= 4);
    }
    sudoku_solver_destroy(space.solver[0]);
}

/* All frames show the same print, so the names of its digits count once. */
static void a_font_that_one_frame_leaves_open_stays_open(void)
{
    static struct kbest space;
    struct fusion fusion = start();
    struct verdict verdict;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    for (unsigned frame = 1; frame <= 9; frame++) {
        struct svision_reading *reading = shown(0, 6);
        reading->naming = 2;
        fusion_add(&fusion, reading, none, 1);
    }
    fusion_judge(&fusion, 4, &space, &verdict);
    CHECK(!verdict.committed);
    fusion_add(&fusion, shown(0, 6), none, 1);
    fusion_judge(&fusion, 4, &space, &verdict);
    CHECK(verdict.committed);
    sudoku_solver_destroy(space.solver[0]);
}

/* Frames show the same ink, so that more of them make it no clearer. */
static void a_nine_that_may_be_a_zero_is_not_committed(void)
{
    static struct kbest space;
    struct fusion fusion = start();
    struct verdict verdict;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    for (unsigned frame = 1; frame <= 15; frame++) {
        struct svision_reading *reading = shown(0, 6);
        reading_digits(reading_puzzle, 0, reading->cells);
        reading->zero_is_open = frame <= 7;
        fusion_add(&fusion, reading, none, 1);
        fusion_judge(&fusion, 4, &space, &verdict);
        CHECK_EQ(verdict.committed, frame >= 14);
    }
    sudoku_solver_destroy(space.solver[0]);
}

/* A digit of the solution that may be handwritten: the solution is the same without it. */
static struct svision_reading *shown_unsure_of_a_writer(float blank, float digit)
{
    struct svision_reading *reading = shown(0, 6);
    for (unsigned k = 0; k < 10; k++)
        reading->cost[2][k] = 6; /* blank in the puzzle */
    reading->cost[2][0] = blank;
    reading->cost[2][4] = digit;
    return reading;
}

/* For any number of frames: their ink is the same. */
static void a_possibly_handwritten_mark_stays_open_without_delay(void)
{
    static struct kbest space;
    struct fusion fusion = start(), strict = start();
    struct verdict verdict;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    strict.asks_solution = false;
    for (unsigned frame = 1; frame <= 12; frame++) {
        struct svision_reading *reading = shown_unsure_of_a_writer(0.5F, 0.9F);
        fusion_add(&fusion, reading, none, 0.9F);
        fusion_add(&strict, reading, none, 0.9F);
        fusion_judge(&fusion, 8, &space, &verdict);
        CHECK_EQ(verdict.committed, frame >= 5);
        CHECK(fusion_is_open(&fusion, 2, 4));
        CHECK(!fusion_is_open(&fusion, 0, 5));
        CHECK(!fusion_is_open(&fusion, 3, 6));
        fusion_judge(&strict, 8, &space, &verdict);
        CHECK(!verdict.committed);
    }
    for (unsigned frame = 1; frame <= 12; frame++)
        fusion_add(&fusion, shown_unsure_of_a_writer(0, 6), none, 0.5F);
    CHECK(!fusion_is_open(&fusion, 2, 4));
    sudoku_solver_destroy(space.solver[0]);
}

/* A hand has just left it: one frame is not enough to ignore the question of the writer. */
static void a_cell_uncovered_for_a_moment_delays_the_board(void)
{
    static struct kbest space;
    struct fusion fusion = start();
    struct verdict verdict;
    const uint8_t covered[BOARD_MAX_CELLS] = {[2] = 1};
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    for (unsigned frame = 1; frame <= 13; frame++) {
        struct svision_reading *reading = shown_unsure_of_a_writer(0.5F, 0.9F);
        fusion_add(&fusion, reading, frame <= 10 ? covered : none, 0.9F);
        fusion_judge(&fusion, 8, &space, &verdict);
        CHECK_EQ(verdict.committed, frame == 13);
    }
    sudoku_solver_destroy(space.solver[0]);
}

/* Glare does not leave paper as a hand does: the board consists of the others, and the cell is
 * named. */
static void waits_less_for_cells_in_glare_than_covered_ones(void)
{
    static struct kbest space;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &space.solver[0]), SUDOKU_OK);
    for (unsigned skip = FUSION_HIDDEN; skip <= FUSION_LIT; skip++) {
        struct fusion fusion = start();
        struct verdict verdict;
        unsigned frame = 0;
        const uint8_t skips[BOARD_MAX_CELLS] = {[2] = (uint8_t)skip};
        do {
            fusion_add(&fusion, shown(0, 6), skips, 1);
            fusion_judge(&fusion, 4, &space, &verdict);
            frame++;
        } while (!verdict.committed && frame < 99);
        CHECK_EQ(frame, skip == FUSION_LIT ? 6 : 30);
        CHECK(!fusion_is_read(&fusion, 2));
        CHECK_EQ(verdict.board.cells[2], 0);
        CHECK(is_near(fusion_doubt(&fusion, 2), skip == FUSION_LIT));
        for (unsigned i = 0; i < 2 * frame; i++)
            fusion_add(&fusion, shown(0, 6), none, 1);
        CHECK(fusion_is_read(&fusion, 2));
        CHECK(is_near(fusion_doubt(&fusion, 2), skip == FUSION_LIT ? 1 / 3.0 : 0));
    }
    sudoku_solver_destroy(space.solver[0]);
}

/* Costs do not decide: handwriting may look like print in most of them. */
static void a_digit_is_print_where_all_signs_leave_no_doubt(void)
{
    static const struct {
        float whole;
        bool open;
    } cases[] = {{-MIXTURE_WHOLE, false},
                 {-MIXTURE_PRINT - 1, false},
                 {-MIXTURE_PRINT + 1, true},
                 {3, true}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fusion fusion = start();
        for (unsigned frame = 0; frame < 9; frame++) {
            struct svision_reading *reading = shown(0, 6);
            reading->whole[0] = cases[i].whole;
            fusion_add(&fusion, reading, none, 0.9F);
        }
        CHECK_EQ(fusion_is_open(&fusion, 0, 5), cases[i].open);
        CHECK(!fusion_is_open(&fusion, 1, 3));
        CHECK(!fusion_is_open(&fusion, 2, 4)); /* blank, by the same frames */
    }
}

/* One frame sees print and the others handwriting. */
static void a_mark_that_was_print_in_one_frame_stays_open(void)
{
    for (unsigned lead = 1; lead <= 2; lead++) {
        struct fusion fusion = start();
        for (unsigned frame = 0; frame < 9; frame++) {
            struct svision_reading *reading =
                shown_unsure_of_a_writer(frame ? 0 : (float)lead, frame ? 6 : 0);
            reading->hand[2] = frame ? 6 : -1;
            fusion_add(&fusion, reading, none, 1);
        }
        CHECK_EQ(fusion_is_open(&fusion, 2, 4), lead == 2);
    }
}

/* One bad frame does not turn handwriting into print. */
static void contradictory_frames_do_not_make_handwriting_print(void)
{
    struct fusion fusion = start();
    for (unsigned frame = 0; frame < 9; frame++) {
        struct svision_reading *reading = shown_unsure_of_a_writer(frame ? 6 : 0, frame ? 0 : 6);
        reading->hand[2] = frame ? -5 : 3;
        reading->whole[2] = frame ? 2 - MIXTURE_PRINT : 3;
        fusion_add(&fusion, reading, none, 0.9F);
    }
    CHECK(fusion_is_open(&fusion, 2, 4));
}

/* A digit that one frame shows clearly and another does not, as if it were spoiled. */
static void contradictory_frames_leave_no_doubt_of_print(void)
{
    struct fusion fusion = start();
    fusion_add(&fusion, shown_unsure_of_a_writer(3, 0), none, 1);
    CHECK(fusion_is_open(&fusion, 2, 4));
    fusion_add(&fusion, shown_unsure_of_a_writer(3, 0), none, 1);
    CHECK(fusion_is_open(&fusion, 2, 4));
    fusion_add(&fusion, shown_unsure_of_a_writer(0, 3), none, 1);
    CHECK(fusion_is_open(&fusion, 2, 4));
    fusion_add(&fusion, shown_unsure_of_a_writer(5, 0), none, 1);
    CHECK(!fusion_is_open(&fusion, 2, 4));
}

/* A frame that sees the digit as handwriting has seen it as well as one that sees print. */
static void handwriting_does_not_contradict_print(void)
{
    for (unsigned by_hand = 0; by_hand < 2; by_hand++) {
        struct fusion fusion = start();
        fusion_add(&fusion, shown_unsure_of_a_writer(6, 0), none, 1);
        struct svision_reading *reading = shown_unsure_of_a_writer(0, 6);
        reading->hand[2] = by_hand ? 5 : -MIXTURE_MAX;
        fusion_add(&fusion, reading, none, 1);
        CHECK(fusion.has_print[2]);
        CHECK_EQ(fusion.has_none[2], !by_hand);
    }
}

/* There is another page, and nothing is known about cells that the frame hides. */
static void a_contradiction_discards_hidden_cells_too(void)
{
    enum { GONE = 0, COMES = 2, HIDDEN = 4 };
    for (unsigned other = 0; other < 3; other++) {
        struct fusion fusion = start();
        uint8_t skip[81] = {[HIDDEN] = 1}, cells[81];
        for (unsigned i = 0; i < 3; i++)
            fusion_add(&fusion, shown(0, 6), none, 1);
        struct svision_reading *reading = shown(0, 6);
        for (unsigned k = 0; k < 10 && other; k++)
            reading->cost[other == 1 ? GONE : COMES][k] = k == (other == 1 ? 0 : 4) ? 0 : 6;
        fusion_forget_contradicted(&fusion, reading, skip);
        CHECK_EQ(fusion_is_read(&fusion, HIDDEN), other == 0);
        CHECK_EQ(fusion_is_read(&fusion, GONE), other != 1);
        CHECK_EQ(fusion_is_read(&fusion, COMES), other != 2);
        CHECK(is_near(fusion_lead(&fusion, 1), 6));
        fusion_add(&fusion, reading, skip, 1);
        fusion_likeliest(&fusion, cells);
        CHECK_EQ(cells[GONE], other == 1 ? 0 : 5);
        CHECK_EQ(cells[COMES], other == 2 ? 4 : 0);
    }
}

/* Pages with the same solution have equal digits, so one of two was misread. */
static void another_digit_discards_nothing(void)
{
    struct fusion fusion = start();
    struct svision_reading *reading = shown(0, 6);
    fusion_add(&fusion, reading, none, 1);
    for (unsigned k = 0; k < 10; k++)
        reading->cost[0][k] = k == 6 ? 0 : 6;
    fusion_forget_contradicted(&fusion, reading, none);
    CHECK(is_near(fusion_lead(&fusion, 0), 2));
    CHECK(fusion_is_seen(&fusion, 4));
}

/* Unclear cells do not contradict. */
static void an_unclear_frame_discards_nothing(void)
{
    struct fusion fusion = start();
    uint8_t skip[81] = {[4] = 1};
    fusion_add(&fusion, shown(0, 6), none, 1);
    fusion_forget_contradicted(&fusion, shown(1, 1), skip);
    CHECK(fusion_is_seen(&fusion, 0) && fusion_is_seen(&fusion, 4));
}

static void frames_are_compared_cell_by_cell(void)
{
    struct svision_reading *reading = shown(0, 3);
    uint8_t cells[81], solution[81], skip[81] = {0};
    reading_digits(reading_puzzle, 0, cells);
    reading_digits(reading_solution, 0, solution);
    struct consistency all = fusion_compare(reading, skip, cells, solution);
    CHECK_EQ(all.agree, 30);
    CHECK_EQ(all.disagree, 0);
    skip[0] = 1;
    CHECK_EQ(fusion_compare(reading, skip, cells, solution).agree, 29);
    skip[0] = 0;
    cells[0] = 0; /* a digit that the board lacks, but its solution has */
    CHECK_EQ(fusion_compare(reading, skip, cells, solution).disagree, 0);
    CHECK_EQ(fusion_compare(reading, skip, cells, NULL).disagree, 1);
    cells[0] = 9;
    cells[2] = 4; /* shown as blank */
    all = fusion_compare(reading, skip, cells, solution);
    CHECK_EQ(all.agree, 29);
    CHECK_EQ(all.disagree, 2);
    all = fusion_compare(shown(0, 1.4F), skip, cells, solution);
    CHECK_EQ(all.agree + all.disagree, 0);
}

int main(void)
{
    a_frame_counts_for_a_third_and_fades();
    limits_the_evidence_of_one_frame();
    counts_frames_that_may_hide_print();
    hidden_cells_add_no_evidence();
    a_board_is_committed_by_three_frames_or_more();
    contradictory_frames_leave_no_doubt_of_print();
    handwriting_does_not_contradict_print();
    a_font_that_one_frame_leaves_open_stays_open();
    a_nine_that_may_be_a_zero_is_not_committed();
    a_digit_is_print_where_all_signs_leave_no_doubt();
    contradictory_frames_do_not_make_handwriting_print();
    a_mark_that_was_print_in_one_frame_stays_open();
    a_cell_uncovered_for_a_moment_delays_the_board();
    waits_less_for_cells_in_glare_than_covered_ones();
    a_possibly_handwritten_mark_stays_open_without_delay();
    a_contradiction_discards_hidden_cells_too();
    another_digit_discards_nothing();
    an_unclear_frame_discards_nothing();
    frames_are_compared_cell_by_cell();
    return check_result();
}
