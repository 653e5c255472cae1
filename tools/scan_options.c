#include "scan_options.h"

#include <getopt.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include <sudokuvision/reader.h>

#include "scan_name.h"

enum scan_option {
    OPTION_FORMAT,
    OPTION_SOLVE,
    OPTION_OVERLAY,
    OPTION_RECTIFIED,
    OPTION_ALL_GRIDS,
    OPTION_MIN_CONFIDENCE,
    OPTION_SIDE,
    OPTION_BOX,
    OPTION_THREADS,
    OPTION_DEBUG,
    OPTION_HELP,
    OPTION_VERSION,
};

static const struct cli_option option_rows[] = {
    [OPTION_FORMAT] = {"format", 'f', "FORMAT", "write line (default), grid, sdk or json"},
    [OPTION_SOLVE] = {"solve", 's', NULL, "write the solution in place of the puzzle"},
    [OPTION_OVERLAY] = {"overlay", 'o', "FILE",
                        "write the photo with the solution painted on it, as PNG or\n"
                        "JPEG; %f stands for the photo's name without its ending"},
    [OPTION_RECTIFIED] = {"rectified", 'r', "FILE", "write the grid straightened; %f as above"},
    [OPTION_ALL_GRIDS] = {"all-grids", 'a', NULL,
                          "write every grid of a photo, not the best alone"},
    [OPTION_MIN_CONFIDENCE] = {"min-confidence", 'm', "P",
                               "call a reading uncertain where a cell's confidence is\n"
                               "below P (0 to 1)"},
    [OPTION_SIDE] = {"side", 'n', "N",
                     "look for grids of N cells a row: 4, 6, 8, 9 or 16; auto\n"
                     "(default): 9, and the others where there is none"},
    [OPTION_BOX] = {"box", 'b', "RxC", "look for grids with boxes of R rows and C columns"},
    [OPTION_THREADS] = {"threads", 'j', "N",
                        "read N photos at a time; 0: one for each processor (default: 1)"},
    [OPTION_DEBUG] = {"debug", 'd', "DIR", "write a picture of each stage into DIR"},
    [OPTION_HELP] = {"help", 'h', NULL, "show this help"},
    [OPTION_VERSION] = {"version", 0, NULL, "show the version"},
};

static const char epilog[] =
    "A PHOTO is a JPEG, PNG, BMP, PNM, TGA or GIF file; - is standard input.\n"
    "\n"
    "Exit status: 0 read; 1 wrong usage or input/output error; 4 no grid found; 7 the reading is\n"
    "uncertain: look at it. Of several, the first in the order 1 4 7 counts.\n";

const struct cli scan_cli = {
    .program = "sudoku-scan",
    .usage = "[OPTIONS] PHOTO...",
    .summary = "Reads sudokus from photos, and says when it is not sure.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

static bool set_format(struct scan_options *options, const char *argument)
{
    static const char *const names[] = {
        [SCAN_LINE] = "line", [SCAN_GRID] = "grid", [SCAN_JSON] = "json", [SCAN_SDK] = "sdk"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(argument, names[i]) == 0) {
            options->format = (enum scan_format)i;
            return true;
        }
    }
    cli_error(&scan_cli, "--format=%s: expected line, grid, sdk or json", argument);
    return false;
}

static bool set_confidence(struct scan_options *options, const char *argument)
{
    double value;
    if (!cli_parse_seconds(argument, &value) || value > 1) {
        cli_error(&scan_cli, "--min-confidence=%s: expected a number from 0 to 1", argument);
        return false;
    }
    options->min_confidence = value;
    return true;
}

static bool set_side(struct scan_options *options, const char *argument)
{
    uint64_t side = 0;
    if (strcmp(argument, "auto") != 0 && (!cli_parse_number(argument, 4, SVISION_MAX_ROW, &side) ||
                                          (SVISION_SIDES >> side & 1) == 0)) {
        cli_error(&scan_cli, "--side=%s: expected 4, 6, 8, 9, 16 or auto", argument);
        return false;
    }
    options->side = (unsigned)side;
    return true;
}

/* Boxes have two to four rows and columns in all grids that are read. */
static bool set_box(struct scan_options *options, const char *argument)
{
    unsigned rows, columns;
    if (cli_parse_box(argument, SVISION_MAX_ROW, &rows, &columns) && rows >= 2 && columns >= 2 &&
        rows <= 4 && columns <= 4 && (SVISION_SIDES >> (rows * columns) & 1) != 0) {
        options->box_rows = rows;
        options->box_columns = columns;
        return true;
    }
    cli_error(&scan_cli, "--box=%s: expected 2x2, 2x3, 3x2, 2x4, 4x2, 3x3 or 4x4", argument);
    return false;
}

