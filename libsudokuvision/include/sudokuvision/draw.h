/* Draws boards and text.
 *
 *     struct svision_drawing board = SVISION_DRAWING_INIT;
 *     board.layout = sudoku_layout_classic();
 *     board.cells = givens;
 *     size_t length = svision_draw_svg(&board, 640, 640, text, sizeof text);
 *     printf("%zu bytes of SVG\n", length);
 *
 * A board of any layout is drawn on a canvas of any size, as SVG, or with the caller's own pen,
 * optionally with a step of its solution: its premises, its chain and its result. Nothing is
 * allocated; a call uses at most 48 KiB of stack. All functions are thread-safe. */
#ifndef SVISION_DRAW_H
#define SVISION_DRAW_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudoku/rules.h>
#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Maximum number of rows and columns of a drawn board. */
#define SVISION_DRAW_MAX_SIDE 64

/* Colors of a drawn board. */
struct svision_draw_colors {
    svision_color paper;
    /* Cells of windows, asterisks, center dots and girandolas. */
    svision_color shade;
    /* Thin lines separate cells and mark diagonals and the edges of windows; thick lines surround
     * boxes and regions. */
    svision_color thin;
    svision_color thick;
    svision_color title;
    svision_color given;
    svision_color found;
    svision_color candidate;
};

/* Colors of a step. Shapes make the same distinctions for readers who cannot distinguish the
 * colors: premises are discs, or rings where a chain begins a strong link; fins are diamonds,
 * candidates of a uniqueness pattern squares; eliminations are crossed out; placements are squares
 * in a framed cell. Strong links are solid arrows, weak links dashed. */
struct svision_step_colors {
    /* Units that must hold a digit, and cells that must hold a candidate. */
    svision_color unit;
    svision_color cell;
    /* Marks of candidates, and their edges. Start is the inside of the ring where a strong link
     * begins. */
    svision_color start;
    svision_color premise;
    svision_color premise_edge;
    svision_color fin;
    svision_color fin_edge;
    svision_color pattern;
    svision_color pattern_edge;
    svision_color elimination;
    svision_color elimination_cross;
    svision_color placement;
    /* Digits on marks of placements, and on other marks. */
    svision_color placed;
    svision_color marked;
    svision_color strong_link;
    svision_color weak_link;
};

/* A board to draw. Start from SVISION_DRAWING_INIT. */
struct svision_drawing {
    /* sizeof(struct svision_drawing); allows the struct to grow. */
    size_t size;
    /* Ignored if there are RULES. At most SVISION_DRAW_MAX_SIDE rows and columns. In a layout
     * without boxes and regions, units that fill a rectangle are drawn as boxes. */
    const struct sudoku_layout *layout;
    /* cell_count digits 0..side, 0 for an empty cell; NULL: an empty board. Up to side 35 they are
     * drawn as 1..9 A..Z, on larger boards as numbers. */
    const uint8_t *cells;
    /* cell_count digits 0..side; the other digits of CELLS are drawn as found. NULL: all are
     * givens. */
    const uint8_t *givens;
    /* cell_count sets, drawn in empty cells; NULL: none. */
    const sudoku_digitset *candidates;
    /* One line above the board, shrunk to fit; UTF-8, but only ASCII characters have glyphs. NULL
     * or empty: none. */
    const char *title;
    /* NULL: givens black, found digits blue, on white paper; both paler if there is a step. */
    const struct svision_draw_colors *colors;
    /* side ASCII characters, the symbols of the digits 1..side. NULL: the usual ones. */
    const char *symbols;
    /* A step in the position given by CELLS and CANDIDATES; NULL: none. Omitted if candidates would
     * be too small to see. */
    const struct sudoku_step *step;
    /* NULL: colors that most people with a color vision deficiency can distinguish (M. Okabe and K.
     * Ito, Color Universal Design, 2008). */
    const struct svision_step_colors *step_colors;
    /* Writes TITLE instead of the library, centered at CENTER, with capitals HEIGHT pixels high and
     * at most WIDTH pixels wide. NULL: the library writes it. Never called by svision_draw_svg(),
     * which writes a title beyond ASCII as text in a font of the viewer. */
    void (*write_title)(void *user, const char *title, struct svision_point center, double height,
                        double width, svision_color color);
    /* First argument of write_title(). */
    void *title_user;
    /* A puzzle with rules in place of LAYOUT: its rules are drawn as setters draw them, with clues
     * outside the board, and rules without a picture are named below it. CELLS and GIVENS then are
     * cell_count values, SUDOKU_RULES_EMPTY for an empty cell, drawn as numbers; CELLS NULL: the
     * given values; GIVENS NULL: those of RULES. CANDIDATES are values from the smallest, NULL:
     * what RULES leave of cells with several; all even or all odd values are a shaded square or
     * disc. The board must be a rectangle, SYMBOLS and STEP NULL. NULL: LAYOUT. */
    const struct sudoku_rules *rules;
};

