/* Reads puzzles in any form from standard input and writes them as lines with their comments. A
 * malformed one is reported, and reading continues. */
#include <stdio.h>

#include <sudoku/sudoku.h>

static ptrdiff_t read_input(void *user, char *buffer, size_t size)
{
    FILE *input = user;
    size_t length = fread(buffer, 1, size, input);
    return ferror(input) ? -1 : (ptrdiff_t)length;
}

/* Writes the puzzle on the board that its text describes. */
static enum sudoku_status write_puzzle(const struct sudoku_text_puzzle *puzzle)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct sudoku_layout *layout;
    char text[4 * SUDOKU_MAX_CELLS];
    options.side = puzzle->side;
    options.box_rows = puzzle->box_rows;
    options.box_columns = puzzle->box_columns;
    enum sudoku_status status = sudoku_layout_create(&options, &layout);
    if (status != SUDOKU_OK)
        return status;
    board.format = SUDOKU_TEXT_LINE;
    board.cells = puzzle->candidates ? NULL : puzzle->givens;
    board.candidates = puzzle->candidates;
    sudoku_text_write_board(layout, &board, text, sizeof text);
    printf("%ux%u at line %llu, %s: %.*s\n%s", puzzle->side, puzzle->side,
           (unsigned long long)puzzle->line, sudoku_text_format_name(puzzle->format),
           (int)puzzle->comment_length, puzzle->comment ? puzzle->comment : "", text);
    sudoku_layout_destroy(layout);
    return SUDOKU_OK;
}

int main(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error;
    struct sudoku_text_reader *reader;
    enum sudoku_status status = sudoku_text_reader_create(NULL, read_input, stdin, &reader);
    while (status == SUDOKU_OK || status == SUDOKU_ERR_TEXT) {
        status = sudoku_text_reader_next(reader, &puzzle, &error);
        if (status == SUDOKU_OK)
            status = write_puzzle(&puzzle);
        else if (status == SUDOKU_ERR_TEXT)
            printf("%llu:%llu: %s\n", (unsigned long long)error.line,
                   (unsigned long long)error.column, error.message);
    }
    sudoku_text_reader_destroy(reader);
    if (status != SUDOKU_END)
        fprintf(stderr, "convert: %s\n", sudoku_strstatus(status));
    return status != SUDOKU_END;
}
