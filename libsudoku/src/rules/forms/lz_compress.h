/* The compression of links to puzzles: lz-string by pieroxy, in base64. */
#ifndef RULES_FORMS_LZ_COMPRESS_H
#define RULES_FORMS_LZ_COMPRESS_H

#include <stddef.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>

#include "common/text_out.h"

/* Compresses LENGTH bytes of ASCII at TEXT, and writes the base64 to OUT, with +, / and = escaped
 * by percent signs. ALLOCATOR provides memory during the call. Returns SUDOKU_OK or
 * SUDOKU_ERR_MEMORY. */
enum sudoku_status lz_compress(const char *text, size_t length,
                               const struct sudoku_allocator *allocator, struct text_out *out);

#endif