/* The struct's size, and nothing to draw. */
#define SVISION_DRAWING_INIT                                                                       \
    {                                                                                              \
        sizeof(struct svision_drawing), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,      \
            NULL, NULL, NULL                                                                       \
    }

/* Stores in *HEIGHT the height in pixels of a picture WIDTH (1..SVISION_MAX_SIDE) pixels wide in
 * which DRAWING has the same margin on all sides, wider where clues and names of rules are. Returns
 * SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, too many rows or columns, a width out of range,
 * or a height over SVISION_MAX_SIDE. */
SVISION_API enum svision_status svision_draw_height(const struct svision_drawing *drawing,
                                                    unsigned width, unsigned *height);

/* Draws DRAWING on CANVAS, all of which is painted: as large as it fits, centered, with a margin of
 * half a cell, or wider for clues outside the board. Cells are squares of one size and lines are
 * whole pixels wide; details too small to see are omitted, and everything but the paper if a cell
 * is smaller than a pixel. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, an invalid
 * canvas, too many rows or columns, a digit over the side, or a step of another layout. */
SVISION_API enum svision_status svision_draw_board(const struct svision_drawing *drawing,
                                                   const struct svision_canvas *canvas);

/* Writes DRAWING as an SVG 1.1 document of WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE) that
 * needs no fonts, except for a title beyond ASCII, to TEXT, SIZE bytes including the terminating
 * zero; TEXT may be NULL if SIZE is 0. Returns the length of the whole document without the zero,
 * like snprintf(); a longer one is truncated. Returns 0 for an argument that svision_draw_board()
 * rejects, or a size out of range. */
SVISION_API size_t svision_draw_svg(const struct svision_drawing *drawing, unsigned width,
                                    unsigned height, char *text, size_t size);

/* A drawing device other than a canvas: a page, a plotter, a window. Each function receives USER.
 * Positions are in pixels from the top left corner, x to the right, y down. move() begins a path,
 * or another part of it; close() closes the part. stroke() draws the path with a round pen of WIDTH
 * pixels, fill() fills its area, and either ends it. */
struct svision_pen {
    /* sizeof(struct svision_pen); allows the struct to grow. */
    size_t size;
    void *user;
    /* Fills a rectangle, independent of the path. */
    void (*rect)(void *user, struct svision_point corner, double width, double height,
                 svision_color color);
    void (*move)(void *user, struct svision_point to);
    void (*line)(void *user, struct svision_point to);
    /* A cubic Bezier curve: two control points, then the end. */
    void (*curve)(void *user, const struct svision_point points[3]);
    void (*close)(void *user);
    void (*stroke)(void *user, double width, svision_color color);
    void (*fill)(void *user, svision_color color);
};

/* The struct's size, and no functions. */
#define SVISION_PEN_INIT                                                                           \
    {                                                                                              \
        sizeof(struct svision_pen), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL                 \
    }

/* Draws DRAWING with PEN, laid out as by svision_draw_board() on a canvas of WIDTH x HEIGHT pixels
 * (each 1..SVISION_MAX_SIDE), but without the paper. Returns SVISION_OK, or SVISION_ERR_ARGUMENT
 * for an argument that svision_draw_board() rejects, or a pen that lacks a function. */
SVISION_API enum svision_status svision_draw_board_with(const struct svision_drawing *drawing,
                                                        unsigned width, unsigned height,
                                                        const struct svision_pen *pen);

/* Writes TEXT with PEN as svision_draw_text() does on a canvas; CENTER is in the pen's coordinates.
 * Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, a pen that lacks a function, or a HEIGHT
 * or CENTER out of range. */
SVISION_API enum svision_status svision_draw_text_with(const struct svision_pen *pen,
                                                       const char *text,
                                                       struct svision_point center, double height,
                                                       svision_color color);

/* Returns the width in pixels of TEXT (UTF-8) with capitals HEIGHT pixels high; 0 for NULL. */
SVISION_API double svision_draw_text_width(const char *text, double height);

/* Writes TEXT (UTF-8, one line) on CANVAS, centered at CENTER, in capitals HEIGHT pixels high
 * (above 0, up to SVISION_MAX_SIDE), with an OPACITY of 0 (invisible) to 1. Text beyond the canvas
 * is clipped. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, an invalid canvas, a number
 * out of range, or a center more than 2 * SVISION_MAX_SIDE pixels away. */
SVISION_API enum svision_status svision_draw_text(const struct svision_canvas *canvas,
                                                  const char *text, struct svision_point center,
                                                  double height, svision_color color,
                                                  double opacity);

#ifdef __cplusplus
}
#endif
#endif
