/* Reading photographed grids.
 *
 * Takes a picture, gives the Sudokus in it: digits, how sure they are, the solution, and where
 * everything lies; fails to find one with a reason that a program can act on. What is not certain
 * is called so. Grids have 4 x 4, 6 x 6, 8 x 8, 9 x 9 or 16 x 16 cells with printed digits, past 9
 * the letters A to G; any rotation, upside down too. */
#ifndef SVISION_READER_H
#define SVISION_READER_H

#include <stdint.h>

#include <sudoku/memory.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/image.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Cells of a classic grid. */
#define SVISION_CELLS 81

/* Cells in a row, and rows, of the largest grid that is read. */
#define SVISION_MAX_ROW 16

/* How many cells a row may have, a bit 1 << N for each such number N: 4, 6, 8, 9 and 16. */
#define SVISION_SIDES 0x10350U

/* The largest grid's cells, its crossings of lines, and the answers of a cell: blank, and a digit
 * each. */
#define SVISION_MAX_CELLS     (SVISION_MAX_ROW * SVISION_MAX_ROW)
#define SVISION_MAX_CROSSINGS ((SVISION_MAX_ROW + 1) * (SVISION_MAX_ROW + 1))
#define SVISION_MAX_ANSWERS   (SVISION_MAX_ROW + 1)

/* Most grids that one picture gives. */
#define SVISION_MAX_GRIDS 8

/* Whether a reading can be relied on. */
enum svision_certainty {
    SVISION_SURE = 0,
    /* The reading is the most likely one, but look at it: the reason says why. */
    SVISION_UNCERTAIN = 1
};

/* Why there is no reading, or why it is uncertain. */
enum svision_reason {
    SVISION_REASON_NONE = 0,

    /* No reading: */
    /* Nothing in the picture is dark and large enough to be a grid. */
    SVISION_REASON_NO_OUTLINE = 1,
    /* Dark areas, but none with four sides. */
    SVISION_REASON_NO_QUADRILATERAL = 2,
    /* Areas with four sides, but without the lines of a grid. */
    SVISION_REASON_NO_LINES = 3,
    /* The picture, or what looks like a grid in it, is too small. */
    SVISION_REASON_TOO_SMALL = 4,

    /* An uncertain reading; `suspect` marks the cells: */
    /* The cells are too few pixels wide. */
    SVISION_REASON_LOW_RESOLUTION = 5,
    /* The grid goes on beyond an edge of the picture, see `edges`. Also without a reading. */
    SVISION_REASON_CUT_OFF = 6,
    /* Glare or a hard shadow lies on cells. */
    SVISION_REASON_GLARE = 7,
    /* Cells that may hold a digit or none. */
    SVISION_REASON_FAINT = 8,
    /* Digits that look like others as well. */
    SVISION_REASON_AMBIGUOUS = 9,
    /* Digits that the rules of Sudoku overruled. */
    SVISION_REASON_OVERRULED = 10,
    /* Digits that cannot stand together: they look alike in one row, column or box. */
    SVISION_REASON_CONFLICT = 11,
    /* The digits read leave several solutions. */
    SVISION_REASON_SEVERAL_SOLUTIONS = 12,
    /* The digits read leave no solution. */
    SVISION_REASON_NO_SOLUTION = 13,
    /* Fewer digits than a puzzle with one solution needs: 17 of nine rows. */
    SVISION_REASON_FEW_DIGITS = 14,
    /* Out of focus, or moved while the picture was taken. Also without a reading. With one, it
     * stands for what would be said of the digits. */
    SVISION_REASON_BLURRED = 15
};

/* Edges of the picture, whichever way up the grid lies. */
enum svision_edge {
    SVISION_EDGE_LEFT = 1,
    SVISION_EDGE_TOP = 2,
    SVISION_EDGE_RIGHT = 4,
    SVISION_EDGE_BOTTOM = 8
};

/* One grid of a picture, the right way up. Cells are told row by row as the digits stand: the one
 * in row R and column C, from 0, is number R * side + C, and what follows the last one is 0. */
struct svision_reading {
    enum svision_certainty certainty;
    enum svision_reason reason;
    /* Cells in a row, and rows. */
    unsigned side;
    /* Of a box: rows, and columns. */
    unsigned box_rows;
    unsigned box_columns;
    /* 1..side, or 0 for blank. */
    uint8_t cells[SVISION_MAX_CELLS];
    /* The one solution of the cells; all 0 where there are none or several. */
    uint8_t solution[SVISION_MAX_CELLS];
    /* 0, 1, or 2 for several. */
    unsigned solutions;
    /* How likely each cell is read rightly, 0..1. */
    float confidence[SVISION_MAX_CELLS];
    /* Negative natural logarithm of the probability of each answer by what the cell looks like
     * alone, the rules left aside: [cell][0] blank, [cell][1..side] digits; 0..14. */
    float cost[SVISION_MAX_CELLS][SVISION_MAX_ANSWERS];
    /* 1 for the cells that the reason speaks of. */
    uint8_t suspect[SVISION_MAX_CELLS];
    /* The edges at which the grid is cut off: sum of enum svision_edge. */
    unsigned edges;
    /* The outer edges' corners in the picture, the reading's top left one first. */
    struct svision_quad corners;
    /* The crossings of the lines, row by row, side + 1 in each; bent where the paper is. */
    struct svision_point crossings[SVISION_MAX_CROSSINGS];
};

