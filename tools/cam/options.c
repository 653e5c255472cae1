#include "cam/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/files/path.h"
#include "cli/options/answers.h"
#include "cli/options/formats.h"
#include "cli/options/parse.h"
#include "cli/options/setters.h"
#include "cli/text/buffer.h"
#include "image/pixels.h"
#include "video/formats/pixel.h"
#include "video/record.h"

/* -------------------------------------------------------------------------------------- setters */

static bool set_path(struct cam_options *options, const char *path)
{
    if (!options->source.path) {
        options->source.path = path;
        return true;
    }
    size_t count = options->other_count++;
    options->others =
        buffer_resize((void *)options->others, (count + 1) * sizeof options->others[0]);
    options->others[count] = path;
    return true;
}

/* Stores the device; the path of a device number goes into the options. */
static bool take_device(struct cam_options *options, const char *argument)
{
    uint64_t number;
    if (!parse_number(argument, 0, 9999, &number))
        return set_path(options, argument);
    if (options->device[0]) {
        cli_error(&cam_cli, "%s: only one camera is named by its number, %s; others by their paths",
                  argument, options->device);
        return false;
    }
    snprintf(options->device, sizeof options->device, "/dev/video%u", (unsigned)number);
    return set_path(options, options->device);
}

static bool set_device(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *target)
{
    (void)cli;
    (void)option;
    return take_device(target, argument);
}

static bool set_input(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *target)
{
    (void)cli;
    (void)option;
    return set_path(target, argument);
}

static bool set_size(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    struct cam_options *options = target;
    unsigned width, height;
    if (!parse_pair(argument, SVISION_MAX_SIDE, &width, &height))
        return cli_expected(cli, option, argument, NULL);
    options->source.mode.width = width;
    options->source.mode.height = height;
    return true;
}

static const char *pixel_format_name(unsigned index, char room[CLI_NAME_ROOM])
{
    const struct pixel_format *format = pixel_at(index);
    if (!format)
        return NULL;
    snprintf(room, CLI_NAME_ROOM, "%s", pixel_name(format->fourcc).text);
    return room;
}

static bool set_pixel_format(const struct cli *cli, const struct cli_option *option,
                             const char *argument, void *target)
{
    struct cam_options *options = target;
    uint32_t *fourcc = &options->source.mode.fourcc;
    return (pixel_parse(argument, fourcc) && pixel_find(*fourcc)) ||
           cli_expected(cli, option, argument, NULL);
}

static bool set_recording(const struct cli *cli, const struct cli_option *option,
                          const char *argument, void *target)
{
    return recorder_supports(argument) ? cli_set_text(cli, option, argument, target)
                                       : cli_expected(cli, option, argument, NULL);
}

static bool set_color(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *target)
{
    struct cam_options *options = target;
    const char *digits = argument + (argument[0] == '#');
    if (strlen(digits) != 6 || strspn(digits, "0123456789abcdefABCDEF") != 6)
        return cli_expected(cli, option, argument, NULL);
    options->look.color = (svision_color)strtoul(digits, NULL, 16);
    return true;
}

static bool set_opacity(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *target)
{
    struct cam_options *options = target;
    uint64_t percent;
    if (!parse_number(argument, 0, (uint64_t)option->max, &percent))
        return cli_expected(cli, option, argument, "a whole number");
    options->look.opacity = (float)percent / 100;
    return true;
}

static bool add_control(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *target)
{
    struct cam_options *options = target;
    if (!strchr(argument, '='))
        return cli_expected(cli, option, argument, NULL);
    size_t count = options->source.control_count;
    options->controls =
        buffer_resize((void *)options->controls, (count + 1) * sizeof options->controls[0]);
    options->controls[count] = argument;
    options->source.controls = options->controls;
    options->source.control_count++;
    return true;
}

/* ---------------------------------------------------------------------------------------- table */

#define TASK(number) CLI_VALUE(struct cam_options, task, enum cam_task, number)
#define RECORDING(of)                                                                              \
    .set = set_recording, .field = CLI_FIELD(const char *, struct cam_options, of),                \
    .expected = "a name that ends in .y4m or .mjpeg, or -"

static const struct pattern_letter letters[] = {
    PATTERN_PUZZLE, PATTERN_SOLUTION, PATTERN_NUMBER, PATTERN_FILE,
    PATTERN_RESULT, {'t', "seconds"}, {'\0', NULL},
};

