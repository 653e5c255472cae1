#include "solve_answer.h"

#include <inttypes.h>
#include <string.h>

#include "interrupt.h"
#include "solve_suspect.h"

/* The answer on its way out. */
struct answer {
    const struct question_context *asked;
    enum sudoku_text_format format; /* how it is written */
    enum sudoku_status status;
    struct sudoku_stats stats;
    struct buffer solutions; /* boards one after another, where a result shows them */
    uint64_t written;        /* boards written so far */
};

static unsigned cell_count(const struct question_context *asked)
{
    return sudoku_layout_cell_count(asked->board->layout);
}

static int stop_when_interrupted(void *user, const struct sudoku_stats *stats)
{
    (void)user;
    (void)stats;
    return interrupt_pending();
}

static struct sudoku_limits limits_of(const struct question_context *asked)
{
    return (struct sudoku_limits){
        .size = sizeof(struct sudoku_limits),
        .solutions = asked->options->solution_limit,
        .nodes = asked->options->nodes,
        .seconds = asked->options->seconds,
        .progress = stop_when_interrupted,
    };
}

/* ------------------------------------------------------------------------------------ messages */

static void say(const struct question_context *asked, const char *text)
{
    if (!asked->options->quiet)
        buffer_printf(asked->err, "%s:%" PRIu64 ": %s\n", asked->puzzle->source,
                      asked->puzzle->line, text);
}

enum { MOST_CONFLICTS = 32, LONGEST_CONFLICT = 640 };

/* What is wrong with the givens, up to CAPACITY; gives how many are stored. */
static size_t find_conflicts(const struct question_context *asked,
                             struct sudoku_conflict *conflicts, size_t capacity)
{
    size_t count = 0;
    sudoku_board_check(asked->board->layout, asked->givens, asked->candidates, conflicts, capacity,
                       &count);
    return count < capacity ? count : capacity;
}

static void name_suspects(const struct question_context *asked)
{
    char text[LONGEST_CONFLICT];
    if (suspect_given(asked->board, asked->givens, asked->candidates, text, sizeof text))
        say(asked, text);
}

static void explain_conflicts(const struct question_context *asked, enum sudoku_status status)
{
    struct sudoku_conflict conflicts[MOST_CONFLICTS];
    char text[LONGEST_CONFLICT];
    size_t count = find_conflicts(asked, conflicts, MOST_CONFLICTS);
    if (status == SUDOKU_NO_SOLUTION)
        say(asked, sudoku_strstatus(status));
    for (size_t i = 0; i < count; i++) {
        /* Where a digit stands twice, what has nowhere to go is no news. */
        if (status == SUDOKU_CONFLICT && conflicts[i].kind != SUDOKU_CONFLICT_DUPLICATE)
            break;
        sudoku_conflict_format(asked->board->layout, &conflicts[i], text, sizeof text);
        say(asked, text);
    }
    name_suspects(asked);
}

static void explain(const struct question_context *asked, enum sudoku_status status)
{
    /* A cancelled search was stopped by an interrupt or a closed output, which is no news. */
    if (status == SUDOKU_OK || status == SUDOKU_CANCELLED || asked->options->quiet)
        return;
    if (status == SUDOKU_CONFLICT || status == SUDOKU_NO_SOLUTION)
        explain_conflicts(asked, status);
    else
        say(asked, sudoku_strstatus(status));
}

static enum outcome outcome_of(enum sudoku_status status)
{
    switch (status) {
    case SUDOKU_OK:
        return OUTCOME_DONE;
    case SUDOKU_NO_SOLUTION:
        return OUTCOME_NONE;
    case SUDOKU_SEVERAL_SOLUTIONS:
        return OUTCOME_SEVERAL;
    case SUDOKU_CONFLICT:
        return OUTCOME_INVALID;
    case SUDOKU_UNDECIDED:
    case SUDOKU_SOLUTION_LIMIT:
    case SUDOKU_NODE_LIMIT:
    case SUDOKU_TIME_LIMIT:
    case SUDOKU_CANCELLED:
        return OUTCOME_LIMIT;
    default:
        return OUTCOME_FAILED;
    }
}

/* -------------------------------------------------------------------------------------- boards */

/* Boards of several lines are kept apart by an empty one, so that they can be read again. */
static bool has_several_lines(enum sudoku_text_format format)
{
    return format != SUDOKU_TEXT_LINE && format != SUDOKU_TEXT_PENCILMARKS;
}

static void write_picture(const struct question_context *asked, const uint8_t *cells,
                          const sudoku_digitset *candidates)
{
    struct buffer title = {0};
    if (asked->options->title)
        picture_title(&title, asked->options->title, asked->puzzle->source,
                      asked->puzzle->sequence + 1);
    const struct picture_board board = {
        .layout = asked->board->layout,
        .cells = cells,
        .givens = asked->givens,
        .candidates = candidates,
        .title = title.data,
        .width = asked->options->picture_width,
    };
    struct job_picture record = {.sequence = asked->puzzle->sequence};
    size_t start = asked->out->length;
    bool drawn = picture_add(asked->out, asked->options->picture, &board);
    buffer_free(&title);
    if (!drawn) {
        asked->out->length = start;
        say(asked, "the picture could not be drawn");
        return;
    }
    record.length = asked->out->length - start;
    buffer_add(asked->pictures, &record, sizeof record);
}

