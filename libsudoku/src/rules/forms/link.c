#include "rules/forms/link.h"

#include <string.h>

#include "common/mem.h"
#include "rules/forms/lz_string.h"

/* Maximum bytes of an unpacked puzzle; the largest known ones have 200 kB. */
enum { MAX_PLAIN = 1 << 20 };

/* The place after the first NAME in LENGTH bytes of TEXT, or 0. */
static size_t find_after(const char *text, size_t length, const char *name)
{
    const size_t size = strlen(name);
    for (size_t i = 0; i + size <= length; i++)
        if (memcmp(text + i, name, size) == 0)
            return i + size;
    return 0;
}

static bool begins_with(const char *text, size_t length, const char *name)
{
    return length >= strlen(name) && memcmp(text, name, strlen(name)) == 0;
}

/* The length of the mark of a packed puzzle at the start of TEXT, or 0. */
static size_t mark_length(const char *text, size_t length)
{
    static const char *const marks[] = {"fpuzzles", "fpuz", "scl", "ctc"};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (begins_with(text, length, marks[i]))
            return strlen(marks[i]);
    return 0;
}

static bool is_base64(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
           (c && strchr("+/=%-_\\", c));
}

/* The place of the id of the puzzle in a link, or 0 if it is none. */
static size_t find_id(const char *text, size_t length)
{
    static const char *const hosts[] = {"f-puzzles.com/", "sudokupad.app/",
                                        "app.crackingthecryptic.com/", "sudokupad://"};
    static const char *const before[] = {"sudoku/", "puzzle/", "?puzzleid=", "?load=", "?id="};
    size_t at = 0;
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts && !at; i++)
        at = find_after(text, length, hosts[i]);
    for (size_t i = 0; i < sizeof before / sizeof *before && at; i++)
        if (begins_with(text + at, length - at, before[i]))
            at += strlen(before[i]);
    return at;
}

bool link_is_one(const char *text, size_t length)
{
    enum { MIN_PACKED = 32 }; /* as no word has */
    size_t mark = mark_length(text, length);
    if (memchr(text, ' ', length) || memchr(text, '\n', length) || *text == '{')
        return false;
    for (size_t i = 0; mark && i < length; i++)
        if (!is_base64(text[i]))
            mark = 0;
    return (mark && length >= MIN_PACKED) || find_id(text, length);
}

/* The value of a hexadecimal digit, or -1. */
static int hex(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* Copies the base64 in LENGTH bytes of TEXT, up to what ends it in a link, to CODE. Returns its
 * length. */
static size_t decode_percent(const char *text, size_t length, char *code)
{
    size_t count = 0;
    for (size_t i = 0; i < length && !strchr("?&#", text[i]); i++) {
        char c = text[i];
        if (c == '%' && i + 2 < length && hex(text[i + 1]) >= 0 && hex(text[i + 2]) >= 0) {
            c = (char)(16 * hex(text[i + 1]) + hex(text[i + 2]));
            i += 2;
        }
        if (c != '=')
            code[count++] = (char)(c == ' ' || c == '-' ? '+' : c == '_' ? '/' : c);
    }
    return count;
}

enum sudoku_status link_unpack(struct form_writer *writer, const struct sudoku_allocator *allocator,
                               char **plain, size_t *length)
{
    const char *text = writer->text;
    const bool is_id =
        mark_length(text, writer->length) && !find_after(text, writer->length, "://");
    size_t at = is_id ? 0 : find_id(text, writer->length);
    const bool is_load = at >= 6 && memcmp(text + at - 6, "?load=", 6) == 0;
    const size_t mark = mark_length(text + at, writer->length - at);
    if (!mark && !is_load)
        return form_fail(writer, at,
                         "the puzzle '%.*s' is kept by a server: expected a link that holds it "
                         "(?load=, scl, ctc or fpuz)",
                         (int)(writer->length - at < 24 ? writer->length - at : 24), text + at);
    at += mark;
    char *code = mem_alloc_unset(allocator, writer->length, 1);
    if (!code)
        return SUDOKU_ERR_MEMORY;
    size_t count = decode_percent(text + at, writer->length - at, code);
    enum sudoku_status status =
        lz_string_decompress(code, count, MAX_PLAIN, allocator, plain, length);
    mem_free(allocator, code);
    return status == SUDOKU_ERR_TEXT
               ? form_fail(writer, at, "expected a packed puzzle in this link, found a damaged one")
               : status;
}
