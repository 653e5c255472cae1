#include "gen/reshape.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "cli/options/formats.h"
#include "cli/run/interrupt.h"
#include "cli/text/board.h"
#include "gen/stop.h"

/* Exit statuses for puzzles, as sudoku-solve has them. */
enum { NO_SOLUTION = 4, SEVERAL = 5, INVALID = 6, UNFINISHED = 7 };

struct reshape {
    const struct gen_options *options;
    struct output *output;
    struct sudoku_layout *layout;
    struct sudoku_generator *generator;
    struct gen_stop stop;
    uint8_t board[SUDOKU_MAX_CELLS];
    struct buffer text;
    uint64_t number; /* of the puzzle */
    bool is_apart;   /* something was written */
    int error;
    int status;
};

/* What of two exit statuses counts. */
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
    job.min_givens = options->has_clues ? options->clues.low : 0;
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

static void write_board(struct reshape *shape)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    enum sudoku_text_format format = shape->options->format;
    board.format = format;
    board.cells = shape->board;
    shape->text.length = 0;
    if (shape->is_apart && format_has_lines(format))
        buffer_add(&shape->text, "\n", 1);
    if (format == SUDOKU_TEXT_JSON) {
        buffer_printf(&shape->text, "{\"puzzle\":\"");
        board_add_symbols(&shape->text, shape->layout, shape->board, NULL);
        buffer_printf(&shape->text, "\"");
        if (!layout_choice_is_classic(&shape->options->board))
            board_add_shape(&shape->text, shape->layout);
        buffer_printf(&shape->text, "}\n");
    } else {
        board_add(&shape->text, shape->layout, &board);
    }
    if (!output_write(shape->output, shape->text.data, shape->text.length))
        shape->error = errno;
    shape->is_apart = true;
}

static void warn_of_rule(const struct layout_choice *choice,
                         const struct sudoku_text_puzzle *puzzle, const char *source)
{
    if (puzzle->rule_length && !choice->variants && !choice->regions && !choice->figure)
        cli_error(&gen_cli,
                  "%s:%" PRIu64 ": warning: \"%.*s\" may be a rule, which was not looked at",
                  source, puzzle->line, (int)puzzle->rule_length, puzzle->rule);
}

static bool has_givens(const struct sudoku_text_puzzle *puzzle)
{
    for (unsigned cell = 0; cell < puzzle->cell_count; cell++)
        if (puzzle->givens[cell])
            return true;
    return false;
}

/* Whether PUZZLE is one that can be changed; else says why not. */
static bool is_fit(struct reshape *shape, const struct sudoku_text_puzzle *puzzle,
                   const char *source)
{
    const struct layout_choice *choice = &shape->options->board;
    unsigned side = sudoku_layout_side(shape->layout);
    if (puzzle->place_count && !choice->figure)
        cli_error(&gen_cli, "%s:%" PRIu64 ": %u boards that share cells, expected one (--variant)",
                  source, puzzle->line, puzzle->place_count);
    else if (puzzle->side != side)
        cli_error(&gen_cli, "%s:%" PRIu64 ": a board of side %u, expected %u (--box)", source,
                  puzzle->line, puzzle->side, side);
    else if (puzzle->box_rows && !choice->box_rows && !choice->regions && !choice->figure &&
             (puzzle->box_rows != sudoku_layout_box_rows(shape->layout) ||
              puzzle->box_columns != sudoku_layout_box_columns(shape->layout)))
        cli_error(&gen_cli, "%s:%" PRIu64 ": boxes of %ux%u, expected --box", source, puzzle->line,
                  puzzle->box_rows, puzzle->box_columns);
    else if ((puzzle->regions && !choice->regions) || (puzzle->variants & ~choice->variants))
        cli_error(&gen_cli, "%s:%" PRIu64 ": a board with %s, expected %s", source, puzzle->line,
                  puzzle->regions ? "regions" : "extra units",
                  puzzle->regions ? "--regions" : "--variant");
    else if (puzzle->candidates && !puzzle->is_placed)
        cli_error(&gen_cli, "%s:%" PRIu64 ": expected givens, found candidates%s", source,
                  puzzle->line, has_givens(puzzle) ? ", which narrow them" : " alone");
    else
        return true;
    shape->status = worse(shape->status, INVALID);
    return false;
}

