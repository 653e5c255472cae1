/* One grid of a picture, upright.
 *
 *     const uint8_t *cells = svision_reading_givens(reading);
 *     printf("r2c1 is %u\n", cells[svision_reading_side(reading)]);
 *
 * Cells are numbered row by row with the digits upright: the cell in row R and column C, counted
 * from 0, has the number R * side + C. A reading belongs to the reader or tracker that made it,
 * which changes it with the next picture; svision_reading_copy() keeps it. Returned pointers are
 * valid as long as the reading is unchanged. For a NULL reading, functions return NULL or 0 unless
 * stated otherwise. Several threads may use a reading while none changes it. */
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

/* Number of cells in a classic grid. */
#define SVISION_CELLS 81

/* Number of values of svision_reading_entry_evidence() for each cell. */
#define SVISION_ENTRY_DIGITS 10

/* Maximum number of rows, cells and crossings of a reading, for sizing arrays. They do not change
 * while the soname stays the same. */
#define SVISION_MAX_ROW       25
#define SVISION_MAX_CELLS     (SVISION_MAX_ROW * SVISION_MAX_ROW)
#define SVISION_MAX_CROSSINGS ((SVISION_MAX_ROW + 1) * (SVISION_MAX_ROW + 1))

/* Whether a reading can be relied on. */
enum svision_certainty {
    SVISION_SURE = 0,
    /* The most likely reading, but to be checked; the diagnosis gives the reason. */
    SVISION_UNCERTAIN = 1
};

/* The ink in a cell. */
enum svision_mark {
    SVISION_MARK_NONE = 0,
    SVISION_MARK_GIVEN = 1,
    /* A digit written by hand. */
    SVISION_MARK_ENTRY = 2,
    /* Small digits written by hand: the candidates noted by a player. */
    SVISION_MARK_CANDIDATES = 3,
    /* Something that was crossed out or is illegible. */
    SVISION_MARK_CROSSED_OUT = 4
};

/* An entry compared with the solution of the givens. */
enum svision_verdict {
    SVISION_VERDICT_NONE = 0, /* no entry */
    SVISION_VERDICT_RIGHT = 1,
    SVISION_VERDICT_MISTAKE = 2,
    /* The entry is ambiguous, or the solution is not certain. */
    SVISION_VERDICT_UNDECIDED = 3
};

/* Printed marks besides digits, of puzzles with other rules than the classic ones. They are
 * noticed, not read: cells and solutions are those of the digits alone. */
enum svision_unread_mark {
    /* Outlines of groups of cells, or what stands in one and the same corner of many, such as the
     * cages and sums of a killer. */
    SVISION_UNREAD_CAGES = 1,
    /* Circles, discs or squares around what stands in a cell. */
    SVISION_UNREAD_CIRCLES = 2,
    /* Dots or letters on the lines between cells. */
    SVISION_UNREAD_DOTS = 4,
    /* Numbers beside the grid. */
    SVISION_UNREAD_OUTSIDE = 8,
    /* Cells on paper of another shade, other than boxes, givens, and the place of a player. */
    SVISION_UNREAD_SHADED = 16,
    /* Strokes from cell to cell, such as thermometers, arrows and diagonals. */
    SVISION_UNREAD_LINES = 32
};

/* The parts of svision_reading_probability(). */
enum svision_part {
    SVISION_PART_BOARD = 0,  /* no rival board is right */
    SVISION_PART_BLANKS = 1, /* no print was missed in a cell */
    SVISION_PART_WRITER = 2, /* the apparent handwriting is not damaged print */
    SVISION_PART_SPLIT = 3   /* no printed digit is handwritten */
};

struct svision_reading;

/* Returns whether READING can be relied on; SVISION_UNCERTAIN for NULL. */
SVISION_API enum svision_certainty svision_reading_certainty(const struct svision_reading *reading);

/* Returns why READING is uncertain, with SVISION_REASON_NONE if it is certain. The diagnosis
 * belongs to READING. */
/* clang-format off */
SVISION_API const struct svision_diagnosis *svision_reading_diagnosis(const struct svision_reading *reading);
/* clang-format on */

/* Returns the number of rows, which is the number of columns. */
SVISION_API unsigned svision_reading_side(const struct svision_reading *reading);

/* Return the number of rows and columns of a box; both 0 for a jigsaw. */
SVISION_API unsigned svision_reading_box_rows(const struct svision_reading *reading);
SVISION_API unsigned svision_reading_box_columns(const struct svision_reading *reading);

/* Returns a region number 0..side-1 for each cell, as in struct sudoku_layout_options, each
 * occurring side times, if thick lines show a jigsaw; otherwise NULL. */
