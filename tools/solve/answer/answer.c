#include "solve/answer/answer.h"

#include <inttypes.h>
#include <string.h>

#include "cli/options/formats.h"
#include "cli/text/board.h"
#include "solve/answer/conflicts.h"
#include "solve/answer/convert.h"
#include "solve/answer/estimate.h"
#include "solve/answer/identity.h"
#include "solve/answer/line.h"
#include "solve/answer/losses.h"
#include "solve/answer/several.h"
#include "solve/draw/drawing.h"

/* The answer on its way out. */
struct answer {
    const struct question_context *asked;
    enum sudoku_text_format format; /* how it is written */
    enum sudoku_status status;
    struct sudoku_stats stats;
    struct buffer solutions;       /* boards one after another, where a result shows them */
    uint64_t written;              /* boards written so far */
    bool unwritten;                /* the format has no form for such boards */
    const struct several *several; /* NULL: nothing is known of them */
};

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
}

static void explain(const struct answer *answer, const uint8_t *shown)
{
    const struct question_context *asked = answer->asked;
    enum sudoku_status status = answer->status;
    /* A cancelled search was stopped by an interrupt or a closed output, which is no news. */
    if (status == SUDOKU_OK || status == SUDOKU_CANCELLED || asked->options->quiet)
        return;
    if (status == SUDOKU_CONFLICT || status == SUDOKU_NO_SOLUTION)
        conflicts_explain(asked, status);
    else
        question_say(asked, sudoku_strstatus(status));
    if (answer->several)
        several_explain(asked, shown, answer->several);
}

/* -------------------------------------------------------------------------------------- boards */

static void write_board(struct answer *answer, const uint8_t *cells,
                        const sudoku_digitset *candidates)
{
    const struct question_context *asked = answer->asked;
    struct buffer *out = asked->out;
    if (asked->options->picture) {
        drawing_add(asked, cells, candidates);
        return;
    }
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = answer->format;
    board.cells = cells;
    board.givens = asked->givens;
    board.candidates = candidates;
    board.comment = asked->comment;
    board.comment_length = asked->puzzle->text_length;
    board.color = asked->options->color;
    board.symbols = asked->symbols;
    if (asked->options->pattern) {
        line_add(asked, cells == asked->givens ? NULL : cells, answer->status);
        return;
    }
    if (format_has_lines(answer->format) && (asked->puzzle->sequence || answer->written))
        buffer_add(out, "\n", 1);
    answer->unwritten |= !board_add(out, asked->board->layout, &board);
    answer->written++;
}

/* Adds what tells the puzzle from others to the result that was written last. */
static void add_identity(const struct question_context *asked, enum sudoku_text_format format)
{
    bool is_json = format == SUDOKU_TEXT_JSON;
    const char *end = is_json ? "}\n" : "\n";
    asked->out->length -= strlen(end);
    if (is_json) {
        board_add_shape(asked->out, asked->board->layout);
        identity_add_json(asked, asked->out);
    } else {
        buffer_add(asked->out, ",", 1);
        identity_add_csv(asked, asked->out);
    }
    buffer_add(asked->out, end, strlen(end));
}

static void write_result(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    struct sudoku_conflict conflicts[CONFLICTS_MOST];
    bool faulty = answer->status == SUDOKU_CONFLICT || answer->status == SUDOKU_NO_SOLUTION;
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result.format = answer->format;
    result.givens = answer->format == SUDOKU_TEXT_CSV ? asked->shown : asked->givens;
    result.candidates = asked->candidates;
    result.status = answer->status;
    result.solutions = (const uint8_t *)answer->solutions.data;
    result.solution_count = answer->solutions.length / cell_count(asked);
    result.count = answer->stats.solutions;
    result.count_is_exact =
        (answer->status == SUDOKU_OK && asked->options->question != QUESTION_FIRST) || faulty;
    result.conflicts = conflicts;
    result.conflict_count = faulty ? conflicts_find(asked, conflicts, CONFLICTS_MOST) : 0;
    result.stats = &answer->stats;
    result.symbols = asked->symbols;
    size_t length = sudoku_text_write_result(asked->board->layout, &result, NULL, 0);
    char *room = buffer_reserve(asked->out, length + 1);
    sudoku_text_write_result(asked->board->layout, &result, room, length + 1);
    asked->out->length += length;
    add_identity(asked, answer->format);
    if (answer->several && answer->format == SUDOKU_TEXT_JSON)
        several_json(asked, result.solutions, answer->several);
}

/* ----------------------------------------------------------------------------------- questions */

static struct sudoku_puzzle puzzle_of(const struct question_context *asked)
{
    return (struct sudoku_puzzle){asked->givens, asked->candidates};
}

/* Finds a solution in ROOM, or takes what is known. */
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

/* Looks at a puzzle with several solutions, of which SHOWN is one, once more: for all results, and
 * of texts for those at the head of the input, so that collections are not held up. */
