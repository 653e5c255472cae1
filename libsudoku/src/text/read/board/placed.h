/* The placed tokens of one board: what every form gathers, and board.c makes digits of.
 *
 * Rows of a grid have a known side, and their first token that does not fit is an error with place
 * and reason. Tables have not: rows and columns that number the others may be among them. A token
 * such as 12 may be a number or two candidates, so both readings go on until one fails. */
#ifndef TEXT_READ_BOARD_PLACED_H
#define TEXT_READ_BOARD_PLACED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/board/alphabet.h"
#include "text/read/board/walls.h"
#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* Rows and columns of a board of side 64 with numbers beside it, or gaps between boxes. */
enum { TEXT_PLACED_SIDE = 66 };

/* Whether a digit is a given or an entry; bits. */
enum {
    TEXT_MARK_GIVEN = 1,
    TEXT_MARK_ENTERED = 2,
    TEXT_MARK_NONE = 4,
    TEXT_MARK_BOLD = 8,
    TEXT_MARK_PLAIN = 16
};

/* One of the two readings of rows whose side is known. */
struct text_reading {
    bool has_failed;
    size_t tokens; /* that fit */
    struct sudoku_text_error error;
};

struct text_placed {
    struct sudoku_text_error fault; /* the first one, after which nothing is added; line 0: none */
    unsigned side;                  /* 0: not known */
    bool by_symbols;                /* every character is a token */
    const struct text_alphabet *named; /* symbols that the caller named, side 0 for none */
    sudoku_digitset *sets;             /* of the caller: a set for each token, or NULL */
    struct text_reading as_numbers;
    struct text_reading as_sets;
    size_t count;     /* tokens */
    unsigned rows;    /* complete ones */
    unsigned columns; /* of the longest row */
    unsigned length;  /* of the row at hand */
    unsigned written; /* its length up to the last token that is not empty */
    bool is_list;     /* one row, longer than TEXT_PLACED_SIDE, without gaps in VALUES */
    uint64_t line;    /* where they begin */
    /* What some token is, or all of them. */
    bool has_foreign;   /* neither a symbol nor a number */
    bool has_numbers;   /* of several digits */
    bool has_minus_one; /* -1 for a blank */
    bool has_blank;     /* a written one: 0, -1, a dot */
    bool has_empty;     /* a token without text, before one with text in its row */
    bool has_dashes;    /* '-' for a blank */
    bool has_lists;     /* candidates rather than a digit */
    bool are_letters;   /* and blanks */
    unsigned marks;     /* TEXT_MARK_ of all digits */
    /* The highest number, and its place. */
    unsigned top;
    char found[TEXT_FOUND_SIZE];
    uint64_t top_line;
    uint64_t top_column;
    /* What the form knows of a table. */
    bool has_head;        /* the first row of Markdown may be none of the board */
    bool may_be_cut;      /* nothing shows where it ends */
    bool may_be_stripped; /* empty tokens at the ends of rows may be missing */
    bool is_stripped;     /* they are; set with the board */
    /* The frame of a grid. */
    bool prefers_sets; /* if both readings are possible */
    bool has_frame;
    size_t band_rows; /* rows between blank lines; 0: not known */
    struct text_walls walls;
    unsigned lengths[TEXT_PLACED_SIDE];
    unsigned written_lengths[TEXT_PLACED_SIDE];
    uint64_t lines[TEXT_PLACED_SIDE];
    uint8_t values[TEXT_PLACED_SIDE * TEXT_PLACED_SIDE]; /* of alphabet.h */
};

static inline bool text_placed_has_fault(const struct text_placed *placed)
{
    return placed->fault.line != 0;
}

/* Begins a table at LINE. */
void text_placed_start(struct text_placed *placed, uint64_t line);

/* Begins a board of SIDE at LINE with the symbols NAMED. Its tokens are read as candidates as well,
 * into SETS, unless BY_SYMBOLS. */
void text_placed_expect(struct text_placed *placed, uint64_t line, unsigned side, bool by_symbols,
                        const struct text_alphabet *named, sudoku_digitset *sets);

/* Adds a token to the row at hand: LENGTH bytes of TEXT in LINE, without spaces around; an empty
 * one is a blank. False: there is a fault, and nothing more is added. */
bool text_placed_add(struct text_placed *placed, const struct text_line *line, const char *text,
                     size_t length);

/* Ends the row at hand; one without tokens is left out. False: there is a fault. */
bool text_placed_end_row(struct text_placed *placed, const struct text_line *line);

/* Adds LINE, which must hold EXPECTED tokens: a row or the whole board. False: there is a fault. */
bool text_placed_add_line(struct text_placed *placed, const struct text_line *line,
                          size_t expected);

/* Notes the border on the left of the next token of the row at hand. */
void text_placed_add_border(struct text_placed *placed, enum text_border border);

/* Notes a line of the frame above the next row. */
void text_placed_add_frame(struct text_placed *placed, const struct text_line *line,
                           enum text_border weight);

/* True if LINE, of a frame, has the corners . : ' of grids of candidates. */
bool text_has_corners(const struct text_line *line);

/* The value at a place of the table. */
uint8_t text_placed_value(const struct text_placed *placed, unsigned row, unsigned column);

/* Both readings failed: keeps the fault of the one that came farther. */
void text_placed_report(struct text_placed *placed);

/* Replaces a fault that says that cells or rows are missing by the first one: letters in a row or
 * two make no puzzle of letters. */
void text_placed_explain(struct text_placed *placed);

#endif
