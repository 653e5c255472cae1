/* Boards on paper: a document of pages with so many boards each, and their solutions, small, on the
 * last pages or upside down at the foot of each.
 *
 *     sheet_create -> sheet_add for each board -> sheet_finish */
#ifndef SHEET_SHEET_H
#define SHEET_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>

#include "cli/text/buffer.h"
#include "sheet/page.h"

enum { SHEET_MAX_PER_PAGE = 100 };

enum sheet_format { SHEET_PDF, SHEET_SVG };

struct sheet_options {
    enum sheet_format format;
    enum sheet_solutions solutions;
    enum sheet_paper paper;
    unsigned per_page; /* boards, 1..SHEET_MAX_PER_PAGE */
    const char *title; /* at the head of each page; NULL: none */
    bool is_numbered;  /* pages have their numbers */
    /* Each page is a document of its own, and this is called when it is complete, to take its bytes
     * away; NULL: one document has all pages. */
    void (*take_page)(void *user, unsigned number);
    void *user;
};

/* What is added to a sheet. LAYOUT stays until sheet_finish(), all else is copied. */
struct sheet_board {
    const struct sudoku_layout *layout;
    const uint8_t *cells;
    const uint8_t *givens;             /* NULL: all were given */
    const sudoku_digitset *candidates; /* NULL: none */
    const char *caption;               /* above the board; NULL: none */
    const uint8_t *solution;           /* NULL: none */
    const char *symbols;               /* of the digits; NULL: the usual ones */
};

struct sheet_document;

/* Whether this build makes sheets of FORMAT: PDF needs cairo. */
bool sheet_is_built(enum sheet_format format);

/* Begins a document of a format that is built, whose bytes go to OUT. Ends the program where memory
 * is short. OPTIONS->title must stay. */
struct sheet_document *sheet_create(const struct sheet_options *options, struct buffer *out);

void sheet_add(struct sheet_document *sheet, const struct sheet_board *board);

/* Adds the solutions that wait, completes the document and frees SHEET. False: it lacks something,
 * since memory was short or a board could not be drawn. */
bool sheet_finish(struct sheet_document *sheet);

#endif
