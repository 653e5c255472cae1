#include "play/core/record/record.h"

#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/core/model/scan.h"

static const char *const event_names[EVENT_COUNT] = {"move",  "undo", "redo", "hint",
                                                     "check", "time", "level"};
static const char layer_letters[LAYER_COUNT + 1] = "dnmc";

/* " #" and eight digits. */
enum { SUM_LENGTH = 10 };

const char *event_name(enum event event)
{
    return event_names[event];
}

/* Extends the CRC-32 (ISO 3309, as in zip and PNG) SUM by SIZE bytes. */
static uint32_t extend_checksum(uint32_t sum, const char *data, size_t size)
{
    sum = ~sum;
    for (size_t i = 0; i < size; i++) {
        sum ^= (uint8_t)data[i];
        for (unsigned bit = 0; bit < 8; bit++)
            sum = sum >> 1 ^ (sum & 1 ? 0xEDB88320U : 0);
    }
    return ~sum;
}

/* -------------------------------------------------------------------------------------- writing */

void record_end_line(struct buffer *out, size_t start, uint32_t *sum)
{
    *sum = extend_checksum(*sum, buffer_at(out, start), out->length - start);
    buffer_printf(out, " #%08" PRIx32 "\n", *sum);
}

static void write_givens(const struct board *board, struct buffer *out)
{
    buffer_printf(out, "givens ");
    for (unsigned cell = 0; cell < board->cell_count; cell++)
        buffer_printf(out, "%c", shape_symbol(board->givens[cell]));
}

void record_begin(const struct record *record, struct buffer *out, uint32_t *sum)
{
    size_t start = out->length;
    buffer_printf(out, "sudoku-play %d", RECORD_VERSION);
    record_end_line(out, start, sum);
    start = out->length;
    buffer_printf(out, "shape ");
    shape_write(&record->board->shape, out);
    record_end_line(out, start, sum);
    start = out->length;
    write_givens(record->board, out);
    record_end_line(out, start, sum);
    start = out->length;
    buffer_printf(out, "level %u %u", record->level, record->score);
    record_end_line(out, start, sum);
}

void record_event(enum event event, double seconds, const struct move *move, struct buffer *out,
                  uint32_t *sum)
{
    size_t start = out->length;
    buffer_printf(out, "%.0f %s", floor(seconds * 1000), event_names[event]);
    for (size_t i = 0; move && i < move->count; i++)
        buffer_printf(out, " %c%u:%" PRIx64, layer_letters[move->changes[i].layer],
                      move->changes[i].cell, move->changes[i].after);
    record_end_line(out, start, sum);
}

void record_level(const struct record *record, double seconds, struct buffer *out, uint32_t *sum)
{
    size_t start = out->length;
    buffer_printf(out, "%.0f %s %u %u", floor(seconds * 1000), event_names[EVENT_LEVEL],
                  record->level, record->score);
    record_end_line(out, start, sum);
}

/* -------------------------------------------------------------------------------------- reading */

static bool read_change(const char **text, struct change *change)
{
    const char *letter = **text == ' ' && (*text)[1] ? strchr(layer_letters, (*text)[1]) : NULL;
    uint64_t cell;
    if (!letter)
        return false;
    *text += 2;
    if (!scan_number(text, 10, UINT16_MAX, &cell) || !scan_text(text, ":") ||
        !scan_number(text, 16, UINT64_MAX, &change->after))
        return false;
    change->layer = (uint8_t)(letter - layer_letters);
    change->cell = (uint16_t)cell;
    change->before = 0;
    return true;
}

static bool read_move(const char *text, struct board *board)
{
    struct buffer changes = {0};
    struct change change;
    while (*text && read_change(&text, &change))
        buffer_add(&changes, &change, sizeof change);
    bool done = *text == '\0' &&
                board_replay(board, buffer_at(&changes, 0), changes.length / sizeof change);
    buffer_free(&changes);
    return done;
}

static bool read_level(const char *text, struct record *record)
{
    return scan_unsigned(&text, SUDOKU_LEVEL_EXTREME, &record->level) && scan_text(&text, " ") &&
           scan_unsigned(&text, UINT_MAX, &record->score) && *text == '\0';
}

static bool do_event(enum event event, const char *rest, struct record *record)
{
    switch (event) {
    case EVENT_MOVE:
        return read_move(rest, record->board);
    case EVENT_UNDO:
        return board_undo(record->board);
    case EVENT_REDO:
        return board_redo(record->board);
    case EVENT_HINT:
        record->hints++;
        return true;
    case EVENT_CHECK:
        record->checks++;
        return true;
    case EVENT_LEVEL:
        return scan_text(&rest, " ") && read_level(rest, record);
    default:
        return true;
    }
}

struct reading {
    struct record *record;
    struct shape shape; /* set from the line of the shape to the line of the givens */
    record_visit *visit;
    void *user;
};

