/* Puzzles in every export format, and boards without a standard text form. Usage: test_play_source
 * SAMURAI-TEXT. */
#include "play/source/source.h"

#include <unistd.h>

#include "play/core/record/export.h"
#include "play/play_helpers.h"

static const struct shape any = {0};

static bool read_bytes(const char *text, size_t length, const struct shape *wanted,
                       struct source_puzzle *puzzle)
{
    static const char path[] = "source-test.txt";
    struct message message;
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    CHECK_EQ(fwrite(text, 1, length, file), length);
    fclose(file);
    bool done = source_read(path, wanted, puzzle, &message);
    unlink(path);
    return done;
}

static bool read_text(const char *text, const struct shape *wanted, struct source_puzzle *puzzle)
{
    return read_bytes(text, strlen(text), wanted, puzzle);
}

/* Returns a game with some moves of each kind. */
static struct board *play(const char *shape, const char *givens)
{
    struct board *board = board_of(shape, givens);
    uint64_t state = 11;
    for (unsigned i = 0; i < 300; i++)
        move_at_random(board, &state);
    return board;
}

static void reads_exported_games(const char *shape, const char *givens)
{
    struct record record = {.board = play(shape, givens)};
    struct source_puzzle puzzle;
    struct buffer save = {0}, json = {0};
    uint32_t sum = 0;
    record_begin(&record, &save, &sum);
    for (size_t i = 0; i < record.board->history.made; i++) {
        struct move move = history_move(&record.board->history, i);
        record_event(EVENT_MOVE, (double)i, &move, &save, &sum);
    }
    export_json(save.data, save.length, &json);
    CHECK(read_bytes(json.data, json.length, &any, &puzzle));
    for (unsigned cell = 0; cell < record.board->cell_count; cell++) {
        unsigned given = record.board->givens[cell], digit = board_digit(record.board, cell);
        CHECK_EQ(puzzle.givens[cell], given);
        CHECK_EQ(puzzle.entries[cell], given ? 0 : digit);
    }
    source_puzzle_free(&puzzle);
    /* Truncated text is rejected without a crash. */
    buffer_add(&json, "", 1);
    const char *end = strstr(json.data, "\",\"seconds\"");
    CHECK(end != NULL);
    for (size_t length = 0; end && length < (size_t)(end - json.data); length++)
        CHECK(!source_read_exported(json.data, length, &puzzle));
    buffer_free(&save);
    buffer_free(&json);
    board_destroy(record.board);
}

static void reads_samurai_as_exported(const char *path)
{
    struct shape samurai;
    const struct shape nine = {.side = 9, .box_rows = 3, .box_columns = 3};
    const struct shape diagonal = {.variants = SUDOKU_VARIANT_DIAGONAL};
    struct source_puzzle puzzle, again;
    struct message message;
    struct buffer text = {0};
    CHECK(shape_read("9 samurai", &samurai));
    CHECK(source_read(path, &samurai, &puzzle, &message));
    CHECK_EQ(puzzle.givens[0], 0);
    CHECK_EQ(puzzle.givens[1], 2);
    CHECK_EQ(puzzle.givens[368], 9);
    struct record record = {.board = board_create(&puzzle.shape, puzzle.givens)};
    CHECK(record.board != NULL);
    export_text(&record, &text);
    CHECK(read_bytes(text.data, text.length, &samurai, &again));
    CHECK(memcmp(puzzle.givens, again.givens, 369) == 0);
    board_destroy(record.board);
    buffer_free(&text);
    source_puzzle_free(&again);
    /* The gaps identify the samurai. */
    CHECK(source_read(path, &any, &again, &message));
    CHECK(shape_has_boards_of(&again.shape, &samurai));
    CHECK(memcmp(puzzle.givens, again.givens, 369) == 0);
    source_puzzle_free(&again);
    CHECK(!source_read(path, &nine, &again, &message));
    CHECK(strstr(message.text, "joined boards are not those wanted") != NULL);
    source_puzzle_free(&again);
    CHECK(!source_read(path, &diagonal, &again, &message));
    source_puzzle_free(&again);
    source_puzzle_free(&puzzle);
    /* One board is not a samurai; five in a row are. */
    CHECK(!read_text(easy_puzzle, &samurai, &puzzle));
    source_puzzle_free(&puzzle);
    char boards[5 * 82 + 1] = "";
    for (unsigned i = 0; i < 5; i++)
        snprintf(boards + 82 * i, sizeof boards - 82 * i, "%c%080d\n", i == 2 ? '0' : '7', 0);
    CHECK(read_text(boards, &samurai, &puzzle));
    CHECK(shape_has_boards_of(&puzzle.shape, &samurai));
    CHECK_EQ(puzzle.givens[0], 7);
    CHECK_EQ(puzzle.givens[9], 7); /* r1c13, after the nine columns of the first board */
    CHECK_EQ(puzzle.givens[368], 0);
    source_puzzle_free(&puzzle);
    CHECK(!read_text("12345", &samurai, &puzzle));
    source_puzzle_free(&puzzle);
    CHECK(!read_text("12x", &samurai, &puzzle));
    source_puzzle_free(&puzzle);
}

