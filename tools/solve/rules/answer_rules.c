#include "solve/rules/answer_rules.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "solve/answer/record.h"
#include "solve/rules/convert.h"
#include "solve/rules/rule_writer.h"

/* ------------------------------------------------------------------------------------ questions */

/* Ends the program if memory is short. */
static void expect_memory(enum sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY)
        buffer_end();
}

/* Searches for a rule that alone excludes all values, into answer->broken: SUDOKU_CONFLICT if the
 * givens are to blame, SUDOKU_NO_SOLUTION if it is the rule, such as a cage of 3 with three
 * cells. */
static void find_conflict(struct rule_answer *answer)
{
    answer->broken = RULE_ANSWER_NONE_BROKEN;
    answer->status = sudoku_rule_solver_find_conflict(answer->solver, NULL, &answer->broken);
    expect_memory(answer->status);
}

/* Reports why there is no solution, as far as that is known. */
static void explain_none(const struct rule_answer *answer)
{
    char rule[256];
    struct buffer text = {0};
    if (answer->broken == RULE_ANSWER_NONE_BROKEN) {
        question_say(answer->asked, sudoku_strstatus(answer->status));
        return;
    }
    if (answer->broken < 0)
        buffer_printf(&text, "a cell has no digit left");
    else {
        sudoku_rules_describe(answer->rules, (unsigned)answer->broken, rule, sizeof rule);
        buffer_printf(&text, "%s: %s",
                      answer->status == SUDOKU_CONFLICT ? sudoku_strstatus(SUDOKU_CONFLICT)
                                                        : "no digits obey the rule",
                      rule);
    }
    question_say(answer->asked, text.data);
    buffer_free(&text);
}

/* Writes that there is no solution. */
static void ask_none(struct rule_answer *answer)
{
    if (answer->asked->options->question == QUESTION_COUNT)
        buffer_printf(&answer->words, "0");
    if (answer->asked->options->question == QUESTION_UNIQUE)
        buffer_printf(&answer->words, "%s", sudoku_strstatus(answer->status));
    rule_writer_words(answer);
}

static void ask_solution(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    enum question question = answer->asked->options->question;
    answer->status = question == QUESTION_FIRST
                         ? sudoku_rule_solver_solve(answer->solver, NULL, &limits, answer->values)
                         : sudoku_rule_solver_unique(answer->solver, NULL, &limits, answer->values);
    answer->has_solution = sudoku_rule_solver_stats(answer->solver)->solutions != 0;
    if (question == QUESTION_UNIQUE && answer->status >= SUDOKU_OK) {
        buffer_printf(&answer->words, "%s",
                      answer->status == SUDOKU_OK ? "one solution"
                                                  : sudoku_strstatus(answer->status));
        rule_writer_words(answer);
    } else if (answer->has_solution) {
        rule_writer_board(answer);
    } else {
        rule_writer_words(answer);
    }
}

static int write_solution(void *user, const uint8_t *solution)
{
    enum { FLUSH_SIZE = 1 << 16 };
    struct rule_answer *answer = user;
    const struct question_context *asked = answer->asked;
    memcpy(answer->values, solution, sudoku_rules_cell_count(answer->rules));
    answer->has_solution = true;
    rule_writer_board(answer);
    return asked->flush && asked->out->length >= FLUSH_SIZE &&
           !asked->flush(asked->user, asked->out);
}

static void ask_all(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    answer->status =
        sudoku_rule_solver_enumerate(answer->solver, NULL, &limits, write_solution, answer);
    if (!answer->has_solution)
        rule_writer_words(answer);
}

static void ask_count(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    uint64_t count = 0;
    answer->status = sudoku_rule_solver_count(answer->solver, NULL, &limits, &count);
    bool is_whole = answer->status == SUDOKU_OK || answer->status == SUDOKU_NO_SOLUTION ||
                    answer->status == SUDOKU_SOLUTION_LIMIT;
    if (answer->status >= SUDOKU_OK)
        buffer_printf(&answer->words, "%s%" PRIu64, is_whole ? "" : "at least ", count);
    answer->count = answer->status == SUDOKU_OK ? count : 0;
    rule_writer_words(answer);
}

/* A full board that no rule alone excludes may still leave cells beside it without values. */
static void ask_check(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    bool is_full = true;
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(answer->rules); cell++) {
        unsigned set = sudoku_rules_values(answer->rules, cell);
        is_full = is_full && (set & (set - 1)) == 0;
    }
    if (is_full)
        answer->status = sudoku_rule_solver_solve(answer->solver, NULL, &limits, answer->values);
    if (answer->status == SUDOKU_OK)
        buffer_printf(&answer->words, is_full ? "solved" : "no conflict");
    rule_writer_words(answer);
}