SVISION_API const uint8_t *svision_reading_regions(const struct svision_reading *reading);

/* Returns the row and column, from 0, where this grid begins in a figure of grids that share boxes,
 * such as a samurai, as for sudoku_layout_create_joined(). All readings of the picture are then
 * grids of one puzzle and share its number of solutions and its certainty. Returns NULL if the grid
 * is a puzzle of its own or could not be joined with the others. */
SVISION_API const uint16_t *svision_reading_place(const struct svision_reading *reading);

/* Returns the printed puzzle: a digit 1..side for each cell, or 0 if nothing is printed there. */
SVISION_API const uint8_t *svision_reading_givens(const struct svision_reading *reading);

/* Returns the symbols printed for the digits 1..side, zero-terminated, if the highest digit is
 * printed as 0, such as "123456789ABCDEF0" for hexadecimal boards; the form that struct
 * sudoku_text_board and struct svision_overlay accept. Returns NULL if the symbols are the usual
 * 1..9 A..Z, or if the highest digit is printed nowhere. */
SVISION_API const char *svision_reading_symbols(const struct svision_reading *reading);

/* Returns whether digits above 9 are printed as numbers (10, 11 ...) rather than letters. */
SVISION_API bool svision_reading_has_numbers(const struct svision_reading *reading);

/* Returns a digit 1..side for each cell that has an entry (a digit written by hand), otherwise 0:
 * the digit as written, right or wrong, though an illegible one is assumed to be right. Entries are
 * read in 9 x 9 grids with Latin digits only. */
SVISION_API const uint8_t *svision_reading_entries(const struct svision_reading *reading);

/* Returns the kind of mark in CELL (0..side * side - 1); SVISION_MARK_NONE for other numbers. */
SVISION_API enum svision_mark svision_reading_mark(const struct svision_reading *reading,
                                                   unsigned cell);

/* Returns the candidates written in CELL (0..side * side - 1) as far as they are legible; the empty
 * set for other numbers. It may be empty for SVISION_MARK_CANDIDATES, and always is in a track. */
SVISION_API sudoku_digitset svision_reading_candidates(const struct svision_reading *reading,
                                                       unsigned cell);

/* Returns a digit 1..side for each cell that has an entry, otherwise 0: the digit that its shape
 * resembles most, regardless of the solution. */
SVISION_API const uint8_t *svision_reading_raw_entries(const struct svision_reading *reading);

/* Returns whether the entry in CELL (0..side * side - 1) is right, judged by its shape rather than
 * by the digit that belongs there. If the givens have several solutions, the entry is compared with
 * the one that was written down, if it is unmistakable. Returns SVISION_VERDICT_NONE for cells
 * without an entry and other numbers. */
SVISION_API enum svision_verdict svision_reading_verdict(const struct svision_reading *reading,
                                                         unsigned cell);

/* Returns what the shape of each entry says for each digit: value cell * SVISION_ENTRY_DIGITS +
 * digit is the logarithm of the likelihood ratio of that digit and any other one, negative where
 * the entry contradicts it, and 0 where the mark may be no entry. It depends on no solution.
 * Returns NULL for boards other than 9 x 9, which have no entries. */
SVISION_API const float *svision_reading_entry_evidence(const struct svision_reading *reading);

/* Stores in VERDICTS, for each of CELLS cells, whether its entry is the digit of EXPECTED (1..9; 0
 * if unknown), given that EXPECTED is certain: enum svision_verdict, the rule of
 * svision_reading_verdict(). ENTRIES is nonzero for cells with an entry, EVIDENCE that of
 * svision_reading_entry_evidence(), of the same reading. Thus a caller who corrects a given can
 * have the entries judged by the new solution. Returns false if a pointer is NULL, and, with all
 * entries undecided, if EXPECTED is probably the solution of another puzzle, since many entries
 * contradict it. Thread-safe. */
SVISION_API bool svision_entries_judge(const uint8_t *entries, const float *evidence,
                                       const uint8_t *expected, unsigned cells, uint8_t *verdicts);

/* Returns the unique solution of the givens; all 0 if there is none or more than one. */
SVISION_API const uint8_t *svision_reading_solution(const struct svision_reading *reading);

/* Returns SVISION_SURE if the solution is certain, even if the reading is not because an entry or a
 * blank cell may be misread. Returns SVISION_UNCERTAIN if there is not exactly one solution, and
 * for NULL. For a track, it equals svision_reading_certainty(). */
/* clang-format off */
SVISION_API enum svision_certainty svision_reading_solution_certainty(const struct svision_reading *reading);
/* clang-format on */

