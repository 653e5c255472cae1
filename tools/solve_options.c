#include "solve_options.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "buffer.h"
#include "file.h"
#include "imagewrite.h"

enum solve_option {
    OPTION_FORMAT,
    OPTION_INPUT,
    OPTION_BOX,
    OPTION_VARIANT,
    OPTION_REGIONS,
    OPTION_ENGINE,
    OPTION_FIRST,
    OPTION_ALL,
    OPTION_COUNT,
    OPTION_UNIQUE,
    OPTION_CHECK,
    OPTION_CANDIDATES,
    OPTION_TIMEOUT,
    OPTION_NODES,
    OPTION_THREADS,
    OPTION_STATS,
    OPTION_SEED,
    OPTION_QUIET,
    OPTION_COLOUR,
    OPTION_OUTPUT,
    OPTION_TITLE,
    OPTION_SIZE,
    OPTION_HELP,
    OPTION_VERSION,
};

static const struct cli_option option_rows[] = {
    [OPTION_FORMAT] = {"format", 'f', "FORMAT",
                       "write line, grid, pretty, numbers, giant, sdk, candidates,\n"
                       "pencilmarks, csv or json (default: as the puzzle came), or\n"
                       "draw a picture: png or svg"},
    [OPTION_INPUT] = {"input", 'i', "FORMAT", "read this form only, instead of finding it out"},
    [OPTION_BOX] = {"box", 'b', "RxC", "boxes of R rows and C columns (default: by the side)"},
    [OPTION_VARIANT] = {"variant", 'V', "NAME,...",
                        "extra units: diagonal, windoku, disjoint, asterisk,\n"
                        "centre-dot, girandola"},
    [OPTION_REGIONS] = {"regions", 'r', "FILE", "jigsaw: the map of regions instead of boxes"},
    [OPTION_ENGINE] = {"engine", 'e', "NAME", "auto, simple, logic, search, dlx or engine9"},
    [OPTION_FIRST] = {"first", '1', NULL, "stop at the first solution, be there others or not"},
    [OPTION_ALL] = {"all", 'a', "[LIMIT]", "write every solution"},
    [OPTION_COUNT] = {"count", 'c', "[LIMIT]", "write how many solutions there are"},
    [OPTION_UNIQUE] = {"unique", 'u', NULL, "write whether there is exactly one solution"},
    [OPTION_CHECK] = {"check", 'k', NULL, "write what is wrong with the givens; do not solve"},
    [OPTION_CANDIDATES] = {"candidates", 'C', NULL, "write the candidates that logic leaves"},
    [OPTION_TIMEOUT] = {"timeout", 't', "SECONDS", "give up a puzzle after this time"},
    [OPTION_NODES] = {"nodes", 'n', "N", "give up a puzzle after N nodes of the search"},
    [OPTION_THREADS] = {"threads", 'j', "N",
                        "solve with N threads; 0: one for each processor (default: 1)"},
    [OPTION_STATS] = {"stats", 's', NULL, "write figures to stderr at the end"},
    [OPTION_SEED] = {"seed", 'S', "N", "find solutions in an order shuffled by N"},
    [OPTION_QUIET] = {"quiet", 'q', NULL, "write nothing about puzzles to stderr"},
    [OPTION_COLOUR] = {"colour", 0, "WHEN", "never, always or auto (default: on a terminal)"},
    [OPTION_OUTPUT] = {"output", 'o', "FILE",
                       "write to FILE, whole or not at all; pictures of several puzzles\n"
                       "need %d or %03d in it, for the number of the puzzle"},
    [OPTION_TITLE] = {"title", 'T', "TEXT", "write TEXT above the board of a picture"},
    [OPTION_SIZE] = {"size", 0, "PIXELS", "make pictures so wide (default: 720)"},
    [OPTION_HELP] = {"help", 'h', NULL, "show this help"},
    [OPTION_VERSION] = {"version", 0, NULL, "show the version"},
};

static const char epilog[] =
    "An operand that is no file but has 16 characters or more, mostly digits and blanks, is taken\n"
    "as a puzzle. Without operands puzzles come from standard input; at a terminal, row by row.\n"
    "\n"
    "Exit status: 0 solved, each with one solution, or the question answered; 1 wrong usage or\n"
    "input/output error; 4 no solution; 5 several solutions; 6 givens that break a rule, or\n"
    "malformed text; 7 a limit was reached. Of several, the first in the order 1 6 4 7 5 counts.\n";

