#include "solve/ask/options.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/files/file.h"
#include "cli/options/answers.h"
#include "cli/options/formats.h"
#include "cli/options/parse.h"
#include "cli/options/pattern.h"
#include "cli/options/setters.h"
#include "cli/options/techniques.h"
#include "cli/text/buffer.h"
#include "cli/text/forms.h"
#include "sheet/sheet.h"
#include "solve/ask/techniques.h"
#include "solve/rules/convert.h"

/* ---------------------------------------------------------------------------------------- names */

/* Text formats, then pictures. */
static const char *output_name(unsigned index, char room[CLI_NAME_ROOM])
{
    unsigned formats = 0;
    while (format_output_name(formats, room))
        formats++;
    return index < formats ? format_output_name(index, room)
                           : picture_name((enum picture)(index - formats + 1));
}

static const char *engine_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return sudoku_engine_name((enum sudoku_engine)index);
}

static const char *color_name(unsigned index, char room[CLI_NAME_ROOM])
{
    static const char *const names[] = {"never", "always", "auto"};
    (void)room;
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

/* The letters of patterns, written by record.c. */
static const struct pattern_letter letters[] = {
    PATTERN_PUZZLE,
    PATTERN_SOLUTION,
    PATTERN_NUMBER,
    PATTERN_FILE,
    PATTERN_RESULT,
    {'l', "line in the file"},
    {'t', "name"},
    {'c', "comment"},
    {'g', "number of givens"},
    {'a', "answer in words"},
    {'e', "why there is no answer"},
    {'\0', NULL},
};

/* -------------------------------------------------------------------------------------- setters */

static bool set_question(const struct cli *cli, const struct cli_option *option,
                         const char *argument, void *target)
{
    struct solve_options *options = target;
    enum question question = (enum question)option->value;
    if (options->question != QUESTION_SOLVE && options->question != question) {
        cli_error(cli, "--%s: one question at a time", option->name);
        return false;
    }
    options->question = question;
    return !argument || cli_set_number(cli, option, argument, options);
}

static bool set_explain(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *target)
{
    struct solve_options *options = target;
    options->shows_candidates = argument;
    if (argument && strcmp(argument, "candidates") != 0)
        return cli_expected(cli, option, argument, NULL);
    return set_question(cli, option, NULL, target);
}

static bool set_candidates(const struct cli *cli, const struct cli_option *option,
                           const char *argument, void *target)
{
    struct solve_options *options = target;
    options->wants_true_candidates = argument && strcmp(argument, "true") == 0;
    if (argument && !options->wants_true_candidates && strcmp(argument, "logic") != 0)
        return cli_expected(cli, option, argument, NULL);
    return set_question(cli, option, NULL, target);
}

static bool set_rate(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    struct solve_options *options = target;
    options->rating = SUDOKU_PROFILE_HODOKU;
    if (argument && strcmp(argument, sudoku_profile_name(SUDOKU_PROFILE_SE)) == 0)
        options->rating = SUDOKU_PROFILE_SE;
    else if (argument && strcmp(argument, sudoku_profile_name(SUDOKU_PROFILE_HODOKU)) != 0)
        return cli_expected(cli, option, argument, NULL);
    return set_question(cli, option, NULL, target);
}

static bool set_hint(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    struct solve_options *options = target;
    uint64_t hint = SUDOKU_HINT_STEP;
    if (argument && !parse_number(argument, SUDOKU_HINT_PLACE, SUDOKU_HINT_STEP, &hint))
        return cli_expected(cli, option, argument, NULL);
    options->hint = (enum sudoku_hint)hint;
    return set_question(cli, option, NULL, target);
}

static bool set_candidate(const struct cli *cli, const struct cli_option *option,
                          const char *argument, void *target)
{
    struct solve_options *options = target;
    bool may_exclude = option->value == QUESTION_JUDGE;
    if (!asked_candidate_read(argument, &options->candidate) ||
        (options->candidate.is_excluded && !may_exclude))
        return cli_expected(cli, option, argument, NULL);
    return set_question(cli, option, NULL, target);
}

static bool set_steps(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *target)
{
    struct solve_options *options = target;
    if (argument && !cli_techniques_add(argument, &options->techniques))
        return cli_expected(cli, option, argument, NULL);
    return set_question(cli, option, NULL, target);
}

static bool answer_techniques(const struct cli *cli, const struct cli_option *option,
                              const char *argument, void *target)
{
    (void)option;
    (void)argument;
    (void)target;
    techniques_print(stdout);
    return cli_finish_answer(cli);
}

/* Finds the rule that TEXT begins with, up to a colon. */
static bool rule_name_find(const char *text, struct sudoku_named_rule *named)
{
    size_t length = strcspn(text, ":");
    for (unsigned i = 0; sudoku_named_rule_get(i, named) == SUDOKU_OK; i++)
        if (strlen(named->name) == length && strncasecmp(named->name, text, length) == 0)
            return true;
    return false;
}

/* KIND:ARGUMENT,ARGUMENT... becomes an item in dot notation. */
static bool set_rule(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    struct solve_options *options = target;
    struct buffer item = {0};
    struct sudoku_named_rule named = SUDOKU_NAMED_RULE_INIT;
    buffer_printf(&item, ".");
    for (const char *c = argument; *c; c++)
        buffer_add(&item, *c == ':' || *c == ',' ? "~" : c, 1);
    bool is_known = *argument == '.' || rule_name_find(argument, &named);
    if (is_known)
        buffer_add(&options->rules, item.data + (*argument == '.'),
                   item.length - (*argument == '.'));
    else
        cli_error(cli, "--%s: %.*s is not supported; --list-rules lists all", option->name,
                  (int)strcspn(argument, ":"), argument);
    buffer_free(&item);
    return is_known;
}

static bool answer_rules_list(const struct cli *cli, const struct cli_option *option,
                              const char *argument, void *target)
{
    struct sudoku_named_rule named = SUDOKU_NAMED_RULE_INIT;
    (void)option;
    (void)argument;
    (void)target;
    for (unsigned i = 0; sudoku_named_rule_get(i, &named) == SUDOKU_OK; i++)
        printf("%s\t%s\t%s\n", named.name, named.arguments, named.meaning);
    return cli_finish_answer(cli);
}

static bool set_output_format(const struct cli *cli, const struct cli_option *option,
                              const char *argument, void *target)
{
    struct solve_options *options = target;
    options->format = SUDOKU_TEXT_AUTO;
    options->picture = picture_from_name(argument);
    options->pattern = pattern_is(argument) ? argument : NULL;
    if (options->pattern)
        return pattern_is_sound(cli, option, argument, letters);
    return options->picture || form_from_name(argument, &options->format) ||
           cli_expected(cli, option, argument, NULL);
}

static bool set_rule_form(const struct cli *cli, const struct cli_option *option,
                          const char *argument, void *target)
{
    struct solve_options *options = target;
    char room[CLI_NAME_ROOM];
    const char *name;
    for (unsigned i = 0; (name = rule_form_name(i, room)); i++)
        if (strcmp(name, argument) == 0) {
            options->rule_form = (enum sudoku_rule_text_form)i;
            options->has_rule_form = true;
            return true;
        }
    return cli_expected(cli, option, argument, NULL);
}

static bool set_input_format(const struct cli *cli, const struct cli_option *option,
                             const char *argument, void *target)
{
    struct solve_options *options = target;
    enum sudoku_text_format format;
    if (sudoku_text_format_from_name(argument, &format) != SUDOKU_OK || format_is_result(format))
        return cli_expected(cli, option, argument, NULL);
    options->input = format;
    return true;
}

static bool set_symbols(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *target)
{
    struct solve_options *options = target;
    struct sudoku_text_reader *reader;
    struct sudoku_text_options wanted = SUDOKU_TEXT_OPTIONS_INIT;
    wanted.symbols = argument;
    if (sudoku_text_reader_create_memory(&wanted, NULL, 0, &reader) != SUDOKU_OK)
        return cli_expected(cli, option, argument, NULL);
    sudoku_text_reader_destroy(reader);
    options->symbols = argument;
    return true;
}

static bool set_engine(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *target)
{
    struct solve_options *options = target;
    return sudoku_engine_from_name(argument, &options->engine) == SUDOKU_OK ||
           cli_expected(cli, option, argument, NULL);
}

static bool set_color(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *target)
{
    struct solve_options *options = target;
    bool always = !argument || strcmp(argument, "always") == 0;
    bool by_terminal = !always && strcmp(argument, "auto") == 0;
    if (!always && !by_terminal && strcmp(argument, "never") != 0)
        return cli_expected(cli, option, argument, NULL);
    options->color = always || (by_terminal && isatty(STDOUT_FILENO) && !getenv("NO_COLOR"));
    return true;
}

/* ---------------------------------------------------------------------------------------- table */

/* One terabyte. */
enum { MAX_MEGABYTES = 1 << 20 };

#define QUESTION(number)                                                                           \
    .set = set_question, .value = (number),                                                        \
    .field = CLI_FIELD(uint64_t, struct solve_options, solution_limit), .min = 1

static const struct cli_option option_rows[] = {
    {.help = "Questions, one at a time, instead of solving"},
    {"first", '1', NULL, "stop at the first solution, without looking for another",
     QUESTION(QUESTION_FIRST)},
    {"all", 'a', "[LIMIT]", "write every solution, or the first LIMIT", QUESTION(QUESTION_ALL)},
    {"count", 'c', "[LIMIT]", "write the number of solutions, counted up to LIMIT",
     QUESTION(QUESTION_COUNT)},
    {"unique", 'u', NULL, "write whether the solution is unique", QUESTION(QUESTION_UNIQUE)},
    {"check", 'k', NULL, "write what is wrong with the givens; do not solve",
     QUESTION(QUESTION_CHECK)},
    {"candidates", 'C', "[logic|true]",
     "write the candidates left by logic, or those that occur in a solution", .set = set_candidates,
     .value = QUESTION_CANDIDATES, .expected = "logic or true"},
    {"backbone", 0, NULL, "write the digits common to all solutions", QUESTION(QUESTION_BACKBONE)},
    {"estimate", 0, "[SAMPLES]",
     "write an estimate of the number of solutions, with an interval, from SAMPLES (default: 1000)",
     QUESTION(QUESTION_ESTIMATE)},
    {"convert", 0, NULL, "write the puzzle itself in the format of --format; do not solve",
     QUESTION(QUESTION_CONVERT)},
    {"explain", 'x', "[candidates]",
     "write every step to the solution with its reason, and the candidates before it",
     .set = set_explain, .value = QUESTION_EXPLAIN, .expected = "candidates"},
    {"hint", 0, "[1|2|3]",
     "write the next step: only where to look, also the technique, or all of it (default: 3)",
     .set = set_hint, .value = QUESTION_HINT, .expected = "1, 2 or 3"},
    {"steps", 0, "[NAME,...]",
     "write all possible steps, or those of techniques by name, code or abbreviation",
     .set = set_steps, .value = QUESTION_STEPS, CLI_TECHNIQUES},
    {"why", 0, "CELL=DIGIT",
     "write the easiest step that shows that the cell does not have the digit, such as r1c2=5",
     .set = set_candidate, .value = QUESTION_WHY,
     .expected = "row, column and digit of a candidate, such as r1c2=5"},
    {"judge", 0, "CELL=DIGIT",
     "write whether a player's own step is right, with the easiest step that shows the same: a "
     "digit placed, such as r1c2=5, or a candidate excluded, such as 'r1c2<>5'",
     .set = set_candidate, .value = QUESTION_JUDGE,
     .expected = "a step such as r1c2=5 or 'r1c2<>5'"},
    {"rate", 0, "[hodoku|se]",
     "write the difficulty: HoDoKu's level and score, or Sudoku Explainer's ratings of the "
     "hardest step, the hardest up to the first placement, and the first (ER, EP, ED)",
     .set = set_rate, .value = QUESTION_RATE, .expected = "hodoku or se"},
    {"repair", 0, NULL,
     "write givens that contradict each other, changes of one or two that leave one solution, and "
     "givens to add if there are several solutions",
     QUESTION(QUESTION_REPAIR)},
    {"list-rules", 0, NULL, "write the table of rules", .set = answer_rules_list, .answers = true},
    {"list-techniques", 0, NULL, "write the table of techniques", .set = answer_techniques,
     .answers = true},

    {.help = "Steps"},
    {"profile", 0, "NAME|FILE",
     "try techniques in the order of a person (human, the default), HoDoKu (hodoku) or Sudoku "
     "Explainer (se), or those of FILE, one on each line",
     CLI_ORDER_PROFILE(struct solve_options, order)},
    {"techniques", 0, "NAME,...",
     "use these techniques only: by name, code or abbreviation, those that a player knows",
     CLI_ORDER_KNOWN(struct solve_options, order)},
    {"without", 0, "NAME,...", "use all techniques of the profile but these",
     CLI_ORDER_UNKNOWN(struct solve_options, order)},
    {"details", 0, NULL, "write every link of long chains and nets, not only their ends",
     CLI_VALUE(struct solve_options, detail, enum sudoku_detail, SUDOKU_DETAIL_FULL)},

    {.help = "Boards"},
    {"input", 'i', "FORMAT", "the format of the puzzles", .set = set_input_format,
     .names = format_input_name, .initial = "auto"},
    {"symbols", 0, "LIST",
     "the symbols of the digits 1, 2 ...: all of them, or the first and the last as in 1-G, 0-F or "
     "A-P (default: detected in each puzzle)",
     .set = set_symbols,
     .expected = "2 to 36 different digits and letters, or the first and the last as in 0-F"},
    CLI_LAYOUT_BOX(struct solve_options, layout, "by the side"),
    CLI_LAYOUT_VARIANT(struct solve_options, layout),
    CLI_LAYOUT_REGIONS(struct solve_options, layout),
    {"rule", 0, "KIND:ARGS",
     "add a rule to each puzzle, its arguments separated by commas, such as "
     "cage:15,r1c1,r1c2; may be repeated",
     .set = set_rule, .expected = "a rule"},

    {.help = "Solving"},
    {"engine", 'e', "NAME", "the solver", .set = set_engine, .names = engine_name,
     .initial = "auto"},
    {"timeout", 't', "SECONDS", "give up a puzzle after this time",
     CLI_SECONDS(struct solve_options, seconds)},
    {"nodes", 'n', "N", "give up a puzzle after N nodes of the search",
     CLI_NUMBER(struct solve_options, nodes), .min = 1},
    {"memory", 0, "MB", "memory of --count in megabytes, for each thread (default: 256)",
     CLI_NUMBER(struct solve_options, megabytes), .min = 1, .max = MAX_MEGABYTES},
    {"threads", 'j', "N", "solve with N threads, 0: one for each processor",
     CLI_THREADS(struct solve_options, threads)},
    {"seed", 'S', "N", "find solutions in an order shuffled by N",
     CLI_NUMBER(struct solve_options, seed)},

    {.help = "Output"},
    {"rule-form", 0, "FORM",
     "with --convert, write all puzzles in a form for puzzles with rules, which alone are written "
     "in dots otherwise",
     .set = set_rule_form, .names = rule_form_name},
    {"format", 'f', "FORMAT",
     "write boards in this format (default: that of the puzzle), or lines by a pattern such as "
     "'%n %s', with %p puzzle, %s solution, %a answer in words, %n number, %f file, %l line, %t "
     "name, %c comment, %g number of givens, %r result, %e why there is no answer",
     .set = set_output_format, .names = output_name},
    {"output", 'o', "FILE",
     "write to FILE, whole or not at all; several pictures need %d or %03d in it, for the number "
     "of the puzzle, or of the step",
     CLI_TEXT(struct solve_options, output)},
    {"title", 'T', "TEXT", "write TEXT above the board of a picture, or at the head of each page",
     CLI_TEXT(struct solve_options, title)},
    {"size", 0, "PIXELS", "width of pictures", CLI_UNSIGNED(struct solve_options, picture_width),
     .min = PICTURE_MIN, .max = PICTURE_MAX, .initial = CLI_STRING(PICTURE_USUAL)},
    {"per-page", 0, "N",
     "put N numbered boards on each page of a PDF document; with --convert also solutions",
     CLI_UNSIGNED(struct solve_options, per_page), .min = 1, .max = SHEET_MAX_PER_PAGE},
    {"solutions", 0, "WHERE",
     "place of the solutions in a PDF document: on the last pages, upside down below the puzzles, "
     "or "
     "nowhere",
     SHEET_SOLUTIONS(struct solve_options, solutions)},
    {"paper", 0, "NAME", "the paper of a PDF document", SHEET_PAPER(struct solve_options, paper)},
    {"color", 0, "[WHEN]", "color found digits of pretty boards; without WHEN, always",
     .set = set_color, .names = color_name, .initial = "auto", .alias = "colour"},
    {"stats", 's', NULL, "print statistics to stderr at the end",
     CLI_FLAG(struct solve_options, stats)},
    {"keep-going", 0, NULL,
     "write a record without an answer, or an empty line, for each text that cannot be read and "
     "each puzzle without an answer, so that answers match lines",
     CLI_FLAG(struct solve_options, keeps_going)},
    {"quiet", 'q', NULL, "print nothing about puzzles to stderr",
     CLI_FLAG(struct solve_options, quiet)},

    {.help = "Other"},
    CLI_ANSWERS,
};

static const char epilog[] =
    "An operand that is not a file but has 16 characters or more, mostly digits and blanks, or has "
    "rules such as .Thermo~R1C1~R1C2, is a puzzle. Without operands puzzles are read from standard "
    "input; at a terminal, row by row.\n"
    "\n"
    "Exit status: 0 solved, each with one solution, or the question answered; 1 wrong usage or "
    "input/output error; 4 no solution; 5 several solutions; 6 givens that break a rule, or "
    "malformed text; 7 a limit was reached. Of several, the first of 1 6 4 7 5 is returned.";

const struct cli solve_cli = {
    .program = "sudoku-solve",
    .usage = "[OPTIONS] [FILE|PUZZLE|-]...",
    .summary = "Solves Sudoku puzzles of any size and form, and proves that solutions are unique.",
    .epilog = epilog,
    .options = option_rows,
    .option_count = sizeof option_rows / sizeof option_rows[0],
};

/* -------------------------------------------------------------------------------------- reading */

bool question_is_explained(enum question question)
{
    return question >= QUESTION_EXPLAIN && question <= QUESTION_RATE;
}

enum cli_result solve_options_read(struct solve_options *options, int argc, char **argv)
{
    int operands = 0;
    *options = (struct solve_options){.order.profile = SUDOKU_PROFILE_HUMAN};
    enum cli_result result = cli_read(&solve_cli, argc, argv, options, &operands);
    if (result != CLI_READY)
        return result;
    options->color = options->color && !options->output;
    options->operands = argv + operands;
    options->operand_count = argc - operands;
    return CLI_READY;
}

void solve_options_free(struct solve_options *options)
{
    layout_choice_free(&options->layout);
    free(options->techniques);
    buffer_free(&options->rules);
    order_choice_free(&options->order);
}
