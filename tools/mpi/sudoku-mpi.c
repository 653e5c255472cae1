/* sudoku-mpi: solves a file of classic puzzles with all processes of an MPI job.
 *
 *     ranges of the file -> lines -> batch -> answers in order -> output and record */
#include <inttypes.h>
#include <stdio.h>

#include "cli/files/standard.h"
#include "cli/run/clock.h"
#include "cli/run/program.h"
#include "mpi/crew.h"

/* Collective: returns VALUE of the first process in all processes. */
static bool broadcast_flag(bool value)
{
    int number = value;
    MPI_Bcast(&number, 1, MPI_INT, FIRST_RANK, MPI_COMM_WORLD);
    return number;
}

/* Collective: true if the first process succeeded; otherwise prints its MESSAGE. */
static bool first_succeeded(bool done, const struct message *message, const struct crew *crew)
{
    if (!done && crew->rank == FIRST_RANK)
        cli_error(&mpi_cli, "%s", message->text);
    return broadcast_flag(done);
}

/* First process only: resumes from the record or begins a new one. *HAS_OUTPUT is true if only the
 * record is left to remove. */
static bool resume_or_begin(struct crew *crew, bool *has_output, struct message *message)
{
    const char *output = crew->options->output;
    bool is_there;
    if (!record_check_names(crew->options->input, output, message) ||
        !record_claim(output, &crew->claim, message))
        return false;
    if (!record_begin(&crew->record, crew->options->input, message) ||
        !record_resume(&crew->record, output, &is_there, message) ||
        (!is_there && !record_write(&crew->record, output, message)))
        return false;
    *has_output = is_there && record_has_output(&crew->record, output);
    if (is_there)
        fprintf(stderr, "%s: resuming at line %" PRIu64 "\n", mpi_cli.program,
                crew->record.lines + 1);
    return true;
}

static void print_stats(const struct crew *crew, double seconds)
{
    const uint64_t *counts = crew->record.counts;
    uint64_t puzzles = 0;
    for (unsigned kind = 0; kind < ANSWER_KINDS; kind++)
        puzzles += counts[kind];
    fprintf(stderr,
            "%" PRIu64 " puzzles: %" PRIu64 " ok, %" PRIu64 " several solutions, %" PRIu64
            " no solution, %" PRIu64 " break a rule, %" PRIu64 " malformed\n"
            "%.3f s with %d processes\n",
            puzzles, counts[ANSWER_ONE], counts[ANSWER_SEVERAL], counts[ANSWER_NONE],
            counts[ANSWER_CONFLICT], counts[ANSWER_MALFORMED], seconds, crew->size);
}

/* Returns the status of the most severe outcome, as sudoku-solve does. */
static int exit_status(const struct mpi_record *record)
{
    enum { STATUS_NONE = 4, STATUS_SEVERAL = 5, STATUS_INVALID = 6 };
    const uint64_t *counts = record->counts;
    return counts[ANSWER_CONFLICT] || counts[ANSWER_MALFORMED] ? STATUS_INVALID
           : counts[ANSWER_NONE]                               ? STATUS_NONE
           : counts[ANSWER_SEVERAL]                            ? STATUS_SEVERAL
                                                               : CLI_DONE;
}

/* Solves the input with all processes; returns the exit status. */
static int solve(struct crew *crew)
{
    double start = clock_now();
    struct message message;
    bool has_output = false, done = true;
    if (crew->rank == FIRST_RANK)
        done = resume_or_begin(crew, &has_output, &message);
    if (!first_succeeded(done, &message, crew))
        return CLI_FAILED;
    MPI_Bcast(&crew->record, RECORD_NUMBERS, MPI_UINT64_T, FIRST_RANK, MPI_COMM_WORLD);
    if (!broadcast_flag(has_output) && !crew_solve(crew))
        return CLI_FAILED;
    if (crew->rank == FIRST_RANK)
        done = record_is_current(&crew->record, crew->options->input, &message) &&
               record_finish(&crew->record, crew->options->output, &message);
    if (!first_succeeded(done, &message, crew))
        return CLI_FAILED;
    if (crew->options->stats && crew->rank == FIRST_RANK)
        print_stats(crew, clock_now() - start);
    return exit_status(&crew->record);
}

static int perform(const void *options)
{
    struct crew crew = {.options = options, .claim = -1};
    if (MPI_Init(NULL, NULL) != MPI_SUCCESS)
        return CLI_FAILED;
    MPI_Comm_rank(MPI_COMM_WORLD, &crew.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &crew.size);
    int status = solve(&crew);
    record_release(crew.options->output, crew.claim);
    MPI_Finalize();
    return status;
}

int main(int argc, char **argv)
{
    struct mpi_options options;
    standard_open();
    return program_end(&mpi_cli, mpi_options_read(&options, argc, argv), perform, &options);
}
