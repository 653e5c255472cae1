/* The lines of a text: a window over the text, filled in large blocks. */
#include "text/read/lines/lines.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/mem.h"
#include "text/read/lines/decode.h"
#include "text/symbols.h"

/* Room for the longest line, and for as much text before it while looking ahead. */
enum { WINDOW = 2 * TEXT_LINE_LIMIT };

/* The source of lines that are read or decoded. */
struct text_store {
    struct text_decoder decoder;
    const char *text; /* the rest of a text in memory */
    size_t length;
    char window[WINDOW];
};

static ptrdiff_t read_memory(void *user, char *buffer, size_t size)
{
    struct text_store *store = user;
    size = size < store->length ? size : store->length;
    memcpy(buffer, store->text, size);
    store->text += size;
    store->length -= size;
    return (ptrdiff_t)size;
}

static struct text_store *open_store(struct text_lines *lines,
                                     const struct sudoku_allocator *allocator)
{
    struct text_store *store = mem_alloc(allocator, 1, sizeof *store);
    if (store)
        *lines = (struct text_lines){
            .data = store->window, .buffer = store->window, .capacity = WINDOW, .store = store};
    return store;
}

bool text_lines_open(struct text_lines *lines, const struct sudoku_allocator *allocator,
                     sudoku_text_read_callback *read, void *user)
{
    struct text_store *store = open_store(lines, allocator);
    if (store)
        text_decoder_start(&store->decoder, read, user);
    return store;
}

bool text_lines_open_memory(struct text_lines *lines, const struct sudoku_allocator *allocator,
                            const char *text, size_t length)
{
    if (text_is_plain(text, length)) {
        *lines = (struct text_lines){.data = text, .end = length, .is_at_end = true};
        return true;
    }
    struct text_store *store = open_store(lines, allocator);
    if (!store)
        return false;
    store->text = text;
    store->length = length;
    text_decoder_start(&store->decoder, read_memory, store);
    return true;
}

void text_lines_close(struct text_lines *lines, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, lines->store);
}

/* Moves the part that is still needed to the start of the window, if that makes room enough. */
static void make_room(struct text_lines *lines)
{
    size_t base = lines->is_marked ? lines->mark : lines->position;
    if (base < lines->capacity / 2 && lines->end < lines->capacity)
        return;
    memmove(lines->buffer, lines->buffer + base, lines->end - base);
    lines->position -= base;
    lines->end -= base;
    lines->mark -= lines->is_marked ? base : 0;
    lines->searched -= lines->searched > base ? base : lines->searched;
}

/* If none came, the flags say why, or the window is full. */
bool text_lines_fill(struct text_lines *lines)
{
    if (lines->is_at_end || lines->has_failed)
        return false;
    make_room(lines);
    size_t room = lines->capacity - lines->end;
    if (room == 0)
        return false;
    ptrdiff_t got = text_decoder_read(&lines->store->decoder, lines->buffer + lines->end, room);
    if (got == 0)
        lines->is_at_end = true;
    else if (got < 0 || (size_t)got > room)
        lines->has_failed = true;
    else
        lines->end += (size_t)got;
    return got > 0 && !lines->has_failed;
}

/* The first line feed or carriage return from POSITION on, or END. */
static size_t find_line_end(struct text_lines *lines)
{
    enum { CHUNK = 256 }; /* neither byte is searched for far beyond the other */
    size_t at = lines->searched > lines->position ? lines->searched : lines->position;
    const char *found = NULL;
    while (!found && at < lines->end) {
        const char *start = lines->data + at;
        size_t length = lines->end - at < CHUNK ? lines->end - at : CHUNK;
        const char *line_feed = memchr(start, '\n', length);
        length = line_feed ? (size_t)(line_feed - start) : length;
        found = length ? memchr(start, '\r', length) : NULL;
        found = found ? found : line_feed;
        at = found ? (size_t)(found - lines->data) : at + length;
    }
    lines->searched = at;
    return at;
}

/* The end of the line at POSITION in DATA, or END if it is not read yet. */
static size_t line_end(struct text_lines *lines)
{
    size_t end = find_line_end(lines);
    /* The line feed of a CRLF may not have been read yet. */
    bool may_go_on = end + 1 >= lines->end && end < lines->end && lines->data[end] == '\r';
    return may_go_on && !lines->is_at_end && !lines->has_failed ? lines->end : end;
}

static void step_over(struct text_lines *lines, size_t end)
{
    if (end < lines->end && lines->data[end] == '\r' && end + 1 < lines->end &&
        lines->data[end + 1] == '\n')
        end++;
    lines->position = end < lines->end ? end + 1 : lines->end;
}

/* Drops the rest of a line that was cut. */
static void leave_line(struct text_lines *lines)
{
    for (;;) {
        size_t end = line_end(lines);
        if (end < lines->end) {
            step_over(lines, end);
            break;
        }
        /* A carriage return that waits for its line feed stays. */
        bool waits = end && lines->position < end && lines->data[end - 1] == '\r';
        lines->position = waits ? end - 1 : end;
        if (!text_lines_fill(lines) && (lines->is_at_end || lines->has_failed)) {
            step_over(lines, line_end(lines));
            break;
        }
    }
    lines->is_inside_line = false;
}

/* Removes quotation marks of mail, "> " or ">> " or "> > ", and a label. */
static void strip_prefix(const struct text_lines *lines, struct text_line *line)
{
    size_t length = 0;
    while (length < line->length && line->text[length] == '>')
        length += length + 1 < line->length && line->text[length + 1] == ' ' ? 2 : 1;
    if (lines->label)
        length += lines->label(line->text + length, line->length - length);
    line->skipped = length;
    line->text += length;
    line->length -= length;
}

