/* Boards as PNG and SVG files; for PDF documents see pages.h. */
#ifndef SOLVE_DRAW_PICTURE_H
#define SOLVE_DRAW_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"

enum picture { PICTURE_NONE, PICTURE_PNG, PICTURE_SVG, PICTURE_PDF };

/* Width in pixels. */
enum { PICTURE_MIN = 16, PICTURE_MAX = 8192 };
#define PICTURE_USUAL 720

/* Returns the name of PICTURE, or NULL. */
const char *picture_name(enum picture picture);

/* Returns the picture format called NAME, or PICTURE_NONE. */
enum picture picture_from_name(const char *name);

/* True if PICTURE can be drawn; otherwise sets MESSAGE. */
bool picture_is_possible(enum picture picture, struct message *message);

/* A board to draw. */
struct picture_board {
    const struct sudoku_layout *layout;
    const struct sudoku_rules *rules; /* in place of the layout; NULL: none */
    const uint8_t *cells;
    const uint8_t *givens;
    const sudoku_digitset *candidates; /* NULL: none */
    const char *title;                 /* NULL: none */
    const struct sudoku_step *step;    /* NULL: none */
    const char *symbols;               /* one per digit; NULL: the usual ones */
    unsigned width;
};

/* Appends a PNG or SVG file to OUT. Returns false if the board cannot be drawn or memory is short.
 */
bool picture_add(struct buffer *out, enum picture picture, const struct picture_board *board);

#endif
