#include "solve/rules/rule_writer.h"

#include <inttypes.h>

#include "cli/text/json.h"
#include "solve/answer/identity.h"
#include "solve/answer/record.h"
#include "solve/draw/drawing.h"
#include "solve/rules/convert.h"

char rule_writer_symbol(unsigned value)
{
    static const char symbols[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return value < sizeof symbols - 1 ? symbols[value] : '?';
}

/* Values as symbols, row by row; SUDOKU_RULES_EMPTY is a dot. */
static void add_line(const struct sudoku_rules *rules, const uint8_t *values, struct buffer *out)
{
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(rules); cell++) {
        char c = values[cell] == SUDOKU_RULES_EMPTY ? '.' : rule_writer_symbol(values[cell]);
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

void rule_writer_draw(struct rule_answer *answer, const uint8_t *values,
                      const sudoku_valueset *candidates)
{
    const struct rule_text text = {answer->text, answer->length};
    answer->is_undrawn |=
        !drawing_add_rules(answer->asked, answer->rules, text, values, candidates);
}

bool rule_writer_has_record(const struct rule_answer *answer)
{
    const struct solve_options *options = answer->asked->options;
    return options->pattern || options->format == SUDOKU_TEXT_CSV;
}

/* The puzzle in dot notation, terminated. */
static void find_puzzle(const struct rule_answer *answer, struct buffer *puzzle)
{
    struct sudoku_text_error unused;
    (void)rule_text_convert(answer->text, answer->length, SUDOKU_RULE_TEXT_DOTS, puzzle, &unused);
    buffer_add(puzzle, "", 1);
}

/* Adds the fields of an answer without words: solutions, their number, and the work. */
static void add_solutions(const struct rule_answer *answer, struct answer_record *record)
{
    const struct sudoku_stats *stats = sudoku_rule_solver_stats(answer->solver);
    bool is_broken = answer->broken != RULE_ANSWER_NONE_BROKEN;
    bool is_counted =
        is_broken || answer->status == SUDOKU_OK || answer->status == SUDOKU_NO_SOLUTION;
    enum question question = answer->asked->options->question;
    bool is_exact = is_counted && question != QUESTION_FIRST && question != QUESTION_CHECK;
    buffer_printf(&record->csv, ",%s,%" PRIu64 ",%s,,%" PRIu64 ",%" PRIu64 ",%.0f",
                  answer->solutions.length ? answer->solutions.data : "",
                  is_broken || question == QUESTION_CHECK ? 0 : stats->solutions,
                  is_exact ? "true" : "false", stats->nodes, stats->guesses, stats->seconds * 1e6);
}

void rule_writer_record(struct rule_answer *answer)
{
    enum question question = answer->asked->options->question;
    struct buffer puzzle = {0};
    struct answer_record record = {.asked = answer->asked, .count = answer->count};
    const struct buffer *said = answer->words.length ? &answer->words : &answer->solutions;
    find_puzzle(answer, &puzzle);
    buffer_add(&answer->solutions, "", 1);
    answer->solutions.length--;
    record.puzzle_text = puzzle.data;
    record.solved_text = answer->solutions.length ? answer->solutions.data : NULL;
    for (unsigned cell = 0; cell < sudoku_rules_board_cell_count(answer->rules); cell++)
        record.givens += sudoku_digitset_is_single(sudoku_rules_values(answer->rules, cell));
    buffer_add(&record.text, said->data, said->length);
    if (question == QUESTION_CANDIDATES || question == QUESTION_BACKBONE)
        record_add_string(&record, "answer", said->length ? said->data : "");
    else if (question != QUESTION_CONVERT)
        add_solutions(answer, &record);
    bool has_answer = answer->status == SUDOKU_OK || record.text.length;
    record_write(&record, answer->status, has_answer ? NULL : sudoku_strstatus(answer->status));
    buffer_free(&puzzle);
}

/* Adds the solution to the record; a pattern of --all has a line for each. */
static void add_to_record(struct rule_answer *answer)
{
    const struct solve_options *options = answer->asked->options;
    if (answer->solutions.length)
        buffer_printf(&answer->solutions, ";");
    add_line(answer->rules, answer->values, &answer->solutions);
    if (!options->pattern || options->question != QUESTION_ALL)
        return;
    rule_writer_record(answer);
    answer->solutions.length = 0;
}

void rule_writer_board(struct rule_answer *answer)
{
    struct buffer *out = answer->asked->out;
    enum sudoku_text_format format = answer->asked->options->format;
    if (rule_writer_has_record(answer)) {
        add_to_record(answer);
    } else if (answer->asked->options->picture) {
        rule_writer_draw(answer, answer->values, NULL);
    } else if (format == SUDOKU_TEXT_JSON) {
        write_json(answer);
    } else if (format != SUDOKU_TEXT_AUTO && format != SUDOKU_TEXT_LINE) {
        add_rows(answer->rules, answer->values, out);
    } else {
        add_line(answer->rules, answer->values, out);
        buffer_add(out, "\n", 1);
    }
}

void rule_writer_words(struct rule_answer *answer)
{
    struct buffer *out = answer->asked->out;
    if (answer->asked->options->picture) {
        rule_writer_draw(answer, NULL, NULL);
        return;
    }
    if (rule_writer_has_record(answer))
        return;
    if (answer->asked->options->format == SUDOKU_TEXT_JSON) {
        write_json(answer);
        return;
    }
    if (answer->words.length || answer->asked->options->keeps_going)
        buffer_printf(out, "%s\n", answer->words.length ? answer->words.data : "");
}