static bool check_box(const struct scan_options *options)
{
    unsigned cells = options->box_rows * options->box_columns;
    if (!options->side || !cells || cells == options->side)
        return true;
    cli_error(&scan_cli, "--box=%ux%u: no such boxes have %u cells", options->box_rows,
              options->box_columns, options->side);
    return false;
}

static bool set_threads(struct scan_options *options, const char *argument)
{
    if (cli_parse_threads(argument, &options->threads))
        return true;
    cli_error(&scan_cli, "--threads=%s: expected a number from 0 to %d", argument,
              CLI_MOST_THREADS);
    return false;
}

static bool has_ending(const char *name, const char *ending)
{
    size_t length = strlen(name), wanted = strlen(ending);
    return length > wanted && strcasecmp(name + length - wanted, ending) == 0;
}

static bool set_picture(const char **name, enum scan_option option, const char *argument)
{
    *name = argument;
    if (has_ending(argument, ".png") || has_ending(argument, ".jpg") ||
        has_ending(argument, ".jpeg"))
        return true;
    cli_error(&scan_cli, "--%s=%s: expected a name that ends in .png, .jpg or .jpeg",
              option_rows[option].name, argument);
    return false;
}

static bool set_debug(struct scan_options *options, const char *argument)
{
    struct stat status;
    options->debug = argument;
    if (stat(argument, &status) == 0 && S_ISDIR(status.st_mode))
        return true;
    cli_error(&scan_cli, "--debug=%s: no such folder", argument);
    return false;
}

/* Photos of one name in two folders cannot share what is named after them. */
static bool check_photos(const struct scan_options *options)
{
    const char *pair[2];
    if (!(options->overlay || options->rectified || options->debug) ||
        !scan_name_clash(options->operands, (size_t)options->operand_count, pair))
        return true;
    cli_error(&scan_cli, "%s and %s: their pictures would have the same name", pair[0], pair[1]);
    return false;
}

/* Several photos cannot share one picture file. */
static bool check_names(const struct scan_options *options)
{
    const char *names[] = {options->overlay, options->rectified};
    for (size_t i = 0; i < 2; i++) {
        if (!names[i] || options->operand_count < 2 || scan_name_differs(names[i]))
            continue;
        cli_error(&scan_cli,
                  "--%s=%s: for several photos the name needs %%f, which stands for "
                  "that of the photo",
                  option_rows[i ? OPTION_RECTIFIED : OPTION_OVERLAY].name, names[i]);
        return false;
    }
    return check_photos(options);
}

static bool set_option(struct scan_options *options, enum scan_option option, const char *argument)
{
    switch (option) {
    case OPTION_FORMAT:
        return set_format(options, argument);
    case OPTION_MIN_CONFIDENCE:
        return set_confidence(options, argument);
    case OPTION_SIDE:
        return set_side(options, argument);
    case OPTION_BOX:
        return set_box(options, argument);
    case OPTION_SOLVE:
        options->solve = true;
        break;
    case OPTION_ALL_GRIDS:
        options->all_grids = true;
        break;
    case OPTION_THREADS:
        return set_threads(options, argument);
    case OPTION_OVERLAY:
        return set_picture(&options->overlay, option, argument);
    case OPTION_RECTIFIED:
        return set_picture(&options->rectified, option, argument);
    case OPTION_DEBUG:
        return set_debug(options, argument);
    case OPTION_HELP:
    case OPTION_VERSION:
        break;
    }
    return true;
}

enum scan_options_result scan_options_read(struct scan_options *options, int argc, char **argv)
{
    const char *argument;
    int option;
    *options = (struct scan_options){.threads = 1};
    while ((option = cli_next(&scan_cli, argc, argv, &argument)) >= 0) {
        if (option == OPTION_HELP) {
            cli_print_help(&scan_cli, stdout);
            return SCAN_OPTIONS_ANSWERED;
        }
        if (option == OPTION_VERSION) {
            cli_print_version(&scan_cli, stdout);
            return SCAN_OPTIONS_ANSWERED;
        }
        if (!set_option(options, (enum scan_option)option, argument))
            return SCAN_OPTIONS_WRONG;
    }
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    if (option == -1 && options->operand_count > 0)
        return check_names(options) && check_box(options) ? SCAN_OPTIONS_READY : SCAN_OPTIONS_WRONG;
    if (option == -1)
        cli_error(&scan_cli, "no photo named; try --help");
    return SCAN_OPTIONS_WRONG;
}
