/* Boards are written in their own symbols, and read back. */
#include "text/boards.h"

/* The symbols of a board, as they are named and spelled out. */
static const struct alphabet {
    unsigned side;
    const char *named, *spelled;
    bool is_found; /* without their name */
} alphabets[] = {
    {16, "0-F", "123456789ABCDEF0", true},
    {16, "A-P", "ABCDEFGHIJKLMNOP", true},
    {9, "A-I", "ABCDEFGHI", true},
    {9, "adefhiluw", "ADEFHILUW", true},
    {9, "AEFHILUWX", "AEFHILUWX", false}, /* X is a blank without a name */
    {4, "0-3", "1230", false},
    {4, "9876", "9876", false},
    {36, "0-Z", "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0", true},
};

enum { ALPHABETS = sizeof alphabets / sizeof *alphabets };

static const enum sudoku_text_format with_symbols[] = {SUDOKU_TEXT_LINE, SUDOKU_TEXT_GRID,
                                                       SUDOKU_TEXT_PRETTY, SUDOKU_TEXT_SDK};

enum { FORMATS = sizeof with_symbols / sizeof *with_symbols };

/* Fills a board with shifted rows, so that each digit occurs, and every third cell blank. */
static void fill(unsigned side, uint8_t *cells)
{
    for (unsigned i = 0; i < side * side; i++) {
        unsigned row = i / side, column = i % side;
        cells[i] = (row + 2 * column) % 3 ? (uint8_t)(1 + (row + column) % side) : 0;
    }
}

static char *text_of(const struct sudoku_layout *layout, enum sudoku_text_format format,
                     const uint8_t *cells, const char *symbols)
{
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = format;
    board.cells = cells;
    board.symbols = symbols;
    return written(layout, &board);
}

/* Checks that TEXT, read with the symbols NAMED (NULL: found out), has CELLS and the symbols of
 * ALPHABET. */
static void check_back(const char *text, const char *named, const struct alphabet *alphabet,
                       const uint8_t *cells)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {0};
    struct sudoku_text_reader *reader = NULL;
    unsigned side = alphabet->side;
    int before = check_failures;
    options.symbols = named;
    CHECK_EQ(sudoku_text_reader_create_memory(&options, text, strlen(text), &reader), SUDOKU_OK);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_OK);
    CHECK_TEXT(error.message, "");
    CHECK_EQ(puzzle.side, side);
    CHECK(puzzle.side == side && memcmp(puzzle.givens, cells, (size_t)side * side) == 0);
    CHECK(puzzle.symbols && memcmp(puzzle.symbols, alphabet->spelled, side) == 0);
    sudoku_text_reader_destroy(reader);
    if (check_failures > before)
        fprintf(stderr, "%s:\n%.2000s\n", alphabet->named, text);
}

static void every_form_with_symbols_reads_back(void)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    for (size_t i = 0; i < ALPHABETS; i++) {
        const struct alphabet *alphabet = &alphabets[i];
        struct sudoku_layout *layout = layout_of(alphabet->side, NULL);
        fill(alphabet->side, cells);
        for (size_t f = 0; f < FORMATS; f++) {
            char *text = text_of(layout, with_symbols[f], cells, alphabet->named);
            char *spelled = text_of(layout, with_symbols[f], cells, alphabet->spelled);
            CHECK_TEXT(text, spelled);
            check_back(text, alphabet->named, alphabet, cells);
            if (alphabet->is_found)
                check_back(text, NULL, alphabet, cells);
            free(spelled);
            free(text);
        }
        sudoku_layout_destroy(layout);
    }
}

static void boards_show_their_symbols(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    char *line = text_of(layout, SUDOKU_TEXT_LINE, small_cells, "form");
    char *grid = text_of(layout, SUDOKU_TEXT_GRID, small_cells, "0-3");
    char *pretty = text_of(layout, SUDOKU_TEXT_PRETTY, small_cells, "A-D");
    CHECK_TEXT(line, "F.RMRM.O.FM.M.OF\n");
    CHECK_TEXT(grid, "1.30\n30.2\n.10.\n0.21\n");
    CHECK_TEXT(pretty, "┌─────┬─────┐\n"
                       "│ A . │ C D │\n"
                       "│ C D │ . B │\n"
                       "├─────┼─────┤\n"
                       "│ . A │ D . │\n"
                       "│ D . │ B A │\n"
                       "└─────┴─────┘\n");
    free(line);
    free(grid);
    free(pretty);
    sudoku_layout_destroy(layout);
}

/* Numbers and sets of digits are the same whatever the symbols. */
static void writes_numbers_and_candidates_whatever_the_symbols(void)
{
    static const enum sudoku_text_format formats[] = {
        SUDOKU_TEXT_NUMBERS, SUDOKU_TEXT_GIANT, SUDOKU_TEXT_CANDIDATES, SUDOKU_TEXT_PENCILMARKS};
    uint8_t cells[81];
    fill(9, cells);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        char *usual = text_of(sudoku_layout_classic(), formats[i], cells, NULL);
        char *text = text_of(sudoku_layout_classic(), formats[i], cells, "A-I");
        CHECK_TEXT(text, usual);
        free(usual);
        free(text);
    }
}

static void other_numbers_of_symbols_write_nothing(void)
{
    static const char *const bad[] = {"", "A", "A-J", "1-8", "AACDEFGHI", "ABCDEFGH-"};
    static const uint8_t cells[81] = {1};
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    char text[512];
    board.cells = result.givens = cells;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        board.symbols = result.symbols = bad[i];
        CHECK_EQ(sudoku_text_write_board(sudoku_layout_classic(), &board, text, sizeof text), 0);
        CHECK_EQ(sudoku_text_write_result(sudoku_layout_classic(), &result, text, sizeof text), 0);
    }
}

/* Checks that RESULT begins with START. */
static void check_result_start(const struct sudoku_layout *layout,
                               const struct sudoku_text_result *result, const char *start)
{
    char text[512];
    CHECK(sudoku_text_write_result(layout, result, text, sizeof text) > strlen(start));
    text[strlen(start)] = '\0';
    CHECK_TEXT(text, start);
}

static void results_show_their_symbols(void)
{
    static const uint8_t solution[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result.givens = small_cells;
    result.solutions = solution;
    result.solution_count = 1;
    result.count = 1;
    result.count_is_exact = true;
    result.symbols = "0-3";
    check_result_start(
        layout, &result,
        "{\"puzzle\":\"1.3030.2.10.0.21\",\"symbols\":\"1230\",\"status\":\"unique\","
        "\"solutions\":[\"1230301221030321\"]");
    result.symbols = "1-4";
    check_result_start(layout, &result, "{\"puzzle\":\"1.3434.2.14.4.21\",\"status\"");
    result.format = SUDOKU_TEXT_CSV;
    result.symbols = "A-D";
    check_result_start(layout, &result, "A.CDCD.B.AD.D.BA,unique,ABCDCDABBADCDCBA,1,");
    sudoku_layout_destroy(layout);
}

int main(void)
{
    boards_show_their_symbols();
    every_form_with_symbols_reads_back();
    writes_numbers_and_candidates_whatever_the_symbols();
    other_numbers_of_symbols_write_nothing();
    results_show_their_symbols();
    return check_result();
}
