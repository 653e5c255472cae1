/* Solving, counting, generating. */
#include <sudoku/generate.h>
#include <sudoku/solver.h>

#include <string.h>

#include "shim/calls.h"
#include "shim/deadline.h"
#include "shim/session.h"

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
    struct sudoku_generate_criteria criteria;
    size_t technique;
};

static void take_wish(struct request *in, struct wish *wish)
{
    wish->criteria = (struct sudoku_generate_criteria)SUDOKU_GENERATE_CRITERIA_INIT;
    wish->criteria.is_rated = true;
    wish->criteria.level = take_unsigned(in);
    wish->criteria.techniques = &wish->technique;
    wish->criteria.technique_count = take_unsigned(in) != 0;
    wish->technique = take_unsigned(in);
    in->failed = in->failed || wish->technique >= sudoku_technique_count();
}

/* Keeps the last candidate. */
static int note_trial(void *user, const struct sudoku_generate_trial *trial)
{
    *(struct sudoku_generate_trial *)user = *trial;
    return 0;
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
    struct wish wish;
    struct sudoku_generate_trial trial = {0};
    job.count = 1;
    job.statuses = &made;
    job.seed = take_word(in);
    trial.seed = job.seed;
    job.symmetry = (enum sudoku_symmetry)take_unsigned(in);
    job.min_givens = take_unsigned(in);
    take_wish(in, &wish);
    job.criteria = &wish.criteria;
    job.attempts = wish.criteria.level || wish.criteria.technique_count ? UINT64_MAX : 0;
    job.tried = note_trial;
    job.user = &trial;
    deadline_set(take_number(in));
    uint8_t *boards = in->failed ? NULL : put_room(out, 1, (size_t)2 * session->cells);
    if (!boards)
        return in->failed ? SUDOKU_ERR_ARGUMENT : SUDOKU_ERR_MEMORY;
    memset(boards, 0, (size_t)2 * session->cells);
    job.results = boards;
    job.solutions = boards + session->cells;
    const struct sudoku_limits limits = deadline_limits(0);
    status = sudoku_generator_run(generator, &job, &limits);
    if (!status)
        status = (enum sudoku_status)made;
    put_number(out, deadline_status(status));
    put_word(out, trial.seed);
    put_number(out, trial.level);
    put_number(out, trial.score);
    return status < 0 ? status : SUDOKU_OK;
}
