/* Saves of a game, with or without valid checksums: the part read lies within the file and is a
 * legal game; it can be written and read again; a truncated save is reported as torn. */
#include <string.h>

#include "fuzz.h"
#include "play/core/record/record.h"

enum { MAX_TEXT = 4096 };

/* Appends the lines of TEXT to OUT, each with its checksum. */
static void add_sums(const char *text, size_t length, struct buffer *out)
{
    uint32_t sum = 0;
    while (length > 0) {
        const char *end = memchr(text, '\n', length);
        size_t size = end ? (size_t)(end - text) : length;
        size_t start = out->length;
        buffer_add(out, text, size);
        record_end_line(out, start, &sum);
        size += end != NULL;
        text += size;
        length -= size;
    }
}

static void check_game(const struct board *board)
{
    HOLDS(board->side >= 2 && board->side <= SUDOKU_MAX_SIDE);
    HOLDS(board->cell_count == sudoku_layout_cell_count(board->layout));
    for (unsigned cell = 0; cell < board->cell_count; cell++) {
        uint64_t digit = board->layers[LAYER_DIGIT][cell];
        HOLDS(digit <= board->side && board->layers[LAYER_COLOR][cell] <= MAX_COLOR);
        HOLDS(board->givens[cell] == 0 || board->givens[cell] == digit);
        for (enum layer layer = LAYER_CORNER; layer <= LAYER_CENTER; layer++)
            HOLDS(board->side == 64 || board->layers[layer][cell] >> board->side == 0);
    }
    HOLDS(board->history.made <= history_count(&board->history));
}

static bool boards_are_alike(const struct board *a, const struct board *b)
{
    for (unsigned layer = 0; layer < LAYER_COUNT; layer++)
        if (memcmp(a->layers[layer], b->layers[layer], a->cell_count * sizeof(uint64_t)) != 0)
            return false;
    return true;
}

/* The events of a save, written again. */
struct copy {
    struct buffer text;
    uint32_t sum;
    const struct record *record;
};

static void copy_event(void *user, enum event event, double seconds, const struct move *move)
{
    struct copy *copy = user;
    HOLDS(seconds >= 0 && (event == EVENT_MOVE) == (move->count > 0));
    if (event == EVENT_LEVEL)
        record_level(copy->record, seconds, &copy->text, &copy->sum);
    else
        record_event(event, seconds, event == EVENT_MOVE ? move : NULL, &copy->text, &copy->sum);
}

/* Reads the valid part of a save again, and writes and reads its events. */
static void expect_copies(const char *text, size_t good, const struct record *record)
{
    struct record again, third;
    struct copy events = {.record = &again}, whole = {0};
    struct record_reading reading = record_read(text, good, &again, copy_event, &events);
    HOLDS(reading.result == RECORD_WHOLE && reading.good == good);
    HOLDS(again.board && boards_are_alike(again.board, record->board));
    record_begin(&again, &whole.text, &whole.sum);
    events.text.length = 0;
    events.sum = whole.sum;
    board_destroy(again.board);
    (void)record_read(text, good, &again, copy_event, &events);
    buffer_add(&whole.text, buffer_at(&events.text, 0), events.text.length);
    reading = record_read(whole.text.data, whole.text.length, &third, NULL, NULL);
    HOLDS(reading.result == RECORD_WHOLE && reading.good == whole.text.length);
    HOLDS(third.board && boards_are_alike(third.board, record->board));
    HOLDS(third.hints == record->hints && third.checks == record->checks);
    HOLDS(third.is_solved == record->is_solved);
    board_destroy(again.board);
    board_destroy(third.board);
    buffer_free(&events.text);
    buffer_free(&whole.text);
}

/* A valid save that is cut lacks only its last line. */
static void expect_torn(const char *text, size_t good, size_t cut)
{
    struct record record;
    struct record_reading reading = record_read(text, cut, &record, NULL, NULL);
    HOLDS(cut <= good && reading.good <= cut);
    HOLDS(reading.result == (reading.good == cut ? RECORD_WHOLE : RECORD_TORN));
    HOLDS(!memchr(text + reading.good, '\n', cut - reading.good));
    board_destroy(record.board);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct buffer text = {0};
    struct record record;
    unsigned way = next_byte(&bytes), cut = next_byte(&bytes);
    size_t length = bytes.size < MAX_TEXT ? bytes.size : MAX_TEXT;
    if (way % 4)
        add_sums((const char *)bytes.data, length, &text);
    else
        buffer_add(&text, bytes.data, length);
    struct record_reading reading =
        record_read(buffer_at(&text, 0), text.length, &record, NULL, NULL);
    HOLDS(reading.good <= text.length);
    HOLDS((reading.result == RECORD_WHOLE) == (reading.good == text.length));
    HOLDS(reading.good == 0 || text.data[reading.good - 1] == '\n');
    if (record.board) {
        check_game(record.board);
        expect_copies(text.data, reading.good, &record);
    }
    if (reading.good)
        expect_torn(text.data, reading.good, cut * reading.good / 255);
    board_destroy(record.board);
    buffer_free(&text);
    return 0;
}
