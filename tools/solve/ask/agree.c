#include "solve/ask/agree.h"

#include <unistd.h>

#include "cli/files/numbered.h"
#include "sheet/sheet.h"

static bool picture_agrees(const struct solve_options *options)
{
    enum question question = options->question;
    if (!options->picture && (options->title || options->picture_width != PICTURE_USUAL)) {
        cli_error(&solve_cli, "--title and --size are for pictures: --format=png, svg or pdf");
        return false;
    }
    bool shows_steps = question_is_explained(question) && question != QUESTION_RATE;
    if (options->picture && question != QUESTION_SOLVE && question != QUESTION_FIRST &&
        question != QUESTION_CANDIDATES && question != QUESTION_BACKBONE &&
        question != QUESTION_CONVERT && !shows_steps) {
        cli_error(&solve_cli, "--format: a picture shows a board or a step, not --all, --count, "
                              "--unique, --check, --estimate, --rate or --repair");
        return false;
    }
    if (options->picture == PICTURE_PDF && shows_steps) {
        cli_error(&solve_cli, "--format=pdf: steps are drawn as png or svg");
        return false;
    }
    return true;
}

/* True if the picture can be drawn and the output is suitable. */
static bool picture_fits_output(const struct solve_options *options)
{
    struct message message;
    if (options->picture && !picture_is_possible(options->picture, &message)) {
        cli_error(&solve_cli, "--format=%s: %s", picture_name(options->picture), message.text);
        return false;
    }
    if ((options->picture == PICTURE_PNG || options->picture == PICTURE_PDF) && !options->output &&
        isatty(STDOUT_FILENO)) {
        cli_error(&solve_cli, "a %s cannot go to a terminal: name a file with --output",
                  options->picture == PICTURE_PNG ? "PNG picture" : "PDF document");
        return false;
    }
    return true;
}

static bool pages_agree(const struct solve_options *options)
{
    if (options->picture != PICTURE_PDF &&
        (options->per_page || options->paper != SHEET_A4 || options->solutions)) {
        cli_error(&solve_cli,
                  "--per-page, --paper and --solutions are for documents: --format=pdf");
        return false;
    }
    if (options->picture == PICTURE_PDF && numbered_has_place(options->output)) {
        cli_error(&solve_cli, "--output=%s: a PDF document takes all puzzles, without %%d",
                  options->output);
        return false;
    }
    if (options->picture == PICTURE_PDF && options->picture_width != PICTURE_USUAL) {
        cli_error(&solve_cli, "--size: the size of a PDF document is that of its --paper");
        return false;
    }
    return true;
}

/* True if search options come with a question that searches; a PDF document has solutions. */
static bool search_agrees(const struct solve_options *options)
{
    bool is_named = options->engine != SUDOKU_ENGINE_AUTO || options->seed || options->nodes ||
                    options->seconds > 0;
    bool solves = options->question != QUESTION_CHECK &&
                  (options->question != QUESTION_CONVERT || options->picture == PICTURE_PDF);
    if (is_named && !solves)
        cli_error(&solve_cli, "--engine, --seed, --nodes and --timeout are for questions that "
                              "solve, not for --check and --convert");
    return solves || !is_named;
}

/* True if the order of techniques matters to QUESTION. */
static bool has_order(enum question question)
{
    return question == QUESTION_EXPLAIN || question == QUESTION_HINT || question == QUESTION_WHY ||
           question == QUESTION_JUDGE;
}

/* True if the options are consistent and supported by this build; else prints a message. */
static bool options_agree(const struct solve_options *options)
{
    if (!layout_choice_agrees(&solve_cli, &options->layout))
        return false;
    if (options->megabytes && options->question != QUESTION_COUNT) {
        cli_error(&solve_cli, "--memory is for --count");
        return false;
    }
    if (options->has_rule_form && options->question != QUESTION_CONVERT) {
        cli_error(&solve_cli, "--rule-form is for --convert");
        return false;
    }
    if (options->picture && options->keeps_going) {
        cli_error(&solve_cli, "--keep-going is for text, not for pictures");
        return false;
    }
    if (order_is_chosen(&options->order) && !has_order(options->question)) {
        cli_error(&solve_cli, "--profile, --techniques and --without are for --explain, --hint, "
                              "--why and --judge");
        return false;
    }
    if (options->detail != SUDOKU_DETAIL_FOLDED &&
        (!question_is_explained(options->question) || options->question == QUESTION_RATE)) {
        cli_error(&solve_cli, "--details is for --explain, --hint, --steps, --why and --judge");
        return false;
    }
    return search_agrees(options) && picture_agrees(options) && pages_agree(options) &&
           picture_fits_output(options);
}

enum cli_result solve_options_ask(struct solve_options *options, int argc, char **argv)
{
    enum cli_result result = solve_options_read(options, argc, argv);
    return result == CLI_READY && !options_agree(options) ? CLI_WRONG : result;
}
