/* The shape of a game's board: the parameters of its layout, and its name in saves. */
#ifndef PLAY_CORE_MODEL_SHAPE_H
#define PLAY_CORE_MODEL_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

#include "cli/text/buffer.h"

enum { SHAPE_MAX_BOARDS = 16 };

struct shape {
    unsigned side;                  /* number of digits, 2..64 */
    unsigned box_rows, box_columns; /* 0 with regions and for joined boards */
    unsigned variants;              /* of enum sudoku_variant */
    unsigned board_count;           /* number of joined classic boards, 0..16; 0: one board */
    /* Row and column of each joined board's top left cell. */
    uint16_t places[2 * SHAPE_MAX_BOARDS];
    uint8_t *regions; /* side * side region numbers of a jigsaw; NULL: none */
};

/* Returns the shape with boxes as square as SIDE allows. */
struct shape shape_of_side(unsigned side);

/* Sets *SHAPE to that of COUNT classic boards joined at PLACES, as for
 * sudoku_layout_create_joined(). Returns false, with *SHAPE unchanged, if COUNT is not
 * 1..16. */
bool shape_join(const uint16_t *places, size_t count, struct shape *shape);

/* True if both have the same joined boards, in any order, or both have none. */
bool shape_has_boards_of(const struct shape *shape, const struct shape *other);

struct shape shape_copy(const struct shape *shape);
void shape_free(struct shape *shape);

/* Returns the layout, which the caller destroys; NULL: no layout has that shape. */
struct sudoku_layout *shape_layout(const struct shape *shape);

/* Appends the name: "9 boxes 3x3 diagonal,windoku", "9 regions 111222...", "9 samurai",
 * "9 joined 0,0 6,6". */
void shape_write(const struct shape *shape, struct buffer *out);

/* Reads a name into *SHAPE, which the caller frees. Returns false if it is not a name. */
bool shape_read(const char *text, struct shape *shape);

/* Returns the symbol of DIGIT (1..64) in saves, '.' for 0; the usual ones up to side 35. */
char shape_symbol(unsigned digit);

/* Returns the digit of LETTER, 0 for '.'; -1: none. */
int shape_digit(char letter);

#endif
