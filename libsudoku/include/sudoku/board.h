/* Boards and what is wrong with them.
 *
 *     const struct sudoku_layout *layout = sudoku_layout_classic();
 *     struct sudoku_conflict conflict;
 *     char text[256];
 *     if (sudoku_board_check(layout, givens, NULL, &conflict, 1, NULL) == SUDOKU_CONFLICT) {
 *         sudoku_conflict_write(layout, &conflict, text, sizeof text);
 *         puts(text);
 *     }
 *
 * Every broken rule has a name. A board is a plain array of one byte a cell, row by row: a digit
 * 1..side, or 0 for an empty cell. All functions may be called by any thread. */
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
    /* The digit stands in several cells of the unit. */
    SUDOKU_CONFLICT_DUPLICATE = 0,
    /* No digit is left for the empty cell. */
    SUDOKU_CONFLICT_NO_CANDIDATE = 1,
    /* No cell of the unit is left for the digit. */
    SUDOKU_CONFLICT_NO_PLACE = 2
};

/* One broken rule. */
struct sudoku_conflict {
    enum sudoku_conflict_kind kind;
    /* The digit, 1..side; 0 for NO_CANDIDATE. */
    unsigned digit;
    /* The unit; it says nothing for NO_CANDIDATE. */
    unsigned unit;
    /* Cells in which the fault shows: those that hold the digit twice, the cell without candidate,
     * none for NO_PLACE. */
    unsigned cell_count;
    uint16_t cells[SUDOKU_MAX_SIDE];
};

/* Finds what is wrong with CELLS (cell_count numbers) and, where CANDIDATES (cell_count sets) is
 * not NULL, with its candidates: duplicates first, unit by unit, then empty cells without a
 * candidate, then digits without a place. Stores the first CAPACITY of them in CONFLICTS (NULL
 * where CAPACITY is 0) and the number of all in *COUNT, where COUNT is not NULL.
 * SUDOKU_OK: none; SUDOKU_CONFLICT: a digit stands twice in a unit; SUDOKU_NO_SOLUTION: no
 * duplicate, but a cell or a digit has nowhere to go; SUDOKU_ERR_ARGUMENT: a number over the side,
 * or a NULL. */
SUDOKU_API enum sudoku_status sudoku_board_check(const struct sudoku_layout *layout,
                                                 const uint8_t *cells,
                                                 const sudoku_digitset *candidates,
                                                 struct sudoku_conflict *conflicts, size_t capacity,
                                                 size_t *count);

/* Whether SOLUTION fills every cell, breaks no rule and keeps every digit of GIVENS (NULL: none).
 * Numbers out of range give false. */
SUDOKU_API bool sudoku_board_is_solution(const struct sudoku_layout *layout, const uint8_t *givens,
                                         const uint8_t *solution);

/* The candidates of every cell of CELLS: a digit's own set where there is one, else all digits
 * that no peer holds. Stores cell_count sets in CANDIDATES.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a number over the side or a NULL. */
SUDOKU_API enum sudoku_status sudoku_board_candidates(const struct sudoku_layout *layout,
                                                      const uint8_t *cells,
                                                      sudoku_digitset *candidates);

/* Writes CONFLICT in words, such as "5 twice in row 3: r3c4, r3c7", into TEXT of SIZE bytes as
 * snprintf() does; gives the length that the whole text has. */
SUDOKU_API size_t sudoku_conflict_write(const struct sudoku_layout *layout,
                                        const struct sudoku_conflict *conflict, char *text,
                                        size_t size);

/* The same with SYMBOLS, as many as the side, in place of the digits 1, 2 and so on, such as "E
 * twice in row 3: r3c4, r3c7". They are spelled as in struct sudoku_text_options ("A-P"). NULL:
 * numbers. 0 also where they do not fit. */
SUDOKU_API size_t sudoku_conflict_write_symbols(const struct sudoku_layout *layout,
                                                const struct sudoku_conflict *conflict,
                                                const char *symbols, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
