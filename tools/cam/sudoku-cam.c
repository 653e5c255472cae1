/* sudoku-cam: shows the sudoku before a camera, or in a recording, solved.
 *
 *     source -> capture -> frame -> recorder
 *                            |----> tracker -> puzzles, painted frames -> recorder, loopback device
 *                            |                    |
 *                            `--------------------`-> window, which belongs to the first thread */
#include "cam/devices.h"
#include "cam/options.h"
#include "cam/run.h"
#include "cli/files/standard.h"
#include "cli/run/interrupt.h"
#include "cli/text/translate.h"

static int perform(const struct cam_options *options)
{
    switch (options->task) {
    case CAM_LIST_DEVICES:
        return cam_list_devices();
    case CAM_LIST_FORMATS:
        return cam_list_formats(options);
    case CAM_DOCTOR:
        return cam_doctor(options);
    default:
        return cam_run(options);
    }
}

int main(int argc, char **argv)
{
    struct cam_options options;
    standard_open();
    interrupt_catch();
    translate_begin(NULL);
    enum cli_result result = cam_options_read(&options, argc, argv);
    int status = result == CLI_ANSWERED ? CLI_DONE : CLI_FAILED;
    if (result == CLI_READY) {
        status = perform(&options);
        /* A recording stopped by ^C is complete: it was written above. */
        interrupt_end(0);
    }
    cam_options_free(&options);
    return standard_flush(cam_cli.program) ? status : CLI_FAILED;
}
