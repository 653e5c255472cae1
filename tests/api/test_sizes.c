/* Every struct that begins with its size is accepted in each size that it ever had, and in larger
 * ones; one byte less than the first is rejected. Nothing past the size is touched: the struct ends
 * at the end of a page, and the next page is not readable. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/sizes.h"

static const char text[] = "53..7....6..195....98....6.8...6...34..8.3..1"
                           "7...2...6.6....28....419..5....8..79";
static uint8_t givens[81];

static enum sudoku_status create_layout(void *theirs)
{
    struct sudoku_layout *layout;
    enum sudoku_status status = sudoku_layout_create(theirs, &layout);
    sudoku_layout_destroy(layout);
    return status;
}

static enum sudoku_status create_custom(void *theirs)
{
    struct sudoku_layout *layout;
    enum sudoku_status status = sudoku_layout_create_custom(theirs, &layout);
    sudoku_layout_destroy(layout);
    return status;
}

static enum sudoku_status create_solver(void *theirs)
{
    struct sudoku_solver *solver;
    enum sudoku_status status = sudoku_solver_create(sudoku_layout_classic(), theirs, &solver);
    sudoku_solver_destroy(solver);
    return status;
}

/* All four queries agree on the limits. */
static enum sudoku_status solve_within(void *theirs)
{
    struct sudoku_puzzle puzzle = {givens, NULL};
    struct sudoku_solver *solver;
    uint8_t solution[81];
    uint64_t count;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_solver_solve(solver, &puzzle, theirs, solution);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, theirs, solution), status);
    CHECK_EQ(sudoku_solver_count(solver, &puzzle, theirs, &count), status);
    sudoku_solver_destroy(solver);
    return status;
}

static enum sudoku_status cover_within(void *theirs)
{
    const size_t item = 0;
    struct sudoku_cover *cover;
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    options.primary = 1;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_add(cover, &item, 1), SUDOKU_OK);
    enum sudoku_status status = sudoku_cover_search(cover, theirs, NULL, NULL);
    sudoku_cover_destroy(cover);
    return status;
}

static enum sudoku_status create_cover(void *theirs)
{
    struct sudoku_cover *cover;
    enum sudoku_status status = sudoku_cover_create(theirs, &cover);
    sudoku_cover_destroy(cover);
    return status;
}

static enum sudoku_status create_batch(void *theirs)
{
    struct sudoku_batch *batch;
    enum sudoku_status status = sudoku_batch_create(theirs, &batch);
    sudoku_batch_destroy(batch);
    return status;
}

static enum sudoku_status solve_batch(void *theirs)
{
    struct sudoku_batch *batch;
    CHECK_EQ(sudoku_batch_create(NULL, &batch), SUDOKU_OK);
    enum sudoku_status status = sudoku_batch_solve(batch, theirs);
    sudoku_batch_destroy(batch);
    return status;
}

static enum sudoku_status create_reader(void *theirs)
{
    struct sudoku_text_reader *reader;
    enum sudoku_status status = sudoku_text_reader_create_memory(theirs, text, 81, &reader);
    sudoku_text_reader_destroy(reader);
    return status;
}

static enum sudoku_status parse(void *theirs)
{
    uint8_t cells[81];
    unsigned side;
    return sudoku_text_parse(theirs, text, 81, cells, NULL, 81, &side, NULL);
}

static enum sudoku_status read_next(void *theirs)
{
    struct sudoku_text_reader *reader;
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, 81, &reader), SUDOKU_OK);
    enum sudoku_status status = sudoku_text_reader_next(reader, theirs, NULL);
    sudoku_text_reader_destroy(reader);
    return status;
}

static enum sudoku_status take_lines(void *theirs)
{
    struct sudoku_text_reader *reader;
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, text, 81, &reader), SUDOKU_OK);
    enum sudoku_status status = sudoku_text_reader_next_lines(reader, 1, theirs);
    sudoku_text_reader_destroy(reader);
    return status;
}

static enum sudoku_status create_logic(void *theirs)
{
    struct sudoku_logic *logic;
    enum sudoku_status status = sudoku_logic_create(sudoku_layout_classic(), theirs, &logic);
    sudoku_logic_destroy(logic);
    return status;
}

static enum sudoku_status set_logic(void *theirs)
{
    struct sudoku_logic *logic;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    enum sudoku_status status = sudoku_logic_set_position(logic, theirs);
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_start(logic, solver, theirs, NULL), status);
    sudoku_solver_destroy(solver);
    sudoku_logic_destroy(logic);
    return status;
}

static enum sudoku_status create_generator(void *theirs)
{
    struct sudoku_generator *generator;
    enum sudoku_status status =
        sudoku_generator_create(sudoku_layout_classic(), theirs, &generator);
    sudoku_generator_destroy(generator);
    return status;
}

