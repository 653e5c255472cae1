/* Rejected arguments of explainer and step functions. */
#include <stddef.h>

#include "api/refused.h"

static const uint8_t empty[81];

static int take_none(void *user, const struct sudoku_step *step)
{
    (void)user;
    (void)step;
    return 0;
}

static void rejected_arguments_of_explainers_at_creation_are_named(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_layout_options large = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_layout *giant;
    struct sudoku_logic *logic;
    size_t order = 9999, index;
    REFUSED(sudoku_technique_from_name(NULL, &index), "name is NULL");
    REFUSED(sudoku_technique_from_name("lc1", NULL), "index is NULL");
    REFUSED(sudoku_technique_from_name("?", &index), "name is that of no technique");
    REFUSED(sudoku_logic_create(classic, NULL, NULL), "logic is NULL");
    ANSWERS(sudoku_profile_order(SUDOKU_PROFILE_SE, NULL, 9), 0, "order is NULL");
    options.order = &order;
    options.order_length = 1;
    REFUSED(sudoku_logic_create(classic, &options, &logic),
            "options->order has an index of no technique");
    options.order_length = 0;
    options.profile = (enum sudoku_profile)99;
    REFUSED(sudoku_logic_create(classic, &options, &logic), "options->profile is none");
    large.side = 64;
    CHECK_EQ(sudoku_layout_create(&large, &giant), SUDOKU_OK);
    REFUSED(sudoku_logic_create(giant, NULL, &logic), "layout is too large to explain");
    sudoku_layout_destroy(giant);
}

static void rejected_arguments_of_explainers_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    const struct sudoku_candidate outside = {99, 1};
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_step step = {.placements = &outside, .placement_count = 1};
    const struct sudoku_candidate inside = {0, 1};
    const struct sudoku_step *why;
    enum sudoku_level level;
    enum sudoku_verdict verdict;
    unsigned score;
    struct sudoku_logic *logic;
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    REFUSED(sudoku_logic_get_position(logic, NULL, NULL), "logic has no position yet");
    REFUSED(sudoku_logic_set_position(logic, NULL), "position is NULL");
    REFUSED(sudoku_logic_set_position(logic, &position), "position->cells is NULL");
    position.cells = too_large;
    REFUSED(sudoku_logic_set_position(logic, &position),
            "position->cells has a number over the side");
    position.cells = empty;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    REFUSED(sudoku_logic_why(logic, NULL, &why), "candidate is NULL");
    REFUSED(sudoku_logic_why(logic, &outside, &why), "candidate is none of the position");
    REFUSED(sudoku_logic_judge(logic, NULL, &inside, true, &verdict, &why), "solver is NULL");
    REFUSED(sudoku_logic_judge(logic, solver, &inside, true, NULL, &why), "verdict is NULL");
    REFUSED(sudoku_logic_apply(logic, &step),
            "step concludes about a candidate that the board lacks");
    REFUSED(sudoku_logic_enumerate_steps(logic, 0, NULL, NULL), "callback is NULL");
    REFUSED(sudoku_logic_enumerate_steps(logic, 9999, take_none, NULL),
            "index is that of no technique");
    REFUSED(sudoku_logic_rate(logic, NULL, &score), "level is NULL");
    REFUSED(sudoku_logic_rate(logic, &level, NULL), "score is NULL");
    REFUSED(sudoku_logic_rate_se(logic, NULL), "rating is NULL");
    position.size = 8;
    REFUSED(sudoku_logic_set_position(logic, &position), "position->size is too small");
    sudoku_logic_destroy(logic);
    sudoku_solver_destroy(solver);
}

static void rejected_arguments_of_starts_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    struct sudoku_layout_options small = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_layout *layout;
    struct sudoku_logic *logic;
    struct sudoku_solver *solver, *other;
    small.side = 4;
    CHECK_EQ(sudoku_layout_create(&small, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(layout, NULL, &other), SUDOKU_OK);
    REFUSED(sudoku_logic_start(NULL, solver, &position, NULL), "logic is NULL");
    REFUSED(sudoku_logic_start(logic, NULL, &position, NULL), "solver is NULL");
    REFUSED(sudoku_logic_start(logic, solver, NULL, NULL), "position is NULL");
    REFUSED(sudoku_logic_start(logic, solver, &position, NULL), "position->cells is NULL");
    position.cells = too_large;
    REFUSED(sudoku_logic_start(logic, solver, &position, NULL),
            "puzzle->givens has a number over the side");
    position.cells = empty;
    REFUSED(sudoku_logic_start(logic, other, &position, NULL), "solver is for another layout");
    limits.seconds = -1;
    REFUSED(sudoku_logic_start(logic, solver, &position, &limits), "limits->seconds is negative");
    position.size = 8;
    REFUSED(sudoku_logic_start(logic, solver, &position, NULL), "position->size is too small");
    sudoku_solver_destroy(other);
    sudoku_solver_destroy(solver);
    sudoku_logic_destroy(logic);
    sudoku_layout_destroy(layout);
}

static void rejected_arguments_of_step_checks_are_named(void)
{
    static const uint8_t twice[81] = {1, 1};
    const struct sudoku_layout *classic = sudoku_layout_classic();
    const struct sudoku_candidate first = {0, 1};
    const uint16_t outside = 99;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_step step = {.technique = sudoku_technique_at(0)};
    position.cells = twice;
    REFUSED(sudoku_step_check(classic, &position, &step), "position->cells breaks a rule");
    position.cells = empty;
    REFUSED(sudoku_step_check(classic, &position, &step),
            "step concludes nothing about the candidates of position");
    step.placements = &first;
    step.placement_count = 1;
    step.cells = &outside;
    step.cell_count = 1;
    REFUSED(sudoku_step_check(classic, &position, &step), "step has a premise that position lacks");
    ANSWERS(sudoku_step_write(classic, NULL, SUDOKU_HINT_STEP, NULL, NULL, 0), 0, "step is NULL");
    const struct sudoku_step nothing = {.technique = sudoku_technique_at(0)};
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    ANSWERS(sudoku_step_write(classic, &nothing, (enum sudoku_hint)4, NULL, NULL, 0), 0,
            "hint is none");
    wording.detail = (enum sudoku_detail)7;
    ANSWERS(sudoku_step_write(classic, &nothing, SUDOKU_HINT_STEP, &wording, NULL, 0), 0,
            "wording->detail is none");
    wording.detail = SUDOKU_DETAIL_FULL;
    wording.symbols = "A";
    ANSWERS(sudoku_step_write(classic, &nothing, SUDOKU_HINT_STEP, &wording, NULL, 0), 0,
            "symbols are not 2 to 36 different digits and letters");
    wording.symbols = "A-D";
    ANSWERS(sudoku_step_write(classic, &nothing, SUDOKU_HINT_STEP, &wording, NULL, 0), 0,
            "the side of layout is not the number of symbols");
    wording.size = offsetof(struct sudoku_step_wording, candidates);
    ANSWERS(sudoku_step_write(classic, &nothing, SUDOKU_HINT_STEP, &wording, NULL, 0), 0,
            "wording->size is too small");
}

int main(void)
{
    rejected_arguments_of_explainers_at_creation_are_named();
    rejected_arguments_of_explainers_are_named();
    rejected_arguments_of_starts_are_named();
    rejected_arguments_of_step_checks_are_named();
    return check_result();
}