/* Updates the record for EVENT. */
static void note_event(struct reading *reading, enum event event, double seconds)
{
    struct record *record = reading->record;
    struct move move = {0};
    record->played = seconds;
    if (event == EVENT_MOVE) {
        move = history_move(&record->board->history, record->board->history.made - 1);
        record->is_solved =
            record->is_solved || (board_open(record->board) == 0 && board_is_solved(record->board));
    }
    if (reading->visit)
        reading->visit(reading->user, event, seconds, &move);
}

static bool read_event(const char *line, struct reading *reading)
{
    static const uint64_t longest = (uint64_t)1 << 50;
    char word[8];
    uint64_t time;
    if (!scan_number(&line, 10, longest, &time) || !scan_text(&line, " ") ||
        !scan_word(&line, word, sizeof word))
        return false;
    for (enum event event = EVENT_MOVE; event < EVENT_COUNT; event++)
        if (strcmp(word, event_names[event]) == 0) {
            if (!do_event(event, line, reading->record))
                return false;
            note_event(reading, event, (double)time / 1000);
            return true;
        }
    return false;
}

static bool read_givens(const char *text, struct reading *reading)
{
    uint8_t givens[SUDOKU_MAX_CELLS] = {0};
    struct sudoku_layout *layout = shape_layout(&reading->shape);
    size_t length = strlen(text);
    bool is_sound = layout && length == sudoku_layout_cell_count(layout);
    for (size_t i = 0; is_sound && i < length; i++) {
        int digit = shape_digit(text[i]);
        is_sound = digit >= 0;
        givens[i] = (uint8_t)digit;
    }
    sudoku_layout_destroy(layout);
    if (is_sound)
        reading->record->board = board_create(&reading->shape, givens);
    return reading->record->board != NULL;
}

/* Reads line NUMBER of a save. */
static bool read_line(const char *line, size_t number, struct reading *reading)
{
    switch (number) {
    case 1:
        return strcmp(line, "sudoku-play 1") == 0;
    case 2:
        return scan_text(&line, "shape ") && shape_read(line, &reading->shape);
    case 3:
        return scan_text(&line, "givens ") && read_givens(line, reading);
    case 4:
        return scan_text(&line, "level ") && read_level(line, reading->record);
    default:
        return read_event(line, reading);
    }
}

/* Removes the checksum from the LENGTH bytes of LINE and updates *SUM. Returns false if it does not
 * match. */
static bool strip_checksum(char *line, size_t length, uint32_t *sum)
{
    char expected[SUM_LENGTH + 1];
    if (length < SUM_LENGTH || memchr(line, 0, length))
        return false;
    char *end = line + length - SUM_LENGTH;
    *sum = extend_checksum(*sum, line, length - SUM_LENGTH);
    snprintf(expected, sizeof expected, " #%08" PRIx32, *sum);
    if (strcmp(end, expected) != 0)
        return false;
    *end = '\0';
    return true;
}

static bool is_newer(const char *line, size_t number)
{
    unsigned version;
    return number == 1 && scan_text(&line, "sudoku-play ") &&
           scan_unsigned(&line, UINT_MAX, &version) && version > RECORD_VERSION;
}

struct record_reading record_read(const char *text, size_t length, struct record *record,
                                  record_visit *visit, void *user)
{
    struct record_reading result = {.result = RECORD_WHOLE};
    struct reading reading = {.visit = visit, .user = user};
    struct buffer line = {0};
    *record = (struct record){0};
    reading.record = record;
    while (result.result == RECORD_WHOLE && result.good < length) {
        const char *start = text + result.good, *end = memchr(start, '\n', length - result.good);
        size_t size = end ? (size_t)(end - start) : 0;
        uint32_t sum = result.sum;
        result.line++;
        line.length = 0;
        buffer_add(&line, start, size);
        buffer_add(&line, "", 1);
        if (!end)
            result.result = RECORD_TORN;
        else if (is_newer(line.data, result.line))
            result.result = RECORD_NEWER;
        else if (!strip_checksum(line.data, size, &sum) ||
                 !read_line(line.data, result.line, &reading))
            result.result = RECORD_DAMAGED;
        if (result.result == RECORD_WHOLE) {
            result.good += size + 1;
            result.sum = sum;
        }
    }
    buffer_free(&line);
    shape_free(&reading.shape);
    return result;
}

bool record_read_save(const char *text, size_t length, const char *name, struct record *record,
                      struct message *message)
{
    struct record_reading reading = record_read(text, length, record, NULL, NULL);
    if (reading.result == RECORD_NEWER)
        return message_set(message, "%s was written by a later version", name);
    if (!record->board)
        return message_set(message, "%s:%zu: this is no save of a game", name, reading.line);
    if (reading.result == RECORD_DAMAGED)
        return message_set(message, "%s is damaged at line %zu", name, reading.line);
    return true;
}
