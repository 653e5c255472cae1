/* sudoku-solve: solves, counts and checks puzzles of any size and form.
 *
 *     operands -> reader -> batch of jobs -> workers -> answers in order -> output */
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/files/numbered.h"
#include "cli/files/output.h"
#include "cli/files/standard.h"
#include "cli/run/interrupt.h"
#include "cli/run/program.h"
#include "cli/text/translate.h"
#include "solve/answer/record.h"
#include "solve/ask/agree.h"
#include "solve/ask/input.h"
#include "solve/ask/options.h"
#include "solve/ask/prompt.h"
#include "solve/jobs/batch.h"

/* Reads all operands. Returns false if one could not be read. */
static bool read_operands(const struct solve_options *options, struct batch *batch)
{
    bool all_read = true;
    if (options->operand_count == 0)
        return input_read(options, "-", batch) != INPUT_FAILED;
    for (int i = 0; i < options->operand_count; i++) {
        enum input_result result = input_read(options, options->operands[i], batch);
        if (result == INPUT_STOPPED)
            break;
        all_read = all_read && result == INPUT_READ;
    }
    return all_read;
}

static bool read_terminal(const struct solve_options *options, struct batch *batch)
{
    struct prompted prompted;
    if (!prompt_read(options, stdin, stderr, &prompted))
        return false;
    batch_add(batch, &prompted.puzzle, "terminal");
    return true;
}

static bool is_interactive(const struct solve_options *options)
{
    return options->operand_count == 0 && isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
}

static void print_stats(const struct tally *tally, const struct sudoku_stats *stats, double seconds)
{
    uint64_t puzzles = tally_count(tally);
    fprintf(stderr,
            "%" PRIu64 " puzzles: %" PRIu64 " ok, %" PRIu64 " several solutions, %" PRIu64
            " no solution, %" PRIu64 " invalid (%" PRIu64 " malformed), %" PRIu64
            " stopped by a limit\n"
            "%" PRIu64 " solutions, %" PRIu64 " nodes, %" PRIu64 " guesses, %" PRIu64
            " backtracks, depth %" PRIu64 "\n"
            "%.3f s, %.0f puzzles/s, %.3f s in the solver\n",
            puzzles, tally->puzzles[OUTCOME_DONE], tally->puzzles[OUTCOME_SEVERAL],
            tally->puzzles[OUTCOME_NONE], tally->puzzles[OUTCOME_INVALID], tally->malformed,
            tally->puzzles[OUTCOME_LIMIT], stats->solutions, stats->nodes, stats->guesses,
            stats->backtracks, stats->depth, seconds, seconds > 0 ? (double)puzzles / seconds : 0.0,
            stats->seconds);
}

/* Reports why the output failed. A closed pipe is not an error: its reader has finished. */
static void report_output_error(const struct solve_options *options, const struct output *output,
                                int error)
{
    if (error != EPIPE && !interrupt_pending())
        cli_error(&solve_cli, "%s: %s", output->owned ? options->output : "standard output",
                  strerror(error));
}

/* Writes the header of CSV. */
static bool write_header(const struct solve_options *options, struct output *output)
{
    struct buffer header = {0};
    if (options->format != SUDOKU_TEXT_CSV)
        return true;
    record_add_header(options, &header);
    bool done = output_write(output, header.data, header.length);
    buffer_free(&header);
    return done;
}

/* Writes the answers for ASKED, a struct solve_options, to OUTPUT; returns the exit status. */
static int solve(const void *asked, struct output *output)
{
    const struct solve_options *options = asked;
    struct batch *batch = batch_create(options, output);
    bool all_read = true;
    if (!write_header(options, output)) {
        report_output_error(options, output, errno);
        all_read = false;
    } else {
        all_read =
            is_interactive(options) ? read_terminal(options, batch) : read_operands(options, batch);
    }
    batch_finish(batch);
    int error = batch_error(batch);
    if (error)
        report_output_error(options, output, error);
    if (options->stats)
        print_stats(batch_tally(batch), batch_stats(batch), batch_seconds(batch));
    output->is_unwanted = options->picture && output->written == 0;
    int status =
        all_read && !batch_failed(batch) ? tally_exit_status(batch_tally(batch)) : CLI_FAILED;
    batch_destroy(batch);
    if (error == EPIPE)
        interrupt_end(SIGPIPE);
    return status;
}

static int perform(const void *asked)
{
    const struct solve_options *options = asked;
    /* Numbered pictures are separate files. */
    bool is_numbered = options->picture && numbered_has_place(options->output);
    return program_write(&solve_cli, is_numbered ? NULL : options->output, solve, options);
}

int main(int argc, char **argv)
{
    struct solve_options options;
    standard_open();
    interrupt_catch();
    translate_begin(NULL);
    int status =
        program_end(&solve_cli, solve_options_ask(&options, argc, argv), perform, &options);
    solve_options_free(&options);
    return status;
}
