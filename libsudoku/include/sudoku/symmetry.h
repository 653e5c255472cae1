/* Equivalence of classic puzzles: transforms and the canonical form.
 *
 *     uint8_t form[81];
 *     if (sudoku_canonical_form(givens, form, NULL, NULL) == SUDOKU_OK)
 *         printf("r1c9 is %u\n", form[8]);
 *
 * Exchanging rows within a band, bands, columns within a stack and stacks, transposing the board
 * and renaming digits preserve everything that matters to a solver: 3359232 * 9! transforms. All
 * functions are thread-safe. */
#ifndef SUDOKU_SYMMETRY_H
#define SUDOKU_SYMMETRY_H

#include <stdint.h>

#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A transform, from a board to its image. */
struct sudoku_transform {
    /* For each cell of the image, the cell of the board that it shows. */
    uint8_t cells[81];
    /* The new name of each digit; digits[0] is 0, for empty cells. */
    uint8_t digits[10];
};

/* Stores a random transform in *TRANSFORM, determined by SEED, all being equally likely. Returns
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL. */
SUDOKU_API enum sudoku_status sudoku_transform_random(uint64_t seed,
                                                      struct sudoku_transform *transform);

/* Stores the image of BOARD (81 numbers 0..9) under TRANSFORM in IMAGE (81 numbers), a different
 * array. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, or a number out of range in BOARD or
 * TRANSFORM. */
SUDOKU_API enum sudoku_status sudoku_transform_apply(const struct sudoku_transform *transform,
                                                     const uint8_t *board, uint8_t *image);

/* Stores the inverse of TRANSFORM in *INVERSE, a different struct. Returns SUDOKU_OK;
 * SUDOKU_ERR_ARGUMENT for a NULL, or if TRANSFORM does not have every cell and digit once. */
SUDOKU_API enum sudoku_status sudoku_transform_invert(const struct sudoku_transform *transform,
                                                      struct sudoku_transform *inverse);

/* Computes the canonical form of BOARD (81 numbers 0..9, a puzzle or a solved grid) and stores it
 * in FORM (81 numbers): the smallest of all its images, compared row by row with 0 for empty cells.
 * Two boards are equivalent if and only if their forms are equal. Stores a transform to the form in
 * *TRANSFORM and the number of transforms that map the board to itself in *AUTOMORPHISMS (NULL: not
 * needed); 3359232 * 9! divided by that is the number of its equivalents.
 *
 * Returns SUDOKU_OK; SUDOKU_CONFLICT if a row, column or box holds a digit twice;
 * SUDOKU_ERR_ARGUMENT for a NULL or a number over 9. */
SUDOKU_API enum sudoku_status sudoku_canonical_form(const uint8_t *board, uint8_t *form,
                                                    struct sudoku_transform *transform,
                                                    uint64_t *automorphisms);

/* Finds out whether A and B (81 numbers 0..9 each) are equivalent, and stores a transform from A to
 * B in *TRANSFORM (NULL: not needed). Returns SUDOKU_OK if they are; SUDOKU_NOT_FOUND if they are
 * proved not to be; other statuses as for sudoku_canonical_form(). */
SUDOKU_API enum sudoku_status sudoku_transform_find(const uint8_t *a, const uint8_t *b,
                                                    struct sudoku_transform *transform);

#ifdef __cplusplus
}
#endif
#endif
