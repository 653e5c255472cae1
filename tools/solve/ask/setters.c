#include "solve/ask/setters.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cli/options/answers.h"
#include "cli/options/formats.h"
#include "cli/options/parse.h"
#include "cli/options/pattern.h"
#include "cli/options/setters.h"
#include "cli/text/buffer.h"
#include "cli/text/forms.h"
#include "solve/ask/asked.h"
#include "solve/ask/techniques.h"
#include "solve/rules/convert.h"

/* Text formats, then pictures. */
const char *ask_output_name(unsigned index, char room[CLI_NAME_ROOM])
{
    unsigned formats = 0;
    while (format_output_name(formats, room))
        formats++;
    return index < formats ? format_output_name(index, room)
                           : picture_name((enum picture)(index - formats + 1));
}

const char *ask_engine_name(unsigned index, char room[CLI_NAME_ROOM])
{
    (void)room;
    return sudoku_engine_name((enum sudoku_engine)index);
}

const char *ask_color_name(unsigned index, char room[CLI_NAME_ROOM])
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

bool ask_set_question(const struct cli *cli, const struct cli_option *option, const char *argument,
                      void *target)
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

bool ask_set_explain(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
{
    struct solve_options *options = target;
    options->shows_candidates = argument;
    if (argument && strcmp(argument, "candidates") != 0)
        return cli_expected(cli, option, argument, NULL);
    return ask_set_question(cli, option, NULL, target);
}

bool ask_set_candidates(const struct cli *cli, const struct cli_option *option,
                        const char *argument, void *target)
{
    struct solve_options *options = target;
    options->wants_true_candidates = argument && strcmp(argument, "true") == 0;
    if (argument && !options->wants_true_candidates && strcmp(argument, "logic") != 0)
        return cli_expected(cli, option, argument, NULL);
    return ask_set_question(cli, option, NULL, target);
}

bool ask_set_rate(const struct cli *cli, const struct cli_option *option, const char *argument,
                  void *target)
{
    struct solve_options *options = target;
    options->rating = SUDOKU_PROFILE_HODOKU;
    if (!argument)
        return ask_set_question(cli, option, NULL, target);
    for (int p = SUDOKU_PROFILE_HODOKU; sudoku_profile_name((enum sudoku_profile)p); p++)
        if (p != SUDOKU_PROFILE_HUMAN &&
            strcmp(argument, sudoku_profile_name((enum sudoku_profile)p)) == 0) {
            options->rating = (enum sudoku_profile)p;
            return ask_set_question(cli, option, NULL, target);
        }
    return cli_expected(cli, option, argument, NULL);
}

bool ask_set_hint(const struct cli *cli, const struct cli_option *option, const char *argument,
                  void *target)
{
    struct solve_options *options = target;
    uint64_t hint = SUDOKU_HINT_STEP;
    if (argument && !parse_number(argument, SUDOKU_HINT_PLACE, SUDOKU_HINT_STEP, &hint))
        return cli_expected(cli, option, argument, NULL);
    options->hint = (enum sudoku_hint)hint;
    return ask_set_question(cli, option, NULL, target);
}

bool ask_set_candidate(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *target)
{
    struct solve_options *options = target;
    bool may_exclude = option->value == QUESTION_JUDGE;
    if (!asked_candidate_read(argument, &options->candidate) ||
        (options->candidate.is_excluded && !may_exclude))
        return cli_expected(cli, option, argument, NULL);
    return ask_set_question(cli, option, NULL, target);
}

bool ask_set_steps(const struct cli *cli, const struct cli_option *option, const char *argument,
                   void *target)
{
    struct solve_options *options = target;
    if (argument && !cli_techniques_add(argument, &options->techniques))
        return cli_expected(cli, option, argument, NULL);
    return ask_set_question(cli, option, NULL, target);
}

bool ask_answer_techniques(const struct cli *cli, const struct cli_option *option,
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
bool ask_set_rule(const struct cli *cli, const struct cli_option *option, const char *argument,
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

bool ask_answer_rules_list(const struct cli *cli, const struct cli_option *option,
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

bool ask_set_output_format(const struct cli *cli, const struct cli_option *option,
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

bool ask_set_rule_form(const struct cli *cli, const struct cli_option *option, const char *argument,
                       void *target)
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

bool ask_set_input_format(const struct cli *cli, const struct cli_option *option,
                          const char *argument, void *target)
{
    struct solve_options *options = target;
    enum sudoku_text_format format;
    if (sudoku_text_format_from_name(argument, &format) != SUDOKU_OK || format_is_result(format))
        return cli_expected(cli, option, argument, NULL);
    options->input = format;
    return true;
}

bool ask_set_symbols(const struct cli *cli, const struct cli_option *option, const char *argument,
                     void *target)
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

bool ask_set_engine(const struct cli *cli, const struct cli_option *option, const char *argument,
                    void *target)
{
    struct solve_options *options = target;
    return sudoku_engine_from_name(argument, &options->engine) == SUDOKU_OK ||
           cli_expected(cli, option, argument, NULL);
}

bool ask_set_color(const struct cli *cli, const struct cli_option *option, const char *argument,
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
