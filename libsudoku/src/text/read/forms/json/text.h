/* The characters, strings and words of a JSON text.
 *
 * Strings and words are kept in the reader's json.string; what does not fit is dropped. */
#ifndef TEXT_READ_FORMS_JSON_TEXT_H
#define TEXT_READ_FORMS_JSON_TEXT_H

#include "text/read/forms/json/shape.h"
#include "text/read/work.h"

enum { TEXT_STRING_SIZE = 16384, TEXT_DEPTH = 64 };

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
    bool has_candidates;     /* in the sets of the work, for so many cells */
    unsigned candidate_cells;
    struct json_scope candidates_scope;
    bool has_fault; /* the board at hand; the first fault is told at its end */
    struct sudoku_text_error fault;
    size_t comment_length;
    char comment[TEXT_NAME_SIZE];
    char key[TEXT_NAME_SIZE]; /* of the last value */
    size_t length;            /* of STRING */
    char string[TEXT_STRING_SIZE];
};

/* The text and what became of it. */
struct json_walk {
    struct text_work *work;
    struct text_json *json;
    struct sudoku_text_puzzle *puzzle;
    struct sudoku_text_error *error;
    enum sudoku_status status; /* SUDOKU_END: go on */
    bool is_broken;            /* the text is no JSON from here on */
};

struct text_lines *json_lines_of(const struct json_walk *walk);

/* The next character that is no white space, which stays; -1: there is none. */
int json_peek(const struct json_walk *walk);

/* Says that WANTED should stand here; the text is no JSON from here on. */
void json_fail(struct json_walk *walk, const char *wanted);

/* Whether C begins and ends strings. */
bool json_is_quote(int c);

/* Takes the string that follows. */
void json_take_string(struct json_walk *walk);

/* Takes the string or word that follows, which begins in *COLUMN. */
void json_take_scalar(struct json_walk *walk, bool *is_string, uint64_t *column);

/* Whether an array in an array is open: what stands in it are cells. */
bool json_is_in_row(const struct text_json *json);

/* Skips what the bracket that follows opens. */
void json_skip_array(struct json_walk *walk);

/* Skips the value that follows, whatever it holds. */
void json_skip_value(struct json_walk *walk);

/* Leaves out what follows a text that is closed, up to the end of its line. */
void json_leave_line(struct text_lines *lines);

/* Leaves a text that is no JSON behind, up to a blank line, or to one that begins another. */
void json_leave_text(struct text_work *work, struct text_json *json);

#endif
