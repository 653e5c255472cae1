/* Puzzles for the pages of a PDF document: packed by workers, drawn in input order. */
#ifndef SOLVE_DRAW_PAGES_H
#define SOLVE_DRAW_PAGES_H

#include "cli/files/output.h"
#include "solve/answer/question.h"

/* The text of a puzzle with rules; LENGTH is 0 for a board. */
struct rule_text {
    const char *text;
    size_t length;
};

/* Packs a board into the output: CELLS with CANDIDATES (NULL: none), for the last pages SOLUTION
 * (NULL: none), and CAPTION ("": none). */
void pages_pack(const struct question_context *asked, const uint8_t *cells,
                const sudoku_digitset *candidates, const uint8_t *solution, const char *caption);

/* Packs the puzzle with rules of TEXT: COUNT values CELLS, CANDIDATES, SOLUTION and CAPTION
 * likewise. */
void pages_pack_rules(const struct question_context *asked, struct rule_text text, size_t count,
                      const uint8_t *cells, const sudoku_digitset *candidates,
                      const uint8_t *solution, const char *caption);

struct pages;

/* Begins a document. Ends the program if memory is short. */
struct pages *pages_create(const struct solve_options *options);

/* Draws all boards in PACKED and moves the finished bytes to OUT. */
void pages_draw(struct pages *pages, const struct buffer *packed, struct buffer *out);

/* Appends the rest of the document, if any board was drawn, to OUT and frees PAGES, which may be
 * NULL. Returns false if memory was short. */
bool pages_finish(struct pages *pages, struct buffer *out);

#endif
