#include "solve/ask/input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sudoku/rule_text.h>

#include "cli/files/content.h"
#include "cli/files/inflate.h"
#include "cli/run/interrupt.h"
#include "solve/rules/rule_texts.h"

/* True if TEXT looks like a puzzle, not like the name of a missing file: long enough for a 4x4
 * board, and mostly digits and blanks. */
static bool looks_like_puzzle(const char *text)
{
    enum { MIN_PUZZLE = 16 };
    size_t length = strlen(text), cells = 0;
    for (size_t i = 0; i < length; i++)
        cells += strchr(".0123456789_* \n", text[i]) != NULL;
    return length >= MIN_PUZZLE && cells > length / 2;
}

/* The source of a reader's text; a puzzle on the command line is not a file. */
struct text_source {
    struct batch *batch;
    int fd;
    bool waits; /* a pipe or a terminal, which may block */
    int error;
    bool has_begun;
    struct inflate *gzip; /* NULL: not compressed */
    const char *problem;  /* why it is not text; NULL: it is */
    struct message what;  /* buffer for PROBLEM */
    struct buffer head;   /* the first bytes, if they were looked at */
    size_t head_used;     /* bytes of them that were read again */
};

/* Answers all earlier puzzles before a read would block. */
static void answer_before_waiting(struct text_source *source)
{
    struct pollfd input = {.fd = source->fd, .events = POLLIN};
    if (source->waits && poll(&input, 1, 0) == 0)
        batch_flush(source->batch);
}

static ptrdiff_t read_bytes(void *user, char *buffer, size_t size)
{
    struct text_source *source = user;
    answer_before_waiting(source);
    ssize_t count = interrupt_read(source->fd, buffer, size);
    if (count < 0)
        source->error = errno;
    return count;
}

/* True if a file that begins with COUNT bytes is text; else sets PROBLEM. */
static bool is_text(struct text_source *source, const char *bytes, size_t count)
{
    const char *name;
    if (content_of(bytes, count, &name) == CONTENT_GZIP && !inflate_is_there())
        message_set(&source->what, "compressed with gzip, and built without zlib");
    else if (content_may_be_puzzles(bytes, count, &source->what))
        return true;
    source->problem = source->what.text;
    return false;
}

/* Reads the first bytes and checks that they are text. */
static ptrdiff_t begin(struct text_source *source, char *buffer, size_t size)
{
    const char *name;
    size_t count = 0;
    ptrdiff_t got = 1;
    source->has_begun = true;
    /* A line feed suffices: do not wait for more. */
    while (got > 0 && count < CONTENT_BYTES && !memchr(buffer, '\n', count)) {
        got = read_bytes(source, buffer + count, size - count);
        count += got > 0 ? (size_t)got : 0;
    }
    if (got < 0 || !is_text(source, buffer, count))
        return -1;
    if (content_of(buffer, count, &name) != CONTENT_GZIP || count > INFLATE_BUFFER)
        return (ptrdiff_t)count;
    source->gzip = inflate_open(buffer, count, read_bytes, source);
    source->error = source->gzip ? 0 : ENOMEM;
    return source->gzip ? inflate_read(source->gzip, buffer, size, &source->problem) : -1;
}

/* Reads the file itself. */
static ptrdiff_t read_more(struct text_source *source, char *buffer, size_t size)
{
    if (!source->has_begun)
        return begin(source, buffer, size);
    if (source->gzip)
        return inflate_read(source->gzip, buffer, size, &source->problem);
    return read_bytes(source, buffer, size);
}

static ptrdiff_t read_file(void *user, char *buffer, size_t size)
{
    struct text_source *source = user;
    size_t left = source->head.length - source->head_used;
    if (!left)
        return read_more(source, buffer, size);
    size_t count = left < size ? left : size;
    memcpy(buffer, source->head.data + source->head_used, count);
    source->head_used += count;
    return (ptrdiff_t)count;
}

/* Reads more bytes into the head. Returns their number, 0 at the end, or a negative number. */
static ptrdiff_t read_head(struct text_source *source)
{
    enum { SIZE = 1 << 16 };
    ptrdiff_t count = read_more(source, buffer_reserve(&source->head, SIZE), SIZE);
    source->head.length += count > 0 ? (size_t)count : 0;
    return count;
}

/* Reads a file of puzzles with rules, or reports that it cannot be read. False if it has none; then
 * the head is read again. */
static bool read_rules(struct text_source *source, const char *name, enum input_result *result)
{
    ptrdiff_t count = read_head(source);
    *result = INPUT_FAILED;
    if (count == 0 || (count > 0 && !rule_texts_begin(source->head.data, source->head.length)))
        return false;
    while (count > 0)
        count = read_head(source);
    if (count < 0)
        cli_error(&solve_cli, "%s: %s", name,
                  source->problem ? source->problem : strerror(source->error));
    else if (rule_texts_add(source->batch, source->head.data, source->head.length, name))
        *result = INPUT_READ;
    else
        *result = INPUT_STOPPED;
    return true;
}

