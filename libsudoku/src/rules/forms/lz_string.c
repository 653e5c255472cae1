#include "rules/forms/lz_string.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "common/mem.h"

/* The codes that are no strings. */
enum { CODE_BYTE = 0, CODE_UNIT = 1, CODE_END = 2, FIRST_CODE = 3 };

/* A string of the dictionary: a part of the text so far. */
struct phrase {
    uint32_t start;
    uint32_t length;
};

struct stream {
    const char *text;
    size_t length;
    size_t bit; /* the next one, 6 in each character */
    bool is_bad;
    char *plain;
    size_t end, limit;
    struct phrase *phrases;
    size_t count;
    unsigned width; /* bits of a code */
};

/* The value of a character of base64, or -1. */
static int value_of(char c)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *found = c ? strchr(digits, c) : NULL;
    return found ? (int)(found - digits) : -1;
}

/* Takes COUNT bits, the lowest first. */
static unsigned take_bits(struct stream *stream, unsigned count)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < count; i++, stream->bit++) {
        size_t at = stream->bit / 6;
        int value = at < stream->length ? value_of(stream->text[at]) : -1;
        if (value < 0) {
            stream->is_bad = true;
            return 0;
        }
        bits |= ((unsigned)value >> (5 - stream->bit % 6) & 1) << i;
    }
    return bits;
}

static void add_phrase(struct stream *stream, size_t start, size_t length)
{
    stream->phrases[stream->count++] = (struct phrase){(uint32_t)start, (uint32_t)length};
    /* Codes grow by a bit before one that needs it is added. */
    if (stream->count == (size_t)1 << stream->width)
        stream->width++;
}

/* Adds the string of CODE to the text, after the string that begins at LAST. */
static void add_text(struct stream *stream, unsigned code, size_t last)
{
    const size_t start = stream->end, last_length = start - last;
    bool is_own =
        code == stream->count && last_length; /* the last string and its first character */
    if (code > stream->count || (code == stream->count && !is_own)) {
        stream->is_bad = true;
        return;
    }
    const struct phrase phrase =
        is_own ? (struct phrase){(uint32_t)last, (uint32_t)last_length + 1} : stream->phrases[code];
    if (phrase.length > stream->limit - stream->end) {
        stream->is_bad = true;
        return;
    }
    for (uint32_t i = 0; i < phrase.length; i++)
        stream->plain[stream->end++] = stream->plain[phrase.start + i];
    if (last_length)
        add_phrase(stream, last, last_length + 1);
}

/* Adds a character that the text did not have before. */
static void add_character(struct stream *stream, unsigned character, size_t last)
{
    const size_t start = stream->end;
    if (stream->end == stream->limit) {
        stream->is_bad = true;
        return;
    }
    stream->plain[stream->end++] = character < 0x80 ? (char)character : '?';
    add_phrase(stream, start, 1);
    if (start > last)
        add_phrase(stream, last, start - last + 1);
}

static void decompress(struct stream *stream)
{
    size_t last = 0;
    unsigned width = 2; /* of the first code */
    stream->count = FIRST_CODE;
    stream->width = 3;
    for (;;) {
        const unsigned code = take_bits(stream, width);
        const size_t start = stream->end;
        if (stream->is_bad || code == CODE_END)
            return;
        if (code == CODE_BYTE || code == CODE_UNIT)
            add_character(stream, take_bits(stream, code == CODE_BYTE ? 8 : 16), last);
        else
            add_text(stream, code, last);
        if (stream->is_bad)
            return;
        last = start;
        width = stream->width;
    }
}

enum sudoku_status lz_string_decompress(const char *text, size_t length, size_t limit,
                                        const struct sudoku_allocator *allocator, char **plain,
                                        size_t *plain_length)
{
    /* Each code of 3 bits or more adds two strings at most, the first one of 2 bits one. */
    const size_t phrases = 4 * length + FIRST_CODE + 2;
    struct stream stream = {.text = text, .length = length, .limit = limit};
    stream.plain = mem_alloc_unset(allocator, limit + 1, 1);
    stream.phrases = mem_alloc_unset(allocator, phrases, sizeof *stream.phrases);
    enum sudoku_status status = SUDOKU_ERR_MEMORY;
    if (stream.plain && stream.phrases) {
        decompress(&stream);
        status = stream.is_bad ? SUDOKU_ERR_TEXT : SUDOKU_OK;
    }
    mem_free(allocator, stream.phrases);
    if (status != SUDOKU_OK) {
        mem_free(allocator, stream.plain);
        return status;
    }
    stream.plain[stream.end] = '\0';
    *plain = stream.plain;
    *plain_length = stream.end;
    return SUDOKU_OK;
}
