/* Puzzles with rules in dot notation: items such as ".Thermo~R1C1~R1C2", each a kind and its
 * arguments, or ".~R1C1_5~R1C2_1_3" for givens and candidates. ".Or", ".And" and ".Replicate" hold
 * the items up to ".End".
 *
 * The items that make the board (Shape, boxes, regions, cells beside the grid) are read first; then
 * the rows of the table of kinds read all items. */
#ifndef RULES_TEXT_READER_H
#define RULES_TEXT_READER_H

#include <sudoku/rules.h>
#include <sudoku/text.h>

#include "rules/kinds/kind.h"

enum { READER_MAX_GROUPS = 64, READER_MAX_DEPTH = 16, READER_PREFIX_SIZE = 24 };

/* Bytes of a text. */
struct text_slice {
    const char *text;
    size_t length;
};

/* Cells beside the grid with a common prefix, in rows of their own. */
struct cell_group {
    char prefix[READER_PREFIX_SIZE];
    uint16_t first;
    uint16_t count;
    uint16_t width;
};

/* The board, and what concerns all items. */
struct reader_shape {
    unsigned rows, columns;
    int min_value, max_value;
    bool is_raw; /* digits may repeat in rows and columns */
    bool has_boxes;
    bool has_chaos; /* regions are to be found */
    unsigned region_size;
    unsigned box_rows, box_columns; /* of boxes of that size; 0: they do not fit */
    /* The jigsaw region of each cell of the grid, NO_REGION for none. */
    bool has_jigsaw;
    uint8_t regions[SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES];
};

enum { NO_REGION = 255 };

/* Marks between a cell and the one to its right; those of the one below are twice as large. */
enum { MARK_KROPKI = 1, MARK_XV = 4 };

/* A clue of full ranks: the number of the line, and its place from 1. */
struct rank_clue {
    uint16_t line;
    uint16_t rank;
};

enum { READER_MAX_RANKS = 4 * SUDOKU_RULES_MAX_VALUES };

/* A cell beside the grid that says whether two of the grid are in one region. */
struct found_pair {
    uint16_t a, b;
    uint16_t cell;
};

struct rule_reader {
    struct sudoku_rules *rules;
    const struct sudoku_allocator *allocator;
    struct text_slice text; /* without blanks */
    struct text_slice raw;  /* with them */
    size_t item;            /* the place of the current item */
    size_t at;              /* where its next argument begins; past the end: none */
    size_t end;             /* the end of the item */
    struct reader_shape shape;
    struct cell_group groups[READER_MAX_GROUPS];
    unsigned group_count;
    int down, right; /* the shift of Replicate */
    unsigned depth;
    bool is_conditional;                    /* within alternatives */
    uint8_t marks[SUDOKU_RULES_MAX_CELLS];  /* of each cell */
    bool has_conditional_mark[2];           /* of dots; of X and V */
    uint16_t cells[SUDOKU_RULES_MAX_CELLS]; /* of the current item */
    unsigned cell_count;
    struct rank_clue ranks[READER_MAX_RANKS];
    unsigned rank_count;
    int rank_ties;                                   /* what the text says; -1: nothing */
    struct found_pair pairs[SUDOKU_RULES_MAX_CELLS]; /* those of neighbors first */
    unsigned pair_count, neighbor_pairs;
    struct sudoku_text_error *error;
};

/* True if RAW is in dot notation. */
bool reader_is_dots(struct text_slice raw);

/* Fills the error with a place within the text and returns SUDOKU_ERR_TEXT. */
__attribute__((format(printf, 3, 4))) enum sudoku_status
reader_fail(struct rule_reader *reader, const char *place, const char *format, ...);

/* Takes the next argument, which may be empty. False if there is none. */
bool reader_next(struct rule_reader *reader, struct text_slice *argument);

/* Finds the cell called NAME, moved by the shift. */
enum sudoku_status reader_cell(struct rule_reader *reader, struct text_slice name, uint16_t *cell);

/* Parses a number MIN..MAX. */
enum sudoku_status reader_number(struct rule_reader *reader, struct text_slice text, int min,
                                 int max, int *number);

/* Takes the next argument as a number. */
enum sudoku_status reader_next_number(struct rule_reader *reader, int min, int max, int *number);

/* Takes the part of SLICE up to an underscore off its front. */
struct text_slice reader_part(struct text_slice *slice);

/* True if the next argument begins with a digit. */
bool reader_is_at_digit(const struct rule_reader *reader);

/* Takes the cells up to the next empty argument or name, which begins with an underscore. *GOES_ON
 * is false after the last. */
enum sudoku_status reader_named_cells(struct rule_reader *reader, bool *goes_on);

/* Takes all remaining arguments as parts of cells separated by "-", with their LENGTHS. */
enum sudoku_status reader_parts(struct rule_reader *reader, uint16_t *lengths, unsigned *count);

/* Takes all remaining arguments as cells, at least MIN, into reader->cells. */
enum sudoku_status reader_cells(struct rule_reader *reader, unsigned min);

/* Adds a rule of KIND for the cells read, with a copy of SPEC_SIZE bytes of SPEC. */
enum sudoku_status reader_add(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                              const void *spec, size_t spec_size);

/* Adds a rule of KIND for COUNT CELLS. */
enum sudoku_status reader_add_cells(struct rule_reader *reader, const struct sudoku_rule_kind *kind,
                                    const uint16_t *cells, unsigned count, const void *spec,
                                    size_t spec_size);

/* Returns the grid's cell in ROW and COLUMN, from 0. */
uint16_t reader_grid_cell(const struct rule_reader *reader, unsigned row, unsigned column);

/* True if A and B are neighbors in a row or a column of the grid or of a group. */
bool reader_are_neighbors(const struct rule_reader *reader, uint16_t a, uint16_t b);

/* Stores the cell DOWN and RIGHT of CELL in *FOUND; false if there is none. */
bool reader_move(const struct rule_reader *reader, uint16_t cell, int down, int right,
                 uint16_t *found);

/* Returns the group called PREFIX, LENGTH bytes, or NULL. */
const struct cell_group *reader_group(const struct rule_reader *reader, const char *prefix,
                                      size_t length);

/* Reads a line such as R3 or C12, its cells from left or top, into reader->cells. */
enum sudoku_status reader_line(struct rule_reader *reader, struct text_slice name);

/* True if the grid has boxes or jigsaw regions. */
bool reader_has_regions(const struct rule_reader *reader);

/* Returns the number of the box, or else of the jigsaw region, of CELL; -1 for none. */
int reader_region(const struct rule_reader *reader, uint16_t cell);

/* Finds the shape of the board and creates reader->rules. */
enum sudoku_status reader_make_board(struct rule_reader *reader);

/* Moves to the item at PLACE, a dot or the end; false at the end. *NAME is its kind. */
bool reader_open_item(struct rule_reader *reader, size_t place, struct text_slice *name);

/* Readers of rows of the table. */

/* CELLS */
enum sudoku_status read_cells(struct rule_reader *reader, const struct named_kind *named);
/* NUMBER CELLS */
enum sudoku_status read_number_cells(struct rule_reader *reader, const struct named_kind *named);
/* LINE CLUE CLUE: of the line, and of the line reversed */
enum sudoku_status read_two_clues(struct rule_reader *reader, const struct named_kind *named);
/* CELLS, the rule for each two that are neighbors; the number is a sum. */
enum sudoku_status read_neighbors(struct rule_reader *reader, const struct named_kind *named);
/* The items that were read with the shape. */
enum sudoku_status read_nothing(struct rule_reader *reader, const struct named_kind *named);

#endif
