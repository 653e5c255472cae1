#include "../libsudoku/src/random.h"
#include "text_helpers.h"

static const uint8_t small_cells[16] = {1, 0, 3, 4, 3, 4, 0, 2, 0, 1, 4, 0, 4, 0, 2, 1};
static const uint8_t small_givens[16] = {1, 0, 3, 0, 0, 4, 0, 2, 0, 1, 0, 0, 4, 0, 2, 0};

static struct sudoku_layout *layout_of(unsigned side, const uint8_t *regions)
{
    struct sudoku_layout_options options = {
        .size = sizeof options, .side = side, .regions = regions};
    struct sudoku_layout *layout = NULL;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

/* BOARD for LAYOUT in a buffer of its own. */
static char *written(const struct sudoku_layout *layout, const struct sudoku_text_board *board)
{
    size_t length = sudoku_text_format_board(layout, board, NULL, 0);
    char *text = malloc(length + 1);
    if (!text)
        exit(1);
    text[0] = '\0';
    CHECK_EQ(sudoku_text_format_board(layout, board, text, length + 1), length);
    CHECK_EQ(strlen(text), length);
    return text;
}

static void check_board(const struct sudoku_layout *layout, struct sudoku_text_board board,
                        const char *expected)
{
    board.size = sizeof board;
    char *text = written(layout, &board);
    CHECK_TEXT(text, expected);
    free(text);
}

static void each_format_writes_a_small_board(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_board board = {.cells = small_cells};
    board.format = SUDOKU_TEXT_LINE;
    check_board(layout, board, "1.3434.2.14.4.21\n");
    board.format = SUDOKU_TEXT_GRID;
    check_board(layout, board, "1.34\n34.2\n.14.\n4.21\n");
    board.format = SUDOKU_TEXT_NUMBERS;
    check_board(layout, board, "1 0 3 4\n3 4 0 2\n0 1 4 0\n4 0 2 1\n");
    board.format = SUDOKU_TEXT_GIANT;
    check_board(layout, board, "2\n1\n1\t-1\t3\t4\n3\t4\t-1\t2\n-1\t1\t4\t-1\n4\t-1\t2\t1\n");
    board.format = SUDOKU_TEXT_PRETTY;
    check_board(layout, board,
                "┌─────┬─────┐\n"
                "│ 1 . │ 3 4 │\n"
                "│ 3 4 │ . 2 │\n"
                "├─────┼─────┤\n"
                "│ . 1 │ 4 . │\n"
                "│ 4 . │ 2 1 │\n"
                "└─────┴─────┘\n");
    board.format = SUDOKU_TEXT_CANDIDATES;
    check_board(layout, board,
                ".-----.-----.\n"
                "| 1 2 | 3 4 |\n"
                "| 3 4 | 1 2 |\n"
                ":-----+-----:\n"
                "| 2 1 | 4 3 |\n"
                "| 4 3 | 2 1 |\n"
                "'-----'-----'\n");
    board.cells = small_givens;
    check_board(layout, board,
                ".------.------.\n"
                "| 1  2 | 3 4  |\n"
                "| 3  4 | 1 2  |\n"
                ":------+------:\n"
                "| 23 1 | 4 34 |\n"
                "| 4  3 | 2 13 |\n"
                "'------'------'\n");
    sudoku_layout_destroy(layout);
}

static void sdk_keeps_header_lines_and_marks_other_comments(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_board board = {.cells = small_cells, .format = SUDOKU_TEXT_SDK};
    board.comment = "#ASomebody\nrated 1.2";
    board.comment_length = strlen(board.comment);
    check_board(layout, board, "#ASomebody\n#Crated 1.2\n[Puzzle]\n1.34\n34.2\n.14.\n4.21\n");
    sudoku_layout_destroy(layout);
}

static void found_digits_are_marked_or_coloured(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_board board = {
        .cells = small_cells, .givens = small_givens, .format = SUDOKU_TEXT_PRETTY};
    check_board(layout, board,
                "┌───────┬───────┐\n"
                "│ 1  .  │ 3  4' │\n"
                "│ 3' 4  │ .  2  │\n"
                "├───────┼───────┤\n"
                "│ .  1  │ 4' .  │\n"
                "│ 4  .  │ 2  1' │\n"
                "└───────┴───────┘\n");
    board.colour = true;
    check_board(layout, board,
                "┌─────┬─────┐\n"
                "│ 1 . │ 3 \033[36m4\033[0m │\n"
                "│ \033[36m3\033[0m 4 │ . 2 │\n"
                "├─────┼─────┤\n"
                "│ . 1 │ \033[36m4\033[0m . │\n"
                "│ 4 . │ 2 \033[36m1\033[0m │\n"
                "└─────┴─────┘\n");
    sudoku_layout_destroy(layout);
}

static void jigsaw_borders_follow_the_regions(void)
{
    static const uint8_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};
    struct sudoku_layout *layout = layout_of(4, regions);
    struct sudoku_text_board board = {.cells = small_cells, .format = SUDOKU_TEXT_PRETTY};
    check_board(layout, board,
                "┌───────────┬───┐\n"
                "│ 1   .   3 │ 4 │\n"
                "│   ┌───┬───┘   │\n"
                "│ 3 │ 4 │ .   2 │\n"
                "├───┘   │   ┌───┤\n"
                "│ .   1 │ 4 │ . │\n"
                "│   ┌───┴───┘   │\n"
                "│ 4 │ .   2   1 │\n"
                "└───┴───────────┘\n");
    sudoku_layout_destroy(layout);
}

