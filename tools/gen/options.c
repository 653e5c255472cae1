#include "gen/options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/files/file.h"
#include "cli/options/answers.h"
#include "cli/options/formats.h"
#include "cli/options/levels.h"
#include "cli/options/parse.h"
#include "cli/options/pattern.h"
#include "cli/options/setters.h"
#include "cli/options/techniques.h"
#include "cli/text/forms.h"
#include "sheet/sheet.h"

/* ---------------------------------------------------------------------------------------- names */

static const char *symmetry_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return sudoku_symmetry_name((enum sudoku_symmetry)index);
}

static const char *const sheet_names[] = {[SHEET_PDF] = "pdf", [SHEET_SVG] = "svg"};

enum { SHEET_FORMATS = sizeof sheet_names / sizeof sheet_names[0] };

/* Text formats, then sheet formats. */
static const char *format_name(unsigned index, char room[CLI_NAME_ROOM])
{
    unsigned texts = 0;
    while (texts <= index && format_output_name(texts, room))
        texts++;
    if (texts > index)
        return format_output_name(index, room);
    return index - texts < SHEET_FORMATS ? sheet_names[index - texts] : NULL;
}

/* -------------------------------------------------------------------------------------- setters */

static bool set_symmetry(const struct cli *cli, const struct cli_option *option,
                         const char *argument, void *target)
{
    struct gen_options *options = target;
    return sudoku_symmetry_from_name(argument, &options->symmetry) == SUDOKU_OK ||
           cli_expected(cli, option, argument, NULL);
}

static bool set_seed(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    ((struct gen_options *)target)->has_seed = true;
    return cli_set_number(cli, option, argument, target);
}

/* Letters of patterns; reshape_record.c writes what they stand for. */
static const struct pattern_letter gen_letters[] = {
    PATTERN_PUZZLE,
    PATTERN_NUMBER,
    PATTERN_FILE,
    {'l', "line in the file"},
    {'t', "name"},
    {'c', "comment"},
    {'g', "number of givens"},
    {'a', "answer: the changed puzzle"},
    {'e', "why there is no answer"},
    {'\0', NULL},
};

static bool set_format(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *target)
{
    struct gen_options *options = target;
    enum sudoku_text_format format;
    options->is_sheet = false;
    for (int i = 0; i < SHEET_FORMATS && !options->is_sheet; i++) {
        options->is_sheet = strcmp(argument, sheet_names[i]) == 0;
        options->sheet = (enum sheet_format)i;
    }
    options->line = pattern_is(argument) ? argument : NULL;
    if (options->line)
        return pattern_is_sound(cli, option, argument, gen_letters);
    if (options->is_sheet)
        return true;
    if (!form_from_name(argument, &format) || format == SUDOKU_TEXT_AUTO)
        return cli_expected(cli, option, argument, NULL);
    options->format = format;
    return true;
}

/* Reads a board in any format, whose digits mark the givens. */
static bool set_pattern(const struct cli *cli, const struct cli_option *option, const char *path,
                        void *target)
{
    enum { MAX_TEXT = 1 << 20 };
    struct gen_options *options = target;
    struct buffer text = {0};
    struct sudoku_text_error error = {0};
    (void)option;
    if (!file_read(path, MAX_TEXT, &text)) {
        cli_error(cli, "%s: %s", path, strerror(errno));
        buffer_free(&text);
        return false;
    }
    options->pattern = buffer_resize(options->pattern, SUDOKU_MAX_CELLS);
    enum sudoku_status status =
        sudoku_text_parse(NULL, text.data, text.length, options->pattern, NULL, SUDOKU_MAX_CELLS,
                          &options->pattern_side, &error);
    if (status == SUDOKU_ERR_TEXT)
        cli_error(cli, "%s:%llu:%llu: %s", path, (unsigned long long)error.line,
                  (unsigned long long)error.column, error.message);
    else if (status == SUDOKU_END)
        cli_error(cli, "%s: expected a board, found none", path);
    else if (status != SUDOKU_OK)
        cli_error(cli, "%s: %s", path, sudoku_strstatus(status));
    buffer_free(&text);
    return status == SUDOKU_OK;
}

static bool set_task(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    struct gen_options *options = target;
    enum gen_task task = (enum gen_task)option->value;
    (void)argument;
    if (options->task != GEN_MAKE && options->task != task) {
        cli_error(cli, "--%s: one of --minimize and --canonical", option->name);
        return false;
    }
    options->task = task;
    return true;
}

