/* New puzzles on paper: what a worker packs becomes boards of a sheet, in their order; or of
 * several sheets, a page each, where the name of the output has a place for a number. */
#ifndef GEN_PAGES_H
#define GEN_PAGES_H

#include <sudoku/logic.h>

#include "cli/text/buffer.h"
#include "gen/options.h"

/* Adds the bytes of a puzzle to OUT: PUZZLE and SOLUTION have COUNT cells; LEVEL is 0 where it was
 * not rated. */
void gen_pages_pack(struct buffer *out, const uint8_t *puzzle, const uint8_t *solution,
                    unsigned count, enum sudoku_level level, unsigned score);

struct gen_pages;

/* Begins a document for puzzles of LAYOUT; both arguments stay the caller's. Memory that runs out
 * ends the program. */
struct gen_pages *gen_pages_create(const struct gen_options *options,
                                   const struct sudoku_layout *layout);

/* Whether OPTIONS ask for pages that are files of their own. */
bool gen_pages_are_files(const struct gen_options *options);

/* Draws the puzzle PACKED, and adds the bytes of the document that are ready to OUT. False: a file
 * could not be written, as a message says. */
bool gen_pages_add(struct gen_pages *pages, const char *packed, struct buffer *out);

/* Adds the solutions and the end of the document to OUT, and frees PAGES (NULL: nothing is done).
 * False: a page is not complete, as a message says. */
bool gen_pages_finish(struct gen_pages *pages, struct buffer *out);

#endif
