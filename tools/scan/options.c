#include "scan/options.h"

#include <string.h>
#include <strings.h>

#include "cli/options/answers.h"
#include "cli/options/formats.h"
#include "cli/options/setters.h"
#include "image/pixels.h"
#include "scan/output/name.h"
#include "scan/pdf.h"

/* -------------------------------------------------------------------------------------- setters */

static bool has_ending(const char *name, const char *ending)
{
    size_t length = strlen(name), wanted = strlen(ending);
    return length > wanted && strcasecmp(name + length - wanted, ending) == 0;
}

static bool set_picture(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *target)
{
    if (has_ending(argument, ".png") || has_ending(argument, ".jpg") ||
        has_ending(argument, ".jpeg"))
        return cli_set_text(cli, option, argument, target);
    return cli_expected(cli, option, argument, NULL);
}

/* Without an argument, the hint is the whole step. */
static bool set_hint(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    return cli_set_unsigned(cli, option, argument ? argument : "3", target);
}

/* ---------------------------------------------------------------------------------------- table */

#define PICTURE(of)                                                                                \
    .set = set_picture, .field = CLI_FIELD(const char *, struct scan_options, of),                 \
    .expected = "a name that ends in .png, .jpg or .jpeg"

static const struct pattern_letter letters[] = {
    PATTERN_PUZZLE, PATTERN_SOLUTION,           PATTERN_NUMBER, PATTERN_FILE,
    PATTERN_RESULT, {'q', "sure or uncertain"}, {'\0', NULL},
};

static const struct cli_option option_rows[] = {
    {.help = "Reading"},
    CLI_SIDE(struct scan_options, boards, 'n',
             "look for grids with N cells per row; auto: 9, then others (default: auto)"),
    CLI_BOX(struct scan_options, boards),
    {"all-grids", 'a', NULL, "write all grids of a photo, not only the best one",
     CLI_FLAG(struct scan_options, all_grids)},
    {"min-confidence", 'm', "P",
     "report a reading as uncertain if the confidence of a cell is below P",
     CLI_REAL(struct scan_options, min_confidence), .max = 1},
    {"threads", 'j', "N", "read N photos at a time; 0: the number of processors",
     CLI_THREADS(struct scan_options, threads)},
    {"max-pixels", 0, "N", "reject photos of more than N pixels, which might not fit into memory",
     CLI_NUMBER(struct scan_options, max_pixels), .min = 1, .max = PIXELS_MAX_COUNT,
     .initial = CLI_STRING(PIXELS_DEFAULT_MAX_COUNT)},

    {"same", 0, NULL, "all photos show one puzzle: read it from all of them together",
     CLI_FLAG(struct scan_options, same)},
    {"givens", 'g', NULL, "omit handwritten digits", CLI_FLAG(struct scan_options, givens)},

    {.help = "Output"},
    {"check", 'c', NULL, "compare handwritten digits with the solution and name the wrong ones",
     CLI_FLAG(struct scan_options, check)},
    {"hint", 0, "[LEVEL]",
     "give the next step from the position on the photo: 1 where to look, 2 also the technique, "
     "3 all of it (default: 3)",
     .set = set_hint, .field = CLI_FIELD(unsigned, struct scan_options, hint), .min = 1, .max = 3},
    {"format", 'f', "FORMAT",
     "write readings in this form, or lines by a pattern such as '%f %p', with %p puzzle, %s "
     "solution, %n number of the grid, %f photo, %q sure or uncertain, %r result of solving",
     CLI_READING_FORMAT(struct scan_options, form, "line", letters)},
    {"solve", 's', NULL, "write the solution instead of the puzzle",
     CLI_FLAG(struct scan_options, solve)},
    {"overlay", 'o', "FILE",
     "write the photo with the missing digits painted on it, or the results of --check and "
     "--hint, as PNG or JPEG; %f stands for the photo's name without its extension",
     PICTURE(overlay)},
    {"answer", 0, NULL, "paint the missing digits in addition to the results of --check and --hint",
     CLI_FLAG(struct scan_options, answer)},
    {"rectified", 'r', "FILE", "write the rectified grid; %f as above", PICTURE(rectified)},
    {"debug", 'd', "DIR",
     "write a picture of each stage and the judges' votes into DIR, created if necessary",
     CLI_TEXT(struct scan_options, debug)},

    {.help = "Other"},
    CLI_ANSWERS,
};

static const char epilog[] =
    "A PHOTO is a JPEG, PNG, BMP, PNM, TGA, GIF or PDF file, in most builds also WebP or HEIC; - "
    "is "
    "standard "
    "input.\n"
    "\n"
    "Exit status: 0 read; 1 wrong usage or input/output error; 4 no grid found; 8 --check found "
    "mistakes; 7 the reading is uncertain: check it. If several apply, the first in the order 1 4 "
    "8 7 "
    "is returned.";

const struct cli scan_cli = {
    .program = "sudoku-scan",
    .usage = "[OPTIONS] PHOTO...",
    .summary = "Reads sudokus from photos and reports how certain each reading is.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

/* -------------------------------------------------------------------------------------- reading */

/* A check cannot be shown in CSV or by a pattern letter, and needs the handwriting that --givens
 * removes. */
static bool check_agrees(const struct scan_options *options)
{
    if (options->check && options->givens)
        cli_error(&scan_cli, "--check and --givens exclude each other");
    else if ((options->check || options->hint) &&
             (options->form.pattern || options->form.format == SUDOKU_TEXT_CSV))
        cli_error(&scan_cli, "--%s is not for CSV and patterns; try --format=json",
                  options->check ? "check" : "hint");
    else
        return true;
    return false;
}

/* A joint answer for all photos is not painted onto any of them. */
static bool check_same(const struct scan_options *options)
{
    const char *other = options->all_grids   ? "all-grids"
                        : options->overlay   ? "overlay"
                        : options->rectified ? "rectified"
                        : options->debug     ? "debug"
                                             : NULL;
    if (!options->same || !other)
        return true;
    cli_error(&scan_cli, "--same and --%s exclude each other", other);
    return false;
}

/* Photos of the same name in two folders would share their output files. */
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
        if (!names[i] || !options->has_several || scan_name_differs(names[i]))
            continue;
        cli_error(&scan_cli,
                  "--%s=%s: for several photos, or the pages of a PDF, the name needs %%f, which "
                  "stands for "
                  "that of the photo",
                  i ? "rectified" : "overlay", names[i]);
        return false;
    }
    return check_photos(options);
}

static bool has_several(const struct scan_options *options)
{
    return options->operand_count > 1 || pdf_recognize(options->operands[0]);
}

enum cli_result scan_options_read(struct scan_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct scan_options){0};
    enum cli_result result = cli_read(&scan_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    options->operands = argv + operands;
    options->operand_count = argc - operands;
    if (options->operand_count == 0) {
        cli_error(&scan_cli, "no photo named; try --help");
        return CLI_WRONG;
    }
    options->has_several = has_several(options);
    return check_agrees(options) && check_same(options) && check_names(options) &&
                   board_choice_agrees(&scan_cli, &options->boards)
               ? CLI_READY
               : CLI_WRONG;
}