/* ---------------------------------------------------------------------------------------- table */

#define TASK(number) .set = set_task, .value = (number)

/* The ends of rows for criteria. */
#define RANGE "a number, or two with - between"
#define GEN_RANGE(of)                                                                              \
    .set = gen_set_range, .field = CLI_FIELD(struct gen_range, struct gen_options, criteria.of),   \
    .expected = RANGE
#define GEN_TECHNIQUES(of)                                                                         \
    .set = gen_set_techniques, .field = CLI_FIELD(bool *, struct gen_options, criteria.of),        \
    CLI_TECHNIQUES

static const struct cli_option option_rows[] = {
    {.help = "Puzzles of files, instead of new ones"},
    {"minimize", 0, NULL,
     "remove givens of the puzzles in FILE, by --symmetry and --clues, until none is redundant",
     TASK(GEN_MINIMIZE)},
    {"canonical", 0, NULL,
     "write the canonical form of the classic puzzles in FILE: the smallest of all puzzles that "
     "differ only in the names of digits and the order of lines",
     TASK(GEN_CANONICAL)},

    {.help = "New puzzles"},
    {"count", 'n', "N", "make N puzzles", CLI_NUMBER(struct gen_options, count), .min = 1,
     .initial = "1"},
    {"level", 'l', "NAME", "of this level by sudoku-solve --rate", .set = gen_set_level,
     .field = CLI_FIELD(enum sudoku_level, struct gen_options, criteria.level),
     .names = cli_level_name},
    {"score", 0, "LO-HI", "with a score in this range by sudoku-solve --rate", GEN_RANGE(score),
     .max = 1000000, .alias = "rating"},
    {"se-rating", 0, "LO-HI",
     "with a rating of Sudoku Explainer in this range, such as 7.1-7.6, by sudoku-solve --rate=se",
     .set = gen_set_ratings,
     .field = CLI_FIELD(struct gen_range, struct gen_options, criteria.rating), .max = 200,
     .expected = "a rating such as 7.1, or two with - between"},
    {"profile", 0, "NAME", "the order of techniques for the following options about paths",
     .set = gen_set_profile,
     .field = CLI_FIELD(enum sudoku_profile, struct gen_options, criteria.profile),
     .names = gen_profile_name, .initial = "hodoku"},
    {"technique", 0, "NAME,...",
     "whose path has these techniques, by name, code or abbreviation (sudoku-solve "
     "--list-techniques)",
     GEN_TECHNIQUES(techniques)},
    {"needs", 0, "NAME,...",
     "that the techniques of the profile up to the last of these solve, but not without each of "
     "them",
     GEN_TECHNIQUES(needs)},
    {"hardest-step", 0, "NAME,...", "whose step with the highest score is of one of these",
     GEN_TECHNIQUES(hardest)},
    {"steps", 0, "LO-HI", "with a number of steps in this range", GEN_RANGE(steps), .max = 1000000},
    {"choices", 0, "LO-HI",
     "with a number in this range of cells that a single fills, or else of steps of the easiest "
     "technique, at the narrowest point of the path",
     GEN_RANGE(choices), .max = 1000000},
    {"clues", 'c', "LO-HI",
     "with a number of givens in this range, each equally likely; with --minimal, any that are "
     "minimal",
     .set = gen_set_range, .field = CLI_FIELD(struct gen_range, struct gen_options, clues),
     .max = SUDOKU_MAX_CELLS, .expected = RANGE},
    {"symmetry", 'y', "NAME", "symmetry of the givens", .set = set_symmetry, .names = symmetry_name,
     .initial = "none"},
    {"pattern", 'p', "FILE", "givens in the cells with digits of the board in FILE",
     .set = set_pattern},
    {"minimal", 'm', NULL, "no given is redundant, even alone despite a symmetry",
     CLI_FLAG(struct gen_options, criteria.is_minimal)},
    {"attempts", 0, "N",
     "give up after N attempts for each puzzle (default: 100000; 1000 above 9x9; 100 if none has a "
     "unique solution)",
     CLI_NUMBER(struct gen_options, attempts), .min = 1},
    {"timeout", 't', "SECONDS", "give up after this time",
     CLI_SECONDS(struct gen_options, seconds)},
    {"seed", 'S', "N",
     "seed of the puzzles, which are the same on every machine and with any number of threads "
     "(default: random)",
     .set = set_seed, .field = CLI_FIELD(uint64_t, struct gen_options, seed)},
    {"threads", 'j', "N", "work with N threads, 0: one for each processor",
     CLI_THREADS(struct gen_options, threads)},

    {.help = "Boards"},
    CLI_LAYOUT_BOX(struct gen_options, board, "3x3"),
    CLI_LAYOUT_VARIANT(struct gen_options, board),
    CLI_LAYOUT_REGIONS(struct gen_options, board),

    {.help = "Output"},
    {"format", 'f', "FORMAT",
     "write puzzles in this format (default: line; grid for joined boards); json includes solution "
     "and rating, pdf and svg are sheets to print, svg with all pages below each other or in "
     "separate files. For "
     "--minimize and --canonical also csv, or lines by a pattern such as '%n %a', with %p puzzle, "
     "%a answer, %n number, %f file, %l line, %t name, %c comment, %g number of givens, %e why "
     "there is no answer",
     .set = set_format, .names = format_name},
    {"output", 'o', "FILE",
     "write to FILE, whole or not at all; pages of an SVG sheet to separate files if FILE has %d "
     "in "
     "its name",
     CLI_TEXT(struct gen_options, output)},
    {"keep-going", 0, NULL,
     "write a record without an answer, or an empty line, for each text of FILE that cannot be "
     "read "
     "and each puzzle that cannot be changed",
     CLI_FLAG(struct gen_options, keeps_going)},
    {"per-page", 0, "N", "put N puzzles on each page of a sheet, with number and rating",
     CLI_UNSIGNED(struct gen_options, per_page), .min = 1, .max = SHEET_MAX_PER_PAGE,
     .initial = CLI_STRING(GEN_PER_PAGE)},
    {"solutions", 0, "WHERE",
     "place of the solutions on a sheet: on the last pages, upside down below the puzzles, or "
     "nowhere",
     SHEET_SOLUTIONS(struct gen_options, solutions)},
    {"paper", 0, "NAME", "the paper of a sheet", SHEET_PAPER(struct gen_options, paper)},
    {"title", 'T', "TEXT", "write TEXT at the head of each page of a sheet",
     CLI_TEXT(struct gen_options, title)},

    {.help = "Other"},
    CLI_ANSWERS,
};

