#include "solve_input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "interrupt.h"

/* Whether TEXT looks like a puzzle and not like the name of a file that is not there: long enough
 * for the smallest common board, 4 x 4, and mostly digits and blanks. */
static bool looks_like_puzzle(const char *text)
{
    enum { SHORTEST_PUZZLE = 16 };
    size_t length = strlen(text), cells = 0;
    for (size_t i = 0; i < length; i++)
        cells += strchr(".0123456789_* \n", text[i]) != NULL;
    return length >= SHORTEST_PUZZLE && cells > length / 2;
}

/* Where a reader's text comes from: a file, or a puzzle on the command line. */
struct source {
    struct batch *batch;
    int fd;
    bool waits; /* a pipe or a terminal, which may have no text yet */
    const char *text;
    size_t left;
    int error;
};

/* Before a pipe makes us wait, what was asked so far is answered. */
static void answer_before_waiting(struct source *source)
{
    struct pollfd input = {.fd = source->fd, .events = POLLIN};
    if (source->waits && poll(&input, 1, 0) == 0)
        batch_flush(source->batch);
}

static ptrdiff_t read_file(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    answer_before_waiting(source);
    for (;;) {
        ssize_t count = read(source->fd, buffer, size);
        if (count >= 0)
            return count;
        if (errno != EINTR || interrupt_pending()) {
            source->error = errno;
            return -1;
        }
    }
}

static ptrdiff_t read_operand(void *user, char *buffer, size_t size)
{
    struct source *source = user;
    size_t count = source->left < size ? source->left : size;
    memcpy(buffer, source->text, count);
    source->text += count;
    source->left -= count;
    return (ptrdiff_t)count;
}

static enum input_result pass_on(struct sudoku_text_reader *reader, const char *name,
                                 struct source *source)
{
    struct sudoku_text_puzzle puzzle;
    struct sudoku_text_error error = {
        .line = 1, .column = 1, .message = "expected a puzzle, found none"};
    for (bool is_empty = true;; is_empty = false) {
        bool go_on = true;
        enum sudoku_status status = sudoku_text_reader_next(reader, &puzzle, &error);
        if (status == SUDOKU_END && is_empty)
            batch_add_error(source->batch, &error, name);
        if (status == SUDOKU_END)
            return INPUT_READ;
        if (status == SUDOKU_OK)
            go_on = batch_add(source->batch, &puzzle, name);
        else if (status == SUDOKU_ERR_TEXT)
            go_on = batch_add_error(source->batch, &error, name);
        if (!go_on || interrupt_pending())
            return INPUT_STOPPED;
        if (status < SUDOKU_OK && status != SUDOKU_ERR_TEXT) {
            cli_error(&solve_cli, "%s: %s", name,
                      source->error ? strerror(source->error) : sudoku_strstatus(status));
            return INPUT_FAILED;
        }
    }
}

static enum input_result read_source(const struct solve_options *options, const char *name,
                                     sudoku_read_callback *read, struct source *source)
{
    struct sudoku_text_reader *reader;
    struct sudoku_text_options wanted = {.size = sizeof wanted, .format = options->input};
    enum sudoku_status status = sudoku_text_reader_create(&wanted, read, source, &reader);
    if (status != SUDOKU_OK) {
        cli_error(&solve_cli, "%s: %s", name, sudoku_strstatus(status));
        return INPUT_FAILED;
    }
    enum input_result result = pass_on(reader, name, source);
    sudoku_text_reader_destroy(reader);
    return result;
}

static enum input_result read_fd(const struct solve_options *options, const char *name, int fd,
                                 struct batch *batch)
{
    struct stat status;
    struct source source = {.batch = batch, .fd = fd};
    source.waits = fstat(fd, &status) == 0 && !S_ISREG(status.st_mode);
    return read_source(options, name, read_file, &source);
}

enum input_result input_read(const struct solve_options *options, const char *operand,
                             struct batch *batch)
{
    if (strcmp(operand, "-") == 0)
        return read_fd(options, "stdin", STDIN_FILENO, batch);
    int fd = open(operand, O_RDONLY | O_CLOEXEC);
    if (fd >= 0) {
        enum input_result result = read_fd(options, operand, fd, batch);
        close(fd);
        return result;
    }
    bool is_no_file = errno == ENOENT || errno == ENAMETOOLONG || errno == ENOTDIR;
    if (!is_no_file || !looks_like_puzzle(operand)) {
        cli_error(&solve_cli, "%s: %s", operand, strerror(errno));
        return INPUT_FAILED;
    }
    struct source source = {.batch = batch, .fd = -1, .text = operand, .left = strlen(operand)};
    return read_source(options, "puzzle", read_operand, &source);
}