enum text_lines_answer text_lines_next(struct text_lines *lines, struct text_line *line)
{
    if (lines->is_inside_line)
        leave_line(lines);
    size_t end = line_end(lines);
    while (end == lines->end && end - lines->position <= TEXT_LINE_LIMIT && text_lines_fill(lines))
        end = line_end(lines);
    /* A carriage return at the very end counts only once the end is reached. */
    if (end == lines->end)
        end = line_end(lines);
    /* Looking ahead reaches as far in a text in memory as in the window of others. */
    bool is_seen = !lines->is_marked || end - lines->mark < WINDOW;
    bool is_whole = (end < lines->end || lines->is_at_end) && is_seen;
    size_t length = end - lines->position;
    if (length <= TEXT_LINE_LIMIT && !is_whole)
        return lines->has_failed ? TEXT_LINES_FAILED : TEXT_LINES_TOO_FAR;
    if (lines->position == lines->end)
        return TEXT_LINES_END;
    if (length > TEXT_LINE_LIMIT && lines->is_marked)
        return TEXT_LINES_TOO_FAR;
    *line = (struct text_line){
        .text = lines->data + lines->position, .length = length, .number = ++lines->number};
    if (length > TEXT_LINE_LIMIT) {
        line->length = TEXT_LINE_LIMIT;
        line->is_cut = lines->is_inside_line = true;
        lines->position += TEXT_LINE_LIMIT;
        return TEXT_LINES_OK;
    }
    step_over(lines, end);
    strip_prefix(lines, line);
    return TEXT_LINES_OK;
}

size_t text_pass_spaces(const struct text_line *line, size_t at)
{
    while (at < line->length && text_is_space(line->text[at]))
        at++;
    return at;
}

uint64_t text_column(const struct text_line *line, const char *place)
{
    return line->skipped + (uint64_t)(place - line->text) + 1;
}

static void go_back(struct text_lines *lines, size_t position, uint64_t number)
{
    lines->position = lines->searched = position;
    lines->number = number;
}

void text_lines_push_back(struct text_lines *lines, const struct text_line *line)
{
    go_back(lines, (size_t)(line->text - lines->data) - line->skipped, line->number - 1);
    lines->is_inside_line = false;
}

void text_lines_mark(struct text_lines *lines, const struct text_line *line)
{
    text_lines_push_back(lines, line);
    lines->mark = lines->position;
    lines->marked_number = lines->number;
    lines->is_marked = true;
}

void text_lines_rewind(struct text_lines *lines, struct text_line *line)
{
    go_back(lines, lines->mark, lines->marked_number);
    lines->is_marked = false;
    /* It was there a moment ago. */
    (void)text_lines_next(lines, line);
}

/* ---------------------------------------------------------- texts whose lines mean nothing */

void text_lines_to_bytes(struct text_lines *lines, const struct text_line *line)
{
    text_lines_push_back(lines, line);
    lines->column = 1;
}

int text_lines_peek(struct text_lines *lines)
{
    if (lines->position == lines->end && !text_lines_fill(lines))
        return -1;
    return (unsigned char)lines->data[lines->position];
}

int text_lines_take(struct text_lines *lines)
{
    int byte = text_lines_peek(lines);
    if (byte < 0)
        return byte;
    lines->position++;
    lines->column++;
    if (byte == '\n' || (byte == '\r' && text_lines_peek(lines) != '\n')) {
        lines->number++;
        lines->column = 1;
    }
    return byte;
}

struct text_line text_lines_here(const struct text_lines *lines, const char *text, size_t length,
                                 uint64_t column)
{
    return (struct text_line){.text = text,
                              .length = length,
                              .number = lines->number + 1,
                              .skipped = (size_t)(column - 1)};
}

/* ------------------------------------------------------------------------------------- faults */

enum sudoku_status text_error(struct sudoku_text_error *error, uint64_t line, uint64_t column,
                              const char *format, ...)
{
    va_list arguments;
    error->line = line;
    error->column = column;
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return SUDOKU_ERR_TEXT;
}

enum sudoku_status text_error_at(struct sudoku_text_error *error, const struct text_line *line,
                                 size_t at, const char *format, ...)
{
    va_list arguments;
    error->line = line->number;
    error->column = line->skipped + at + 1;
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return SUDOKU_ERR_TEXT;
}

void text_describe(const struct text_line *line, const char *place, size_t length,
                   char found[TEXT_FOUND_SIZE])
{
    enum { SHOWN = 24 };
    const char *end = line->text + line->length;
    bool is_printable = true;
    if (place >= end) {
        snprintf(found, TEXT_FOUND_SIZE, "the end of the line");
        return;
    }
    for (size_t i = 0; i < length; i++)
        is_printable &= (unsigned char)place[i] >= 0x20 && place[i] != 0x7F;
    if (!is_printable || length == 0 || (length == 1 && (*place & 0x80)))
        snprintf(found, TEXT_FOUND_SIZE, "the byte 0x%02X", (unsigned)(unsigned char)*place);
    else if (length > SHOWN)
        snprintf(found, TEXT_FOUND_SIZE, "'%.*s...'", SHOWN - 3, place);
    else
        snprintf(found, TEXT_FOUND_SIZE, "'%.*s'", (int)length, place);
}
