#include "text/boards.h"

static const char small_pretty[] = "┌─────┬─────┐\n"
                                   "│ 1 . │ 3 4 │\n"
                                   "│ 3 4 │ . 2 │\n"
                                   "├─────┼─────┤\n"
                                   "│ . 1 │ 4 . │\n"
                                   "│ 4 . │ 2 1 │\n"
                                   "└─────┴─────┘\n";

static void check_board(const struct sudoku_layout *layout, struct sudoku_text_board board,
                        const char *expected)
{
    board.size = sizeof board;
    char *text = written(layout, &board);
    CHECK_TEXT(text, expected);
    free(text);
}

static void writes_a_small_board_in_each_format(void)
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
    check_board(layout, board, small_pretty);
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

static void writes_sdk_headers_and_other_comments(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_board board = {.cells = small_cells, .format = SUDOKU_TEXT_SDK};
    board.comment = "#ASomebody\nrated 1.2";
    board.comment_length = strlen(board.comment);
    check_board(layout, board, "#ASomebody\n#Crated 1.2\n[Puzzle]\n1.34\n34.2\n.14.\n4.21\n");
    /* Only the first byte counts. */
    board.comment_length = 1;
    check_board(layout, board, "#C#\n[Puzzle]\n1.34\n34.2\n.14.\n4.21\n");
    board.comment_length = 2;
    check_board(layout, board, "#A\n[Puzzle]\n1.34\n34.2\n.14.\n4.21\n");
    sudoku_layout_destroy(layout);
}

static void marks_or_colors_found_digits(void)
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
    board.color = true;
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

static void draws_frames_around_boxes_alone(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 4;
    options.variants = SUDOKU_VARIANT_DIAGONAL;
    struct sudoku_layout *layout = NULL;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    struct sudoku_text_board board = {.cells = small_cells, .format = SUDOKU_TEXT_PRETTY};
    check_board(layout, board, small_pretty);
    sudoku_layout_destroy(layout);
    static const uint8_t prime[9] = {1, 2, 3};
    layout = layout_of(3, NULL); /* boxes of one row */
    board.cells = prime;
    check_board(layout, board,
                "┌───────┐\n"
                "│ 1 2 3 │\n"
                "│ . . . │\n"
                "│ . . . │\n"
                "└───────┘\n");
    sudoku_layout_destroy(layout);
}

static void terminates_a_short_buffer(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    for (int format = SUDOKU_TEXT_LINE; format <= SUDOKU_TEXT_CANDIDATES; format++) {
        struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
        board.cells = small_cells;
        board.format = (enum sudoku_text_format)format;
        char *whole = written(layout, &board);
        size_t length = strlen(whole);
        for (size_t size = 1; size <= length; size++) {
            char *part = malloc(size);
            if (!part)
                exit(1);
            CHECK_EQ(sudoku_text_write_board(layout, &board, part, size), length);
            CHECK_EQ(strlen(part), size - 1);
            CHECK(memcmp(part, whole, size - 1) == 0);
            free(part);
        }
        free(whole);
    }
    sudoku_layout_destroy(layout);
}

static void writes_nothing_for_bad_arguments(void)
{
    struct sudoku_layout *six = layout_of(6, NULL);
    uint8_t cells[36] = {7};
    sudoku_digitset sets[36] = {1 << 6};
    char text[64] = "before";
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = SUDOKU_TEXT_LINE;
    board.cells = cells;
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    CHECK_TEXT(text, "");
    board.cells = NULL;
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    board.candidates = sets;
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    sets[0] = 1;
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 37);
    CHECK_TEXT(text, "1...................................\n");
    board.format = SUDOKU_TEXT_GIANT; /* has no square boxes */
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    board.format = SUDOKU_TEXT_PENCILMARKS; /* for side 9 alone */
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    board.format = SUDOKU_TEXT_AUTO;
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    board.format = SUDOKU_TEXT_JSON;
    CHECK_EQ(sudoku_text_write_board(six, &board, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_board(NULL, &board, text, sizeof text), 0);
    CHECK_EQ(sudoku_text_write_board(six, NULL, text, sizeof text), 0);
    sudoku_layout_destroy(six);
}

int main(void)
{
    writes_a_small_board_in_each_format();
    writes_sdk_headers_and_other_comments();
    marks_or_colors_found_digits();
    jigsaw_borders_follow_the_regions();
    draws_frames_around_boxes_alone();
    terminates_a_short_buffer();
    writes_nothing_for_bad_arguments();
    return check_result();
}
