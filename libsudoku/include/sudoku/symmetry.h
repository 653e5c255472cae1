/* Classic puzzles that are the same but for names and places: equivalents and the canonical one.
 *
 *     uint8_t form[81];
 *     if (sudoku_canonical_form(givens, form, NULL, NULL) == SUDOKU_OK)
 *         printf("r1c9 is %u\n", form[8]);
 *
 * Rows of a band, bands, columns of a stack and stacks can be exchanged, the board can be
 * transposed and digits can be renamed: 3359232 * 9! ways, after each of which a puzzle is as it
 * was to whoever solves it. All functions may be called by any thread. */
#ifndef SUDOKU_SYMMETRY_H
#define SUDOKU_SYMMETRY_H

#include <stdint.h>

#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One of these ways. */
struct sudoku_transform {
    /* The cell of the board that each cell of the image shows. */
    uint8_t cells[81];
    /* The name in the image of each digit of the board; digits[0] is 0, for empty cells. */
    uint8_t digits[10];
};

/* Stores a random way in *TRANSFORM, the same for the same SEED; all are equally likely.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL. */
SUDOKU_API enum sudoku_status sudoku_transform_random(uint64_t seed,
                                                      struct sudoku_transform *transform);

/* Stores the image of BOARD (81 numbers 0..9) in IMAGE (81), which is another array.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, or a number out of range in BOARD or TRANSFORM. */
SUDOKU_API enum sudoku_status sudoku_transform_apply(const struct sudoku_transform *transform,
                                                     const uint8_t *board, uint8_t *image);

/* Stores the way back from the image to the board in *INVERSE, another struct than TRANSFORM.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, or cells or digits that are not each there once. */
SUDOKU_API enum sudoku_status sudoku_transform_invert(const struct sudoku_transform *transform,
                                                      struct sudoku_transform *inverse);

/* Finds the canonical form of BOARD (81 numbers 0..9, a puzzle or a solved grid) and stores it in
 * FORM (81): the smallest equivalent, read row by row as a text, empty cells being less than
 * digits. Two boards are equivalent where it is the same. Stores a way there in *TRANSFORM and the
 * number of ways in which the board is its own image in *AUTOMORPHISMS (NULL: not wanted); 3359232
 * * 9! over that is the number of its equivalents. SUDOKU_OK; SUDOKU_CONFLICT: a digit stands twice
 * in a row, a column or a box; SUDOKU_ERR_ARGUMENT: a NULL or a number over 9. */
SUDOKU_API enum sudoku_status sudoku_canonical_form(const uint8_t *board, uint8_t *form,
                                                    struct sudoku_transform *transform,
                                                    uint64_t *automorphisms);

/* Finds whether A and B (81 numbers 0..9 each) are equivalent, and stores a way from A to B in
 * *TRANSFORM (NULL: not wanted).
 * SUDOKU_OK: they are; SUDOKU_NOT_FOUND: they are not; other statuses as above. */
SUDOKU_API enum sudoku_status sudoku_transform_find(const uint8_t *a, const uint8_t *b,
                                                    struct sudoku_transform *transform);

#ifdef __cplusplus
}
#endif
#endif
