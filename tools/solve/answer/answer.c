#include "solve/answer/answer.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "solve/answer/answer_writer.h"
#include "solve/answer/conflicts.h"
#include "solve/answer/estimate.h"
#include "solve/answer/losses.h"
#include "solve/answer/record.h"
#include "solve/answer/several.h"

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
}

static void explain(const struct answer *answer, const uint8_t *shown)
{
    const struct question_context *asked = answer->asked;
    enum sudoku_status status = answer->status;
    /* A search is cancelled by an interrupt or a closed output, which needs no message. */
    if (status == SUDOKU_OK || status == SUDOKU_CANCELLED || asked->options->quiet)
        return;
    if (status == SUDOKU_CONFLICT || status == SUDOKU_NO_SOLUTION)
        conflicts_explain(asked, status);
    else
        question_say(asked, sudoku_strstatus(status));
    if (answer->several)
        several_explain(asked, shown, answer->several);
}

/* ----------------------------------------------------------------------------------- questions */

static struct sudoku_puzzle puzzle_of(const struct question_context *asked)
{
    return (struct sudoku_puzzle){asked->givens, asked->candidates};
}

/* Finds a solution, in ROOM, or returns the known one. */
static struct known_answer find_solution(const struct question_context *asked, uint8_t *room)
{
    struct sudoku_puzzle puzzle = puzzle_of(asked);
    struct sudoku_limits limits = question_limits(asked);
    struct sudoku_solver *solver = asked->board->solver;
    struct known_answer found = {.solution = room};
    if (asked->known)
        return *asked->known;
    found.status = asked->options->question == QUESTION_FIRST
                       ? sudoku_solver_solve(solver, &puzzle, &limits, room)
                       : sudoku_solver_unique(solver, &puzzle, &limits, room);
    if (sudoku_solver_stats(solver)->solutions == 0)
        found.solution = NULL;
    return found;
}

/* Searches a puzzle with several solutions, SHOWN being one, again for another: always for results,
 * but as text only for the first puzzles, so that collections are not slowed down. */
static bool find_several(const struct answer *answer, const uint8_t *shown, struct several *several)
{
    enum { HEAD = 100 };
    const struct question_context *asked = answer->asked;
    bool is_wanted = format_is_result(answer->format) ||
                     (!asked->options->quiet && asked->puzzle->sequence < HEAD);
    return answer->status == SUDOKU_SEVERAL_SOLUTIONS && is_wanted &&
           several_find(asked, shown, several);
}

/* Answers with a solution. A puzzle without one is written as it came, so that output lines match
 * input lines. */
static void ask_solution(struct answer *answer, uint8_t *room)
{
    const struct question_context *asked = answer->asked;
    struct known_answer found = find_solution(asked, room);
    answer->status = found.status;
    if (found.solution && found.solution != room)
        memcpy(room, found.solution, cell_count(asked));
    if (format_is_result(answer->format)) {
        if (found.solution)
            buffer_add(&answer->solutions, found.solution, cell_count(asked));
    } else if (asked->options->question == QUESTION_UNIQUE) {
        answer_write_words(
            answer, found.status == SUDOKU_OK ? "one solution" : sudoku_strstatus(found.status), 0);
    } else if (found.solution) {
        answer_write_board(answer, found.solution, NULL);
    } else {
        answer_write_board(answer, asked->givens, asked->candidates);
    }
}

static int take_solution(void *user, const uint8_t *solution)
{
    enum { FLUSH_SIZE = 1 << 16 };
    struct answer *answer = user;
    const struct question_context *asked = answer->asked;
    if (format_is_result(answer->format)) {
        buffer_add(&answer->solutions, solution, cell_count(asked));
        return 0;
    }
    answer_write_board(answer, solution, NULL);
    return asked->flush && asked->out->length >= FLUSH_SIZE &&
           !asked->flush(asked->user, asked->out);
}

static void ask_all(struct answer *answer)
{
    struct sudoku_puzzle puzzle = puzzle_of(answer->asked);
    struct sudoku_limits limits = question_limits(answer->asked);
    answer->status = sudoku_solver_enumerate(answer->asked->board->solver, &puzzle, &limits,
                                             take_solution, answer);
    bool has_any = sudoku_solver_stats(answer->asked->board->solver)->solutions;
    if (!has_any && answer->asked->options->keeps_going && !format_is_result(answer->format))
        answer_write_solution(answer, NULL);
}

/* True if a count that ended with STATUS is complete. */
static bool count_is_whole(enum sudoku_status status)
{
    return status == SUDOKU_OK || status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT ||
           status == SUDOKU_SOLUTION_LIMIT;
}

static void ask_count(struct answer *answer)
{
    uint64_t count = 0;
    struct sudoku_puzzle puzzle = puzzle_of(answer->asked);
    struct sudoku_limits limits = question_limits(answer->asked);
    answer->status = sudoku_solver_count_cached(answer->asked->board->solver, &puzzle, &limits,
                                                question_memory(answer->asked), &count);
    if (format_is_result(answer->format))
        return;
    char text[32];
    snprintf(text, sizeof text, "%s%" PRIu64, count_is_whole(answer->status) ? "" : "at least ",
             count);
    answer_write_words(answer, answer->status >= SUDOKU_OK ? text : NULL, count);
}

static void ask_check(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    answer->status =
        sudoku_board_check(asked->board->layout, asked->givens, asked->candidates, NULL, 0, NULL);
    bool is_full = !memchr(asked->givens, 0, cell_count(asked));
    if (!format_is_result(answer->format))
        answer_write_words(answer,
                           answer->status != SUDOKU_OK ? NULL
                           : is_full                   ? "solved"
                                                       : "no conflict",
                           0);
}

