/* Why a candidate goes, whether a player's step is right, and notes in some cells only. */
#include "logic/worded.h"

static const char puzzle[] =
    "4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1";

static uint8_t cells[81];

static void read_cells(const char *text)
{
    for (unsigned i = 0; i < 81; i++)
        cells[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
}

static struct sudoku_logic *open_logic(const char *text)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    options.profile = SUDOKU_PROFILE_HUMAN;
    read_cells(text);
    position.cells = cells;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    return logic;
}

static bool eliminates(const struct sudoku_step *step, struct sudoku_candidate candidate)
{
    for (size_t i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell == candidate.cell &&
            step->eliminations[i].digit == candidate.digit)
            return true;
    return false;
}

/* 6 has one place in box 1, r3c1, so 8 is not there; 2 in r2c7 takes a chain, before singles are
 * placed. */
static void candidates_go_for_the_easiest_reason(void)
{
    const struct sudoku_candidate peer = {18 + 1, 8}, far = {9 + 6, 2};
    const struct sudoku_step *step;
    struct sudoku_logic *logic = open_logic(puzzle);
    CHECK_EQ(sudoku_logic_why(logic, &(struct sudoku_candidate){18, 8}, &step), SUDOKU_OK);
    CHECK_TEXT(step->technique->name, "Hidden Single in a box");
    CHECK_EQ(step->placements[0].cell, 18);
    CHECK_EQ(step->placements[0].digit, 6);
    CHECK_EQ(sudoku_logic_why(logic, &far, &step), SUDOKU_OK);
    CHECK(eliminates(step, far));
    CHECK(step->technique->level > SUDOKU_LEVEL_MEDIUM);
    /* The true digit never goes. */
    CHECK_EQ(sudoku_logic_why(logic, &peer, &step), SUDOKU_UNDECIDED);
    sudoku_logic_destroy(logic);
}

static void digits_that_are_no_candidates_are_refused(void)
{
    const struct sudoku_candidate seen = {18, 4}, filled = {0, 4}, off = {81, 1}, high = {18, 10};
    const struct sudoku_step *step;
    struct sudoku_logic *logic = open_logic(puzzle);
    CHECK_EQ(sudoku_logic_why(logic, &seen, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_why(logic, &filled, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_why(logic, &off, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_why(logic, &high, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_why(logic, NULL, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_why(logic, &seen, NULL), SUDOKU_ERR_ARGUMENT);
    sudoku_logic_destroy(logic);
}

static void expect_verdict(struct sudoku_logic *logic, struct sudoku_solver *solver,
                           struct sudoku_candidate candidate, bool is_placement,
                           enum sudoku_verdict expected, bool has_step)
{
    enum sudoku_verdict verdict;
    const struct sudoku_step *step;
    CHECK_EQ(sudoku_logic_judge(logic, solver, &candidate, is_placement, &verdict, &step),
             SUDOKU_OK);
    CHECK_EQ(verdict, expected);
    CHECK_EQ(step != NULL, has_step);
}

static void steps_of_players_are_judged(void)
{
    struct sudoku_solver *solver;
    struct sudoku_logic *logic = open_logic(puzzle);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    expect_verdict(logic, solver, (struct sudoku_candidate){18, 6}, true, SUDOKU_VERDICT_PROVED,
                   true);
    expect_verdict(logic, solver, (struct sudoku_candidate){18, 8}, true, SUDOKU_VERDICT_WRONG,
                   false);
    expect_verdict(logic, solver, (struct sudoku_candidate){18, 8}, false, SUDOKU_VERDICT_PROVED,
                   true);
    expect_verdict(logic, solver, (struct sudoku_candidate){18, 6}, false, SUDOKU_VERDICT_WRONG,
                   false);
    sudoku_logic_destroy(logic);

    /* After a wrong digit nothing is right or wrong, not even what breaks no rule. */
    struct sudoku_logic_position mistaken = SUDOKU_LOGIC_POSITION_INIT;
    enum sudoku_verdict unknown;
    const struct sudoku_step *none;
    read_cells(puzzle);
    cells[15] = 2;
    mistaken.cells = cells;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &mistaken), SUDOKU_OK);
    for (unsigned is_placement = 0; is_placement < 2; is_placement++) {
        const struct sudoku_candidate six = {18, 6};
        CHECK_EQ(sudoku_logic_judge(logic, solver, &six, is_placement, &unknown, &none),
                 SUDOKU_NO_SOLUTION);
    }
    sudoku_logic_destroy(logic);
    read_cells(puzzle);

    /* Singles alone do not yet show that r3c2 is 8. */
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const size_t order[] = {0, 1, 2};
    options.order = order;
    options.order_length = COUNT(order);
    position.cells = cells;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    expect_verdict(logic, solver, (struct sudoku_candidate){19, 8}, true, SUDOKU_VERDICT_UNPROVED,
                   false);
    enum sudoku_verdict verdict;
    const struct sudoku_step *step;
    const struct sudoku_candidate good = {19, 8}, gone = {0, 1};
    CHECK_EQ(sudoku_logic_judge(logic, solver, &gone, true, &verdict, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_judge(logic, NULL, &good, true, &verdict, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_judge(logic, solver, &good, true, NULL, &step), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_judge(logic, solver, &good, true, &verdict, NULL), SUDOKU_ERR_ARGUMENT);
    sudoku_logic_destroy(logic);
    sudoku_solver_destroy(solver);
}

/* r5c5 has no candidate but 5, which singles of other cells do not show. */
static void placed_digits_are_proved_by_steps_of_their_cell(void)
{
    static const char lone[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const struct sudoku_candidate five = {4 * 9 + 4, 5};
    struct sudoku_solver *solver;
    enum sudoku_verdict verdict;
    const struct sudoku_step *step;
    struct sudoku_logic *logic = open_logic(lone);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_judge(logic, solver, &five, true, &verdict, &step), SUDOKU_OK);
    CHECK_EQ(verdict, SUDOKU_VERDICT_PROVED);
    CHECK(step && step->placement_count == 1 && step->placements[0].cell == five.cell &&
          step->placements[0].digit == five.digit);
    sudoku_logic_destroy(logic);
    sudoku_solver_destroy(solver);
}

/* A player noted r3c1 only, without 8. */
static void cells_without_notes_have_all_candidates(void)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    sudoku_digitset notes[81] = {0}, left[81];
    struct sudoku_solver *solver;
    struct sudoku_logic *logic = open_logic(puzzle);
    notes[18] = digits("167");
    position.cells = cells;
    position.candidates = notes;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_NO_SOLUTION);
    position.is_partial = true;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    sudoku_logic_get_position(logic, NULL, left);
    CHECK_EQ(left[18], digits("167"));
    CHECK_EQ(left[80 - 1], digits("2"));
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_start(logic, solver, &position, NULL), SUDOKU_OK);
    sudoku_logic_get_position(logic, NULL, left);
    CHECK_EQ(left[18], digits("167"));
    sudoku_solver_destroy(solver);
    sudoku_logic_destroy(logic);
}

int main(void)
{
    candidates_go_for_the_easiest_reason();
    digits_that_are_no_candidates_are_refused();
    steps_of_players_are_judged();
    placed_digits_are_proved_by_steps_of_their_cell();
    cells_without_notes_have_all_candidates();
    return check_result();
}
