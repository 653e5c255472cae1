#include "solve/ask/prompt.h"

#include <poll.h>
#include <string.h>

#include "cli/run/interrupt.h"
#include "cli/text/buffer.h"
#include "solve/jobs/board.h"

/* The board being typed. */
struct typing {
    struct solve_board board;
    const char *named; /* symbols of the options; NULL: detected */
    char *symbols;     /* symbols detected or spelled out; empty: the usual ones */
    bool has_letters;  /* digits above 9 are letters */
    uint8_t *cells;
    FILE *in, *out;
};

static unsigned side_of(const struct solve_options *options)
{
    char symbols[SYMBOLS_SIZE];
    unsigned side = layout_choice_side(&options->layout);
    if (side || !options->symbols)
        return side ? side : 9;
    symbols_spell(options->symbols, symbols);
    return (unsigned)strlen(symbols);
}

/* Keeps the symbols of the puzzle in TEXT, read by OPTIONS, unless they are the usual ones. */
static void keep_symbols(struct typing *typing, const struct sudoku_text_options *options,
                         const char *text, size_t length)
{
    struct sudoku_text_reader *reader;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    if (sudoku_text_reader_create_memory(options, text, length, &reader) != SUDOKU_OK)
        return;
    if (sudoku_text_reader_next(reader, &puzzle, NULL) == SUDOKU_OK && puzzle.symbols)
        snprintf(typing->symbols, SYMBOLS_SIZE, "%s", puzzle.symbols);
    sudoku_text_reader_destroy(reader);
}

static bool has_letter(const char *line)
{
    return strpbrk(line, "ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwyz") != NULL;
}

/* Parses LINE as one row, as part of a board with empty rows. */
static bool parse_row(struct typing *typing, const char *line, uint8_t *row)
{
    unsigned side = typing->board.shape.side;
    FILE *out = typing->out;
    struct buffer text = {0};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = side;
    options.symbols = typing->named;
    struct sudoku_text_error error = {0};
    uint8_t cells[SUDOKU_MAX_CELLS];
    bool spaced = strpbrk(line, " \t,") != NULL;
    /* If the row has 0 for a blank, so do all: this avoids an ambiguity. */
    const char *blank = strchr(line, '0') && !strpbrk(line, "._*-") ? "0 " : ". ";
    buffer_printf(&text, "%s\n", line);
    for (unsigned i = 1; i < side; i++) {
        for (unsigned j = 0; j < side; j++)
            buffer_add(&text, blank, spaced ? 2 : 1);
        buffer_add(&text, "\n", 1);
    }
    enum sudoku_status status = sudoku_text_parse(&options, text.data, text.length, cells, NULL,
                                                  SUDOKU_MAX_CELLS, NULL, &error);
    if (status == SUDOKU_OK) {
        memcpy(row, cells, side);
        keep_symbols(typing, &options, text.data, text.length);
        typing->has_letters |= has_letter(line);
    } else if (status == SUDOKU_ERR_TEXT && error.line == 1)
        fprintf(out, "  column %llu: %s\n", (unsigned long long)error.column, error.message);
    else
        fprintf(out, "  expected %u cells, digits or blanks\n", side);
    buffer_free(&text);
    return status == SUDOKU_OK;
}

/* True if LINE is a whole puzzle; stores its side in *SIDE. */
static bool parse_puzzle(struct typing *typing, const char *line, unsigned *side)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    uint8_t found[SUDOKU_MAX_CELLS];
    options.format = SUDOKU_TEXT_LINE;
    options.symbols = typing->named;
    if (sudoku_text_parse(&options, line, strlen(line), found, NULL, SUDOKU_MAX_CELLS, side,
                          NULL) != SUDOKU_OK)
        return false;
    memcpy(typing->cells, found, (size_t)*side * *side);
    keep_symbols(typing, &options, line, strlen(line));
    return true;
}

/* True if the rows up to ROW obey the rules; else prints a message. */
static bool check_rows(const struct typing *typing, unsigned row)
{
    const struct solve_board *board = &typing->board;
    struct sudoku_conflict conflict;
    char text[640], spoken[SYMBOLS_SIZE];
    if (sudoku_board_check(board->layout, typing->cells, NULL, &conflict, 1, NULL) !=
        SUDOKU_CONFLICT)
        return true;
    snprintf(spoken, sizeof spoken, "%s", typing->symbols);
    if (!*spoken && typing->has_letters && board->shape.side <= 35)
        symbols_usual(board->shape.side, spoken);
    sudoku_conflict_write_symbols(board->layout, &conflict, *spoken ? spoken : NULL, text,
                                  sizeof text);
    fprintf(typing->out, "  %s\n", text);
    if (row)
        fprintf(typing->out, "  Type row %u again, or undo to take row %u back.\n", row + 1, row);
    return false;
}

