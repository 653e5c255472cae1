/* The check of solutions in a version of engine9 agrees with verify_classic(). */
#include "engine/verify.h"
#include "engine9/boards.h"
#include "engine9/version.h"

static unsigned differing(const struct engine9_version *version, const uint8_t *givens,
                          const uint8_t *solution)
{
    const struct sudoku_puzzle puzzle = {.givens = givens};
    return version->verify(givens, solution) != verify_classic(&puzzle, solution);
}

/* Every byte in every cell, and every digit among the givens. */
static void any_changed_cell_is_judged_alike(const struct engine9_version *version,
                                             const uint8_t *right)
{
    uint8_t solution[81], givens[81] = {0};
    unsigned different = 0;
    memcpy(solution, right, 81);
    CHECK(version->verify(givens, solution));
    CHECK(version->verify(solution, solution));
    for (unsigned cell = 0; cell < 81; cell++) {
        for (unsigned byte = 0; byte < 256; byte++) {
            solution[cell] = (uint8_t)byte;
            different += differing(version, givens, solution);
        }
        solution[cell] = right[cell];
        for (givens[cell] = 1; givens[cell] <= 9; givens[cell]++)
            different += differing(version, givens, solution);
        givens[cell] = cell % 2 ? right[cell] : 0;
    }
    CHECK_EQ(different, 0);
}

/* Exchanging two cells, rows or columns violates some kinds of units and keeps others. */
static void exchanged_cells_are_judged_alike(const struct engine9_version *version,
                                             const uint8_t *right)
{
    static const uint8_t none[81] = {0};
    uint8_t solution[81];
    unsigned different = 0;
    for (unsigned a = 0; a < 81; a++) {
        for (unsigned b = 0; b < 81; b++) {
            memcpy(solution, right, 81);
            solution[a] = right[b];
            solution[b] = right[a];
            different += differing(version, none, solution);
        }
    }
    for (unsigned pair = 0; pair < 81; pair++) {
        memcpy(solution, right, 81);
        memcpy(solution + pair / 9 * 9, right + pair % 9 * 9, 9);
        memcpy(solution + pair % 9 * 9, right + pair / 9 * 9, 9);
        different += differing(version, none, solution);
        memcpy(solution, right, 81);
        for (unsigned row = 0; row < 9; row++) {
            solution[9 * row + pair / 9] = right[9 * row + pair % 9];
            solution[9 * row + pair % 9] = right[9 * row + pair / 9];
        }
        different += differing(version, none, solution);
    }
    CHECK_EQ(different, 0);
}

/* Digits as characters and every kind of blank. */
static void givens_are_read_as_the_search_does(const struct engine9_version *version,
                                               const uint8_t *right)
{
    static const char blanks[] = {'.', '0', 0};
    uint8_t givens[81];
    for (unsigned cell = 0; cell < 81; cell++)
        givens[cell] = (uint8_t)(cell % 3 ? blanks[cell % 5 % 3] : right[cell] + '0');
    CHECK(version->verify(givens, right));
    givens[80 - 80 % 3] = (uint8_t)('0' + right[80 - 80 % 3] % 9 + 1);
    CHECK(!version->verify(givens, right));
}

int main(void)
{
    uint8_t right[81];
    unsigned checked = 0;
    for (unsigned i = 0; i < 81; i++)
        right[i] = (uint8_t)((i / 9 % 3 * 3 + i / 27 + i % 9) % 9 + 1);
    for (int simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_WASM; simd++) {
        for (enum engine9_use use = ENGINE9_ONE; use < ENGINE9_USES; use++) {
            const struct engine9_version *version =
                engine9_version_for(use, (enum sudoku_simd)simd);
            if (!version || !version->verify)
                continue;
            any_changed_cell_is_judged_alike(version, right);
            exchanged_cells_are_judged_alike(version, right);
            givens_are_read_as_the_search_does(version, right);
            checked++;
        }
    }
    printf("%u versions have a check of their own\n", checked);
    return checked ? check_result() : TEST_SKIPPED;
}
