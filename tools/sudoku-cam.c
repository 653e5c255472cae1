/* sudoku-cam: shows the sudoku before a camera, or in a recording, solved.
 *
 *     source -> capture -> frame -> recorder
 *                            |----> tracker -> puzzles, painted frames -> recorder, loopback device
 *                            |                    |
 *                            `--------------------`-> window, which belongs to the first thread */
#include "cam_devices.h"
#include "cam_options.h"
#include "cam_run.h"
#include "interrupt.h"

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
    enum options_result result = cam_options_read(&options, argc, argv);
    int status = result == OPTIONS_ANSWERED ? CLI_DONE : CLI_FAILED;
    if (result == OPTIONS_READY) {
        interrupt_catch();
        status = perform(&options);
        /* A recording stopped by ^C is a whole one: it was written above. */
        interrupt_end(0);
    }
    cam_options_free(&options);
    return status;
}
