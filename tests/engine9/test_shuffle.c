/* A shuffled board is an equivalent, and every equivalent can result. */
#include <sudoku/sudoku.h>

#include "engine9/shuffle.h"
#include "support/check.h"

enum { SEEDS = 3000 };

static bool share_a_unit(unsigned a, unsigned b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

static void check_equivalent(const struct shuffle *shuffle)
{
    unsigned cells[81] = {0}, digits[10] = {0};
    for (unsigned a = 0; a < 81; a++) {
        CHECK(shuffle->cell[a] < 81);
        cells[shuffle->cell[a] % 81]++;
        for (unsigned b = 0; b < a; b++)
            CHECK_EQ(share_a_unit(a, b), share_a_unit(shuffle->cell[a], shuffle->cell[b]));
    }
    for (unsigned digit = 0; digit < 10; digit++) {
        CHECK(shuffle->digit[digit] < 10);
        digits[shuffle->digit[digit] % 10]++;
        CHECK_EQ(shuffle->origin[shuffle->digit[digit] % 10], digit);
    }
    CHECK_EQ(shuffle->digit[0], 0);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(cells[i], 1);
    for (unsigned i = 0; i < 10; i++)
        CHECK_EQ(digits[i], 1);
}

static void undoing_a_shuffle_restores_the_board(const struct shuffle *shuffle)
{
    uint8_t board[81], givens[81], back[81];
    sudoku_digitset sets[81], shuffled[81];
    for (unsigned i = 0; i < 81; i++) {
        board[i] = (uint8_t)(i * 7 % 9 + 1);
        sets[i] = sudoku_digitset_of(board[i]);
    }
    shuffle_givens(shuffle, board, givens);
    shuffle_sets(shuffle, sets, shuffled);
    for (unsigned i = 0; i < 81; i++)
        CHECK_EQ(shuffled[i], sudoku_digitset_of(givens[i]));
    shuffle_undo(shuffle, givens, back);
    CHECK(memcmp(board, back, sizeof board) == 0);
}

/* Each cell and digit reaches every place; rows become rows or columns. */
static void every_place_comes_up(void)
{
    static unsigned places[81][81], names[10][10];
    unsigned turned = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct shuffle shuffle;
        shuffle_init(&shuffle, seed);
        for (unsigned cell = 0; cell < 81; cell++)
            places[cell][shuffle.cell[cell]]++;
        for (unsigned digit = 1; digit < 10; digit++)
            names[digit][shuffle.digit[digit]]++;
        turned += shuffle.cell[0] / 9 != shuffle.cell[1] / 9;
        if (seed % 100 == 0) {
            check_equivalent(&shuffle);
            undoing_a_shuffle_restores_the_board(&shuffle);
        }
    }
    for (unsigned i = 0; i < 81 * 81; i++)
        CHECK(places[i / 81][i % 81] > 0);
    for (unsigned i = 0; i < 81; i++)
        CHECK(names[i / 9 + 1][i % 9 + 1] > SEEDS / 18);
    CHECK(turned > SEEDS / 3 && turned < SEEDS * 2 / 3);
}

int main(void)
{
    every_place_comes_up();
    return check_result();
}
