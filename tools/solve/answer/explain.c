#include "solve/answer/explain.h"

#include <string.h>

#include "cli/run/interrupt.h"
#include "cli/text/checked.h"
#include "solve/answer/candidate.h"
#include "solve/answer/conflicts.h"
#include "solve/answer/mistake.h"
#include "solve/answer/record.h"
#include "solve/answer/step_writer.h"

/* An answer in progress. */
struct explanation {
    const struct question_context *asked;
    struct sudoku_logic *logic;
    struct step_writer writer;
    bool has_begun;       /* the logic is set to the position */
    struct buffer reason; /* why the answer is incomplete */
};

/* --------------------------------------------------------------------------------------- steps */

static int write_step(void *user, const struct sudoku_step *step)
{
    struct explanation *answer = user;
    step_writer_add(&answer->writer, step, SUDOKU_HINT_STEP);
    return interrupt_pending();
}

static enum sudoku_status explain_path(struct explanation *answer)
{
    const struct sudoku_step *step;
    enum sudoku_status status;
    while ((status = sudoku_logic_find_step(answer->logic, &step)) == SUDOKU_OK) {
        if (write_step(answer, step))
            return SUDOKU_CANCELLED;
        sudoku_logic_apply(answer->logic, step);
    }
    return status == SUDOKU_END ? SUDOKU_OK : status;
}

static enum sudoku_status write_hint(struct explanation *answer)
{
    const struct sudoku_step *step;
    enum sudoku_status status = sudoku_logic_find_best_step(answer->logic, &step);
    if (status == SUDOKU_OK)
        step_writer_add(&answer->writer, step, answer->asked->options->hint);
    return status == SUDOKU_END ? SUDOKU_OK : status;
}

static enum sudoku_status list_steps(struct explanation *answer)
{
    const bool *chosen = answer->asked->options->techniques;
    enum sudoku_status status = SUDOKU_OK;
    for (size_t i = 0; status == SUDOKU_OK && i < sudoku_technique_count(); i++)
        if (chosen ? chosen[i] : !sudoku_technique_at(i)->is_on_request)
            status = sudoku_logic_enumerate_steps(answer->logic, i, write_step, answer);
    return status;
}

/* ----------------------------------------------------------------------------------- candidates */

/* Stores the candidate of the question; false if the position lacks it. */
static bool find_candidate(struct explanation *answer, struct sudoku_candidate *candidate)
{
    return candidate_find(answer->asked, answer->logic, candidate, &answer->reason);
}

static enum sudoku_status explain_why(struct explanation *answer)
{
    struct sudoku_candidate candidate;
    const struct sudoku_step *step;
    if (!find_candidate(answer, &candidate))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = sudoku_logic_why(answer->logic, &candidate, &step);
    if (status == SUDOKU_OK)
        write_step(answer, step);
    else if (status == SUDOKU_UNDECIDED)
        buffer_printf(&answer->reason, "no technique excludes %s from r%uc%u here",
                      answer->asked->options->candidate.digit,
                      answer->asked->options->candidate.row,
                      answer->asked->options->candidate.column);
    return status;
}

/* Returns VERDICT in words. A placed digit that is in one of several solutions may be missing from
 * another. */
static const char *judgement_of(const struct explanation *answer, enum sudoku_verdict verdict)
{
    static const char *const judgements[] = {[SUDOKU_VERDICT_PROVED] = "right",
                                             [SUDOKU_VERDICT_UNPROVED] =
                                                 "right, but no technique shows it yet",
                                             [SUDOKU_VERDICT_WRONG] = "wrong"};
    if (verdict == SUDOKU_VERDICT_UNPROVED && answer->writer.status == SUDOKU_SEVERAL_SOLUTIONS &&
        !answer->asked->options->candidate.is_excluded)
        return "possible, but no technique shows that all solutions have it";
    return judgements[verdict];
}