const struct cli solve_cli = {
    .program = "sudoku-solve",
    .usage = "[OPTIONS] [FILE|PUZZLE|-]...",
    .summary = "Solves Sudoku puzzles of any size and form, and proves that solutions are unique.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

static bool wrong_argument(enum solve_option option, const char *argument, const char *expected)
{
    cli_error(&solve_cli, "--%s=%s: expected %s", option_rows[option].name, argument, expected);
    return false;
}

bool solve_format_is_result(enum sudoku_text_format format)
{
    return format == SUDOKU_TEXT_CSV || format == SUDOKU_TEXT_JSON;
}

static bool set_output_format(struct solve_options *options, const char *argument)
{
    options->format = SUDOKU_TEXT_AUTO;
    options->picture = picture_from_name(argument);
    if (options->picture || sudoku_text_format_from_name(argument, &options->format) == SUDOKU_OK)
        return true;
    return wrong_argument(OPTION_FORMAT, argument,
                          "line, grid, pretty, numbers, giant, sdk, candidates, pencilmarks, csv, "
                          "json, png or svg");
}

static bool set_input_format(struct solve_options *options, const char *argument)
{
    enum sudoku_text_format format;
    if (sudoku_text_format_from_name(argument, &format) == SUDOKU_OK &&
        !solve_format_is_result(format)) {
        options->input = format;
        return true;
    }
    return wrong_argument(OPTION_INPUT, argument,
                          "auto, line, grid, pretty, numbers, giant, sdk, candidates or "
                          "pencilmarks");
}

static bool set_box(struct solve_options *options, const char *argument)
{
    if (cli_parse_box(argument, SUDOKU_MAX_SIDE, &options->box_rows, &options->box_columns))
        return true;
    return wrong_argument(OPTION_BOX, argument, "rows x columns such as 2x3, with 2 to 64 cells");
}

static bool add_variant(struct solve_options *options, const char *name, size_t length)
{
    static const struct {
        const char *name;
        enum sudoku_variant variant;
    } names[] = {
        {"diagonal", SUDOKU_VARIANT_DIAGONAL},     {"x", SUDOKU_VARIANT_DIAGONAL},
        {"windoku", SUDOKU_VARIANT_WINDOKU},       {"hyper", SUDOKU_VARIANT_WINDOKU},
        {"disjoint", SUDOKU_VARIANT_DISJOINT},     {"asterisk", SUDOKU_VARIANT_ASTERISK},
        {"centre-dot", SUDOKU_VARIANT_CENTRE_DOT}, {"center-dot", SUDOKU_VARIANT_CENTRE_DOT},
        {"girandola", SUDOKU_VARIANT_GIRANDOLA},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strlen(names[i].name) == length && strncmp(names[i].name, name, length) == 0) {
            options->variants |= (unsigned)names[i].variant;
            return true;
        }
    }
    return false;
}

static bool set_variants(struct solve_options *options, const char *argument)
{
    for (const char *name = argument;; name++) {
        size_t length = strcspn(name, ",");
        if (!add_variant(options, name, length))
            return wrong_argument(OPTION_VARIANT, argument,
                                  "diagonal, windoku, disjoint, asterisk, centre-dot or girandola, "
                                  "with commas between");
        name += length;
        if (!*name)
            return true;
    }
}

static bool set_regions(struct solve_options *options, const char *path)
{
    enum { LONGEST_MAP = 1 << 20 };
    struct buffer text = {0};
    struct sudoku_text_error error = {0};
    bool done = file_read(path, LONGEST_MAP, &text);
    if (!done) {
        cli_error(&solve_cli, "%s: %s", path, strerror(errno));
    } else {
        options->regions = buffer_resize(options->regions, SUDOKU_MAX_CELLS);
        enum sudoku_status status =
            sudoku_text_parse_regions(text.data, text.length, options->regions, SUDOKU_MAX_CELLS,
                                      &options->regions_side, &error);
        done = status == SUDOKU_OK;
        if (status == SUDOKU_ERR_TEXT)
            cli_error(&solve_cli, "%s:%llu:%llu: %s", path, (unsigned long long)error.line,
                      (unsigned long long)error.column, error.message);
        else if (!done)
            cli_error(&solve_cli, "%s: %s", path, sudoku_strstatus(status));
    }
    buffer_free(&text);
    return done;
}

static bool set_engine(struct solve_options *options, const char *argument)
{
    return sudoku_engine_from_name(argument, &options->engine) == SUDOKU_OK ||
           wrong_argument(OPTION_ENGINE, argument, "auto, simple, logic, search, dlx or engine9");
}

static bool set_number(enum solve_option option, const char *argument, uint64_t max,
                       uint64_t *value)
{
    return cli_parse_number(argument, option == OPTION_SEED ? 0 : 1, max, value) ||
           wrong_argument(option, argument, "a whole number in range");
}

static bool set_threads(struct solve_options *options, const char *argument)
{
    return cli_parse_threads(argument, &options->threads) ||
           wrong_argument(OPTION_THREADS, argument, "a whole number in range");
}

static bool set_colour(struct solve_options *options, const char *argument)
{
    if (strcmp(argument, "auto") == 0)
        return true;
    options->colour = strcmp(argument, "always") == 0;
    return options->colour || strcmp(argument, "never") == 0 ||
           wrong_argument(OPTION_COLOUR, argument, "never, always or auto");
}

static bool set_question(struct solve_options *options, enum question question, const char *limit,
                         enum solve_option option)
{
    if (options->question != QUESTION_SOLVE && options->question != question) {
        cli_error(&solve_cli, "--%s: one question at a time", option_rows[option].name);
        return false;
    }
    options->question = question;
    return !limit || set_number(option, limit, UINT64_MAX, &options->solution_limit);
}

