/* Layout of a page. All lengths are in points (1/72 inch). */
#ifndef SHEET_PAGE_H
#define SHEET_PAGE_H

#include <stdbool.h>

#include "cli/options/option.h"

enum sheet_paper { SHEET_A4, SHEET_LETTER };

/* Names of paper sizes, for a row of an option table. */
cli_names sheet_paper_name;

/* Final fields of a row whose option sets OF, an enum sheet_paper. */
#define SHEET_PAPER(object, of)                                                                    \
    .set = sheet_set_paper, .field = CLI_FIELD(enum sheet_paper, object, of),                      \
    .names = sheet_paper_name, .initial = "a4"
cli_setter sheet_set_paper;

/* Position of the solutions: on the last pages, upside down at the foot of each page, or
 * nowhere. */
enum sheet_solutions { SHEET_SOLUTIONS_LAST, SHEET_SOLUTIONS_BELOW, SHEET_SOLUTIONS_NONE };

/* Names of the positions, and final fields of a row whose option sets OF, an enum
 * sheet_solutions. */
cli_names sheet_solutions_name;

#define SHEET_SOLUTIONS(object, of)                                                                \
    .set = sheet_set_solutions, .field = CLI_FIELD(enum sheet_solutions, object, of),              \
    .names = sheet_solutions_name, .initial = "last"
cli_setter sheet_set_solutions;

struct page_rect {
    double x, y, width, height;
};

/* AREA divided into equal places, numbered row by row. */
struct page_grid {
    struct page_rect area;
    unsigned columns, rows;
};

struct page {
    double width, height;
    struct page_rect heading, footing;
    struct page_grid boards;
    struct page_grid solutions; /* at the foot; empty without solutions */
};

/* Divides PAPER into places for COUNT boards (1 or more), as large as possible for square boards,
 * with a heading if IS_HEADED and places for the solutions if HAS_SOLUTIONS. */
struct page page_make(enum sheet_paper paper, unsigned count, bool is_headed, bool has_solutions);

/* Returns the number of places of GRID. */
static inline unsigned page_count(const struct page_grid *grid)
{
    return grid->columns * grid->rows;
}

/* Returns the place at INDEX (0..page_count() - 1). */
struct page_rect page_place(const struct page_grid *grid, unsigned index);

#endif
