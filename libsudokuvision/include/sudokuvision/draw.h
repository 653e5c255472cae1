/* Boards and text as pictures.
 *
 *     struct svision_drawing board = SVISION_DRAWING_INIT;
 *     board.layout = sudoku_layout_classic();
 *     board.cells = givens;
 *     size_t length = svision_draw_svg(&board, 640, 640, text, sizeof text);
 *     printf("%zu bytes of SVG\n", length);
 *
 * A board of any layout is drawn on a canvas of any size, as SVG, or with the caller's own pen, and
 * with it a step of its solution: what it rests on, how its chain runs, and what it does.
 * Nothing is allocated; a call takes about 64 KiB of the stack. All functions may be called by any
 * thread. */
#ifndef SVISION_DRAW_H
#define SVISION_DRAW_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/logic.h>
#include <sudokuvision/canvas.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Rows, and columns, that a drawn board has at most. */
#define SVISION_DRAW_MAX_SIDE 64

/* Colors of a drawn board. */
struct svision_draw_colors {
    svision_color paper;
    /* Cells of windows, asterisks, center dots and girandolas. */
    svision_color shade;
    /* Between cells, along diagonals and within the edges of windows; around boxes and regions. */
    svision_color thin;
    svision_color thick;
    svision_color title;
    svision_color given;
    svision_color found;
    svision_color candidate;
};

/* Colors of a step. Shapes tell the same for whoever does not see them: premises are discs, or
 * rings where a chain begins a strong link; fins are diamonds, patterns of uniqueness squares;
 * eliminations are crossed out; placements are squares in a framed cell. Strong links are whole
 * arrows, weak ones dashed. */
struct svision_step_colors {
    /* Units that must hold a digit, and cells that must take a candidate. */
    svision_color unit;
    svision_color cell;
    /* Each mark of a candidate and its edge; where a strong link begins, the ring's inside. */
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
    /* The digits on marks of placements, and on other marks. */
    svision_color placed;
    svision_color marked;
    svision_color strong_link;
    svision_color weak_link;
};

/* What is drawn. Begin with SVISION_DRAWING_INIT, then set what there is. */
struct svision_drawing {
    /* sizeof(struct svision_drawing): lets the struct grow. */
    size_t size;
    /* Up to SVISION_DRAW_MAX_SIDE rows and columns. In a layout without boxes and regions, units
     * that fill a rectangle are taken for boxes. */
    const struct sudoku_layout *layout;
    /* Digits, cell_count numbers 0..side, 0 for an empty cell; NULL: an empty board. Up to side 35
     * they are drawn as 1..9 A..Z, on larger boards as numbers. */
    const uint8_t *cells;
    /* Digits that were given, cell_count numbers, 0 for none; what CELLS has beyond them was found.
     * NULL: all were given. */
    const uint8_t *givens;
    /* Drawn small in empty cells, cell_count sets; NULL: none. */
    const sudoku_digitset *candidates;
    /* Above the board, in one line, made smaller where it is long; UTF-8, of which ASCII has
     * glyphs. NULL or empty: none. */
    const char *title;
    /* NULL: givens black, found digits blue, on white paper; both paler around a step. */
    const struct svision_draw_colors *colors;
    /* The symbols of the digits 1, 2 ... side: as many ASCII characters. NULL: the usual ones. */
    const char *symbols;
    /* A step that is shown among CELLS and CANDIDATES, the position before it; NULL: none. It is
     * left out where candidates would be too small to see. */
    const struct sudoku_step *step;
    /* NULL: colors that most people with a color vision deficiency can tell apart (M. Okabe and
     * K. Ito, Color Universal Design, 2008). */
    const struct svision_step_colors *step_colors;
};

/* Its size, and nothing that is drawn. */
#define SVISION_DRAWING_INIT                                                                       \
    {                                                                                              \
        sizeof(struct svision_drawing), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL       \
    }

/* Stores in *HEIGHT the height of a picture WIDTH (1..SVISION_MAX_SIDE) pixels wide in which
 * DRAWING has the same margin on all sides.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, too many rows or columns, a width out of range, or a
 * height over SVISION_MAX_SIDE. */