static void a_short_buffer_gets_a_terminated_beginning(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    for (int format = SUDOKU_TEXT_LINE; format <= SUDOKU_TEXT_CANDIDATES; format++) {
        struct sudoku_text_board board = {.size = sizeof board, .cells = small_cells};
        board.format = (enum sudoku_text_format)format;
        char *whole = written(layout, &board);
        size_t length = strlen(whole);
        for (size_t size = 1; size <= length; size++) {
            char *part = malloc(size);
            if (!part)
                exit(1);
            CHECK_EQ(sudoku_text_format_board(layout, &board, part, size), length);
            CHECK_EQ(strlen(part), size - 1);
            CHECK(memcmp(part, whole, size - 1) == 0);
            free(part);
        }
        free(whole);
    }
    sudoku_layout_destroy(layout);
}

static void arguments_out_of_range_write_nothing(void)
{
    struct sudoku_layout *six = layout_of(6, NULL);
    uint8_t cells[36] = {7};
    sudoku_digitset sets[36] = {1 << 6};
    char text[64] = "before";
    struct sudoku_text_board board = {
        .size = sizeof board, .format = SUDOKU_TEXT_LINE, .cells = cells};
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    CHECK_TEXT(text, "");
    board.cells = NULL;
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    board.candidates = sets;
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    sets[0] = 1;
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 37);
    CHECK_TEXT(text, "1...................................\n");
    board.format = SUDOKU_TEXT_GIANT; /* no square boxes */
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    board.format = SUDOKU_TEXT_PENCILMARKS; /* not side 9 */
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    board.format = SUDOKU_TEXT_AUTO;
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    board.format = SUDOKU_TEXT_JSON;
    CHECK_EQ(sudoku_text_format_board(six, &board, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_format_board(NULL, &board, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_format_board(six, NULL, text, sizeof text), 0);
    sudoku_layout_destroy(six);
}

/* ------------------------------------------------------------------------------- round trips */

static void check_round_trip(const struct sudoku_layout *layout,
                             const struct sudoku_text_board *board, const char *text)
{
    unsigned side = sudoku_layout_side(layout);
    struct source source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    struct sudoku_text_puzzle puzzle = {0};
    struct sudoku_text_error error = {0};
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_OK);
    CHECK_TEXT(error.message, "");
    int before = check_failures;
    CHECK_EQ(puzzle.side, side);
    CHECK(puzzle.box_rows == 0 || puzzle.box_rows == sudoku_layout_box_rows(layout));
    for (unsigned cell = 0; puzzle.side == side && cell < side * side; cell++) {
        if (puzzle.candidates)
            CHECK(puzzle.candidates[cell] == board->candidates[cell]);
        else
            CHECK_EQ(puzzle.cells[cell], board->cells ? board->cells[cell] : 0);
    }
    CHECK_EQ(puzzle.candidates != NULL, board->candidates != NULL);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_END);
    sudoku_text_reader_destroy(reader);
    if (check_failures > before)
        fprintf(stderr, "side %u, %s:\n%.3000s\n", side, sudoku_text_format_name(board->format),
                text);
}

