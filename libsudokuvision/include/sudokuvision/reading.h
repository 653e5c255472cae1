/* One grid of a picture, the right way up.
 *
 *     const uint8_t *cells = svision_reading_cells(reading);
 *     printf("r2c1 is %u\n", cells[svision_reading_side(reading)]);
 *
 * Cells are numbered row by row, with the digits upright: the one in row R and column C, from 0, is
 * number R * side + C. A reading belongs to the reader or tracker that made it, which changes it
 * with the next picture; what has to last is copied. Pointers that functions give are valid as long
 * as the reading; for NULL they are NULL, and numbers are 0. Any thread may read what nobody
 * changes. */
#ifndef SVISION_READING_H
#define SVISION_READING_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/memory.h>
#include <sudokuvision/diagnosis.h>
#include <sudokuvision/geometry.h>
#include <sudokuvision/status.h>
#include <sudokuvision/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Cells of a classic grid. */
#define SVISION_CELLS 81

/* Cells in a row, cells, and crossings of lines: bounds that no reading exceeds as long as the
 * soname stays the same, for arrays of the caller's. */
#define SVISION_MAX_ROW       25
#define SVISION_MAX_CELLS     (SVISION_MAX_ROW * SVISION_MAX_ROW)
#define SVISION_MAX_CROSSINGS ((SVISION_MAX_ROW + 1) * (SVISION_MAX_ROW + 1))

/* Whether a reading can be relied on. */
enum svision_certainty {
    SVISION_SURE = 0,
    /* The reading is the most likely one, but look at it: the diagnosis says why. */
    SVISION_UNCERTAIN = 1
};

/* What stands in a cell. */
enum svision_writing {
    SVISION_WRITING_NONE = 0,
    SVISION_WRITING_PRINT = 1,
    /* A digit written by hand. */
    SVISION_WRITING_HAND = 2,
    /* Small digits written by hand: what somebody thinks possible there. */
    SVISION_WRITING_CANDIDATES = 3,
    /* Something that was crossed out, or cannot be read. */
    SVISION_WRITING_CROSSED = 4
};

/* What a digit by hand is beside the solution of what is printed. */
enum svision_verdict {
    SVISION_VERDICT_NONE = 0, /* there is none */
    SVISION_VERDICT_RIGHT = 1,
    SVISION_VERDICT_MISTAKE = 2,
    /* It may be one digit or another, or the solution is not sure. */
    SVISION_VERDICT_UNDECIDED = 3
};

struct svision_reading;

/* SVISION_UNCERTAIN for NULL. */
SVISION_API enum svision_certainty svision_reading_certainty(const struct svision_reading *reading);

/* Why READING is uncertain; its reason is SVISION_REASON_NONE where it is sure. */
/* clang-format off */
SVISION_API const struct svision_diagnosis *svision_reading_diagnosis(const struct svision_reading *reading);
/* clang-format on */

/* Cells in a row, and rows. */
SVISION_API unsigned svision_reading_side(const struct svision_reading *reading);

/* Of a box: rows, and columns. Both 0 where regions take the place of boxes. */
SVISION_API unsigned svision_reading_box_rows(const struct svision_reading *reading);
SVISION_API unsigned svision_reading_box_columns(const struct svision_reading *reading);

/* Of a jigsaw, whose thick lines show regions in place of boxes: a number 0..side-1 for each cell,
 * as sudoku_layout_options takes them, each number side times. NULL for boxes. */
SVISION_API const uint8_t *svision_reading_regions(const struct svision_reading *reading);

/* Of a grid that shares boxes with others, as those of a samurai do: row and column at which it
 * begins in the figure of all, from 0, as sudoku_layout_create_joined() takes them. All readings of
 * the picture are then grids of one puzzle, and solutions, how many there are, and certainty are
 * those of all together. NULL: it is a puzzle of its own, or was not put together with others. */
SVISION_API const uint16_t *svision_reading_place(const struct svision_reading *reading);

/* The printed puzzle: a digit 1..side for each cell, or 0 where nothing is printed. */
SVISION_API const uint8_t *svision_reading_cells(const struct svision_reading *reading);

/* The symbols of the digits 1, 2 ... side as they are printed, terminated, where 0 stands for the
 * highest one, such as "123456789ABCDEF0" of boards that count from 0 to F; as struct
 * sudoku_text_board and struct svision_overlay take them. NULL: the usual ones, 1..9 A..Z; or
 * nothing tells, since the highest digit is printed nowhere. */
