#include "cam_options.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "pixel.h"
#include "record.h"

enum cam_option {
    OPTION_LIST_DEVICES,
    OPTION_LIST_FORMATS,
    OPTION_DOCTOR,
    OPTION_DEVICE,
    OPTION_INPUT,
    OPTION_SIZE,
    OPTION_FPS,
    OPTION_PIXEL_FORMAT,
    OPTION_CONTROL,
    OPTION_RECORD,
    OPTION_LOOPBACK,
    OPTION_OUTPUT,
    OPTION_FORMAT,
    OPTION_ONESHOT,
    OPTION_HEADLESS,
    OPTION_COLOUR,
    OPTION_OPACITY,
    OPTION_FRAMES,
    OPTION_TIMEOUT,
    OPTION_SILENCE,
    OPTION_WAIT,
    OPTION_QUIET,
    OPTION_HELP,
    OPTION_VERSION,
};

static const struct cli_option option_rows[] = {
    [OPTION_LIST_DEVICES] = {"list-devices", 'l', NULL, "show the cameras there are"},
    [OPTION_LIST_FORMATS] = {"list-formats", 'L', NULL,
                             "show a camera's formats, sizes, rates and controls"},
    [OPTION_DOCTOR] = {"doctor", 0, NULL, "try every camera and say what works and why not"},
    [OPTION_DEVICE] = {"device", 'd', "N|PATH", "the camera (default: the first one)"},
    [OPTION_INPUT] = {"input", 'i', "FILE",
                      "frames from a .y4m, .mjpeg or picture file, a folder or\n"
                      "a pattern of pictures, or y4m from standard input (-)"},
    [OPTION_SIZE] = {"size", 's', "WxH", "size of the frames (default: nearest to 1280x720)"},
    [OPTION_FPS] = {"fps", 'r', "N", "frames a second (default: nearest to 30)"},
    [OPTION_PIXEL_FORMAT] = {"pixel-format", 'p', "FOURCC",
                             "YUYV, UYVY, NV12, YU12, GREY, RGB3, BGR3 or MJPG\n"
                             "(default: the best of those offered)"},
    [OPTION_CONTROL] = {"control", 'c', "NAME=VALUE",
                        "set a control of the camera, as often as"
                        " needed"},
    [OPTION_RECORD] = {"record", 'w', "FILE",
                       "write the frames as they come to FILE: .y4m, .mjpeg,\n"
                       "or - for y4m on standard output"},
    [OPTION_LOOPBACK] = {"loopback", 'o', "DEVICE",
                         "write the frames, solved, to a v4l2loopback device"},
    [OPTION_OUTPUT] = {"output", 'O', "FILE", "write the frames, solved, to FILE as --record does"},
    [OPTION_FORMAT] = {"format", 'f', "FORMAT",
                       "print puzzles that are read as line (the default: the\n"
                       "puzzle, a space, its solution), grid or json"},
    [OPTION_ONESHOT] = {"oneshot", '1', NULL, "stop at the first puzzle"},
    [OPTION_HEADLESS] = {"headless", 0, NULL, "open no window"},
    [OPTION_COLOUR] = {"colour", 'C', "RRGGBB", "of the digits painted (default: 0050DC, a blue)"},
    [OPTION_OPACITY] = {"opacity", 0, "PERCENT",
                        "of the digits painted: 100 (the default) hides what is\nbelow"},
    [OPTION_FRAMES] = {"frames", 'n', "N", "stop after N frames"},
    [OPTION_TIMEOUT] = {"timeout", 't', "SECONDS", "stop after this time"},
    [OPTION_SILENCE] = {"silence", 0, "SECONDS",
                        "give the camera up when no frame comes for so long\n(default: 5)"},
    [OPTION_WAIT] = {"wait", 'W', NULL, "wait for the camera to come, or to come back"},
    [OPTION_QUIET] = {"quiet", 'q', NULL, "write nothing but errors to stderr"},
    [OPTION_HELP] = {"help", 'h', NULL, "show this help"},
    [OPTION_VERSION] = {"version", 0, NULL, "show the version"},
};

