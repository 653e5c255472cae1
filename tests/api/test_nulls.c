/* The rule for NULL in sudoku.h holds for every pointer of every function: functions with a status
 * return SUDOKU_ERR_ARGUMENT, others a neutral value. test_nulls.sh checks that each function
 * occurs here. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

/* The call records a reason: the previous one is replaced. */
#define BAD(call)                                                                                  \
    do {                                                                                           \
        enum sudoku_text_format none;                                                              \
        sudoku_text_format_from_name("?", &none);                                                  \
        CHECK_EQ(call, SUDOKU_ERR_ARGUMENT);                                                       \
        CHECK(strcmp(sudoku_argument_error(), "name is that of no format") != 0);                  \
    } while (0)

static const uint8_t empty[81];
static uint8_t cells[81];
static sudoku_digitset sets[81];

static int ignore(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return 0;
}

static int ignore_step(void *user, const struct sudoku_step *step)
{
    (void)user;
    (void)step;
    return 0;
}

static void nothing_is_freed_or_cancelled(void)
{
    sudoku_batch_destroy(NULL);
    sudoku_cover_destroy(NULL);
    sudoku_generator_destroy(NULL);
    sudoku_generator_cancel(NULL);
    sudoku_layout_destroy(NULL);
    sudoku_logic_destroy(NULL);
    sudoku_logic_cancel(NULL);
    sudoku_solver_destroy(NULL);
    sudoku_text_reader_destroy(NULL);
    sudoku_batch_cancel(NULL);
    sudoku_cover_cancel(NULL);
    sudoku_solver_cancel(NULL);
    sudoku_solver_set_seed(NULL, 1);
}

static void calls_without_an_object_return_neutral_values(void)
{
    CHECK(sudoku_batch_stats(NULL) == NULL);
    CHECK(sudoku_cover_stats(NULL) == NULL);
    CHECK(sudoku_solver_stats(NULL) == NULL);
    CHECK_EQ(sudoku_solver_engine(NULL), SUDOKU_ENGINE_AUTO);
}

static void functions_without_pointers_answer(void)
{
    CHECK(sudoku_layout_classic() && sudoku_argument_error() && sudoku_strstatus(SUDOKU_OK));
    CHECK(sudoku_version() && sudoku_api_version() && sudoku_text_csv_header());
    CHECK(sudoku_engine_name((enum sudoku_engine)99) == NULL);
    CHECK(sudoku_level_name((enum sudoku_level)99) == NULL);
    CHECK_EQ(sudoku_level_max_score((enum sudoku_level)99), 0);
    CHECK(sudoku_text_format_name((enum sudoku_text_format)99) == NULL);
    CHECK(sudoku_symmetry_name((enum sudoku_symmetry)99) == NULL);
    CHECK(sudoku_variant_name((enum sudoku_variant)99) == NULL);
    CHECK(sudoku_technique_at(sudoku_technique_count()) == NULL);
}

static void no_layout_has_no_cells(void)
{
    static const uint16_t other = 0;
    const uint16_t *list = &other;
    char text[8] = "text";
    CHECK_EQ(sudoku_layout_side(NULL), 0);
    CHECK_EQ(sudoku_layout_cell_count(NULL), 0);
    CHECK_EQ(sudoku_layout_box_rows(NULL), 0);
    CHECK_EQ(sudoku_layout_box_columns(NULL), 0);
    CHECK_EQ(sudoku_layout_cell_row(NULL, 0), 0);
    CHECK_EQ(sudoku_layout_cell_column(NULL, 0), 0);
    CHECK_EQ(sudoku_layout_unit_count(NULL), 0);
    CHECK(sudoku_layout_unit_cells(NULL, 0) == NULL);
    CHECK_EQ(sudoku_layout_unit_length(NULL, 0), 0);
    CHECK_EQ(sudoku_layout_unit_kind(NULL, 0), SUDOKU_UNIT_CUSTOM);
    CHECK_EQ(sudoku_layout_cell_units(NULL, 0, &list), 0);
    CHECK(list == NULL);
    list = &other;
    CHECK_EQ(sudoku_layout_cell_peers(NULL, 0, &list), 0);
    CHECK(list == NULL);
    list = &other;
    CHECK_EQ(sudoku_layout_places(NULL, &list), 0);
    CHECK(list == NULL);
    CHECK_EQ(sudoku_layout_places(sudoku_layout_classic(), NULL), 0);
    CHECK_EQ(sudoku_layout_cell_units(sudoku_layout_classic(), 0, NULL), 3);
    CHECK_EQ(sudoku_layout_cell_peers(sudoku_layout_classic(), 0, NULL), 20);
    CHECK_EQ(sudoku_layout_unit_name(NULL, 0, text, sizeof text), 0);
    CHECK_TEXT(text, "");
    text[0] = 'x';
    CHECK_EQ(sudoku_layout_cell_name(NULL, 0, text, sizeof text), 0);
    CHECK_TEXT(text, "");
    CHECK_EQ(sudoku_layout_unit_name(sudoku_layout_classic(), 0, NULL, 8), 0);
    CHECK_EQ(sudoku_layout_cell_name(sudoku_layout_classic(), 0, NULL, 8), 0);
}

