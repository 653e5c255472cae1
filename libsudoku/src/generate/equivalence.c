/* Transforms between equivalent boards, by their canonical forms. */
#include <sudoku/symmetry.h>

#include <string.h>

#include "common/argument.h"

enum sudoku_status sudoku_transform_find(const uint8_t *a, const uint8_t *b,
                                         struct sudoku_transform *transform)
{
    struct sudoku_transform first, second, back;
    uint8_t forms[2][81];
    if (!argument_expect(a, "a is NULL") || !argument_expect(b, "b is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = sudoku_canonical_form(a, forms[0], &first, NULL);
    if (status == SUDOKU_OK)
        status = sudoku_canonical_form(b, forms[1], &second, NULL);
    if (status == SUDOKU_OK && memcmp(forms[0], forms[1], 81) != 0)
        status = SUDOKU_NOT_FOUND;
    if (status != SUDOKU_OK || !transform)
        return status;
    sudoku_transform_invert(&second, &back);
    for (unsigned cell = 0; cell < 81; cell++)
        transform->cells[cell] = first.cells[back.cells[cell]];
    for (unsigned digit = 0; digit <= 9; digit++)
        transform->digits[digit] = back.digits[first.digits[digit]];
    return SUDOKU_OK;
}