static const char epilog[] =
    "Keys in the window: q or Esc quit, space freeze, s snapshot, h one hint only, n next hint,\n"
    "c candidates, b before and after, m mirror, d stages of reading.\n\n"
    "Exit status: 0 done; 1 wrong usage, or an error of input, output or device; 8 the camera was\n"
    "taken away or fell silent; 9 --oneshot met no puzzle.\n";

const struct cli cam_cli = {
    .program = "sudoku-cam",
    .usage = "[OPTIONS] [DEVICE]",
    .summary = "Reads the Sudokus that a camera or a recording shows, and paints their solutions.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

static bool wrong_argument(enum cam_option option, const char *argument, const char *expected)
{
    cli_error(&cam_cli, "--%s=%s: expected %s", option_rows[option].name, argument, expected);
    return false;
}

static bool set_path(struct cam_options *options, const char *path)
{
    if (options->source.path) {
        cli_error(&cam_cli, "%s: frames come from %s already", path, options->source.path);
        return false;
    }
    options->source.path = path;
    return true;
}

static bool set_device(struct cam_options *options, const char *argument)
{
    uint64_t number;
    if (!cli_parse_number(argument, 0, 9999, &number))
        return set_path(options, argument);
    snprintf(options->device, sizeof options->device, "/dev/video%u", (unsigned)number);
    return set_path(options, options->device);
}

static bool set_size(struct cam_options *options, const char *argument)
{
    uint64_t width, height;
    char number[8] = "";
    size_t length = strcspn(argument, "xX");
    if (length < sizeof number && argument[length]) {
        memcpy(number, argument, length);
        if (cli_parse_number(number, 1, SVISION_MAX_SIDE, &width) &&
            cli_parse_number(argument + length + 1, 1, SVISION_MAX_SIDE, &height)) {
            options->source.wish.width = (uint32_t)width;
            options->source.wish.height = (uint32_t)height;
            return true;
        }
    }
    return wrong_argument(OPTION_SIZE, argument, "width x height such as 1280x720");
}

static bool set_format(struct cam_options *options, const char *argument)
{
    uint32_t *fourcc = &options->source.wish.fourcc;
    if (pixel_parse(argument, fourcc) && pixel_find(*fourcc))
        return true;
    return wrong_argument(OPTION_PIXEL_FORMAT, argument,
                          "YUYV, UYVY, NV12, YU12, GREY, RGB3, BGR3 or MJPG");
}

static bool set_format_name(struct cam_options *options, const char *argument)
{
    static const char *const names[] = {"line", "grid", "json"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(argument, names[i]) == 0) {
            options->format = (enum cam_format)i;
            return true;
        }
    }
    return wrong_argument(OPTION_FORMAT, argument, "line, grid or json");
}

static bool set_seconds(enum cam_option option, const char *argument, double *seconds)
{
    return (cli_parse_seconds(argument, seconds) && *seconds > 0 && *seconds <= 1e9) ||
           wrong_argument(option, argument, "a time in seconds");
}

static bool set_rate(struct cam_options *options, const char *argument)
{
    double *rate = &options->source.wish.rate;
    return (cli_parse_seconds(argument, rate) && *rate >= 0.01 && *rate <= 1000) ||
           wrong_argument(OPTION_FPS, argument, "frames a second, 0.01 to 1000");
}

static bool set_recording(enum cam_option option, const char *argument, const char **path)
{
    *path = argument;
    return recorder_knows(argument) ||
           wrong_argument(option, argument, "a name that ends in .y4m or .mjpeg, or -");
}

static bool set_colour(struct cam_options *options, const char *argument)
{
    const char *digits = argument + (argument[0] == '#');
    if (strlen(digits) != 6 || strspn(digits, "0123456789abcdefABCDEF") != 6)
        return wrong_argument(OPTION_COLOUR, argument, "a colour such as C80000 for red");
    options->look.colour = (svision_colour)strtoul(digits, NULL, 16);
    return true;
}

static bool set_opacity(struct cam_options *options, const char *argument)
{
    uint64_t percent;
    if (!cli_parse_number(argument, 0, 100, &percent))
        return wrong_argument(OPTION_OPACITY, argument, "0 to 100");
    options->look.opacity = (float)percent / 100;
    return true;
}

