/* Rejected arguments of text functions. */
#include "api/refused.h"

static const char line[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8"
    "..79";
static const uint8_t empty[81];
static uint8_t cells[81];

static void rejected_arguments_of_readers_are_named(void)
{
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    struct sudoku_text_reader *reader;
    REFUSED(sudoku_text_reader_create(NULL, NULL, NULL, &reader), "read is NULL");
    REFUSED(sudoku_text_reader_create_memory(NULL, line, 81, NULL), "reader is NULL");
    REFUSED(sudoku_text_reader_create_memory(NULL, NULL, 81, &reader), "text is NULL");
    options.size = offsetof(struct sudoku_text_options, symbols) - 1;
    REFUSED(sudoku_text_reader_create_memory(&options, line, 81, &reader),
            "options->size is too small");
    options = (struct sudoku_text_options)SUDOKU_TEXT_OPTIONS_INIT;
    options.side = 65;
    REFUSED(sudoku_text_reader_create_memory(&options, line, 81, &reader),
            "options->side is neither 0 nor 2..64");
    options.side = 0;
    options.format = SUDOKU_TEXT_CSV;
    REFUSED(sudoku_text_reader_create_memory(&options, line, 81, &reader),
            "options->format is none that is read");
    options.format = SUDOKU_TEXT_AUTO;
    options.symbols = "11";
    REFUSED(sudoku_text_reader_create_memory(&options, line, 81, &reader),
            "options->symbols are not 2 to 36 different digits and letters");
    options.symbols = "1-9";
    options.side = 16;
    REFUSED(sudoku_text_reader_create_memory(&options, line, 81, &reader),
            "options->side is not the number of options->symbols");
    CHECK_EQ(sudoku_text_reader_create_memory(NULL, line, 81, &reader), SUDOKU_OK);
    REFUSED(sudoku_text_reader_next(reader, NULL, NULL), "puzzle is NULL");
    puzzle.size = 1;
    REFUSED(sudoku_text_reader_next(reader, &puzzle, NULL), "puzzle->size is too small");
    REFUSED(sudoku_text_reader_next_lines(reader, 1, NULL), "lines is NULL");
    lines.size = 1;
    REFUSED(sudoku_text_reader_next_lines(reader, 1, &lines), "lines->size is too small");
    sudoku_text_reader_destroy(reader);
}

/* Joined boards are rejected for REASON. */
static void joined_refused(const struct sudoku_text_options *options, const char *reason)
{
    struct sudoku_text_reader *reader;
    REFUSED(sudoku_text_reader_create_memory(options, line, 81, &reader), reason);
}

static void rejected_arguments_of_readers_of_joined_boards_are_named(void)
{
    enum { TOO_MANY = 51 /* of 81 cells each */ };
    static const uint16_t twins[4] = {0, 0, 6, 6}, far[4] = {0, 0, 0, 256}, same[4] = {3, 6, 3, 6};
    uint16_t many[2 * TOO_MANY];
    for (unsigned i = 0; i < TOO_MANY; i++) {
        many[2 * i] = (uint16_t)(i / 8 * 9);
        many[2 * i + 1] = (uint16_t)(i % 8 * 9);
    }
    struct sudoku_text_options options = SUDOKU_TEXT_OPTIONS_INIT;
    options.place_count = 2;
    joined_refused(&options, "options->place_count is set, options->joined is not");
    options.joined = true;
    joined_refused(&options, "options->places is NULL");
    options.places = twins;
    options.side = 4;
    joined_refused(&options, "options->side is not 9, as that of joined boards");
    options.side = 0;
    options.symbols = "1-9";
    joined_refused(&options, "options->symbols are named for joined boards");
    options.symbols = NULL;
    options.places = far;
    joined_refused(&options, "options->places has a number over 255");
    options.places = same;
    joined_refused(&options, "options->places has two boards at one place");
    options.places = many;
    options.place_count = 256;
    joined_refused(&options, "options->place_count is not 0..255");
    options.place_count = TOO_MANY;
    joined_refused(&options, "options->places have more cells than a board");
}

static void rejected_arguments_of_parsers_are_named(void)
{
    unsigned side;
    REFUSED(sudoku_text_parse(NULL, line, 81, NULL, NULL, 81, &side, NULL), "givens is NULL");
    REFUSED(sudoku_text_parse(NULL, line, 81, cells, NULL, 81, NULL, NULL),
            "side is NULL, and options name none");
    REFUSED(sudoku_text_parse(NULL, line, 81, cells, NULL, 80, &side, NULL),
            "capacity is below side * side");
    REFUSED(sudoku_text_parse_regions("abab", 4, NULL, 81, &side, NULL), "regions is NULL");
    REFUSED(sudoku_text_parse_regions("abab", 4, cells, 81, NULL, NULL), "side is NULL");
    REFUSED(sudoku_text_parse_regions("abab", 4, cells, 3, &side, NULL),
            "capacity is below side * side");
}

static void rejected_arguments_of_formats_are_named(void)
{
    enum sudoku_text_format format;
    REFUSED(sudoku_text_format_from_name(NULL, &format), "name is NULL");
    REFUSED(sudoku_text_format_from_name("line", NULL), "format is NULL");
    REFUSED(sudoku_text_format_from_name("lines", &format), "name is that of no format");
}

/* Classic BOARD is rejected for REASON. */
static void board_refused(const struct sudoku_text_board *board, const char *reason)
{
    char text[100];
    ANSWERS(sudoku_text_write_board(sudoku_layout_classic(), board, text, 100), 0, reason);
}

static void rejected_arguments_of_writers_of_boards_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    static const sudoku_digitset wide[81] = {1 << 9};
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    char text[100];
    ANSWERS(sudoku_text_write_board(NULL, &board, text, 100), 0, "layout is NULL");
    board_refused(NULL, "board is NULL");
    ANSWERS(sudoku_text_write_board(classic, &board, NULL, 100), 0, "text is NULL");
    board_refused(&board, "board->cells and board->candidates are NULL");
    board.cells = too_large;
    board_refused(&board, "board->cells has a number over the side");
    board.cells = empty;
    board.candidates = wide;
    board_refused(&board, "board->candidates has a digit over the side");
    board.candidates = NULL;
    board.comment_length = 1;
    board_refused(&board, "board->comment is NULL");
    board.comment_length = 0;
    board.symbols = "1-";
    board_refused(&board, "board->symbols are not 2 to 36 different digits and letters");
    board.symbols = "A-H";
    board_refused(&board, "the side of layout is not the number of board->symbols");
    board.format = SUDOKU_TEXT_CSV;
    board_refused(&board, "board->format is none for this board");
    board.size = 0;
    board_refused(&board, "board->size is too small");
}

