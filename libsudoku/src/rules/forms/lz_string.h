/* The compression of links to puzzles: lz-string by pieroxy, in base64. */
#ifndef RULES_FORMS_LZ_STRING_H
#define RULES_FORMS_LZ_STRING_H

#include <stddef.h>

#include <sudoku/memory.h>
#include <sudoku/status.h>

/* Decompresses LENGTH characters of base64 at TEXT into *PLAIN, memory of ALLOCATOR that the caller
 * owns, and stores its length, at most LIMIT bytes. A character beyond 127 becomes '?'. Returns
 * SUDOKU_OK; SUDOKU_ERR_TEXT: TEXT is no such stream, or its text is longer; SUDOKU_ERR_MEMORY. */
enum sudoku_status lz_string_decompress(const char *text, size_t length, size_t limit,
                                        const struct sudoku_allocator *allocator, char **plain,
                                        size_t *plain_length);

#endif
