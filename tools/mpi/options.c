#include "mpi/options.h"

#include <errno.h>
#include <string.h>

#include "cli/files/path.h"
#include "cli/options/answers.h"
#include "cli/options/setters.h"

static const struct cli_option option_rows[] = {
    {.help = "Work"},
    {"threads", 'j', "N", "solve with N threads in each process",
     CLI_UNSIGNED(struct mpi_options, threads), .min = 1, .max = 256, .initial = "1"},
    {"range", 0, "BYTES", "how much of FILE a process reads at a time",
     CLI_NUMBER(struct mpi_options, range), .min = 1, .max = 1 << 28, .initial = "1048576"},
    {"record", 0, "SECONDS", "time between two records of progress (default: 10)",
     CLI_SECONDS(struct mpi_options, seconds)},

    {.help = "Output"},
    {"stats", 's', NULL, "write statistics to stderr at the end",
     CLI_FLAG(struct mpi_options, stats)},
    {"quiet", 'q', NULL, "write nothing about puzzles to stderr",
     CLI_FLAG(struct mpi_options, quiet)},

    {.help = "Other"},
    CLI_ANSWERS,
};

static const char epilog[] =
    "FILE has one classic puzzle per line: 81 digits, with 0 or . for an empty cell. Text after a "
    "blank or comma is ignored, as are empty lines and lines that begin with #. OUTPUT has a line "
    "for each puzzle, in the same order, as sudoku-solve writes it. It appears when it is "
    "complete; until then OUTPUT.partial and OUTPUT.record hold the progress, from which the same "
    "command resumes after an interruption, with any number of processes.\n"
    "\n"
    "Exit status: 0 all solved; 1 wrong usage or input/output error; 4, 5, 6: a puzzle has no "
    "solution, several, or breaks a rule or is malformed.";

const struct cli mpi_cli = {
    .program = "sudoku-mpi",
    .usage = "[OPTIONS] FILE OUTPUT",
    .summary = "Solves a file of classic Sudoku puzzles with all processes of an MPI job.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

enum cli_result mpi_options_read(struct mpi_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct mpi_options){.seconds = 10};
    enum cli_result result = cli_read(&mpi_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    if (argc - operands != 2) {
        cli_error(&mpi_cli, "expected a file of puzzles and the name of the output");
        return CLI_WRONG;
    }
    options->input = argv[operands];
    if (path_follow(argv[operands + 1], options->output))
        return CLI_READY;
    cli_error(&mpi_cli, "%s: %s", argv[operands + 1], strerror(errno));
    return CLI_WRONG;
}
