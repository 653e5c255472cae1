#include "verify.h"

/* Bits 1..9: the digits that each row, column and box of a solution holds. */
enum { EVERY_DIGIT = 0x3fe };

static bool breaks_no_rule(const uint8_t *solution)
{
    unsigned columns[9] = {0}, high = 0, all = EVERY_DIGIT;
    for (unsigned band = 0; band < 3; band++) {
        unsigned boxes[3] = {0};
        for (unsigned row = 3 * band; row < 3 * band + 3; row++) {
            unsigned digits = 0;
            for (unsigned column = 0; column < 9; column++) {
                unsigned digit = solution[9 * row + column], bit = 1u << (digit & 15);
                high |= digit;
                digits |= bit;
                columns[column] |= bit;
                boxes[column / 3] |= bit;
            }
            all &= digits;
        }
        all &= boxes[0] & boxes[1] & boxes[2];
    }
    for (unsigned column = 0; column < 9; column++)
        all &= columns[column];
    return all == EVERY_DIGIT && high < 16;
}

bool verify_classic(const struct sudoku_puzzle *puzzle, const uint8_t *solution)
{
    bool fits = breaks_no_rule(solution);
    if (puzzle->givens) {
        unsigned differ = 0;
        for (unsigned cell = 0; cell < 81; cell++)
            differ |= puzzle->givens[cell] && puzzle->givens[cell] != solution[cell];
        fits = fits && !differ;
    }
    for (unsigned cell = 0; fits && puzzle->candidates && cell < 81; cell++)
        fits = sudoku_digitset_has(puzzle->candidates[cell], solution[cell]);
    return fits;
}
