/* Puzzles on their way to the pages of a PDF document: packed by workers, drawn in the order of the
 * input. */
#ifndef SOLVE_DRAW_PAGES_H
#define SOLVE_DRAW_PAGES_H

#include "cli/files/output.h"
#include "solve/answer/question.h"

/* Packs a board of the puzzle that is ASKED about into its output: CELLS with CANDIDATES (NULL:
 * none), and for the last pages SOLUTION (NULL: none). */
void pages_pack(const struct question_context *asked, const uint8_t *cells,
                const sudoku_digitset *candidates, const uint8_t *solution);

struct pages;

/* Begins a document as OPTIONS say. Ends the program where memory is short. */
struct pages *pages_create(const struct solve_options *options);

/* Draws all boards that are packed in PACKED, and moves the bytes that are complete to OUT. */
void pages_draw(struct pages *pages, const struct buffer *packed, struct buffer *out);

/* Adds the rest of the document to OUT, nothing where no board was drawn, and frees PAGES (NULL is
 * left alone). False: memory was short. */
bool pages_finish(struct pages *pages, struct buffer *out);

#endif
