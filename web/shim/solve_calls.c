/* Solving, counting, generating. */
#include <sudoku/generate.h>
#include <sudoku/solver.h>

#include <string.h>

#include "shim/calls.h"
#include "shim/deadline.h"
#include "shim/session.h"
#include "shim/step.h"

static struct sudoku_puzzle take_puzzle(struct request *in, const struct session *session)
{
    struct sudoku_puzzle puzzle = {0};
    puzzle.givens = take_exactly(in, 1, session->cells);
    puzzle.candidates = take_exactly(in, sizeof *puzzle.candidates, session->cells);
    return puzzle;
}

/* Takes seconds and nodes, and begins to count. */
static struct sudoku_limits take_limits(struct request *in)
{
    deadline_set(take_number(in));
    return deadline_limits(take_number(in));
}

/* Takes a layout with its solver. */
static enum sudoku_status take_solver(struct request *in, struct session **session,
                                      struct sudoku_solver **solver)
{
    enum sudoku_status status = take_layout(in, session);
    return status ? status : session_solver(*session, solver);
}

enum sudoku_status call_solve(struct request *in, struct reply *out)
{
    struct session *session;
    struct sudoku_solver *solver;
    enum sudoku_status status = take_solver(in, &session, &solver);
    if (status)
        return status;
    const struct sudoku_puzzle puzzle = take_puzzle(in, session);
    const struct sudoku_limits limits = take_limits(in);
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    uint8_t *solution = put_room(out, 1, session->cells);
    if (!solution)
        return SUDOKU_ERR_MEMORY;
    status = sudoku_solver_unique(solver, &puzzle, &limits, solution);
    const struct sudoku_stats *stats = sudoku_solver_stats(solver);
    put_number(out, deadline_status(status));
    put_number(out, status >= 0 && stats->solutions > 0);
    put_number(out, status >= 0 ? (double)stats->nodes : 0);
    return status < 0 ? status : SUDOKU_OK;
}

enum sudoku_status call_count(struct request *in, struct reply *out)
{
    struct session *session;
    struct sudoku_solver *solver;
    enum sudoku_status status = take_solver(in, &session, &solver);
    if (status)
        return status;
    const struct sudoku_puzzle puzzle = take_puzzle(in, session);
    struct sudoku_limits limits = take_limits(in);
    limits.solutions = take_unsigned(in);
    uint64_t count = 0;
    if (in->failed)
        return SUDOKU_ERR_ARGUMENT;
    status = sudoku_solver_count(solver, &puzzle, &limits, &count);
    put_number(out, deadline_status(status));
    put_word(out, count);
    return status < 0 ? status : SUDOKU_OK;
}

/* What a generated puzzle has to be. */
struct wish {
    unsigned level; /* 0: any */
    bool has_technique;
    unsigned technique;
};

static struct wish take_wish(struct request *in)
{
    struct wish wish;
    wish.level = take_unsigned(in);
    wish.has_technique = take_unsigned(in) != 0;
    wish.technique = take_unsigned(in);
    in->failed = in->failed || wish.technique >= sudoku_technique_count();
    return wish;
}

/* Rates the puzzle GIVENS as far as WISH wants to know and as the layout allows; stores the level
 * (0: not rated) and score. Returns SUDOKU_OK if the puzzle is as wished, SUDOKU_NOT_FOUND if it is
 * not. */
static enum sudoku_status rate_puzzle(struct session *session, const uint8_t *givens,
                                      const struct wish *wish, enum sudoku_level *level,
                                      unsigned *score)
{
    struct sudoku_logic *logic;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    enum sudoku_status status = session_logic(session, SUDOKU_PROFILE_HODOKU, &logic);
    position.cells = givens;
    position.is_unique = true;
    if (status == SUDOKU_ERR_ARGUMENT && !wish->level && !wish->has_technique)
        return SUDOKU_OK; /* a layout that is not rated */
    if (!status)
        status = sudoku_logic_set_position(logic, &position);
    if (!status)
        status = sudoku_logic_rate(logic, level, score);
    if (status == SUDOKU_UNDECIDED)
        return wish->level || wish->has_technique ? SUDOKU_NOT_FOUND : SUDOKU_OK;
    if (!status && wish->level && wish->level != (unsigned)*level)
        return SUDOKU_NOT_FOUND;
    if (!status && wish->has_technique)
        status = step_path_uses(logic, &position, wish->technique);
    return status;
}

/* Makes the puzzle of JOB with the first seed from JOB's on that is as wished, and leaves that
 * seed, or the next one to try, in JOB. */
static enum sudoku_status find_puzzle(struct session *session, struct sudoku_generator *generator,
                                      struct sudoku_generate_job *job, const struct wish *wish,
                                      enum sudoku_level *level, unsigned *score)
{
    const struct sudoku_limits limits = deadline_limits(0);
    for (;; job->seed++) {
        enum sudoku_status status = sudoku_generator_run(generator, job, &limits);
        if (!status)
            status = (enum sudoku_status)job->statuses[0];
        *level = (enum sudoku_level)0;
        if (!status)
            status = rate_puzzle(session, job->results, wish, level, score);
        if (status == SUDOKU_NOT_FOUND && deadline_is_over())
            status = SUDOKU_CANCELLED;
        if (status != SUDOKU_NOT_FOUND)
            return status;
    }
}

enum sudoku_status call_generate(struct request *in, struct reply *out)
{
    struct session *session;
    struct sudoku_generator *generator;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    enum sudoku_status status = take_layout(in, &session);
    if (!status)
        status = session_generator(session, &generator);
    if (status)
        return status;
    int8_t made;
    enum sudoku_level level = (enum sudoku_level)0;
    unsigned score = 0;
    job.count = 1;
    job.statuses = &made;
    job.seed = take_word(in);
    job.symmetry = (enum sudoku_symmetry)take_unsigned(in);
    job.min_givens = take_unsigned(in);
    const struct wish wish = take_wish(in);
    deadline_set(take_number(in));
    uint8_t *boards = in->failed ? NULL : put_room(out, 1, (size_t)2 * session->cells);
    if (!boards)
        return in->failed ? SUDOKU_ERR_ARGUMENT : SUDOKU_ERR_MEMORY;
    memset(boards, 0, (size_t)2 * session->cells);
    job.results = boards;
    job.solutions = boards + session->cells;
    status = find_puzzle(session, generator, &job, &wish, &level, &score);
    put_number(out, deadline_status(status));
    put_word(out, job.seed);
    put_number(out, level);
    put_number(out, score);
    return status < 0 ? status : SUDOKU_OK;
}
