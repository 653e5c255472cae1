#include "play/core/game.h"

/* What a computation asks from time to time. */
struct cancel_check {
    bool (*is_cancelled)(void *user);
    void *user;
};

static int check_progress(void *user, const struct sudoku_stats *stats)
{
    const struct cancel_check *question = user;
    (void)stats;
    return question->is_cancelled && question->is_cancelled(question->user);
}

static enum sudoku_status count_solutions(const struct sudoku_layout *layout, const uint8_t *givens,
                                          const struct sudoku_limits *limits)
{
    const struct sudoku_puzzle puzzle = {givens, NULL};
    struct sudoku_solver *solver;
    uint8_t solution[SUDOKU_MAX_CELLS];
    enum sudoku_status status = sudoku_solver_create(layout, NULL, &solver);
    if (status == SUDOKU_OK) {
        status = sudoku_solver_unique(solver, &puzzle, limits, solution);
        sudoku_solver_destroy(solver);
    }
    return status;
}

/* Leaves *FOUND unchanged if the puzzle cannot be rated. */
static void rate(const struct sudoku_layout *layout, const uint8_t *givens,
                 const struct sudoku_limits *limits, struct assessment *found)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    enum sudoku_level level;
    unsigned score;
    options.limits = limits;
    position.cells = givens;
    position.is_unique = true;
    if (sudoku_logic_create(layout, &options, &logic) != SUDOKU_OK)
        return;
    if (sudoku_logic_set_position(logic, &position) == SUDOKU_OK &&
        sudoku_logic_rate(logic, &level, &score) == SUDOKU_OK) {
        found->level = (unsigned)level;
        found->score = score;
    }
    sudoku_logic_destroy(logic);
}

struct assessment game_assess(const struct shape *shape, const uint8_t *givens, double seconds,
                              bool (*is_cancelled)(void *user), void *user)
{
    struct cancel_check question = {is_cancelled, user};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct assessment found = {SUDOKU_UNDECIDED, 0, 0};
    struct sudoku_layout *layout = shape_layout(shape);
    limits.seconds = seconds;
    limits.progress = check_progress;
    limits.user = &question;
    if (layout)
        found.status = count_solutions(layout, givens, &limits);
    if (found.status == SUDOKU_OK)
        rate(layout, givens, &limits, &found);
    sudoku_layout_destroy(layout);
    return found;
}
