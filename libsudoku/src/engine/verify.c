#include "engine/verify.h"

enum { EVERY_DIGIT = 0x3fe };

/* Bit D for digit D; other values have no bit, so their unit lacks a digit. */
static const uint16_t bit_of[256] = {0,      1 << 1, 1 << 2, 1 << 3, 1 << 4,
                                     1 << 5, 1 << 6, 1 << 7, 1 << 8, 1 << 9};

static bool breaks_no_rule(const uint8_t *solution)
{
    uint16_t columns[9] = {0}, thirds[27], sum = EVERY_DIGIT;
    for (unsigned row = 0; row < 9; row++) {
        uint16_t bits[9];
        for (unsigned column = 0; column < 9; column++) {
            bits[column] = bit_of[solution[9 * row + column]];
            columns[column] |= bits[column];
        }
        for (unsigned box = 0; box < 3; box++)
            thirds[3 * row + box] = bits[3 * box] | bits[3 * box + 1] | bits[3 * box + 2];
        sum &= thirds[3 * row] | thirds[3 * row + 1] | thirds[3 * row + 2];
    }
    for (unsigned box = 0; box < 9; box++) {
        const uint16_t *third = thirds + box / 3 * 9 + box % 3;
        sum &= third[0] | third[3] | third[6];
    }
    for (unsigned column = 0; column < 9; column++)
        sum &= columns[column];
    return sum == EVERY_DIGIT;
}

static bool keeps_givens(const uint8_t *givens, const uint8_t *solution)
{
    uint8_t differ = 0;
    for (unsigned cell = 0; cell < 81; cell++)
        differ |= (uint8_t)((givens[cell] != 0) & (givens[cell] != solution[cell]));
    return !differ;
}

/* Candidates restrict empty cells only. */
static bool keeps_candidates(const struct sudoku_puzzle *puzzle, const uint8_t *solution)
{
    for (unsigned cell = 0; cell < 81; cell++)
        if (!(puzzle->givens && puzzle->givens[cell]) &&
            !sudoku_digitset_has(puzzle->candidates[cell], solution[cell]))
            return false;
    return true;
}

bool verify_classic(const struct sudoku_puzzle *puzzle, const uint8_t *solution)
{
    if (!breaks_no_rule(solution) || (puzzle->givens && !keeps_givens(puzzle->givens, solution)))
        return false;
    return !puzzle->candidates || keeps_candidates(puzzle, solution);
}
