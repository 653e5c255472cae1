/* The reader's state: what text_read.c, text_sdk.c and text_parse.c share.
 *
 * Takes lines, gives puzzles, fails at malformed ones. */
#ifndef TEXT_READER_H
#define TEXT_READER_H

#include "text_columns.h"
#include "text_grid.h"
#include "text_lines.h"
#include "text_plan.h"

/* Header lines of one .sdk file; what goes beyond is dropped. */
enum { TEXT_HEADER_SIZE = 4096 };

struct sudoku_text_reader {
    struct sudoku_allocator allocator;
    struct text_lines lines;
    struct text_hint hint;
    bool bottom_may_follow; /* the frame of the last grid is still open */
    bool is_sdk;            /* a [Puzzle] section has begun */
    size_t header_length;
    uint64_t header_line;
    struct text_grid grid;
    sudoku_digitset sets[SUDOKU_MAX_CELLS];
    uint8_t cells[SUDOKU_MAX_CELLS];
    char header[TEXT_HEADER_SIZE];
};

/* Prepares READER, zeroed, for puzzles of FORMAT and SIDE; its lines are opened by the caller. */
void text_reader_start(struct sudoku_text_reader *reader, enum sudoku_text_format format,
                       unsigned side);

/* Fills ERROR and gives SUDOKU_ERR_TEXT. */
__attribute__((format(printf, 4, 5))) enum sudoku_status text_error(struct sudoku_text_error *error,
                                                                    uint64_t line, uint64_t column,
                                                                    const char *format, ...);

/* Sets what PUZZLE has in common with others of FORMAT; its numbers are in READER's cells. */
void text_reader_give(struct sudoku_text_reader *reader, enum sudoku_text_format format,
                      unsigned side, struct sudoku_text_puzzle *puzzle);

/* sudoku_text_reader_next() without its checks; PUZZLE holds nothing but an empty comment. */
enum sudoku_status text_reader_next(struct sudoku_text_reader *reader,
                                    struct sudoku_text_puzzle *puzzle,
                                    struct sudoku_text_error *error);

/* How many symbols TEXT starts with, at most SUDOKU_MAX_CELLS; their digits in CELLS, the highest
 * of them, or 9 if that is more, in *HIGHEST. */
size_t text_take_symbols(const char *text, size_t length, uint8_t *cells, unsigned *highest);

/* The fast path of collections: a line that begins with more symbols than a row can have, as many
 * as a board has cells. False: LINE needs a closer look. */
bool text_read_plain_line(struct sudoku_text_reader *reader, const struct text_line *line,
                          struct sudoku_text_puzzle *puzzle, struct sudoku_text_error *error,
                          enum sudoku_status *status);

/* Reads any puzzle on a line, or says what is wrong with it. */
enum sudoku_status text_read_line(struct sudoku_text_reader *reader, const struct text_line *line,
                                  const struct text_plan *plan, struct sudoku_text_puzzle *puzzle,
                                  struct sudoku_text_error *error);

/* Whether LINE can be no row: it is blank, a comment, or begins a section. */
bool text_ends_rows(const struct text_line *line);

/* Leaves the rest of a bad grid whose first row was line FIRST_NUMBER: up to a blank line, a
 * comment, a section, or a line that is plainly a puzzle of its own. MAY_BE_TITLE: nothing but that
 * first row was bad, so a whole grid right behind it is no part of it. */
void text_skip_rows(struct sudoku_text_reader *reader, uint64_t first_number, bool may_be_title);

/* Reads the rows from FIRST on into READER's grid; COLUMNS says where their cells are. */
enum sudoku_status text_read_columns(struct sudoku_text_reader *reader,
                                     const struct text_columns *columns,
                                     const struct text_line *first,
                                     struct sudoku_text_error *error);

/* Reads the grid that LINE begins; HAS_TOP: a line of a frame stands above. With COLUMNS, its empty
 * cells are spaces, and PLAN names the side only. */
enum sudoku_status text_read_grid(struct sudoku_text_reader *reader, struct text_line *line,
                                  const struct text_plan *plan, const struct text_columns *columns,
                                  bool has_top, struct sudoku_text_puzzle *puzzle,
                                  struct sudoku_text_error *error);

/* Whether LINE and the next one are the head of a giant's file; LINE is then the next one. */
bool text_is_giant_head(struct sudoku_text_reader *reader, struct text_line *line,
                        unsigned *box_side);

/* Reads the rows behind the head of a giant's file, of which LINE is the last. */
enum sudoku_status text_read_giant(struct sudoku_text_reader *reader, struct text_line *line,
                                   unsigned box_side, struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error);

#endif
