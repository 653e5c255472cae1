/* sudoku-scan: reads sudokus from photos.
 *
 *     operands -> picture -> reader -> readings -> text, JSON, pictures */
#include "cli/files/standard.h"
#include "cli/run/interrupt.h"
#include "cli/text/translate.h"
#include "scan/batch.h"
#include "scan/options.h"
#include "scan/output/debug.h"

int main(int argc, char **argv)
{
    struct scan_options options;
    standard_open();
    interrupt_catch();
    translate_begin(NULL);
    enum cli_result result = scan_options_read(&options, argc, argv);
    if (result != CLI_READY)
        return result == CLI_ANSWERED && standard_flush(scan_cli.program) ? CLI_DONE : CLI_FAILED;
    int status = scan_debug_open(&options) ? scan_batch(&options) : CLI_FAILED;
    interrupt_end(0);
    return status;
}
