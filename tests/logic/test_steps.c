/* Steps of the simplest techniques, statuses of the API, and that the checker rejects what does not
 * follow. */
#include <string.h>

#include "logic/explained.h"
#include "support/groups.h"

static const char example[] =
    "4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1";

static void read_cells(const char *text, uint8_t *cells)
{
    for (int i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

static struct sudoku_logic *explainer_for(const char *text, uint8_t *cells)
{
    struct sudoku_logic *logic;
    read_cells(text, cells);
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    return logic;
}

static void expect_text(struct sudoku_logic *logic, enum sudoku_hint hint, const char *expected)
{
    const struct sudoku_step *step;
    char text[256];
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_OK);
    size_t length = sudoku_step_write(sudoku_layout_classic(), step, hint, NULL, text, sizeof text);
    CHECK_EQ(length, strlen(expected));
    CHECK_TEXT(text, expected);
}

static void hints_reveal_more_by_level(void)
{
    uint8_t cells[81];
    struct sudoku_logic *logic = explainer_for(example, cells);
    expect_text(logic, SUDOKU_HINT_PLACE, "Look at box 9");
    expect_text(logic, SUDOKU_HINT_TECHNIQUE, "Naked Single: look at box 9");
    expect_text(logic, SUDOKU_HINT_STEP, "Naked Single: r9c8 has one candidate left, so r9c8 is 2");
    sudoku_logic_destroy(logic);
}

/* If a value must be tried, a hint names the cell, not the whole board. */
static void hints_of_brute_force_name_the_cell(void)
{
    static const char *const hardest =
        "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
    uint8_t cells[81];
    size_t brute_force;
    struct sudoku_logic *logic;
    read_cells(hardest, cells);
    CHECK_EQ(sudoku_technique_from_name("Brute Force", &brute_force), SUDOKU_OK);
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.order = &brute_force;
    options.order_length = 1;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    expect_text(logic, SUDOKU_HINT_PLACE, "Try the candidates of r9c2, for no technique helps");
    expect_text(logic, SUDOKU_HINT_TECHNIQUE,
                "Brute Force: try the candidates of r9c2, for no technique helps");
    expect_text(
        logic, SUDOKU_HINT_STEP,
        "Brute Force: no technique helps, and trying 2 in r9c2 leads to no solution, so r9c2 "
        "loses 2");
    sudoku_logic_destroy(logic);
}

static void a_path_goes_from_singles_to_locked_candidates(void)
{
    uint8_t cells[81];
    const struct sudoku_step *step;
    struct sudoku_logic *logic = explainer_for(example, cells);
    for (;;) {
        CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_OK);
        if (strcmp(step->technique->code, "0100") == 0)
            break;
        CHECK_EQ(step->placement_count, 1);
        sudoku_logic_apply(logic, step);
    }
    expect_text(logic, SUDOKU_HINT_STEP,
                "Locked Candidates, pointing: 2 in box 1 is confined to row 2, so r2c7 and r2c9 "
                "lose 2");
    sudoku_logic_destroy(logic);
}

/* Checks STEP in the position of LOGIC, whose givens are CELLS. */
static enum sudoku_status judge(struct sudoku_logic *logic, const struct sudoku_step *step)
{
    uint8_t cells[81];
    sudoku_digitset candidates[81];
    sudoku_logic_get_position(logic, cells, candidates);
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    position.candidates = candidates;
    return sudoku_step_check(sudoku_layout_classic(), &position, step);
}

static void the_checker_refuses_what_does_not_follow(void)
{
    uint8_t cells[81];
    const struct sudoku_step *found;
    struct sudoku_logic *logic = explainer_for(example, cells);
    CHECK_EQ(sudoku_logic_find_step(logic, &found), SUDOKU_OK);
    CHECK_EQ(judge(logic, found), SUDOKU_OK);

    struct sudoku_step step = *found;
    step.cell_count = 0; /* no premise */
    CHECK_EQ(judge(logic, &step), SUDOKU_UNDECIDED);
    step = *found;
    step.placement_count = 0; /* nothing done */
    CHECK_EQ(judge(logic, &step), SUDOKU_ERR_ARGUMENT);
    struct sudoku_candidate solved = {0, 4}; /* a given is no conclusion */
    step = *found;
    step.placements = &solved;
    CHECK_EQ(judge(logic, &step), SUDOKU_ERR_ARGUMENT);
    struct sudoku_candidate exchange[2] = {{1, 9}, {1, 5}}; /* givens cannot be exchanged */
    step = *found;
    step.pattern = exchange;
    step.pattern_count = 2;
    CHECK_EQ(judge(logic, &step), SUDOKU_ERR_ARGUMENT);
    sudoku_logic_destroy(logic);
}

static int count_step(void *user, const struct sudoku_step *step)
{
    (void)step;
    return ++*(int *)user == 3;
}

static void all_steps_come_once_and_stop_on_request(void)
{
    uint8_t cells[81];
    size_t index;
    int count = -1000;
    struct sudoku_logic *logic = explainer_for(example, cells);
    CHECK_EQ(sudoku_technique_from_name("hidden single", &index), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, &count), SUDOKU_OK);
    CHECK(count > -1000 + 3);
    count = 0;
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, index, count_step, &count), SUDOKU_CANCELLED);
    CHECK_EQ(count, 3);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, sudoku_technique_count(), count_step, &count),
             SUDOKU_ERR_ARGUMENT);
    sudoku_logic_destroy(logic);
}

