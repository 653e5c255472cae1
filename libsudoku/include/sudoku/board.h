/* Boards and their conflicts.
 *
 *     const struct sudoku_layout *layout = sudoku_layout_classic();
 *     struct sudoku_conflict conflict;
 *     char text[256];
 *     if (sudoku_board_check(layout, givens, NULL, &conflict, 1, NULL) == SUDOKU_CONFLICT) {
 *         sudoku_conflict_write(layout, &conflict, text, sizeof text);
 *         puts(text);
 *     }
 *
 * A board is a plain array of one byte per cell, row by row: a digit 1..side, or 0 for an empty
 * cell. Every violation is reported with its rule and its cells. All functions are thread-safe. */
#ifndef SUDOKU_BOARD_H
#define SUDOKU_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum sudoku_conflict_kind {
    /* The digit occurs several times in the unit. */
    SUDOKU_CONFLICT_DUPLICATE = 0,
    /* The empty cell has no candidate. */
    SUDOKU_CONFLICT_NO_CANDIDATE = 1,
    /* The unit has no cell left for the digit. */
    SUDOKU_CONFLICT_NO_PLACE = 2
};

/* One violated rule. */
struct sudoku_conflict {
    enum sudoku_conflict_kind kind;
    /* The digit, 1..side; 0 for NO_CANDIDATE. */
    unsigned digit;
    /* The unit; not set for NO_CANDIDATE. */
    unsigned unit;
    /* The cells at fault: those that hold the duplicate, or the cell without a candidate; none for
     * NO_PLACE. */
    unsigned cell_count;
    uint16_t cells[SUDOKU_MAX_SIDE];
};

/* Finds the conflicts of CELLS (cell_count numbers 0..side) and, unless CANDIDATES (cell_count
 * sets) is NULL, of its candidates: duplicates first, unit by unit, then empty cells without a
 * candidate, then digits without a place. Stores the first CAPACITY of them in CONFLICTS (NULL if
 * CAPACITY is 0) and the total number in *COUNT (unless NULL).
 *
 * Returns SUDOKU_OK if there are none; SUDOKU_CONFLICT if a unit holds a digit twice;
 * SUDOKU_NO_SOLUTION if there is no duplicate, but a cell has no candidate or a digit no place;
 * SUDOKU_ERR_ARGUMENT for a number over the side or a NULL. */
SUDOKU_API enum sudoku_status sudoku_board_check(const struct sudoku_layout *layout,
                                                 const uint8_t *cells,
                                                 const sudoku_digitset *candidates,
                                                 struct sudoku_conflict *conflicts, size_t capacity,
                                                 size_t *count);

/* True if SOLUTION (cell_count numbers) fills every cell, violates no rule and keeps every digit of
 * GIVENS (NULL: none). Numbers out of range yield false. */
SUDOKU_API bool sudoku_board_is_solution(const struct sudoku_layout *layout, const uint8_t *givens,
                                         const uint8_t *solution);

/* Computes the candidates of CELLS (cell_count numbers 0..side) and stores cell_count sets in
 * CANDIDATES: the digit of a filled cell, and the digits that no peer holds for an empty one.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a number over the side or a NULL. */
SUDOKU_API enum sudoku_status sudoku_board_candidates(const struct sudoku_layout *layout,
                                                      const uint8_t *cells,
                                                      sudoku_digitset *candidates);

/* Describes CONFLICT in words, such as "5 twice in row 3: r3c4, r3c7", in TEXT of SIZE bytes, as
 * snprintf() does. Returns the length of the whole text; 0 for a NULL or a conflict that does not
 * fit LAYOUT. */
SUDOKU_API size_t sudoku_conflict_write(const struct sudoku_layout *layout,
                                        const struct sudoku_conflict *conflict, char *text,
                                        size_t size);

/* Same as sudoku_conflict_write(), with SYMBOLS for the digits 1, 2 ...: "E twice in row 3: r3c4,
 * r3c7". SYMBOLS has one symbol per digit, spelled as in struct sudoku_text_options ("A-P"). NULL:
 * numbers. Returns 0 also if the number of symbols is not the side. */
SUDOKU_API size_t sudoku_conflict_write_symbols(const struct sudoku_layout *layout,
                                                const struct sudoku_conflict *conflict,
                                                const char *symbols, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