/* A word of values for each cell, a row on each line. */
static void add_sets(struct rule_answer *answer)
{
    unsigned columns = sudoku_rules_columns(answer->rules);
    unsigned min = sudoku_rules_min_value(answer->rules);
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(answer->rules); cell++) {
        if (cell)
            buffer_printf(&answer->words,
                          cell % columns || rule_writer_has_record(answer) ? " " : "\n");
        for (unsigned i = 0; i < SUDOKU_RULES_MAX_VALUES; i++) {
            char c = rule_writer_symbol(min + i);
            if (answer->sets[cell] >> i & 1)
                buffer_add(&answer->words, &c, 1);
        }
    }
    buffer_add(&answer->words, "", 1);
    answer->words.length--;
}

static void ask_candidates(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    bool wants_true = answer->asked->options->wants_true_candidates;
    answer->status =
        wants_true ? sudoku_rule_solver_true_candidates(answer->solver, NULL, &limits, answer->sets)
                   : sudoku_rule_solver_candidates(answer->solver, NULL, answer->sets);
    if (answer->status == SUDOKU_UNDECIDED)
        answer->status = SUDOKU_OK; /* the remaining candidates are the answer */
    bool has_any = sudoku_rule_solver_stats(answer->solver)->solutions != 0;
    bool is_answered = answer->status == SUDOKU_OK || (wants_true && has_any);
    if (is_answered && answer->asked->options->picture) {
        rule_writer_draw(answer, NULL, answer->sets);
        return;
    }
    if (is_answered)
        add_sets(answer);
    rule_writer_words(answer);
}

/* The digits common to all solutions. */
static void ask_backbone(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    answer->status =
        sudoku_rule_solver_true_candidates(answer->solver, NULL, &limits, answer->sets);
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(answer->rules); cell++) {
        unsigned set = answer->sets[cell], value = 0;
        while (set && !(set >> value & 1))
            value++;
        answer->values[cell] =
            (uint8_t)(set && (set & (set - 1)) == 0 ? sudoku_rules_min_value(answer->rules) + value
                                                    : SUDOKU_RULES_EMPTY);
    }
    if (answer->status == SUDOKU_OK)
        rule_writer_board(answer);
    else
        rule_writer_words(answer);
}

static void ask_question(struct rule_answer *answer)
{
    switch (answer->asked->options->question) {
    case QUESTION_ALL:
        ask_all(answer);
        break;
    case QUESTION_COUNT:
        ask_count(answer);
        break;
    case QUESTION_CHECK:
        ask_check(answer);
        break;
    case QUESTION_CANDIDATES:
        ask_candidates(answer);
        break;
    case QUESTION_BACKBONE:
        ask_backbone(answer);
        break;
    default:
        ask_solution(answer);
        break;
    }
}

static void ask(struct rule_answer *answer)
{
    find_conflict(answer);
    if (answer->broken == RULE_ANSWER_NONE_BROKEN)
        ask_question(answer);
    else
        ask_none(answer);
    bool is_written = answer->asked->options->pattern &&
                      answer->asked->options->question == QUESTION_ALL && answer->has_solution;
    if (rule_writer_has_record(answer) && !is_written)
        rule_writer_record(answer);
}

/* -------------------------------------------------------------------------------------- answers */

/* The reason why the options cannot be answered for puzzles with rules, or NULL. */
static const char *find_problem(const struct solve_options *options)
{
    if (options->question == QUESTION_ESTIMATE || question_is_explained(options->question) ||
        options->question == QUESTION_REPAIR)
        return "this question is not supported for puzzles with rules";
    if (options->question == QUESTION_CONVERT && options->format == SUDOKU_TEXT_JSON)
        return "puzzles with rules are converted to dot notation, not to JSON";
    return NULL;
}

/* True if ERROR is in the rules of the command line, at the end of TEXT. */
static bool is_in_added_rules(const struct buffer *rules, const char *text, size_t length,
                              const struct sudoku_text_error *error)
{
    if (!rules->length || rules->length > length)
        return false;
    size_t own = length - rules->length;
    return error->line == 1 && error->column > own &&
           memcmp(text + own, rules->data, rules->length) == 0;
}

/* Reports a text that cannot be read. */
static enum outcome report_text(const struct question_context *asked, const char *text,
                                size_t length, const struct sudoku_text_error *error)
{
    if (is_in_added_rules(&asked->options->rules, text, length, error)) {
        char message[sizeof error->message + 16];
        snprintf(message, sizeof message, "--rule: %s", error->message);
        question_say(asked, message);
    } else if (!asked->options->quiet)
        buffer_printf(asked->err, "%s:%" PRIu64 ":%" PRIu64 ": %s\n", asked->puzzle->source,
                      asked->puzzle->line + error->line - 1, error->column, error->message);
    record_write_failure(asked, SUDOKU_ERR_TEXT, error->message);
    return OUTCOME_INVALID;
}