static void write_board(struct answer *answer, const uint8_t *cells,
                        const sudoku_digitset *candidates)
{
    const struct question_context *asked = answer->asked;
    struct buffer *out = asked->out;
    if (asked->options->picture) {
        write_picture(asked, cells, candidates);
        return;
    }
    struct sudoku_text_board board = {
        .size = sizeof board,
        .format = answer->format,
        .cells = cells,
        .givens = asked->givens,
        .candidates = candidates,
        .comment = asked->comment,
        .comment_length = asked->puzzle->text_length,
        .colour = asked->options->colour,
    };
    if (has_several_lines(answer->format) && (asked->puzzle->sequence || answer->written))
        buffer_add(out, "\n", 1);
    char *room = buffer_reserve(out, 256);
    size_t free_bytes = out->capacity - out->length;
    size_t length = sudoku_text_format_board(asked->board->layout, &board, room, free_bytes);
    if (length >= free_bytes) {
        room = buffer_reserve(out, length + 1);
        sudoku_text_format_board(asked->board->layout, &board, room, length + 1);
    }
    out->length += length;
    answer->written++;
}

static void write_result(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    struct sudoku_conflict conflicts[MOST_CONFLICTS];
    bool faulty = answer->status == SUDOKU_CONFLICT || answer->status == SUDOKU_NO_SOLUTION;
    struct sudoku_text_result result = {
        .size = sizeof result,
        .format = answer->format,
        .givens = asked->givens,
        .candidates = asked->candidates,
        .status = answer->status,
        .solutions = (const uint8_t *)answer->solutions.data,
        .solution_count = answer->solutions.length / cell_count(asked),
        .count = answer->stats.solutions,
        .count_is_exact = answer->status == SUDOKU_OK || faulty,
        .conflicts = conflicts,
        .conflict_count = faulty ? find_conflicts(asked, conflicts, MOST_CONFLICTS) : 0,
        .stats = &answer->stats,
    };
    size_t length = sudoku_text_format_result(asked->board->layout, &result, NULL, 0);
    char *room = buffer_reserve(asked->out, length + 1);
    sudoku_text_format_result(asked->board->layout, &result, room, length + 1);
    asked->out->length += length;
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
    struct sudoku_limits limits = limits_of(asked);
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

/* One solution, and whether it is the only one. Where there is none the puzzle is written as it
 * came, so that lines out match lines in. */
static void ask_solution(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    uint8_t room[SUDOKU_MAX_CELLS];
    struct known_answer found = find_solution(asked, room);
    answer->status = found.status;
    if (solve_format_is_result(answer->format)) {
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
    if (solve_format_is_result(answer->format)) {
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
    struct sudoku_limits limits = limits_of(answer->asked);
    answer->status = sudoku_solver_enumerate(answer->asked->board->solver, &puzzle, &limits,
                                             take_solution, answer);
}

static void ask_count(struct answer *answer)
{
    uint64_t count = 0;
    struct sudoku_puzzle puzzle = puzzle_of(answer->asked);
    struct sudoku_limits limits = limits_of(answer->asked);
    answer->status = sudoku_solver_count(answer->asked->board->solver, &puzzle, &limits, &count);
    if (!solve_format_is_result(answer->format))
        buffer_printf(answer->asked->out, "%" PRIu64 "\n", count);
}

static void ask_check(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    answer->status =
        sudoku_board_check(asked->board->layout, asked->givens, asked->candidates, NULL, 0, NULL);
    if (solve_format_is_result(answer->format) || answer->status != SUDOKU_OK)
        return;
    bool complete = !memchr(asked->givens, 0, cell_count(asked));
    buffer_printf(asked->out, complete ? "solved\n" : "no conflict\n");
}

static void ask_candidates(struct answer *answer)
{
    const struct question_context *asked = answer->asked;
    sudoku_digitset candidates[SUDOKU_MAX_CELLS];
    struct sudoku_puzzle puzzle = puzzle_of(asked);
    answer->status = sudoku_solver_candidates(asked->board->solver, &puzzle, candidates);
    if (answer->status == SUDOKU_CONFLICT)
        return;
    if (asked->options->format == SUDOKU_TEXT_AUTO)
        answer->format = SUDOKU_TEXT_CANDIDATES;
    write_board(answer, NULL, candidates);
    if (answer->status == SUDOKU_UNDECIDED)
        answer->status = SUDOKU_OK; /* what logic leaves is what was asked for */
}

static void ask(struct answer *answer)
{
    switch (answer->asked->options->question) {
    case QUESTION_SOLVE:
    case QUESTION_FIRST:
    case QUESTION_UNIQUE:
        ask_solution(answer);
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
    }
}

/* A count of 0, or one that reached its own limit, answers the question. */
static bool is_answered(const struct answer *answer)
{
    enum question question = answer->asked->options->question;
    return (question == QUESTION_COUNT && answer->status == SUDOKU_NO_SOLUTION) ||
           ((question == QUESTION_COUNT || question == QUESTION_ALL) &&
            answer->status == SUDOKU_SOLUTION_LIMIT);
}

enum outcome answer_question(const struct question_context *asked, struct sudoku_stats *stats)
{
    struct answer answer = {.asked = asked, .format = asked->options->format};
    if (answer.format == SUDOKU_TEXT_AUTO)
        answer.format = asked->puzzle->format;
    ask(&answer);
    if (asked->options->question != QUESTION_CHECK && !asked->known)
        answer.stats = *sudoku_solver_stats(asked->board->solver);
    *stats = answer.stats;
    if (solve_format_is_result(answer.format))
        write_result(&answer);
    buffer_free(&answer.solutions);
    if (is_answered(&answer))
        return OUTCOME_DONE;
    explain(asked, answer.status);
    return outcome_of(answer.status);
}