static void every_side_and_format_reads_back(void)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    static sudoku_digitset sets[SUDOKU_MAX_CELLS];
    uint64_t random = 1;
    for (unsigned side = 2; side <= 64 && !check_failures; side++) {
        struct sudoku_layout *layout = layout_of(side, NULL);
        unsigned count = side * side, density = 1 + random_below(&random, 9);
        for (unsigned cell = 0; cell < count; cell++) {
            cells[cell] = random_below(&random, 10) < density
                              ? (uint8_t)(1 + random_below(&random, side))
                              : 0;
            sets[cell] = sudoku_digitset_of(1 + random_below(&random, side));
            for (unsigned i = random_below(&random, 6); i; i--)
                sets[cell] |= sudoku_digitset_of(1 + random_below(&random, side));
            if (random_below(&random, 20) == 0)
                sets[cell] = 0;
        }
        cells[0] = (uint8_t)side; /* shows the side where rows and lines look alike */
        sets[1] = sudoku_digitset_all(2);
        for (int format = SUDOKU_TEXT_LINE; format <= SUDOKU_TEXT_PENCILMARKS; format++) {
            struct sudoku_text_board board = {.size = sizeof board};
            board.format = (enum sudoku_text_format)format;
            if (format == SUDOKU_TEXT_CANDIDATES || format == SUDOKU_TEXT_PENCILMARKS)
                board.candidates = sets;
            else
                board.cells = cells;
            if (sudoku_text_format_board(layout, &board, NULL, 0) == 0)
                continue;
            char *text = written(layout, &board);
            check_round_trip(layout, &board, text);
            free(text);
        }
        sudoku_layout_destroy(layout);
    }
}

/* Frames with spaces where blanks were written. */
static void frames_read_back_with_spaces_for_blanks(void)
{
    static uint8_t cells[SUDOKU_MAX_CELLS];
    uint64_t random = 1;
    for (unsigned side = 4; side <= 64 && !check_failures; side++) {
        struct sudoku_layout *layout = layout_of(side, NULL);
        unsigned density = 1 + random_below(&random, 9);
        for (unsigned cell = 0; cell < side * side; cell++)
            cells[cell] = random_below(&random, 10) < density
                              ? (uint8_t)(1 + random_below(&random, side))
                              : 0;
        memset(cells, 0, side); /* a row between borders that is nothing but spaces */
        cells[side] = (uint8_t)side;
        struct sudoku_text_board board = {
            .size = sizeof board, .format = SUDOKU_TEXT_PRETTY, .cells = cells};
        char *text = written(layout, &board);
        for (char *dot = text; (dot = strchr(dot, '.')) != NULL;)
            *dot = ' ';
        check_round_trip(layout, &board, text);
        free(text);
        sudoku_layout_destroy(layout);
    }
}

static void marks_colours_and_jigsaw_borders_read_back(void)
{
    static const uint8_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};
    for (int choice = 0; choice < 4; choice++) {
        struct sudoku_layout *layout = layout_of(4, choice & 1 ? regions : NULL);
        struct sudoku_text_board board = {.size = sizeof board,
                                          .format = SUDOKU_TEXT_PRETTY,
                                          .cells = small_cells,
                                          .givens = small_givens,
                                          .colour = choice & 2};
        char *text = written(layout, &board);
        check_round_trip(layout, &board, text);
        free(text);
        sudoku_layout_destroy(layout);
    }
}

static void sdk_comments_read_back(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_board board = {.size = sizeof board,
                                      .format = SUDOKU_TEXT_SDK,
                                      .cells = small_cells,
                                      .comment = "#AMe\n#DTwo words",
                                      .comment_length = 16};
    char *text = written(layout, &board);
    CHECK_TEXT(said(text), "1: sdk 4 0x0 1034340201404021 [#AMe\n#DTwo words]\n");
    free(text);
    sudoku_layout_destroy(layout);
}

/* ----------------------------------------------------------------------------------- results */

static void results_are_one_line_of_csv_or_json(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    uint8_t broken[16] = {1, 1};
    struct sudoku_conflict conflicts[2];
    size_t count = 0;
    struct sudoku_stats stats = {.nodes = 7, .guesses = 2, .seconds = 0.0000125};
    char text[1024];
    CHECK_EQ(sudoku_board_check(layout, broken, NULL, conflicts, 2, &count), SUDOKU_CONFLICT);
    struct sudoku_text_result result = {.size = sizeof result,
                                        .format = SUDOKU_TEXT_JSON,
                                        .givens = broken,
                                        .status = SUDOKU_CONFLICT,
                                        .count_is_exact = true,
                                        .conflicts = conflicts,
                                        .conflict_count = 2,
                                        .stats = &stats};
    CHECK_EQ(sudoku_text_format_result(layout, &result, text, sizeof text), strlen(text));
    CHECK_TEXT(text, "{\"puzzle\":\"11..............\",\"status\":\"conflict\",\"solutions\":[],"
                     "\"count\":0,\"count_exact\":true,"
                     "\"conflicts\":[\"1 twice in row 1: r1c1, r1c2\","
                     "\"1 twice in box 1: r1c1, r1c2\"],"
                     "\"nodes\":7,\"guesses\":2,\"microseconds\":13}\n");
    result.format = SUDOKU_TEXT_CSV;
    CHECK_EQ(sudoku_text_format_result(layout, &result, text, sizeof text), strlen(text));
    CHECK_TEXT(text, "11..............,conflict,,0,true,"
                     "\"1 twice in row 1: r1c1, r1c2; 1 twice in box 1: r1c1, r1c2\",7,2,13\n");
    CHECK_EQ(sudoku_text_format_result(layout, &result, text, 5), 102);
    sudoku_layout_destroy(layout);
}

