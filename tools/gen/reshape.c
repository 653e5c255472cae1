#include "gen/reshape.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "cli/files/content.h"
#include "cli/options/formats.h"
#include "cli/run/interrupt.h"
#include "cli/text/board.h"
#include "cli/text/message.h"
#include "gen/reshape_record.h"
#include "gen/stop.h"

/* Exit statuses, the same as those of sudoku-solve. */
enum { NO_SOLUTION = 4, SEVERAL = 5, INVALID = 6, UNFINISHED = 7 };

struct reshape {
    const struct gen_options *options;
    struct output *output;
    struct sudoku_layout *layout;
    struct sudoku_generator *generator;
    struct gen_stop stop;
    uint8_t board[SUDOKU_MAX_CELLS];
    struct buffer text;
    uint64_t number;   /* of the puzzle among those that can be changed, from 0 */
    uint64_t sequence; /* of the puzzle or text among all, from 1 */
    bool is_apart;     /* something was written */
    int error;
    int status;
};

/* The more severe of two exit statuses. */
static int worse(int a, int b)
{
    static const int by_severity[] = {CLI_FAILED, INVALID, NO_SOLUTION, UNFINISHED, SEVERAL};
    for (size_t i = 0; i < sizeof by_severity / sizeof by_severity[0]; i++)
        if (a == by_severity[i] || b == by_severity[i])
            return by_severity[i];
    return CLI_DONE;
}

static enum sudoku_status minimize(struct reshape *shape, const uint8_t *givens)
{
    const struct gen_options *options = shape->options;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_limits limits = gen_stop_limits(&shape->stop);
    int8_t status = SUDOKU_OK;
    job.count = 1;
    job.puzzles = givens;
    job.seed = options->seed + shape->number;
    job.symmetry = options->symmetry;
    job.min_givens = options->clues.low;
    job.results = shape->board;
    job.statuses = &status;
    enum sudoku_status done = sudoku_generator_run(shape->generator, &job, &limits);
    return done == SUDOKU_OK ? (enum sudoku_status)status : done;
}

static enum sudoku_status change(struct reshape *shape, const uint8_t *givens)
{
    if (shape->options->task == GEN_CANONICAL)
        return sudoku_canonical_form(givens, shape->board, NULL, NULL);
    return minimize(shape, givens);
}

/* Writes the board as the answer to GIVENS, or a record with the error. */
static void write_answer(struct reshape *shape, const uint8_t *givens,
                         const struct identity *identity)
{
    const struct reshape_record record = {.options = shape->options,
                                          .layout = shape->layout,
                                          .puzzle = givens,
                                          .answer = identity->error ? NULL : shape->board,
                                          .identity = identity};
    bool is_board = !reshape_record_is_wanted(shape->options);
    shape->text.length = 0;
    if (is_board && record.answer && shape->is_apart && format_has_lines(shape->options->format))
        buffer_add(&shape->text, "\n", 1);
    reshape_record_add(&record, &shape->text);
    if (shape->text.length && !output_write(shape->output, shape->text.data, shape->text.length))
        shape->error = errno;
    shape->is_apart = shape->is_apart || shape->text.length;
}

/* True if PUZZLE has a rule, and the options set no shape of the board. */
static bool has_ignored_rule(const struct layout_choice *choice,
                             const struct sudoku_text_puzzle *puzzle)
{
    return puzzle->rule_length && !choice->variants && !choice->regions && !choice->figure;
}

static void warn_of_rule(const struct layout_choice *choice,
                         const struct sudoku_text_puzzle *puzzle, const char *source)
{
    if (has_ignored_rule(choice, puzzle))
        cli_error(&gen_cli, "%s:%" PRIu64 ": warning: \"%.*s\" may be a rule, which was ignored",
                  source, puzzle->line, (int)puzzle->rule_length, puzzle->rule);
}

/* The same for a rule below the last puzzle. */
static void warn_of_rule_below(const struct layout_choice *choice,
                               const struct sudoku_text_puzzle *puzzle, const char *source)
{
    if (has_ignored_rule(choice, puzzle))
        cli_error(&gen_cli,
                  "%s: warning: \"%.*s\" below the last puzzle may be a rule, which was ignored",
                  source, (int)puzzle->rule_length, puzzle->rule);
}

static bool has_givens(const struct sudoku_text_puzzle *puzzle)
{
    for (unsigned cell = 0; cell < puzzle->cell_count; cell++)
        if (puzzle->givens[cell])
            return true;
    return false;
}

