/* Written text reads back. */
#include "common/random.h"
#include "text/boards.h"

static void check_round_trip(const struct sudoku_layout *layout,
                             const struct sudoku_text_board *board, const char *text)
{
    unsigned side = sudoku_layout_side(layout);
    struct source source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
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
            CHECK_EQ(puzzle.givens[cell], board->cells ? board->cells[cell] : 0);
    }
    CHECK_EQ(puzzle.candidates != NULL, board->candidates != NULL);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_END);
    sudoku_text_reader_destroy(reader);
    if (check_failures > before)
        fprintf(stderr, "side %u, %s:\n%.3000s\n", side, sudoku_text_format_name(board->format),
                text);
}

static void reads_back_every_side_and_format(void)
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
        cells[0] = (uint8_t)side; /* shows the side if rows and lines look alike */
        sets[1] = sudoku_digitset_all(2);
        for (int format = SUDOKU_TEXT_LINE; format <= SUDOKU_TEXT_PENCILMARKS; format++) {
            struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
            board.format = (enum sudoku_text_format)format;
            if (format == SUDOKU_TEXT_CANDIDATES || format == SUDOKU_TEXT_PENCILMARKS)
                board.candidates = sets;
            else
                board.cells = cells;
            if (sudoku_text_write_board(layout, &board, NULL, 0) == 0)
                continue;
            char *text = written(layout, &board);
            check_round_trip(layout, &board, text);
            free(text);
        }
        sudoku_layout_destroy(layout);
    }
}

/* Frames with spaces for blanks. */
static void reads_back_frames_with_spaces_for_blanks(void)
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
        memset(cells, 0, side); /* a row of spaces between borders */
        cells[side] = (uint8_t)side;
        struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
        board.format = SUDOKU_TEXT_PRETTY;
        board.cells = cells;
        char *text = written(layout, &board);
        for (char *dot = text; (dot = strchr(dot, '.')) != NULL;)
            *dot = ' ';
        check_round_trip(layout, &board, text);
        free(text);
        sudoku_layout_destroy(layout);
    }
}

/* Cells of the region of CELL that are connected with it. */
static unsigned connected(const uint8_t *regions, unsigned side, unsigned cell)
{
    static unsigned cells[SUDOKU_MAX_CELLS];
    static bool is_seen[SUDOKU_MAX_CELLS];
    unsigned count = 0;
    memset(is_seen, 0, sizeof is_seen);
    cells[count++] = cell;
    is_seen[cell] = true;
    for (unsigned i = 0; i < count; i++) {
        const unsigned at = cells[i], row = at / side, column = at % side;
        const unsigned next[4] = {column ? at - 1 : at, column + 1 < side ? at + 1 : at,
                                  row ? at - side : at, row + 1 < side ? at + side : at};
        for (int k = 0; k < 4; k++) {
            if (regions[next[k]] != regions[cell] || is_seen[next[k]])
                continue;
            is_seen[next[k]] = true;
            cells[count++] = next[k];
        }
    }
    return count;
}

/* Swaps random cells of neighboring regions, which stay connected. */
static void shuffle_regions(uint8_t *regions, unsigned side, uint64_t *random)
{
    const unsigned count = side * side;
    for (unsigned i = 0; i < 200 * count; i++) {
        unsigned a = random_below(random, count), b = random_below(random, count);
        uint8_t region_a = regions[a], region_b = regions[b];
        regions[a] = region_b;
        regions[b] = region_a;
        unsigned rest_a = a, rest_b = b;
        for (unsigned cell = 0; cell < count; cell++) {
            rest_a = regions[cell] == region_a ? cell : rest_a;
            rest_b = regions[cell] == region_b ? cell : rest_b;
        }
        if (connected(regions, side, rest_a) == side && connected(regions, side, rest_b) == side)
            continue;
        regions[a] = region_a;
        regions[b] = region_b;
    }
}

/* Numbers regions in the order in which they appear. */
static void number_regions(uint8_t *regions, unsigned side)
{
    uint8_t number[SUDOKU_MAX_SIDE];
    unsigned count = 0;
    memset(number, SUDOKU_MAX_SIDE, sizeof number);
    for (unsigned cell = 0; cell < side * side; cell++) {
        if (number[regions[cell]] == SUDOKU_MAX_SIDE)
            number[regions[cell]] = (uint8_t)count++;
        regions[cell] = number[regions[cell]];
    }
}

static void check_drawn_regions(const struct sudoku_text_board *board, const uint8_t *regions,
                                unsigned side)
{
    struct sudoku_layout *layout = layout_of(side, regions);
    char *text = written(layout, board);
    struct source source = source_of(text);
    struct sudoku_text_reader *reader = reader_of(&source, SUDOKU_TEXT_AUTO, 0);
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_error error = {0};
    int before = check_failures;
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, &error), SUDOKU_OK);
    CHECK_TEXT(error.message, "");
    CHECK_EQ(puzzle.side, side);
    CHECK(puzzle.regions && memcmp(puzzle.regions, regions, (size_t)side * side) == 0);
    CHECK(!puzzle.rule && puzzle.box_rows == 0);
    CHECK(puzzle.givens && memcmp(puzzle.givens, board->cells, (size_t)side * side) == 0);
    if (check_failures > before)
        fprintf(stderr, "side %u:\n%.3000s\n", side, text);
    sudoku_text_reader_destroy(reader);
    free(text);
    sudoku_layout_destroy(layout);
}

static void reads_back_drawn_regions(void)
{
    static uint8_t cells[SUDOKU_MAX_CELLS], givens[SUDOKU_MAX_CELLS], regions[SUDOKU_MAX_CELLS];
    uint64_t random = 5;
    for (unsigned side = 4; side <= 12 && !check_failures; side++) {
        struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
        for (unsigned cell = 0; cell < side * side; cell++) {
            regions[cell] = (uint8_t)(cell / side);
            cells[cell] = (uint8_t)(random_below(&random, 2) * (1 + random_below(&random, side)));
            givens[cell] = random_below(&random, 2) ? cells[cell] : 0;
        }
        shuffle_regions(regions, side, &random);
        number_regions(regions, side);
        board.format = SUDOKU_TEXT_PRETTY;
        board.cells = cells;
        board.givens = random_below(&random, 2) ? givens : NULL;
        board.color = random_below(&random, 2) != 0;
        check_drawn_regions(&board, regions, side);
    }
}

static void reads_back_marks_colors_and_jigsaw_borders(void)
{
    static const uint8_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3};
    for (int choice = 0; choice < 4; choice++) {
        struct sudoku_layout *layout = layout_of(4, choice & 1 ? regions : NULL);
        struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
        board.format = SUDOKU_TEXT_PRETTY;
        board.cells = small_cells;
        board.givens = small_givens;
        board.color = choice & 2;
        char *text = written(layout, &board);
        check_round_trip(layout, &board, text);
        free(text);
        sudoku_layout_destroy(layout);
    }
}

static void reads_back_sdk_comments(void)
{
    struct sudoku_layout *layout = layout_of(4, NULL);
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.format = SUDOKU_TEXT_SDK;
    board.cells = small_cells;
    board.comment = "#AMe\n#DTwo words";
    board.comment_length = 16;
    char *text = written(layout, &board);
    CHECK_TEXT(said(text), "1: sdk 4 0x0 1034340201404021 [#AMe\n#DTwo words]\n");
    free(text);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    reads_back_frames_with_spaces_for_blanks();
    reads_back_drawn_regions();
    reads_back_marks_colors_and_jigsaw_borders();
    reads_back_sdk_comments();
    reads_back_every_side_and_format();
    return check_result();
}