/* Whether the board has as many givens as are asked for; else says how many it has. */
static bool has_clues(struct reshape *shape, uint64_t line, const char *source)
{
    const struct gen_range *clues = &shape->options->clues;
    unsigned givens = 0;
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(shape->layout); cell++)
        givens += shape->board[cell] != 0;
    if (!shape->options->has_clues || (givens >= clues->low && givens <= clues->high))
        return true;
    cli_error(&gen_cli, "%s:%" PRIu64 ": %u givens are left, --clues asks for %u to %u", source,
              line, givens, clues->low, clues->high);
    shape->status = worse(shape->status, UNFINISHED);
    return false;
}

static void take_puzzle(struct reshape *shape, const struct sudoku_text_puzzle *puzzle,
                        const char *source)
{
    if (!is_fit(shape, puzzle, source))
        return;
    warn_of_rule(&shape->options->board, puzzle, source);
    enum sudoku_status status = change(shape, puzzle->givens);
    shape->number++;
    if (status == SUDOKU_OK) {
        if (has_clues(shape, puzzle->line, source))
            write_board(shape);
        return;
    }
    if (interrupt_pending())
        return;
    cli_error(&gen_cli, "%s:%" PRIu64 ": %s", source, puzzle->line,
              status == SUDOKU_CANCELLED ? "not finished in time" : sudoku_strstatus(status));
    shape->status = worse(shape->status, status == SUDOKU_NO_SOLUTION         ? NO_SOLUTION
                                         : status == SUDOKU_SEVERAL_SOLUTIONS ? SEVERAL
                                         : status == SUDOKU_CONFLICT          ? INVALID
                                         : status == SUDOKU_CANCELLED         ? UNFINISHED
                                                                              : CLI_FAILED);
}

static ptrdiff_t read_file(void *user, char *buffer, size_t size)
{
    return interrupt_read(*(const int *)user, buffer, size);
}

static void read_puzzles(struct reshape *shape, struct sudoku_text_reader *reader,
                         const char *source)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    enum sudoku_status status;
    bool is_empty = true;
    while (!shape->error && !interrupt_pending() &&
           (status = sudoku_text_reader_next(reader, &puzzle, &error)) != SUDOKU_END) {
        is_empty = false;
        if (status == SUDOKU_OK) {
            take_puzzle(shape, &puzzle, source);
        } else if (status == SUDOKU_ERR_TEXT) {
            cli_error(&gen_cli, "%s:%" PRIu64 ":%" PRIu64 ": %s", source, error.line, error.column,
                      error.message);
            shape->status = worse(shape->status, INVALID);
        } else {
            if (!interrupt_pending())
                cli_error(&gen_cli, "%s: %s", source, strerror(errno));
            shape->status = CLI_FAILED;
            return;
        }
    }
    if (is_empty && !shape->error && !interrupt_pending()) {
        cli_error(&gen_cli, "%s:1:1: expected a puzzle, found none", source);
        shape->status = worse(shape->status, INVALID);
    }
}

static void read_operand(struct reshape *shape, const char *path)
{
    bool is_input = strcmp(path, "-") == 0;
    int file = is_input ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    struct sudoku_text_reader *reader = NULL;
    struct sudoku_text_options wanted = SUDOKU_TEXT_OPTIONS_INIT;
    layout_choice_read(&shape->options->board, &wanted);
    if (file < 0 || sudoku_text_reader_create(&wanted, read_file, &file, &reader) != SUDOKU_OK) {
        cli_error(&gen_cli, "%s: %s", path, strerror(errno));
        shape->status = CLI_FAILED;
    } else {
        read_puzzles(shape, reader, is_input ? "standard input" : path);
    }
    sudoku_text_reader_destroy(reader);
    if (file >= 0 && !is_input)
        close(file);
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
    } else if (options->operand_count == 0) {
        read_operand(&shape, "-");
    }
    for (int i = 0; shape.generator && i < options->operand_count && !interrupt_pending(); i++)
        read_operand(&shape, options->operands[i]);
    if (shape.error && shape.error != EPIPE && !interrupt_pending())
        cli_error(&gen_cli, "%s: %s", output->owned ? options->output : "standard output",
                  strerror(shape.error));
    sudoku_generator_destroy(shape.generator);
    sudoku_layout_destroy(shape.layout);
    buffer_free(&shape.text);
    return shape.error ? CLI_FAILED : shape.status;
}
