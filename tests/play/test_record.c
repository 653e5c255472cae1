/* Games as text: written and reread, cut at every byte, changed at every byte. */
#include "play/core/record/record.h"

#include <stdlib.h>

#include "play/play_helpers.h"

/* Plays MOVES random moves and appends their lines to OUT. */
static void play(struct board *board, uint64_t seed, unsigned moves, struct buffer *out)
{
    struct record record = {.board = board, .level = 2, .score = 345};
    uint32_t sum = 0;
    record_begin(&record, out, &sum);
    for (unsigned i = 0; i < moves; i++) {
        unsigned kind = move_at_random(board, &seed);
        struct move move = {0};
        if (kind == 1)
            move = history_move(&board->history, board->history.made - 1);
        if (kind)
            record_event((enum event)(EVENT_MOVE + kind - 1), i * 0.25, kind == 1 ? &move : NULL,
                         out, &sum);
    }
    record_event(EVENT_HINT, moves, NULL, out, &sum);
    record_event(EVENT_CHECK, moves, NULL, out, &sum);
}

/* True if both boards are equal. */
static bool boards_are_like(const struct board *a, const struct board *b)
{
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        if (memcmp(a->layers[layer], b->layers[layer], a->cell_count * sizeof(uint64_t)) != 0)
            return false;
    return true;
}

static void reads_written_games(const char *shape, const char *givens)
{
    struct board *board = board_of(shape, givens);
    struct buffer text = {0};
    struct record record;
    play(board, 3, 400, &text);
    struct record_reading reading = record_read(text.data, text.length, &record, NULL, NULL);
    CHECK_EQ(reading.result, RECORD_WHOLE);
    CHECK_EQ(reading.good, text.length);
    CHECK(record.board && boards_are_like(record.board, board));
    CHECK_EQ(record.level, 2);
    CHECK_EQ(record.score, 345);
    CHECK_EQ(record.hints, 1);
    CHECK_EQ(record.checks, 1);
    CHECK_EQ(record.played, 400);
    board_destroy(record.board);
    board_destroy(board);
    buffer_free(&text);
}

/* A level that is unknown at first is written later as an event. */
static void writes_a_level_computed_later(void)
{
    struct record record = {.board = easy_board()}, read;
    struct buffer text = {0};
    uint32_t sum = 0;
    record_begin(&record, &text, &sum);
    record.level = 4;
    record.score = 1234;
    record_level(&record, 0.5, &text, &sum);
    CHECK_EQ(record_read(text.data, text.length, &read, NULL, NULL).result, RECORD_WHOLE);
    CHECK_EQ(read.level, 4);
    CHECK_EQ(read.score, 1234);
    board_destroy(read.board);
    board_destroy(record.board);
    buffer_free(&text);
}

/* Output of version 1, which every later version must read. */
static void reads_saves_of_version_1(void)
{
    static const char text[] = "sudoku-play 1 #abaeb216\n"
                               "shape 4 boxes 2x2 #237ab680\n"
                               "givens 1............... #522a423c\n"
                               "level 3 720 #42524560\n"
                               "1500 move d1:2 m2:4 #7c294cce\n"
                               "2000 move n5:9 #81f05f85\n"
                               "2500 undo #95591138\n"
                               "3000 hint #d23c929b\n"
                               "4000 redo #3b27f52d\n"
                               "4500 check #098ff3ec\n"
                               "5250 time #c0c08ab3\n";
    struct record record;
    struct record_reading reading = record_read(text, sizeof text - 1, &record, NULL, NULL);
    CHECK_EQ(reading.result, RECORD_WHOLE);
    CHECK(record.board != NULL);
    CHECK_EQ(record.level, 3);
    CHECK_EQ(record.score, 720);
    CHECK_EQ(record.hints, 1);
    CHECK_EQ(record.checks, 1);
    CHECK(record.played == 5.25);
    CHECK_EQ(board_digit(record.board, 1), 2);
    CHECK_EQ(record.board->layers[LAYER_CENTER][2], 4);
    CHECK_EQ(record.board->layers[LAYER_CORNER][5], 9);
    board_destroy(record.board);
}