static bool is_answered(const struct rule_answer *answer)
{
    enum question question = answer->asked->options->question;
    return answer->status == SUDOKU_OK ||
           (question == QUESTION_COUNT && answer->status == SUDOKU_NO_SOLUTION) ||
           ((question == QUESTION_COUNT || question == QUESTION_ALL) &&
            answer->status == SUDOKU_SOLUTION_LIMIT);
}

/* Draws the puzzle, or writes it in the form of the options. */
static enum outcome write_puzzle(struct rule_answer *answer)
{
    const struct question_context *asked = answer->asked;
    struct sudoku_text_error error;
    if (asked->options->picture) {
        rule_writer_draw(answer, NULL, NULL);
        return OUTCOME_DONE;
    }
    if (rule_writer_has_record(answer)) {
        rule_writer_record(answer);
        return OUTCOME_DONE;
    }
    if (rule_text_convert(answer->text, answer->length, asked->options->rule_form, asked->out,
                          &error) != SUDOKU_OK) {
        question_say(asked, error.message);
        return OUTCOME_FAILED;
    }
    buffer_add(asked->out, "\n", 1);
    return OUTCOME_DONE;
}

/* False, with a message, if the solver cannot support the rules. */
static bool create_solver(struct rule_answer *answer)
{
    enum sudoku_status status = sudoku_rule_solver_create(answer->rules, &answer->solver);
    expect_memory(status);
    if (status == SUDOKU_OK)
        return true;
    question_say(answer->asked, sudoku_argument_error());
    record_write_failure(answer->asked, status, sudoku_argument_error());
    return false;
}

void answer_rules_warn(const struct question_context *asked, const struct sudoku_text_error *error)
{
    struct buffer warning = {0};
    if (!*error->message)
        return;
    buffer_printf(&warning, "warning: left out: %s", error->message);
    question_say(asked, warning.data);
    buffer_free(&warning);
}

/* Reports PROBLEM, and members that were left out, which may be all that makes TEXT one with rules.
 */
static enum outcome refuse(const struct question_context *asked, const char *text, size_t length,
                           const char *problem)
{
    struct sudoku_text_error error = {.line = 1, .column = 1};
    struct sudoku_rules *rules = NULL;
    enum sudoku_status status = sudoku_rules_read(text, length, NULL, &rules, &error);
    expect_memory(status);
    if (status == SUDOKU_OK)
        answer_rules_warn(asked, &error);
    sudoku_rules_destroy(rules);
    question_say(asked, problem);
    return OUTCOME_FAILED;
}

enum outcome answer_rules(const struct question_context *asked, const char *text, size_t length,
                          struct sudoku_stats *stats)
{
    struct sudoku_text_error error = {.line = 1, .column = 1};
    const char *problem = find_problem(asked->options);
    if (problem)
        return refuse(asked, text, length, problem);
    struct rule_answer *answer = buffer_resize(NULL, sizeof *answer);
    *answer = (struct rule_answer){.asked = asked, .text = text, .length = length};
    enum outcome outcome = OUTCOME_DONE;
    enum sudoku_status status = sudoku_rules_read(text, length, NULL, &answer->rules, &error);
    expect_memory(status);
    if (status == SUDOKU_OK)
        answer_rules_warn(asked, &error);
    if (status != SUDOKU_OK) {
        outcome = report_text(asked, text, length, &error);
    } else if (asked->options->question == QUESTION_CONVERT) {
        outcome = write_puzzle(answer);
    } else if (!create_solver(answer)) {
        outcome = OUTCOME_FAILED;
    } else {
        ask(answer);
        *stats = *sudoku_rule_solver_stats(answer->solver);
        if (!is_answered(answer)) {
            outcome = outcome_of(answer->status);
            if (answer->status == SUDOKU_NO_SOLUTION || answer->status == SUDOKU_CONFLICT)
                explain_none(answer);
            else if (answer->status != SUDOKU_CANCELLED)
                question_say(asked, sudoku_strstatus(answer->status));
        }
    }
    if (answer->is_undrawn)
        outcome = OUTCOME_FAILED;
    sudoku_rule_solver_destroy(answer->solver);
    sudoku_rules_destroy(answer->rules);
    buffer_free(&answer->words);
    buffer_free(&answer->solutions);
    free(answer);
    return outcome;
}
