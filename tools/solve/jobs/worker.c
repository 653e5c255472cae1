#include "solve/jobs/worker.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/interrupt.h"
#include "solve/answer/answer.h"
#include "solve/answer/explain.h"
#include "solve/answer/record.h"
#include "solve/answer/repair.h"
#include "solve/jobs/board.h"
#include "solve/jobs/plain.h"
#include "solve/jobs/symbols.h"
#include "solve/rules/answer_rules.h"
#include "solve/rules/board_text.h"
#include "solve/rules/convert.h"

struct worker {
    const struct solve_options *options;
    struct solve_board board;
    struct solve_plain plain;
    char named[SYMBOLS_SIZE]; /* symbols of the options; empty: the usual ones */
    char usual[SYMBOLS_SIZE]; /* usual symbols for the current puzzle */
    uint8_t singles[SUDOKU_MAX_CELLS];
    worker_flush *flush;
    void *user;
};

struct worker *worker_create(const struct solve_options *options, worker_flush *flush, void *user)
{
    struct worker *worker = buffer_resize(NULL, sizeof *worker);
    *worker = (struct worker){.options = options, .flush = flush, .user = user};
    if (options->symbols)
        symbols_spell(options->symbols, worker->named);
    if (symbols_are_usual(worker->named, (unsigned)strlen(worker->named)))
        worker->named[0] = '\0';
    solve_plain_open(&worker->plain, options);
    return worker;
}

void worker_destroy(struct worker *worker)
{
    if (!worker)
        return;
    solve_board_close(&worker->board);
    solve_plain_close(&worker->plain);
    free(worker);
}

/* The symbols of PUZZLE in JOB; for numbers and candidates those of the options. */
static const char *symbols_of(const struct worker *worker, const struct job *job,
                              const struct job_puzzle *puzzle)
{
    if (puzzle->symbols != NO_OFFSET)
        return buffer_at(&job->texts, (size_t)puzzle->symbols);
    return *worker->named ? worker->named : NULL;
}

/* The symbols in sentences about PUZZLE, which has SYMBOLS (NULL: the usual ones); NULL: numbers.
 */
static const char *spoken_of(struct worker *worker, const struct job_puzzle *puzzle,
                             const char *symbols)
{
    bool has_numbers = puzzle->format == SUDOKU_TEXT_NUMBERS ||
                       puzzle->format == SUDOKU_TEXT_GIANT ||
                       puzzle->format == SUDOKU_TEXT_CANDIDATES;
    if (symbols || has_numbers || puzzle->side < 10 || puzzle->side > 35)
        return symbols;
    symbols_usual(puzzle->side, worker->usual);
    return worker->usual;
}

/* The digits shown for GIVENS: themselves, or the single candidates if there are candidates only.
 */
static const uint8_t *shown_of(struct worker *worker, const uint8_t *givens,
                               const sudoku_digitset *candidates, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!candidates || givens[i])
            return givens;
    for (unsigned i = 0; i < count; i++)
        worker->singles[i] = sudoku_digitset_is_single(candidates[i])
                                 ? (uint8_t)sudoku_digitset_first(candidates[i])
                                 : 0;
    return worker->singles;
}

/* The question about the puzzle at INDEX of JOB. */
static struct question_context context(struct worker *worker, struct job *job, size_t index,
                                       const struct known_answer *known)
{
    const struct job_puzzle *puzzle = job_puzzle(job, index);
    const sudoku_digitset *sets = NULL;
    const char *symbols = symbols_of(worker, job, puzzle);
    const uint8_t *givens = buffer_at(&job->cells, (size_t)puzzle->cells);
    if (puzzle->candidates != NO_OFFSET)
        sets = (const sudoku_digitset *)buffer_at(&job->sets, 0) + puzzle->candidates;
    return (struct question_context){
        .options = worker->options,
        .board = &worker->board,
        .puzzle = puzzle,
        .givens = givens,
        .shown = shown_of(worker, givens, sets, puzzle->cell_count),
        .candidates = sets,
        .is_placed = puzzle->is_placed == NO_OFFSET
                         ? NULL
                         : buffer_at(&job->cells, (size_t)puzzle->is_placed),
        .comment = buffer_at(&job->texts, (size_t)puzzle->text),
        .name = buffer_at(&job->texts, (size_t)puzzle->name),
        .symbols = symbols,
        .spoken = spoken_of(worker, puzzle, symbols),
        .known = known,
        .out = &job->out,
        .pictures = &job->pictures,
        .err = &job->err,
        .flush = worker->flush,
        .user = worker->user,
    };
}

