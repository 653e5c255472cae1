/* The board of a web page that is no table: one element to a cell, or one to a row.
 *
 * Elements that follow one another at one depth make a run; one that is as long as a board has
 * cells is a board. Where there is none, 81 cells in a row count that stand anywhere in the page.
 */
#ifndef TEXT_READ_FORMS_HTML_CELLS_H
#define TEXT_READ_FORMS_HTML_CELLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/board/placed.h"
#include "text/read/lines/lines.h"

enum { HTML_DEPTH = 40, HTML_CELLS = 256, HTML_TEXT = 32, HTML_LINE = 81 };

/* What the class of an element says of it. */
enum html_class { HTML_PLAIN = 0, HTML_ROW = 1, HTML_BOX = 2, HTML_MARKS = 3 };

/* An element that is open: what it holds without spaces. */
struct html_element {
    uint32_t name;
    enum html_class class;
    bool has_breaks; /* its lines count as elements in it */
    bool is_long;
    unsigned length;
    char text[HTML_TEXT];
};

/* Elements one behind the other, cell by cell. */
struct html_run {
    unsigned count;        /* of cells */
    unsigned width;        /* cells in each element */
    unsigned group;        /* cells in each parent; 0: none is closed */
    unsigned before;       /* cells before the parent at hand */
    enum html_class class; /* of the parents */
    struct {
        uint8_t length;
        char text[2];
    } cells[HTML_CELLS];
};

struct html_cells {
    unsigned marks; /* of the digits in fields */
    unsigned depth; /* of what is open; beyond HTML_DEPTH it is only counted */
    struct html_element open[HTML_DEPTH];
    struct html_run runs[HTML_DEPTH + 1];
    unsigned most; /* cells of the longest run */
    bool most_is_empty;
    unsigned found;
    struct html_run board; /* the first that was found */
    unsigned line_length;  /* of the digits and blanks at hand, in any text */
    unsigned lines;        /* different puzzles on a line */
    char line_at_hand[HTML_LINE];
    char line[HTML_LINE];
};

/* A byte of the page, of its tags and scripts as well. */
void html_cells_scan(struct html_cells *cells, int c);

/* Elements begin and end; NAME in lower case. */
void html_cells_open(struct html_cells *cells, const char *name, size_t length,
                     enum html_class class);
void html_cells_close(struct html_cells *cells, const char *name, size_t length);

/* A character of text, and the end of a line of it. */
void html_cells_text(struct html_cells *cells, char c);
void html_cells_break(struct html_cells *cells);

/* Whether what is open holds pencil marks, which are no digits of a board. */
bool html_cells_are_marks(const struct html_cells *cells);

/* What a VALUE of a class or an id says. */
enum html_class html_class_of(const char *value);

/* Fills TABLE with the board of the page, which ends at HERE. SUDOKU_OK, or SUDOKU_ERR_TEXT with
 * *ERROR: there is none, or it is not clear which one. */
enum sudoku_status html_cells_finish(struct html_cells *cells, const struct text_line *here,
                                     struct text_placed *table, struct sudoku_text_error *error);

#endif