static const struct cli_option option_rows[] = {
    {.help = "Cameras"},
    {"list-devices", 'l', NULL, "list the cameras", TASK(CAM_LIST_DEVICES)},
    {"list-formats", 'L', NULL, "list a camera's formats, sizes, rates and controls",
     TASK(CAM_LIST_FORMATS)},
    {"doctor", 0, NULL, "try every camera and report what works or why not", TASK(CAM_DOCTOR)},
    {"device", 'd', "N|PATH", "the camera (default: the first one)", .set = set_device},
    {"size", 's', "WxH", "size of the frames (default: nearest to 1280x720)", .set = set_size,
     .expected = "width x height such as 1280x720"},
    {"fps", 'r', "N", "frames per second (default: nearest to 30)",
     CLI_REAL(struct cam_options, source.mode.rate), .min = 0.01, .max = 1000},
    {"pixel-format", 'p', "FOURCC", "pixel format of the frames (default: the best offered)",
     .set = set_pixel_format, .names = pixel_format_name},
    {"control", 'c', "NAME=VALUE", "set a control of the camera; may be repeated",
     .set = add_control, .expected = "NAME=VALUE"},
    {"wait", 'W', NULL, "wait for a camera, and resume when it returns",
     CLI_FLAG(struct cam_options, wait)},
    {"silence", 0, "SECONDS", "give up after this time without a frame",
     CLI_SECONDS(struct cam_options, silence), .initial = "5"},

    {.help = "Puzzles"},
    CLI_SIDE(struct cam_options, boards, 0,
             "follow grids of N cells per row; auto: 9, else others (default: 9)"),
    CLI_BOX(struct cam_options, boards),
    {"format", 'f', "FORMAT",
     "print the solutions of puzzles in this form, or lines by a pattern with %p puzzle, %s "
     "solution, %n number, %f source, %t seconds, %r result",
     CLI_READING_FORMAT(struct cam_options, form, "%p %s", letters)},
    {"oneshot", '1', NULL, "stop at the first puzzle", CLI_FLAG(struct cam_options, oneshot)},
    {"color", 'C', "RRGGBB", "color of the painted digits, such as 0050DC, a blue",
     .set = set_color, .expected = "a color such as C80000 for red", .initial = "0050DC",
     .alias = "colour"},
    {"opacity", 0, "PERCENT", "opacity of the painted digits; 100 hides the paper",
     .set = set_opacity, .max = 100, .initial = "100"},

    {.help = "Recordings"},
    {"input", 'i', "FILE",
     "frames from a .y4m, .mjpeg or picture file, a folder or a pattern of pictures, or y4m from "
     "standard input (-)",
     .set = set_input},
    {"max-pixels", 0, "N", "refuse pictures of more pixels, which may need too much memory",
     CLI_NUMBER(struct cam_options, source.max_pixels), .min = 1, .max = PIXELS_MAX_COUNT,
     .initial = CLI_STRING(PIXELS_DEFAULT_MAX_COUNT)},
    {"record", 'w', "FILE",
     "write the unpainted frames to FILE: .y4m, .mjpeg, or - for y4m on standard output",
     RECORDING(record)},
    {"output", 'O', "FILE", "write the painted frames to FILE, as --record does",
     RECORDING(output)},
    {"loopback", 'o', "DEVICE", "write the painted frames to a v4l2loopback device",
     CLI_TEXT(struct cam_options, loopback)},

    {.help = "Other"},
    {"headless", 0, NULL, "open no window", CLI_FLAG(struct cam_options, headless)},
    {"chime", 0, NULL, "play a sound when a puzzle is solved",
     CLI_FLAG(struct cam_options, chimes)},
    {"frames", 'n', "N", "stop after N frames", CLI_NUMBER(struct cam_options, frames), .min = 1},
    {"timeout", 't', "SECONDS", "stop after this time", CLI_SECONDS(struct cam_options, timeout)},
    {"quiet", 'q', NULL, "write only errors to stderr", CLI_FLAG(struct cam_options, quiet)},
    CLI_ANSWERS,
};

static const char epilog[] =
    "Keys in the window: ? lists them; h explains the next step, n applies it, a shows all digits, "
    "w wrong entries, c candidates; a click selects a cell, and a digit corrects it.\n"
    "\n"
    "Exit status: 0 success; 1 wrong usage, or an error of input, output or device; 7 the puzzle "
    "of "
    "--oneshot may lack digits; 8 the camera was disconnected or stopped sending frames; 9 "
    "--oneshot "
    "found no puzzle.";

const struct cli cam_cli = {
    .program = "sudoku-cam",
    .usage = "[OPTIONS] [DEVICE|FILE ...]",
    .summary = "Reads the Sudokus that a camera or a recording shows, and paints their solutions.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

/* -------------------------------------------------------------------------------------- reading */

/* Options for cameras are refused with recordings rather than ignored. */
static bool options_agree(const struct cam_options *options)
{
    const struct source_options *source = &options->source;
    if (options->task != CAM_RUN && (options->record || options->output || options->loopback)) {
        cli_error(&cam_cli,
                  "--record, --output and --loopback need frames, which this option does not read");
        return false;
    }
    if (options->record && options->output && path_is_same(options->record, options->output)) {
        cli_error(&cam_cli, "--record and --output both go to %s", options->record);
        return false;
    }
    if (options->other_count && (options->headless || options->task != CAM_RUN)) {
        cli_error(&cam_cli,
                  "%s: frames already come from %s; switching to others requires a window",
                  options->others[0], source->path);
        return false;
    }
    if (!source->path || source_is_device(source->path))
        return true;
    if (options->task != CAM_RUN || options->wait || source->control_count || source->mode.width ||
        source->mode.fourcc) {
        cli_error(&cam_cli, "%s is not a camera: it cannot be listed, tried, waited for or set",
                  source->path);
        return false;
    }
    return true;
}

enum cli_result cam_options_read(struct cam_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct cam_options){0};
    enum cli_result result = cli_read(&cam_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    for (int i = operands; i < argc; i++)
        if (!take_device(options, argv[i]))
            return CLI_WRONG;
    return options_agree(options) && board_choice_agrees(&cam_cli, &options->boards) ? CLI_READY
                                                                                     : CLI_WRONG;
}

void cam_options_free(struct cam_options *options)
{
    free((void *)options->controls);
    free((void *)options->others);
}