/* True if PUZZLE can be changed; else sets *WHY. */
static bool is_fit(const struct reshape *shape, const struct sudoku_text_puzzle *puzzle,
                   struct message *why)
{
    const struct layout_choice *choice = &shape->options->board;
    unsigned side = sudoku_layout_side(shape->layout);
    if (puzzle->place_count && !choice->figure)
        return message_set(why, "%u boards that share cells, expected one (--variant)",
                           puzzle->place_count);
    if (puzzle->side != side)
        return message_set(why, "a board of side %u, expected %u (--box)", puzzle->side, side);
    if (puzzle->box_rows && !choice->box_rows && !choice->regions && !choice->figure &&
        (puzzle->box_rows != sudoku_layout_box_rows(shape->layout) ||
         puzzle->box_columns != sudoku_layout_box_columns(shape->layout)))
        return message_set(why, "boxes of %ux%u, expected --box", puzzle->box_rows,
                           puzzle->box_columns);
    if (puzzle->regions && !choice->regions)
        return message_set(why, "a board with regions, expected --regions");
    if (puzzle->variants & ~choice->variants)
        return message_set(why, "a board with extra units, expected --variant");
    if (puzzle->candidates && !puzzle->is_placed)
        return message_set(why, "expected givens, found candidates%s",
                           has_givens(puzzle) ? ", which narrow them" : " alone");
    return true;
}

/* True if the board has the requested number of givens; else sets *WHY. */
static bool has_clues(const struct reshape *shape, struct message *why)
{
    const struct gen_range *clues = &shape->options->clues;
    unsigned givens = 0;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(shape->layout); cell++)
        givens += shape->board[cell] != 0;
    return !clues->high || (givens >= clues->low && givens <= clues->high) ||
           message_set(why, "%u givens are left, --clues asks for %u to %u", givens, clues->low,
                       clues->high);
}

static int exit_status_of(enum sudoku_status status)
{
    switch (status) {
    case SUDOKU_NO_SOLUTION:
        return NO_SOLUTION;
    case SUDOKU_SEVERAL_SOLUTIONS:
        return SEVERAL;
    case SUDOKU_CONFLICT:
        return INVALID;
    case SUDOKU_CANCELLED:
        return UNFINISHED;
    default:
        return CLI_FAILED;
    }
}

/* Stores the changed PUZZLE in the board, or sets *WHY. Returns the exit status. */
static int change_puzzle(struct reshape *shape, const struct sudoku_text_puzzle *puzzle,
                         const char *source, struct message *why)
{
    if (!is_fit(shape, puzzle, why))
        return INVALID;
    warn_of_rule(&shape->options->board, puzzle, source);
    enum sudoku_status status = change(shape, puzzle->givens);
    shape->number++;
    if (status == SUDOKU_OK)
        return has_clues(shape, why) ? CLI_DONE : UNFINISHED;
    message_set(why, "%s",
                status == SUDOKU_CANCELLED ? "not finished in time" : sudoku_strstatus(status));
    return exit_status_of(status);
}

static void take_puzzle(struct reshape *shape, const struct sudoku_text_puzzle *puzzle,
                        const char *source)
{
    struct message why;
    struct identity identity = {.number = puzzle->number ? puzzle->number : shape->sequence,
                                .name = puzzle->name,
                                .name_length = puzzle->name_length,
                                .file = source,
                                .line = puzzle->line,
                                .comment = puzzle->comment,
                                .comment_length = puzzle->comment_length};
    int status = change_puzzle(shape, puzzle, source, &why);
    if (status != CLI_DONE && interrupt_pending())
        return;
    if (status != CLI_DONE) {
        cli_error(&gen_cli, "%s:%" PRIu64 ": %s", source, puzzle->line, why.text);
        identity.error = why.text;
    }
    shape->status = worse(shape->status, status);
    /* A puzzle for another board does not fit the layout. */
    bool is_of_layout = puzzle->cell_count == sudoku_layout_cell_count(shape->layout);
    write_answer(shape, is_of_layout ? puzzle->givens : NULL, &identity);
}

static void take_error(struct reshape *shape, const struct sudoku_text_error *error,
                       const char *source)
{
    struct message why;
    const struct identity identity = {.number = shape->sequence,
                                      .name = "",
                                      .file = source,
                                      .line = error->line,
                                      .comment = "",
                                      .error = why.text};
    cli_error(&gen_cli, "%s:%" PRIu64 ":%" PRIu64 ": %s", source, error->line, error->column,
              error->message);
    message_set(&why, "column %" PRIu64 ": %s", error->column, error->message);
    shape->status = worse(shape->status, INVALID);
    if (shape->options->keeps_going)
        write_answer(shape, NULL, &identity);
}