static bool read_line(FILE *in, char *line, int size)
{
    /* A terminal delivers single lines: nothing is buffered in IN. */
    if (interrupt_poll(fileno(in), POLLIN, -1) < 0 || !fgets(line, size, in))
        return false;
    line[strcspn(line, "\r\n")] = '\0';
    return true;
}

/* True if a pasted line is not a row: a frame, or empty. */
static bool is_decoration(const char *line)
{
    return line[strspn(line, " \t+-=|")] == '\0' && (strpbrk(line, "+=|") || !strpbrk(line, "-"));
}

/* Removes bars between boxes from LINE. */
static void drop_bars(char *line)
{
    for (; *line; line++)
        if (*line == '|')
            *line = ' ';
}

static void say_missing(unsigned row, unsigned side, FILE *out)
{
    if (row + 1 == side)
        fprintf(out, "\nThe input ended: row %u is missing.\n", side);
    else
        fprintf(out, "\nThe input ended: rows %u to %u are missing.\n", row + 1, side);
}

/* The meaning of a typed line. */
enum typed { TYPED_ROW, TYPED_PUZZLE, TYPED_UNDO, TYPED_NOTHING };

/* Parses LINE as row ROW, as a command, or, if it is the first one, as a whole puzzle. */
static enum typed take_line(struct typing *typing, char *line, unsigned row, unsigned *side)
{
    uint8_t *place = typing->cells + (size_t)row * typing->board.shape.side;
    if (strcmp(line, "undo") == 0)
        return TYPED_UNDO;
    if (is_decoration(line))
        return TYPED_NOTHING;
    if (row == 0 && strlen(line) > typing->board.shape.side && parse_puzzle(typing, line, side))
        return TYPED_PUZZLE;
    drop_bars(line);
    if (parse_row(typing, line, place) && check_rows(typing, row))
        return TYPED_ROW;
    memset(place, 0, typing->board.shape.side);
    return TYPED_NOTHING;
}

static bool read_rows(struct typing *typing, unsigned *side)
{
    /* A terminal's own limit is 4096. */
    char line[8192];
    unsigned rows = typing->board.shape.side;
    for (unsigned row = 0; row < rows;) {
        fprintf(typing->out, "Row %u of %u: ", row + 1, rows);
        fflush(typing->out);
        if (!read_line(typing->in, line, sizeof line)) {
            say_missing(row, rows, typing->out);
            return false;
        }
        switch (take_line(typing, line, row, side)) {
        case TYPED_PUZZLE:
            return true;
        case TYPED_ROW:
            row++;
            break;
        case TYPED_UNDO:
            row -= row > 0;
            memset(typing->cells + (size_t)row * rows, 0, rows);
            break;
        case TYPED_NOTHING:
            break;
        }
    }
    return true;
}

static void say_what_to_type(const struct typing *typing)
{
    unsigned side = typing->board.shape.side;
    const char *more = side > 9 ? "; A for 10 and so on, or numbers with spaces between" : "";
    fprintf(typing->out, "Type %u rows of %u cells: ", side, side);
    if (*typing->symbols)
        fprintf(typing->out, "%s, with . for an empty cell", typing->symbols);
    else
        fprintf(typing->out, "digits, with . or 0 for an empty cell%s", more);
    fprintf(typing->out, "; or paste a puzzle on a line. undo takes a row back.\n");
}

bool prompt_read(const struct solve_options *options, FILE *in, FILE *out,
                 struct prompted *prompted)
{
    struct typing typing = {.named = options->symbols,
                            .symbols = prompted->symbols,
                            .cells = prompted->cells,
                            .in = in,
                            .out = out};
    const struct solve_shape wanted = {.side = side_of(options)};
    struct sudoku_text_puzzle *puzzle = &prompted->puzzle;
    *prompted = (struct prompted){.symbols = ""};
    *puzzle = (struct sudoku_text_puzzle)SUDOKU_TEXT_PUZZLE_INIT;
    puzzle->format = SUDOKU_TEXT_PRETTY;
    puzzle->side = wanted.side;
    puzzle->givens = prompted->cells;
    puzzle->line = 1;
    if (options->symbols)
        symbols_spell(options->symbols, typing.symbols);
    if (symbols_are_usual(typing.symbols, (unsigned)strlen(typing.symbols)))
        *typing.symbols = '\0';
    bool done = solve_board_open(&typing.board, options, &wanted);
    if (!done) {
        struct buffer problem = {0};
        solve_board_explain(&typing.board, &problem);
        cli_error(&solve_cli, "%s", problem.data);
        buffer_free(&problem);
    } else {
        say_what_to_type(&typing);
        done = read_rows(&typing, &puzzle->side);
    }
    puzzle->cell_count = puzzle->side * puzzle->side;
    if (*prompted->symbols)
        puzzle->symbols = prompted->symbols;
    solve_board_close(&typing.board);
    return done;
}
