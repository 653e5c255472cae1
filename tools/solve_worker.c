#include "solve_worker.h"

#include <stdlib.h>
#include <string.h>

#include "interrupt.h"
#include "solve_answer.h"
#include "solve_board.h"
#include "solve_plain.h"

struct worker {
    const struct solve_options *options;
    struct solve_board board;
    struct solve_plain plain;
    worker_flush *flush;
    void *user;
};

struct worker *worker_create(const struct solve_options *options, worker_flush *flush, void *user)
{
    struct worker *worker = buffer_resize(NULL, sizeof *worker);
    *worker = (struct worker){.options = options, .flush = flush, .user = user};
    solve_plain_open(&worker->plain, options);
    return worker;
}

void worker_destroy(struct worker *worker)
{
    if (!worker)
        return;
    solve_board_close(&worker->board);
    solve_plain_close(&worker->plain);
    free(worker);
}

/* The puzzle of JOB at INDEX with its cells, ready to be asked about. */
static struct question_context context(struct worker *worker, struct job *job, size_t index,
                                       const struct known_answer *known)
{
    const struct job_puzzle *puzzle = job_puzzle(job, index);
    const sudoku_digitset *sets = (const sudoku_digitset *)(const void *)job->sets.data;
    return (struct question_context){
        .options = worker->options,
        .board = &worker->board,
        .puzzle = puzzle,
        .givens = (const uint8_t *)job->cells.data + puzzle->cells,
        .candidates = puzzle->candidates == NO_OFFSET ? NULL : sets + puzzle->candidates,
        .comment = job->texts.data + puzzle->text,
        .known = known,
        .out = &job->out,
        .pictures = &job->pictures,
        .err = &job->err,
        .flush = worker->flush,
        .user = worker->user,
    };
}

static enum outcome answer_one(struct worker *worker, struct job *job, size_t index,
                               const struct known_answer *known)
{
    const struct job_puzzle *puzzle = job_puzzle(job, index);
    if (puzzle->cells == NO_OFFSET) {
        if (!worker->options->quiet)
            buffer_add(&job->err, job->texts.data + puzzle->text, puzzle->text_length);
        job->tally.malformed++;
        return OUTCOME_INVALID;
    }
    struct question_context asked = context(worker, job, index, known);
    if (!solve_board_open(&worker->board, worker->options, puzzle)) {
        if (!worker->options->quiet)
            solve_board_explain(&worker->board, puzzle, &job->err);
        return OUTCOME_INVALID;
    }
    struct tally done = {0};
    enum outcome outcome = answer_question(&asked, &done.stats);
    tally_add(&job->tally, &done);
    return outcome;
}

void worker_run(struct worker *worker, struct job *job)
{
    struct known_answer known;
    bool is_known = solve_plain_job(&worker->plain, job);
    for (size_t i = 0; i < job_size(job) && !interrupt_pending(); i++) {
        enum outcome outcome = OUTCOME_DONE;
        if (is_known)
            known = solve_plain_answer(&worker->plain, i);
        if (!is_known || !solve_plain_write(&worker->plain, job, i))
            outcome = answer_one(worker, job, i, is_known ? &known : NULL);
        job->tally.puzzles[outcome]++;
    }
}
