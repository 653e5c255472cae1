/* A text cut into lines: one window over the text, filled in large blocks. */
#include "text_lines.h"

#include <string.h>

#include "mem.h"

/* Room for a line of the greatest length, and for as much text before it while looking ahead. */
enum { WINDOW = 2 * TEXT_LINE_LIMIT };

bool text_lines_open(struct text_lines *lines, const struct sudoku_allocator *allocator,
                     sudoku_read_callback *read, void *user)
{
    char *buffer = mem_alloc(allocator, WINDOW, 1);
    if (!buffer)
        return false;
    *lines = (struct text_lines){
        .data = buffer, .buffer = buffer, .capacity = WINDOW, .read = read, .user = user};
    return true;
}

void text_lines_open_memory(struct text_lines *lines, const char *text, size_t length)
{
    *lines = (struct text_lines){.data = text, .end = length, .is_at_end = true};
}

void text_lines_close(struct text_lines *lines, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, lines->buffer);
}

/* Moves what is still needed to the start of the window, where that makes enough room. */
static void make_room(struct text_lines *lines)
{
    size_t base = lines->is_marked ? lines->mark : lines->position;
    if (base < lines->capacity / 2 && lines->end < lines->capacity)
        return;
    memmove(lines->buffer, lines->buffer + base, lines->end - base);
    lines->position -= base;
    lines->end -= base;
    lines->mark -= lines->is_marked ? base : 0;
    lines->line_feed -= lines->line_feed > base ? base : lines->line_feed;
    lines->carriage_return -= lines->carriage_return > base ? base : lines->carriage_return;
}

/* Reads more text behind END. False: none came, the reason is in the flags, or the window is
 * full. */
static bool fill(struct text_lines *lines)
{
    if (lines->is_at_end || lines->has_failed)
        return false;
    make_room(lines);
    size_t room = lines->capacity - lines->end;
    if (room == 0)
        return false;
    ptrdiff_t got = lines->read(lines->user, lines->buffer + lines->end, room);
    if (got == 0)
        lines->is_at_end = true;
    else if (got < 0 || (size_t)got > room)
        lines->has_failed = true;
    else
        lines->end += (size_t)got;
    return got > 0 && !lines->has_failed;
}

/* The next BYTE from POSITION, or END. *FOUND_AT keeps how far the search came. */
static size_t find(const struct text_lines *lines, size_t *found_at, char byte)
{
    if (*found_at < lines->position)
        *found_at = lines->position;
    if (*found_at < lines->end && lines->data[*found_at] != byte) {
        const char *found = memchr(lines->data + *found_at, byte, lines->end - *found_at);
        *found_at = found ? (size_t)(found - lines->data) : lines->end;
    }
    return *found_at;
}

/* Where the line at POSITION ends in DATA; END where its end is not there yet. */
static size_t line_end(struct text_lines *lines)
{
    size_t line_feed = find(lines, &lines->line_feed, '\n');
    size_t carriage_return = find(lines, &lines->carriage_return, '\r');
    size_t end = line_feed < carriage_return ? line_feed : carriage_return;
    /* The line feed of a CRLF may not have been read yet. */
    bool may_go_on = end == carriage_return && end + 1 >= lines->end;
    return may_go_on && !lines->is_at_end && !lines->has_failed ? lines->end : end;
}

/* Steps over the line end at END. */
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
        if (!fill(lines) && (lines->is_at_end || lines->has_failed)) {
            step_over(lines, line_end(lines));
            break;
        }
    }
    lines->is_inside_line = false;
}

/* Takes a byte order mark off the first line. */
static void strip_byte_order_mark(struct text_line *line)
{
    if (line->number != 1 || line->length < 3 || memcmp(line->text, "\xEF\xBB\xBF", 3) != 0)
        return;
    line->text += 3;
    line->length -= 3;
}

enum text_lines_answer text_lines_next(struct text_lines *lines, struct text_line *line)
{
    if (lines->is_inside_line)
        leave_line(lines);
    size_t end = line_end(lines);
    while (end == lines->end && end - lines->position <= TEXT_LINE_LIMIT && fill(lines))
        end = line_end(lines);
    /* A carriage return at the very end is known for one only when the end is. */
    if (end == lines->end)
        end = line_end(lines);
    bool is_whole = end < lines->end || lines->is_at_end;
    size_t length = end - lines->position;
    if (length <= TEXT_LINE_LIMIT && !is_whole)
        return lines->has_failed ? TEXT_LINES_FAILED : TEXT_LINES_TOO_FAR;
    if (lines->position == lines->end)
        return TEXT_LINES_END;
    if (length > TEXT_LINE_LIMIT && lines->is_marked)
        return TEXT_LINES_TOO_FAR;
    *line = (struct text_line){lines->data + lines->position, length, ++lines->number, false};
    if (length > TEXT_LINE_LIMIT) {
        line->length = TEXT_LINE_LIMIT;
        line->is_cut = lines->is_inside_line = true;
        lines->position += TEXT_LINE_LIMIT;
        return TEXT_LINES_OK;
    }
    step_over(lines, end);
    strip_byte_order_mark(line);
    return TEXT_LINES_OK;
}

static void go_back(struct text_lines *lines, size_t position, uint64_t number)
{
    lines->position = lines->line_feed = lines->carriage_return = position;
    lines->number = number;
}

void text_lines_push_back(struct text_lines *lines, const struct text_line *line)
{
    go_back(lines, (size_t)(line->text - lines->data), line->number - 1);
}

void text_lines_mark(struct text_lines *lines, const struct text_line *line)
{
    text_lines_push_back(lines, line);
    lines->mark = lines->position;
    lines->marked_number = lines->number;
    lines->is_marked = true;
}

void text_lines_rewind(struct text_lines *lines)
{
    go_back(lines, lines->mark, lines->marked_number);
    lines->is_marked = false;
}
