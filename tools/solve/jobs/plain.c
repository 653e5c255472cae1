#include "solve/jobs/plain.h"

#include <stdlib.h>

#include "cli/options/formats.h"
#include "cli/text/board.h"

bool solve_plain_suits(const struct solve_options *options)
{
    bool asks_for_solution = options->question == QUESTION_SOLVE ||
                             options->question == QUESTION_FIRST ||
                             options->question == QUESTION_UNIQUE;
    bool any_engine =
        options->engine == SUDOKU_ENGINE_AUTO || options->engine == SUDOKU_ENGINE_ENGINE9;
    return asks_for_solution && layout_choice_is_classic(&options->layout) && any_engine &&
           !options->rules.length && !options->seed && !options->nodes && options->seconds == 0 &&
           !format_is_result(options->format);
}

static bool options_write_lines(const struct solve_options *options)
{
    return options->question != QUESTION_UNIQUE && !options->picture && !options->pattern &&
           !options->color && !options->symbols &&
           (options->format == SUDOKU_TEXT_AUTO || options->format == SUDOKU_TEXT_LINE);
}

void solve_plain_open(struct solve_plain *plain, const struct solve_options *options)
{
    *plain = (struct solve_plain){
        .limit = options->question == QUESTION_FIRST ? 1 : 2,
        .writes_lines = options_write_lines(options),
    };
    if (solve_plain_suits(options) && sudoku_batch_create(NULL, &plain->batch) != SUDOKU_OK) {
        cli_error(&solve_cli, "%s", sudoku_strstatus(SUDOKU_ERR_MEMORY));
        exit(EXIT_FAILURE);
    }
}

bool solve_plain_job(struct solve_plain *plain, struct job *job)
{
    size_t count = job_size(job);
    if (!plain->batch || !job_is_plain(job) || count == 0)
        return false;
    struct sudoku_batch_job wanted = SUDOKU_BATCH_JOB_INIT;
    bool is_lines = job->lines.count;
    wanted.puzzles = (const uint8_t *)(is_lines ? job->lines.text.data : job->cells.data);
    wanted.count = count;
    wanted.stride = is_lines ? job->lines.stride : 81;
    wanted.limit = plain->limit;
    wanted.solutions = (uint8_t *)buffer_reserve(&plain->solutions, 81 * count);
    wanted.statuses = (int8_t *)buffer_reserve(&plain->statuses, count);
    if (sudoku_batch_solve(plain->batch, &wanted) != SUDOKU_OK)
        return false;
    stats_add(&job->stats, sudoku_batch_stats(plain->batch));
    return true;
}

struct known_answer solve_plain_answer(const struct solve_plain *plain, size_t index)
{
    const uint8_t *solution = (const uint8_t *)plain->solutions.data + 81 * index;
    enum sudoku_status status = (enum sudoku_status)(int8_t)plain->statuses.data[index];
    bool is_found = status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS;
    return (struct known_answer){status, is_found ? solution : NULL};
}

bool solve_plain_write(const struct solve_plain *plain, struct job *job, size_t index)
{
    if (!plain->writes_lines || plain->statuses.data[index] != SUDOKU_OK ||
        job_puzzle(job, index)->format != SUDOKU_TEXT_LINE ||
        job_puzzle(job, index)->symbols != NO_OFFSET)
        return false;
    board_add_lines(&job->out, (const uint8_t *)plain->solutions.data + 81 * index, 1);
    return true;
}

bool solve_plain_write_all(const struct solve_plain *plain, struct job *job)
{
    int8_t other = SUDOKU_OK;
    if (!plain->writes_lines || !job->lines.count)
        return false;
    for (size_t i = 0; i < job->lines.count; i++)
        other |= (int8_t)plain->statuses.data[i];
    if (other != SUDOKU_OK)
        return false;
    board_add_lines(&job->out, (const uint8_t *)plain->solutions.data, job->lines.count);
    job->tally.puzzles[OUTCOME_DONE] += job->lines.count;
    return true;
}

void solve_plain_close(struct solve_plain *plain)
{
    sudoku_batch_destroy(plain->batch);
    buffer_free(&plain->solutions);
    buffer_free(&plain->statuses);
}
