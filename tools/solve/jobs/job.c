#include "solve/jobs/job.h"

#include <string.h>

#include "solve/jobs/symbols.h"

/* Enough puzzles to make handing over cheap, few enough to keep workers busy and memory small. */
enum { MAX_PUZZLES = 1024, MAX_PICTURES = 8, MAX_BYTES = 1 << 20 };

static void add_record(struct job *job, const struct job_puzzle *record)
{
    buffer_add(&job->puzzles, record, sizeof *record);
}

void job_add_puzzle(struct job *job, const struct sudoku_text_puzzle *puzzle, const char *source,
                    uint64_t sequence)
{
    size_t cells = (size_t)puzzle->side * puzzle->side;
    struct job_puzzle record = {
        .source = source,
        .line = puzzle->line,
        .sequence = sequence,
        .format = puzzle->format,
        .side = puzzle->side,
        .box_rows = puzzle->box_rows,
        .box_columns = puzzle->box_columns,
        .cells = (ptrdiff_t)buffer_add(&job->cells, puzzle->givens, cells),
        .candidates = NO_OFFSET,
        .is_placed = NO_OFFSET,
        .symbols = NO_OFFSET,
        .text = (ptrdiff_t)buffer_add(&job->texts, puzzle->comment, puzzle->comment_length),
        .text_length = puzzle->comment_length,
        .name = (ptrdiff_t)buffer_add(&job->texts, puzzle->name, puzzle->name_length),
        .name_length = puzzle->name_length,
        .number = puzzle->number,
    };
    job->has_other |= puzzle->side != 9 || puzzle->candidates;
    if (puzzle->candidates) {
        size_t size = sizeof *puzzle->candidates;
        record.candidates =
            (ptrdiff_t)(buffer_add(&job->sets, puzzle->candidates, cells * size) / size);
    }
    if (puzzle->is_placed)
        record.is_placed = (ptrdiff_t)buffer_add(&job->cells, puzzle->is_placed, cells);
    if (puzzle->symbols && !symbols_are_usual(puzzle->symbols, puzzle->side)) {
        record.symbols = (ptrdiff_t)buffer_add(&job->texts, puzzle->symbols, puzzle->side);
        buffer_add(&job->texts, "", 1);
    }
    add_record(job, &record);
}

void job_add_error(struct job *job, const struct sudoku_text_error *error, const char *source,
                   uint64_t sequence)
{
    struct job_puzzle record = {
        .source = source,
        .line = error->line,
        .sequence = sequence,
        .cells = NO_OFFSET,
        .candidates = NO_OFFSET,
        .text = (ptrdiff_t)job->texts.length,
    };
    job->has_other = true;
    buffer_printf(&job->texts, "%s:%llu:%llu: %s\n", source, (unsigned long long)error->line,
                  (unsigned long long)error->column, error->message);
    record.text_length = job->texts.length - (size_t)record.text;
    add_record(job, &record);
}

size_t job_size(const struct job *job)
{
    return job->puzzles.length / sizeof(struct job_puzzle);
}

const struct job_puzzle *job_puzzle(const struct job *job, size_t index)
{
    return (const struct job_puzzle *)(const void *)job->puzzles.data + index;
}

bool job_is_plain(const struct job *job)
{
    return !job->has_other;
}

bool job_is_full(const struct job *job, bool makes_pictures)
{
    return job_size(job) >= (makes_pictures ? MAX_PICTURES : MAX_PUZZLES) ||
           job->cells.length >= MAX_BYTES || job->sets.length >= MAX_BYTES ||
           job->texts.length >= MAX_BYTES;
}

void job_clear(struct job *job)
{
    job->puzzles.length = job->cells.length = job->sets.length = job->texts.length = 0;
    job->out.length = job->err.length = job->pictures.length = 0;
    job->has_other = false;
    job->tally = (struct tally){0};
}

void job_free(struct job *job)
{
    buffer_free(&job->puzzles);
    buffer_free(&job->cells);
    buffer_free(&job->sets);
    buffer_free(&job->texts);
    buffer_free(&job->out);
    buffer_free(&job->pictures);
    buffer_free(&job->err);
}

void tally_add(struct tally *total, const struct tally *added)
{
    for (int i = 0; i < OUTCOME_COUNT; i++)
        total->puzzles[i] += added->puzzles[i];
    total->malformed += added->malformed;
    total->stats.solutions += added->stats.solutions;
    total->stats.nodes += added->stats.nodes;
    total->stats.guesses += added->stats.guesses;
    total->stats.backtracks += added->stats.backtracks;
    total->stats.seconds += added->stats.seconds;
    if (added->stats.depth > total->stats.depth)
        total->stats.depth = added->stats.depth;
}

int tally_exit_status(const struct tally *tally)
{
    static const enum outcome by_severity[] = {OUTCOME_FAILED, OUTCOME_INVALID, OUTCOME_NONE,
                                               OUTCOME_LIMIT, OUTCOME_SEVERAL};
    for (size_t i = 0; i < sizeof by_severity / sizeof by_severity[0]; i++)
        if (tally->puzzles[by_severity[i]])
            return (int)by_severity[i];
    return OUTCOME_DONE;
}

uint64_t tally_count(const struct tally *tally)
{
    uint64_t count = 0;
    for (int i = 0; i < OUTCOME_COUNT; i++)
        count += tally->puzzles[i];
    return count;
}

enum outcome outcome_of(enum sudoku_status status)
{
    switch (status) {
    case SUDOKU_OK:
        return OUTCOME_DONE;
    case SUDOKU_NO_SOLUTION:
        return OUTCOME_NONE;
    case SUDOKU_SEVERAL_SOLUTIONS:
        return OUTCOME_SEVERAL;
    case SUDOKU_CONFLICT:
        return OUTCOME_INVALID;
    case SUDOKU_UNDECIDED:
    case SUDOKU_SOLUTION_LIMIT:
    case SUDOKU_NODE_LIMIT:
    case SUDOKU_TIME_LIMIT:
    case SUDOKU_CANCELLED:
        return OUTCOME_LIMIT;
    default:
        return OUTCOME_FAILED;
    }
}