/* A file of puzzles. */
struct puzzle_file {
    int fd;
    bool has_begun;
    struct message problem; /* what it is, if it is no text; else empty */
};

/* Whether what begins with COUNT bytes of DATA is text; else FILE knows what it is. */
static bool is_text(struct puzzle_file *file, const char *data, size_t count)
{
    const char *name;
    if (content_of(data, count, &name) == CONTENT_GZIP)
        return message_set(&file->problem, "compressed with gzip: gzip -dc writes the text");
    return content_may_be_puzzles(data, count, &file->problem);
}

static ptrdiff_t read_file(void *user, char *buffer, size_t size)
{
    struct puzzle_file *file = user;
    ptrdiff_t count = interrupt_read(file->fd, buffer, size);
    if (count > 0 && !file->has_begun && !is_text(file, buffer, (size_t)count))
        return -1;
    file->has_begun = true;
    return count;
}

static void read_puzzles(struct reshape *shape, struct sudoku_text_reader *reader,
                         const struct puzzle_file *file, const char *source)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    enum sudoku_status status;
    bool is_empty = true;
    while (!shape->error && !interrupt_pending() &&
           (status = sudoku_text_reader_next(reader, &puzzle, &error)) != SUDOKU_END) {
        is_empty = false;
        shape->sequence++;
        if (status == SUDOKU_OK) {
            take_puzzle(shape, &puzzle, source);
        } else if (status == SUDOKU_ERR_TEXT) {
            take_error(shape, &error, source);
        } else {
            if (!interrupt_pending())
                cli_error(&gen_cli, "%s: %s", source,
                          file->problem.text[0] ? file->problem.text : strerror(errno));
            shape->status = CLI_FAILED;
            return;
        }
    }
    if (shape->error || interrupt_pending())
        return;
    if (!is_empty) {
        warn_of_rule_below(&shape->options->board, &puzzle, source);
    } else {
        shape->sequence++;
        error = (struct sudoku_text_error){
            .line = 1, .column = 1, .message = "expected a puzzle, found none"};
        take_error(shape, &error, source);
    }
}

static void read_operand(struct reshape *shape, const char *path)
{
    bool is_input = strcmp(path, "-") == 0;
    struct puzzle_file file = {.fd = is_input ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)};
    struct sudoku_text_reader *reader = NULL;
    struct sudoku_text_options wanted = SUDOKU_TEXT_OPTIONS_INIT;
    layout_choice_read(&shape->options->board, &wanted);
    if (file.fd < 0 || sudoku_text_reader_create(&wanted, read_file, &file, &reader) != SUDOKU_OK) {
        cli_error(&gen_cli, "%s: %s", path, strerror(errno));
        shape->status = CLI_FAILED;
    } else {
        read_puzzles(shape, reader, &file, is_input ? "standard input" : path);
    }
    sudoku_text_reader_destroy(reader);
    if (file.fd >= 0 && !is_input)
        close(file.fd);
}

static bool write_header(struct reshape *shape)
{
    struct buffer header = {0};
    if (shape->options->format == SUDOKU_TEXT_CSV)
        reshape_record_add_header(shape->options, &header);
    if (header.length && !output_write(shape->output, header.data, header.length))
        shape->error = errno;
    buffer_free(&header);
    return !shape->error;
}

int gen_reshape(const struct gen_options *options, struct output *output)
{
    struct reshape shape = {
        .options = options, .output = output, .stop = gen_stop_after(options->seconds)};
    shape.layout = layout_of_choice(&gen_cli, &options->board);
    if (!shape.layout)
        return CLI_FAILED;
    if (options->task == GEN_CANONICAL && !layout_choice_is_classic(&options->board)) {
        cli_error(&gen_cli, "--canonical is for classic puzzles");
        shape.status = CLI_FAILED;
    } else if (sudoku_generator_create(shape.layout, NULL, &shape.generator) != SUDOKU_OK) {
        cli_error(&gen_cli, "%s", sudoku_strstatus(SUDOKU_ERR_MEMORY));
        shape.status = CLI_FAILED;
    } else if (write_header(&shape) && options->operand_count == 0) {
        read_operand(&shape, "-");
    }
    for (int i = 0;
         shape.generator && !shape.error && i < options->operand_count && !interrupt_pending(); i++)
        read_operand(&shape, options->operands[i]);
    if (shape.error && shape.error != EPIPE && !interrupt_pending())
        cli_error(&gen_cli, "%s: %s", output->owned ? options->output : "standard output",
                  strerror(shape.error));
    sudoku_generator_destroy(shape.generator);
    sudoku_layout_destroy(shape.layout);
    buffer_free(&shape.text);
    return shape.error ? CLI_FAILED : shape.status;
}
