#include "solve/rules/answer_rules.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/rule_text.h>

#include "cli/text/json.h"
#include "solve/answer/identity.h"
#include "solve/answer/record.h"
#include "solve/draw/drawing.h"
#include "solve/rules/convert.h"

/* The puzzle, its solver, and what is known. */
struct rule_answer {
    const struct question_context *asked;
    const char *text;
    size_t length;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    enum sudoku_status status;
    bool has_solution; /* in VALUES */
    uint8_t values[SUDOKU_RULES_MAX_CELLS];
    sudoku_valueset sets[SUDOKU_RULES_MAX_CELLS];
    struct buffer words; /* the answer if it is no board */
    bool is_undrawn;     /* as was reported */
};

/* -------------------------------------------------------------------------------------- writing */

static char symbol(unsigned value)
{
    static const char symbols[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return value < sizeof symbols - 1 ? symbols[value] : '?';
}

/* Values as symbols, row by row; SUDOKU_RULES_EMPTY is a dot. */
static void add_line(const struct sudoku_rules *rules, const uint8_t *values, struct buffer *out)
{
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(rules); cell++) {
        char c = values[cell] == SUDOKU_RULES_EMPTY ? '.' : symbol(values[cell]);
        buffer_add(out, &c, 1);
    }
}

/* Rows of numbers of equal width. */
static void add_rows(const struct sudoku_rules *rules, const uint8_t *values, struct buffer *out)
{
    unsigned columns = sudoku_rules_columns(rules);
    unsigned most = sudoku_rules_min_value(rules) + sudoku_rules_value_count(rules) - 1;
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(rules); cell++) {
        if (values[cell] == SUDOKU_RULES_EMPTY)
            buffer_printf(out, "%*s", most > 9 ? 2 : 1, ".");
        else
            buffer_printf(out, "%*u", most > 9 ? 2 : 1, values[cell]);
        buffer_printf(out, (cell + 1) % columns ? " " : "\n");
    }
}

static void write_json(const struct rule_answer *answer)
{
    struct buffer *out = answer->asked->out, text = {0};
    const struct identity identity = identity_of(answer->asked, NULL);
    buffer_add(&text, answer->text, answer->length);
    buffer_add(&text, "", 1);
    buffer_printf(out, "{\"puzzle\":");
    json_add_string(out, text.data);
    buffer_free(&text);
    if (answer->words.length) {
        buffer_printf(out, ",\"answer\":");
        json_add_string(out, answer->words.data);
    }
    if (answer->has_solution) {
        buffer_printf(out, ",\"solution\":\"");
        add_line(answer->rules, answer->values, out);
        buffer_printf(out, "\"");
    }
    buffer_printf(out, ",\"status\":\"");
    record_add_status(answer->asked, answer->status, 0, out);
    buffer_printf(out, "\"");
    identity_add_json(&identity, out);
    buffer_printf(out, "}\n");
}

/* Draws the puzzle with VALUES (NULL: the givens) and CANDIDATES (NULL: those of the rules). */
static void draw(struct rule_answer *answer, const uint8_t *values,
                 const sudoku_valueset *candidates)
{
    const struct rule_text text = {answer->text, answer->length};
    answer->is_undrawn |=
        !drawing_add_rules(answer->asked, answer->rules, text, values, candidates);
}

/* Writes the board in the form of the options: a picture, a line, rows, or an object of JSON. */
static void write_board(struct rule_answer *answer)
{
    struct buffer *out = answer->asked->out;
    enum sudoku_text_format format = answer->asked->options->format;
    if (answer->asked->options->picture) {
        draw(answer, answer->values, NULL);
    } else if (format == SUDOKU_TEXT_JSON) {
        write_json(answer);
    } else if (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_LINE) {
        add_rows(answer->rules, answer->values, out);
    } else {
        add_line(answer->rules, answer->values, out);
        buffer_add(out, "\n", 1);
    }
}

/* Writes the words, or an empty line for a missing answer with --keep-going; a picture shows the
 * puzzle as it came. */
static void write_words(struct rule_answer *answer)
{
    struct buffer *out = answer->asked->out;
    if (answer->asked->options->picture) {
        draw(answer, NULL, NULL);
        return;
    }
    if (answer->asked->options->format == SUDOKU_TEXT_JSON) {
        write_json(answer);
        return;
    }
    if (answer->words.length || answer->asked->options->keeps_going)
        buffer_printf(out, "%s\n", answer->words.length ? answer->words.data : "");
}

/* ------------------------------------------------------------------------------------ questions */

