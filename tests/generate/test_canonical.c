/* Canonical forms: compared with a search of all 3359232 transforms, and equal for equivalent
 * boards. */
#include <stdbool.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

static const char *const texts[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
};

enum { TEXTS = sizeof texts / sizeof texts[0] };

static void read_board(const char *text, uint8_t *board)
{
    for (unsigned cell = 0; cell < 81; cell++)
        board[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
}

/* All orders of nine lines that keep bands together. */
static unsigned list_orders(uint8_t orders[1296][9])
{
    static const uint8_t three[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                        {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    unsigned count = 0;
    for (unsigned n = 0; n < 1296; n++, count++)
        for (unsigned i = 0; i < 9; i++) {
            unsigned inside[3] = {n / 6 % 6, n / 36 % 6, n / 216};
            orders[count][i] = (uint8_t)(3 * three[n % 6][i / 3] + three[inside[i / 3]][i % 3]);
        }
    return count;
}

/* Keeps the image of BOARD under ROWS and COLUMNS in BEST if it is smaller. *FOUND is the number of
 * transforms with the smallest image. */
static void try_image(const uint8_t *board, const uint8_t *rows, const uint8_t *columns,
                      uint8_t *best, uint64_t *found)
{
    uint8_t image[81], names[10] = {0}, named = 0;
    bool is_smaller = false;
    for (unsigned cell = 0; cell < 81; cell++) {
        uint8_t digit = board[9 * rows[cell / 9] + columns[cell % 9]];
        if (digit && !names[digit])
            names[digit] = ++named;
        image[cell] = names[digit];
        if (!is_smaller && image[cell] > best[cell])
            return;
        is_smaller = is_smaller || image[cell] < best[cell];
    }
    *found = is_smaller ? 1 : *found + 1;
    memcpy(best, image, 81);
}

static void expect_as_by_search(const uint8_t *board)
{
    static uint8_t orders[1296][9];
    uint8_t transposed[81], best[81], form[81];
    uint64_t found = 0, automorphisms;
    unsigned count = list_orders(orders);
    memset(best, 0xff, sizeof best);
    for (unsigned cell = 0; cell < 81; cell++)
        transposed[cell] = board[cell % 9 * 9 + cell / 9];
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < count; j++) {
            try_image(board, orders[i], orders[j], best, &found);
            try_image(transposed, orders[i], orders[j], best, &found);
        }
    CHECK_EQ(sudoku_canonical_form(board, form, NULL, &automorphisms), SUDOKU_OK);
    CHECK(memcmp(form, best, 81) == 0);
    unsigned digits = 0;
    for (unsigned cell = 0; cell < 81; cell++)
        digits = best[cell] > digits ? best[cell] : digits;
    for (unsigned n = 2; n <= 9 - digits; n++)
        found *= n;
    CHECK_EQ(automorphisms, found);
}

static void the_smallest_of_all_equivalents_is_found(void)
{
    uint8_t board[81];
    read_board(texts[1], board);
    expect_as_by_search(board);
    /* Boards with open lines, missing digits, and automorphisms. */
    memset(board, 0, sizeof board);
    board[0] = board[10] = board[20] = 4;
    board[0] = 1;
    board[20] = 7;
    board[80] = 4;
    expect_as_by_search(board);
}

static void expect_same_for_equivalents(const uint8_t *board)
{
    uint8_t first[81], other[81];
    uint64_t own, others;
    CHECK_EQ(sudoku_canonical_form(board, first, NULL, &own), SUDOKU_OK);
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct sudoku_transform transform, way, there;
        uint8_t image[81], again[81];
        CHECK_EQ(sudoku_transform_random(seed, &transform), SUDOKU_OK);
        CHECK_EQ(sudoku_transform_apply(&transform, board, image), SUDOKU_OK);
        CHECK_EQ(sudoku_canonical_form(image, other, &there, &others), SUDOKU_OK);
        CHECK(memcmp(first, other, 81) == 0);
        CHECK_EQ(own, others);
        CHECK_EQ(sudoku_transform_apply(&there, image, again), SUDOKU_OK);
        CHECK(memcmp(again, first, 81) == 0);
        CHECK_EQ(sudoku_transform_find(board, image, &way), SUDOKU_OK);
        CHECK_EQ(sudoku_transform_apply(&way, board, again), SUDOKU_OK);
        CHECK(memcmp(again, image, 81) == 0);
        CHECK_EQ(sudoku_transform_invert(&transform, &way), SUDOKU_OK);
        CHECK_EQ(sudoku_transform_apply(&way, image, again), SUDOKU_OK);
        CHECK(memcmp(again, board, 81) == 0);
    }
}

static void equivalents_have_one_form(void)
{
    uint8_t board[81];
    for (unsigned i = 0; i < TEXTS; i++) {
        read_board(texts[i], board);
        expect_same_for_equivalents(board);
    }
}

static void boards_that_are_not_equivalent_are_distinguished(void)
{
    uint8_t a[81], b[81];
    read_board(texts[0], a);
    read_board(texts[1], b);
    CHECK_EQ(sudoku_transform_find(a, b, NULL), SUDOKU_NOT_FOUND);
    CHECK_EQ(sudoku_transform_find(a, a, NULL), SUDOKU_OK);
    b[0] = b[1] = 9;
    CHECK_EQ(sudoku_transform_find(a, b, NULL), SUDOKU_CONFLICT);
}

/* The empty board has all transforms as automorphisms; the cyclic grid as many as the literature
 * says (Russell and Jarvis: 162 classes of symmetries; the most canonical grid has 648). */
static void symmetric_boards_are_their_own_images(void)
{
    uint8_t board[81] = {0}, form[81];
    uint64_t automorphisms;
    CHECK_EQ(sudoku_canonical_form(board, form, NULL, &automorphisms), SUDOKU_OK);
    CHECK_EQ(automorphisms, 3359232ULL * 362880);
    static const char most[] =
        "123456789456789123789123456231564897564897231897231564312645978645978312"
        "978312645";
    read_board(most, board);
    CHECK_EQ(sudoku_canonical_form(board, form, NULL, &automorphisms), SUDOKU_OK);
    CHECK_EQ(automorphisms, 648);
    CHECK(memcmp(form, board, 81) == 0);
}

static void unsound_transforms_are_refused(void)
{
    struct sudoku_transform transform, inverse;
    uint8_t board[81] = {0}, image[81];
    CHECK_EQ(sudoku_transform_random(1, &transform), SUDOKU_OK);
    transform.cells[3] = 81;
    CHECK_EQ(sudoku_transform_apply(&transform, board, image), SUDOKU_ERR_ARGUMENT);
    transform.cells[3] = transform.cells[4];
    CHECK_EQ(sudoku_transform_invert(&transform, &inverse), SUDOKU_ERR_ARGUMENT);
}

int main(void)
{
    the_smallest_of_all_equivalents_is_found();
    equivalents_have_one_form();
    boards_that_are_not_equivalent_are_distinguished();
    symmetric_boards_are_their_own_images();
    unsound_transforms_are_refused();
    return check_result();
}