static const char epilog[] =
    "Pictures of boards: sudoku-gen ... | sudoku-solve --convert --format=svg --output=%d.svg\n"
    "\n"
    "Exit status: 0 all made; 1 wrong usage or input/output error; 4, 5, 6: a puzzle of a file has "
    "no solution, several, or breaks a rule; 7 fewer than requested were made.";

const struct cli gen_cli = {
    .program = "sudoku-gen",
    .usage = "[OPTIONS] [FILE|-]...",
    .summary = "Makes Sudoku puzzles with a unique solution, by difficulty, symmetry and many "
               "other criteria.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

/* -------------------------------------------------------------------------------------- reading */

/* Default attempts, for minutes rather than days: large boards take longer than 9x9, and patterns
 * that seem to have no puzzle a second each. */
static void set_usual_attempts(struct gen_options *options)
{
    enum { USUAL = 100000, LARGE = 1000, HOPELESS = 100 };
    bool large = layout_choice_side(&options->board) > 9;
    options->attempts = large ? LARGE : USUAL;
    options->hopeless = HOPELESS;
}

enum cli_result gen_options_read(struct gen_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct gen_options){0};
    enum cli_result result = cli_read(&gen_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    if (options->format == SUDOKU_TEXT_AUTO)
        options->format = options->board.figure ? SUDOKU_TEXT_GRID : SUDOKU_TEXT_LINE;
    options->operands = argv + operands;
    options->operand_count = argc - operands;
    if (!options->has_seed)
        options->seed = (uint64_t)time(NULL) << 24 ^ (uint64_t)getpid();
    options->hopeless = UINT64_MAX;
    if (options->task == GEN_MAKE && !options->attempts)
        set_usual_attempts(options);
    gen_criteria_finish(&options->criteria,
                        options->format == SUDOKU_TEXT_JSON || options->is_sheet);
    return CLI_READY;
}

void gen_options_free(struct gen_options *options)
{
    layout_choice_free(&options->board);
    gen_criteria_free(&options->criteria);
    free(options->pattern);
}