/* Two boards that share a box, with the gaps between them. */
static void reads_joined_boards_as_exported(void)
{
    const struct shape nine = {.side = 9, .box_rows = 3, .box_columns = 3};
    struct shape twodoku, sohei;
    struct source_puzzle puzzle, again;
    struct buffer text = {0};
    uint8_t givens[153] = {5, 3, 0, 0, 7};
    CHECK(shape_read("9 joined 0,0 6,6", &twodoku));
    CHECK(shape_read("9 joined 0,6 6,0 6,12 12,6", &sohei));
    struct record record = {.board = board_create(&twodoku, givens)};
    CHECK(record.board != NULL);
    export_text(&record, &text);
    CHECK(read_bytes(text.data, text.length, &twodoku, &puzzle));
    CHECK(memcmp(puzzle.givens, givens, sizeof givens) == 0);
    CHECK(read_bytes(text.data, text.length, &any, &again));
    CHECK(shape_has_boards_of(&again.shape, &twodoku));
    CHECK(memcmp(again.givens, givens, sizeof givens) == 0);
    source_puzzle_free(&again);
    CHECK(!read_bytes(text.data, text.length, &sohei, &again));
    source_puzzle_free(&again);
    CHECK(!read_bytes(text.data, text.length, &nine, &again));
    source_puzzle_free(&again);
    source_puzzle_free(&puzzle);
    board_destroy(record.board);
    buffer_free(&text);
}

static void regions_replace_boxes(void)
{
    uint8_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 1, 3, 3, 3, 3};
    const struct shape jigsaw = {.side = 4, .regions = regions};
    struct source_puzzle puzzle;
    CHECK(read_text("1...............", &jigsaw, &puzzle));
    CHECK(puzzle.shape.regions && memcmp(puzzle.shape.regions, regions, 16) == 0);
    source_puzzle_free(&puzzle);
    CHECK(!read_text(easy_puzzle, &jigsaw, &puzzle));
    source_puzzle_free(&puzzle);
}

static void adds_variants_to_the_board_of_the_puzzle(void)
{
    const struct shape diagonal = {.variants = SUDOKU_VARIANT_DIAGONAL};
    struct source_puzzle puzzle;
    CHECK(read_text(easy_puzzle, &diagonal, &puzzle));
    CHECK_EQ(puzzle.shape.side, 9);
    CHECK_EQ(puzzle.shape.variants, SUDOKU_VARIANT_DIAGONAL);
    source_puzzle_free(&puzzle);
}

static void reads_a_puzzle_on_the_command_line(void)
{
    struct source_puzzle puzzle;
    struct message message;
    CHECK(source_read(easy_puzzle, &any, &puzzle, &message));
    CHECK_EQ(puzzle.givens[0], 5);
    source_puzzle_free(&puzzle);
    CHECK(!source_read("no-such-file", &any, &puzzle, &message));
    CHECK(strstr(message.text, "no-such-file") != NULL);
    source_puzzle_free(&puzzle);
}

int main(int argc, char **argv)
{
    reads_exported_games("9 boxes 3x3", easy_puzzle);
    reads_exported_games("6 boxes 2x3 diagonal", "1.....2.....3.....4.....5.....6.....");
    reads_exported_games("4 regions 1112132233324444", "1...............");
    if (argc > 1)
        reads_samurai_as_exported(argv[1]);
    reads_joined_boards_as_exported();
    regions_replace_boxes();
    adds_variants_to_the_board_of_the_puzzle();
    reads_a_puzzle_on_the_command_line();
    return check_result();
}