/* Warns of a rule in the text, unless the options set the shape of the board. */
static void warn_of_rule(const struct question_context *asked, const struct job *job)
{
    const struct job_puzzle *puzzle = asked->puzzle;
    const struct layout_choice *choice = &asked->options->layout;
    struct buffer text = {0};
    if (!puzzle->rule_length || choice->variants || choice->regions || choice->figure)
        return;
    buffer_printf(&text, "warning: \"%.*s\" may be a rule, which was ignored",
                  (int)puzzle->rule_length,
                  (const char *)buffer_at(&job->texts, (size_t)puzzle->rule));
    question_say(asked, text.data);
    buffer_free(&text);
}

/* The context for reporting a text or board that cannot be examined. */
static struct question_context failed_context(struct worker *worker, struct job *job,
                                              const struct job_puzzle *puzzle)
{
    return (struct question_context){
        .options = worker->options,
        .board = &worker->board,
        .puzzle = puzzle,
        .comment = "",
        .name = buffer_at(&job->texts, (size_t)puzzle->name),
        .out = &job->out,
        .pictures = &job->pictures,
        .err = &job->err,
    };
}

/* Reports a text that could not be read. */
static enum outcome report_malformed(struct worker *worker, struct job *job,
                                     const struct job_puzzle *puzzle)
{
    struct question_context asked = failed_context(worker, job, puzzle);
    struct buffer error = {0};
    const char *message = buffer_at(&job->texts, (size_t)puzzle->text);
    if (!worker->options->quiet)
        buffer_printf(&job->err, "%s:%" PRIu64 ":%" PRIu64 ": %s\n", puzzle->source, puzzle->line,
                      puzzle->column, message);
    buffer_printf(&error, "column %" PRIu64 ": %s", puzzle->column, message);
    buffer_add(&error, "", 1);
    record_write_failure(&asked, SUDOKU_ERR_TEXT, error.data);
    buffer_free(&error);
    job->tally.malformed++;
    return OUTCOME_INVALID;
}

/* Reports a puzzle whose board could not be opened. */
static enum outcome report_board(struct worker *worker, struct job *job,
                                 const struct job_puzzle *puzzle)
{
    struct question_context asked = failed_context(worker, job, puzzle);
    struct buffer error = {0};
    asked.comment = buffer_at(&job->texts, (size_t)puzzle->text);
    solve_board_explain(&worker->board, &error);
    question_say(&asked, error.data);
    record_write_failure(&asked, SUDOKU_ERR_ARGUMENT, error.data);
    buffer_free(&error);
    return OUTCOME_INVALID;
}

/* True if options describe boards of digits; a puzzle with rules describes its own. */
static bool describes_boards(const struct solve_options *options)
{
    const struct layout_choice *layout = &options->layout;
    return layout->figure || layout->box_rows || layout->variants || layout->regions ||
           options->symbols;
}

