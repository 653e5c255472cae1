/* The check of classic solutions rejects every wrong cell, and each kind of unit alone. */
#include "engine/verify.h"
#include "support/check.h"

static const struct sudoku_puzzle empty;

static void fill(uint8_t *solution)
{
    for (unsigned i = 0; i < 81; i++)
        solution[i] = (uint8_t)((i / 9 % 3 * 3 + i / 27 + i % 9) % 9 + 1);
}

static void any_changed_cell_is_rejected(void)
{
    uint8_t solution[81];
    fill(solution);
    CHECK(verify_classic(&empty, solution));
    for (unsigned cell = 0; cell < 81; cell++) {
        uint8_t right = solution[cell];
        for (unsigned wrong = 0; wrong < 256; wrong++) {
            solution[cell] = (uint8_t)wrong;
            CHECK_EQ(verify_classic(&empty, solution), wrong == right);
        }
        solution[cell] = right;
    }
}

/* Rows 0 and 3 exchanged: rows and columns are valid, boxes are not; likewise columns 0 and 4. In
 * the third board rows and boxes are valid, in the fourth columns and boxes. */
static void each_kind_of_unit_is_checked(void)
{
    uint8_t rows[81], columns[81], shifted[81], turned[81];
    fill(rows);
    fill(columns);
    for (unsigned i = 0; i < 9; i++) {
        uint8_t other = rows[27 + i];
        rows[27 + i] = rows[i];
        rows[i] = other;
        other = columns[9 * i + 4];
        columns[9 * i + 4] = columns[9 * i];
        columns[9 * i] = other;
    }
    for (unsigned i = 0; i < 81; i++) {
        shifted[i] = (uint8_t)((i / 9 % 3 * 3 + i % 9) % 9 + 1);
        turned[i % 9 * 9 + i / 9] = shifted[i];
    }
    CHECK(!verify_classic(&empty, rows));
    CHECK(!verify_classic(&empty, columns));
    CHECK(!verify_classic(&empty, shifted));
    CHECK(!verify_classic(&empty, turned));
}

static void each_given_and_each_set_of_candidates_counts(void)
{
    uint8_t solution[81], givens[81] = {0};
    sudoku_digitset candidates[81];
    const struct sudoku_puzzle given = {.givens = givens};
    const struct sudoku_puzzle narrowed = {.givens = givens, .candidates = candidates};
    fill(solution);
    for (unsigned cell = 0; cell < 81; cell++)
        candidates[cell] = sudoku_digitset_of(solution[cell]);
    for (unsigned cell = 0; cell < 81; cell++) {
        givens[cell] = solution[cell];
        CHECK(verify_classic(&given, solution));
        givens[cell] = (uint8_t)(solution[cell] % 9 + 1);
        CHECK(!verify_classic(&given, solution));
        givens[cell] = 0;
        candidates[cell] = ~candidates[cell] & sudoku_digitset_all(9);
        CHECK(!verify_classic(&narrowed, solution));
        givens[cell] = solution[cell]; /* a given needs no candidate */
        CHECK(verify_classic(&narrowed, solution));
        givens[cell] = 0;
        candidates[cell] = sudoku_digitset_of(solution[cell]);
    }
}

int main(void)
{
    any_changed_cell_is_rejected();
    each_kind_of_unit_is_checked();
    each_given_and_each_set_of_candidates_counts();
    return check_result();
}
