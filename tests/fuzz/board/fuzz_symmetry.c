/* Classic boards and transformations to equivalent boards: each image has the same canonical
 * form and number of automorphisms, and the inverse restores the board; a changed board is
 * equivalent only if the forms agree. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "input/boards.h"

enum { SIDE = 9, CELLS = 81, MIN_GIVENS = 20 };

static struct sudoku_solver *solver_made(void)
{
    static struct sudoku_solver *solver;
    struct sudoku_solver_options untimed = SUDOKU_SOLVER_OPTIONS_INIT;
    untimed.untimed = true;
    HOLDS(solver || sudoku_solver_create(sudoku_layout_classic(), &untimed, &solver) == SUDOKU_OK);
    return solver;
}

static bool keeps_rules(const uint8_t *board)
{
    bool seen[3][SIDE][SIDE + 1] = {{{false}}};
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned units[3] = {i / 9, i % 9, i / 27 * 3 + i % 9 / 3}, digit = board[i];
        for (unsigned k = 0; k < 3 && digit; k++) {
            if (seen[k][units[k]][digit])
                return false;
            seen[k][units[k]][digit] = true;
        }
    }
    return true;
}

/* Takes a transformation, usually a valid one. */
static void take_transform(struct bytes *bytes, struct sudoku_transform *way)
{
    unsigned choice = next_byte(bytes);
    HOLDS(sudoku_transform_random(choice | next_byte(bytes) * 256ULL, way) == SUDOKU_OK);
    if (choice % 8)
        return;
    way->cells[next_byte(bytes) % CELLS] = next_byte(bytes);
    way->digits[next_byte(bytes) % (SIDE + 1)] = next_byte(bytes) % 12;
}

/* True if the COUNT numbers in LIST are a permutation. */
static bool is_permutation(const uint8_t *list, unsigned count)
{
    bool seen[CELLS] = {false};
    for (unsigned i = 0; i < count; i++) {
        if (list[i] >= count || seen[list[i]])
            return false;
        seen[list[i]] = true;
    }
    return true;
}

static void expect_inverse(const struct sudoku_transform *way, const uint8_t *board,
                           const uint8_t *image)
{
    struct sudoku_transform back;
    uint8_t again[CELLS];
    bool sound = is_permutation(way->cells, CELLS) && is_permutation(way->digits, SIDE + 1) &&
                 way->digits[0] == 0;
    enum sudoku_status status = sudoku_transform_invert(way, &back);
    HOLDS(status == (sound ? SUDOKU_OK : SUDOKU_ERR_ARGUMENT));
    if (!sound)
        return;
    HOLDS(sudoku_transform_apply(&back, image, again) == SUDOKU_OK);
    HOLDS(memcmp(again, board, CELLS) == 0);
}

/* Computes the canonical form of BOARD, which obeys the rules. Returns the number of
 * automorphisms. */
static uint64_t expect_form(const uint8_t *board, uint8_t *form)
{
    struct sudoku_transform way;
    uint64_t automorphisms = 0;
    uint8_t image[CELLS];
    HOLDS(sudoku_canonical_form(board, form, &way, &automorphisms) == SUDOKU_OK);
    HOLDS(sudoku_transform_apply(&way, board, image) == SUDOKU_OK);
    HOLDS(memcmp(image, form, CELLS) == 0 && memcmp(form, board, CELLS) <= 0);
    HOLDS(automorphisms > 0 && 3359232ULL * 362880 % automorphisms == 0);
    return automorphisms;
}

static void expect_equivalent(const uint8_t *a, const uint8_t *b)
{
    struct sudoku_transform way;
    uint8_t image[CELLS], form[CELLS], other[CELLS];
    uint64_t automorphisms = expect_form(a, form);
    HOLDS(expect_form(b, other) == automorphisms);
    HOLDS(memcmp(form, other, CELLS) == 0);
    HOLDS(sudoku_transform_find(a, b, &way) == SUDOKU_OK);
    HOLDS(sudoku_transform_apply(&way, a, image) == SUDOKU_OK);
    HOLDS(memcmp(image, b, CELLS) == 0);
}

/* Compares BOARD with a copy that has one number changed. */
static void compare_changed(struct bytes *bytes, const uint8_t *board)
{
    uint8_t changed[CELLS], form[CELLS], other[CELLS];
    memcpy(changed, board, CELLS);
    changed[next_byte(bytes) % CELLS] = next_byte(bytes) % 11;
    enum sudoku_status expected = SUDOKU_OK, status = sudoku_transform_find(board, changed, NULL);
    if (memchr(changed, 10, CELLS))
        expected = SUDOKU_ERR_ARGUMENT;
    else if (!keeps_rules(changed))
        expected = SUDOKU_CONFLICT;
    if (expected == SUDOKU_OK) {
        expect_form(board, form);
        expect_form(changed, other);
        expected = memcmp(form, other, CELLS) == 0 ? SUDOKU_OK : SUDOKU_NOT_FOUND;
    }
    HOLDS(status == expected);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct sudoku_transform way;
    uint8_t board[CELLS], image[CELLS], form[CELLS];
    unsigned givens = 0;
    take_board(&bytes, solver_made(), SIDE, board);
    take_transform(&bytes, &way);
    for (unsigned i = 0; i < CELLS; i++)
        givens += board[i] != 0;
    /* Boards with few givens are slow: many images tie for the minimum. */
    if (givens < MIN_GIVENS)
        return 0;
    enum sudoku_status status = sudoku_transform_apply(&way, board, image);
    HOLDS(status == SUDOKU_OK || status == SUDOKU_ERR_ARGUMENT);
    if (status == SUDOKU_OK)
        expect_inverse(&way, board, image);
    if (!keeps_rules(board)) {
        HOLDS(sudoku_canonical_form(board, form, NULL, NULL) == SUDOKU_CONFLICT);
        return 0;
    }
    HOLDS(sudoku_transform_random(next_byte(&bytes), &way) == SUDOKU_OK);
    HOLDS(sudoku_transform_apply(&way, board, image) == SUDOKU_OK);
    expect_equivalent(board, image);
    compare_changed(&bytes, board);
    return 0;
}
