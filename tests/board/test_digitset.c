#include <sudoku/digitset.h>

#include "support/check.h"

static void digits_1_and_64_are_the_ends_of_a_set(void)
{
    sudoku_digitset set = sudoku_digitset_add(sudoku_digitset_of(1), 64);
    CHECK(sudoku_digitset_has(set, 1) && sudoku_digitset_has(set, 64));
    CHECK(!sudoku_digitset_has(set, 2) && !sudoku_digitset_has(set, 63));
    CHECK_EQ(sudoku_digitset_count(set), 2);
    CHECK_EQ(sudoku_digitset_first(set), 1);
    CHECK_EQ(sudoku_digitset_remove(set, 1), sudoku_digitset_of(64));
}

static void the_full_set_has_as_many_digits_as_the_side(void)
{
    for (unsigned side = 1; side <= SUDOKU_MAX_SIDE; side++) {
        CHECK_EQ(sudoku_digitset_count(sudoku_digitset_all(side)), side);
        CHECK(sudoku_digitset_has(sudoku_digitset_all(side), side));
        CHECK_EQ(sudoku_digitset_complement(sudoku_digitset_all(side), side), 0);
    }
}

static void pop_visits_every_digit_once_in_ascending_order(void)
{
    sudoku_digitset set = sudoku_digitset_of(3) | sudoku_digitset_of(64) | sudoku_digitset_of(9);
    CHECK_EQ(sudoku_digitset_pop(&set), 3);
    CHECK_EQ(sudoku_digitset_pop(&set), 9);
    CHECK_EQ(sudoku_digitset_pop(&set), 64);
    CHECK_EQ(set, SUDOKU_DIGITSET_EMPTY);
}

static void set_algebra_agrees_with_membership(void)
{
    sudoku_digitset a = 0x5a5a00ff12345678, b = 0x0ff0f0f0a5a5c3c3;
    for (unsigned digit = 1; digit <= 64; digit++) {
        bool in_a = sudoku_digitset_has(a, digit), in_b = sudoku_digitset_has(b, digit);
        CHECK_EQ(sudoku_digitset_has(sudoku_digitset_union(a, b), digit), in_a || in_b);
        CHECK_EQ(sudoku_digitset_has(sudoku_digitset_intersection(a, b), digit), in_a && in_b);
        CHECK_EQ(sudoku_digitset_has(sudoku_digitset_difference(a, b), digit), in_a && !in_b);
    }
    CHECK(sudoku_digitset_is_subset(a & b, a));
    CHECK(!sudoku_digitset_is_subset(a, a & b));
}

static void only_one_digit_is_a_single(void)
{
    CHECK(!sudoku_digitset_is_single(0));
    CHECK(sudoku_digitset_is_single(sudoku_digitset_of(64)));
    CHECK(!sudoku_digitset_is_single(sudoku_digitset_all(2)));
}

int main(void)
{
    digits_1_and_64_are_the_ends_of_a_set();
    the_full_set_has_as_many_digits_as_the_side();
    pop_visits_every_digit_once_in_ascending_order();
    set_algebra_agrees_with_membership();
    only_one_digit_is_a_single();
    return check_result();
}