static void the_callers_order_is_kept(void)
{
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    uint8_t cells[81];
    size_t index;
    read_cells(example, cells);
    CHECK_EQ(sudoku_technique_from_name("h1", &index), SUDOKU_OK);
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.order = &index;
    options.order_length = 1;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_find_best_step(logic, &step), SUDOKU_OK);
    CHECK_TEXT(step->technique->name, "Hidden Single");
    sudoku_logic_destroy(logic);
}

static void names_are_found_and_the_table_has_no_name_twice(void)
{
    size_t index = 7;
    CHECK_EQ(sudoku_technique_from_name("no such thing", &index), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(index, 7);
    for (size_t i = 0; i < sudoku_technique_count(); i++) {
        const struct sudoku_technique *technique = sudoku_technique_at(i);
        const char *names[] = {technique->name, technique->code, technique->abbreviation};
        for (int n = 0; n < 3; n++) {
            CHECK_EQ(sudoku_technique_from_name(names[n], &index), SUDOKU_OK);
            CHECK_EQ(index, i);
        }
        CHECK(sudoku_level_name(technique->level) != NULL);
    }
    CHECK(sudoku_technique_at(sudoku_technique_count()) == NULL);
    CHECK(sudoku_level_name((enum sudoku_level)0) == NULL);
    CHECK_EQ(sudoku_level_max_score((enum sudoku_level)0), 0);
    CHECK_EQ(sudoku_level_max_score((enum sudoku_level)(SUDOKU_LEVEL_EXTREME + 1)), 0);
    for (int level = SUDOKU_LEVEL_EASY; level < SUDOKU_LEVEL_EXTREME; level++)
        CHECK(sudoku_level_max_score((enum sudoku_level)level) <
              sudoku_level_max_score((enum sudoku_level)(level + 1)));
    CHECK_EQ(sudoku_level_max_score(SUDOKU_LEVEL_EASY), 800);
}

static void layouts_with_short_units_are_refused(void)
{
    struct groups groups = {0};
    groups_add_units(&groups, sudoku_layout_classic());
    groups_add_pair(&groups, 0, 11);
    struct sudoku_layout *layout = groups_layout(&groups, 9, 81);
    struct sudoku_logic *logic;
    CHECK_EQ(sudoku_logic_create(layout, NULL, &logic), SUDOKU_ERR_ARGUMENT);
    CHECK(logic == NULL);
    sudoku_layout_destroy(layout);
}

static void invalid_positions_are_refused(void)
{
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    uint8_t cells[81] = {5, 5};
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    CHECK_EQ(sudoku_logic_create(NULL, NULL, &logic), SUDOKU_ERR_ARGUMENT);
    CHECK(logic == NULL);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_ERR_ARGUMENT); /* no position is set */
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_CONFLICT);
    cells[1] = 10;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_ERR_ARGUMENT);
    cells[1] = 0;
    sudoku_digitset candidates[81];
    for (int i = 0; i < 81; i++)
        candidates[i] = i == 40 ? 0 : sudoku_digitset_all(9);
    position.candidates = candidates;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_NO_SOLUTION);
    sudoku_logic_destroy(logic);
}

static void a_rating_is_the_sum_of_scores_and_a_level_that_allows_it(void)
{
    static const char easy[] =
        "....3......89.....4....52.1953.....4...24......1...9......1..8.6...5..3...2..6.1.";
    uint8_t cells[81];
    enum sudoku_level level;
    unsigned score;
    struct sudoku_logic *logic = explainer_for(easy, cells);
    CHECK_EQ(sudoku_logic_rate(logic, &level, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK);
    CHECK_EQ(level, SUDOKU_LEVEL_EASY);
    CHECK_EQ(score, 462);
    CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK); /* solved: no step left */
    CHECK_EQ(score, 0);
    sudoku_logic_destroy(logic);
}

static void a_full_board_has_no_step(void)
{
    static const char full[] =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    uint8_t cells[81];
    int steps = 0;
    for (unsigned i = 0; i < 81; i++)
        cells[i] = (uint8_t)(full[i] - '0');
    position.cells = cells;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    for (size_t i = 0; i < sudoku_technique_count(); i++)
        CHECK_EQ(sudoku_logic_enumerate_steps(logic, i, count_step, &steps), SUDOKU_OK);
    CHECK_EQ(steps, 0);
    sudoku_logic_destroy(logic);
}

int main(void)
{
    a_full_board_has_no_step();
    a_rating_is_the_sum_of_scores_and_a_level_that_allows_it();
    hints_reveal_more_by_level();
    hints_of_brute_force_name_the_cell();
    a_path_goes_from_singles_to_locked_candidates();
    the_checker_refuses_what_does_not_follow();
    all_steps_come_once_and_stop_on_request();
    the_callers_order_is_kept();
    names_are_found_and_the_table_has_no_name_twice();
    layouts_with_short_units_are_refused();
    invalid_positions_are_refused();
    return check_result();
}
