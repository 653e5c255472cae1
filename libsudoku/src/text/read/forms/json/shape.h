/* What a JSON object says of the shape of its board: "box", "regions", "variants" and "parts".
 * Rules that the libraries do not have are refused, since the board would have other solutions. */
#ifndef TEXT_READ_FORMS_JSON_SHAPE_H
#define TEXT_READ_FORMS_JSON_SHAPE_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "text/read/forms/json/regions.h"
#include "text/read/forms/json/scope.h"
#include "text/read/joined/figure.h"
#include "text/read/lines/lines.h"

enum json_shape_key {
    JSON_SHAPE_BOX,      /* [rows, columns]; one number is of something else */
    JSON_SHAPE_REGIONS,  /* one label a cell: an array, arrays of rows, or strings of symbols; or
                          * an array a region of its cells: pairs of row and column, or names */
    JSON_SHAPE_VARIANTS, /* an array of names, or one string with commas */
    JSON_SHAPE_PARTS,    /* where each of joined boards begins: names of cells, such as r1c13 */
    JSON_SHAPE_RULES,    /* cages, arrows and so on */
};

struct json_shape {
    struct json_scope scope; /* where it was said */
    unsigned boxes;          /* numbers of BOX */
    unsigned box[2];         /* rows, columns */
    unsigned variants;
    struct json_regions regions;
    struct text_figure parts; /* without boards: the board is one */
    bool has_fault;           /* it is told in place of the board, which would be another one */
    struct sudoku_text_error fault;
};

/* Forgets all that was said. */
void json_shape_forget(struct json_shape *shape);

/* The object that DEPTH brackets hold ends in line NUMBER; IS_SPENT: its boards were given, or it
 * stands in an array. Boards that follow are refused where it is not known which of what was said
 * is for them. */
void json_shape_close(struct json_shape *shape, unsigned depth, bool is_spent, uint64_t number);

/* Begins what KEY says, which takes the place of what it said before. */
void json_shape_begin(struct json_shape *shape, enum json_shape_key key);

/* Whether KEY said something. */
bool json_shape_says(const struct json_shape *shape, enum json_shape_key key);

/* Adds what stands in LINE from COLUMN on: one string or word of the value of KEY, in so many
 * brackets of that as DEPTH. */
void json_shape_add(struct json_shape *shape, enum json_shape_key key, const struct text_line *line,
                    uint64_t column, unsigned depth);

/* Refuses an object from COLUMN of LINE on, which is no value of any KEY but PARTS. */
void json_shape_refuse_object(struct json_shape *shape, enum json_shape_key key,
                              const struct text_line *line, uint64_t column);

/* Adds what was said to PUZZLE, which was read in line NUMBER; its regions live as long as nothing
 * is added. SUDOKU_OK; SUDOKU_ERR_TEXT, with *ERROR: it is not for such a board. */
enum sudoku_status json_shape_give(struct json_shape *shape, uint64_t number,
                                   struct sudoku_text_puzzle *puzzle,
                                   struct sudoku_text_error *error);

#endif
