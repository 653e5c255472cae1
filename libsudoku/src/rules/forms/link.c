#include "rules/forms/link.h"

#include <string.h>

#include "common/mem.h"
#include "rules/forms/lz_string.h"
#include "text/read/lines/ruled.h"

/* Maximum bytes of an unpacked puzzle; the largest known ones have 200 kB. */
enum { MAX_PLAIN = 1 << 20 };

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
    size_t at = text_link_id(text, writer->length); /* 0: the text is the id */
    const size_t mark = text_packed_mark(text + at, writer->length - at);
    if (!text_is_packed_puzzle(text, writer->length))
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
