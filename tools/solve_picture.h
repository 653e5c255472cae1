/* Boards as picture files.
 *
 * Takes a board, gives a PNG or SVG file in a buffer, and the name of a numbered file; fails when
 * memory is short. */
#ifndef SOLVE_PICTURE_H
#define SOLVE_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "buffer.h"

enum picture { PICTURE_NONE, PICTURE_PNG, PICTURE_SVG };

/* Width in pixels. */
enum { PICTURE_LEAST = 16, PICTURE_MOST = 8192, PICTURE_USUAL = 720 };

/* The picture format called NAME, or PICTURE_NONE. */
enum picture picture_from_name(const char *name);

/* What is drawn. */
struct picture_board {
    const struct sudoku_layout *layout;
    const uint8_t *cells; /* NULL: the single ones of CANDIDATES */
    const uint8_t *givens;
    const sudoku_digitset *candidates; /* NULL: none */
    const char *title;                 /* NULL: none */
    unsigned width;
};

/* Adds the file to OUT. False: the board cannot be drawn, or memory is short. */
bool picture_add(struct buffer *out, enum picture picture, const struct picture_board *board);

/* Whether PATH (NULL: no) holds a place for a number: %d, or %03d for three digits at least. */
bool picture_is_numbered(const char *path);

/* Adds PATH with NUMBER in its place, and a zero byte, to NAME. */
void picture_name(struct buffer *name, const char *path, uint64_t number);

/* Adds PATTERN, with NUMBER for each %d, SOURCE for each %f and % for each %%, and a zero byte, to
 * TITLE. */
void picture_title(struct buffer *title, const char *pattern, const char *source, uint64_t number);

#endif
