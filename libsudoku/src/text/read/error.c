/* Faults of a text. */
#include "text/read/error.h"

#include <stdarg.h>
#include <stdio.h>

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