static enum sudoku_status generate(void *theirs)
{
    struct sudoku_generator *generator;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    enum sudoku_status status = sudoku_generator_run(generator, theirs, NULL);
    sudoku_generator_destroy(generator);
    return status;
}

static enum sudoku_status repair(void *theirs)
{
    struct sudoku_generator *generator;
    size_t count;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    enum sudoku_status status =
        sudoku_generator_repair(generator, givens, theirs, NULL, NULL, 0, &count);
    sudoku_generator_destroy(generator);
    return status == SUDOKU_END ? SUDOKU_OK : status;
}

/* These report rejection by a length of 0. */
static enum sudoku_status write_board(void *theirs)
{
    size_t length = sudoku_text_write_board(sudoku_layout_classic(), theirs, NULL, 0);
    return length ? SUDOKU_OK : SUDOKU_ERR_ARGUMENT;
}

static enum sudoku_status write_result(void *theirs)
{
    size_t length = sudoku_text_write_result(sudoku_layout_classic(), theirs, NULL, 0);
    return length ? SUDOKU_OK : SUDOKU_ERR_ARGUMENT;
}

static void check_all(const struct sized *all, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check_sizes(&all[i]);
}

static uint8_t solutions[81];
static int8_t statuses[1];

static void check_boards(void)
{
    static const uint16_t units[4] = {0, 1, 2, 3};
    struct sudoku_layout_options layout = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    layout.side = 4;
    custom.side = 4;
    custom.cell_count = 4;
    custom.unit_count = 1;
    custom.units = units;
    const struct sized all[] = {
        SIZED(sudoku_layout_options, allocator, create_layout, layout),
        SIZED(sudoku_custom_layout, allocator, create_custom, custom),
    };
    check_all(all, sizeof all / sizeof *all);
}

static void check_solving(void)
{
    struct sudoku_cover_options cover = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_solver_options solver = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_batch_options batch = SUDOKU_BATCH_OPTIONS_INIT;
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    cover.primary = 1;
    solver.engine = SUDOKU_ENGINE_CDCL;
    limits.nodes = 1000000;
    batch.threads = 2;
    job.puzzles = givens;
    job.count = 1;
    job.solutions = solutions;
    job.statuses = statuses;
    const struct sized all[] = {
        SIZED(sudoku_solver_options, allocator, create_solver, solver),
        SIZED(sudoku_limits, user, solve_within, limits),
        SIZED(sudoku_limits, user, cover_within, limits),
        SIZED(sudoku_cover_options, allocator, create_cover, cover),
        SIZED(sudoku_batch_options, allocator, create_batch, batch),
        SIZED(sudoku_batch_job, statuses, solve_batch, job),
    };
    check_all(all, sizeof all / sizeof *all);
}

static enum sudoku_status word_step(void *theirs)
{
    static const uint16_t cell = 0;
    const struct sudoku_step step = {
        .technique = sudoku_technique_at(0), .cells = &cell, .cell_count = 1};
    return sudoku_step_write(sudoku_layout_classic(), &step, SUDOKU_HINT_STEP, theirs, NULL, 0)
               ? SUDOKU_OK
               : SUDOKU_ERR_ARGUMENT;
}

static void check_logic_and_making(void)
{
    struct sudoku_logic_options explainer = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_generator_options maker = SUDOKU_GENERATOR_OPTIONS_INIT;
    struct sudoku_generate_job making = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_repair_options repairing = SUDOKU_REPAIR_OPTIONS_INIT;
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    position.cells = givens;
    making.count = 1;
    making.results = solutions;
    making.statuses = statuses;
    const struct sized all[] = {
        SIZED(sudoku_logic_options, allocator, create_logic, explainer),
        SIZED(sudoku_logic_position, is_unique, set_logic, position),
        SIZED(sudoku_step_wording, candidates, word_step, wording),
        SIZED(sudoku_generator_options, allocator, create_generator, maker),
        SIZED(sudoku_generate_job, statuses, generate, making),
        SIZED(sudoku_repair_options, costs, repair, repairing),
    };
    check_all(all, sizeof all / sizeof *all);
}

static void check_texts(void)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    board.cells = result.givens = givens;
    board.color = true;
    const struct sized all[] = {
        SIZED(sudoku_text_options, allocator, create_reader, options),
        SIZED(sudoku_text_options, allocator, parse, options),
        SIZED(sudoku_text_puzzle, line, read_next, puzzle),
        SIZED(sudoku_text_lines, line, take_lines, lines),
        SIZED(sudoku_text_board, color, write_board, board),
        SIZED(sudoku_text_result, stats, write_result, result),
    };
    check_all(all, sizeof all / sizeof *all);
}

int main(void)
{
    for (size_t i = 0; i < sizeof givens; i++)
        givens[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    check_boards();
    check_solving();
    check_logic_and_making();
    check_texts();
    return check_result();
}
