/* The cells and the fields of a line, and what they spell.
 *
 * A cell is a single symbol, or a token between separators that spells a number or candidates. */
#ifndef TEXT_READ_LINES_TOKENS_H
#define TEXT_READ_LINES_TOKENS_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/digitset.h>

#include "text/read/board/alphabet.h"
#include "text/read/lines/lines.h"
#include "text/symbols.h"

/* A place in a line. */
struct text_cursor {
    const char *text;
    size_t length;
    size_t position;
    bool by_symbols; /* every character is a cell */
};

/* A cell, and the heaviest border between it and the one before. */
struct text_cell {
    const char *text;
    size_t length;
    enum text_border border;
};

/* The look of a line whose form is not known yet. */
struct text_measure {
    size_t tokens;
    size_t symbols;
    size_t first_length; /* of the first token */
    size_t first_end;    /* where it ends in the line */
    size_t longest;      /* length of the longest token */
    bool is_even;        /* all tokens have the same length */
    bool has_border;
    bool has_minus_one; /* a token -1 */
};

/* Bytes between cells at the start of TEXT: a separator, a border of weight *BORDER, a change of
 * color, or the mark ' of a given; 0 at a cell. */
size_t text_gap(const char *text, size_t length, enum text_border *border);

/* Bytes of the character at the start of TEXT; those of UTF-8 stay together. */
size_t text_character_length(const char *text, size_t length);

/* Takes the next cell. False: none; CELL then has the border at the end only. */
bool text_next_cell(struct text_cursor *cursor, struct text_cell *cell);

void text_measure(const char *text, size_t length, struct text_measure *measure);

/* The number of cells in the line. */
size_t text_count_cells(const char *text, size_t length, bool by_symbols);

/* The value of CELL on any board (alphabet.h): TEXT_ZERO for 0 and 00, 0 for other blanks. -1: it
 * is neither a symbol nor a number up to 64. */
int text_cell_value(const struct text_cell *cell);

/* The digit 1..SIDE that CELL spells as a symbol or a number; 0 for a blank or -1. -1: neither. */
int text_cell_number(const struct text_cell *cell, unsigned side);

/* Reads the candidates that CELL spells on a board of SIDE: symbols side by side, numbers with '/'
 * between, one number, or '!' for none; marks before them do not count. False: it spells none. */
bool text_cell_set(const struct text_cell *cell, unsigned side, sudoku_digitset *set);

/* True if every token of the line spells a number or candidates on a board of SIDE. */
bool text_tokens_fit(const char *text, size_t length, unsigned side);

/* ---------------------------------------------- fields, as in spreadsheets and Markdown */

/* A field without the spaces and quotation marks around it. */
struct text_field {
    const char *text;
    size_t length;
    bool is_quoted;
};

struct text_fields {
    const struct text_line *line;
    char separator; /* '|' may also be before the first field and after the last one */
    size_t position;
    bool is_at_end;
};

struct text_fields text_fields_of(const struct text_line *line, char separator);

/* Takes the next field. False: none. */
bool text_next_field(struct text_fields *fields, struct text_field *field);

/* The number of fields in LINE. */
unsigned text_count_fields(const struct text_line *line, char separator);

/* True if FIELD is NAME, in either case. */
bool text_field_is(const struct text_field *field, const char *name);

#endif
