#include "mpi/answer.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

enum { CELLS = 81 };

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
    buffer_free(&answerer->cells);
    buffer_free(&answerer->numbers);
    buffer_free(&answerer->solutions);
    buffer_free(&answerer->statuses);
    buffer_free(&answerer->out);
    buffer_free(&answerer->err);
}

uint64_t answer_count_lines(const char *text, size_t length)
{
    uint64_t lines = 0;
    for (const char *end = text + length; text < end; lines++) {
        const char *feed = memchr(text, '\n', (size_t)(end - text));
        text = feed ? feed + 1 : end;
    }
    return lines;
}

/* Nothing, or a comment. */
static bool is_skipped(const char *line, size_t length)
{
    size_t blank = 0;
    while (blank < length && strchr(" \t\r", line[blank]))
        blank++;
    return blank == length || line[blank] == '#';
}

/* Whether the line begins with a board and then ends, or goes on with another field. */
static bool is_puzzle(const char *line, size_t length)
{
    if (length < CELLS || (length > CELLS && !strchr(" \t\r,;", line[CELLS])))
        return false;
    for (size_t i = 0; i < CELLS; i++)
        if (line[i] != '.' && (line[i] < '0' || line[i] > '9'))
            return false;
    return true;
}

/* A file of another kind has something to say of every line: nobody reads more than this. */
enum { MAX_MESSAGES = 1 << 20 };

static void say(struct answerer *answerer, uint64_t number, const char *what)
{
    if (answerer->err.length > MAX_MESSAGES)
        return;
    buffer_printf(&answerer->err, "%s:%" PRIu64 ": %s\n", answerer->name, number, what);
    if (answerer->err.length > MAX_MESSAGES)
        buffer_printf(&answerer->err, "%s: more lines like these are not named\n", answerer->name);
}

/* A line that is no puzzle becomes one that the batch refuses, so that messages come in order. */
static void take_line(struct answerer *answerer, const char *line, size_t length, uint64_t number)
{
    static const char no_puzzle[CELLS] = "?";
    if (is_skipped(line, length))
        return;
    if (is_puzzle(line, length))
        buffer_add(&answerer->cells, line, CELLS);
    else
        buffer_add(&answerer->cells, no_puzzle, CELLS);
    buffer_add(&answerer->numbers, &number, sizeof number);
}

static void take_puzzles(struct answerer *answerer, const char *text, size_t length,
                         uint64_t number)
{
    for (const char *end = text + length; text < end; number++) {
        const char *feed = memchr(text, '\n', (size_t)(end - text));
        const char *next = feed ? feed : end;
        take_line(answerer, text, (size_t)(next - text), number);
        text = next + 1;
    }
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

/* The first rule that the givens break. */
static void say_conflict(struct answerer *answerer, uint64_t number, const uint8_t *givens)
{
    char text[256];
    struct sudoku_conflict conflict;
    if (sudoku_board_check(sudoku_layout_classic(), givens, NULL, &conflict, 1, NULL) !=
        SUDOKU_CONFLICT)
        return;
    sudoku_conflict_write(sudoku_layout_classic(), &conflict, text, sizeof text);
    say(answerer, number, text);
}

/* Numbers in place of the CELLS characters of TEXT. */
static void read_givens(const char *text, uint8_t *givens)
{
    for (unsigned cell = 0; cell < CELLS; cell++)
        givens[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
}

/* What there is to say of the puzzle in line NUMBER. */
static void say_kind(struct answerer *answerer, enum answer_kind kind, uint64_t number,
                     const uint8_t *givens)
{
    switch (kind) {
    case ANSWER_SEVERAL:
        say(answerer, number, sudoku_strstatus(SUDOKU_SEVERAL_SOLUTIONS));
        break;
    case ANSWER_NONE:
        say(answerer, number, sudoku_strstatus(SUDOKU_NO_SOLUTION));
        break;
    case ANSWER_CONFLICT:
        say_conflict(answerer, number, givens);
        break;
    case ANSWER_MALFORMED:
        say(answerer, number, "expected a puzzle of 81 digits, 0 or . where a cell is empty");
        break;
    default:
        break;
    }
}

static void write_line(struct buffer *out, const uint8_t *cells)
{
    char *line = buffer_reserve(out, CELLS + 1);
    for (unsigned cell = 0; cell < CELLS; cell++)
        line[cell] = cells[cell] ? (char)('0' + cells[cell]) : '.';
    line[CELLS] = '\n';
    out->length += CELLS + 1;
}

/* False: the puzzle has no answer, which is a fault of the library's. */
static bool write_answer(struct answerer *answerer, size_t index)
{
    enum answer_kind kind = kind_of((enum sudoku_status)(int8_t)answerer->statuses.data[index]);
    uint8_t givens[CELLS];
    if (kind == ANSWER_KINDS)
        return false;
    read_givens(answerer->cells.data + CELLS * index, givens);
    if (kind == ANSWER_ONE || kind == ANSWER_SEVERAL)
        write_line(&answerer->out, (const uint8_t *)answerer->solutions.data + CELLS * index);
    else if (kind != ANSWER_MALFORMED)
        write_line(&answerer->out, givens);
    answerer->counts[kind]++;
    say_kind(answerer, kind, ((const uint64_t *)(const void *)answerer->numbers.data)[index],
             givens);
    return true;
}

bool answer_lines(struct answerer *answerer, const char *text, size_t length, uint64_t number)
{
    answerer->cells.length = answerer->numbers.length = 0;
    answerer->out.length = answerer->err.length = 0;
    memset(answerer->counts, 0, sizeof answerer->counts);
    take_puzzles(answerer, text, length, number);
    size_t count = answerer->cells.length / CELLS;
    if (count == 0)
        return true;
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    job.puzzles = (const uint8_t *)answerer->cells.data;
    job.count = count;
    job.limit = 2;
    job.solutions = (uint8_t *)buffer_reserve(&answerer->solutions, CELLS * count);
    job.statuses = (int8_t *)buffer_reserve(&answerer->statuses, count);
    bool done = sudoku_batch_solve(answerer->batch, &job) == SUDOKU_OK;
    for (size_t i = 0; i < count && done; i++)
        done = write_answer(answerer, i);
    return done;
}