static void ask_candidates(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_puzzle puzzle = puzzle_of(asked);
    struct sudoku_limits limits = question_limits(asked);
    struct sudoku_solver *solver = asked->board->solver;
    bool wants_true = asked->options->wants_true_candidates;
    answer->status = wants_true
                         ? sudoku_solver_true_candidates(solver, &puzzle, &limits, candidates)
                         : sudoku_solver_candidates(solver, &puzzle, candidates);
    bool is_answered =
        answer->status == SUDOKU_OK || (!wants_true && answer->status != SUDOKU_CONFLICT);
    if (asked->options->format == SUDOKU_TEXT_AUTO)
        answer->format = SUDOKU_TEXT_CANDIDATES;
    if (record_is_wanted(asked->options) || !is_answered)
        answer_write_candidates(answer, is_answered ? candidates : NULL);
    else
        answer_write_board(answer, NULL, candidates);
    if (answer->status == SUDOKU_UNDECIDED)
        answer->status = SUDOKU_OK; /* the remaining candidates are the answer */
}

static void ask_backbone(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    uint8_t backbone[SUDOKU_MAX_CELLS];
    struct sudoku_puzzle puzzle = puzzle_of(asked);
    struct sudoku_limits limits = question_limits(asked);
    answer->status = sudoku_solver_backbone(asked->board->solver, &puzzle, &limits, backbone);
    bool is_answered = answer->status == SUDOKU_OK;
    if (record_is_wanted(asked->options) || !is_answered)
        answer_write_backbone(answer, is_answered ? backbone : NULL);
    else
        answer_write_board(answer, backbone, NULL);
}

/* Placed digits are written as found ones. */
static void ask_convert(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    struct question_context given = *asked;
    uint8_t givens[SUDOKU_MAX_CELLS];
    answer->status = SUDOKU_OK;
    if (record_is_wanted(asked->options)) {
        struct answer_record record = {.asked = asked};
        board_add_symbols(&record.text, asked->board->layout, asked->shown, asked->symbols);
        record_write(&record, SUDOKU_OK, NULL);
        return;
    }
    for (unsigned i = 0; i < cell_count(asked); i++)
        givens[i] = asked->is_placed && asked->is_placed[i] ? 0 : asked->givens[i];
    given.givens = givens;
    answer->asked = &given;
    answer_write_board(answer, asked->shown, asked->candidates);
    answer->asked = asked;
}

/* Answers the question. A single solution is stored in ROOM. */
static void ask(struct answer *answer, uint8_t *room)
{
    switch (answer->asked->options->question) {
    case QUESTION_SOLVE:
    case QUESTION_FIRST:
    case QUESTION_UNIQUE:
        ask_solution(answer, room);
        break;
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
    case QUESTION_ESTIMATE:
        answer->status = estimate_question(answer->asked);
        break;
    case QUESTION_CONVERT:
        ask_convert(answer);
        break;
    case QUESTION_EXPLAIN:
    case QUESTION_HINT:
    case QUESTION_STEPS:
    case QUESTION_WHY:
    case QUESTION_JUDGE:
    case QUESTION_RATE:
    case QUESTION_REPAIR:
        break; /* answered elsewhere */
    }
}

/* A count of 0, or one that reached the requested limit, is an answer. */
static bool is_answered(const struct answer *answer)
{
    enum question question = answer->asked->options->question;
    return ((question == QUESTION_COUNT || question == QUESTION_ESTIMATE) &&
            answer->status == SUDOKU_NO_SOLUTION) ||
           ((question == QUESTION_COUNT || question == QUESTION_ALL) &&
            answer->status == SUDOKU_SOLUTION_LIMIT);
}

/* True if the library writes the answer as CSV or JSON. */
static bool is_written_as_result(enum question question)
{
    return question != QUESTION_CONVERT && question != QUESTION_ESTIMATE &&
           question != QUESTION_CANDIDATES && question != QUESTION_BACKBONE;
}

enum outcome answer_question(const struct question_context *asked, struct sudoku_stats *stats)
{
    uint8_t shown[SUDOKU_MAX_CELLS];
    struct several several;
    struct answer answer = {.asked = asked, .format = asked->options->format};
    if (asked->options->pattern)
        answer.format = SUDOKU_TEXT_LINE;
    else if (answer.format == SUDOKU_TEXT_AUTO)
        answer.format = asked->puzzle->format;
    if (asked->options->question == QUESTION_CONVERT || asked->options->pattern ||
        answer.format == SUDOKU_TEXT_CSV)
        losses_say(asked, answer.format);
    ask(&answer, shown);
    if (asked->options->question != QUESTION_CHECK &&
        asked->options->question != QUESTION_CONVERT && !asked->known)
        answer.stats = *sudoku_solver_stats(asked->board->solver);
    several.done = answer.stats;
    if (find_several(&answer, shown, &several)) {
        answer.several = &several;
        if (format_is_result(answer.format))
            buffer_add(&answer.solutions, several.other, cell_count(asked));
    }
    *stats = several.done;
    if (format_is_result(answer.format) && is_written_as_result(asked->options->question))
        answer_write_result(&answer);
    buffer_free(&answer.solutions);
    if (answer.is_undrawn)
        return OUTCOME_FAILED;
    if (answer.unwritten) {
        question_say(asked,
                     "a board of this size or with these boxes cannot be written in this form");
        answer_write_words(&answer, NULL, 0);
        return OUTCOME_FAILED;
    }
    if (is_answered(&answer))
        return OUTCOME_DONE;
    explain(&answer, shown);
    return outcome_of(answer.status);
}
