#include "solve_prompt.h"

#include <string.h>

#include "buffer.h"
#include "solve_board.h"

static unsigned side_of(const struct solve_options *options)
{
    if (options->regions)
        return options->regions_side;
    return options->box_rows ? options->box_rows * options->box_columns : 9;
}

/* Reads LINE as one row of SIDE cells by way of a whole board whose other rows are empty. */
static bool parse_row(const char *line, unsigned side, uint8_t *row, FILE *out)
{
    struct buffer text = {0};
    struct sudoku_text_error error = {0};
    uint8_t cells[SUDOKU_MAX_CELLS];
    bool spaced = strpbrk(line, " \t,") != NULL;
    buffer_printf(&text, "%s\n", line);
    for (unsigned i = 1; i < side; i++) {
        for (unsigned j = 0; j < side; j++)
            buffer_add(&text, ". ", spaced ? 2 : 1);
        buffer_add(&text, "\n", 1);
    }
    enum sudoku_status status =
        sudoku_text_parse(text.data, text.length, side, cells, NULL, &error);
    buffer_free(&text);
    if (status == SUDOKU_OK)
        memcpy(row, cells, side);
    else if (status == SUDOKU_ERR_TEXT && error.line == 1)
        fprintf(out, "  column %llu: %s\n", (unsigned long long)error.column, error.message);
    else
        fprintf(out, "  expected %u cells, digits or blanks\n", side);
    return status == SUDOKU_OK;
}

/* Whether the rows so far keep the rules; says what is wrong if not. */
static bool check_rows(const struct solve_board *board, const uint8_t *cells, FILE *out)
{
    struct sudoku_conflict conflict;
    char text[640];
    if (sudoku_board_check(board->layout, cells, NULL, &conflict, 1, NULL) != SUDOKU_CONFLICT)
        return true;
    sudoku_conflict_format(board->layout, &conflict, text, sizeof text);
    fprintf(out, "  %s\n", text);
    return false;
}

static bool read_line(FILE *in, char *line, int size)
{
    if (!fgets(line, size, in))
        return false;
    line[strcspn(line, "\r\n")] = '\0';
    return true;
}

static bool read_rows(const struct solve_board *board, FILE *in, FILE *out, uint8_t *cells)
{
    char line[1024];
    for (unsigned row = 0; row < board->side;) {
        fprintf(out, "Row %u of %u: ", row + 1, board->side);
        fflush(out);
        if (!read_line(in, line, sizeof line))
            return false;
        uint8_t *place = cells + (size_t)row * board->side;
        if (parse_row(line, board->side, place, out) && check_rows(board, cells, out))
            row++;
        else
            memset(place, 0, board->side);
    }
    return true;
}

bool prompt_read(const struct solve_options *options, FILE *in, FILE *out, uint8_t *cells,
                 struct sudoku_text_puzzle *puzzle)
{
    struct solve_board board = {0};
    struct job_puzzle wanted = {.source = "terminal", .side = side_of(options)};
    *puzzle = (struct sudoku_text_puzzle){
        .format = SUDOKU_TEXT_PRETTY, .side = wanted.side, .cells = cells, .line = 1};
    memset(cells, 0, SUDOKU_MAX_CELLS);
    bool done = solve_board_open(&board, options, &wanted);
    if (!done) {
        struct buffer problem = {0};
        solve_board_explain(&board, &wanted, &problem);
        fwrite(problem.data, 1, problem.length, stderr);
        buffer_free(&problem);
    } else {
        fprintf(out, "Type %u rows of %u cells: digits, with . or 0 for an empty cell%s.\n",
                wanted.side, wanted.side,
                wanted.side > 9 ? "; A for 10 and so on, or numbers with spaces between" : "");
        done = read_rows(&board, in, out, cells);
    }
    solve_board_close(&board);
    return done;
}