/* Reports a rule that alone has no solution; else that there is none. */
static void explain_none(const struct rule_answer *answer)
{
    int broken = -2;
    char rule[256];
    struct buffer text = {0};
    enum sudoku_status status = sudoku_rule_solver_find_conflict(answer->solver, NULL, &broken);
    if (status != SUDOKU_CONFLICT) {
        question_say(answer->asked, sudoku_strstatus(answer->status));
        return;
    }
    if (broken < 0)
        buffer_printf(&text, "a cell has no digit left");
    else {
        sudoku_rules_describe(answer->rules, (unsigned)broken, rule, sizeof rule);
        buffer_printf(&text, "the givens break a rule: %s", rule);
    }
    question_say(answer->asked, text.data);
    buffer_free(&text);
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
        write_words(answer);
    } else if (answer->has_solution) {
        write_board(answer);
    } else {
        write_words(answer);
    }
}

static int write_solution(void *user, const uint8_t *solution)
{
    enum { FLUSH_SIZE = 1 << 16 };
    struct rule_answer *answer = user;
    const struct question_context *asked = answer->asked;
    memcpy(answer->values, solution, sudoku_rules_cell_count(answer->rules));
    answer->has_solution = true;
    write_board(answer);
    return asked->flush && asked->out->length >= FLUSH_SIZE &&
           !asked->flush(asked->user, asked->out);
}

static void ask_all(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    answer->status =
        sudoku_rule_solver_enumerate(answer->solver, NULL, &limits, write_solution, answer);
    if (!answer->has_solution)
        write_words(answer);
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
    write_words(answer);
}

/* A full board that no rule alone excludes may still leave cells beside it without values. */
static void ask_check(struct rule_answer *answer)
{
    struct sudoku_limits limits = question_limits(answer->asked);
    int broken = -2;
    bool is_full = true;
    answer->status = sudoku_rule_solver_find_conflict(answer->solver, NULL, &broken);
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(answer->rules); cell++) {
        unsigned set = sudoku_rules_values(answer->rules, cell);
        is_full = is_full && (set & (set - 1)) == 0;
    }
    if (answer->status == SUDOKU_OK && is_full)
        answer->status = sudoku_rule_solver_solve(answer->solver, NULL, &limits, answer->values);
    if (answer->status == SUDOKU_OK)
        buffer_printf(&answer->words, is_full ? "solved" : "no conflict");
    write_words(answer);
}

/* A word of values for each cell, a row on each line. */
static void add_sets(struct rule_answer *answer)
{
    unsigned columns = sudoku_rules_columns(answer->rules);
    unsigned min = sudoku_rules_min_value(answer->rules);
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(answer->rules); cell++) {
        if (cell)
            buffer_printf(&answer->words, cell % columns ? " " : "\n");
        for (unsigned i = 0; i < SUDOKU_RULES_MAX_VALUES; i++) {
            char c = symbol(min + i);
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
        draw(answer, NULL, answer->sets);
        return;
    }
    if (is_answered)
        add_sets(answer);
    write_words(answer);
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
        write_board(answer);
    else
        write_words(answer);
}

static void ask(struct rule_answer *answer)
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

/* -------------------------------------------------------------------------------------- answers */

/* The reason why the options cannot be answered for puzzles with rules, or NULL. */
static const char *find_problem(const struct solve_options *options)
{
    if (options->question == QUESTION_ESTIMATE || question_is_explained(options->question) ||
        options->question == QUESTION_REPAIR)
        return "this question is not supported for puzzles with rules";
    if (options->pattern || options->format == SUDOKU_TEXT_CSV)
        return "this format is not supported for puzzles with rules: use line, pretty or json";
    if (options->question == QUESTION_CONVERT && options->format == SUDOKU_TEXT_JSON)
        return "puzzles with rules are converted to dot notation, not to JSON";
    return NULL;
}

/* Reports a text that cannot be read. */
static enum outcome report_text(const struct question_context *asked,
                                const struct sudoku_text_error *error)
{
    if (!asked->options->quiet)
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
        draw(answer, NULL, NULL);
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

/* Ends the program if memory is short. */
static void expect_memory(enum sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY)
        buffer_end();
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

enum outcome answer_rules(const struct question_context *asked, const char *text, size_t length,
                          struct sudoku_stats *stats)
{
    struct sudoku_text_error error = {.line = 1, .column = 1};
    const char *problem = find_problem(asked->options);
    if (problem) {
        question_say(asked, problem);
        return OUTCOME_FAILED;
    }
    struct rule_answer *answer = buffer_resize(NULL, sizeof *answer);
    *answer = (struct rule_answer){.asked = asked, .text = text, .length = length};
    enum outcome outcome = OUTCOME_DONE;
    enum sudoku_status status = sudoku_rules_read(text, length, NULL, &answer->rules, &error);
    expect_memory(status);
    if (status == SUDOKU_OK)
        answer_rules_warn(asked, &error);
    if (status != SUDOKU_OK) {
        outcome = report_text(asked, &error);
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
    free(answer);
    return outcome;
}