static size_t lines_of(const char *text, size_t length)
{
    size_t lines = 0;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

static void truncated_save_keeps_its_complete_lines(void)
{
    struct board *board = easy_board();
    struct buffer text = {0};
    play(board, 5, 60, &text);
    for (size_t length = 0; length <= text.length; length++) {
        struct record record;
        char *copy = malloc(length + 1); /* a copy, so that reading past its end is detected */
        memcpy(copy, text.data, length);
        struct record_reading reading = record_read(copy, length, &record, NULL, NULL);
        bool is_whole = length == 0 || text.data[length - 1] == '\n';
        CHECK_EQ(reading.result, is_whole ? RECORD_WHOLE : RECORD_TORN);
        CHECK_EQ(lines_of(text.data, reading.good), lines_of(text.data, length));
        board_destroy(record.board);
        free(copy);
    }
    board_destroy(board);
    buffer_free(&text);
}

static void detects_any_changed_byte(void)
{
    struct board *board = easy_board();
    struct buffer text = {0};
    play(board, 5, 60, &text);
    for (size_t at = 0; at < text.length; at++) {
        struct record record;
        char kept = text.data[at];
        text.data[at] = (char)(kept ^ (1 << at % 7));
        struct record_reading reading = record_read(text.data, text.length, &record, NULL, NULL);
        CHECK(reading.result != RECORD_WHOLE);
        CHECK(reading.good <= at);
        text.data[at] = kept;
        board_destroy(record.board);
    }
    board_destroy(board);
    buffer_free(&text);
}

static void detects_exchanged_or_missing_lines(void)
{
    struct board *board = easy_board();
    struct buffer text = {0};
    struct record record;
    play(board, 5, 60, &text);
    char *line = text.data;
    for (unsigned i = 0; i < 10; i++)
        line = strchr(line, '\n') + 1;
    char *next = strchr(line, '\n') + 1;
    memmove(line, next, text.length - (size_t)(next - text.data));
    struct record_reading reading =
        record_read(text.data, text.length - (size_t)(next - line), &record, NULL, NULL);
    CHECK_EQ(reading.result, RECORD_DAMAGED);
    CHECK_EQ(reading.line, 11);
    board_destroy(record.board);
    board_destroy(board);
    buffer_free(&text);
}

static void detects_later_versions(void)
{
    static const char text[] = "sudoku-play 2 #01234567\nwhatever\n";
    struct record record;
    struct record_reading reading = record_read(text, sizeof text - 1, &record, NULL, NULL);
    CHECK_EQ(reading.result, RECORD_NEWER);
    CHECK(record.board == NULL);
}

static void count_visit(void *user, enum event event, double seconds, const struct move *move)
{
    unsigned *counts = user;
    counts[event]++;
    CHECK(seconds >= 0);
    CHECK_EQ(event == EVENT_MOVE, move->count > 0);
}

static void visits_every_event(void)
{
    struct board *board = easy_board();
    struct buffer text = {0};
    struct record record;
    unsigned counts[EVENT_COUNT] = {0}, sum = 0;
    play(board, 5, 300, &text);
    record_read(text.data, text.length, &record, count_visit, counts);
    for (unsigned i = 0; i < EVENT_COUNT; i++)
        sum += counts[i];
    CHECK_EQ(sum, lines_of(text.data, text.length) - 4);
    CHECK(counts[EVENT_UNDO] > 5 && counts[EVENT_MOVE] > 50);
    CHECK_EQ(counts[EVENT_HINT], 1);
    board_destroy(record.board);
    board_destroy(board);
    buffer_free(&text);
}

int main(void)
{
    reads_written_games("9 boxes 3x3", easy_puzzle);
    reads_written_games("9 samurai", "");
    reads_written_games("9 joined 0,0 6,6", "");
    reads_written_games("25 boxes 5x5 diagonal", "..P");
    reads_written_games("4 regions 1122112233443344", "..4");
    writes_a_level_computed_later();
    reads_saves_of_version_1();
    truncated_save_keeps_its_complete_lines();
    detects_any_changed_byte();
    detects_exchanged_or_missing_lines();
    detects_later_versions();
    visits_every_event();
    return check_result();
}
