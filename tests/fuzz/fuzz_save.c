/* Saves of a game, with or without valid checksums: the part read lies within the file and is a
 * legal game; it can be written and read again; a truncated save is reported as torn. */
#include <string.h>

#include "fuzz.h"
#include "play/save/record.h"

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

static void check_game(const struct game *game)
{
    HOLDS(game->side >= 2 && game->side <= SUDOKU_MAX_SIDE);
    HOLDS(game->cell_count == sudoku_layout_cell_count(game->layout));
    for (unsigned cell = 0; cell < game->cell_count; cell++) {
        uint64_t digit = game->layers[LAYER_DIGIT][cell];
        HOLDS(digit <= game->side && game->layers[LAYER_COLOR][cell] <= MAX_COLOR);
        HOLDS(game->givens[cell] == 0 || game->givens[cell] == digit);
        for (enum layer layer = LAYER_CORNER; layer <= LAYER_CENTER; layer++)
            HOLDS(game->side == 64 || game->layers[layer][cell] >> game->side == 0);
    }
    HOLDS(game->history.made <= history_count(&game->history));
}

static bool boards_are_alike(const struct game *a, const struct game *b)
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
    HOLDS(again.game && boards_are_alike(again.game, record->game));
    record_begin(&again, &whole.text, &whole.sum);
    events.text.length = 0;
    events.sum = whole.sum;
    game_destroy(again.game);
    (void)record_read(text, good, &again, copy_event, &events);
    buffer_add(&whole.text, buffer_at(&events.text, 0), events.text.length);
    reading = record_read(whole.text.data, whole.text.length, &third, NULL, NULL);
    HOLDS(reading.result == RECORD_WHOLE && reading.good == whole.text.length);
    HOLDS(third.game && boards_are_alike(third.game, record->game));
    HOLDS(third.hints == record->hints && third.checks == record->checks);
    HOLDS(third.is_solved == record->is_solved);
    game_destroy(again.game);
    game_destroy(third.game);
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
    game_destroy(record.game);
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
    if (record.game) {
        check_game(record.game);
        expect_copies(text.data, reading.good, &record);
    }
    if (reading.good)
        expect_torn(text.data, reading.good, cut * reading.good / 255);
    game_destroy(record.game);
    buffer_free(&text);
    return 0;
}