static bool add_control(struct cam_options *options, const char *argument)
{
    if (!strchr(argument, '='))
        return wrong_argument(OPTION_CONTROL, argument, "NAME=VALUE");
    size_t count = options->source.control_count;
    options->controls =
        buffer_resize((void *)options->controls, (count + 1) * sizeof options->controls[0]);
    options->controls[count] = argument;
    options->source.controls = options->controls;
    options->source.control_count++;
    return true;
}

static bool apply(struct cam_options *options, enum cam_option option, const char *argument)
{
    switch (option) {
    case OPTION_LIST_DEVICES:
        options->task = CAM_LIST_DEVICES;
        return true;
    case OPTION_LIST_FORMATS:
        options->task = CAM_LIST_FORMATS;
        return true;
    case OPTION_DOCTOR:
        options->task = CAM_DOCTOR;
        return true;
    case OPTION_DEVICE:
        return set_device(options, argument);
    case OPTION_INPUT:
        return set_path(options, argument);
    case OPTION_SIZE:
        return set_size(options, argument);
    case OPTION_FPS:
        return set_rate(options, argument);
    case OPTION_PIXEL_FORMAT:
        return set_format(options, argument);
    case OPTION_CONTROL:
        return add_control(options, argument);
    case OPTION_RECORD:
        return set_recording(option, argument, &options->record);
    case OPTION_LOOPBACK:
        options->loopback = argument;
        return true;
    case OPTION_OUTPUT:
        return set_recording(option, argument, &options->output);
    case OPTION_FORMAT:
        return set_format_name(options, argument);
    case OPTION_ONESHOT:
        options->oneshot = true;
        return true;
    case OPTION_HEADLESS:
        options->headless = true;
        return true;
    case OPTION_COLOUR:
        return set_colour(options, argument);
    case OPTION_OPACITY:
        return set_opacity(options, argument);
    case OPTION_FRAMES:
        return cli_parse_number(argument, 1, UINT64_MAX, &options->frames) ||
               wrong_argument(option, argument, "a number from 1 on");
    case OPTION_TIMEOUT:
        return set_seconds(option, argument, &options->timeout);
    case OPTION_SILENCE:
        return set_seconds(option, argument, &options->silence);
    case OPTION_WAIT:
        options->wait = true;
        return true;
    default:
        options->quiet = true;
        return true;
    }
}

/* What only cameras have is not quietly left out with recordings. */
static bool options_agree(const struct cam_options *options)
{
    const struct source_options *source = &options->source;
    if (options->task != CAM_RUN && (options->record || options->output || options->loopback)) {
        cli_error(&cam_cli,
                  "--record, --output and --loopback need frames, which this option does not take");
        return false;
    }
    if (options->record && options->output && strcmp(options->record, options->output) == 0) {
        cli_error(&cam_cli, "--record and --output both go to %s", options->record);
        return false;
    }
    if (!source->path || source_is_device(source->path))
        return true;
    if (options->task != CAM_RUN || options->wait || source->control_count || source->wish.width ||
        source->wish.fourcc) {
        cli_error(&cam_cli,
                  "%s is no camera: it can be neither listed nor tried, waited for nor "
                  "set",
                  source->path);
        return false;
    }
    return true;
}

enum options_result cam_options_read(struct cam_options *options, int argc, char **argv)
{
    const char *argument;
    int option;
    *options = (struct cam_options){.silence = 5, .look = {0x0050DC, 1}};
    while ((option = cli_next(&cam_cli, argc, argv, &argument)) >= 0) {
        if (option == OPTION_HELP) {
            cli_print_help(&cam_cli, stdout);
            return OPTIONS_ANSWERED;
        }
        if (option == OPTION_VERSION) {
            cli_print_version(&cam_cli, stdout);
            return OPTIONS_ANSWERED;
        }
        if (!apply(options, (enum cam_option)option, argument))
            return OPTIONS_WRONG;
    }
    if (option == -2)
        return OPTIONS_WRONG;
    for (int i = optind; i < argc; i++)
        if (!set_device(options, argv[i]))
            return OPTIONS_WRONG;
    return options_agree(options) ? OPTIONS_READY : OPTIONS_WRONG;
}

void cam_options_free(struct cam_options *options)
{
    free((void *)options->controls);
}
