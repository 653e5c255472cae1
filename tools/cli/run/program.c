#include "cli/run/program.h"

#include <errno.h>
#include <string.h>

#include "cli/files/standard.h"
#include "cli/run/interrupt.h"

int program_write(const struct cli *cli, const char *path, program_work *work, const void *options)
{
    struct output output;
    if (!output_open(&output, path)) {
        if (!interrupt_pending())
            cli_error(cli, "%s: %s", path, strerror(errno));
        return CLI_FAILED;
    }
    int status = work(options, &output);
    if (interrupt_pending() || status == CLI_FAILED) {
        output_discard(&output);
    } else if (!output_commit(&output)) {
        cli_error(cli, "%s: %s", path, strerror(errno));
        status = CLI_FAILED;
    }
    return status;
}

int program_end(const struct cli *cli, enum cli_result result, int (*perform)(const void *options),
                const void *options)
{
    int status = CLI_FAILED;
    if (result == CLI_READY) {
        status = perform(options);
        interrupt_end(0);
    } else if (result == CLI_ANSWERED && standard_flush(cli->program)) {
        status = CLI_DONE;
    }
    return status;
}
