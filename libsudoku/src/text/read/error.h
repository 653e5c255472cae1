/* Faults of a text, with their places. */
#ifndef TEXT_READ_ERROR_H
#define TEXT_READ_ERROR_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/lines/lines.h"

/* Fills ERROR, at LINE and COLUMN or at byte AT of LINE, and returns SUDOKU_ERR_TEXT. */
enum sudoku_status text_error(struct sudoku_text_error *error, uint64_t line, uint64_t column,
                              const char *format, ...) __attribute__((format(printf, 4, 5)));
enum sudoku_status text_error_at(struct sudoku_text_error *error, const struct text_line *line,
                                 size_t at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Describes LENGTH bytes at PLACE of LINE, for "... found %s". */
enum { TEXT_FOUND_SIZE = 40 };
void text_describe(const struct text_line *line, const char *place, size_t length,
                   char found[TEXT_FOUND_SIZE]);

#endif
