/* sudoku-gen: makes puzzles, and changes those of files.
 *
 *     seed -> candidates -> workers -> as asked? -> output in order */
#include <errno.h>
#include <string.h>

#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/standard.h"
#include "gen/batch.h"
#include "gen/options.h"
#include "gen/reshape.h"

static int generate(const struct gen_options *options)
{
    struct output output;
    if (!output_open(&output, options->output)) {
        if (!interrupt_pending())
            cli_error(&gen_cli, "%s: %s", options->output, strerror(errno));
        return CLI_FAILED;
    }
    int status =
        options->task == GEN_MAKE ? gen_batch(options, &output) : gen_reshape(options, &output);
    if (interrupt_pending() || status == CLI_FAILED) {
        output_discard(&output);
    } else if (!output_commit(&output)) {
        cli_error(&gen_cli, "%s: %s", options->output, strerror(errno));
        status = CLI_FAILED;
    }
    return status;
}

int main(int argc, char **argv)
{
    struct gen_options options;
    standard_open();
    interrupt_catch();
    enum cli_result result = gen_options_read(&options, argc, argv);
    int status = CLI_FAILED;
    if (result == CLI_READY) {
        status = generate(&options);
        interrupt_end(0);
    } else if (result == CLI_ANSWERED && standard_flush(gen_cli.program)) {
        status = CLI_DONE;
    }
    gen_options_free(&options);
    return status;
}
