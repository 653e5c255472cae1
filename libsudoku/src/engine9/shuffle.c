#include "engine9/shuffle.h"

#include <stdbool.h>

#include "common/random.h"

/* Stores FIRST..FIRST+COUNT-1 in random order (R. Durstenfeld, CACM 7(7), 1964). */
static void permute(uint8_t *items, unsigned count, unsigned first, uint64_t *random)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned j = random_below(random, i + 1);
        items[i] = items[j];
        items[j] = (uint8_t)(first + i);
    }
}

/* Stores the nine rows (or columns) in a random order that keeps bands (stacks) together. */
static void permute_lines(uint8_t lines[9], uint64_t *random)
{
    uint8_t bands[3], inside[3];
    permute(bands, 3, 0, random);
    for (unsigned band = 0; band < 3; band++) {
        permute(inside, 3, 0, random);
        for (unsigned i = 0; i < 3; i++)
            lines[3 * band + i] = (uint8_t)(3 * bands[band] + inside[i]);
    }
}

void shuffle_init(struct shuffle *shuffle, uint64_t seed)
{
    uint8_t rows[9], columns[9];
    permute_lines(rows, &seed);
    permute_lines(columns, &seed);
    bool transpose = random_below(&seed, 2) == 1;
    for (unsigned row = 0; row < 9; row++)
        for (unsigned column = 0; column < 9; column++)
            shuffle->cell[9 * row + column] =
                (uint8_t)(transpose ? 9 * columns[column] + rows[row]
                                    : 9 * rows[row] + columns[column]);
    permute(shuffle->digit + 1, 9, 1, &seed);
    shuffle->digit[0] = shuffle->origin[0] = 0;
    for (unsigned digit = 1; digit <= 9; digit++)
        shuffle->origin[shuffle->digit[digit]] = (uint8_t)digit;
}

void shuffle_givens(const struct shuffle *shuffle, const uint8_t *board, uint8_t *givens)
{
    for (unsigned cell = 0; cell < 81; cell++)
        givens[cell] = shuffle->digit[board[shuffle->cell[cell]]];
}

void shuffle_sets(const struct shuffle *shuffle, const sudoku_digitset *board,
                  sudoku_digitset *sets)
{
    for (unsigned cell = 0; cell < 81; cell++) {
        sudoku_digitset set = board[shuffle->cell[cell]];
        sets[cell] = SUDOKU_DIGITSET_EMPTY;
        while (set)
            sets[cell] = sudoku_digitset_add(sets[cell], shuffle->digit[sudoku_digitset_pop(&set)]);
    }
}

void shuffle_undo(const struct shuffle *shuffle, const uint8_t *solution, uint8_t *board)
{
    for (unsigned cell = 0; cell < 81; cell++)
        board[shuffle->cell[cell]] = shuffle->origin[solution[cell]];
}
