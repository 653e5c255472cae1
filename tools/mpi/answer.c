#include "mpi/answer.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

#include "cli/text/board.h"

enum { CELLS = PORTION_CELLS };

enum sudoku_status answerer_open(struct answerer *answerer, const char *name, unsigned threads)
{
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    options.threads = threads;
    *answerer = (struct answerer){.name = name};
    return sudoku_batch_create(&options, &answerer->batch);
}

void answerer_close(struct answerer *answerer)
{
    sudoku_batch_destroy(answerer->batch);
    buffer_free(&answerer->solutions);
    buffer_free(&answerer->statuses);
    buffer_free(&answerer->out);
    buffer_free(&answerer->err);
}

/* ---------------------------------------------------------------------------------- messages */

/* Maximum bytes of messages a portion: a file of another kind causes one for every line. */
enum { MAX_MESSAGE_BYTES = 1 << 20 };

static void report(struct answerer *answerer, uint64_t number, const char *what)
{
    if (answerer->err.length - answerer->err_start > MAX_MESSAGE_BYTES)
        return;
    buffer_printf(&answerer->err, "%s:%" PRIu64 ": %s\n", answerer->name, number, what);
    if (answerer->err.length - answerer->err_start > MAX_MESSAGE_BYTES)
        buffer_printf(&answerer->err, "%s: further messages are omitted\n", answerer->name);
}

static enum answer_kind kind_of(enum sudoku_status status)
{
    switch (status) {
    case SUDOKU_OK:
        return ANSWER_ONE;
    case SUDOKU_SEVERAL_SOLUTIONS:
        return ANSWER_SEVERAL;
    case SUDOKU_CONFLICT:
        return ANSWER_CONFLICT;
    case SUDOKU_NO_SOLUTION:
        return ANSWER_NONE;
    case SUDOKU_ERR_TEXT:
        return ANSWER_MALFORMED;
    default:
        return ANSWER_KINDS;
    }
}

/* Reports the first rule that the givens break. */
static void report_conflict(struct answerer *answerer, uint64_t number, const uint8_t *givens)
{
    char text[256];
    struct sudoku_conflict conflict;
    if (sudoku_board_check(sudoku_layout_classic(), givens, NULL, &conflict, 1, NULL) !=
        SUDOKU_CONFLICT)
        return;
    sudoku_conflict_write(sudoku_layout_classic(), &conflict, text, sizeof text);
    report(answerer, number, text);
}

/* Reports the puzzle on line NUMBER unless it has exactly one solution. */
static void report_outcome(struct answerer *answerer, enum answer_kind kind, uint64_t number,
                           const uint8_t *givens)
{
    switch (kind) {
    case ANSWER_SEVERAL:
        report(answerer, number, sudoku_strstatus(SUDOKU_SEVERAL_SOLUTIONS));
        break;
    case ANSWER_NONE:
        report(answerer, number, sudoku_strstatus(SUDOKU_NO_SOLUTION));
        break;
    case ANSWER_CONFLICT:
        report_conflict(answerer, number, givens);
        break;
    case ANSWER_MALFORMED:
        report(answerer, number, "expected a puzzle of 81 digits, 0 or . where a cell is empty");
        break;
    default:
        break;
    }
}

/* ----------------------------------------------------------------------------------- answers */

/* Converts the CELLS characters of TEXT to digits. */
static void read_givens(const char *text, uint8_t *givens)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        givens[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
}

/* Writes the answer to puzzle INDEX of PORTION, on line NUMBER. Returns false if the library
 * returned an unexpected status. */
static bool write_answer(struct answerer *answerer, const struct portion *portion, size_t index,
                         uint64_t number)
{
    enum answer_kind kind = kind_of((enum sudoku_status)(int8_t)answerer->statuses.data[index]);
    uint8_t givens[CELLS];
    if (kind == ANSWER_KINDS)
        return false;
    answerer->counts[kind]++;
    if (kind == ANSWER_ONE || kind == ANSWER_SEVERAL)
        board_add_lines(&answerer->out, (const uint8_t *)answerer->solutions.data + CELLS * index,
                        1);
    if (kind == ANSWER_ONE)
        return true;
    read_givens(portion->cells.data + CELLS * index, givens);
    if (kind == ANSWER_NONE || kind == ANSWER_CONFLICT)
        board_add_lines(&answerer->out, givens, 1);
    report_outcome(answerer, kind, number, givens);
    return true;
}

bool answer_portion(struct answerer *answerer, const struct portion *portion, uint64_t first)
{
    const uint64_t *numbers = buffer_at(&portion->numbers, 0);
    size_t count = portion->cells.length / CELLS;
    answerer->out.length = 0;
    answerer->err_start = answerer->err.length;
    if (count == 0)
        return true;
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    job.puzzles = (const uint8_t *)portion->cells.data;
    job.count = count;
    job.limit = 2;
    job.solutions = (uint8_t *)buffer_reserve(&answerer->solutions, CELLS * count);
    job.statuses = (int8_t *)buffer_reserve(&answerer->statuses, count);
    bool done = sudoku_batch_solve(answerer->batch, &job) == SUDOKU_OK;
    for (size_t i = 0; i < count && done; i++)
        done = write_answer(answerer, portion, i, first + numbers[i]);
    return done && answerer->out.length == portion_answer_size(portion);
}
