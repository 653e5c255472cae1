/* Web pages: their tokens, and the board of a page that is no table, with an element for each cell
 * or for each row.
 *
 * Elements that follow one another at one depth are a run; a run of as many cells as a board has is
 * a board. If there is none, 81 cells in a row anywhere in the page are. */
#ifndef TEXT_READ_FORMS_HTML_HTML_H
#define TEXT_READ_FORMS_HTML_HTML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/board/placed.h"
#include "text/read/lines/lines.h"

enum { HTML_DEPTH = 40, HTML_CELLS = 256, HTML_TEXT = 32, HTML_LINE = 81 };

/* The kind of an element, by its class. */
enum html_class { HTML_PLAIN = 0, HTML_ROW = 1, HTML_BOX = 2, HTML_MARKS = 3 };

/* An open element, and its text without spaces. */
struct html_element {
    uint32_t name;
    enum html_class class;
    bool has_breaks; /* its lines are elements in it */
    bool is_long;
    unsigned length;
    char text[HTML_TEXT];
};

/* Elements that follow one another, cell by cell. */
struct html_run {
    unsigned count;        /* of cells */
    unsigned width;        /* cells of each element */
    unsigned group;        /* cells of each parent; 0: none is closed */
    unsigned before;       /* cells before the parent at hand */
    enum html_class class; /* of the parents */
    struct {
        uint8_t length;
        char text[2];
    } cells[HTML_CELLS];
};

struct html_cells {
    unsigned marks; /* TEXT_MARK_ of the digits in fields */
    unsigned depth; /* of open elements; beyond HTML_DEPTH they are only counted */
    struct html_element open[HTML_DEPTH];
    struct html_run runs[HTML_DEPTH + 1];
    unsigned longest; /* cells of the longest run */
    bool longest_is_empty;
    unsigned found;
    struct html_run board; /* the first one */
    unsigned line_length;  /* digits and blanks so far, in any text */
    unsigned lines;        /* different puzzles on a line */
    char line_at_hand[HTML_LINE];
    char line[HTML_LINE];
};

/* Takes a byte of the page, be it of a tag or script. */
void html_cells_scan(struct html_cells *cells, int c);

/* Elements begin and end. NAME is in lower case. */
void html_cells_open(struct html_cells *cells, const char *name, size_t length,
                     enum html_class class);
void html_cells_close(struct html_cells *cells, const char *name, size_t length);

/* Takes a character of text; the end of a line of it. */
void html_cells_text(struct html_cells *cells, char c);
void html_cells_break(struct html_cells *cells);

/* True if an open element holds pencil marks, which are no digits of a board. */
bool html_cells_are_marks(const struct html_cells *cells);

/* The kind that VALUE of a class or id names. */
enum html_class html_class_of(const char *value);

/* Fills TABLE with the board of the page, which ends at HERE, or with a fault: there is none, or
 * several are possible. */
void html_cells_finish(struct html_cells *cells, const struct text_line *here,
                       struct text_placed *table);

/* ----------------------------------------------------------------------------------- tokens */

/* Maximum bytes of a tag's name, an attribute or the text of a cell: longer ones are no digits. */
enum { HTML_WORD_SIZE = 16, HTML_CLASS_SIZE = 64 };

struct html_word {
    size_t length;
    bool is_long; /* some of it was dropped */
    char text[HTML_WORD_SIZE];
};

enum html_kind { HTML_CHARACTER, HTML_BEGIN_TAG, HTML_END_TAG, HTML_COMMENT };

struct html_token {
    enum html_kind kind;
    char character;         /* the one that an entity stands for, '?' for most of them */
    struct html_word name;  /* of a tag, in lower case */
    struct text_line place; /* after the name */
    struct html_word value;
    struct html_word type;       /* of a field */
    bool is_fixed;               /* nobody may type into the field */
    char class[HTML_CLASS_SIZE]; /* and the id, in lower case */
};

/* Takes the next token of LINES, which are not at their end. CELLS see every byte. */
void html_next(struct text_lines *lines, struct html_cells *cells, struct html_token *token);

/* Adds C to WORD. */
void html_add_char(struct html_word *word, char c);

/* True if WORD is NAME, or one of COUNT names. */
bool html_word_is(const struct html_word *word, const char *name);
bool html_word_is_one_of(const struct html_word *word, const char *const *names, size_t count);

#endif