static void results_show_solutions_and_candidates(void)
{
    static const uint8_t solutions[8] = {1, 2, 2, 1, 2, 1, 1, 2};
    static const sudoku_digitset sets[4] = {3, 3, 0, 1};
    struct sudoku_layout *layout = layout_of(2, NULL);
    char text[512];
    struct sudoku_text_result result = {.size = sizeof result,
                                        .format = SUDOKU_TEXT_JSON,
                                        .candidates = sets,
                                        .status = SUDOKU_SEVERAL_SOLUTIONS,
                                        .solutions = solutions,
                                        .solution_count = 2,
                                        .count = 2};
    sudoku_text_format_result(layout, &result, text, sizeof text);
    CHECK_TEXT(text, "{\"puzzle\":\"...1\",\"candidates\":[[1,2],[1,2],[],[1]],"
                     "\"status\":\"several\",\"solutions\":[\"1221\",\"2112\"],\"count\":2,"
                     "\"count_exact\":false,\"conflicts\":[],\"nodes\":0,\"guesses\":0,"
                     "\"microseconds\":0}\n");
    result.format = SUDOKU_TEXT_CSV;
    sudoku_text_format_result(layout, &result, text, sizeof text);
    CHECK_TEXT(text, "...1,several,1221;2112,2,false,,0,0,0\n");
    sudoku_layout_destroy(layout);
}

static void statuses_have_words_for_programs(void)
{
    static const struct {
        enum sudoku_status status;
        uint64_t count;
        bool exact;
        const char *word;
    } cases[] = {
        {SUDOKU_OK, 1, true, ",unique,"},
        {SUDOKU_OK, 1, false, ",solved,"},
        {SUDOKU_OK, 5, true, ",several,"},
        {SUDOKU_NO_SOLUTION, 0, true, ",none,"},
        {SUDOKU_SEVERAL_SOLUTIONS, 2, false, ",several,"},
        {SUDOKU_UNDECIDED, 0, false, ",undecided,"},
        {SUDOKU_SOLUTION_LIMIT, 9, false, ",solution_limit,"},
        {SUDOKU_NODE_LIMIT, 0, false, ",node_limit,"},
        {SUDOKU_TIME_LIMIT, 0, false, ",time_limit,"},
        {SUDOKU_CANCELLED, 0, false, ",cancelled,"},
        {SUDOKU_ERR_INTERNAL, 0, false, ",error,"},
    };
    const uint8_t givens[81] = {0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[512];
        struct sudoku_text_result result = {.size = sizeof result,
                                            .format = SUDOKU_TEXT_CSV,
                                            .givens = givens,
                                            .status = cases[i].status,
                                            .count = cases[i].count,
                                            .count_is_exact = cases[i].exact};
        sudoku_text_format_result(sudoku_layout_classic(), &result, text, sizeof text);
        CHECK(strstr(text, cases[i].word) != NULL);
    }
}

static void csv_lines_have_as_many_fields_as_the_header(void)
{
    size_t commas = 0, expected = 0;
    const uint8_t givens[81] = {0};
    char text[512];
    struct sudoku_text_result result = {
        .size = sizeof result, .format = SUDOKU_TEXT_CSV, .givens = givens};
    sudoku_text_format_result(sudoku_layout_classic(), &result, text, sizeof text);
    for (const char *c = text; *c; c++)
        commas += *c == ',';
    for (const char *c = sudoku_text_csv_header(); *c; c++)
        expected += *c == ',';
    CHECK_EQ(commas, expected);
}

int main(void)
{
    each_format_writes_a_small_board();
    sdk_keeps_header_lines_and_marks_other_comments();
    found_digits_are_marked_or_coloured();
    jigsaw_borders_follow_the_regions();
    a_short_buffer_gets_a_terminated_beginning();
    arguments_out_of_range_write_nothing();
    results_are_one_line_of_csv_or_json();
    results_show_solutions_and_candidates();
    statuses_have_words_for_programs();
    csv_lines_have_as_many_fields_as_the_header();
    frames_read_back_with_spaces_for_blanks();
    marks_colours_and_jigsaw_borders_read_back();
    sdk_comments_read_back();
    every_side_and_format_reads_back();
    return check_result();
}