static bool set_timeout(struct solve_options *options, const char *argument)
{
    return (cli_parse_seconds(argument, &options->seconds) && options->seconds > 0) ||
           wrong_argument(OPTION_TIMEOUT, argument, "a time in seconds above 0");
}

static bool set_picture_width(struct solve_options *options, const char *argument)
{
    uint64_t width;
    if (!cli_parse_number(argument, PICTURE_LEAST, PICTURE_MOST, &width))
        return wrong_argument(OPTION_SIZE, argument, "a width in pixels, 16 to 8192");
    options->picture_width = (unsigned)width;
    return true;
}

/* Applies one option; false after a message. */
static bool apply(struct solve_options *options, enum solve_option option, const char *argument)
{
    switch (option) {
    case OPTION_FORMAT:
        return set_output_format(options, argument);
    case OPTION_INPUT:
        return set_input_format(options, argument);
    case OPTION_BOX:
        return set_box(options, argument);
    case OPTION_VARIANT:
        return set_variants(options, argument);
    case OPTION_REGIONS:
        return set_regions(options, argument);
    case OPTION_ENGINE:
        return set_engine(options, argument);
    case OPTION_FIRST:
        return set_question(options, QUESTION_FIRST, argument, option);
    case OPTION_ALL:
        return set_question(options, QUESTION_ALL, argument, option);
    case OPTION_COUNT:
        return set_question(options, QUESTION_COUNT, argument, option);
    case OPTION_UNIQUE:
        return set_question(options, QUESTION_UNIQUE, argument, option);
    case OPTION_CHECK:
        return set_question(options, QUESTION_CHECK, argument, option);
    case OPTION_CANDIDATES:
        return set_question(options, QUESTION_CANDIDATES, argument, option);
    case OPTION_TIMEOUT:
        return set_timeout(options, argument);
    case OPTION_NODES:
        return set_number(option, argument, UINT64_MAX, &options->nodes);
    case OPTION_THREADS:
        return set_threads(options, argument);
    case OPTION_STATS:
        return options->stats = true;
    case OPTION_SEED:
        return set_number(option, argument, UINT64_MAX, &options->seed);
    case OPTION_QUIET:
        return options->quiet = true;
    case OPTION_COLOUR:
        return set_colour(options, argument);
    case OPTION_OUTPUT:
        options->output = argument;
        return true;
    case OPTION_TITLE:
        options->title = argument;
        return true;
    case OPTION_SIZE:
        return set_picture_width(options, argument);
    case OPTION_HELP:
    case OPTION_VERSION:
        break;
    }
    return true;
}

static bool picture_agrees(const struct solve_options *options)
{
    enum question question = options->question;
    if (!options->picture && (options->title || options->picture_width)) {
        cli_error(&solve_cli, "--title and --size are for pictures: --format=png or svg");
        return false;
    }
    if (options->picture && question != QUESTION_SOLVE && question != QUESTION_FIRST &&
        question != QUESTION_CANDIDATES) {
        cli_error(&solve_cli,
                  "--format: a picture shows one board, not --all, --count, --unique or "
                  "--check");
        return false;
    }
    if (options->picture == PICTURE_PNG && !imagewrite_has_png()) {
        cli_error(&solve_cli, "--format=png: built without PNG; svg is there");
        return false;
    }
    if (options->picture == PICTURE_PNG && !options->output && isatty(STDOUT_FILENO)) {
        cli_error(&solve_cli, "a PNG picture is nothing for a terminal: name a file with --output");
        return false;
    }
    return true;
}

/* What cannot be said of one option alone. */
static bool options_agree(const struct solve_options *options)
{
    if (options->regions && options->box_rows) {
        cli_error(&solve_cli, "--box and --regions exclude each other");
        return false;
    }
    if (options->question == QUESTION_CANDIDATES && solve_format_is_result(options->format)) {
        cli_error(&solve_cli, "--candidates: csv and json show solutions, not candidates");
        return false;
    }
    return picture_agrees(options);
}

enum options_result solve_options_read(struct solve_options *options, int argc, char **argv)
{
    const char *argument;
    int option;
    *options = (struct solve_options){.threads = 1};
    options->colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    while ((option = cli_next(&solve_cli, argc, argv, &argument)) >= 0) {
        if (option == OPTION_HELP) {
            cli_print_help(&solve_cli, stdout);
            return OPTIONS_ANSWERED;
        }
        if (option == OPTION_VERSION) {
            cli_print_version(&solve_cli, stdout);
            return OPTIONS_ANSWERED;
        }
        if (!apply(options, (enum solve_option)option, argument))
            return OPTIONS_WRONG;
    }
    if (option == -2 || !options_agree(options))
        return OPTIONS_WRONG;
    options->colour = options->colour && !options->output;
    options->picture_width = options->picture_width ? options->picture_width : PICTURE_USUAL;
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    return OPTIONS_READY;
}

void solve_options_free(struct solve_options *options)
{
    free(options->regions);
}