/* Classic RESULT is rejected for REASON. */
static void result_refused(const struct sudoku_text_result *result, const char *reason)
{
    char text[100];
    ANSWERS(sudoku_text_write_result(sudoku_layout_classic(), result, text, 100), 0, reason);
}

static void rejected_arguments_of_writers_of_results_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    static const sudoku_digitset wide[81] = {1 << 9};
    struct sudoku_text_result result = SUDOKU_TEXT_RESULT_INIT;
    result_refused(NULL, "result is NULL");
    result_refused(&result, "result->givens and result->candidates are NULL");
    result.givens = too_large;
    result_refused(&result, "result->givens has a number over the side");
    result.givens = empty;
    result.candidates = wide;
    result_refused(&result, "result->candidates has a digit over the side");
    result.candidates = NULL;
    result.solution_count = 1;
    result_refused(&result, "result->solutions is NULL");
    result.solutions = too_large;
    result_refused(&result, "result->solutions has a number over the side");
    result.conflict_count = 1;
    result_refused(&result, "result->conflicts is NULL");
    result.solution_count = result.conflict_count = 0;
    result.givens = empty;
    result.symbols = "1-";
    result_refused(&result, "result->symbols are not 2 to 36 different digits and letters");
    result.symbols = "A-H";
    result_refused(&result, "the side of layout is not the number of result->symbols");
    result.format = SUDOKU_TEXT_LINE;
    result_refused(&result, "result->format is neither CSV nor JSON");
    result.size = 0;
    result_refused(&result, "result->size is too small");
}

static void samurai_results_are_rejected(void)
{
    static const uint16_t units[4] = {0, 1, 2, 3};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    struct sudoku_layout *layout;
    custom.side = custom.cell_count = 4;
    custom.unit_count = 1;
    custom.units = units;
    board.cells = empty;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    ANSWERS(sudoku_text_write_board(layout, &board, NULL, 0), 0,
            "layout is neither square nor of joined boards");
    sudoku_layout_destroy(layout);
}

int main(void)
{
    rejected_arguments_of_readers_are_named();
    rejected_arguments_of_readers_of_joined_boards_are_named();
    rejected_arguments_of_parsers_are_named();
    rejected_arguments_of_formats_are_named();
    rejected_arguments_of_writers_of_boards_are_named();
    rejected_arguments_of_writers_of_results_are_named();
    samurai_results_are_rejected();
    return check_result();
}
