/* Evidence of frames, added up and weighed. */
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

static void one_frame_cannot_say_too_much(void)
{
    struct fusion fusion = start();
    fusion_add(&fusion, shown(0, 1000), none, 1);
    CHECK(is_near(fusion_lead(&fusion, 0), 2));
}

static void frames_say_how_often_print_may_be_hidden(void)
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

static void hidden_cells_say_nothing(void)
{
    struct fusion fusion = start();
    uint8_t skip[81] = {[7] = 1};
    fusion_add(&fusion, shown(0, 3), skip, 1);
    CHECK(is_near(fusion_lead(&fusion, 7), 0));
    CHECK(is_near(fusion_lead(&fusion, 6), 1));
}

/* With this margin two frames would do, but three are asked for. */
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

/* Frames show one print: what it says of its digits' names, it says once. */
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
static void a_nine_that_most_frames_take_for_a_zero_or_not_is_not_committed(void)
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

/* A digit of the solution that may be by hand: with it or without, the solution is the same. */
static struct svision_reading *shown_unsure_of_a_writer(float blank, float digit)
{
    struct svision_reading *reading = shown(0, 6);
    for (unsigned k = 0; k < 10; k++)
        reading->cost[2][k] = 6; /* blank in the puzzle */
    reading->cost[2][0] = blank;
    reading->cost[2][4] = digit;
    return reading;
}

/* However many frames there are: their ink is the same. */
static void a_mark_that_may_be_by_hand_stays_open_and_holds_nothing_up(void)
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

/* A hand has just left it: one frame tells too little to leave who wrote aside. */
static void a_cell_that_was_free_for_a_moment_holds_the_board_up(void)
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

/* Light does not leave paper as a hand does: the board is the others', and that cell is named. */
static void a_cell_in_light_is_not_waited_for_as_one_that_is_covered(void)
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

/* The costs do not tell: a hand's digit may look like print in most. */
static void a_digit_is_print_where_all_signs_leave_no_doubt(void)
{
    static const struct {
        float whole;
        bool open;
    } cases[] = {{-MIXTURE_WHOLE, false}, {-14, false}, {-12, true}, {-6, true}, {3, true}};
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

/* What one frame takes for print and the others for a hand's. */
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

/* A spoilt frame does not turn the others' hand into print. */
static void frames_that_contradict_each_other_make_no_hand_print(void)
{
    struct fusion fusion = start();
    for (unsigned frame = 0; frame < 9; frame++) {
        struct svision_reading *reading = shown_unsure_of_a_writer(frame ? 6 : 0, frame ? 0 : 6);
        reading->hand[2] = frame ? -5 : 3;
        reading->whole[2] = frame ? -10 : 3;
        fusion_add(&fusion, reading, none, 0.9F);
    }
    CHECK(fusion_is_open(&fusion, 2, 4));
}

/* A digit that one frame shows for sure and another does not, as a spoilt one. */
static void frames_that_contradict_each_other_leave_nothing_to_a_hand(void)
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

/* A frame that takes the digit for a hand's saw it as well as one that takes it for print. */
static void a_hand_contradicts_no_print(void)
{
    for (unsigned by_hand = 0; by_hand < 2; by_hand++) {
        struct fusion fusion = start();
        fusion_add(&fusion, shown_unsure_of_a_writer(6, 0), none, 1);
        struct svision_reading *reading = shown_unsure_of_a_writer(0, 6);
        reading->hand[2] = by_hand ? 5 : -MIXTURE_MOST;
        fusion_add(&fusion, reading, none, 1);
        CHECK(fusion.has_print[2]);
        CHECK_EQ(fusion.has_none[2], !by_hand);
    }
}

/* Another page lies there: of what it hides nothing is known any more. */
static void what_a_frame_contradicts_takes_along_what_it_does_not_show(void)
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

/* Pages of one solution have no two digits in a cell: one of these was misread. */
static void another_digit_takes_nothing_along(void)
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

/* What is not clear contradicts nothing. */
static void a_frame_that_is_not_clear_takes_nothing_along(void)
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
    cells[0] = 0; /* a digit that the board did not have: its solution does */
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
    one_frame_cannot_say_too_much();
    frames_say_how_often_print_may_be_hidden();
    hidden_cells_say_nothing();
    a_board_is_committed_by_three_frames_or_more();
    frames_that_contradict_each_other_leave_nothing_to_a_hand();
    a_hand_contradicts_no_print();
    a_font_that_one_frame_leaves_open_stays_open();
    a_nine_that_most_frames_take_for_a_zero_or_not_is_not_committed();
    a_digit_is_print_where_all_signs_leave_no_doubt();
    frames_that_contradict_each_other_make_no_hand_print();
    a_mark_that_was_print_in_one_frame_stays_open();
    a_cell_that_was_free_for_a_moment_holds_the_board_up();
    a_cell_in_light_is_not_waited_for_as_one_that_is_covered();
    a_mark_that_may_be_by_hand_stays_open_and_holds_nothing_up();
    what_a_frame_contradicts_takes_along_what_it_does_not_show();
    another_digit_takes_nothing_along();
    a_frame_that_is_not_clear_takes_nothing_along();
    frames_are_compared_cell_by_cell();
    return check_result();
}
