/* sudoku-gen: makes puzzles, and changes puzzles of files.
 *
 *     seed -> candidates -> workers -> as requested? -> output in order */
#include "cli/files/standard.h"
#include "cli/run/interrupt.h"
#include "cli/run/program.h"
#include "gen/agree.h"
#include "gen/batch.h"
#include "gen/feasible.h"
#include "gen/options.h"
#include "gen/pages.h"
#include "gen/reshape.h"

static int generate(const void *asked, struct output *output)
{
    const struct gen_options *options = asked;
    return options->task == GEN_MAKE ? gen_batch(options, output) : gen_reshape(options, output);
}

static int perform(const void *asked)
{
    const struct gen_options *options = asked;
    if (!gen_is_feasible(options))
        return CLI_FAILED;
    const char *path = gen_pages_are_files(options) ? NULL : options->output;
    return program_write(&gen_cli, path, generate, options);
}

static enum cli_result read_options(struct gen_options *options, int argc, char **argv)
{
    enum cli_result result = gen_options_read(options, argc, argv);
    return result == CLI_READY && !gen_options_agree(options) ? CLI_WRONG : result;
}

int main(int argc, char **argv)
{
    struct gen_options options;
    standard_open();
    interrupt_catch();
    int status = program_end(&gen_cli, read_options(&options, argc, argv), perform, &options);
    gen_options_free(&options);
    return status;
}