static enum sudoku_status judge_step(struct explanation *answer)
{
    static const char *const words[] = {[SUDOKU_VERDICT_PROVED] = "right",
                                        [SUDOKU_VERDICT_UNPROVED] = "unproved",
                                        [SUDOKU_VERDICT_WRONG] = "wrong"};
    struct sudoku_candidate candidate;
    enum sudoku_verdict verdict;
    const struct sudoku_step *step;
    if (!find_candidate(answer, &candidate))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status =
        sudoku_logic_judge(answer->logic, answer->asked->board->solver, &candidate,
                           !answer->asked->options->candidate.is_excluded, &verdict, &step);
    if (status != SUDOKU_OK)
        return status;
    answer->writer.verdict = words[verdict];
    answer->writer.judgement = judgement_of(answer, verdict);
    if (step)
        write_step(answer, step);
    return SUDOKU_OK;
}

/* ------------------------------------------------------------------------------------- ratings */

/* Adds level and score. */
static enum sudoku_status rate(const struct explanation *answer, struct answer_record *record)
{
    enum sudoku_level level;
    unsigned score;
    enum sudoku_status status = sudoku_logic_rate(answer->logic, &level, &score);
    if (status != SUDOKU_OK)
        return status;
    buffer_printf(&record->text, "%s %u", sudoku_level_name(level), score);
    record_add_string(record, "level", sudoku_level_name(level));
    record_add_value(record, "score", "%u", score);
    return status;
}

/* Adds ER, EP and ED, and whether they are approximate. */
static enum sudoku_status rate_se(const struct explanation *answer, struct answer_record *record)
{
    struct sudoku_se_rating rating;
    static const char *const keys[] = {"er", "ep", "ed"};
    enum sudoku_status status = sudoku_logic_rate_se(answer->logic, &rating);
    if (status != SUDOKU_OK)
        return status;
    const unsigned tenths[] = {rating.puzzle, rating.pearl, rating.diamond};
    bool is_approximate = rating.puzzle > (answer->asked->options->rating == SUDOKU_PROFILE_SUKAKU
                                               ? SUDOKU_SUKAKU_MAX_EXACT
                                               : SUDOKU_SE_MAX_EXACT);
    for (int i = 0; i < 3; i++) {
        buffer_printf(&record->text, "%s%u.%u", i ? " " : "", tenths[i] / 10, tenths[i] % 10);
        record_add_value(record, keys[i], "%u.%u", tenths[i] / 10, tenths[i] % 10);
    }
    buffer_printf(&record->text, is_approximate ? " (approximate)" : "");
    record_add_value(record, "approximate", "%s", is_approximate ? "true" : "false");
    return status;
}

/* ----------------------------------------------------------------------------------- positions */

/* Sets the logic to the position; some techniques rely on a unique solution. Returns SUDOKU_OK or
 * SUDOKU_SEVERAL_SOLUTIONS on success. */
static enum sudoku_status start(const struct explanation *answer)
{
    const struct question_context *asked = answer->asked;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_limits limits = question_limits(asked);
    limits.seconds /= 2; /* the steps get the other half */
    position.cells = asked->givens;
    position.is_placed = asked->is_placed;
    position.candidates = asked->candidates;
    return sudoku_logic_start(answer->logic, asked->board->solver, &position, &limits);
}

/* --------------------------------------------------------------------------------- what is said */

static unsigned open_cells(const struct explanation *answer)
{
    uint8_t cells[SUDOKU_MAX_CELLS];
    unsigned count = 0;
    sudoku_logic_get_position(answer->logic, cells, NULL);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(answer->asked->board->layout); cell++)
        count += !cells[cell];
    return count;
}

/* Appends why the answer, which ended with STATUS, is incomplete; HAS is the
 * number of solutions as a status. */
static void add_reason(struct explanation *answer, enum sudoku_status has,
                       enum sudoku_status status)
{
    struct buffer *reason = &answer->reason;
    const char *found = has == SUDOKU_OK ? "one solution" : sudoku_strstatus(has);
    if (status == SUDOKU_UNDECIDED && answer->has_begun)
        buffer_printf(reason, "%s, but the techniques end with %u cells open", found,
                      open_cells(answer));
    else if (status == SUDOKU_SEVERAL_SOLUTIONS)
        buffer_printf(reason, "%s: only a puzzle with one has a rating", found);
    else if (!mistake_find(answer->asked, status, reason))
        buffer_printf(reason, "%s", sudoku_strstatus(status));
}