static bool find_several(const struct answer *answer, const uint8_t *shown, struct several *several)
{
    enum { HEAD = 100 };
    const struct question_context *asked = answer->asked;
    bool is_wanted = format_is_result(answer->format) ||
                     (!asked->options->quiet && asked->puzzle->sequence < HEAD);
    return answer->status == SUDOKU_SEVERAL_SOLUTIONS && is_wanted &&
           several_find(asked, shown, several);
}

/* One solution, and whether it is the only one. Where there is none the puzzle is written as it
 * came, so that lines out match lines in. */
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
        buffer_printf(asked->out, "%s\n",
                      found.status == SUDOKU_OK ? "one solution" : sudoku_strstatus(found.status));
    } else if (found.solution) {
        write_board(answer, found.solution, NULL);
    } else {
        write_board(answer, asked->givens, asked->candidates);
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
    write_board(answer, solution, NULL);
    return asked->flush && asked->out->length >= FLUSH_SIZE &&
           !asked->flush(asked->user, asked->out);
}

static void ask_all(struct answer *answer)
{
    struct sudoku_puzzle puzzle = puzzle_of(answer->asked);
    struct sudoku_limits limits = question_limits(answer->asked);
    answer->status = sudoku_solver_enumerate(answer->asked->board->solver, &puzzle, &limits,
                                             take_solution, answer);
}

/* Whether a count that ended with STATUS is the number that was asked for, and no more than what
 * was found before something stopped it. */
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
    if (!format_is_result(answer->format) && answer->status >= SUDOKU_OK)
        buffer_printf(answer->asked->out, "%s%" PRIu64 "\n",
                      count_is_whole(answer->status) ? "" : "at least ", count);
}

static void ask_check(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    answer->status =
        sudoku_board_check(asked->board->layout, asked->givens, asked->candidates, NULL, 0, NULL);
    if (format_is_result(answer->format) || answer->status != SUDOKU_OK)
        return;
    buffer_printf(asked->out,
                  memchr(asked->givens, 0, cell_count(asked)) ? "no conflict\n" : "solved\n");
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
    if (answer->status == SUDOKU_CONFLICT || (wants_true && answer->status != SUDOKU_OK))
        return;
    if (asked->options->format == SUDOKU_TEXT_AUTO)
        answer->format = SUDOKU_TEXT_CANDIDATES;
    write_board(answer, NULL, candidates);
    if (answer->status == SUDOKU_UNDECIDED)
        answer->status = SUDOKU_OK; /* what logic leaves is what was asked for */
}

static void ask_backbone(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    uint8_t backbone[SUDOKU_MAX_CELLS];
    struct sudoku_puzzle puzzle = puzzle_of(asked);
    struct sudoku_limits limits = question_limits(asked);
    answer->status = sudoku_solver_backbone(asked->board->solver, &puzzle, &limits, backbone);
    if (answer->status == SUDOKU_OK)
        write_board(answer, backbone, NULL);
}

/* Digits that were placed and not given stay found. */
static void ask_convert(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    struct question_context given = *asked;
    uint8_t givens[SUDOKU_MAX_CELLS];
    answer->status = SUDOKU_OK;
    if (asked->options->pattern)
        line_add(asked, NULL, SUDOKU_OK);
    else if (format_is_result(answer->format))
        convert_add(asked, answer->format);
    if (asked->options->pattern || format_is_result(answer->format))
        return;
    for (unsigned i = 0; i < cell_count(asked); i++)
        givens[i] = asked->is_placed && asked->is_placed[i] ? 0 : asked->givens[i];
    given.givens = givens;
    answer->asked = &given;
    write_board(answer, asked->shown, asked->candidates);
    answer->asked = asked;
}

/* Where a single solution is asked for, it goes to ROOM. */
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
        answer->status = estimate_add(answer->asked, answer->format);
        break;
    case QUESTION_CONVERT:
        ask_convert(answer);
        break;
    case QUESTION_EXPLAIN:
    case QUESTION_HINT:
    case QUESTION_STEPS:
    case QUESTION_RATE:
    case QUESTION_REPAIR:
        break; /* others answer these */
    }
}

/* A count of 0, or one that reached its own limit, answers the question. */
static bool is_answered(const struct answer *answer)
{
    enum question question = answer->asked->options->question;
    return ((question == QUESTION_COUNT || question == QUESTION_ESTIMATE) &&
            answer->status == SUDOKU_NO_SOLUTION) ||
           ((question == QUESTION_COUNT || question == QUESTION_ALL) &&
            answer->status == SUDOKU_SOLUTION_LIMIT);
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
    if (format_is_result(answer.format) && asked->options->question != QUESTION_CONVERT &&
        asked->options->question != QUESTION_ESTIMATE)
        write_result(&answer);
    buffer_free(&answer.solutions);
    if (answer.unwritten) {
        question_say(asked,
                     "a board of this size or with these boxes cannot be written in this form");
        return OUTCOME_FAILED;
    }
    if (is_answered(&answer))
        return OUTCOME_DONE;
    explain(&answer, shown);
    return outcome_of(answer.status);
}