/* Stages, in the order in which a picture passes through them. */
enum svision_stage {
    SVISION_STAGE_GREY = 0,   /* brightness in several sizes */
    SVISION_STAGE_DETECT = 1, /* threshold, outlines, quadrilaterals, lines */
    SVISION_STAGE_CELLS = 2,  /* straightened cells */
    SVISION_STAGE_DIGITS = 3, /* marks in the cells, scores of the digits, the way up */
    SVISION_STAGE_READ = 4    /* the most likely reading that keeps the rules */
};

/* Told after each stage, by the thread that reads: its wall-clock time in SECONDS and what it made,
 * a picture in GREY8 that is valid during the call, or NULL. A stage may come several times, once
 * for each grid or attempt. */
typedef void svision_trace(void *user, enum svision_stage stage, double seconds,
                           const struct svision_image *picture);

/* How svision_reader_create() builds a reader. Set it to zero, then set what differs. */
struct svision_reader_options {
    /* sizeof(struct svision_reader_options): lets the struct grow. */
    size_t size;
    /* NULL: not called. */
    svision_trace *trace;
    void *trace_user;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* How many cells a row may have: some of SVISION_SIDES; 0: all of them. Grids of nine are
     * looked for first, others only in pictures without one. */
    uint32_t sides;
    /* Rows and columns that a box must have; 0: what the lines and the rules say. */
    unsigned box_rows;
    unsigned box_columns;
};

struct svision_reader;

/* Makes a reader with OPTIONS (NULL: the defaults) and stores it in *READER, which the caller then
 * owns. On failure *READER is NULL. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, or sides and boxes of
 * which no grid is read; SVISION_ERR_MEMORY. Any thread may call it; a reader belongs to one thread
 * at a time. */
SVISION_API enum svision_status svision_reader_create(const struct svision_reader_options *options,
                                                      struct svision_reader **reader);

/* Frees READER. NULL is left alone. */
SVISION_API void svision_reader_destroy(struct svision_reader *reader);

/* Takes memory for pictures up to WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE), if READER has
 * less; svision_reader_read() does so itself when it meets a larger picture, and no call takes
 * memory for a picture of the same size. SVISION_OK; SVISION_ERR_ARGUMENT; SVISION_ERR_MEMORY:
 * READER is as it was. */
SVISION_API enum svision_status svision_reader_resize(struct svision_reader *reader, unsigned width,
                                                      unsigned height);

/* Reads IMAGE. Stores up to CAPACITY (1..) readings in READINGS, sure ones first and then the
 * largest, their number in *COUNT, and in *REASON (unless NULL) why there is none.
 * SVISION_OK: at least one. SVISION_NO_GRID: none. SVISION_ERR_ARGUMENT: a NULL, or an unsound
 * image. SVISION_ERR_MEMORY. */
SVISION_API enum svision_status svision_reader_read(struct svision_reader *reader,
                                                    const struct svision_image *image,
                                                    struct svision_reading *readings,
                                                    size_t capacity, size_t *count,
                                                    enum svision_reason *reason);

/* The edges at which what looks like a grid was cut off in the picture that READER read last, where
 * the reason for no reading is SVISION_REASON_CUT_OFF: sum of enum svision_edge, else 0; 0 for
 * NULL. */
SVISION_API unsigned svision_reader_edges(const struct svision_reader *reader);

/* The name of REASON for programs, such as "no-outline": a constant text; "unknown" for a number
 * that is no reason. Any thread may call it. */
SVISION_API const char *svision_reason_name(enum svision_reason reason);

/* What to do about REASON, one English sentence: a constant text. Any thread may call it. */
SVISION_API const char *svision_reason_advice(enum svision_reason reason);

/* Writes REASON for people, such as "cut off at the left edge" or "glare at r3c7", to TEXT, at most
 * CAPACITY bytes with the 0 at the end (TEXT may be NULL where CAPACITY is 0); 120 are enough.
 * EDGES is a sum of enum svision_edge; SUSPECT has SIDE * SIDE (1..SVISION_MAX_ROW) marks, not 0
 * for the cells that the reason speaks of, of which up to eight are named; NULL: none. Gives the
 * length that the text has or would have without the limit. Any thread may call it. */
SVISION_API size_t svision_reason_explain(enum svision_reason reason, unsigned edges,
                                          const uint8_t *suspect, unsigned side, char *text,
                                          size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
