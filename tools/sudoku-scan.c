/* sudoku-scan: reads sudokus from photos.
 *
 *     operands -> picture -> reader -> readings -> text, JSON, pictures */
#include "interrupt.h"
#include "scan_batch.h"
#include "scan_options.h"

int main(int argc, char **argv)
{
    struct scan_options options;
    enum scan_options_result result = scan_options_read(&options, argc, argv);
    if (result != SCAN_OPTIONS_READY)
        return result == SCAN_OPTIONS_ANSWERED ? CLI_DONE : CLI_FAILED;
    interrupt_catch();
    int status = scan_batch(&options);
    interrupt_end(0);
    return status;
}
