/* What the parts of the reader share while they read a puzzle. */
#ifndef TEXT_READ_STATE_H
#define TEXT_READ_STATE_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "text/read/board/alphabet.h"
#include "text/read/board/columns.h"
#include "text/read/board/grid.h"
#include "text/read/board/table.h"
#include "text/read/detect_form.h"
#include "text/read/forms/html/cells.h"
#include "text/read/forms/json/shape.h"
#include "text/read/joined/figure.h"
#include "text/read/lines/lines.h"

/* Header lines of one .sdk file; what goes beyond is dropped. */
enum { TEXT_HEADER_SIZE = 4096 };

/* Names, numbers and strings of a puzzle that are kept; what goes beyond is dropped. */
enum { TEXT_NAME_SIZE = 256, TEXT_STRING_SIZE = 16384, TEXT_DEPTH = 64, TEXT_RULE_SIZE = 64 };

/* The columns of a collection of records, from 1; 0: there is none. */
struct text_records {
    char separator;
    uint64_t head_line;
    unsigned puzzle;
    unsigned name;
    unsigned number;
    unsigned comment;
};

/* Where a JSON text stands between two puzzles. */
struct text_json {
    unsigned depth;           /* of what is open; 0: no JSON text is */
    char closers[TEXT_DEPTH]; /* of what is open */
    uint64_t given;           /* a bit for each of what is open: boards inside it were given */
    uint64_t refused;         /* the same: something inside it was refused */
    unsigned puzzle_depth;    /* of the object that holds the puzzle at hand; 0: there is none */
    struct text_table board;  /* its board, until its object ends: symbols may follow */
    uint64_t board_end;       /* the line */
    struct text_alphabet symbols; /* that the object names; its side is 0: none */
    struct json_scope symbols_scope;
    struct json_shape shape; /* that it names */
    bool has_candidates;     /* in the reader's sets, for so many cells */
    unsigned candidate_cells;
    struct json_scope candidates_scope;
    bool has_fault; /* the board at hand; the first fault is told at its end */
    struct sudoku_text_error fault;
    size_t comment_length;
    char key[TEXT_NAME_SIZE]; /* of the last value */
    size_t length;            /* of STRING */
    char string[TEXT_STRING_SIZE];
};

/* Boards that share cells. */
struct text_joined {
    bool is_wanted;            /* else such puzzles are refused */
    bool is_line;              /* the figure at hand has all its cells on one line */
    unsigned first;            /* column of a line in which it begins */
    unsigned step;             /* columns from one of its cells to the next */
    struct text_figure named;  /* of every puzzle; without boards: found out from each */
    struct text_figure seen;   /* where the lines at hand have something */
    struct text_figure figure; /* at hand */
    uint8_t cells[SUDOKU_MAX_CELLS];
};

struct sudoku_text_reader {
    struct sudoku_allocator allocator;
    struct text_lines lines;
    bool is_asked; /* a call is under way: this one comes from its callback */
    struct text_hint hint;
    struct text_alphabet named;    /* side 0: found out from each puzzle */
    struct text_alphabet alphabet; /* of the last puzzle that was not plain */
    bool bottom_may_follow;        /* the frame of the last grid is still open */
    bool is_sdk;                   /* a [Puzzle] section has begun */
    bool has_sections;             /* there was one before */
    bool has_pair;                 /* a line since the last blank one had several boards */
    size_t header_length;
    uint64_t header_line;
    struct text_grid grid;
    sudoku_digitset sets[SUDOKU_MAX_CELLS];
    uint8_t cells[SUDOKU_MAX_CELLS];
    uint8_t is_placed[81];       /* of a line of HoDoKu's library */
    struct text_columns columns; /* of the framed grid at hand */
    struct text_plan plan;       /* for the line at hand */
    bool had_full;               /* the last puzzle had no blank */
    bool is_behind_fault;        /* no puzzle came since the last fault, which was no full board */
    uint64_t fault_line;         /* on which the last fault was */
    size_t broken_cells;         /* of a line of nothing but cells, if that was the fault */
    uint64_t rows_end;           /* the line on which the last grid ended */
    uint64_t whole_rows_end;     /* up to this line rows are a multiple of those of a board */
    bool has_top;                /* a line of a frame stands above it */
    char sheet_separator;
    unsigned sheet_rows;
    bool labels_have_head; /* a line that counts the columns */
    bool rows_are_labelled;
    bool is_in_labels; /* the rows between them are being read */
    struct text_records records;
    struct text_table table;
    struct text_json json;
    struct text_joined joined;
    bool is_html; /* a page is open */
    bool html_had_table;
    bool html_is_page;   /* from <html> to </html> */
    bool html_has_lines; /* <pre> is open */
    struct html_cells page;
    uint64_t number; /* of the next puzzle; 0: none */
    size_t name_length;
    char name[TEXT_NAME_SIZE];
    char comment[TEXT_NAME_SIZE];
    char header[TEXT_HEADER_SIZE];
    size_t rule_length; /* of a rule that the text above the next puzzle names */
    bool rule_is_shape;
    char rule[TEXT_RULE_SIZE];
};

/* Forgets the header lines of an .sdk file. */
void text_reader_forget_head(struct sudoku_text_reader *reader);

/* Begins the next puzzle: forgets what stood above the one before. */
void text_reader_begin(struct sudoku_text_reader *reader);

/* Sets what PUZZLE has in common with others of FORMAT; its numbers are in READER's cells. */
void text_reader_give(struct sudoku_text_reader *reader, enum sudoku_text_format format,
                      unsigned side, struct sudoku_text_puzzle *puzzle);

/* Gives PUZZLE the symbols of the grid that READER has finished, where they are not the usual ones.
 */
void text_reader_give_symbols(const struct sudoku_text_reader *reader,
                              struct sudoku_text_puzzle *puzzle);

/* Turns READER's table, which ended before line END, into PUZZLE. */
enum sudoku_status text_reader_give_table(struct sudoku_text_reader *reader,
                                          enum sudoku_text_format format, uint64_t end,
                                          struct sudoku_text_puzzle *puzzle,
                                          struct sudoku_text_error *error);

/* Keeps LENGTH bytes of TEXT as the name of the next puzzle; as its number where they are one. */
void text_reader_name(struct sudoku_text_reader *reader, const char *text, size_t length);
void text_reader_number(struct sudoku_text_reader *reader, const char *text, size_t length);

/* Keeps the rule that LENGTH bytes of TEXT above or beside a puzzle name, unless there is one. */
void text_reader_rule(struct sudoku_text_reader *reader, const char *text, size_t length);

/* Keeps LINE, which is no puzzle, as the name or the number of the next one. */
void text_reader_title(struct sudoku_text_reader *reader, const struct text_line *line);

#endif