/* Returns the number of solutions of the givens: 0, 1, or 2 for more than one. */
SVISION_API unsigned svision_reading_solution_count(const struct svision_reading *reading);

/* Returns the calibrated probability, 0..1, that all givens are read correctly: that no digit is
 * mistaken for another or missed. Each judge that votes against the reading
 * (svision_reading_votes()) lowers it, also those that doubt entries. A reading of a single picture
 * is sure from 0.93 on. 0 for a track. */
SVISION_API float svision_reading_probability(const struct svision_reading *reading);

/* Returns the probability 0..1 of PART (enum svision_part), as if the other parts were certain; 1
 * for a part that does not apply, such as SVISION_PART_WRITER if nothing looks handwritten; 0 for
 * other numbers, for a track and for NULL. For people who ask why a probability is low. */
SVISION_API float svision_reading_part_probability(const struct svision_reading *reading,
                                                   unsigned part);

/* Returns the name of PART (enum svision_part), such as "board", a static string; NULL if there is
 * none of that number, so that all can be listed from 0 on. Thread-safe. */
SVISION_API const char *svision_part_name(unsigned part);

/* Returns the judges that voted against CELL (0..side * side - 1) of READING, or against the page
 * as a whole (CELL side * side): bit I for the judge with the name svision_judge_name(I). Each
 * judge lowers svision_reading_probability() of a still picture by a learned factor; in a film a
 * reading may be sure despite votes on cells. 0 for other cells and for NULL. For people who ask
 * why a reading is uncertain: judges may change from version to version. */
SVISION_API uint32_t svision_reading_votes(const struct svision_reading *reading, unsigned cell);

/* Returns the name of JUDGE, such as "glare", a static string; NULL if there is none of that
 * number, so that all can be listed from 0 on. Thread-safe. */
SVISION_API const char *svision_judge_name(unsigned judge);

/* Returns, for each cell, the probability 0..1 that it is read correctly. */
SVISION_API const float *svision_reading_confidence(const struct svision_reading *reading);

/* Returns the negative natural logarithm of the probability of each class in CELL (0..side * side -
 * 1), 0..14, judged by appearance alone and not by the rules: [0] nothing printed, [1..side] a
 * printed digit. In a track they are sums over all frames, relative to the likeliest class. Returns
 * NULL for other cell numbers. */
SVISION_API const float *svision_reading_costs(const struct svision_reading *reading,
                                               unsigned cell);

/* Returns the marks printed in the grid or beside it that are not read: sum of enum
 * svision_unread_mark; 0: none. Set for still pictures, and for a track whose puzzle is committed.
 */
SVISION_API unsigned svision_reading_unread_marks(const struct svision_reading *reading);

/* Returns those of them in CELL (0..side * side - 1) or on a line beside it; 0 for other cells. */
SVISION_API unsigned svision_reading_unread_marks_in(const struct svision_reading *reading,
                                                     unsigned cell);

/* Returns the sides of the upright grid beside which SVISION_UNREAD_OUTSIDE stand: sum of enum
 * svision_edge. */
SVISION_API unsigned svision_reading_unread_sides(const struct svision_reading *reading);

/* Returns the name of one MARK for programs, such as "cages", a constant string; "unknown" for
 * other numbers. Thread-safe. */
SVISION_API const char *svision_unread_mark_name(enum svision_unread_mark mark);

/* Returns the outer corners of the grid in the picture, in pixels, clockwise, starting with the top
 * left corner of the upright grid. */
SVISION_API const struct svision_quad *
svision_reading_corners(const struct svision_reading *reading);

/* Returns the crossings of the grid lines in the picture, in pixels: side + 1 rows of side + 1
 * points, which follow bent paper. */
SVISION_API const struct svision_point *
svision_reading_crossings(const struct svision_reading *reading);

/* Creates an empty reading to copy others to and stores it in *READING, which the caller owns and
 * frees with svision_reading_destroy(); stores NULL on failure. ALLOCATOR is copied; NULL: malloc()
 * and free(). Returns SVISION_OK, SVISION_ERR_ARGUMENT for a NULL READING, or SVISION_ERR_MEMORY.
 * Thread-safe. */
SVISION_API enum svision_status svision_reading_create(const struct sudoku_allocator *allocator,
                                                       struct svision_reading **reading);

/* Copies FROM to READING, which was made by svision_reading_create(). Allocates nothing. Does
 * nothing if either is NULL. */
SVISION_API void svision_reading_copy(struct svision_reading *reading,
                                      const struct svision_reading *from);

/* Frees READING, which was made by svision_reading_create(). Does nothing for NULL. */
SVISION_API void svision_reading_destroy(struct svision_reading *reading);

#ifdef __cplusplus
}
#endif
#endif