SVISION_API enum svision_status svision_draw_height(const struct svision_drawing *drawing,
                                                    unsigned width, unsigned *height);

/* Draws DRAWING on CANVAS, all of which is painted over: as large as it fits, in the middle, with a
 * margin of half a cell. All cells are squares of one size and all lines whole pixels; what would
 * be too small to see is left out, all but the paper where a cell is less than a pixel.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, too many rows or columns, a digit
 * over the side, a step of another layout. */
SVISION_API enum svision_status svision_draw_board(const struct svision_drawing *drawing,
                                                   const struct svision_canvas *canvas);

/* Writes DRAWING as an SVG 1.1 document of WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE), ended
 * by a zero byte, into TEXT of SIZE bytes (NULL where SIZE is 0) as snprintf() does: gives the
 * length of the whole document, of which no more than fits is there. It needs no font. 0 where an
 * argument is wrong, as for svision_draw_board(). */
SVISION_API size_t svision_draw_svg(const struct svision_drawing *drawing, unsigned width,
                                    unsigned height, char *text, size_t size);

/* What draws on something that is no canvas: a page, a plotter, a window. Each function gets USER;
 * places are in pixels from the top left corner, x to the right, y down. A path is begun by move(),
 * may be closed, and is drawn by stroke() with a round pen of WIDTH, or its area by fill(); the
 * next move() begins another part of it, or after stroke() and fill() another path. */
struct svision_pen {
    /* sizeof(struct svision_pen): lets the struct grow. */
    size_t size;
    void *user;
    /* Fills a rectangle, which has nothing to do with the path. */
    void (*rect)(void *user, struct svision_point corner, double width, double height,
                 svision_color color);
    void (*move)(void *user, struct svision_point to);
    void (*line)(void *user, struct svision_point to);
    /* A cubic Bezier curve: its two control points, then its end. */
    void (*curve)(void *user, const struct svision_point points[3]);
    void (*close)(void *user);
    void (*stroke)(void *user, double width, svision_color color);
    void (*fill)(void *user, svision_color color);
};

/* Its size, and no function. */
#define SVISION_PEN_INIT                                                                           \
    {                                                                                              \
        sizeof(struct svision_pen), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL                 \
    }

/* Draws DRAWING with PEN, laid out as svision_draw_board() does on a canvas of WIDTH x HEIGHT
 * pixels (each 1..SVISION_MAX_SIDE), but without the paper.
 * SVISION_OK; SVISION_ERR_ARGUMENT: as for svision_draw_board(), or a pen without all of its
 * functions. */
SVISION_API enum svision_status svision_draw_with(const struct svision_drawing *drawing,
                                                  unsigned width, unsigned height,
                                                  const struct svision_pen *pen);

/* Writes TEXT with PEN as svision_draw_text() does on a canvas; CENTER is from the corner, as all
 * of a pen's places.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, a pen without all of its functions, a HEIGHT or CENTER
 * out of the range there. */
SVISION_API enum svision_status svision_draw_text_with(const struct svision_pen *pen,
                                                       const char *text,
                                                       struct svision_point center, double height,
                                                       svision_color color);

/* Width in pixels of TEXT (UTF-8) in capitals of HEIGHT pixels; 0 for NULL. */
SVISION_API double svision_draw_text_width(const char *text, double height);

/* Writes TEXT (UTF-8, one line) on top of what CANVAS shows, its middle at CENTER, with capitals of
 * HEIGHT pixels (above 0, up to SVISION_MAX_SIDE) and an OPACITY of 0 (leaves all as it was) to 1.
 * What lies beyond the canvas is cut off.
 * SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, a number out of range, or a center
 * more than 2 * SVISION_MAX_SIDE away. */
SVISION_API enum svision_status svision_draw_text(const struct svision_canvas *canvas,
                                                  const char *text, struct svision_point center,
                                                  double height, svision_color color,
                                                  double opacity);

#ifdef __cplusplus
}
#endif
#endif
