#include <sudoku/symmetry.h>

#include <stdbool.h>
#include <string.h>

#include "board/board.h"
#include "common/argument.h"
#include "engine9/shuffle.h"

enum sudoku_status sudoku_transform_random(uint64_t seed, struct sudoku_transform *transform)
{
    struct shuffle shuffle;
    if (!argument_expect(transform, "transform is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    shuffle_init(&shuffle, seed);
    memcpy(transform->cells, shuffle.cell, sizeof transform->cells);
    memcpy(transform->digits, shuffle.digit, sizeof transform->digits);
    return SUDOKU_OK;
}

static bool is_in_range(const struct sudoku_transform *transform)
{
    bool sound = transform->digits[0] == 0;
    for (unsigned cell = 0; cell < 81; cell++)
        sound = sound && transform->cells[cell] < 81;
    for (unsigned digit = 1; digit <= 9; digit++)
        sound = sound && transform->digits[digit] >= 1 && transform->digits[digit] <= 9;
    return argument_expect(sound, "transform has a number out of range");
}

enum sudoku_status sudoku_transform_apply(const struct sudoku_transform *transform,
                                          const uint8_t *board, uint8_t *image)
{
    if (!argument_expect(transform, "transform is NULL") ||
        !argument_expect(board, "board is NULL") || !argument_expect(image, "image is NULL") ||
        !argument_expect(board_digits_in_range(sudoku_layout_classic(), board),
                         "board has a number over 9") ||
        !is_in_range(transform))
        return SUDOKU_ERR_ARGUMENT;
    for (unsigned cell = 0; cell < 81; cell++)
        image[cell] = transform->digits[board[transform->cells[cell]]];
    return SUDOKU_OK;
}

enum sudoku_status sudoku_transform_invert(const struct sudoku_transform *transform,
                                           struct sudoku_transform *inverse)
{
    struct sudoku_transform own;
    unsigned missing = 0;
    if (!argument_expect(transform, "transform is NULL") ||
        !argument_expect(inverse, "inverse is NULL") || !is_in_range(transform))
        return SUDOKU_ERR_ARGUMENT;
    memset(&own, 0xff, sizeof own);
    for (unsigned cell = 0; cell < 81; cell++)
        own.cells[transform->cells[cell]] = (uint8_t)cell;
    for (unsigned digit = 0; digit <= 9; digit++)
        own.digits[transform->digits[digit]] = (uint8_t)digit;
    for (unsigned cell = 0; cell < 81; cell++)
        missing += own.cells[cell] == 0xff;
    for (unsigned digit = 0; digit <= 9; digit++)
        missing += own.digits[digit] == 0xff;
    if (!argument_expect(missing == 0, "transform has a cell or a digit twice"))
        return SUDOKU_ERR_ARGUMENT;
    *inverse = own;
    return SUDOKU_OK;
}