SVISION_API const char *svision_reading_symbols(const struct svision_reading *reading);

/* Whether digits past 9 are printed as numbers, 10 and so on, in place of letters. */
SVISION_API bool svision_reading_numbers(const struct svision_reading *reading);

/* A digit 1..side for each cell in which one is written by hand, else 0; as it is written, right or
 * wrong, though one that is hard to read is taken to be right. Hands are read in classic grids
 * with Latin digits only.
 */
SVISION_API const uint8_t *svision_reading_entries(const struct svision_reading *reading);

/* What stands in CELL (0..side * side - 1; SVISION_WRITING_NONE for others). */
SVISION_API enum svision_writing svision_reading_writing(const struct svision_reading *reading,
                                                         unsigned cell);

/* The small digits that are written into CELL (0..side * side - 1), as far as they can be read;
 * none for other cells. Where SVISION_WRITING_CANDIDATES stand, all may be unreadable. Of still
 * pictures only. */
SVISION_API sudoku_digitset svision_reading_candidates(const struct svision_reading *reading,
                                                       unsigned cell);

/* A digit 1..side for each cell in which one is written by hand, else 0: what it looks like most,
 * the solution left aside. */
SVISION_API const uint8_t *svision_reading_seen(const struct svision_reading *reading);

/* Whether what is written by hand in CELL (0..side * side - 1) is right: by what it looks like, not
 * by what should stand there. Where the print has several solutions, the one counts that was
 * written down, as far as that is beyond doubt. SVISION_VERDICT_NONE where no digit is written, and
 * for other cells. */
SVISION_API enum svision_verdict svision_reading_verdict(const struct svision_reading *reading,
                                                         unsigned cell);

/* The one solution of the cells; all 0 where there are none or several. */
SVISION_API const uint8_t *svision_reading_solution(const struct svision_reading *reading);

/* Whether there is no doubt about the solution, whatever else is uncertain: SVISION_SURE where a
 * digit by hand, or an empty cell, is all that may be misread. SVISION_UNCERTAIN where there is not
 * exactly one. Of a track it is the certainty of the reading. */
/* clang-format off */
SVISION_API enum svision_certainty svision_reading_solution_certainty(const struct svision_reading *reading);
/* clang-format on */

/* How many solutions the cells have: 0, 1, or 2 for several. */
SVISION_API unsigned svision_reading_solutions(const struct svision_reading *reading);

/* How likely the printed puzzle is read rightly, 0..1, as far as digits may be others, or
 * overlooked; of a hundred such readings so many are. Where something else speaks against it, such
 * as several solutions or glare, it is less than half. That alone makes no reading sure, nor does
 * it say anything of what is written by hand. 0 of a track. */
SVISION_API float svision_reading_probability(const struct svision_reading *reading);

/* How likely each cell is read rightly, 0..1. */
SVISION_API const float *svision_reading_confidence(const struct svision_reading *reading);

/* Negative natural logarithm of the probability of each answer in CELL (0..side * side - 1, else
 * NULL is given) by what it looks like alone, the rules left aside: [0] nothing is printed,
 * [1..side] printed digits; 0..14. Of a track it is that of all frames together, beyond the
 * likeliest answer's. */
SVISION_API const float *svision_reading_costs(const struct svision_reading *reading,
                                               unsigned cell);

/* The outer edges' corners in the picture, the reading's top left one first. */
SVISION_API const struct svision_quad *
svision_reading_corners(const struct svision_reading *reading);

/* The crossings of the lines, row by row, side + 1 in each; bent where the paper is. */
SVISION_API const struct svision_point *
svision_reading_crossings(const struct svision_reading *reading);

/* Makes a reading without cells, to copy others to, and stores it in *READING, which the caller
 * then owns; NULL on failure. ALLOCATOR is copied; NULL: malloc() and free(). SVISION_OK;
 * SVISION_ERR_ARGUMENT: READING is NULL; SVISION_ERR_MEMORY. */
SVISION_API enum svision_status svision_reading_create(const struct sudoku_allocator *allocator,
                                                       struct svision_reading **reading);

/* Copies FROM to READING, which svision_reading_create() made. It takes no memory. Nothing where
 * one is NULL. */
SVISION_API void svision_reading_copy(struct svision_reading *reading,
                                      const struct svision_reading *from);

/* Frees READING, which svision_reading_create() made. NULL is left alone. */
SVISION_API void svision_reading_destroy(struct svision_reading *reading);

#ifdef __cplusplus
}
#endif
#endif