/* Answers about a text with rules, and adds those of the options. */
static enum outcome answer_text(struct worker *worker, struct job *job,
                                const struct job_puzzle *puzzle, struct sudoku_stats *done)
{
    struct question_context asked = failed_context(worker, job, puzzle);
    const struct solve_options *options = worker->options;
    struct buffer text = {0};
    asked.name = "";
    asked.flush = worker->flush;
    asked.user = worker->user;
    if (describes_boards(options)) {
        question_say(&asked,
                     "--box, --variant, --regions and --symbols are for boards without rules "
                     "of their own: use --rule");
        return OUTCOME_FAILED;
    }
    const char *own = buffer_at(&job->texts, (size_t)puzzle->rule_text);
    struct sudoku_text_error error;
    /* Rules are added in dot notation; a text that is malformed is reported below. */
    bool is_converted = options->rules.length &&
                        rule_text_convert(own, puzzle->rule_text_length, SUDOKU_RULE_TEXT_DOTS,
                                          &text, &error) == SUDOKU_OK;
    if (is_converted)
        answer_rules_warn(&asked, &error);
    if (!is_converted)
        buffer_add(&text, own, puzzle->rule_text_length);
    buffer_add(&text, options->rules.data, is_converted ? options->rules.length : 0);
    enum outcome outcome = answer_rules(&asked, text.data, text.length, done);
    buffer_free(&text);
    return outcome;
}

/* Answers about a board to which the options add rules, whose numbers are digits, not symbols. */
static enum outcome answer_board(const struct question_context *asked, struct sudoku_stats *done)
{
    struct buffer text = {0};
    enum outcome outcome = OUTCOME_FAILED;
    bool has_digits = !asked->symbols || symbols_are_usual(asked->symbols, asked->puzzle->side);
    if (asked->options->rules.length && !has_digits)
        question_say(asked, "rules cannot be added to boards of other symbols than 1 2 3 ...");
    else if (board_text_add(asked, &text))
        outcome = answer_rules(asked, text.data, text.length, done);
    else
        question_say(asked, "rules cannot be added to boards of this size or joined boards");
    buffer_free(&text);
    return outcome;
}

/* True if boards get rules, or are written as puzzles with rules are. */
static bool is_ruled(const struct solve_options *options)
{
    return options->rules.length ||
           (options->has_rule_form && options->question == QUESTION_CONVERT && !options->picture);
}

static enum outcome answer_one(struct worker *worker, struct job *job, size_t index,
                               const struct known_answer *known)
{
    const struct job_puzzle *puzzle = job_puzzle(job, index);
    struct sudoku_stats done = {0};
    if (puzzle->rule_text != NO_OFFSET) {
        enum outcome outcome = answer_text(worker, job, puzzle, &done);
        stats_add(&job->stats, &done);
        return outcome;
    }
    if (puzzle->cells == NO_OFFSET)
        return report_malformed(worker, job, puzzle);
    struct question_context asked = context(worker, job, index, known);
    const struct solve_shape shape = job_shape(job, puzzle);
    if (!solve_board_open(&worker->board, worker->options, &shape))
        return report_board(worker, job, puzzle);
    warn_of_rule(&asked, job);
    enum outcome outcome = is_ruled(worker->options) ? answer_board(&asked, &done)
                           : worker->options->question == QUESTION_REPAIR ? repair_question(&asked)
                           : question_is_explained(worker->options->question)
                               ? explain_question(&asked)
                               : answer_question(&asked, &done);
    stats_add(&job->stats, &done);
    return outcome;
}

void worker_run(struct worker *worker, struct job *job)
{
    struct known_answer known;
    bool is_known = solve_plain_job(&worker->plain, job);
    if (is_known && solve_plain_write_all(&worker->plain, job))
        return;
    job_expand(job);
    for (size_t i = 0; i < job_size(job) && !interrupt_pending(); i++) {
        enum outcome outcome = OUTCOME_DONE;
        if (is_known)
            known = solve_plain_answer(&worker->plain, i);
        if (!is_known || !solve_plain_write(&worker->plain, job, i))
            outcome = answer_one(worker, job, i, is_known ? &known : NULL);
        job->tally.puzzles[outcome]++;
    }
}
