/* New puzzles on a sheet: packed by workers, drawn in order; or on several sheets of a page each if
 * the output's name has a place for a number. */
#ifndef GEN_PAGES_H
#define GEN_PAGES_H

#include <sudoku/logic.h>

#include "cli/text/buffer.h"
#include "gen/options.h"

/* Appends a packed puzzle to OUT: PUZZLE and SOLUTION have COUNT cells; LEVEL is 0 if not rated. */
void gen_pages_pack(struct buffer *out, const uint8_t *puzzle, const uint8_t *solution,
                    unsigned count, enum sudoku_level level, unsigned score);

struct gen_pages;

/* Begins a document for puzzles of LAYOUT; both arguments must outlive it. Ends the program if
 * memory is short. */
struct gen_pages *gen_pages_create(const struct gen_options *options,
                                   const struct sudoku_layout *layout);

/* True if each page is a file of its own. */
bool gen_pages_are_files(const struct gen_options *options);

/* Draws the puzzle PACKED and appends the finished bytes of the document to OUT. Returns false,
 * after a message, if a file could not be written. */
bool gen_pages_add(struct gen_pages *pages, const char *packed, struct buffer *out);

/* Appends the solutions and the end of the document to OUT and frees PAGES, which may be NULL.
 * Returns false, after a message, if a page is incomplete. */
bool gen_pages_finish(struct gen_pages *pages, struct buffer *out);

#endif
