/* Where things go on a page. All measures are in points, 72 to the inch. */
#ifndef SHEET_PAGE_H
#define SHEET_PAGE_H

#include <stdbool.h>

#include "cli/options/option.h"

enum sheet_paper { SHEET_A4, SHEET_LETTER };

/* The names of papers, for the row of an option. */
cli_names sheet_paper_name;

/* The end of a row that sets OF, an enum sheet_paper. */
#define SHEET_PAPER(object, of)                                                                    \
    .set = sheet_set_paper, .field = CLI_FIELD(enum sheet_paper, object, of),                      \
    .names = sheet_paper_name, .initial = "a4"
cli_setter sheet_set_paper;

struct page_rect {
    double x, y, width, height;
};

/* A page, divided into equal places row by row. */
struct page {
    double width, height;
    struct page_rect heading, footing;
    unsigned columns, rows;
    struct page_rect body;
};

/* Divides PAPER into places for COUNT boards (1 or more), as large as can be for square ones; with
 * room for a heading where IS_HEADED. */
struct page page_make(enum sheet_paper paper, unsigned count, bool is_headed);

/* The place at INDEX (0..columns * rows - 1). */
struct page_rect page_place(const struct page *page, unsigned index);

#endif