/* The status of a record: HAS, unless the search ended early. */
static enum sudoku_status status_of(enum sudoku_status has, enum sudoku_status status)
{
    bool is_known = status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS ||
                    (status == SUDOKU_UNDECIDED && has == SUDOKU_SEVERAL_SOLUTIONS);
    return is_known ? has : status;
}

static void say(const struct explanation *answer, enum sudoku_status has, enum sudoku_status status,
                const char *reason)
{
    const struct question_context *asked = answer->asked;
    if (status == SUDOKU_CANCELLED)
        return;
    if (status == SUDOKU_CONFLICT || status == SUDOKU_NO_SOLUTION)
        conflicts_explain(asked, status);
    else if (reason)
        question_say(asked, reason);
    else if (has == SUDOKU_SEVERAL_SOLUTIONS && answer->writer.count)
        question_say(asked, answer->writer.count == 1
                                ? "several solutions: the step holds in all of them"
                                : "several solutions: the steps hold in all of them");
    else if (asked->options->picture && !answer->writer.count && !answer->writer.verdict)
        question_say(asked, "no step is left to draw");
    /* Pictures do not show the verdict. */
    if (asked->options->picture && answer->writer.verdict)
        question_say(asked, answer->writer.judgement);
}

/* ---------------------------------------------------------------------------------- questions */

/* Finds and writes the steps, or finds the rating. */
static enum sudoku_status ask(struct explanation *answer, struct answer_record *record)
{
    switch (answer->asked->options->question) {
    case QUESTION_EXPLAIN:
        return explain_path(answer);
    case QUESTION_HINT:
        return write_hint(answer);
    case QUESTION_RATE:
        return answer->asked->options->rating == SUDOKU_PROFILE_HODOKU ? rate(answer, record)
                                                                       : rate_se(answer, record);
    case QUESTION_WHY:
        return explain_why(answer);
    case QUESTION_JUDGE:
        return judge_step(answer);
    default:
        return list_steps(answer);
    }
}

/* Stores what the puzzle has in *HAS; the logic is then set to it, if it has solutions. */
static enum sudoku_status begin(const struct explanation *answer, enum sudoku_status *has)
{
    *has = start(answer);
    bool is_rated = answer->asked->options->question == QUESTION_RATE;
    return *has == SUDOKU_SEVERAL_SOLUTIONS && !is_rated ? SUDOKU_OK : *has;
}

enum outcome explain_question(const struct question_context *asked)
{
    struct explanation answer = {
        .asked = asked,
        .logic = solve_board_logic(asked->board, asked->options),
    };
    struct answer_record record = {.asked = asked};
    bool lists_steps = asked->options->question != QUESTION_RATE;
    enum sudoku_status has;
    if (!answer.logic) {
        static const char too_large[] = "boards over 16 digits or 256 cells are not explained";
        question_say(asked, too_large);
        record_write(&record, SUDOKU_ERR_ARGUMENT, too_large);
        return OUTCOME_FAILED;
    }
    enum sudoku_status status = begin(&answer, &has);
    answer.has_begun = status == SUDOKU_OK;
    answer.writer = (struct step_writer){.asked = asked, .logic = answer.logic, .status = has};
    if (lists_steps)
        step_writer_open(&answer.writer);
    if (answer.has_begun)
        status = checked(ask(&answer, &record));
    if (status == SUDOKU_CANCELLED && !interrupt_pending() && !answer.writer.is_cut)
        status = SUDOKU_TIME_LIMIT;
    if (status != SUDOKU_OK && !answer.reason.length)
        add_reason(&answer, has, status);
    if (answer.reason.length)
        buffer_add(&answer.reason, "", 1);
    if (lists_steps)
        step_writer_close(&answer.writer, status_of(has, status), answer.reason.data);
    else
        record_write(&record, status_of(has, status), answer.reason.data);
    say(&answer, has, status, answer.reason.data);
    buffer_free(&answer.reason);
    if (answer.writer.is_undrawn)
        return OUTCOME_FAILED;
    return outcome_of(status == SUDOKU_UNDECIDED ? status_of(has, status) : status);
}
