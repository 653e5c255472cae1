/* Printable sheets: a document with a number of boards a page and their solutions, drawn small, on
 * the last pages or upside down at the foot of each page.
 *
 * sheet_create -> sheet_add for each board -> sheet_finish */
#ifndef SHEET_SHEET_H
#define SHEET_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/rules.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"
#include "sheet/page.h"

enum { SHEET_MAX_PER_PAGE = 100 };

enum sheet_format { SHEET_PDF, SHEET_SVG };

struct sheet_options {
    enum sheet_format format;
    enum sheet_solutions solutions;
    enum sheet_paper paper;
    unsigned per_page; /* boards, 1..SHEET_MAX_PER_PAGE */
    const char *title; /* at the top of each page, or NULL */
    bool is_numbered;  /* print page numbers */
    /* If not NULL, each page is a document of its own, and this is called when it is complete, to
     * fetch its bytes. If NULL, one document holds all pages. */
    void (*take_page)(void *user, unsigned number);
    void *user;
};

/* A board to add to a sheet. LAYOUT and RULES must outlive sheet_finish(); everything else is
 * copied. */
struct sheet_board {
    const struct sudoku_layout *layout;
    const struct sudoku_rules *rules; /* in place of the layout, or NULL */
    const uint8_t *cells;
    const uint8_t *givens;             /* NULL: all cells are givens */
    const sudoku_digitset *candidates; /* or NULL */
    const char *caption;               /* above the board, or NULL */
    const uint8_t *solution;           /* or NULL */
    const char *symbols;               /* of the digits; NULL: the default ones */
};

struct sheet_document;

/* True if FORMAT can be written; PDF requires cairo, in the build and at run time. Otherwise sets
 * MESSAGE. */
bool sheet_is_possible(enum sheet_format format, struct message *message);

/* Creates a document of a possible format, to be written to OUT. Ends the program when memory runs
 * out. OPTIONS->title must outlive the document. */
struct sheet_document *sheet_create(const struct sheet_options *options, struct buffer *out);

void sheet_add(struct sheet_document *sheet, const struct sheet_board *board);

/* Draws the remaining solutions, completes the document and frees SHEET. Returns false if the
 * document is incomplete because memory ran out or a board could not be drawn. */
bool sheet_finish(struct sheet_document *sheet);

#endif