/* Warns of a rule below the last puzzle, unless the options set the shape of the board. */
static void warn_of_rule_below(const struct solve_options *options, const char *name,
                               const struct sudoku_text_puzzle *puzzle)
{
    const struct layout_choice *choice = &options->layout;
    if (puzzle->rule_length && !choice->variants && !choice->regions && !choice->figure &&
        !options->quiet)
        cli_error(&solve_cli,
                  "%s: warning: \"%.*s\" below the last puzzle may be a rule, which was ignored",
                  name, (int)puzzle->rule_length, puzzle->rule);
}

/* Adds the next puzzle or error to the batch. Returns false at the end, with *RESULT set. */
static bool pass_one(const struct solve_options *options, struct sudoku_text_reader *reader,
                     const char *name, struct text_source *source, bool is_empty,
                     enum input_result *result)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {
        .line = 1, .column = 1, .message = "expected a puzzle, found none"};
    bool go_on = true;
    enum sudoku_status status = sudoku_text_reader_next(reader, &puzzle, &error);
    *result = INPUT_READ;
    if (status == SUDOKU_END && is_empty)
        batch_add_error(source->batch, &error, name);
    else if (status == SUDOKU_END)
        warn_of_rule_below(options, name, &puzzle);
    if (status == SUDOKU_END)
        return false;
    if (status == SUDOKU_OK)
        go_on = batch_add(source->batch, &puzzle, name);
    else if (status == SUDOKU_ERR_TEXT)
        go_on = batch_add_error(source->batch, &error, name);
    *result = INPUT_STOPPED;
    if (!go_on || interrupt_pending())
        return false;
    if (status >= SUDOKU_OK || status == SUDOKU_ERR_TEXT)
        return true;
    cli_error(&solve_cli, "%s: %s", name,
              source->problem ? source->problem
              : source->error ? strerror(source->error)
                              : sudoku_strstatus(status));
    *result = INPUT_FAILED;
    return false;
}

static enum input_result pass_on(const struct solve_options *options,
                                 struct sudoku_text_reader *reader, const char *name,
                                 struct text_source *source)
{
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    enum input_result result = INPUT_STOPPED;
    for (bool is_empty = true, go_on = true; go_on; is_empty = false) {
        sudoku_text_reader_next_lines(reader, batch_room(source->batch), &lines);
        if (lines.count)
            go_on = batch_add_lines(source->batch, &lines, name) && !interrupt_pending();
        else
            go_on = pass_one(options, reader, name, source, is_empty, &result);
    }
    return result;
}

/* Reads SOURCE, or OPERAND if that is the text itself. */
static enum input_result read_source(const struct solve_options *options, const char *name,
                                     const char *operand, struct text_source *source)
{
    struct sudoku_text_reader *reader;
    struct sudoku_text_options wanted = SUDOKU_TEXT_OPTIONS_INIT;
    wanted.format = options->input;
    wanted.symbols = options->symbols;
    layout_choice_read(&options->layout, &wanted);
    enum sudoku_status status =
        operand ? sudoku_text_reader_create_memory(&wanted, operand, strlen(operand), &reader)
                : sudoku_text_reader_create(&wanted, read_file, source, &reader);
    if (status != SUDOKU_OK) {
        cli_error(&solve_cli, "%s: %s", name,
                  status == SUDOKU_ERR_ARGUMENT ? sudoku_argument_error()
                                                : sudoku_strstatus(status));
        return INPUT_FAILED;
    }
    enum input_result result = pass_on(options, reader, name, source);
    sudoku_text_reader_destroy(reader);
    return result;
}

static enum input_result read_fd(const struct solve_options *options, const char *name, int fd,
                                 struct batch *batch)
{
    struct stat status;
    struct text_source source = {.batch = batch, .fd = fd};
    source.waits = fstat(fd, &status) == 0 && !S_ISREG(status.st_mode);
    enum input_result result;
    bool may_have_rules = options->input == SUDOKU_TEXT_AUTO;
    if (!may_have_rules || !read_rules(&source, name, &result))
        result = read_source(options, name, NULL, &source);
    inflate_close(source.gzip);
    buffer_free(&source.head);
    return result;
}

enum input_result input_read(const struct solve_options *options, const char *operand,
                             struct batch *batch)
{
    if (strcmp(operand, "-") == 0)
        return read_fd(options, "stdin", STDIN_FILENO, batch);
    int fd = interrupt_open(operand, O_RDONLY);
    if (fd >= 0) {
        enum input_result result = read_fd(options, operand, fd, batch);
        close(fd);
        return result;
    }
    bool is_no_file = errno == ENOENT || errno == ENAMETOOLONG || errno == ENOTDIR;
    if (is_no_file && options->input == SUDOKU_TEXT_AUTO &&
        sudoku_rules_detect(operand, strlen(operand)))
        return batch_add_rules(batch, operand, strlen(operand), "puzzle", 1) ? INPUT_READ
                                                                             : INPUT_STOPPED;
    if (!is_no_file || !looks_like_puzzle(operand)) {
        if (!interrupt_pending())
            cli_error(&solve_cli, "%s: %s", operand, strerror(errno));
        return INPUT_FAILED;
    }
    struct text_source source = {.batch = batch, .fd = -1};
    return read_source(options, "puzzle", operand, &source);
}
