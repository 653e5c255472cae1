#include "solve/ask/prompt.h"

#include <poll.h>
#include <string.h>

#include "cli/buffer.h"
#include "cli/interrupt.h"
#include "solve/jobs/board.h"

static unsigned side_of(const struct solve_options *options)
{
    if (options->regions)
        return options->regions_side;
    return options->layout.box_rows ? options->layout.box_rows * options->layout.box_columns : 9;
}

/* Reads LINE as one row of SIDE cells by way of a whole board whose other rows are empty. */
static bool parse_row(const char *line, const char *symbols, unsigned side, uint8_t *row, FILE *out)
{
    struct buffer text = {0};
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.side = side;
    options.symbols = symbols;
    struct sudoku_text_error error = {0};
    uint8_t cells[SUDOKU_MAX_CELLS];
    bool spaced = strpbrk(line, " \t,") != NULL;
    /* Where the row has 0 for a blank, all have: nobody is asked what it is. */
    const char *blank = strchr(line, '0') && !strpbrk(line, "._*-") ? "0 " : ". ";
    buffer_printf(&text, "%s\n", line);
    for (unsigned i = 1; i < side; i++) {
        for (unsigned j = 0; j < side; j++)
            buffer_add(&text, blank, spaced ? 2 : 1);
        buffer_add(&text, "\n", 1);
    }
    enum sudoku_status status = sudoku_text_parse(&options, text.data, text.length, cells, NULL,
                                                  SUDOKU_MAX_CELLS, NULL, &error);
    buffer_free(&text);
    if (status == SUDOKU_OK)
        memcpy(row, cells, side);
    else if (status == SUDOKU_ERR_TEXT && error.line == 1)
        fprintf(out, "  column %llu: %s\n", (unsigned long long)error.column, error.message);
    else
        fprintf(out, "  expected %u cells, digits or blanks\n", side);
    return status == SUDOKU_OK;
}

/* Whether LINE is a whole puzzle of CELLS, whose side becomes *SIDE. */
static bool parse_puzzle(const char *line, const char *symbols, uint8_t *cells, unsigned *side)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    uint8_t found[SUDOKU_MAX_CELLS];
    options.format = SUDOKU_TEXT_LINE;
    options.symbols = symbols;
    if (sudoku_text_parse(&options, line, strlen(line), found, NULL, SUDOKU_MAX_CELLS, side,
                          NULL) != SUDOKU_OK)
        return false;
    memcpy(cells, found, (size_t)*side * *side);
    return true;
}

/* Whether the rows up to ROW keep the rules; says what is wrong if not. */
static bool check_rows(const struct solve_board *board, unsigned row, const uint8_t *cells,
                       FILE *out)
{
    struct sudoku_conflict conflict;
    char text[640];
    if (sudoku_board_check(board->layout, cells, NULL, &conflict, 1, NULL) != SUDOKU_CONFLICT)
        return true;
    sudoku_conflict_write(board->layout, &conflict, text, sizeof text);
    fprintf(out, "  %s\n", text);
    if (row)
        fprintf(out, "  Type row %u again, or undo to take row %u back.\n", row + 1, row);
    return false;
}

static bool read_line(FILE *in, char *line, int size)
{
    /* A terminal gives line by line: nothing waits in IN. */
    if (interrupt_poll(fileno(in), POLLIN, -1) < 0 || !fgets(line, size, in))
        return false;
    line[strcspn(line, "\r\n")] = '\0';
    return true;
}

/* Whether a line that was pasted with the rows is none of them: a frame, or nothing. */
static bool is_decoration(const char *line)
{
    return line[strspn(line, " \t+-=|")] == '\0' && (strpbrk(line, "+=|") || !strpbrk(line, "-"));
}

/* Takes the bars between boxes out of LINE. */
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

/* What became of a line that was typed for a row. */
enum typed { TYPED_ROW, TYPED_PUZZLE, TYPED_UNDO, TYPED_NOTHING };

/* Reads LINE as row ROW of CELLS, as a word, or, where it is the first one, as a whole puzzle. */
static enum typed take_line(const struct solve_board *board, const char *symbols, char *line,
                            unsigned row, uint8_t *cells, unsigned *side, FILE *out)
{
    uint8_t *place = cells + (size_t)row * board->side;
    if (strcmp(line, "undo") == 0)
        return TYPED_UNDO;
    if (is_decoration(line))
        return TYPED_NOTHING;
    if (row == 0 && strlen(line) > board->side && parse_puzzle(line, symbols, cells, side))
        return TYPED_PUZZLE;
    drop_bars(line);
    if (parse_row(line, symbols, board->side, place, out) && check_rows(board, row, cells, out))
        return TYPED_ROW;
    memset(place, 0, board->side);
    return TYPED_NOTHING;
}

static bool read_rows(const struct solve_board *board, const char *symbols, FILE *in, FILE *out,
                      uint8_t *cells, unsigned *side)
{
    /* A terminal's own limit is 4096. */
    char line[8192];
    for (unsigned row = 0; row < board->side;) {
        fprintf(out, "Row %u of %u: ", row + 1, board->side);
        fflush(out);
        if (!read_line(in, line, sizeof line)) {
            say_missing(row, board->side, out);
            return false;
        }
        switch (take_line(board, symbols, line, row, cells, side, out)) {
        case TYPED_PUZZLE:
            return true;
        case TYPED_ROW:
            row++;
            break;
        case TYPED_UNDO:
            row -= row > 0;
            memset(cells + (size_t)row * board->side, 0, board->side);
            break;
        case TYPED_NOTHING:
            break;
        }
    }
    return true;
}

bool prompt_read(const struct solve_options *options, FILE *in, FILE *out, uint8_t *cells,
                 struct sudoku_text_puzzle *puzzle)
{
    struct solve_board board = {0};
    struct job_puzzle wanted = {.source = "terminal", .side = side_of(options)};
    *puzzle = (struct sudoku_text_puzzle){
        .format = SUDOKU_TEXT_PRETTY, .side = wanted.side, .givens = cells, .line = 1};
    memset(cells, 0, SUDOKU_MAX_CELLS);
    bool done = solve_board_open(&board, options, &wanted);
    if (!done) {
        struct buffer problem = {0};
        solve_board_explain(&board, &wanted, &problem);
        fwrite(problem.data, 1, problem.length, stderr);
        buffer_free(&problem);
    } else {
        fprintf(out,
                "Type %u rows of %u cells: digits, with . or 0 for an empty cell%s; or paste a "
                "puzzle on a line. undo takes a row back.\n",
                wanted.side, wanted.side,
                wanted.side > 9 ? "; A for 10 and so on, or numbers with spaces between" : "");
        done = read_rows(&board, options->symbols, in, out, cells, &puzzle->side);
    }
    solve_board_close(&board);
    return done;
}