static void layouts_need_all(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    const uint16_t joined[2] = {0, 0};
    struct sudoku_layout *layout;
    enum sudoku_variant variant;
    BAD(sudoku_layout_create(NULL, &layout));
    BAD(sudoku_layout_create(&options, NULL));
    BAD(sudoku_layout_create_custom(NULL, &layout));
    BAD(sudoku_layout_create_custom(&custom, NULL));
    BAD(sudoku_layout_create_joined(NULL, 1, NULL, &layout));
    BAD(sudoku_layout_create_joined(joined, 1, NULL, NULL));
    BAD(sudoku_variant_from_name(NULL, &variant));
    BAD(sudoku_variant_from_name("diagonal", NULL));
}

static void boards_need_all(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    const struct sudoku_conflict conflict = {.digit = 1};
    char text[100];
    BAD(sudoku_board_check(NULL, empty, NULL, NULL, 0, NULL));
    BAD(sudoku_board_check(classic, NULL, NULL, NULL, 0, NULL));
    BAD(sudoku_board_check(classic, empty, NULL, NULL, 1, NULL));
    BAD(sudoku_board_candidates(NULL, empty, sets));
    BAD(sudoku_board_candidates(classic, NULL, sets));
    BAD(sudoku_board_candidates(classic, empty, NULL));
    CHECK(!sudoku_board_is_solution(NULL, empty, empty));
    CHECK(!sudoku_board_is_solution(classic, empty, NULL));
    CHECK(!sudoku_board_is_solution(classic, NULL, empty));
    CHECK_EQ(sudoku_conflict_write(NULL, &conflict, text, sizeof text), 0);
    CHECK_EQ(sudoku_conflict_write(classic, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_conflict_write(classic, &conflict, NULL, sizeof text), 0);
    CHECK_EQ(sudoku_conflict_write_symbols(NULL, &conflict, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_conflict_write_symbols(classic, NULL, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_conflict_write_symbols(classic, &conflict, NULL, NULL, sizeof text), 0);
}

static void texts_need_all(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    struct sudoku_text_reader *reader;
    enum sudoku_text_format format;
    unsigned side;
    char text[200];
    board.cells = result.givens = empty;
    BAD(sudoku_text_format_from_name(NULL, &format));
    BAD(sudoku_text_format_from_name("line", NULL));
    BAD(sudoku_text_reader_create(NULL, NULL, NULL, &reader));
    BAD(sudoku_text_reader_create_memory(NULL, NULL, 1, &reader));
    BAD(sudoku_text_reader_create_memory(NULL, "", 0, NULL));
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, NULL, 0, &reader), SUDOKU_OK);
    BAD(sudoku_text_reader_next(NULL, &puzzle, NULL));
    BAD(sudoku_text_reader_next(reader, NULL, NULL));
    BAD(sudoku_text_reader_next_lines(NULL, 1, &lines));
    BAD(sudoku_text_reader_next_lines(reader, 1, NULL));
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
    sudoku_text_reader_destroy(reader);
    BAD(sudoku_text_parse(NULL, NULL, 1, cells, sets, 81, &side, NULL));
    BAD(sudoku_text_parse(NULL, "", 0, NULL, sets, 81, &side, NULL));
    BAD(sudoku_text_parse(NULL, "", 0, cells, sets, 81, NULL, NULL));
    BAD(sudoku_text_parse_regions(NULL, 1, cells, 81, &side, NULL));
    BAD(sudoku_text_parse_regions("", 0, NULL, 81, &side, NULL));
    BAD(sudoku_text_parse_regions("", 0, cells, 81, NULL, NULL));
    CHECK_EQ(sudoku_text_write_board(NULL, &board, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_board(classic, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_board(classic, &board, NULL, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_result(NULL, &result, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_result(classic, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_result(classic, &result, NULL, sizeof text), 0);
}

static void solvers_need_all(void)
{
    const struct sudoku_puzzle puzzle = {empty, NULL};
    struct sudoku_solver *solver;
    enum sudoku_engine engine;
    uint64_t count;
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    BAD(sudoku_engine_from_name(NULL, &engine));
    BAD(sudoku_engine_from_name("dlx", NULL));
    BAD(sudoku_solver_create(NULL, NULL, &solver));
    BAD(sudoku_solver_create(sudoku_layout_classic(), NULL, NULL));
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    BAD(sudoku_solver_solve(NULL, &puzzle, NULL, cells));
    BAD(sudoku_solver_solve(solver, NULL, NULL, cells));
    BAD(sudoku_solver_solve(solver, &puzzle, NULL, NULL));
    BAD(sudoku_solver_unique(NULL, &puzzle, NULL, cells));
    BAD(sudoku_solver_unique(solver, NULL, NULL, cells));
    BAD(sudoku_solver_unique(solver, &puzzle, NULL, NULL));
    BAD(sudoku_solver_count(NULL, &puzzle, NULL, &count));
    BAD(sudoku_solver_count(solver, NULL, NULL, &count));
    BAD(sudoku_solver_count(solver, &puzzle, NULL, NULL));
    BAD(sudoku_solver_count_cached(NULL, &puzzle, NULL, 0, &count));
    BAD(sudoku_solver_count_cached(solver, NULL, NULL, 0, &count));
    BAD(sudoku_solver_count_cached(solver, &puzzle, NULL, 0, NULL));
    BAD(sudoku_solver_enumerate(NULL, &puzzle, NULL, ignore, NULL));
    BAD(sudoku_solver_enumerate(solver, NULL, NULL, ignore, NULL));
    BAD(sudoku_solver_enumerate(solver, &puzzle, NULL, NULL, NULL));
    BAD(sudoku_solver_candidates(NULL, &puzzle, sets));
    BAD(sudoku_solver_candidates(solver, NULL, sets));
    BAD(sudoku_solver_candidates(solver, &puzzle, NULL));
    BAD(sudoku_solver_true_candidates(NULL, &puzzle, NULL, sets));
    BAD(sudoku_solver_true_candidates(solver, NULL, NULL, sets));
    BAD(sudoku_solver_true_candidates(solver, &puzzle, NULL, NULL));
    BAD(sudoku_solver_backbone(NULL, &puzzle, NULL, cells));
    BAD(sudoku_solver_backbone(solver, NULL, NULL, cells));
    BAD(sudoku_solver_backbone(solver, &puzzle, NULL, NULL));
    BAD(sudoku_solver_estimate(NULL, &puzzle, NULL, 1, 1, &estimate));
    BAD(sudoku_solver_estimate(solver, NULL, NULL, 1, 1, &estimate));
    BAD(sudoku_solver_estimate(solver, &puzzle, NULL, 1, 1, NULL));
    sudoku_solver_destroy(solver);
}

static void batches_and_covers_require_all_pointers(void)
{
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    struct sudoku_batch *batch;
    struct sudoku_cover *cover;
    const size_t item = 0;
    const uint32_t color = 1;
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    BAD(sudoku_batch_create(NULL, NULL));
    CHECK_EQ(sudoku_batch_create(NULL, &batch), SUDOKU_OK);
    BAD(sudoku_batch_solve(NULL, &job));
    BAD(sudoku_batch_solve(batch, NULL));
    sudoku_batch_destroy(batch);
    options.primary = options.secondary = 1;
    BAD(sudoku_cover_create(&options, NULL));
    BAD(sudoku_cover_create(NULL, &cover));
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    BAD(sudoku_cover_add(NULL, &item, 1));
    BAD(sudoku_cover_add(cover, NULL, 1));
    BAD(sudoku_cover_add_colored(NULL, &item, &color, 1));
    BAD(sudoku_cover_add_colored(cover, NULL, &color, 1));
    BAD(sudoku_cover_add_colored(cover, &item, NULL, 1));
    BAD(sudoku_cover_search(NULL, NULL, NULL, NULL));
    sudoku_cover_destroy(cover);
}

static void techniques_need_all(void)
{
    size_t index;
    BAD(sudoku_technique_from_name(NULL, &index));
    BAD(sudoku_technique_from_name("lc1", NULL));
    CHECK(sudoku_profile_name((enum sudoku_profile)99) == NULL);
    CHECK_EQ(sudoku_profile_order(SUDOKU_PROFILE_SE, NULL, 9), 0);
    CHECK(sudoku_profile_order(SUDOKU_PROFILE_SE, NULL, 0) > 0);
    CHECK_EQ(sudoku_generate_order(NULL, NULL, 9), 0);
    CHECK(sudoku_generate_order(NULL, NULL, 0) > 0);
    CHECK(sudoku_sentence_at(sudoku_sentence_count()) == NULL);
}

static void explainers_need_all(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    enum sudoku_level level;
    unsigned score;
    const struct sudoku_step step = {.technique = sudoku_technique_at(0)}, *found;
    struct sudoku_logic *logic;
    char text[100];
    struct sudoku_se_rating rating;
    const struct sudoku_candidate candidate = {0, 1};
    struct sudoku_solver *solver;
    enum sudoku_verdict verdict;
    CHECK_EQ(sudoku_solver_create(classic, NULL, &solver), SUDOKU_OK);
    position.cells = empty;
    BAD(sudoku_step_check(NULL, &position, &step));
    BAD(sudoku_step_check(classic, NULL, &step));
    BAD(sudoku_step_check(classic, &position, NULL));
    CHECK_EQ(sudoku_step_write(NULL, &step, SUDOKU_HINT_PLACE, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_step_write(classic, NULL, SUDOKU_HINT_PLACE, NULL, text, sizeof text), 0);
    CHECK_EQ(sudoku_step_write(classic, &step, SUDOKU_HINT_PLACE, NULL, NULL, sizeof text), 0);
    BAD(sudoku_logic_create(NULL, NULL, &logic));
    BAD(sudoku_logic_create(classic, NULL, NULL));
    CHECK_EQ(sudoku_logic_create(classic, NULL, &logic), SUDOKU_OK);
    BAD(sudoku_logic_set_position(NULL, &position));
    BAD(sudoku_logic_set_position(logic, NULL));
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    BAD(sudoku_logic_start(NULL, NULL, &position, NULL));
    BAD(sudoku_logic_start(logic, NULL, &position, NULL));
    BAD(sudoku_logic_find_step(NULL, &found));
    BAD(sudoku_logic_find_step(logic, NULL));
    BAD(sudoku_logic_find_best_step(NULL, &found));
    BAD(sudoku_logic_find_best_step(logic, NULL));
    BAD(sudoku_logic_enumerate_steps(NULL, 0, ignore_step, NULL));
    BAD(sudoku_logic_enumerate_steps(logic, 0, NULL, NULL));
    BAD(sudoku_logic_why(NULL, &candidate, &found));
    BAD(sudoku_logic_why(logic, NULL, &found));
    BAD(sudoku_logic_why(logic, &candidate, NULL));
    BAD(sudoku_logic_judge(NULL, solver, &candidate, true, &verdict, &found));
    BAD(sudoku_logic_judge(logic, NULL, &candidate, true, &verdict, &found));
    BAD(sudoku_logic_judge(logic, solver, NULL, true, &verdict, &found));
    BAD(sudoku_logic_judge(logic, solver, &candidate, true, NULL, &found));
    BAD(sudoku_logic_judge(logic, solver, &candidate, true, &verdict, NULL));
    BAD(sudoku_logic_apply(NULL, &step));
    BAD(sudoku_logic_apply(logic, NULL));
    BAD(sudoku_logic_get_position(NULL, cells, sets));
    CHECK_EQ(sudoku_logic_get_position(logic, NULL, NULL), SUDOKU_OK);
    BAD(sudoku_logic_rate(NULL, &level, &score));
    BAD(sudoku_logic_rate(logic, NULL, &score));
    BAD(sudoku_logic_rate(logic, &level, NULL));
    BAD(sudoku_logic_rate_se(NULL, &rating));
    BAD(sudoku_logic_rate_se(logic, NULL));
    sudoku_logic_destroy(logic);
    sudoku_solver_destroy(solver);
}

static void generators_need_all(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    enum sudoku_symmetry symmetry;
    uint8_t solution[81];
    uint16_t found[81];
    int8_t status;
    size_t count;
    BAD(sudoku_symmetry_from_name(NULL, &symmetry));
    BAD(sudoku_symmetry_from_name("none", NULL));
    BAD(sudoku_generator_create(NULL, NULL, &generator));
    CHECK(generator == NULL);
    BAD(sudoku_generator_create(classic, NULL, NULL));
    CHECK_EQ(sudoku_generator_create(classic, NULL, &generator), SUDOKU_OK);
    job.count = 1;
    job.statuses = &status;
    BAD(sudoku_generator_run(generator, &job, NULL));
    job.results = solution;
    job.statuses = NULL;
    BAD(sudoku_generator_run(generator, &job, NULL));
    job.statuses = &status;
    BAD(sudoku_generator_run(NULL, &job, NULL));
    BAD(sudoku_generator_run(generator, NULL, NULL));
    BAD(sudoku_generator_find_redundant(NULL, empty, NULL, found, &count));
    BAD(sudoku_generator_find_redundant(generator, NULL, NULL, found, &count));
    BAD(sudoku_generator_find_redundant(generator, empty, NULL, NULL, &count));
    BAD(sudoku_generator_find_redundant(generator, empty, NULL, found, NULL));
    BAD(sudoku_generator_make_grid(NULL, 1, NULL, solution));
    BAD(sudoku_generator_make_grid(generator, 1, NULL, NULL));
    BAD(sudoku_generator_make_uniform_grid(NULL, 1, NULL, solution));
    BAD(sudoku_generator_make_uniform_grid(generator, 1, NULL, NULL));
    BAD(sudoku_generator_fit_pattern(NULL, empty, 1, NULL, cells, solution));
    BAD(sudoku_generator_fit_pattern(generator, NULL, 1, NULL, cells, solution));
    BAD(sudoku_generator_fit_pattern(generator, empty, 1, NULL, NULL, solution));
    BAD(sudoku_generator_fit_pattern(generator, empty, 1, NULL, cells, NULL));
    sudoku_generator_destroy(generator);
}

static void transforms_need_all(void)
{
    struct sudoku_transform transform, inverse;
    BAD(sudoku_transform_random(1, NULL));
    CHECK_EQ(sudoku_transform_random(1, &transform), SUDOKU_OK);
    BAD(sudoku_transform_apply(NULL, empty, cells));
    BAD(sudoku_transform_apply(&transform, NULL, cells));
    BAD(sudoku_transform_apply(&transform, empty, NULL));
    BAD(sudoku_transform_invert(NULL, &inverse));
    BAD(sudoku_transform_invert(&transform, NULL));
    BAD(sudoku_canonical_form(NULL, cells, NULL, NULL));
    BAD(sudoku_canonical_form(empty, NULL, NULL, NULL));
    BAD(sudoku_transform_find(NULL, empty, &transform));
    BAD(sudoku_transform_find(empty, NULL, &transform));
}

static void repairs_need_all(void)
{
    struct sudoku_change additions[81];
    struct sudoku_repair repair;
    struct sudoku_generator *generator;
    uint16_t found[81];
    size_t count;
    bool are_fewest;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    BAD(sudoku_generator_find_contradiction(NULL, empty, NULL, found, &count));
    BAD(sudoku_generator_find_contradiction(generator, NULL, NULL, found, &count));
    BAD(sudoku_generator_find_contradiction(generator, empty, NULL, NULL, &count));
    BAD(sudoku_generator_find_contradiction(generator, empty, NULL, found, NULL));
    BAD(sudoku_generator_repair(NULL, empty, NULL, NULL, &repair, 1, &count));
    BAD(sudoku_generator_repair(generator, NULL, NULL, NULL, &repair, 1, &count));
    BAD(sudoku_generator_repair(generator, empty, NULL, NULL, NULL, 1, &count));
    BAD(sudoku_generator_repair(generator, empty, NULL, NULL, &repair, 1, NULL));
    BAD(sudoku_generator_complete(NULL, empty, NULL, additions, &count, &are_fewest));
    BAD(sudoku_generator_complete(generator, NULL, NULL, additions, &count, &are_fewest));
    BAD(sudoku_generator_complete(generator, empty, NULL, NULL, &count, &are_fewest));
    BAD(sudoku_generator_complete(generator, empty, NULL, additions, NULL, &are_fewest));
    BAD(sudoku_generator_complete(generator, empty, NULL, additions, &count, NULL));
    sudoku_generator_destroy(generator);
}

int main(void)
{
    nothing_is_freed_or_cancelled();
    calls_without_an_object_return_neutral_values();
    functions_without_pointers_answer();
    no_layout_has_no_cells();
    layouts_need_all();
    boards_need_all();
    texts_need_all();
    solvers_need_all();
    batches_and_covers_require_all_pointers();
    techniques_need_all();
    explainers_need_all();
    generators_need_all();
    transforms_need_all();
    repairs_need_all();
    return check_result();
}
