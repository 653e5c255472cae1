/* The shape of a game's board: what a layout is made of, and its name in saves. */
#ifndef PLAY_MODEL_SHAPE_H
#define PLAY_MODEL_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

#include "cli/text/buffer.h"

struct shape {
    unsigned side;                  /* digits, 2..64 */
    unsigned box_rows, box_columns; /* 0 with regions and for a samurai */
    unsigned variants;              /* of enum sudoku_variant */
    bool is_samurai;                /* five classic boards that share their corner boxes */
    uint8_t *regions;               /* side * side numbers, a jigsaw's; NULL: none */
};

/* Boxes as square as SIDE allows. */
struct shape shape_of_side(unsigned side);

struct shape shape_copy(const struct shape *shape);
void shape_free(struct shape *shape);

/* The layout, which the caller destroys; NULL: there is none of that shape. */
struct sudoku_layout *shape_layout(const struct shape *shape);

/* Adds the name: "9 boxes 3x3 diagonal,windoku", "9 regions 111222...", "9 samurai". */
void shape_write(const struct shape *shape, struct buffer *out);

/* Reads such a name into *SHAPE, which the caller frees. False: it is none. */
bool shape_read(const char *text, struct shape *shape);

/* The letter of DIGIT (1..64) in saves, '.' for 0: the usual ones up to side 35. */
char shape_symbol(unsigned digit);

/* The digit of LETTER, 0 for '.'; -1: it is none. */
int shape_digit(char letter);

#endif
